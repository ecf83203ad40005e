import {
  ambiguousSeparator,
  type DecimalMark,
  decimalMarksIn,
  rewriteAmbiguous,
  type SeparatorMeaning,
} from '#src/lib/import/decimal-mark.ts';
import { quote } from '#src/lib/catalogue/number.ts';
import type { Field } from '../../field.ts';
import type { Reading } from '../../reading.ts';
import { UnreadableText } from '../../values.ts';
import { type Answers, OpenQuestion } from './open-question.ts';

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
      return typeof cell === 'string' ? [cell] : [];
    });
    if (texts.some((text) => ambiguousSeparator(text) !== undefined)) {
      shown.set(key, decimalMarksIn(texts));
    }
  }
  return shown;
}

const nameOf = { '.': 'point', ',': 'comma' } as const;
const labelOf = { thousands: 'separates thousands', decimals: 'is before decimals' } as const;

/**
 * Reads a number. What the separator before exactly three digits means, only the user can say: the
 * other numbers of the column decide which answer is the first one.
 */
export function readMarked(
  field: Field,
  text: string,
  { numberMarks, answers }: { numberMarks: NumberMarks; answers: Answers },
  read: (text: string) => Reading,
): Reading {
  const separator = field.type.numeric === true ? ambiguousSeparator(text) : undefined;
  if (separator === undefined) return read(text);
  const readAs = (meaning: SeparatorMeaning) => read(rewriteAmbiguous(text, separator, meaning));
  const show = (value: unknown) => field.show(value).replace(/\.$/, '');
  const subject = `${field.key} ${separator}`;
  const answer = answers.get(subject);
  if (answer === 'thousands' || answer === 'decimals') {
    const reading = readAs(answer);
    const { value } = reading;
    return value instanceof UnreadableText
      ? { ...reading, value: new UnreadableText(text, value.message, value.suggestion) }
      : { ...reading, note: `Read as ${show(value)}, as you have answered for the column.` };
  }
  const reading = read(text);
  const marks = numberMarks.get(field.key);
  // Prices and whole numbers are printed with a comma between thousands: `1,500 gp`. It is only in
  // doubt if the column has a comma before decimals.
  if (!(reading.value instanceof UnreadableText) && marks?.has(',') !== true) return reading;
  const order = ['thousands', 'decimals'] as const;
  const isLikelyDecimal = marks?.has(separator) === true && marks.size === 1;
  const readable = (isLikelyDecimal ? order.toReversed() : order).flatMap((meaning) => {
    const { value } = readAs(meaning);
    // `1.5 gp` cannot be stored, but `15 sp` is suggested for it.
    const shown = value instanceof UnreadableText ? value.suggestion : show(value);
    return shown === undefined ? [] : [{ meaning, shown }];
  });
  if (readable.length === 0) return reading;
  const mark = nameOf[separator];
  const message = `${quote(text)} may be ${readable.map((each) => each.shown).join(' or ')}. What does the ${mark} in the column ${field.label} mean?`;
  return {
    value: new OpenQuestion(
      text,
      message,
      subject,
      readable.map(({ meaning, shown }) => ({
        label: `The ${mark} ${labelOf[meaning]}: ${shown}`,
        decides: { subject, answer: meaning },
      })),
    ),
  };
}
