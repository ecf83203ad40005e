const units =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';

const values: ReadonlyMap<string, number> = new Map([
  ...units.split(' ').map((word, index): [string, number] => [word, index + 1]),
  ...tens.split(' ').map((word, index): [string, number] => [word, (index + 2) * 10]),
  ['threescore', 60],
  ['fourscore', 80],
]);

/** These multiply the number before them. */
const factors: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['score', 20],
  ['hundred', 100],
]);

/** These multiply all that is before them, and more can follow: "two thousand and six". */
const scales: ReadonlyMap<string, number> = new Map(
  ['thousand', 'million', 'billion', 'trillion'].map((word, index) => [word, 1000 ** (index + 1)]),
);

const romans: ReadonlyMap<string, number> = new Map([
  ['I', 1],
  ['V', 5],
  ['X', 10],
  ['L', 50],
  ['C', 100],
  ['D', 500],
  ['M', 1000],
]);

function romanValue(letters: string): number {
  const digits = [...letters].map((letter) => romans.get(letter.toUpperCase()) ?? 0);
  return digits.reduce(
    (sum, digit, index) => (digit < (digits[index + 1] ?? 0) ? sum - digit : sum + digit),
    0,
  );
}

/** Unicode has the ten digits of a script one after the other, beginning with zero. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let first = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Number signs such as `½` and `①`, which NFKC makes digits; others stay as they are. */
const decoded = (signs: string): string =>
  /^[\u2160-\u217f]+$/.test(signs)
    ? String(romanValue(signs.normalize('NFKC')))
    : signs.normalize('NFKC');

/** The text in lower case, with the digits 0 to 9 for all digits of Unicode, and without emphasis. */
const withDigits = (text: string): string =>
  text
    .replaceAll('*', '')
    // A sign is a number of its own: `2½` is not 21/2.
    .replaceAll(/[\p{No}\p{Nl}]+/gu, (signs) => ` ${decoded(signs)} `)
    .normalize('NFKC')
    .replaceAll(/[^\P{Nd}0-9]/gu, digitOf)
    .replaceAll(/[\u2010\u2011]/g, '-')
    .toLowerCase();

/** The number signs of a text whose value is not known. */
export const unknownSigns = (text: string): string[] =>
  withDigits(text).match(/[^\P{N}0-9]/gu) ?? [];

const word = [...values.keys(), ...factors.keys(), ...scales.keys()].join('|');
const digits = String.raw`\d+(?:,\d{3})*(?:(?:\.\d{3})+(?!\d)|\.\d+)?`;
const numberPattern = new RegExp(
  [
    String.raw`(?<fraction>\d+(?: ?⁄ ?|\/)\d+)`,
    String.raw`(?<thousands>${digits})k(?![a-z])`,
    String.raw`(?<run>(?:${digits}|(?<![a-z])(?<![a-z]-)(?:${word})(?![a-z]))(?:(?: |-| and |-and-)(?:${word})(?![a-z]))*)`,
    String.raw`(?<![a-z])(?<plural>millions|billions|trillions)(?![a-z])`,
    // Hundreds of gulls may fly, but hundreds of crowns are a reward.
    String.raw`(?<![a-z])(?<treasure>dozens|scores|hundreds|thousands)(?= (?:of )?(?:[a-z]+ )?(?:gold|silver|copper|platinum|coins?|crowns?|gems?|jewels?|[cegsp]p)(?![a-z]))`,
  ].join('|'),
  'g',
);

const valueOfDigits = (text: string): number =>
  Number(/\.\d{3}(?:\.|$)/.test(text) ? text.replaceAll(/[.,]/g, '') : text.replaceAll(',', ''));

function fractionOf(text: string): number {
  const [upper = NaN, lower = NaN] = text.split(/[⁄/]/).map(Number);
  return upper / lower;
}

/** Reads the number words of a run one after the other. */
class Run {
  readonly found: number[] = [];
  #total = 0;
  #group: number | null = null;
  #scale = Infinity;
  #isOfDigits = false;

  end(): void {
    if (this.#group !== null || this.#total > 0) this.found.push(this.#total + (this.#group ?? 0));
    this.#total = 0;
    this.#group = null;
    this.#scale = Infinity;
    this.#isOfDigits = false;
  }

  digits(value: number): void {
    this.#group = value;
    this.#isOfDigits = true;
  }

  /** Such as `three` after `thirty`, after `hundred` and after `thousand`. */
  value(value: number, isAfterAnd: boolean): void {
    const group = this.#group;
    const isFirst = group === null && (this.#total === 0 || value < this.#scale);
    const isUnit =
      group !== null && !isAfterAnd && group % 10 === 0 && group % 100 >= 20 && value < 10;
    const isRest = group !== null && group > 0 && group % 100 === 0;
    if (!isFirst && (this.#isOfDigits || !(isUnit || isRest))) this.end();
    this.#group = (this.#group ?? 0) + value;
  }

  factor(factor: number): void {
    if (this.#group !== null && this.#group >= 100) this.end();
    this.#group = (this.#group ?? 1) * factor;
    this.#isOfDigits = false;
  }

  scale(scale: number): void {
    const isOfTotal = this.#group === null && this.#total > 0;
    if (!isOfTotal && this.#total > 0 && scale >= this.#scale) {
      const group = this.#group;
      this.#group = null;
      this.end();
      this.#group = group;
    }
    this.#total = isOfTotal ? this.#total * scale : this.#total + (this.#group ?? 1) * scale;
    this.#group = null;
    this.#scale = scale;
    this.#isOfDigits = false;
  }
}

function valuesOfRun(text: string, before: string, after: string): number[] {
  const run = new Run();
  let isAfterAnd = false;
  const parts = text.split(/[ -]/);
  for (const part of parts) {
    const value = values.get(part);
    const factor = factors.get(part);
    const scale = scales.get(part);
    if (/^\d/.test(part)) run.digits(valueOfDigits(part));
    else if (value !== undefined) run.value(value, isAfterAnd);
    else if (scale !== undefined) run.scale(scale);
    // One can also settle a score.
    else if (part === 'score' && parts.length === 1 && !isScoreOf(before, after)) continue;
    else if (factor !== undefined) run.factor(factor);
    isAfterAnd = part === 'and';
  }
  run.end();
  return run.found;
}

const isScoreOf = (before: string, after: string): boolean =>
  /(?<![a-z])a $/.test(before) && after.startsWith(' of ');

/** What of a run counts something: "three-headed" and "a ten-foot pole" are descriptions. */
function countingPart(run: string, after: string): string {
  if (!/^-[a-z]/.test(after) || /^\d/.test(run)) return run;
  if (/illion/.test(run) || /^-(?:gold|silver|copper|platinum|coin|crown|[cegsp]p)/.test(after)) {
    return run;
  }
  return run.slice(0, Math.max(0, run.lastIndexOf(' '))).replace(/ and$/, '');
}

interface Found {
  readonly value: number;
  readonly before: string;
  readonly after: string;
}

function* readNumbers(text: string): Generator<Found> {
  const plain = withDigits(text);
  for (const match of plain.matchAll(numberPattern)) {
    const { fraction, thousands, run, plural, treasure } = match.groups ?? {};
    const before = plain.slice(Math.max(0, match.index - 12), match.index);
    const end = match.index + match[0].length;
    const after = plain.slice(end, end + 24);
    const singular = (plural ?? treasure ?? '').slice(0, -1);
    const found =
      fraction !== undefined
        ? [fractionOf(fraction)]
        : thousands !== undefined
          ? [valueOfDigits(thousands) * 1000]
          : run !== undefined
            ? valuesOfRun(countingPart(run, after), before, after)
            : [scales.get(singular) ?? factors.get(singular) ?? 0];
    for (const value of found) yield { value, before, after };
  }
}

/**
 * The numbers of a text, whether they are digits or words. The number one is left out, because it seldom
 * counts something.
 */
export const numbersIn = (text: string): number[] =>
  [...readNumbers(text)].map(({ value }) => value).filter((value) => value !== 1);

const measures: readonly (readonly [unit: string, pattern: RegExp])[] = [
  ['gp', /^[ -]?(?:gp|gold (?:pieces?|coins?))(?![a-z])/],
  ['sp', /^[ -]?(?:sp|silver (?:pieces?|coins?))(?![a-z])/],
  ['cp', /^[ -]?(?:cp|copper (?:pieces?|coins?))(?![a-z])/],
  ['ep', /^[ -]?(?:ep|electrum (?:pieces?|coins?))(?![a-z])/],
  ['pp', /^[ -]?(?:pp|platinum (?:pieces?|coins?))(?![a-z])/],
  ['XP', /^[ -]?(?:xp|experience)(?![a-z])/],
  ['hit points', /^[ -]?(?:hp|hit points?)(?![a-z])/],
];

/** The numbers that rules decide about, such as `DC 14` and `460 gp`. */
export const amountsIn = (text: string): string[] =>
  [...readNumbers(text)].flatMap(({ value, before, after }) => {
    const check = /(?<![a-z])(dc|ac) ?$/.exec(before)?.[1];
    return [
      ...(check === undefined ? [] : [`${check.toUpperCase()} ${value}`]),
      ...measures.flatMap(([unit, pattern]) => (pattern.test(after) ? [`${value} ${unit}`] : [])),
    ];
  });
