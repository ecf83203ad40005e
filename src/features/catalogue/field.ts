import type { ComponentType } from 'react';
import type { GridEditor } from '../../components/grid/grid-types.ts';
import type { Codec } from '../../lib/catalogue/codec.ts';
import { type FieldErrors, readText, Unread } from './values.ts';

export interface ControlProps<Value> {
  label: string;
  hint?: string | undefined;
  required: boolean;
  value: Value | Unread | null | undefined;
  onChange: (value: Value | Unread | null) => void;
  onBlur: () => void;
  inputRef: (element: HTMLElement | null) => void;
  /** By path under the field; its own is under the empty path. */
  errors: FieldErrors;
}

/** One kind of value everywhere: as text, as a form control and as a grid cell. */
export interface FieldType<Value> {
  codec: Codec<Value>;
  Control: ComponentType<ControlProps<Value>>;
  /** Null for what is too deep for a cell: it is shown there and edited in the form. */
  editor: GridEditor | null;
  width: number;
  numeric?: boolean;
  /** What the cell shows where the codec's text is for files only. */
  summary?: (value: Value) => string;
  /** Takes the whole width of a form. */
  wide?: boolean;
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
}

export interface Field {
  key: string;
  label: string;
  options: FieldOptions;
  type: FieldType<unknown>;
  /** As a file or an editor holds it. */
  text: (value: unknown) => string;
  /** As a cell shows it. */
  show: (value: unknown) => string;
  read: (text: string) => unknown;
}

function textWith(format: (value: unknown) => string): (value: unknown) => string {
  return (value) => {
    if (value instanceof Unread) return value.text;
    return value === null || value === undefined ? '' : format(value);
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
    return {
      key,
      label,
      options,
      type,
      text: textWith(type.codec.format),
      show: textWith(type.summary ?? type.codec.format),
      read: (text) => readText(type.codec, text),
    };
  };
}
