/** The names of the items that a field can refer to, by their keys. */
export type Lookup = ReadonlyMap<string, string>;

/** The lookup of each reference field, by the key of the field. */
export type Lookups = ReadonlyMap<string, Lookup>;

/** A value that was read from a text, or a sentence that says why it could not be read. */
export type Parsed<Value> =
  | {
      ok: true;
      value: Value;
      /** Values of other fields that the text contains, by their keys. */
      otherFields?: Readonly<Record<string, unknown>>;
      /** A sentence for the user if the value is not what the text looks like. */
      note?: string;
    }
  | Refused;

export interface Refused {
  ok: false;
  message: string;
  /** The text that the user probably meant. */
  suggestion?: string;
}

/**
 * Converts one type of value to a text for a grid cell, a form or a file, and back:
 * `parse(format(value))` returns the same value. `parse` finds the key of another item by its name.
 * If several editions have an item of that name, `edition` decides.
 */
export interface Codec<Value> {
  format: (value: Value) => string;
  parse: (text: string, names?: Lookup, edition?: string) => Parsed<Value>;
}

export const parsed = <Value>(
  value: Value,
  extra: {
    otherFields?: Readonly<Record<string, unknown>> | undefined;
    note?: string | undefined;
  } = {},
): Parsed<Value> => ({
  ok: true,
  value,
  ...(extra.otherFields !== undefined && { otherFields: extra.otherFields }),
  ...(extra.note !== undefined && { note: extra.note }),
});

export const refused = (message: string, suggestion?: string): Refused => ({
  ok: false,
  message,
  ...(suggestion !== undefined && { suggestion }),
});

/** Invisible characters: marks of the text direction, of possible word breaks and of encodings. */
const invisible =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;

/** These characters change how the characters beside them look, so only `plain` removes them. */
const joiners = /\u200C|\u200D|\uFE0E|\uFE0F/gu;

/**
 * Removes invisible characters and extra spaces, which pasted texts often contain. The result is
 * one line.
 */
export const tidy = (text: string): string =>
  text.replace(invisible, '').replace(/\s+/gu, ' ').trim();

export const hasInvisibleCharacters = (text: string): boolean => text.search(invisible) !== -1;

/**
 * Like `tidy`, for numbers and symbols: also writes full-width characters and minus signs in ASCII.
 */
export const plainSymbols = (text: string): string =>
  tidy(text.replace(joiners, ''))
    .replace(/[\uFF01-\uFF5E]/gu, (character) =>
      String.fromCharCode(character.charCodeAt(0) - 0xfee0),
    )
    .replace(/[\u2212\uFE63]/gu, '-')
    .trim();

/** At most one dash, because several dashes could be a key. */
const dashes = /^[-‐‑‒–—―]?$/u;
const wordsForNone = new Set(['none', 'n/a', 'na', 'null', 'nil']);

/**
 * Whether the text is empty or one dash. People and spreadsheets write a dash for an empty cell.
 */
export const isBlank = (text: string): boolean => dashes.test(plainSymbols(text));

/** Whether the text is a word for no value, such as "none" or "n/a". */
export const meansNone = (text: string): boolean => wordsForNone.has(tidy(text).toLowerCase());

/**
 * Makes a codec for values that may be null. A blank text is null, and so is a word such as "none"
 * that the codec refuses.
 */
export function optional<Value>(codec: Codec<Value>): Codec<Value | null> {
  return {
    format: (value) => (value === null ? '' : codec.format(value)),
    parse: (text, names, edition) => {
      if (isBlank(text)) return parsed(null);
      const read = codec.parse(text, names, edition);
      return !read.ok && meansNone(text) ? parsed(null) : read;
    },
  };
}
