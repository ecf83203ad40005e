import { describe, expect, test } from 'vitest';
import { abilityIncreaseCodec } from './ability-increase.ts';
import { armorClassCodec, strengthCodec } from './armor-class.ts';
import { benefitsCodec } from './benefits.ts';
import { choiceCodec, choicesOf } from './choice.ts';
import { type Codec, optional } from './codec.ts';
import { contentsCodec, contentsNames } from './contents.ts';
import { costCodec } from './cost.ts';
import { damageCodec } from './damage.ts';
import { diceCodec } from './dice.ts';
import { flagCodec } from './flag.ts';
import { namesCodec, tasksCodec } from './lists.ts';
import { lookupOf } from './lookup.ts';
import { wholeNumberCodec } from './number.ts';
import { prerequisitesCodec } from './prerequisites.ts';
import { propertiesCodec, UnknownName } from './properties.ts';
import { rangeCodec } from './range.ts';
import { referenceCodec } from './reference.ts';
import { weightCodec } from './weight.ts';

const types = choicesOf(
  ['bludgeoning', 'piercing', 'poison', 'slashing'],
  {},
  { piercing: ['p'], slashing: ['s'] },
);
const properties = choicesOf([
  'ammunition',
  'finesse',
  'light',
  'thrown',
  'two-handed',
  'versatile',
]);
const abilities = choicesOf(['str', 'dex'], { str: 'Strength', dex: 'Dexterity' });
const weaponProperties = propertiesCodec(properties, {
  range: 'range',
  dice: 'versatileDamage',
  name: { key: 'ammunitionSk', of: 'ammunition' },
  remarks: 'notes',
});
const gear = lookupOf([
  { value: '2024#arrows', label: 'Arrows (2024)' },
  { value: '2024#bolts', label: 'Bolts (2024)' },
  { value: '2014#bolts', label: 'Bolts (2014)' },
  { value: '2024#bullets-sling', label: 'Bullets, Sling (2024)' },
  { value: '2024#bullets-firearm', label: 'Bullets, Firearm (2024)' },
  { value: '2024#torch', label: 'Torch (2024)' },
  { value: '2024#rope', label: 'Rope (2024)' },
  { value: '2024#oil', label: 'Oil (2024)' },
  { value: '2024#lantern-hooded', label: 'Lantern, Hooded (2024)' },
  { value: '2024#case-map-or-scroll', label: 'Case, Map or Scroll (2024)' },
]);

const message = <Value>(codec: Codec<Value>, text: string, names?: typeof gear) => {
  const read = codec.parse(text, names);
  return read.ok ? { message: 'was read' } : read;
};

describe('common notations that can be read:', () => {
  test.for([
    ['5gp', 5, 'gp'],
    ['1,500 GP', 1500, 'gp'],
    ['2 silver pieces', 2, 'sp'],
    ['5\u00A0cp', 5, 'cp'],
    ['5 g.p.', 5, 'gp'],
    ['1 gp 5 sp', 15, 'sp'],
    ['1gp, 5sp', 15, 'sp'],
    ['2 gp and 50 cp', 25, 'sp'],
    ['1 pp + 10 gp', 2, 'pp'],
    ['1 gp 5 cp', 105, 'cp'],
  ] as const)('the price %s', ([text, amount, unit]) => {
    expect(costCodec.parse(text)).toEqual({ ok: true, value: { amount, unit } });
  });

  test.for([
    ['3', 3],
    ['1/4 lb.', 0.25],
    ['½ lb', 0.5],
    ['1 ½ pounds', 1.5],
    ['1½ lb.', 1.5],
    ['0,25', 0.25],
    ['58 1/2 lb.', 58.5],
  ] as const)('the weight %s', ([text, value]) => {
    expect(weightCodec.parse(text)).toEqual({ ok: true, value });
  });

  test.for(['(range 20/60)', '20/60', '20 / 60 feet', '20–60 ft', 'Range 20/60', '20 ft./60 ft.'])(
    'the range %s',
    (text) => {
      expect(rangeCodec.parse(text)).toEqual({ ok: true, value: { normal: 20, long: 60 } });
    },
  );

  test.for(['1d8 slashing', '1D8  Slashing damage', 'd8 slashing', '1d8 S', '1d8s', '1d8 slash.'])(
    'the damage %s',
    (text) => {
      expect(damageCodec(types).parse(text)).toEqual({
        ok: true,
        value: { dice: '1d8', type: 'slashing' },
      });
    },
  );

  test.for([
    ['18', 18, undefined],
    ['+2', 2, undefined],
    ['11 + Dex modifier', 11, { acAddDex: true, acMaxDex: null }],
    ['12 + DEX mod. (max 2)', 12, { acAddDex: true, acMaxDex: 2 }],
    ['14+your Dexterity modifier (maximum of +2)', 14, { acAddDex: true, acMaxDex: 2 }],
  ] as const)('the armor class %s', ([text, value, otherFields]) => {
    const codec = armorClassCodec({ dex: 'acAddDex', mostDex: 'acMaxDex' });
    expect(codec.parse(text)).toEqual({ ok: true, value, ...(otherFields && { otherFields }) });
  });

  test.for(['13', 'Str 13', 'STR. 13', 'Strength 13'])('the strength %s', (text) => {
    expect(strengthCodec.parse(text)).toEqual({ ok: true, value: 13 });
  });

  test.for(['yes', 'TRUE', '1', '✓', 'x'])('yes as %s', (text) => {
    expect(flagCodec.parse(text)).toEqual({ ok: true, value: true });
  });

  test('properties with details in brackets', () => {
    expect(weaponProperties.parse('Light, Finesse; Thrown (range 20/60)')).toEqual({
      ok: true,
      value: ['finesse', 'light', 'thrown'],
      otherFields: { range: { normal: 20, long: 60 } },
    });
    expect(weaponProperties.parse('Ammunition (Range 80/320; Arrow), Two-Handed', gear)).toEqual({
      ok: true,
      value: ['ammunition', 'two-handed'],
      otherFields: { range: { normal: 80, long: 320 }, ammunitionSk: '2024#arrows' },
    });
    for (const text of ['range 40/120; Bullet, Firearm', '40/120, bullets, firearm']) {
      expect(weaponProperties.parse(`Ammunition (${text})`, gear)).toMatchObject({
        otherFields: { ammunitionSk: '2024#bullets-firearm', range: { normal: 40, long: 120 } },
      });
    }
    expect(weaponProperties.parse('Versatile (1d10)')).toMatchObject({
      otherFields: { versatileDamage: '1d10' },
    });
    expect(weaponProperties.parse('thrown 20/60, versatile 1d10')).toMatchObject({
      value: ['thrown', 'versatile'],
      otherFields: { versatileDamage: '1d10', range: { normal: 20, long: 60 } },
    });
  });

  test('ammunition with two possible items, which the field of the ammunition reads', () => {
    const read = weaponProperties.parse('Ammunition (Range 30/120; Bullet)', gear);
    expect(read.ok && read.otherFields?.['ammunitionSk']).toBeInstanceOf(UnknownName);
  });

  test.for(['10 × Torch; Rope', '10x torch, rope', '10 torches and, rope', 'Torch ×10, Rope'])(
    'the contents %s',
    (text) => {
      expect(contentsCodec.parse(text.replace(' and,', ','), gear)).toEqual({
        ok: true,
        value: [
          { gearSk: '2024#torch', quantity: 10 },
          { gearSk: '2024#rope', quantity: 1 },
        ],
      });
    },
  );

  test('contents with commas inside names', () => {
    const read = contentsCodec.parse(
      'Case, Map or Scroll, Hooded Lantern, 7 flasks of Oil, and Rope',
      gear,
    );
    expect(read.ok && contentsNames(read.value, gear)).toBe(
      '"1 × Case, Map or Scroll"; "1 × Lantern, Hooded"; 7 × Oil; 1 × Rope',
    );
  });

  test.for(['10 × 2024#xylophone', '10x 2024#xylophone', '10 2024#xylophone'])(
    'the key in %s without a list of names',
    (text) => {
      expect(contentsCodec.parse(text)).toEqual({
        ok: true,
        value: [{ gearSk: '2024#xylophone', quantity: 10 }],
      });
    },
  );

  test.for(['2024#arrows', 'Arrows', 'arrow', ' ARROWS '])('the reference %s', (text) => {
    expect(referenceCodec.parse(text, gear)).toEqual({ ok: true, value: '2024#arrows' });
  });

  test('a name with its edition if two editions have it', () => {
    expect(referenceCodec.parse('Bolts (2014)', gear)).toMatchObject({ value: '2014#bolts' });
    expect(referenceCodec.parse('Bolt', gear, '2014')).toMatchObject({ value: '2014#bolts' });
    expect(referenceCodec.parse('Bolts', gear)).toMatchObject({ value: '2024#bolts' });
    expect([gear.get('2024#bolts'), gear.get('2014#bolts')]).toEqual(['Bolts', 'Bolts (2014)']);
  });

  test('names that are separated by commas or semicolons', () => {
    expect(namesCodec.parse('Club, Greatclub')).toMatchObject({ value: ['Club', 'Greatclub'] });
    expect(namesCodec.parse('Case, Map; Club')).toMatchObject({ value: ['Case, Map', 'Club'] });
  });

  test.for([
    'Pick a lock (DC 15), or disarm a trap (DC 10)',
    'Pick a lock DC 15; DC 10: disarm a trap',
  ])('the tasks %s', (text) => {
    expect(tasksCodec.parse(text)).toEqual({
      ok: true,
      value: [
        { task: 'Pick a lock', dc: 15 },
        { task: 'disarm a trap', dc: 10 },
      ],
    });
  });

  test.for(['Open (DC 5) (DC 15)', 'Open (DC 5), (DC 15)', '(DC 15)', ': DC 15', 'DC 15: –'])(
    'no task in the text “%s”, which has a difficulty without one',
    (text) => {
      expect(tasksCodec.parse(text).ok).toBe(false);
    },
  );

  test('prerequisites, ability increases and benefits of a feat', () => {
    expect(
      prerequisitesCodec(abilities).parse('level 4; STR or Dex 13 or higher; Spellcasting'),
    ).toEqual({
      ok: true,
      value: {
        minLevel: 4,
        abilities: [{ anyOf: ['str', 'dex'], min: 13 }],
        feature: 'Spellcasting',
        text: '',
      },
    });
    expect(abilityIncreaseCodec(abilities).parse('+1 to Strength or Dexterity')).toEqual({
      ok: true,
      value: { modes: [{ choose: 1, amount: 1 }], from: ['str', 'dex'], max: 20 },
    });
    expect(benefitsCodec.parse('Swap: change places: both agree\r\nAlert')).toEqual({
      ok: true,
      value: [
        { name: 'Swap', description: 'change places: both agree' },
        { name: 'Alert', description: '' },
      ],
    });
  });

  test('a dash, an empty text or "none" in an optional field', () => {
    for (const text of ['', ' ', '-', '—', 'none', 'N/A']) {
      expect(optional(costCodec).parse(text)).toEqual({ ok: true, value: null });
    }
  });
});

describe('texts that cannot be read, with the message or the suggestion:', () => {
  test('a price without its coin', () => {
    expect(message(costCodec, '25').message).toBe('Which coin? Write 25 gp, sp or cp.');
  });

  test('a fraction of a coin, with the price in a smaller coin', () => {
    expect(message(costCodec, '2.5 gp')).toMatchObject({
      message: 'Coins are whole: write 25 sp for “2.5 gp”.',
      suggestion: '25 sp',
    });
  });

  test('a point that may separate thousands, with both possible prices', () => {
    expect(message(costCodec, '1.500 gp')).toEqual({
      ok: false,
      message: '“1.500 gp” may be 1500 gp or 15 sp. Write which one.',
    });
  });

  test('a choice that is written in part, with the whole choice', () => {
    const gearCategories = choiceCodec(choicesOf(['adventuring-gear', 'equipment-pack', 'mount']));
    expect(message(gearCategories, 'pack')).toMatchObject({ suggestion: 'Equipment pack' });
    expect(message(gearCategories, 'mounts & riding')).not.toHaveProperty('suggestion');
    expect(message(gearCategories, 'Mount, riding')).toMatchObject({ suggestion: 'Mount' });
    expect(message(gearCategories, '-')).not.toHaveProperty('suggestion');
  });

  test('a choice with a typing error, with the right choice', () => {
    expect(message(choiceCodec(properties), 'Finese')).toMatchObject({
      message: '“Finese” is not known. Did you mean Finesse?',
      suggestion: 'Finesse',
    });
    expect(message(weaponProperties, 'Light, Throwm (20/60)')).toMatchObject({
      suggestion: 'Light, Thrown (20/60)',
    });
  });

  test('a die that does not exist', () => {
    expect(message(diceCodec, '1d7').message).toContain('1d8');
  });

  test('a word instead of a number', () => {
    expect(message(wholeNumberCodec, 'twelve').message).toContain('not a number');
    expect(message(wholeNumberCodec, '1.5').message).toContain('not whole');
  });

  test('a name with a typing error, with the right name', () => {
    expect(message(referenceCodec, 'Arows', gear)).toMatchObject({ suggestion: 'Arrows' });
    expect(message(contentsCodec, '10 Torhc; Rope', gear)).toMatchObject({
      suggestion: '10 × Torch; Rope',
    });
    expect(message(referenceCodec, '2024#arows', gear)).toMatchObject({
      suggestion: '2024#arrows',
    });
  });

  test('a name of two items', () => {
    expect(message(referenceCodec, 'Bullet', gear).message).toContain('Bullets, Firearm');
  });

  test('an unknown name', () => {
    expect(message(referenceCodec, 'Portable hole', gear).message).toContain('Create it first');
    expect(message(referenceCodec, 'Long bow').message).toContain('2024#torch');
  });
});
