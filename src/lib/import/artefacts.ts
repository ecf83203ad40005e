const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Three letters tell the month in most languages that a spreadsheet writes. */
const otherMonths: Readonly<Record<string, number>> = {
  mai: 5,
  mär: 3,
  okt: 10,
  dez: 12,
  fév: 2,
  avr: 4,
  jui: 6,
  aoû: 8,
  déc: 12,
  ene: 1,
  abr: 4,
  ago: 8,
  dic: 12,
};

const monthOf = (name: string): number | null => {
  const short = name.slice(0, 3).toLowerCase();
  const index = months.indexOf(short);
  return index === -1 ? (otherMonths[short] ?? null) : index + 1;
};

const pair = (one: number | null, other: number | null): readonly [number, number] | null =>
  one === null || other === null || one < 1 || other < 1 || one > 31 || other > 31
    ? null
    : [Math.min(one, other), Math.max(one, other)];

/**
 * The two numbers, the smaller one first, of what a spreadsheet took for a day: it makes `2-Jan` of
 * `1/2` and `01.04.2026` of `1/4`.
 */
export function numbersOfDate(text: string): readonly [number, number] | null {
  const plain = text.trim();
  if (plain.length < 4 || plain.length > 24) return null;
  const named =
    /^(\d{1,2})[-. ]{1,2}(\p{L}{3,9})\.?(?:[-. ](?:\d{2}|\d{4}))?$/u.exec(plain) ??
    /^(\p{L}{3,9})[-. ]{1,2}(\d{1,2})(?:[-., ]{1,2}\d{4})?$/u.exec(plain);
  if (named) {
    const [, one = '', other = ''] = named;
    const [day, month] = /^\d/.test(one) ? [one, other] : [other, one];
    return pair(Number(day), monthOf(month));
  }
  const written =
    /^(\d{1,2})([./-])(\d{1,2})\2(?:19|20)\d\d(?: 0?0:00(?::00)?)?$/.exec(plain) ??
    /^(?:19|20)\d\d([./-])(\d{1,2})\1(\d{1,2})(?:[ T]0?0:00(?::00)?)?$/.exec(plain);
  if (!written) return null;
  const parts = written.slice(1).filter((part) => /^\d+$/.test(part));
  return pair(Number(parts[0]), Number(parts[1]));
}

const brokenCell =
  /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA|ERROR!)$/i;

/** A cell in which the spreadsheet had no value but an error of its own. */
export const isBrokenCell = (text: string): boolean => brokenCell.test(text.trim());

/** `="00123"`: how people make a spreadsheet keep a text as it is. */
export const unwrapFormula = (text: string): string =>
  /^="((?:[^"]|"")*)"$/.exec(text)?.[1]?.replaceAll('""', '"') ?? text;

export const looksLikeFormula = (text: string): boolean =>
  /^[=@]\S/.test(text) || /^[+-][A-Za-z(]+[\d(!:]/.test(text);

/** `1.23E+12`: the digits are gone. */
export const isShortenedNumber = (text: string): boolean =>
  /^[+-]?\d([.,]\d+)?E[+-]?\d{2,3}$/i.test(text.trim());

/** A spreadsheet keeps 15 digits and writes zeros for the others. */
export const isTooLongNumber = (text: string): boolean => /^\d{16,}$/.test(text.trim());

export const hasLeadingZeros = (text: string): boolean => /^0\d+$/.test(text.trim());
