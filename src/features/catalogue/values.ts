import type { Codec, Lookup } from '#src/lib/catalogue/codec.ts';

/**
 * The values of one item in a form or a grid row, not validated yet. The schema converts them into
 * an input.
 */
export type Values = Readonly<Record<string, unknown>>;

/**
 * Stands for a value whose text could not be read. It keeps the typed text for the person to fix.
 */
export class UnreadableText {
  readonly text: string;
  readonly message: string;
  /** A similar text that can be read. */
  readonly suggestion: string | undefined;

  constructor(text: string, message: string, suggestion?: string) {
    this.text = text;
    this.message = message;
    this.suggestion = suggestion;
  }
}

export function readText<Value>(
  codec: Codec<Value>,
  text: string,
  names?: Lookup,
): Value | UnreadableText {
  const read = codec.parse(text, names);
  return read.ok ? read.value : new UnreadableText(text, read.message, read.suggestion);
}

/** Error messages by the path of the field: `cost`, `benefits.2.name`. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface CatalogueItem {
  sk: string;
  name: string;
  version: number;
  values: Values;
  updatedAt: string;
  updatedBy: string | null;
}
