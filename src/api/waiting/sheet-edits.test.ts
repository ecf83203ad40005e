import { expect, test } from 'vitest';
import type { CharacterItem, CharacterSpell } from '#src/generated/model/index.ts';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { characterInputOf, type SheetEdit, withEdits } from './sheet-edits.ts';

const item = (itemId: string, values: Partial<CharacterItem> = {}): CharacterItem => ({
  itemId,
  kind: null,
  key: null,
  catalogueVersion: null,
  name: 'Rope',
  quantity: 1,
  weightLb: 5,
  equipped: false,
  attuned: false,
  needsAttunement: false,
  bonus: 0,
  armor: null,
  weapon: null,
  notes: '',
  ...values,
});

const spell = (name: string, values: Partial<CharacterSpell> = {}): CharacterSpell => ({
  class: 'wizard',
  key: null,
  catalogueVersion: null,
  name,
  prepared: false,
  facts: {
    level: 1,
    school: 'evocation',
    castingTime: '',
    range: '',
    components: '',
    duration: '',
    concentration: false,
    ritual: false,
    attack: null,
    save: null,
    damage: '',
  },
  ...values,
});

const character = {
  ...untouchedCharacter,
  items: [item('item-0001'), item('item-0002', { name: 'Lantern' })],
  spells: [spell('Shield'), spell('Sleep')],
};

const edits: readonly SheetEdit[] = [
  { editId: 'edit-0001', list: 'items', itemId: 'item-0002', set: { equipped: true } },
  { editId: 'edit-0002', list: 'items', put: item('item-0003', { name: 'Tent' }) },
  { editId: 'edit-0003', list: 'items', remove: 'item-0001' },
  { editId: 'edit-0004', list: 'spells', spell: spell('Sleep'), set: { prepared: true } },
  { editId: 'edit-0005', list: 'spells', put: spell('Light') },
  { editId: 'edit-0006', list: 'spells', remove: spell('Shield') },
];

test('edits change what they name, and leave the rest', () => {
  const after = withEdits(character, edits);
  expect(after.items?.map(({ name, equipped }) => [name, equipped])).toEqual([
    ['Lantern', true],
    ['Tent', false],
  ]);
  expect(after.spells.map(({ name, prepared }) => [name, prepared])).toEqual([
    ['Sleep', true],
    ['Light', false],
  ]);
});

test('edits that are applied twice change nothing more', () => {
  const once = withEdits(character, edits);
  expect(withEdits(once, edits)).toEqual(once);
});

test('edits of two devices to different fields of an item add up', () => {
  const other: SheetEdit = {
    editId: 'edit-0007',
    list: 'items',
    itemId: 'item-0002',
    set: { quantity: 4 },
  };
  const both = withEdits(withEdits(character, [other]), edits.slice(0, 1));
  expect(both.items?.[1]).toMatchObject({ quantity: 4, equipped: true });
});

test('the starting equipment is written once', () => {
  const begin: SheetEdit = { editId: 'edit-0008', list: 'items', begin: [item('kit-item-1')] };
  const started = withEdits({ ...character, items: null }, [begin]);
  expect(started.items).toHaveLength(1);
  expect(withEdits(character, [begin]).items).toHaveLength(2);
  expect(withEdits({ ...character, items: [] }, [begin]).items).toEqual([]);
});

test('the body that saves a character has no field that the server sets', () => {
  const body = characterInputOf(character);
  expect(body).toMatchObject({ name: 'Wulf', items: character.items });
  expect(body).not.toHaveProperty('version');
  expect(body).not.toHaveProperty('meta');
  expect(body).not.toHaveProperty('characterId');
});
