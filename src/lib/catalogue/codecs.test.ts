import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capacityCodec } from './capacity.ts';
import { choiceCodec, choiceSetCodec, choicesOf } from './choice.ts';
import { type Codec, optional } from './codec.ts';
import { coins, costCodec } from './cost.ts';
import { damageCodec } from './damage.ts';
import { diceCodec } from './dice.ts';
import { flagCodec } from './flag.ts';
import { jsonCodec } from './json-text.ts';
import { contentsCodec, namesCodec, tasksCodec } from './lists.ts';
import { numberCodec, wholeNumberCodec } from './number.ts';
import { rangeCodec } from './range.ts';
import { lineCodec, proseCodec } from './text.ts';
import { weightCodec } from './weight.ts';

const types = choicesOf(['slashing', 'piercing', 'bludgeoning']);
const properties = choicesOf(['finesse', 'light', 'two-handed', 'thrown']);

const whole = (max: number) => fc.integer({ min: 0, max });
const decimal = (max: number) =>
  fc.oneof(
    fc.double({ min: 0, max, noNaN: true }).filter((value) => !Object.is(value, -0)),
    fc.constantFrom(0, 0.25, 0.5, 0.75, 1.5, 2.25, 0.02),
  );
const line = fc
  .string({ minLength: 1, maxLength: 40 })
  .filter((text) => text === text.replace(/\s+/gu, ' ').trim() && text !== '');
const key = fc.string({
  unit: fc.constantFrom(...'abcxyz0129#:.-'.split('')),
  minLength: 1,
  maxLength: 20,
});
const dice = fc
  .tuple(fc.integer({ min: 1, max: 99 }), fc.constantFrom('', 'd4', 'd6', 'd8', 'd10', 'd12'))
  .map(([count, die]) => `${count}${die}`);

function writesAndReads<Value>(name: string, codec: Codec<Value>, values: fc.Arbitrary<Value>) {
  test(`${name} reads back what it writes`, () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(codec.parse(codec.format(value))).toEqual({ ok: true, value });
      }),
    );
  });
}

writesAndReads(
  'a price',
  costCodec,
  fc.record({ amount: whole(1_000_000_000), unit: fc.constantFrom(...coins) }),
);
writesAndReads('a weight', weightCodec, decimal(100_000_000));
writesAndReads('a weight or none', optional(weightCodec), fc.option(decimal(1000)));
writesAndReads('a whole number', wholeNumberCodec, fc.maxSafeInteger());
writesAndReads('a number', numberCodec, decimal(1_000_000));
writesAndReads('dice', diceCodec, dice);
writesAndReads(
  'damage',
  damageCodec(types),
  fc.record({ dice, type: fc.constantFrom(...types.map(({ value }) => value)) }),
);
writesAndReads('a range', rangeCodec, fc.record({ normal: whole(10_000), long: whole(10_000) }));
writesAndReads('a flag', flagCodec, fc.boolean());
writesAndReads(
  'a choice',
  choiceCodec(properties),
  fc.constantFrom(...properties.map(({ value }) => value)),
);
writesAndReads(
  'a set of choices',
  choiceSetCodec(properties),
  fc.subarray(properties.map(({ value }) => value)),
);
writesAndReads(
  'names',
  namesCodec,
  fc.array(fc.oneof(line, fc.string({ unit: fc.constantFrom(';', '"', 'a', ' '), minLength: 1 }))),
);
writesAndReads(
  'contents',
  contentsCodec,
  fc.array(fc.record({ gearSk: key, quantity: whole(1_000_000) })),
);
writesAndReads('tasks', tasksCodec, fc.array(fc.record({ task: line, dc: whole(50) })));
writesAndReads(
  'a capacity',
  optional(capacityCodec),
  fc.option(fc.record({ weightLb: fc.option(decimal(1e6)), volumeCuFt: fc.option(decimal(1e6)) })),
);
writesAndReads('a line', lineCodec, line);
writesAndReads(
  'prose',
  proseCodec,
  fc.string().filter((text) => !text.includes('\r')),
);
writesAndReads('JSON', jsonCodec([]), fc.array(fc.record({ name: fc.string(), note: line })));

describe('what people write is understood', () => {
  test.for([
    ['5gp', { amount: 5, unit: 'gp' }],
    ['1,500 GP', { amount: 1500, unit: 'gp' }],
    ['2 silver pieces', { amount: 2, unit: 'sp' }],
    ['5\u00A0cp', { amount: 5, unit: 'cp' }],
  ] as const)('the price %s', ([text, value]) => {
    expect(costCodec.parse(text)).toEqual({ ok: true, value });
  });

  test.for([
    ['3', 3],
    ['1/4 lb.', 0.25],
    ['½ lb', 0.5],
    ['1 ½ pounds', 1.5],
    ['0,02', 0.02],
  ] as const)('the weight %s', ([text, value]) => {
    expect(weightCodec.parse(text)).toEqual({ ok: true, value });
  });

  test.for(['(range 20/60)', '20/60', '20 / 60 feet', '20–60 ft'])('the range %s', (text) => {
    expect(rangeCodec.parse(text)).toEqual({ ok: true, value: { normal: 20, long: 60 } });
  });

  test.for(['1d8 slashing', '1D8  Slashing damage', 'd8 slashing'])('the damage %s', (text) => {
    expect(damageCodec(types).parse(text)).toEqual({
      ok: true,
      value: { dice: '1d8', type: 'slashing' },
    });
  });

  test.for(['10 × 2024#xylophone', '10x 2024#xylophone', '10 2024#xylophone'])(
    'the content %s',
    (text) => {
      expect(contentsCodec.parse(text)).toEqual({
        ok: true,
        value: [{ gearSk: '2024#xylophone', quantity: 10 }],
      });
    },
  );

  test('a dash or nothing where nothing may be', () => {
    for (const text of ['', ' ', '-', '—']) {
      expect(optional(costCodec).parse(text)).toEqual({ ok: true, value: null });
    }
  });
});

describe('what cannot be read is refused with a way out', () => {
  const message = <Value>(codec: Codec<Value>, text: string): string => {
    const read = codec.parse(text);
    return read.ok ? 'was read' : read.message;
  };

  test('a price without its coin', () => {
    expect(message(costCodec, '25')).toBe('Which coin? Write 25 gp, sp or cp.');
  });

  test('a fraction of a coin is offered in the smaller one', () => {
    expect(message(costCodec, '2.5 gp')).toBe('Coins are whole: write 25 sp.');
  });

  test('a mistyped choice is offered', () => {
    expect(message(choiceCodec(properties), 'Finese')).toBe(
      '“Finese” is not known. Did you mean Finesse?',
    );
  });

  test('a die that does not exist', () => {
    expect(message(diceCodec, '1d7')).toContain('1d8');
  });

  test('a word where a number belongs', () => {
    expect(message(wholeNumberCodec, 'twelve')).toContain('no number');
    expect(message(wholeNumberCodec, '1.5')).toContain('not whole');
  });
});
