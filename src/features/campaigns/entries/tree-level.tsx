import {
  ArrowDown,
  ArrowUp,
  ChevronRight,
  CornerDownRight,
  CornerLeftUp,
  FolderInput,
} from 'lucide-react';
import {
  type Dispatch,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type SetStateAction,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { CampaignLink } from '#src/components/campaigns/campaign-link.tsx';
import { useEntryListInfinite } from '#src/generated/endpoints/entries/entries.ts';
import type { EntrySummary } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { MoreActions } from '#src/ui/more-actions.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { typeTexts } from './entry-labels.ts';
import { belowParams } from './entry-query.ts';
import { entriesFreshFor } from './refresh-entries.ts';
import {
  type TreeDropZone,
  dropOf,
  type MoveName,
  moveNames,
  moveOf,
  placeIn,
  type TreeMove,
  type TreePosition,
  zoneAt,
} from './tree-moves.ts';
import { VisibilityBadge } from './visibility-badge.tsx';

/** The state of the whole tree. */
export interface Tree {
  campaignId: string;
  /** The id of the member as whom a game master sees the tree. */
  viewAs: string | undefined;
  movable: boolean;
  /** The entries whose entries below are shown. */
  open: ReadonlySet<string>;
  toggle: (id: string, isOpen: boolean) => void;
  /** The item that Tab reaches. */
  active: string | undefined;
  setActive: Dispatch<SetStateAction<string | undefined>>;
  /** `from` is the move that would bring the dragged entry back. */
  dragged: { readonly entryId: string; readonly from: TreeMove } | undefined;
  setDragged: (dragged: Tree['dragged']) => void;
  /** @param from the move that takes this one back */
  move: (entryId: string, move: TreeMove, from: TreeMove) => void;
  /** Opens the dialog in which the user chooses any entry as the parent. */
  choosePlace: (entry: EntrySummary) => void;
  /** Focuses the element if its entry was moved. */
  takeFocus: (id: string, element: HTMLElement | null) => void;
}

interface TreeLevelProps {
  tree: Tree;
  /** Null at the top. */
  parentId: string | null;
  /** The position of the parent; null at the top. */
  position: TreePosition | null;
  level: number;
}

const levelParams = ({ viewAs }: Tree, parentId: string | null) => ({
  ...belowParams(parentId),
  ...(viewAs !== undefined && { viewAs }),
});

/** Whether the tree has no entries. */
export const useTopIsEmpty = (tree: Tree): boolean =>
  useEntryListInfinite(tree.campaignId, levelParams(tree, null), {
    query: { staleTime: entriesFreshFor },
  }).data?.pages.every(({ items }) => items.length === 0) === true;

/** The rows of the first paint, more than a screen shows. React renders the others directly after it. */
const firstRows = 20;

/** The entries with one parent. */
export function TreeLevel({ tree, parentId, position, level }: TreeLevelProps) {
  const { data, error, isError, isFetching, refetch, ...more } = useEntryListInfinite(
    tree.campaignId,
    levelParams(tree, parentId),
    { query: { staleTime: entriesFreshFor } },
  );
  const siblings = data?.pages.flatMap((page) => page.items) ?? [];
  // Until the deferred value is rendered, it is the number of an earlier render, such as 0 without data.
  const rows = Math.max(firstRows, useDeferredValue(siblings.length, firstRows));
  const loadMore = more.hasNextPage
    ? async () => {
        const next = await more.fetchNextPage();
        if (next.error !== null) throw next.error;
        return next.data?.pages.flatMap((page) => page.items) ?? [];
      }
    : null;
  const problem = isError && !more.isFetchNextPageError && (
    <li role="none">
      <LoadProblem
        what="the entries"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    </li>
  );
  if (data === undefined) {
    return (
      problem || (
        <li role="none">
          <div aria-busy className="py-2">
            <Skeleton className="h-6 w-1/2" />
          </div>
        </li>
      )
    );
  }
  return (
    <>
      {problem}
      {siblings.slice(0, rows).map((entry, index) => (
        <TreeItem
          key={entry.entryId}
          tree={tree}
          entry={entry}
          position={{ siblings, index, parent: position, loadMore }}
          level={level}
        />
      ))}
      {siblings.length === 0 && parentId !== null && (
        <li role="none" className="px-3 py-2 text-sm text-muted">
          Nothing is below it.
        </li>
      )}
      {more.hasNextPage && (
        <li role="none" className="py-2">
          {more.isFetchNextPageError ? (
            <LoadProblem
              what="more entries"
              error={error}
              retrying={more.isFetchingNextPage}
              onRetry={() => void more.fetchNextPage()}
            />
          ) : (
            <Button
              size="small"
              pending={more.isFetchingNextPage}
              onClick={() => void more.fetchNextPage()}
            >
              Show more entries
            </Button>
          )}
        </li>
      )}
    </>
  );
}

const moveKeys: Readonly<Record<string, MoveName>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'into',
  ArrowLeft: 'out',
};

const moveIcons: Readonly<Record<MoveName, ReactNode>> = {
  up: <ArrowUp aria-hidden />,
  down: <ArrowDown aria-hidden />,
  into: <CornerDownRight aria-hidden />,
  out: <CornerLeftUp aria-hidden />,
};

function moveLabel(name: MoveName, { siblings, index, parent }: TreePosition): string {
  const above = siblings[index - 1]?.title ?? '';
  const parentTitle = parent?.siblings[parent.index]?.title ?? '';
  return {
    up: 'Move up',
    down: 'Move down',
    into: `Move into “${above}”`,
    out: `Move out of “${parentTitle}”`,
  }[name];
}

interface TreeItemProps {
  tree: Tree;
  entry: EntrySummary;
  position: TreePosition;
  level: number;
}

const dropLooks: Readonly<Record<TreeDropZone, string>> = {
  before: 'shadow-[inset_0_2px_0_var(--gold)]',
  into: 'bg-gold-wash',
  after: 'shadow-[inset_0_-2px_0_var(--gold)]',
};

function TreeItem({ tree, entry, position, level }: TreeItemProps) {
  const { entryId, title, type } = entry;
  const { icon: Icon, label } = typeTexts[type];
  const id = useId();
  const [zone, setZone] = useState<TreeDropZone>();
  const isOpen = tree.open.has(entryId);
  const isEmpty = !entry.hasChildren && !isOpen;
  const moves = moveNames.flatMap((name) => {
    const move = tree.movable ? moveOf(name, position) : null;
    return move === null ? [] : [{ name, move }];
  });
  const { setActive } = tree;
  // Not a later effect: a moved entry is removed before its new row gets the focus.
  useLayoutEffect(
    // Without an active row, Tab reaches the first one.
    () => () => setActive((active) => (active === entryId ? undefined : active)),
    [entryId, setActive],
  );
  const isFirst = tree.active === undefined && level === 1 && position.index === 0;

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const row = event.currentTarget;
    if (event.target !== row) {
      const isInRow = event.target instanceof Element && row.contains(event.target);
      if (isInRow && event.key === 'Escape') row.focus();
      return;
    }
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      const menu = row.querySelector<HTMLElement>('[aria-haspopup="menu"]');
      if (menu === null) return;
      event.preventDefault();
      menu.focus();
      menu.click();
      return;
    }
    if (!event.altKey) return;
    const found = moves.find(({ name }) => name === moveKeys[event.key]);
    if (moveKeys[event.key] === undefined) return;
    event.preventDefault();
    if (found !== undefined) tree.move(entryId, found.move, placeIn(position));
  }

  /** An entry cannot be dropped on itself or below itself. */
  const isTarget = ({ currentTarget }: DragEvent): boolean =>
    tree.dragged !== undefined &&
    currentTarget.closest(`[data-entry="${CSS.escape(tree.dragged.entryId)}"]`) === null;

  function zoneOf(event: DragEvent): TreeDropZone {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    return zoneAt((event.clientY - top) / height);
  }

  const dragging = tree.movable && {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', title);
      tree.setDragged({ entryId, from: placeIn(position) });
    },
    onDragEnd: () => tree.setDragged(undefined),
    onDragOver: (event: DragEvent) => {
      if (!isTarget(event)) return;
      event.preventDefault();
      setZone(zoneOf(event));
    },
    onDragLeave: () => setZone(undefined),
    onDrop: (event: DragEvent) => {
      setZone(undefined);
      if (!isTarget(event) || tree.dragged === undefined) return;
      event.preventDefault();
      const { entryId: draggedId, from } = tree.dragged;
      tree.move(draggedId, dropOf(zoneOf(event), position, draggedId), from);
    },
  };

  return (
    <li role="none" data-entry={entryId}>
      <div
        {...dragging}
        ref={(element) => tree.takeFocus(entryId, element)}
        role="treeitem"
        aria-labelledby={`${id}-title ${id}-words`}
        aria-level={level}
        aria-setsize={position.loadMore === null ? position.siblings.length : -1}
        aria-posinset={position.index + 1}
        aria-selected={false}
        {...(!isEmpty && { 'aria-expanded': isOpen })}
        tabIndex={tree.active === entryId || isFirst ? 0 : -1}
        {...(moves.length > 0 && { 'aria-keyshortcuts': 'Shift+F10' })}
        onFocus={() => setActive(entryId)}
        onKeyDown={handleKey}
        className={classNames(
          'flex min-h-(--target) items-center gap-2 rounded-md px-1 py-0.5 hover:bg-surface-3 focus-visible:outline-2 focus-visible:outline-gold-bright',
          tree.dragged?.entryId === entryId && 'opacity-50',
          zone !== undefined && dropLooks[zone],
        )}
      >
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          onClick={() => tree.toggle(entryId, !isOpen)}
          className={classNames(
            'grid size-8 shrink-0 place-items-center text-muted hover:text-fg',
            isEmpty && 'invisible',
          )}
        >
          <ChevronRight
            aria-hidden
            size={18}
            className={classNames('transition-transform', isOpen && 'rotate-90')}
          />
        </button>
        <Icon aria-hidden size={18} className="shrink-0 text-gold" />
        <span id={`${id}-title`} className="min-w-0 flex-1">
          <CampaignLink
            to={paths.entry(tree.campaignId, entryId)}
            tabIndex={-1}
            draggable={false}
            className="block py-1 wrap-anywhere hover:text-gold"
          >
            {title}
          </CampaignLink>
        </span>
        {/* Separates the words in the name of the item. */ ' '}
        <span id={`${id}-words`} className="shrink-0">
          <VisibilityBadge entry={entry} isPlayer={!tree.movable} compact />{' '}
          <VisuallyHidden>{label}</VisuallyHidden>
        </span>
        {moves.length > 0 && (
          <MoreActions
            label={`Move ${title}`}
            // Tab leaves the tree from each of its rows.
            tabIndex={-1}
            actions={[
              ...moves.map(({ name, move }) => ({
                label: moveLabel(name, position),
                icon: moveIcons[name],
                onSelect: () => tree.move(entryId, move, placeIn(position)),
              })),
              {
                label: 'Move to…',
                icon: <FolderInput aria-hidden />,
                onSelect: () => tree.choosePlace(entry),
              },
            ]}
          />
        )}
      </div>
      {isOpen && (
        <ul role="group" className="ml-5 border-l border-hairline pl-1 sm:pl-2">
          <TreeLevel tree={tree} parentId={entryId} position={position} level={level + 1} />
        </ul>
      )}
    </li>
  );
}
