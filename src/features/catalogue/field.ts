import type { GridEditor } from '#src/components/grid/grid-types.ts';
import type { Lookup } from '#src/lib/catalogue/codec.ts';
import type { FieldType, ReferenceSpec } from './field-types.ts';
import { makeTextReader, type Reading } from './reading.ts';
import { UnreadableText } from './values.ts';

interface FieldOptions {
  hint?: string;
  /** Other headers of the column in imported files. */
  aliases?: readonly string[];
  /** The import maps a column to this field only by its title, because its content is ambiguous. */
  onlyByTitle?: boolean;
  width?: number;
  /** The title of the form section with this field. The first section has no title. */
  section?: string;
  required?: boolean;
  /** The value of the `sort` parameter that sorts a list by this field. */
  sort?: string;
}

export interface Field {
  key: string;
  label: string;
  options: FieldOptions;
  type: FieldType<unknown>;
  /**
   * The text of a value in files, inputs and on the clipboard. References are written as keys, so that
   * `read` returns the same value.
   */
  text: (value: unknown) => string;
  /** The text of a value in a grid cell. References are written as names if `lookup` has them. */
  show: (value: unknown, lookup?: Lookup) => string;
  /**
   * Reads a text as a value. If items of several editions have the same name, the text means the item
   * of `edition`. Without `edition`, it means the item of the usual edition.
   */
  read: (text: string, lookup?: Lookup, edition?: string) => Reading;
}

function textWith(
  format: (value: unknown, lookup?: Lookup) => string,
): (value: unknown, lookup?: Lookup) => string {
  return (value, lookup) => {
    if (value instanceof UnreadableText) return value.text;
    return value === null || value === undefined ? '' : format(value, lookup);
  };
}

/**
 * Returns the function that makes the fields of one kind. The compiler checks the type of each field
 * against its key in `Input`.
 */
export function fieldsOf<Input extends object>() {
  return <Key extends keyof Input & string>(
    key: Key,
    label: string,
    fieldType: FieldType<Exclude<Input[Key], undefined>>,
    options: FieldOptions = {},
  ): Field => {
    // The value under a key comes from a row or from the field's own codec or control, so it is an
    // `Input[Key]`. The type of a list of fields cannot express this.
    const type = fieldType as FieldType<unknown>;
    const text = textWith(type.codec.format);
    const show = textWith(type.summary ?? type.codec.format);
    return { key, label, options, type, text, show, read: makeTextReader(type, text, show) };
  };
}

/** The editor of a field in the grid and in bulk changes. The editor of a reference suggests names. */
export function editorOf({ type }: Field, lookup: Lookup | undefined): GridEditor | null {
  if (type.control.type !== 'reference' || lookup === undefined) return type.editor;
  return { type: 'combobox', options: () => ['', ...lookup.values()] };
}

/** What a field with references refers to. */
export function referenceSpecOf({ type: { reference }, key }: Field): ReferenceSpec {
  if (reference === undefined) throw new TypeError(`${key} refers to nothing.`);
  return reference;
}
