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
  /** The contract's name for the order by this field. */
  sort?: string;
}

export interface Field {
  key: string;
  label: string;
  options: FieldOptions;
  type: FieldType<unknown>;
  /** As a file or an editor holds it, with the keys of other items: it is read back as it was. */
  text: (value: unknown) => string;
  /** As a cell shows it, with the names of other items. */
  show: (value: unknown, lookup?: Lookup) => string;
  /** A name that several editions have stands for the one of this edition, or of the usual one. */
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
    // Under this key stands only what toInput read from a row of this type, or what this type's
    // own codec or control gave; both are `Input[Key]`, whatever a list of fields can know of it.
    const type = fieldType as FieldType<unknown>;
    const text = textWith(type.codec.format);
    const show = textWith(type.summary ?? type.codec.format);
    return { key, label, options, type, text, show, read: readerOf(type, text, show) };
  };
}

/** The editor of a column; references offer the names they can point to. */
export function editorOf({ type }: Field, lookup: Lookup | undefined): GridEditor | null {
  if (type.control.type !== 'reference' || lookup === undefined) return type.editor;
  return { type: 'combobox', options: () => ['', ...lookup.values()] };
}
