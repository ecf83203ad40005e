import { describe, expect, test } from 'vitest';
import { kinds } from '../../kinds/all.ts';
import {
  changeableFields,
  type ChangeLine,
  bulkChangesOf,
  changeMethodsOf,
  lineProblem,
} from './changeable.ts';

const kind = kinds.weapons;
const methodsFor = (key: string) => {
  const field = changeableFields(kind).find((each) => each.key === key);
  return field && changeMethodsOf(kind, field).map(({ value }) => value);
};
const line = (field: string, how: ChangeLine['how'], text = ''): ChangeLine => ({
  id: 0,
  field,
  how,
  text,
});

describe('a field of many rows', () => {
  test('can be set, and can be cleared if it may be empty', () => {
    expect(methodsFor('category')).toEqual(['set']);
    expect(methodsFor('notes')).toEqual(['set', 'clear']);
  });

  test('offers “multiply” and “add” if it is numeric, and “include” and “exclude” if it is a list', () => {
    expect(methodsFor('cost')).toEqual(['set', 'clear', 'multiply', 'add']);
    expect(methodsFor('properties')).toEqual(['set', 'clear', 'include', 'exclude']);
  });

  test('cannot be the name, because the name identifies the row', () => {
    expect(methodsFor('name')).toBeUndefined();
  });
});

test('lines without a valid value have an error message, and incomplete lines give no changes', () => {
  expect(lineProblem(kind, line('cost', 'multiply', 'twice'))).toContain('number');
  expect(lineProblem(kind, line('cost', 'add', '1,500'))).toContain('1.5 or 1500');
  expect(lineProblem(kind, line('cost', 'add', '0x10'))).toContain('number');
  expect(lineProblem(kind, line('notes', 'set'))).toContain('Clear');
  expect(
    bulkChangesOf(kind, [
      line('', 'set', 'x'),
      line('cost', 'add', ''),
      line('cost', 'add', '1,500'),
    ]),
  ).toEqual([]);
});

test('complete lines give changes', () => {
  const lines = [
    line('notes', 'clear'),
    line('cost', 'multiply', '1,5'),
    line('weightLb', 'add', '−2'),
    line('properties', 'include', 'Finesse'),
  ];
  expect(bulkChangesOf(kind, lines)).toEqual([
    { field: 'notes', how: 'clear' },
    { field: 'cost', how: 'multiply', by: 1.5 },
    { field: 'weightLb', how: 'add', by: -2 },
    { field: 'properties', how: 'include', text: 'Finesse' },
  ]);
});
