import fc from 'fast-check';
import { test, expect } from 'vitest';
import { abilityIncreaseCodec } from './ability-increase.ts';
import { benefitsCodec } from './benefits.ts';
import { capacityCodec } from './capacity.ts';
import { choiceCodec, choicesOf } from './choice.ts';
import { type Codec, optional } from './codec.ts';
import { contentsCodec } from './contents.ts';
import { coins, costCodec } from './cost.ts';
import { damageCodec } from './damage.ts';
import { diceCodec } from './dice.ts';
import { effectsCodec } from './effects.ts';
import { flagCodec } from './flag.ts';
import { namesCodec, tasksCodec } from './lists.ts';
import { numberCodec, wholeNumberCodec } from './number.ts';
import { prerequisitesCodec } from './prerequisites.ts';
import { propertiesCodec } from './properties.ts';
import { rangeCodec } from './range.ts';
import { referenceCodec } from './reference.ts';
import { lineCodec, proseCodec } from './text.ts';
import { weightCodec } from './weight.ts';

const types = choicesOf(['slashing', 'piercing', 'bludgeoning']);
const properties = choicesOf(['ammunition', 'finesse', 'light', 'thrown', 'two-handed']);
const abilities = choicesOf(['str', 'dex', 'con'], { str: 'Strength', dex: 'Dexterity' });
const targets = choicesOf(['ac', 'initiative', 'hp-per-level'], { ac: 'Armor class' });
const valueOf = <Value extends string>(choices: readonly { value: Value }[]): Value[] =>
  choices.map(({ value }) => value);

const whole = (max: number) => fc.integer({ min: 0, max });
const decimal = (max: number) =>
  fc.oneof(
    fc.double({ min: 0, max, noNaN: true }).filter((value) => !Object.is(value, -0)),
    fc.constantFrom(0, 0.25, 0.5, 0.75, 1.5, 2.25, 0.02, 0.125, 1.125, 999.125, 1234.567),
  );
const line = fc
  .string({ minLength: 1, maxLength: 40 })
  .filter((text) => text === text.replace(/\s+/gu, ' ').trim() && text !== '');
/** Short texts that can contain any character that separates entries of a list. */
const tricky = fc.string({
  unit: fc.constantFrom(...'ab1:;,"\n ()#×+/'.split(''), ' or ', 'Level 3', 'DC 5'),
  maxLength: 12,
});
const any = fc.oneof(tricky, fc.string({ maxLength: 30 })).filter((text) => !text.includes('\r'));
const key = fc.string({
  unit: fc.constantFrom(...'abcxyz0129#:.-'.split('')),
  minLength: 1,
  maxLength: 20,
});
const sk = key.filter((text) => text !== '-' && !/^(na|nil|null|none)$/.test(text));
const dice = fc
  .tuple(fc.integer({ min: 1, max: 99 }), fc.constantFrom('', 'd4', 'd6', 'd8', 'd10', 'd12'))
  .map(([count, die]) => `${count}${die}`);

function writesAndReads<Value>(name: string, codec: Codec<Value>, values: fc.Arbitrary<Value>) {
  test(`${name} is the same after format and parse`, () => {
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
  fc.record({ dice, type: fc.constantFrom(...valueOf(types)) }),
);
writesAndReads('a range', rangeCodec, fc.record({ normal: whole(10_000), long: whole(10_000) }));
writesAndReads('a flag', flagCodec, fc.boolean());
writesAndReads('a choice', choiceCodec(properties), fc.constantFrom(...valueOf(properties)));
writesAndReads(
  'a set of properties',
  propertiesCodec(properties, {
    range: 'range',
    dice: 'versatileDamage',
    name: { key: 'ammunitionSk', of: 'ammunition' },
    remarks: 'notes',
  }),
  fc.subarray(valueOf(properties)),
);
writesAndReads('a reference', referenceCodec, fc.option(sk));
writesAndReads('names', namesCodec, fc.array(any));
writesAndReads(
  'contents',
  contentsCodec,
  fc.array(fc.record({ gearSk: key, quantity: whole(1_000_000) })),
);
writesAndReads('tasks', tasksCodec, fc.array(fc.record({ task: line, dc: whole(50) })));
test.for([
  'Pick a lock (DC 5)',
  'Pick a lock (DC 15) or',
  'Open (DC 10), close',
  'Hide from DC 5 guards (DC 12) and run',
  '(DC 0)',
])('the task “%s” with a difficulty of its own is read as one task', (task) => {
  const value = [
    { task, dc: 0 },
    { task: 'Pick a lock', dc: 15 },
  ];
  expect(tasksCodec.parse(tasksCodec.format(value))).toEqual({ ok: true, value });
});
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
writesAndReads(
  'prerequisites',
  prerequisitesCodec(abilities),
  fc.record({
    minLevel: fc.option(fc.integer({ min: 1, max: 20 })),
    abilities: fc.array(
      fc.record({
        anyOf: fc.subarray(valueOf(abilities), { minLength: 1 }),
        min: fc.integer({ min: 1, max: 30 }),
      }),
      { maxLength: 3 },
    ),
    feature: fc.option(any),
    text: any,
  }),
);
writesAndReads(
  'an ability increase',
  abilityIncreaseCodec(abilities),
  fc.record({
    modes: fc.array(
      fc.record({
        choose: fc.integer({ min: 1, max: 6 }),
        amount: fc.integer({ min: 1, max: 10 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    from: fc.subarray(valueOf(abilities), { minLength: 1 }),
    max: fc.integer({ min: 1, max: 30 }),
  }),
);
writesAndReads(
  'benefits',
  benefitsCodec,
  fc.array(fc.record({ name: any.filter((name) => name !== ''), description: any })),
);
writesAndReads(
  'effects',
  effectsCodec(targets, { value: 'armored', words: 'in armor' }),
  fc.array(
    fc.record({
      target: fc.constantFrom(...valueOf(targets)),
      bonus: fc.constantFrom('1', '+2', '-3', 'PB', '100'),
      condition: fc.option(fc.constant('armored' as const)),
    }),
  ),
);
