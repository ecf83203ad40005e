import { describe, expect, test } from 'vitest';
import { abilityIncreaseCodec } from './ability-increase.ts';
import { armorClassCodec, strengthCodec } from './armor-class.ts';
import { capacityCodec } from './capacity.ts';
import { choiceCodec, choicesOf } from './choice.ts';
import { optional, type Parsed } from './codec.ts';
import { contentsCodec } from './contents.ts';
import { costCodec } from './cost.ts';
import { damageCodec } from './damage.ts';
import { diceCodec } from './dice.ts';
import { effectsCodec } from './effects.ts';
import { flagCodec } from './flag.ts';
import { namesCodec, tasksCodec } from './lists.ts';
import { numberCodec, quote, wholeNumberCodec } from './number.ts';
import { prerequisitesCodec } from './prerequisites.ts';
import { propertiesCodec } from './properties.ts';
import { rangeCodec } from './range.ts';
import { lineCodec } from './text.ts';
import { weightCodec } from './weight.ts';

const noBreak = '\u00A0';
const narrowNoBreak = '\u202F';
const minus = '\u2212';
const softHyphen = '\u00AD';
const byteOrderMark = '\uFEFF';
const zeroWidth = '\u200B';
const leftToRight = '\u200E';

const types = choicesOf([
  'acid',
  'bludgeoning',
  'cold',
  'fire',
  'force',
  'lightning',
  'necrotic',
  'piercing',
  'poison',
  'psychic',
  'slashing',
]);
const damage = damageCodec(types);
const properties = propertiesCodec(choicesOf(['ammunition', 'light', 'thrown']), {
  range: 'range',
  dice: 'versatileDamage',
  name: { key: 'ammunitionSk', of: 'ammunition' },
  remarks: 'notes',
});
const abilities = choicesOf(['str', 'dex'], { str: 'Strength', dex: 'Dexterity' });
const armor = armorClassCodec({ dex: 'dex', mostDex: 'mostDex' });

interface Reader {
  parse: (text: string) => Parsed<unknown>;
}

const codecs = {
  price: costCodec,
  weight: weightCodec,
  'whole number': wholeNumberCodec,
  number: numberCodec,
  dice: diceCodec,
  damage,
  range: rangeCodec,
  capacity: capacityCodec,
  flag: flagCodec,
  'armor class': armor,
  strength: strengthCodec,
  'weight or none': optional(weightCodec),
  'price or none': optional(costCodec),
  properties,
  contents: contentsCodec,
  tasks: tasksCodec,
};

const read = (codec: Reader, text: string): unknown => {
  const result = codec.parse(text);
  return result.ok ? result.value : result.message;
};

const money = (amount: number, unit: string) => ({ amount, unit });

describe('texts with unusual characters are read', () => {
  test.for([
    ['price', `5${noBreak}gp`, money(5, 'gp')],
    ['price', `1${narrowNoBreak}500 gp`, money(1500, 'gp')],
    ['price', `${byteOrderMark}5 gp${zeroWidth}`, money(5, 'gp')],
    ['price', `5${softHyphen} g${softHyphen}p`, money(5, 'gp')],
    ['price', '５ ｇｐ', money(5, 'gp')],
    ['price', '5 GP.', money(5, 'gp')],
    ['price', 'gp 5', money(5, 'gp')],
    ['price', 'GP5', money(5, 'gp')],
    ['price', '5 gp 3 sp', money(53, 'sp')],
    ['price', '5 gp. 3 sp.', money(53, 'sp')],
    ['price', '2,000 gp', money(2000, 'gp')],
    ['price', '1.500.000 cp', money(1_500_000, 'cp')],
    ['weight', `3${narrowNoBreak}lb.`, 3],
    ['weight', `${leftToRight}3 lb.`, 3],
    ['weight', '１０ lb', 10],
    ['weight', `1${noBreak}½${noBreak}lb.`, 1.5],
    ['weight', '¼', 0.25],
    ['weight', '1⁄4 lb.', 0.25],
    ['weight', '⅕ lb.', 0.2],
    ['weight', '0,125 lb.', 0.125],
    ['weight', '0.500 lb.', 0.5],
    ['weight', '1.500,25 lb.', 1500.25],
    ['weight', '1,500.25 lb.', 1500.25],
    ['weight', '1234.567', 1234.567],
    ['weight', "1'500 lb.", 1500],
    ['weight', '1 500 lb.', 1500],
    ['weight', '1e3', 1000],
    ['weight', `${minus}0`, 0],
    ['whole number', '1,500', 1500],
    ['whole number', '１２', 12],
    ['whole number', '12.0', 12],
    ['whole number', `${minus}3`, -3],
    ['number', '2,5', 2.5],
    ['dice', `2${noBreak}d${noBreak}6`, '2d6'],
    ['dice', '２ｄ６', '2d6'],
    ['damage', `1d8${noBreak}slash${softHyphen}ing`, { dice: '1d8', type: 'slashing' }],
    ['damage', '1 piercing', { dice: '1', type: 'piercing' }],
    ['range', `20${minus}60${narrowNoBreak}ft.`, { normal: 20, long: 60 }],
    ['capacity', '1/2 cu. ft.', { weightLb: null, volumeCuFt: 0.5 }],
    ['capacity', '60 lb./5 cubic feet', { weightLb: 60, volumeCuFt: 5 }],
    ['capacity', '60,5 lb, 5 cu ft', { weightLb: 60.5, volumeCuFt: 5 }],
    ['flag', '✔\uFE0F', true],
    ['flag', `no${zeroWidth}`, false],
    ['flag', minus, false],
    ['armor class', `12 + Dex${noBreak}modifier`, 12],
    ['strength', `Str${noBreak}13`, 13],
    ['weight or none', `${noBreak}${zeroWidth}`, null],
    ['weight or none', minus, null],
    ['price or none', '‑', null],
  ] as const)('%s: %j', ([name, text, value]) => {
    expect(read(codecs[name], text)).toEqual(value);
  });

  test('characters that join letters stay in a name, and invisible marks are removed', () => {
    expect(read(lineCodec, `${byteOrderMark}Elf 🧝‍♀️ ${zeroWidth}\u202A`)).toBe('Elf 🧝‍♀️');
    expect(read(lineCodec, 'می‌خواهم')).toBe('می‌خواهم');
  });

  test('quotes enclose a part of a list only if they are around the whole part', () => {
    expect(read(namesCodec, '"Big" Stick; 6" ruler; "Fang; Club')).toEqual([
      '"Big" Stick',
      '6" ruler',
      '"Fang',
      'Club',
    ]);
    expect(read(namesCodec, ' "a; ""b""" ;c')).toEqual(['a; "b"', 'c']);
  });

  test('prerequisites are read in several notations', () => {
    const codec = prerequisitesCodec(abilities);
    const prerequisites = {
      minLevel: 4,
      abilities: [{ anyOf: ['str'], min: 13 }],
      feature: null,
      text: '',
    };
    for (const text of [
      '4th level; Strength 13',
      'Level 4 or higher; STR 13+',
      `Level${noBreak}4+; Strength${narrowNoBreak}１３+`,
    ]) {
      expect(read(codec, text)).toEqual(prerequisites);
    }
    expect(read(codec, 'Fighting Style 2')).toMatchObject({ feature: 'Fighting Style 2' });
  });
});

test('the bonus of an effect is read with a minus sign and a no-break space', () => {
  const effects = effectsCodec(choicesOf(['initiative']), { value: 'armored', words: 'in armor' });
  expect(read(effects, `Initiative${noBreak}${minus}2`)).toEqual([
    { target: 'initiative', bonus: '-2', condition: null },
  ]);
});

describe('ambiguous texts lead to a question', () => {
  test.for([
    ['weight', '1.500 lb.', 'Is “1.500 lb.” 1.5 or 1500? Write 1.5 or 1500.'],
    ['weight', '1,500 lb.', 'Is “1,500 lb.” 1.5 or 1500? Write 1.5 or 1500.'],
    ['weight', '1.125 lb.', 'Is “1.125 lb.” 1.125 or 1125? Write 1.1250 or 1125.'],
    ['number', '12.000', 'Is “12.000” 12 or 12000? Write 12 or 12000.'],
    ['whole number', '2,000', 'Is “2,000” 2 or 2000? Write 2 or 2000.'],
    ['whole number', '1.500', 'Is “1.500” 1500? Write 1500; 1.5 is not whole.'],
    ['capacity', '1.500 lb.', 'Is “1.500 lb.” 1.5 or 1500? Write 1.5 or 1500.'],
    ['price', '1.500 gp', '“1.500 gp” may be 1500 gp or 15 sp. Write which one.'],
    ['price', '1.125 cp', 'Is “1.125 cp” 1125 cp? Then write it like this.'],
  ] as const)('%s: %s', ([name, text, message]) => {
    expect(read(codecs[name], text)).toBe(message);
  });

  test('a weight that a question suggests can be read', () => {
    expect(read(weightCodec, '1.1250 lb.')).toBe(1.125);
    expect(weightCodec.format(1.125)).toBe('1.1250 lb.');
  });
});

describe('an invalid text is refused with a message that quotes it', () => {
  const numbers = [
    '1e999',
    'Infinity',
    '-Infinity',
    'NaN',
    '0x10',
    '1_000',
    '10²',
    '٣',
    '1,50,000',
    '1.5.0',
    '5,',
    '--5',
    '5-',
    '(5)',
    '5 %',
    '1/0',
    '½½',
    '1 2',
    'five',
  ];
  for (const [name, unit] of [
    ['price', ' gp'],
    ['weight', ' lb.'],
    ['number', ''],
    ['whole number', ''],
    ['capacity', ' lb.'],
  ] as const) {
    test.for(numbers)(`%s as a ${name}`, (text) => {
      const message = read(codecs[name], `${text}${unit}`);
      expect(message).toContain(quote(`${text}${unit}`));
      expect(message).toMatch(/[^.…]\.$/);
    });
  }

  test.for([
    ['price', '5 gp 3', 'In “5 gp 3”: Which coin? Write 3 gp, sp or cp.'],
    ['price', '2.5 gp 3 sp', 'In “2.5 gp 3 sp”: Coins are whole: write 25 sp for “2.5 gp”.'],
    ['price', '1/3 gp', '“1/3 gp” is not a whole number of coins. The nearest is 33 cp.'],
    ['price', '99999999999999999999 gp', '“99999999999999999999 gp” is more than any price.'],
    ['price', '5 gp -3 sp', '“5 gp -3 sp” is not a price. Write one such as 25 gp.'],
    ['price', `${minus}5 gp`, '“-5 gp” is not a price. Write one such as 25 gp.'],
    [
      'weight',
      '-1,500 lb.',
      '“-1,500 lb.” is not a weight. Write pounds, such as 3 lb. or 1/4 lb.',
    ],
    ['price', 'five gp', '“five gp” is not a price. Write one such as 25 gp.'],
    ['price', '5 kr', '“kr” is not a coin. The coins are cp, sp, ep, gp, pp.'],
    ['weight', '3 kg', '“3 kg” is not a weight. Write pounds, such as 3 lb. or 1/4 lb.'],
    [
      'whole number',
      '9007199254740993',
      '“9007199254740993” is too large. Write a number such as 12.',
    ],
    [
      'dice',
      '1 0d8',
      '“1 0d8” is not dice notation. Write 1d8, 2d6 or a number; dice have 4 to 12 sides.',
    ],
    ['damage', '1d4', '“1d4” lacks its type. Write it behind the dice, such as 1d4 slashing.'],
    ['damage', '4', '“4” lacks its type. Write it behind the dice, such as 4 slashing.'],
    [
      'damage',
      '1d8 + 1 cold',
      '“1d8 + 1 cold” is not a damage value. Write dice and type, such as 1d8 slashing.',
    ],
    [
      'damage',
      'slashing',
      '“slashing” is not a damage value. Write dice and type, such as 1d8 slashing.',
    ],
    [
      'damage',
      '1d20 cold',
      '“1d20” is not dice notation. Write 1d8, 2d6 or a number; dice have 4 to 12 sides.',
    ],
    [
      'damage',
      '1d4 holy water',
      '“holy water” is not one of these: Acid, Bludgeoning, Cold, Fire, Force, Lightning, Necrotic, Piercing and 3 more.',
    ],
    [
      'properties',
      'Thrown (20/60), Ammunition (80/320)',
      '“Thrown (20/60), Ammunition (80/320)” says two things in brackets that only one can be true of. Leave out “80/320” or the other.',
    ],
    ['range', '20', '“20” is not a range. Write the normal and the long one, such as 20/60 ft.'],
    [
      'range',
      '20/60 m',
      '“20/60 m” is not a range. Write the normal and the long one, such as 20/60 ft.',
    ],
    [
      'capacity',
      '60 lb.; 80 lb.',
      '“60 lb.; 80 lb.” is not a capacity. Write 60 lb.; 5 cu. ft., or one of the two.',
    ],
    [
      'tasks',
      'Pick a lock (DC 1.2.3)',
      '“Pick a lock (DC 1.2.3)” is not a task. Write it with its difficulty: Pick a lock (DC 15).',
    ],
    ['flag', 'ja', 'Write yes or no instead of “ja”.'],
    ['flag', '2', 'Write yes or no instead of “2”.'],
    [
      'armor class',
      '12 + Dex + Con',
      '“12 + Dex + Con” is not an armor class. Write 18 or 12 + Dex modifier (max 2).',
    ],
    [
      'contents',
      '½ × Rope',
      '“½ × Rope” is not an entry. Write number and key, such as 10 × 2024#torch.',
    ],
  ] as const)('%s: %j', ([name, text, message]) => {
    expect(read(codecs[name], text)).toBe(message);
  });

  test('a long text is refused, and the message quotes only its beginning', () => {
    const long = ' to 1'.repeat(200_000);
    for (const codec of [costCodec, weightCodec, diceCodec, rangeCodec, damage]) {
      const message = read(codec, long);
      expect(message).toContain('…”');
      expect(String(message).length).toBeLessThan(200);
    }
    expect(read(abilityIncreaseCodec(abilities), long)).toContain('is not an ability increase');
    expect(read(choiceCodec(types), long)).toContain('is not one of these');
  });
});
