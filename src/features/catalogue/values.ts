import type { Codec, Lookup } from '#src/lib/catalogue/codec.ts';

/** The fields of one item as a form or a grid row holds them; the schema makes them an input. */
export type Values = Readonly<Record<string, unknown>>;

/** Stands where a text could not be read as a value, so that what was typed is never lost. */
export class Unread {
  readonly text: string;
  readonly message: string;
  /** A text that could be read and is likely to be meant. */
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

/** Sentences by the path of what they are about: `cost`, `benefits.2.name`. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface CatalogueItem {
  sk: string;
  name: string;
  version: number;
  values: Values;
  updatedAt: string;
  updatedBy: string | null;
}
