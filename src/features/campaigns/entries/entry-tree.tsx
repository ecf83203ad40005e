import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { toast } from 'sonner';
import { failureText } from '#src/api/http-error.ts';
import { useEntryMove } from '#src/generated/endpoints/entries/entries.ts';
import type { Entry, EntrySummary, Member } from '#src/generated/model/index.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { MoveEntry } from './move-entry.tsx';
import { useEntryRefresh } from './refresh-entries.ts';
import { type Tree, TreeLevel, useTopIsEmpty } from './tree-level.tsx';
import { moveRequest, type TreeMove } from './tree-moves.ts';

interface EntryTreeProps {
  campaignId: string;
  /** Whether the user can move entries. */
  movable: boolean;
  viewer: Member | undefined;
  /** Shown instead of a tree without entries. */
  empty: ReactNode;
}

const itemsIn = (tree: HTMLElement): HTMLElement[] => [
  ...tree.querySelectorAll<HTMLElement>('[role="treeitem"]'),
];

const parentOf = (row: HTMLElement | null) =>
  row?.parentElement?.closest('li')?.querySelector<HTMLElement>(':scope > [role="treeitem"]');

/** Whether the row is below the entry; null stands for the top of the tree. */
function isBelow(row: HTMLElement, parentId: string | null): boolean {
  const list = row.parentElement?.parentElement;
  return (list?.closest<HTMLElement>('[data-entry]')?.dataset['entry'] ?? null) === parentId;
}

/** The ids of the ancestors, the parent first. */
const above = (ancestors: Entry['ancestors']): string[] =>
  ancestors.toReversed().map(({ entryId }) => entryId);

/** The next item whose title begins with the letter, from the top again after the last one. */
function nextWith(letter: string, items: readonly HTMLElement[], index: number) {
  const begin = letter.toLowerCase();
  return [...items.slice(index + 1), ...items.slice(0, index)].find((item) =>
    item.querySelector('a')?.textContent.toLowerCase().startsWith(begin),
  );
}

/**
 * The entries as a tree. The children of an entry are loaded when the user opens it, so an entry without
 * children looks like the others until then.
 */
export function EntryTree({ campaignId, movable, viewer, empty }: EntryTreeProps) {
  const root = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string>();
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  /** The moved entry, which gets the focus as soon as it is at its new position. */
  const moved = useRef<{ readonly entryId: string; readonly parentId: string | null }>(undefined);
  /** The entry for which the user chooses a place in a dialog. */
  const [placed, setPlaced] = useState<EntrySummary>();
  const refresh = useEntryRefresh(campaignId);
  const itemOf = (id: string) =>
    root.current?.querySelector<HTMLElement>(
      `[data-entry="${CSS.escape(id)}"] > [role="treeitem"]`,
    );
  async function showMoved({ entryId, title, ancestors }: Entry) {
    const parent = ancestors.at(-1);
    setOpen((ids) => new Set([...ids, ...ancestors.map((one) => one.entryId)]));
    setSaid(
      parent === undefined
        ? `${title} is moved, at the top of the tree.`
        : `${title} is moved, below ${parent.title}.`,
    );
    moved.current = { entryId, parentId: parent?.entryId ?? null };
    await refresh();
    const row = itemOf(entryId);
    if (row && isBelow(row, parent?.entryId ?? null)) row.focus();
  }
  const movedByDialog = useRef<Entry>(undefined);
  const showMovedByDialog = useEffectEvent(() => {
    const { current: entry } = movedByDialog;
    movedByDialog.current = undefined;
    if (entry === undefined) return;
    // The old row disappears, and the entries below the new parent are still loading.
    const rows = above(entry.ancestors).map(itemOf);
    rows.find((row) => row !== undefined && row !== null)?.focus();
    void showMoved(entry);
  });
  // An effect, because the dialog returns the focus to the old row when it closes.
  useEffect(() => {
    if (placed === undefined) showMovedByDialog();
  }, [placed]);
  const { mutate } = useEntryMove({
    mutation: {
      onSuccess: showMoved,
      onError: (error) => void toast.error(failureText(error)),
    },
  });
  async function send(entryId: string, move: TreeMove) {
    try {
      mutate({ campaignId, entryId, data: await moveRequest(move) });
    } catch (error) {
      toast.error(failureText(error));
    }
  }
  const toggle = (id: string, isOpen: boolean) =>
    setOpen((ids) =>
      isOpen ? new Set([...ids, id]) : new Set([...ids].filter((one) => one !== id)),
    );
  const tree: Tree = {
    campaignId,
    viewAs: viewer?.userId,
    movable,
    open,
    toggle,
    active,
    setActive,
    dragged,
    setDragged,
    move: (entryId, move) => void send(entryId, move),
    choosePlace: setPlaced,
    takeFocus: (id, element) => {
      if (moved.current?.entryId !== id || element === null) return;
      // The row at the old position is rendered again before it disappears.
      if (!isBelow(element, moved.current.parentId)) return;
      moved.current = undefined;
      element.focus();
    },
  };

  /** The keys of trees in the ARIA patterns. Keys for moves are handled by the items. */
  function handleKey(event: KeyboardEvent<HTMLUListElement>) {
    const { target, key } = event;
    // The user goes on, so a row that appears later must not take the focus.
    moved.current = undefined;
    if (!(target instanceof HTMLElement) || event.altKey) return;
    if (target.getAttribute('role') !== 'treeitem') return;
    const items = itemsIn(event.currentTarget);
    const index = items.indexOf(target);
    const row = target.parentElement;
    const id = row?.dataset['entry'] ?? '';
    const expanded = target.getAttribute('aria-expanded');
    const goTo = (item: HTMLElement | null | undefined) => item?.focus();
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => goTo(items[index + 1]),
      ArrowUp: () => goTo(items[index - 1]),
      Home: () => goTo(items[0]),
      End: () => goTo(items.at(-1)),
      Enter: () => target.querySelector('a')?.click(),
      ArrowRight: () => {
        if (expanded === 'false') toggle(id, true);
        else if (expanded === 'true') goTo(row?.querySelector<HTMLElement>('ul [role="treeitem"]'));
      },
      ArrowLeft: () => {
        if (expanded === 'true') toggle(id, false);
        else goTo(parentOf(row));
      },
    };
    const isLetter = /^[\p{L}\p{N}]$/u.test(key) && !event.ctrlKey && !event.metaKey;
    const action = isLetter ? () => goTo(nextWith(key, items, index)) : keys[key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  }

  if (useTopIsEmpty(tree)) return empty;
  return (
    <>
      {movable && (
        <p className="mb-3 text-sm text-muted pointer-coarse:hidden">
          Drag an entry to its place, or move it with Alt and the arrow keys. Shift and F10 open its
          menu, which also moves it far away.
        </p>
      )}
      <ul
        ref={root}
        role="tree"
        aria-label="Tree of the entries"
        onKeyDown={handleKey}
        className="panel px-2 py-2 sm:px-4"
      >
        <TreeLevel tree={tree} parentId={null} position={null} level={1} />
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {placed && (
        <MoveEntry
          campaignId={campaignId}
          entry={placed}
          onMoved={(entry) => {
            movedByDialog.current = entry;
          }}
          onClose={() => setPlaced(undefined)}
        />
      )}
    </>
  );
}
