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
  /** A note for the person, for example if the value looks different from the text. */
  note?: string;
}

type Write = (value: unknown, lookup?: Lookup) => string;

/** Removes what does not change the meaning for a reader: case, spaces, separators of thousands. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/[^\p{L}\p{N}.,/+-]+/gu, '')
    .replace(/[.,+-]+(?![\d.,])/g, '');

const differs = (one: string, other: string): boolean => one !== other && fold(one) !== fold(other);

const formulaError = (text: string): Reading => ({
  value: new UnreadableText(
    text,
    `${quote(text)} is a failed formula of the spreadsheet. Write its value.`,
  ),
});

function dateError(text: string, message: string): UnreadableText {
  const date = dateBefore(tidy(text));
  if (date === null) return new UnreadableText(text, message);
  // Spreadsheets change 1/4 to 4 January or 1 April. The suggestion begins with the smaller number,
  // because texts such as 4/1 are rare.
  const suggestion = [date.month, date.day].toSorted((one, other) => one - other).join('/');
  return new UnreadableText(
    text,
    `${quote(text)} looks like a date that a spreadsheet made of something like ${suggestion}. Write what stood there.`,
    suggestion,
  );
}

/**
 * Replaces unknown names by `UnreadableText`, so that the fields keep the texts and show the reasons.
 */
const withUnreadableTexts = (otherFields: Values): Values =>
  Object.fromEntries(
    Object.entries(otherFields).map(([key, value]) => [
      key,
      value instanceof UnknownName ? new UnreadableText(value.text, value.message) : value,
    ]),
  );

/** The largest number of cached results. They are cached because many cells of a column are equal. */
const maxCached = 2000;
const longestCachedText = 80;
const longestDate = 24;
/**
 * No value of the contract has a longer text: 20 benefits of 2000 characters are the longest. A longer
 * text is refused, because regular expressions on it are slow.
 */
const longestValue = 100_000;

/** Makes the function that reads texts of one type. It caches the results of short texts. */
export function makeTextReader(type: FieldType<unknown>, text: Write, show: Write) {
  function read(written: string, lookup?: Lookup, edition?: string): Reading {
    // Spreadsheets write `###` if a column is too narrow. In prose, `###` begins a heading.
    if (type.control.type !== 'prose' && isSheetFailure(written)) return formulaError(written);
    if (type.acceptsAnyText !== true && written.length > longestValue) {
      return {
        value: new UnreadableText(written, `${quote(written)} is too long to be read here.`),
      };
    }
    const result = type.codec.parse(written, lookup, edition);
    if (!result.ok) {
      return {
        value:
          result.suggestion === undefined
            ? dateError(written, result.message)
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
    if (type.acceptsAnyText === true) {
      if (value !== written && hasInvisibleCharacters(written)) {
        return 'Invisible characters were removed.';
      }
      return written.length <= longestDate &&
        /\d/.test(written) &&
        dateBefore(tidy(written)) !== null
        ? 'Looks like a date that a spreadsheet made of something else.'
        : undefined;
    }
    if (!differs(written, text(value))) return undefined;
    const valueText = show(value, lookup);
    if (!differs(written, valueText)) return undefined;
    // A number without its unit needs no note if the column has only one unit.
    const unit = type.arithmetic?.unit;
    if (unit !== undefined && `${tidy(written)} ${unit}` === valueText) return undefined;
    if (valueText === '') return written.trim() === '' ? undefined : 'Read as empty.';
    return `Read as ${valueText.replace(/\.$/, '')}.`;
  }

  if (type.acceptsAnyText === true) return read;
  const cache = new Map<string, Reading>();
  let cachedLookup: Lookup | undefined;
  return (written: string, lookup?: Lookup, edition?: string): Reading => {
    if (written.length > longestCachedText) return read(written, lookup, edition);
    if (lookup !== cachedLookup || cache.size >= maxCached) {
      cache.clear();
      cachedLookup = lookup;
    }
    // The edition decides which item a name means, so the cache key has the edition only for references.
    const key =
      type.reference === undefined || edition === undefined ? written : `${edition}\n${written}`;
    const cachedReading = cache.get(key);
    if (cachedReading !== undefined) return cachedReading;
    const reading = read(written, lookup, edition);
    cache.set(key, reading);
    return reading;
  };
}
