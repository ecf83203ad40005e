import { readFileSync } from 'node:fs';
import type { CharacterChoices } from '#src/lib/character/choices.ts';
import type { StartingItem } from '#src/lib/character/starting-items.ts';
import armorRows from '#backend/seed/srd/armor.json' with { type: 'json' };
import weaponRows from '#backend/seed/srd/weapons.json' with { type: 'json' };

const blankItem: StartingItem = {
  itemId: '',
  kind: null,
  key: null,
  catalogueVersion: null,
  name: '',
  quantity: 1,
  weightLb: 0,
  equipped: true,
  attuned: false,
  needsAttunement: false,
  bonus: 0,
  armor: null,
  weapon: null,
  notes: '',
};

/** A row of the seed's armor as an item that is worn. */
export function armorItem(key: string, changes: Partial<StartingItem> = {}): StartingItem {
  const row = armorRows.find(({ armorSk }) => armorSk === key);
  if (!row) throw new Error(`The seed has no armor ${key}.`);
  const { name, category, weightLb, acBase, strengthRequired = null } = row;
  return {
    ...blankItem,
    itemId: key,
    kind: 'armor',
    key,
    name,
    weightLb,
    armor: {
      // The seed is checked against the contract, which has these categories.
      category: category as 'light' | 'medium' | 'heavy' | 'shield',
      base: acBase,
      strength: strengthRequired,
      stealthDisadvantage: row.stealthDisadvantage ?? false,
    },
    ...changes,
  };
}

/** A row of the seed's weapons as an item that is held. */
export function weaponItem(key: string, changes: Partial<StartingItem> = {}): StartingItem {
  const row = weaponRows.find(({ weaponSk }) => weaponSk === key);
  if (!row) throw new Error(`The seed has no weapon ${key}.`);
  // The seed is checked against the contract, which has these names.
  const weapon = {
    category: row.category,
    damage: row.damage ?? null,
    versatile: row.versatileDamage ?? null,
    properties: row.properties ?? [],
    range: row.range ?? null,
    mastery: row.mastery ?? null,
  } as NonNullable<StartingItem['weapon']>;
  const { name, weightLb } = row;
  return { ...blankItem, itemId: key, kind: 'weapons', key, name, weightLb, weapon, ...changes };
}

/** An item of the seed by its key, or one without a row. */
export function seedItem(changes: Partial<StartingItem>): StartingItem {
  const { key } = changes;
  if (!key) return { ...blankItem, itemId: 'typed', ...changes };
  return armorRows.some(({ armorSk }) => armorSk === key)
    ? armorItem(key, changes)
    : weaponItem(key, changes);
}

/** A character whose numbers were computed from the tables of SRD 5.2.1 without our code. */
export interface ExpectedCharacter {
  readonly name: string;
  readonly character: CharacterChoices;
  readonly expected: {
    /** In the order of the sheet, as all numbers by ability. */
    readonly scores: readonly number[];
    readonly proficiency: number;
    readonly hitPoints: number;
    readonly armorClass: number;
    readonly initiative: number;
    readonly speed: number;
    readonly saves: readonly number[];
    /** In the alphabetical order of the skills. */
    readonly skills: readonly number[];
    readonly passivePerception: number;
    readonly slots: readonly number[];
    /** Number and spell level. */
    readonly pact: readonly [number, number] | null;
    /** Class, save DC, attack bonus, cantrips, prepared spells, highest spell level. */
    readonly casting: readonly (readonly [string, number, number, number, number, number])[];
    /** Name, bonus, dice, damage bonus, whether it has Disadvantage, mastery. */
    readonly attacks: readonly (readonly [
      string,
      number,
      string | null,
      number,
      boolean,
      string | null,
    ])[];
    readonly carries: number;
    readonly weight: number;
  };
}

interface Row {
  readonly name: string;
  readonly character: Omit<CharacterChoices, 'items' | 'feats'> & {
    readonly items: readonly Partial<StartingItem>[];
    readonly feats?: readonly Partial<NonNullable<CharacterChoices['feats']>[number]>[];
  };
  readonly expected: ExpectedCharacter['expected'];
}

/** The characters of `tests/fixtures/characters/expected.jsonl`. */
export function expectedCharacters(): ExpectedCharacter[] {
  const lines = readFileSync('tests/fixtures/characters/expected.jsonl', 'utf8').trim().split('\n');
  // The file is our own.
  const rows = lines.map((line) => JSON.parse(line) as Row);
  return rows.map(({ name, character, expected }) => ({
    name,
    expected,
    character: {
      ...character,
      increases: character.increases ?? [],
      equipment: 'kit',
      items: character.items.map(seedItem),
      feats: (character.feats ?? []).map((feat) => ({
        class: null,
        level: 1,
        key: null,
        name: '',
        increases: [],
        ...feat,
      })),
    },
  }));
}
