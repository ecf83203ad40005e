import fc, { type Arbitrary } from 'fast-check';
import { isSchema, type JsonSchema } from '#contract/json-schema.ts';
import { numberIn } from './merged-schema.ts';

/** Longer texts are tested at the boundaries; random ones of this length find the same faults sooner. */
const usualLength = 40;

const words = [
  'lantern',
  'harbour',
  'Ilse',
  'ash',
  'Ångström',
  '木',
  'é',
  'café',
  "O'Brien",
  '  x  ',
];

const text = (min: number, max: number): Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: 'grapheme-composite', minLength: min, maxLength: max }),
    fc.string({ unit: 'grapheme-ascii', minLength: min, maxLength: max }),
    fc.constantFrom(...words).map((word) =>
      Array.from(word.repeat(Math.ceil(min / word.length) || 1))
        .slice(0, max)
        .join(''),
    ),
  );

const plainCharacters = Array.from(
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZäéñß木0123456789-.',
);

/** Letters, digits and plain punctuation: what every name of a person or thing may have. */
const plainText = (min: number, max: number): Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...plainCharacters), {
      minLength: Math.max(1, min),
      maxLength: Math.max(1, max),
    })
    .map((characters) => characters.join(''));

const iso = (date: Date): string => date.toISOString();

const dates = fc.date({
  min: new Date('1970-01-01T00:00:00Z'),
  max: new Date('2999-12-31T23:59:59Z'),
  noInvalidDate: true,
});

const formats: Readonly<Record<string, () => Arbitrary<string>>> = {
  date: () => dates.map((date) => iso(date).slice(0, 10)),
  'date-time': () => dates.map(iso),
  time: () => dates.map((date) => `${iso(date).slice(11, 19)}Z`),
  duration: () => fc.integer({ min: 1, max: 999 }).map((days) => `P${days}D`),
  email: () => fc.stringMatching(/^[a-z][a-z0-9]{1,12}$/).map((name) => `${name}@example.com`),
  uuid: () => fc.uuid(),
  uri: () => fc.webUrl(),
  'uri-reference': () => fc.webPath().map((path) => (path === '' ? '/' : path)),
  ipv4: () => fc.ipV4(),
  ipv6: () => fc.ipV6(),
  hostname: () => fc.domain(),
  byte: () => fc.base64String({ maxLength: usualLength }),
};

/** To read a pattern takes milliseconds, and the same texts are in many schemas. */
const known = new Map<string, Arbitrary<string> | null>();

/** Any text of a schema's length and pattern, or null if none is found. */
export function stringArbitrary(
  schema: JsonSchema,
  fits: (text: string) => boolean,
): Arbitrary<string> | null {
  const key = JSON.stringify(schema);
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = newArbitrary(schema, fits);
  known.set(key, made);
  return made;
}

function newArbitrary(
  schema: JsonSchema,
  fits: (text: string) => boolean,
): Arbitrary<string> | null {
  const min = numberIn(schema, 'minLength') ?? 0;
  const max = Math.min(numberIn(schema, 'maxLength') ?? usualLength, Math.max(min, usualLength));
  const isPlain = schema['x-one-line'] === true;
  const candidates = [
    ...formatted(schema),
    ...(isPlain ? [plainText(min, max)] : []),
    ...patterned(schema),
    ...(isPlain ? [] : [text(min, max)]),
    ...given(schema),
  ];
  for (const candidate of candidates) {
    const found = fc.sample(candidate, { numRuns: 60, seed: 1 }).find(fits);
    // A filter could try for ever; the text that fits replaces those that do not.
    if (found !== undefined) return candidate.map((value) => (fits(value) ? value : found));
  }
  return null;
}

function formatted({ format }: JsonSchema): Arbitrary<string>[] {
  const make = typeof format === 'string' ? formats[format] : undefined;
  return make ? [make()] : [];
}

function patterned({ pattern }: JsonSchema): Arbitrary<string>[] {
  if (typeof pattern !== 'string') return [];
  const made: Arbitrary<string>[] = [];
  for (const flags of ['u', '']) {
    try {
      made.push(fc.stringMatching(new RegExp(pattern, flags)));
    } catch {
      // fast-check does not know every form of pattern; the other candidates follow.
    }
  }
  return made;
}

function given({ example, examples, default: usual }: JsonSchema): Arbitrary<string>[] {
  const listed: readonly unknown[] = Array.isArray(examples)
    ? examples
    : isSchema(examples)
      ? Object.values(examples)
      : [];
  const values = [example, usual, ...listed].filter((value) => typeof value === 'string');
  return values.length === 0 ? [] : [fc.constantFrom(...values)];
}
