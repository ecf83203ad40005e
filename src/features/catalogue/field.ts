import type { GridEditor } from '#src/components/grid/grid-types.ts';
import type { Lookup } from '#src/lib/catalogue/codec.ts';
import type { FieldType } from './field-types.ts';
import { readerOf, type Reading } from './reading.ts';
import { Unread } from './values.ts';

interface FieldOptions {
  hint?: string;
  /** Other names of the column in files. */
  aliases?: readonly string[];
  width?: number;
  /** Not shown as a column of the grid. */
  unlisted?: boolean;
  /** The part of the form it stands in; the first part has no name. */
  section?: string;
  required?: boolean;
  /** The contract's name of the order by this field. */
  sort?: string;
}

export interface Field {
  key: string;
  label: string;
  options: FieldOptions;
  type: FieldType<unknown>;
  /** The text for files and editors, with the keys of other items; `read` gives the same value back. */
  text: (value: unknown) => string;
  /** The text of a cell, with the names of other items. */
  show: (value: unknown, lookup?: Lookup) => string;
  /** If several editions have a name, it means the item of this edition, or of the usual one. */
  read: (text: string, lookup?: Lookup, edition?: string) => Reading;
}

function textWith(
  format: (value: unknown, lookup?: Lookup) => string,
): (value: unknown, lookup?: Lookup) => string {
  return (value, lookup) => {
    if (value instanceof Unread) return value.text;
    return value === null || value === undefined ? '' : format(value, lookup);
  };
}

/** Makes the fields of one kind; each is checked against the contract's type under its key. */
export function fieldsOf<Input extends object>() {
  return <Key extends keyof Input & string>(
    key: Key,
    label: string,
    fieldType: FieldType<Exclude<Input[Key], undefined>>,
    options: FieldOptions = {},
  ): Field => {
    // Values of this key come from rows of this type, or from the codec and control of this type;
    // both give `Input[Key]`, which the type of a list of fields cannot say.
    const type = fieldType as FieldType<unknown>;
    const text = textWith(type.codec.format);
    const show = textWith(type.summary ?? type.codec.format);
    return { key, label, options, type, text, show, read: readerOf(type, text, show) };
  };
}

/** The editor of a column; that of a reference offers the names of the items. */
export function editorOf({ type }: Field, lookup: Lookup | undefined): GridEditor | null {
  if (type.control.type !== 'reference' || lookup === undefined) return type.editor;
  return { type: 'combobox', options: () => ['', ...lookup.values()] };
}
