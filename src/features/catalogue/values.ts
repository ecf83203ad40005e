import type { Codec, Lookup } from '#src/lib/catalogue/codec.ts';

/** The fields of one item in a form or a grid row; the schema makes them an input. */
export type Values = Readonly<Record<string, unknown>>;

/** Replaces a value whose text could not be read, so that the typed text is never lost. */
export class Unread {
  readonly text: string;
  readonly message: string;
  /** A similar text that could be read. */
  readonly suggestion: string | undefined;

  constructor(text: string, message: string, suggestion?: string) {
    this.text = text;
    this.message = message;
    this.suggestion = suggestion;
  }
}

export function readText<Value>(codec: Codec<Value>, text: string, names?: Lookup): Value | Unread {
  const read = codec.parse(text, names);
  return read.ok ? read.value : new Unread(text, read.message, read.suggestion);
}

/** Messages by the path of the field: `cost`, `benefits.2.name`. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface CatalogueItem {
  sk: string;
  name: string;
  version: number;
  values: Values;
  updatedAt: string;
  updatedBy: string | null;
}
