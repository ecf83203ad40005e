import { readNumber } from '#src/lib/catalogue/number.ts';
import type { BulkChange } from '../../edits/bulk-change.ts';
import type { Field } from '../../field.ts';
import type { Kind } from '../../kind.ts';

export type BulkChangeMethod = BulkChange['how'];

/** One line of the dialog. It may be incomplete. */
export interface ChangeLine {
  id: number;
  field: string;
  how: BulkChangeMethod;
  text: string;
}

const methodNames: Readonly<Record<BulkChangeMethod, string>> = {
  set: 'Set to',
  clear: 'Clear',
  multiply: 'Multiply by',
  add: 'Add (or −)',
  include: 'Add to the list',
  exclude: 'Remove from the list',
};

/**
 * The fields for bulk changes. The name is not one of them, because it identifies the item. Fields
 * without a cell editor can be changed only in the form.
 */
export const changeableFields = (kind: Kind): Field[] =>
  kind.fields.filter(({ key, type }) => key !== 'name' && type.editor !== null);

/** The ways to change a field in many rows. */
export function changeMethodsOf(
  kind: Kind,
  field: Field,
): { value: BulkChangeMethod; label: string }[] {
  const isList = Array.isArray(kind.emptyValues[field.key]);
  const methods: BulkChangeMethod[] = ['set'];
  if (field.options.required !== true) methods.push('clear');
  if (field.type.arithmetic !== undefined) methods.push('multiply', 'add');
  if (isList) methods.push('include', 'exclude');
  return methods.map((value) => ({ value, label: methodNames[value] }));
}

/** The error message for a text that is not a number; undefined for a number. */
function numberProblem(text: string): string | undefined {
  const read = readNumber(text);
  if (typeof read === 'number') return undefined;
  return read === null
    ? 'Write a number such as 1.5 or -2.'
    : `“${text.trim()}” can be ${read.small} or ${read.large}: write the one you mean.`;
}

/**
 * The error message for a missing or invalid value; undefined for a complete line and for a line
 * without a field.
 */
export function lineProblem(kind: Kind, line: ChangeLine): string | undefined {
  const field = kind.fields.find(({ key }) => key === line.field);
  if (field === undefined || line.how === 'clear') return undefined;
  if (line.how === 'multiply' || line.how === 'add') {
    return numberProblem(line.text);
  }
  return line.text.trim() === '' ? 'Write a value, or choose Clear.' : undefined;
}

/** Converts the complete lines into changes. Incomplete lines are left out. */
export function bulkChangesOf(kind: Kind, lines: readonly ChangeLine[]): BulkChange[] {
  return lines.flatMap((line): BulkChange[] => {
    const { field, how, text } = line;
    if (field === '' || lineProblem(kind, line) !== undefined) return [];
    if (how === 'clear') return [{ field, how }];
    if (how !== 'multiply' && how !== 'add') return [{ field, how, text }];
    const by = readNumber(text);
    return typeof by === 'number' ? [{ field, how, by }] : [];
  });
}
