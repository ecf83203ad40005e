/** The names of the items that a field can refer to, by their keys. */
export type Lookup = ReadonlyMap<string, string>;

/** A text that could be read as a value, or the sentence that says why not. */
export type Parsed<Value> =
  | {
      ok: true;
      value: Value;
      /** What the text said about other fields, by their keys. */
      also?: Readonly<Record<string, unknown>>;
      /** What was taken for something else than it looks like. */
      note?: string;
    }
  | Refused;

export interface Refused {
  ok: false;
  message: string;
  /** A text to write instead, where one is likely. */
  suggestion?: string;
}

/**
 * How one kind of value is written as one line of text, in a grid cell, a form or a file, and read
 * back: `parse(format(value))` is the value. Names stand for the keys of other items; where several
 * editions have one of that name, the edition says which is meant.
 */
export interface Codec<Value> {
  format: (value: Value) => string;
  parse: (text: string, names?: Lookup, edition?: string) => Parsed<Value>;
}

export const parsed = <Value>(
  value: Value,
  more: { also?: Readonly<Record<string, unknown>> | undefined; note?: string | undefined } = {},
): Parsed<Value> => ({
  ok: true,
  value,
  ...(more.also !== undefined && { also: more.also }),
  ...(more.note !== undefined && { note: more.note }),
});

export const refused = (message: string, suggestion?: string): Refused => ({
  ok: false,
  message,
  ...(suggestion !== undefined && { suggestion }),
});

/** Signs without a look of their own: marks of direction, of where a word may break, of encodings. */
const invisible =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;

/** In some scripts these belong to the letters around them: they only go where letters are a code. */
const joiners = /\u200C|\u200D|\uFE0E|\uFE0F/gu;

/** One line as a person sees it: spreadsheets put no-break spaces and invisible marks anywhere. */
export const tidy = (text: string): string =>
  text.replace(invisible, '').replace(/\s+/gu, ' ').trim();

export const hidesSigns = (text: string): boolean => text.search(invisible) !== -1;

/** For what consists of digits and signs: those of East Asian keyboards and a real minus as well. */
export const plain = (text: string): string =>
  tidy(text.replace(joiners, ''))
    .replace(/[\uFF01-\uFF5E]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u2212\uFE63]/gu, '-')
    .trim();

/** One of them: what is longer could be a key. */
const dashes = /^[-‐‑‒–—―]?$/u;
const nothings = new Set(['none', 'n/a', 'na', 'null', 'nil']);

/** What people and spreadsheets write where there is nothing. */
export const isBlank = (text: string): boolean => dashes.test(plain(text));

/** The same codec where nothing is a value too: a blank text is null. */
export function optional<Value>(codec: Codec<Value>): Codec<Value | null> {
  return {
    format: (value) => (value === null ? '' : codec.format(value)),
    parse: (text, names, edition) => {
      if (isBlank(text)) return parsed(null);
      const read = codec.parse(text, names, edition);
      return !read.ok && nothings.has(tidy(text).toLowerCase()) ? parsed(null) : read;
    },
  };
}
