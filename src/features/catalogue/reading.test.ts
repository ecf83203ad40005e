import { describe, expect, test } from 'vitest';
import { lookupOf } from '#src/lib/catalogue/lookup.ts';
import type { Field } from './field.ts';
import { definitions } from './kinds/definitions.ts';
import { UnreadableText } from './values.ts';

function fieldOf(kind: keyof typeof definitions, key: string): Field {
  const field = definitions[kind].fields.find((each) => each.key === key);
  if (field === undefined) throw new Error(`${kind} has no ${key}`);
  return field;
}

const gear = lookupOf([
  { value: '2024#arrows', label: 'Arrows (2024)' },
  { value: '2024#needles', label: 'Needles (2024)' },
]);

describe('a note on a text', () => {
  test.for([
    ['weapons', 'cost', '1 gp 5 sp', 'Read as 15 sp.'],
    ['weapons', 'weightLb', '4', undefined],
    ['weapons', 'weightLb', '007', 'Read as 7 lb.'],
    ['weapons', 'weightLb', '0,25', 'Read as 1/4 lb.'],
    ['weapons', 'weightLb', '½ lb', 'Read as 1/2 lb.'],
    ['weapons', 'damage', '1d8 S', 'Read as 1d8 slashing.'],
    ['weapons', 'category', 'martial melee', undefined],
    ['weapons', 'category', 'simple-mel', 'Read as Simple melee.'],
    ['gear', 'category', 'Air vehicle', undefined],
    ['gear', 'category', 'Vehicle, air', 'Read as Air vehicle.'],
    ['weapons', 'cost', '1,500gp', undefined],
    ['weapons', 'cost', ' 5 GP ', undefined],
    ['weapons', 'cost', '—', undefined],
    ['weapons', 'cost', 'none', 'Read as empty.'],
    ['armor', 'stealthDisadvantage', 'Disadvantage', 'Read as yes.'],
    ['armor', 'category', 'Heavy Armour', 'Read as Heavy.'],
    ['armor', 'stealthDisadvantage', '✓', 'Read as yes.'],
    ['armor', 'stealthDisadvantage', 'Yes', undefined],
    ['weapons', 'properties', 'Light; Finesse', 'Read as Finesse, Light.'],
    ['weapons', 'name', '4-Jan', 'Looks like a date that a spreadsheet made of something else.'],
    ['weapons', 'description', '- 1/2', undefined],
    ['weapons', 'name', 'Clu\u00ADb', 'Invisible characters were removed.'],
    ['weapons', 'name', 'Light\u00A0Hammer', undefined],
    ['weapons', 'weightLb', '1e3', 'Read as 1000 lb.'],
    ['weapons', 'weightLb', '1\u00A0500 lb.', undefined],
    ['weapons', 'weightLb', '1.500,5', 'Read as 1500 1/2 lb.'],
    ['weapons', 'cost', 'gp 5', 'Read as 5 gp.'],
    ['weapons', 'cost', '5\u00A0gp', undefined],
    ['weapons', 'range', '20\u221260', 'Read as 20/60 ft.'],
    ['gear', 'quantity', '1.500.000', 'Read as 1500000.'],
    ['gear', 'quantity', '1,500', undefined],
  ] as const)('in %s, %s: “%s” gives %s', ([kind, key, text, note]) => {
    expect(fieldOf(kind, key).read(text).note).toBe(note);
  });

  test('is added to a reference only if the text is neither the key nor the name of the item', () => {
    const ammunition = fieldOf('weapons', 'ammunitionSk');
    expect(ammunition.read('arrows', gear)).toEqual({ value: '2024#arrows' });
    expect(ammunition.read('2024#arrows', gear)).toEqual({ value: '2024#arrows' });
    expect(ammunition.read('Arrow', gear)).toEqual({
      value: '2024#arrows',
      note: 'Read as Arrows.',
    });
  });
});

describe('a text that a spreadsheet has changed', () => {
  test.for<[string, string]>([
    ['4-Jan', '1/4'],
    ['2026-01-04', '1/4'],
    ['04.01.2026', '1/4'],
    ['1/4/2026', '1/4'],
    ['15-May', '5/15'],
    ['May-15', '5/15'],
  ])('“%s” is refused as a date, and “%s” is suggested', ([text, suggestion]) => {
    const { value } = fieldOf('weapons', 'weightLb').read(text);
    expect(value).toBeInstanceOf(UnreadableText);
    expect(value).toMatchObject({ text, suggestion });
    expect(value).toHaveProperty('message', expect.stringContaining('looks like a date'));
  });

  test('is refused if it is a failed formula, except in prose', () => {
    for (const key of ['cost', 'name']) {
      expect(fieldOf('weapons', key).read('#REF!').value).toBeInstanceOf(UnreadableText);
    }
    for (const text of ['#REF!', '###']) {
      expect(fieldOf('weapons', 'description').read(text).value).toBe(text);
    }
  });
});

test('a very long text is refused in every field, except in fields that accept every text', () => {
  const fields = Object.values(definitions).flatMap((definition) => definition.fields);
  for (const field of fields.filter(({ type }) => type.acceptsAnyText !== true)) {
    const { value } = field.read('"5 to '.repeat(50_000));
    expect(value).toBeInstanceOf(UnreadableText);
    expect(value).toHaveProperty('message', expect.stringContaining('is too long'));
  }
});

test('the longest benefits of the contract are read', () => {
  const benefits = Array.from({ length: 20 }, (_, index) => ({
    name: `Benefit ${index}`,
    description: 'x'.repeat(2000),
  }));
  const { text, read } = fieldOf('feats', 'benefits');
  expect(read(text(benefits)).value).toEqual(benefits);
});

test('a text with values of several fields is read as these values, with an error for an unknown name', () => {
  const properties = fieldOf('weapons', 'properties');
  expect(properties.read('Ammunition (Range 25/100; Needle), Loading', gear)).toMatchObject({
    value: ['ammunition', 'loading'],
    otherFields: { range: { normal: 25, long: 100 }, ammunitionSk: '2024#needles' },
  });
  const { otherFields } = properties.read('Ammunition (Range 25/100; Pebble)', gear);
  expect(otherFields?.['ammunitionSk']).toBeInstanceOf(UnreadableText);
  expect(otherFields?.['ammunitionSk']).toMatchObject({ text: 'Pebble' });
});

test('a reference is read again after the known names have changed', () => {
  const ammunition = fieldOf('weapons', 'ammunitionSk');
  expect(ammunition.read('Pebbles', gear).value).toBeInstanceOf(UnreadableText);
  const more = new Map([...gear, ['2024#pebbles', 'Pebbles']]);
  expect(ammunition.read('Pebbles', more).value).toBe('2024#pebbles');
});

describe('the arithmetic of bulk changes', () => {
  const arithmeticOf = (kind: keyof typeof definitions, key: string) => {
    const { arithmetic } = fieldOf(kind, key).type;
    if (arithmetic === undefined) throw new Error(`${key} does not count`);
    return arithmetic;
  };

  test('keeps the coin of a price, or takes a smaller coin if the amount would not be whole', () => {
    const { unit, add, multiply } = arithmeticOf('weapons', 'cost');
    expect(unit).toBe('gp');
    expect(multiply({ amount: 5, unit: 'gp' }, 1.1)).toEqual({ amount: 55, unit: 'sp' });
    expect(multiply({ amount: 10, unit: 'gp' }, 2)).toEqual({ amount: 20, unit: 'gp' });
    expect(add({ amount: 5, unit: 'cp' }, 1)).toEqual({ amount: 105, unit: 'cp' });
    expect(multiply({ amount: 1, unit: 'cp' }, 0.4)).toEqual({ amount: 0, unit: 'cp' });
    expect(add(null, 1)).toBeNull();
  });

  test('rounds weights to hundredths and quantities to whole numbers', () => {
    expect(arithmeticOf('weapons', 'weightLb').multiply(0.25, 1.5)).toBe(0.38);
    expect(arithmeticOf('gear', 'quantity').multiply(3, 0.5)).toBe(2);
  });
});
