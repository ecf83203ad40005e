import { expect, test } from 'vitest';
import spellRows from '#backend/seed/srd/spells.json' with { type: 'json' };
import { copyOfSpell, factsOfSpell, type SpellCopy } from '#src/features/characters/copies.ts';
import { initiateSpellsOf, starterSpellsOf } from '#src/features/characters/data/starter-spells.ts';
import {
  type SpellSource,
  spellSources,
} from '#src/features/characters/spell-choices/spell-counts.ts';
import { offeredSpells } from '#src/features/characters/spell-choices/use-spells.ts';
import { startingCharacter, suggestionsFor } from '#src/features/characters/starting-character.ts';
import { spells } from '#src/features/catalogue/kinds/spells.ts';
import type { Spell } from '#src/generated/model/index.ts';
import { characterClassNames, type ClassName } from '#src/lib/character/classes.ts';

const meta = {
  created_at: '2026-11-01T18:00:00.000Z',
  created_by: null,
  updated_at: '2026-11-01T18:00:00.000Z',
  updated_by: null,
  archived: false,
};

// The seed leaves out fields with defaults; another test checks every row against the contract.
const rows = spellRows.map((row): unknown => ({
  ...spells.emptyValues,
  ...row,
  version: 1,
  meta,
})) as Spell[];

const inOrder = (copies: readonly SpellCopy[]): SpellCopy[] =>
  copies.toSorted((one, other) => String(one.key).localeCompare(String(other.key)));

const sourceOf = (name: ClassName): SpellSource => ({
  class: name,
  list: name,
  lists: () => [name],
  label: '',
  counts: { cantrips: 0, prepared: 0, known: 0, maxSpellLevel: 9, arcana: [] },
});

test('the form and the sheet copy the same facts of every spell', () => {
  for (const name of characterClassNames) {
    const ofList = rows.filter(({ classes }) => classes.some((each) => each === name));
    expect(inOrder(offeredSpells(rows, sourceOf(name)))).toEqual(
      inOrder(ofList.map((row) => copyOfSpell(row, name))),
    );
  }
  const offered = characterClassNames.flatMap((name) => offeredSpells(rows, sourceOf(name)));
  expect(new Set(offered.map(({ key }) => key)).size).toBe(339);
});

test('a warlock with Pact of the Tome is offered cantrips and rituals of all lists', () => {
  const warlock = { ...startingCharacter, class: 'warlock', level: 1 } as const;
  const namesOf = (values: typeof warlock): string[] => {
    const [source] = spellSources(values);
    return source ? offeredSpells(rows, source).map(({ name }) => name) : [];
  };
  const tome = { class: 'warlock' as const, level: 1, key: null, increases: [] };
  const feats = [{ ...tome, name: 'Pact of the Tome' }];
  expect(namesOf(warlock)).not.toContain('Guidance');
  expect(namesOf({ ...warlock, feats })).toEqual(
    expect.arrayContaining(['Guidance', 'Find Familiar', 'Hex']),
  );
  expect(namesOf({ ...warlock, feats })).not.toContain('Cure Wounds');
});

test('every copy has the dice of its row: healing, later damage and higher slots', () => {
  for (const row of rows) {
    const { damage } = factsOfSpell(row);
    const hurts = row.damage.some(({ toCaster }) => !toCaster);
    expect([row.name, damage !== '']).toEqual([row.name, hurts || row.healing !== null]);
    const slots = row.higherLevels.perSlot.some(({ unit }) => unit === 'points');
    expect([row.name, damage.includes('per higher slot')]).toEqual([
      row.name,
      slots && damage !== '',
    ]);
    expect(damage.includes('…')).toBe(false);
  }
});

test('the suggested spells are copies of the first version of the seed', () => {
  const starters = [
    ...characterClassNames.flatMap((name) => starterSpellsOf(name)),
    ...characterClassNames.flatMap((name) => initiateSpellsOf(name)),
  ];
  for (const { key, name, facts } of starters) {
    const row = rows.find(({ spellSk }) => spellSk === key);
    expect(row && { name: row.name, facts: factsOfSpell(row) }).toEqual({ name, facts });
  }
  const { spells: suggested } = suggestionsFor({
    class: 'cleric',
    species: 'human',
    background: 'acolyte',
  });
  expect(suggested.map(({ catalogueVersion }) => catalogueVersion)).toEqual(suggested.map(() => 1));
});
