import { hasInvisibleCharacters, type Lookup, tidy } from '#src/lib/catalogue/codec.ts';
import { quote } from '#src/lib/catalogue/number.ts';
import { UnknownName } from '#src/lib/catalogue/properties.ts';
import { dateBefore, isSheetFailure } from '#src/lib/catalogue/spreadsheet.ts';
import type { FieldType } from './field-types.ts';
import { UnreadableText, type Values } from './values.ts';

/** The result of reading a text. */
export interface Reading {
  /** `UnreadableText` if the text cannot be read as this type. */
  value: unknown;
  /** Values of other fields in the same text: the range in `Thrown (range 20/60)`. */
  otherFields?: Values;
  /** A remark if the value looks different from the text. */
  note?: string;
}

type Write = (value: unknown, lookup?: Lookup) => string;

/** Removes differences that do not matter to a reader: case, blanks, grouping of digits. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/[^\p{L}\p{N}.,/+-]+/gu, '')
    .replace(/[.,+-]+(?![\d.,])/g, '');

const unlike = (text: string, written: string): boolean =>
  text !== written && fold(text) !== fold(written);

const failed = (text: string): Reading => ({
  value: new UnreadableText(
    text,
    `${quote(text)} is a failed formula of the spreadsheet. Write its value.`,
  ),
});

function dated(text: string, message: string): UnreadableText {
  const date = dateBefore(tidy(text));
  if (date === null) return new UnreadableText(text, message);
  // Spreadsheets change 1/4 to 4 January or 1 April. The smaller number is suggested first, because
  // 4/1 is rare.
  const before = [date.month, date.day].toSorted((one, other) => one - other).join('/');
  return new UnreadableText(
    text,
    `${quote(text)} looks like a date that a spreadsheet made of something like ${before}. Write what stood there.`,
    before,
  );
}

/**
 * Replaces an unknown name by an `UnreadableText`, so that the field keeps the text and shows the
 * reason.
 */
const withUnreadableTexts = (otherFields: Values): Values =>
  Object.fromEntries(
    Object.entries(otherFields).map(([key, value]) => [
      key,
      value instanceof UnknownName ? new UnreadableText(value.text, value.message) : value,
    ]),
  );

/** The largest number of cached results. Results are cached because columns repeat values. */
const remembered = 2000;
const longestRemembered = 80;
const longestDate = 24;
/** No value is longer. A longer text is refused, because regular expressions on it are slow. */
const longestValue = 20_000;

/** Makes the function that reads texts of one type. Results of short texts are cached. */
export function readerOf(type: FieldType<unknown>, text: Write, show: Write) {
  function read(written: string, lookup?: Lookup, edition?: string): Reading {
    // Spreadsheets show number signs for a failed formula. In prose they are Markdown headings.
    if (type.control.type !== 'prose' && isSheetFailure(written)) return failed(written);
    if (type.free !== true && written.length > longestValue) {
      return {
        value: new UnreadableText(written, `${quote(written)} is too long to be read here.`),
      };
    }
    const result = type.codec.parse(written, lookup, edition);
    if (!result.ok) {
      return {
        value:
          result.suggestion === undefined
            ? dated(written, result.message)
            : new UnreadableText(written, result.message, result.suggestion),
      };
    }
    const { value, otherFields } = result;
    const note = result.note ?? noteOn(written, value, lookup);
    return {
      value,
      ...(otherFields && { otherFields: withUnreadableTexts(otherFields) }),
      ...(note !== undefined && { note }),
    };
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
    // A number without its unit needs no remark if the column has only one unit.
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
    // The edition matters only for references, because it decides which item a name means.
    const key =
      type.reference === undefined || edition === undefined ? written : `${edition}\n${written}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const reading = read(written, lookup, edition);
    known.set(key, reading);
    return reading;
  };
}
