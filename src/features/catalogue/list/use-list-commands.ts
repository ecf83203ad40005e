import { useMutation } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'sonner';
import type { Gesture, GridHandle } from '#src/components/grid/grid-types.ts';
import type { ColumnLayoutState } from '#src/components/grid/use-column-layout.ts';
import { withVisibility } from '#src/components/grid/column-layout.ts';
import { type BulkPlan, rowsIn } from '../edits/bulk-change.ts';
import { type TouchedCell, touchedBy } from '../edits/commands.ts';
import { focusFirstQuestion } from '../edits/row-problems.tsx';
import type { SaveReport } from '../edits/save-drafts.ts';
import type { EditsOfList } from '../edits/use-edits.ts';
import type { Kind } from '../kind.ts';
import type { ListQuery } from '../list-query.ts';
import { needsConfirmation } from './confirm-deletion.tsx';
import { nextError } from './next-error.ts';
import { numbered } from '../numbers.ts';
import type { RowSelection } from './use-selection.ts';

interface CommandParts {
  kind: Kind;
  query: ListQuery;
  edits: EditsOfList;
  selection: RowSelection;
  layout: ColumnLayoutState;
  grid: RefObject<GridHandle | null>;
  announce: (text: string) => void;
  setOpenDialog: (openDialog: { type: 'delete'; sks: readonly string[] }) => void;
}

/** Waits two frames, because the grid must draw a change before it can flash or edit the cell. */
const afterDrawing = (action: () => void) =>
  void requestAnimationFrame(() => requestAnimationFrame(action));

/** Waits until no dialog is open, at most 60 frames, because a closing dialog moves the focus itself. */
function afterDialogs(action: () => void, framesLeft = 60) {
  requestAnimationFrame(() => {
    const open = document.querySelector('dialog[open]') !== null;
    if (open && framesLeft > 0) afterDialogs(action, framesLeft - 1);
    else afterDrawing(action);
  });
}

/** The id of the toast about a save that stopped. This toast stays until the next save. */
const stoppedToast = 'save-stopped';

/**
 * How long the toast after a save offers "Undo", in milliseconds. After that, the values can be
 * restored only from the history of each item.
 */
const undoSaveFor = 10_000;

/**
 * The commands on the rows of a list. They report their results to screen readers and in toasts.
 */
export function useListCommands(parts: CommandParts) {
  const { kind, query, edits, selection, layout, grid, announce, setOpenDialog } = parts;
  const nameKey = kind.fields[0]?.key ?? 'name';
  const rowsText = (count: number) => numbered(count, kind.one, kind.many);

  /**
   * Moves the focus to the grid, or else to the heading, if the focused element has disappeared.
   */
  function keepFocus() {
    afterDialogs(() => {
      const { activeElement } = document;
      if (activeElement !== null && activeElement !== document.body) return;
      if (grid.current !== null) grid.current.focus();
      else document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    });
  }

  function show(cells: readonly TouchedCell[], follow: boolean) {
    const [first] = cells;
    if (follow && first !== undefined) grid.current?.focusCell(first.sk, first.field ?? nameKey);
    afterDrawing(() => {
      grid.current?.flash(
        cells.map(({ sk, field }) => ({ rowId: sk, ...(field !== null && { key: field }) })),
      );
    });
    keepFocus();
  }

  function undoOrRedo(direction: 'undo' | 'redo', follow: boolean) {
    const command = flushSync(() => edits[direction]());
    if (command === null) {
      announce(direction === 'undo' ? 'There is nothing to undo.' : 'There is nothing to redo.');
      return;
    }
    announce(`${direction === 'undo' ? 'Undone' : 'Redone'}: ${command.label}.`);
    show(command.cells, follow);
  }

  /** Closes the open toast with "Undo". */
  const endOffer = useRef<() => void>(() => undefined);

  /**
   * Shows a toast with "Undo" for the last command. The toast closes when another command becomes the
   * last command, because "Undo" would then revert that command.
   */
  function offerUndo(text: string) {
    endOffer.current();
    const lastCommand = () => edits.state.get().edits.done.at(-1);
    const offered = lastCommand();
    const stopWatching = edits.state.subscribe(() => {
      if (lastCommand() !== offered) endOffer.current();
    });
    const id = toast(text, {
      action: { label: 'Undo', onClick: () => undoOrRedo('undo', false) },
      onDismiss: stopWatching,
      onAutoClose: stopWatching,
    });
    endOffer.current = () => {
      stopWatching();
      toast.dismiss(id);
    };
  }

  function removeNow(sks: readonly string[]) {
    const markedCount = sks.filter((sk) => edits.rowOf(sk)?.draft?.state !== 'removed').length;
    edits.remove(sks);
    // If all rows were marked already, undo is not offered, because it would revert another command.
    if (markedCount === 0) announce('Already marked for deletion. Undo removes the mark.');
    else offerUndo(`${rowsText(markedCount)} marked for deletion. Saving deletes for good.`);
    const remainingIds = new Set(selection.ids);
    for (const sk of sks) remainingIds.delete(sk);
    selection.change(remainingIds);
    keepFocus();
  }

  /** Returns the text of the toast about saved rows; null if no row was saved. */
  function reportSave({ saved, unsaved, stopped, sks }: SaveReport, action: string): string | null {
    if (saved > 0) {
      endOffer.current();
      afterDrawing(() => grid.current?.flash(sks.map((rowId) => ({ rowId }))));
      // The toast that was closed may have had the focus.
      keepFocus();
    }
    if (stopped !== null) toast.error(stopped, { id: stoppedToast, duration: Infinity });
    else if (unsaved > 0) {
      toast.error(`${numbered(unsaved, 'row needs', 'rows need')} your attention.`);
    }
    return saved > 0 ? `${rowsText(saved)} ${action}.` : null;
  }

  const undoingSave = useMutation({
    mutationFn: () => edits.undoSave(),
    onSuccess: (report) => {
      const text = reportSave(report, 'put back as before');
      if (text !== null) toast.success(text);
    },
  });
  const saving = useMutation({
    mutationFn: () => edits.save(),
    onSuccess: (report) => {
      const text = reportSave(report, 'saved');
      if (text === null) return;
      toast.success(text, {
        duration: undoSaveFor,
        action: { label: 'Undo', onClick: () => undoingSave.mutate() },
      });
    },
  });
  const isSaving = saving.isPending || undoingSave.isPending;

  return {
    isSaving,
    /** Saves all drafts. A row that could not be saved shows the reason. */
    save: () => {
      if (isSaving || edits.state.get().edits.drafts.size === 0) return;
      toast.dismiss(stoppedToast);
      saving.mutate();
    },
    gesture: (gesture: Gesture) => {
      announce(edits.apply(gesture).text);
    },
    undo: (follow: boolean) => undoOrRedo('undo', follow),
    redo: (follow: boolean) => undoOrRedo('redo', follow),
    removeNow,
    remove: (sks: readonly string[]) => {
      if (sks.length === 0) return;
      if (needsConfirmation(sks.length)) setOpenDialog({ type: 'delete', sks });
      else removeNow(sks);
    },
    duplicate: (sks: readonly string[]) => {
      const [first] = flushSync(() => edits.duplicate(sks));
      if (first !== undefined) grid.current?.focusCell(first, nameKey);
      announce(`${rowsText(sks.length)} duplicated; the copies are not saved yet.`);
    },
    create: () => {
      const category = query.category === null ? {} : { category: query.category };
      const [newRow] = flushSync(() => edits.create([{ ...kind.emptyValues, ...category }]));
      if (newRow !== undefined) afterDrawing(() => grid.current?.openEditor(newRow, nameKey));
      announce(`New row at the top: ${kind.one}.`);
    },
    revert: (sks: readonly string[]) => {
      edits.discard(sks);
      announce(`${numbered(sks.length, 'row is', 'rows are')} as stored again.`);
      keepFocus();
    },
    discardAll: () => {
      edits.discard();
      offerUndo('All changes discarded.');
      keepFocus();
    },
    change: async (label: string, plan: BulkPlan, signal: AbortSignal) => {
      try {
        await edits.changeInSlices(label, plan.patches, signal);
      } catch (error) {
        if (signal.aborted) return;
        throw error;
      }
      const errors =
        plan.errors === 0 ? '' : ` ${numbered(plan.errors, 'error', 'errors')} to fix.`;
      announce(`${rowsText(rowsIn(plan))} changed, not saved yet.${errors}`);
      show(touchedBy({ label, patches: plan.patches }), false);
    },
    nextError: (direction: 1 | -1) => {
      if (focusFirstQuestion()) return;
      const keys = kind.fields
        .map(({ key }) => key)
        .toSorted((a, b) => layout.layout.order.indexOf(a) - layout.layout.order.indexOf(b));
      const found = nextError(edits.rows, keys, grid.current?.focused() ?? null, direction);
      if (found === null) {
        announce('No cell has an error.');
        return;
      }
      if (layout.layout.hidden.includes(found.key)) {
        flushSync(() => layout.change(withVisibility(layout.layout, found.key, true)));
      }
      grid.current?.focusCell(found.sk, found.key);
      announce(`Error ${found.number} of ${found.count}: ${found.message}`);
    },
    keepFocus,
  };
}

export type ListCommands = ReturnType<typeof useListCommands>;
