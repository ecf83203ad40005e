import { ClipboardPaste, Plus } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { LeaveGuard } from '#src/components/forms/leave-guard.tsx';
import { useWindowEvent } from '#src/components/use-window-event.ts';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { classNames } from '#src/ui/class-names.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { Kind } from '../kind.ts';
import { DirtyBar } from './dirty-bar.tsx';
import { HistoryOverList, ListDialogs } from './list-dialogs.tsx';
import { ListEmpty } from './list-empty.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListNotices } from './list-notices.tsx';
import { ListRows } from './list-rows.tsx';
import { type ListSession, useListSession } from './list-session.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { numbered } from '../numbers.ts';
import { SelectionBar } from './selection-bar.tsx';

/** The screen where an administrator edits the items of one kind. */
export function CatalogueList({ kind }: { kind: Kind }) {
  const list = useListSession(kind);
  const page = usePageKeys(list);
  const { edits, fullScreen, loaded, announcement } = list;
  const { rows, draftRows } = edits;
  const { pages } = loaded;
  const isDirty = draftRows.length > 0;
  return (
    <div
      ref={page}
      className={classNames(
        'flex flex-col gap-4',
        fullScreen && 'fixed inset-0 z-40 overflow-y-auto bg-surface-0 p-4',
      )}
    >
      <title>{`${isDirty ? '• ' : ''}${kind.title} · Questwright`}</title>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {!fullScreen && <ListHeader kind={kind} />}
      <ListToolbar list={list} />
      <ListNotices list={list} />
      {pages.isPending && rows.length === 0 && <ListSkeleton label={`Loading ${kind.many}`} />}
      {pages.data && rows.length === 0 && <ListEmpty list={list} />}
      {rows.length > 0 && (
        <div className={classNames('flex flex-col gap-3', fullScreen && 'min-h-0 flex-1')}>
          <ListRows list={list} />
          <ListFoot list={list} />
        </div>
      )}
      <div className="sticky bottom-[calc(var(--navigation-height)+1rem)] z-10 flex flex-col gap-2">
        <SelectionBar list={list} />
        <DirtyBar list={list} />
      </div>
      <ListDialogs list={list} />
      <HistoryOverList list={list} />
      <LeaveGuard dirty={isDirty}>
        {`${numbered(draftRows.length, 'row has', 'rows have')} unsaved changes. They stay on this device and are here when you come back.`}
      </LeaveGuard>
    </div>
  );
}

function ListHeader({ kind }: { kind: Kind }) {
  return (
    <PageHeader
      className="mb-0!"
      eyebrow={
        <Link className="text-link" to={paths.admin}>
          Admin
        </Link>
      }
      title={kind.title}
      actions={
        <>
          {kind.extraLinks?.map(({ label, to }) => (
            <Link key={to} to={to} {...buttonProps({ variant: 'ghost' })}>
              {label}
            </Link>
          ))}
          <Link to={paths.catalogueBulkCreate(kind.slug)} {...buttonProps()}>
            <ClipboardPaste aria-hidden size={18} />
            Create many
          </Link>
          <Link to={paths.catalogueCreate(kind.slug)} {...buttonProps({ variant: 'primary' })}>
            <Plus aria-hidden size={18} />
            New {kind.one}
          </Link>
        </>
      }
    />
  );
}

const typesText = (target: HTMLElement): boolean =>
  target.matches('input:not([type=checkbox]), textarea, select');

/**
 * The action of a key on the page. The function gets no keys that the grid has handled.
 */
function actionOf(event: KeyboardEvent, list: ListSession): (() => void) | undefined {
  const { commands, setOpenDialog, fullScreen, setFullScreen } = list;
  const { ctrlKey, metaKey, shiftKey, altKey, target } = event;
  const isCommand = ctrlKey || metaKey;
  const key = event.key.toLowerCase();
  if (isCommand && key === 's') return commands.save;
  if (key === 'f8') return () => commands.nextError(shiftKey ? -1 : 1);
  // In a text field, the keys below edit the text.
  if (altKey || (target instanceof HTMLElement && typesText(target))) return undefined;
  const undo = () => commands.undo(false);
  const redo = () => commands.redo(false);
  if (isCommand) {
    if (key === 'z') return shiftKey ? redo : undo;
    if (key === 'y') return redo;
    return key === 'enter' ? commands.create : undefined;
  }
  if (key === 'escape') return fullScreen ? () => setFullScreen(false) : undefined;
  if (key === '/') return list.focusSearch;
  return key === '?' ? () => setOpenDialog({ type: 'help' }) : undefined;
}

/** Handles the shortcuts of the page, also if no element of the page has the focus. */
function usePageKeys(list: ListSession) {
  const page = useRef<HTMLDivElement>(null);
  useWindowEvent('keydown', (event) => {
    const { target } = event;
    const isInside =
      target === document.body ||
      (target instanceof Node && page.current?.contains(target) === true);
    const isInDialog = target instanceof Element && target.closest('dialog') !== null;
    if (event.defaultPrevented || !isInside || isInDialog) return;
    const action = actionOf(event, list);
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  return page;
}
