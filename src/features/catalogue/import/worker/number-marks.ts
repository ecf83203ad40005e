import {
  ambiguousSeparator,
  type DecimalMark,
  decimalMarksIn,
  rewriteAmbiguous,
  type SeparatorMeaning,
} from '#src/lib/import/decimal-mark.ts';
import { plainSymbols } from '#src/lib/catalogue/codec.ts';
import { quote } from '#src/lib/catalogue/number.ts';
import type { Field } from '../../field.ts';
import type { Reading } from '../../reading.ts';
import { UnreadableText } from '../../values.ts';
import { type Replies, OpenQuestion } from './open-question.ts';

/** The decimal marks that the unambiguous numbers of each field's column show. */
export type NumberMarks = ReadonlyMap<string, ReadonlySet<DecimalMark>>;

/** Finds the decimal marks of the columns with ambiguous numbers. */
export function marksOf(
  columns: readonly (string | null)[],
  fields: ReadonlyMap<string, Field>,
  rows: readonly { readonly cells: readonly unknown[] }[],
): NumberMarks {
  const shown = new Map<string, ReadonlySet<DecimalMark>>();
  for (const [index, key] of columns.entries()) {
    if (key === null || fields.get(key)?.type.numeric !== true) continue;
    const texts = rows.flatMap(({ cells }) => {
      const cell = cells[index];
      return typeof cell === 'string' ? [plainSymbols(cell)] : [];
    });
    if (texts.some((text) => ambiguousSeparator(text) !== undefined)) {
      shown.set(key, decimalMarksIn(texts));
    }
  }
  return shown;
}

const nameOf = { '.': 'point', ',': 'comma' } as const;
const labelOf = { thousands: 'separates thousands', decimals: 'is before decimals' } as const;

const isMeaning = (reply: string | undefined): reply is SeparatorMeaning =>
  reply === 'thousands' || reply === 'decimals';

type ReadText = (text: string) => Reading;

/**
 * Reads a number. A separator before exactly three digits is ambiguous, so the user is asked once for
 * each separator in a column.
 */
export function readMarked(
  field: Field,
  text: string,
  { numberMarks, replies }: { numberMarks: NumberMarks; replies: Replies },
  read: ReadText,
): Reading {
  if (field.type.numeric !== true) return read(text);
  let rest = plainSymbols(text);
  let separator = ambiguousSeparator(rest);
  if (separator === undefined) return read(text);
  while (separator !== undefined) {
    const reply = replies.get(subjectOf(field, separator));
    if (!isMeaning(reply)) {
      const marks = numberMarks.get(field.key);
      return questionAbout(field, { text, rest, separator }, marks, read) ?? read(text);
    }
    rest = rewriteAmbiguous(rest, separator, reply);
    separator = ambiguousSeparator(rest);
  }
  const reading = read(rest);
  const { value } = reading;
  return value instanceof UnreadableText
    ? {
        ...reading,
        value: new UnreadableText(text, withoutAddedDigit(value.message), value.suggestion),
      }
    : { ...reading, note: `Read as ${shown(field, value)}, as you have answered for the column.` };
}

/** Cells with this subject are one question. */
const subjectOf = ({ key }: Field, separator: DecimalMark): string => `${key} ${separator}`;

/**
 * `rewriteAmbiguous` adds a fourth digit, so that `1.234` is not ambiguous for the codecs. The user reads the number
 * without it.
 */
const withoutAddedDigit = (text: string): string => text.replaceAll(/(?<=\.\d{3})0(?!\d)/g, '');

const shown = (field: Field, value: unknown): string => field.show(value).replace(/\.$/, '');

interface AmbiguousText {
  text: string;
  /** The text with the replies to questions about the other separator. */
  rest: string;
  separator: DecimalMark;
}

/** A price has at most two decimals, so three digits in it are thousands, whatever the other prices show. */
const isPrice = ({ type }: Field): boolean => type.control.type === 'cost';

/**
 * Asks what the separator means. The first reply is the likely one: a value that can be stored, and
 * then what the other numbers of the column show. There is no question if both values are refused.
 */
function questionAbout(
  field: Field,
  { text, rest, separator }: AmbiguousText,
  marks: ReadonlySet<DecimalMark> | undefined,
  read: ReadText,
): Reading | undefined {
  const meaningOf = (meaning: SeparatorMeaning) => {
    const written = rewriteAmbiguous(rest, separator, meaning);
    const { value } = read(written);
    if (!(value instanceof UnreadableText)) return { meaning, number: shown(field, value) };
    const number = withoutAddedDigit(written);
    return value.suggestion === undefined
      ? { meaning, number, isRefused: true }
      : { meaning, number: `${number} (${shown(field, read(value.suggestion).value)})` };
  };
  const isLikelyDecimal = !isPrice(field) && marks?.has(separator) === true && marks.size === 1;
  const order = ['thousands', 'decimals'] as const;
  const meanings = (isLikelyDecimal ? order.toReversed() : order)
    .map(meaningOf)
    .toSorted((one, other) => Number(one.isRefused ?? false) - Number(other.isRefused ?? false));
  if (meanings.every(({ isRefused }) => isRefused)) return undefined;
  const mark = nameOf[separator];
  const subject = subjectOf(field, separator);
  const message = `${quote(text)} may be ${meanings.map(({ number }) => number).join(' or ')}. What does the ${mark} in the column ${field.label} mean?`;
  return {
    value: new OpenQuestion(
      text,
      message,
      subject,
      meanings.map(({ meaning, number }) => ({
        label: `The ${mark} ${labelOf[meaning]}: ${number}`,
        decides: { subject, reply: meaning },
      })),
    ),
  };
}
