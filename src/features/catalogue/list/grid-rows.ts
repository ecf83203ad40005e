import type { CellMark, GridColumn } from '../../../components/grid/grid-types.ts';
import type { Draft } from '../edits/edits.ts';
import { clashes, merged } from '../edits/edits.ts';
import type { Field } from '../field.ts';
import { firstErrorIn } from '../issues.ts';
import type { Kind } from '../kind.ts';
import type { CatalogueItem, FieldErrors, Values } from '../values.ts';

/** One row of the grid: what is stored with what is typed on top of it. */
export interface GridRow {
  item: CatalogueItem;
  values: Values;
  draft: Draft | undefined;
  errors: FieldErrors;
  clashing: readonly string[];
}

const noErrors: FieldErrors = {};
const noClash: readonly string[] = [];

export function gridColumns(fields: readonly Field[]): GridColumn<GridRow>[] {
  return fields
    .filter(({ options }) => options.unlisted !== true)
    .map((field, index) => ({
      key: field.key,
      label: field.label,
      text: ({ values }) => field.show(values[field.key]),
      width: field.options.width ?? field.type.width,
      ...(field.type.editor !== null && { editor: field.type.editor }),
      ...(field.type.numeric === true && { numeric: true }),
      ...(index === 0 && { pinned: true }),
    }));
}

/**
 * Makes rows of items; an item whose draft is the same gets the same row object again, so that the
 * grid redraws what has changed and nothing else.
 */
export function rowMaker(kind: Kind) {
  const made = new WeakMap<CatalogueItem, GridRow>();
  return (items: readonly CatalogueItem[], drafts: ReadonlyMap<string, Draft>): GridRow[] =>
    items.map((item) => {
      const draft = drafts.get(item.sk);
      const before = made.get(item);
      if (before !== undefined && before.draft === draft) return before;
      const row = draft === undefined ? plainRow(item) : draftRow(kind, item, draft);
      made.set(item, row);
      return row;
    });
}

const plainRow = (item: CatalogueItem): GridRow => ({
  item,
  values: item.values,
  draft: undefined,
  errors: noErrors,
  clashing: noClash,
});

function draftRow(kind: Kind, item: CatalogueItem, draft: Draft): GridRow {
  const values = merged(draft);
  const { status } = draft;
  return {
    item,
    values,
    draft,
    errors: { ...(status?.state === 'failed' && status.errors), ...errorsOfDraft(kind, draft) },
    clashing: status?.state === 'conflict' ? clashes(draft, status.theirs) : noClash,
  };
}

export function errorsOfDraft(kind: Kind, draft: Draft): FieldErrors {
  const check = kind.check(merged(draft));
  return check.ok ? noErrors : check.errors;
}

/** What a cell has to say beside its text. */
export function markOf(fields: ReadonlyMap<string, Field>) {
  return ({ draft, errors, clashing }: GridRow, key: string): CellMark | undefined => {
    if (draft === undefined) return undefined;
    const error = firstErrorIn(errors, key);
    if (error !== undefined) return { state: 'invalid', note: error };
    const field = fields.get(key);
    const show = (value: unknown) => field?.show(value) || 'empty';
    if (clashing.includes(key) && draft.status?.state === 'conflict') {
      const theirs = show(draft.status.theirs.values[key]);
      return { state: 'conflict', note: `Saved meanwhile by someone else: ${theirs}` };
    }
    return key in draft.changed
      ? { state: 'changed', note: `Not saved yet; was: ${show(draft.base.values[key])}` }
      : undefined;
  };
}
