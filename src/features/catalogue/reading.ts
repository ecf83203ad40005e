import { hasInvisibleCharacters, type Lookup, tidy } from '#src/lib/catalogue/codec.ts';
import { quote } from '#src/lib/catalogue/number.ts';
import { UnknownName } from '#src/lib/catalogue/properties.ts';
import { dateBefore, isSheetFailure } from '#src/lib/catalogue/spreadsheet.ts';
import type { FieldType } from './field-types.ts';
import { Unread, type Values } from './values.ts';

/** What became of a text. */
export interface Reading {
  /** Unread where the text is no such value. */
  value: unknown;
  /** What the same text says about other fields: the range in `Thrown (range 20/60)`. */
  also?: Values;
  /** Said where the value looks different from what was written. */
  note?: string;
}

type Write = (value: unknown, lookup?: Lookup) => string;

/** What may differ between two texts that say the same to a reader: case, blanks, grouping. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/[^\p{L}\p{N}.,/+-]+/gu, '')
    .replace(/[.,+-]+(?![\d.,])/g, '');

const unlike = (text: string, written: string): boolean =>
  text !== written && fold(text) !== fold(written);

const failed = (text: string): Reading => ({
  value: new Unread(
    text,
    `${quote(text)} is a failed formula of the spreadsheet. Write its value.`,
  ),
});

function dated(text: string, message: string): Unread {
  const date = dateBefore(tidy(text));
  if (date === null) return new Unread(text, message);
  // 1/4 becomes the first of April or the fourth of January; 4/1 is hardly ever meant.
  const before = [date.month, date.day].toSorted((one, other) => one - other).join('/');
  return new Unread(
    text,
    `${quote(text)} looks like a date that a spreadsheet made of something like ${before}. Write what stood there.`,
    before,
  );
}

/** A name that leads nowhere stays in its own field, with the reason. */
const withUnread = (also: Values): Values =>
  Object.fromEntries(
    Object.entries(also).map(([key, value]) => [
      key,
      value instanceof UnknownName ? new Unread(value.text, value.message) : value,
    ]),
  );

/** Columns repeat themselves: a price that was read once is not read again. */
const remembered = 2000;
const longestRemembered = 80;
const longestDate = 24;
/** More than any value takes; patterns would search it for a long time. */
const longestValue = 20_000;

/** Reads texts of one type and says where what was read looks different from what was written. */
export function readerOf(type: FieldType<unknown>, text: Write, show: Write) {
  function read(written: string, lookup?: Lookup, edition?: string): Reading {
    // In prose a row of number signs is Markdown.
    if (type.control.type !== 'prose' && isSheetFailure(written)) return failed(written);
    if (type.free !== true && written.length > longestValue) {
      return { value: new Unread(written, `${quote(written)} is too long to be read here.`) };
    }
    const result = type.codec.parse(written, lookup, edition);
    if (!result.ok) {
      return {
        value:
          result.suggestion === undefined
            ? dated(written, result.message)
            : new Unread(written, result.message, result.suggestion),
      };
    }
    const { value, also } = result;
    const note = result.note ?? noteOn(written, value, lookup);
    return { value, ...(also && { also: withUnread(also) }), ...(note !== undefined && { note }) };
  }

  function noteOn(written: string, value: unknown, lookup?: Lookup): string | undefined {
    if (type.free === true) {
      if (value !== written && hasInvisibleCharacters(written)) {
        return 'Invisible characters were removed.';
      }
      return written.length <= longestDate &&
        /\d/.test(written) &&
        dateBefore(tidy(written)) !== null
        ? 'Looks like a date that a spreadsheet made of something else.'
        : undefined;
    }
    if (!unlike(written, text(value))) return undefined;
    const shown = show(value, lookup);
    if (!unlike(written, shown)) return undefined;
    // A bare number in a column that has only one unit.
    const unit = type.arithmetic?.unit;
    if (unit !== undefined && `${tidy(written)} ${unit}` === shown) return undefined;
    if (shown === '') return written.trim() === '' ? undefined : 'Read as empty.';
    return `Read as ${shown.replace(/\.$/, '')}.`;
  }

  if (type.free === true) return read;
  const known = new Map<string, Reading>();
  let knownWith: Lookup | undefined;
  return (written: string, lookup?: Lookup, edition?: string): Reading => {
    if (written.length > longestRemembered) return read(written, lookup, edition);
    if (lookup !== knownWith || known.size > remembered) {
      known.clear();
      knownWith = lookup;
    }
    // Only names of other items mean another thing in another edition.
    const key =
      type.reference === undefined || edition === undefined ? written : `${edition}\n${written}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const reading = read(written, lookup, edition);
    known.set(key, reading);
    return reading;
  };
}
