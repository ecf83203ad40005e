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
import { MoveEntry } from './move-entry.tsx';
import { useEntryRefresh } from './refresh-entries.ts';
import { handleTreeKey } from './tree-keys.ts';
import { type Tree, TreeLevel, useTopIsEmpty } from './tree-level.tsx';
import { moveRequest, type TreeMove } from './tree-moves.ts';
import { useMoveNotice } from './undo-move.ts';

interface EntryTreeProps {
  campaignId: string;
  /** Whether the user can move entries. */
  movable: boolean;
  viewer: Member | undefined;
  /** Shown instead of a tree without entries. */
  empty: ReactNode;
}

/** Whether the row is below the entry; null stands for the top of the tree. */
function isBelow(row: HTMLElement, parentId: string | null): boolean {
  const list = row.parentElement?.parentElement;
  return (list?.closest<HTMLElement>('[data-entry]')?.dataset['entry'] ?? null) === parentId;
}

/** The ids of the ancestors, the parent first. */
const above = (ancestors: Entry['ancestors']): string[] =>
  ancestors.toReversed().map(({ entryId }) => entryId);

/** The entries as a tree. The children of an entry are loaded when the user opens it. */
export function EntryTree({ campaignId, movable, viewer, empty }: EntryTreeProps) {
  const root = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string>();
  const [dragged, setDragged] = useState<Tree['dragged']>();
  /** The moved entry, which gets the focus as soon as it is at its new position. */
  const moved = useRef<{ readonly entryId: string; readonly parentId: string | null }>(undefined);
  /** The entry for which the user chooses a position in a dialog. */
  const [placed, setPlaced] = useState<EntrySummary>();
  const refresh = useEntryRefresh(campaignId);
  const itemOf = (id: string) =>
    root.current?.querySelector<HTMLElement>(
      `[data-entry="${CSS.escape(id)}"] > [role="treeitem"]`,
    );
  async function showMoved({ entryId, ancestors }: Entry) {
    const parentId = ancestors.at(-1)?.entryId ?? null;
    setOpen((ids) => new Set([...ids, ...ancestors.map((one) => one.entryId)]));
    moved.current = { entryId, parentId };
    await refresh();
    const row = itemOf(entryId);
    if (row && isBelow(row, parentId)) row.focus();
  }
  const notice = useMoveNotice(campaignId, showMoved);
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
  const { mutateAsync } = useEntryMove();
  async function send(entryId: string, move: TreeMove, from: TreeMove) {
    try {
      // The way back is read before the move, because the move changes which entry is the next one.
      const back = await moveRequest(from).catch(() => null);
      const entry = await mutateAsync({ campaignId, entryId, data: await moveRequest(move) });
      notice.notify(entry, back);
      await showMoved(entry);
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
    move: (entryId, move, from) => void send(entryId, move, from),
    choosePlace: setPlaced,
    takeFocus: (id, element) => {
      if (moved.current?.entryId !== id || element === null) return;
      // The row at the old position is rendered again before it disappears.
      if (!isBelow(element, moved.current.parentId)) return;
      moved.current = undefined;
      element.focus();
    },
  };

  /** Keys for moves are handled by the items. */
  function handleKey(event: KeyboardEvent<HTMLUListElement>) {
    // The user goes on, so a row that appears later must not take the focus.
    moved.current = undefined;
    if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
      event.preventDefault();
      notice.undoLast();
      return;
    }
    handleTreeKey(event, toggle);
  }

  if (useTopIsEmpty(tree)) return empty;
  return (
    <>
      {movable && (
        <p className="mb-3 text-sm text-muted pointer-coarse:hidden">
          Drag an entry to its place, or move it with Alt and the arrow keys. Shift and F10 open its
          menu, which also moves it far away. Ctrl and Z take back the last move.
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
      {placed && (
        <MoveEntry
          campaignId={campaignId}
          entry={placed}
          onMoved={(entry, from) => {
            movedByDialog.current = entry;
            notice.notify(entry, from);
          }}
          onClose={() => setPlaced(undefined)}
        />
      )}
    </>
  );
}
