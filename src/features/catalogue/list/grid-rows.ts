import type { Lookups } from '#src/lib/catalogue/codec.ts';
import type { CellMark, GridColumn, RowState } from '#src/components/grid/grid-types.ts';
import type { GridRow } from '../edits/rows.ts';
import { editorOf, type Field } from '../field.ts';
import { firstErrorIn } from '../issues.ts';
import type { Kind } from '../kind.ts';

/** The columns of a kind's grid. A reference shows the name in `lookups`, or else the key. */
export function gridColumns(kind: Kind, lookups: Lookups): GridColumn<GridRow>[] {
  return kind.fields.map((field, index) => columnOf(field, index === 0, lookups));
}

function columnOf(field: Field, first: boolean, lookups: Lookups): GridColumn<GridRow> {
  const { key, label, options, type, show, text } = field;
  const lookup = lookups.get(key);
  const editor = editorOf(field, lookup);
  return {
    key,
    label,
    text: ({ values }) => show(values[key], lookup),
    // A reference is copied as its key, so that pasting it gives a reference to the same item.
    copyText: ({ values }) => text(values[key]),
    width: options.width ?? type.width,
    ...(type.control.type === 'reference' && {
      editText: ({ values }) => show(values[key], lookup),
    }),
    ...(options.aliases !== undefined && { aliases: options.aliases }),
    ...(options.hint !== undefined && { hint: options.hint }),
    ...(options.sort !== undefined && { sortKey: options.sort }),
    ...(editor !== null && { editor }),
    ...(type.numeric === true && { numeric: true }),
    ...(first && { pinned: true, required: true }),
  };
}

export function gridRowState({ draft }: GridRow): RowState | undefined {
  if (draft === undefined) return undefined;
  if (draft.state === 'removed') return 'deleted';
  if (draft.status?.state === 'failed') return 'failed';
  return draft.state === 'created' ? 'new' : undefined;
}

interface MarkOptions {
  fields: ReadonlyMap<string, Field>;
  lookups: Lookups;
  /** Warnings about the names of rows, by the key of the row. */
  sameNames: ReadonlyMap<string, string>;
}

/** Makes the function that returns the state and the note of a cell. */
export function createMarkOf({ fields, lookups, sameNames }: MarkOptions) {
  return ({ sk, draft }: GridRow, key: string): CellMark | undefined => {
    if (draft === undefined || draft.state === 'removed') return undefined;
    const error = firstErrorIn(draft.errors, key);
    if (error !== undefined) return { state: 'invalid', note: error };
    const { base, changed, status } = draft;
    const show = (value: unknown) => fields.get(key)?.show(value, lookups.get(key)) || 'empty';
    if (status?.state === 'conflict' && status.fields.includes(key)) {
      const theirs = show(status.theirs.values[key]);
      return { state: 'conflict', note: `Saved meanwhile by someone else: ${theirs}` };
    }
    const sameNameWarning = key === 'name' ? sameNames.get(sk) : undefined;
    if (sameNameWarning !== undefined) return { state: 'noted', note: sameNameWarning };
    return base !== null && key in changed
      ? { state: 'changed', note: `Not saved yet; was: ${show(base.values[key])}` }
      : undefined;
  };
}
