import type { GridEditor } from '#src/components/grid/grid-types.ts';
import type { Choice } from '#src/lib/catalogue/choice.ts';
import type { Codec } from '#src/lib/catalogue/codec.ts';
import type { Lookup } from '#src/lib/catalogue/lookup.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import { readerOf } from './reading.ts';
import { Unread, type Values } from './values.ts';

export type { Lookup };

/** Which control a form shows for a value; data, so that a worker can hold a kind as well. */
export type ControlSpec =
  | { type: 'text'; placeholder?: string; inputMode?: 'decimal' | 'numeric' }
  | { type: 'choice' | 'choices'; choices: readonly Choice[] }
  | {
      type:
        | 'prose'
        | 'flag'
        | 'cost'
        | 'reference'
        | 'contents'
        | 'names'
        | 'tasks'
        | 'prerequisites'
        | 'ability-increase'
        | 'benefits'
        | 'effects';
    };

/** The items that a field points to. */
export interface ReferenceSpec {
  kind: CatalogueKind;
  category: string | null;
}

/** How a bulk change counts with a value. */
export interface Arithmetic<Value> {
  /** What a number to add stands for: `gp`, `lb.`, or nothing. */
  unit: string;
  add: (value: Value, by: number) => Value;
  multiply: (value: Value, by: number) => Value;
}

/** One kind of value everywhere: as text, as a form control and as a grid cell. */
export interface FieldType<Value> {
  codec: Codec<Value>;
  control: ControlSpec;
  /** Null for what is edited in the form only. */
  editor: GridEditor | null;
  width: number;
  numeric?: boolean;
  /** What a cell shows where that is not the text of files. */
  summary?: (value: Value, lookup?: Lookup) => string;
  /** Takes the whole width of a form. */
  wide?: boolean;
  /** Any text is a value as it stands. */
  free?: boolean;
  arithmetic?: Arithmetic<Value>;
  /** Of values that mean the same, the one that stands for all: sets in their order. */
  settled?: (value: Value) => Value;
  reference?: ReferenceSpec;
}

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

/** What became of a text. */
export interface Reading {
  /** Unread where the text is no such value. */
  value: unknown;
  /** What the same text says about other fields: the range in `Thrown (range 20/60)`. */
  also?: Values;
  /** Said where the value looks different from what was written. */
  note?: string;
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
