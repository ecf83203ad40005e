/** A text that could be read as a value, or the sentence that says why not. */
export type Parsed<Value> = { ok: true; value: Value } | { ok: false; message: string };

/**
 * How one kind of value is written as one line of text, in a grid cell, a form or a file, and read
 * back: `parse(format(value))` is the value.
 */
export interface Codec<Value> {
  format: (value: Value) => string;
  parse: (text: string) => Parsed<Value>;
}

export const parsed = <Value>(value: Value): Parsed<Value> => ({ ok: true, value });

export const refused = (message: string): { ok: false; message: string } => ({
  ok: false,
  message,
});

/** Spreadsheets put no-break spaces between a number and its unit. */
export const tidy = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const dashes = new Set(['', '-', '–', '—']);

/** What people and spreadsheets write where there is nothing. */
export const isBlank = (text: string): boolean => dashes.has(tidy(text));

/** The same codec where nothing is a value too: a blank text is null. */
export function optional<Value>(codec: Codec<Value>): Codec<Value | null> {
  return {
    format: (value) => (value === null ? '' : codec.format(value)),
    parse: (text) => (isBlank(text) ? parsed(null) : codec.parse(text)),
  };
}
