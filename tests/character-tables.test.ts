import { describe, expect, it, test } from 'vitest';
import armorRows from '#backend/seed/srd/armor.json' with { type: 'json' };
import featRows from '#backend/seed/srd/feats.json' with { type: 'json' };
import gearRows from '#backend/seed/srd/gear.json' with { type: 'json' };
import spellRows from '#backend/seed/srd/spells.json' with { type: 'json' };
import toolRows from '#backend/seed/srd/tools.json' with { type: 'json' };
import { characterClassNames, type ClassName } from '#src/lib/character/classes.ts';
import { classFeatures } from '#src/lib/character/data/class-features.ts';
import { classLevels, type ClassLevels } from '#src/lib/character/data/class-levels.ts';
import { featRules } from '#src/lib/character/data/feat-rules.ts';
import * as prepared from '#src/lib/character/data/prepared-spells.ts';
import { listLetters, spellLists } from '#src/lib/character/data/spell-lists.ts';
import { subclasses } from '#src/lib/character/data/subclasses.ts';
import { experienceFor, levelOf } from '#src/lib/character/experience.ts';
import { expertiseOf } from '#src/lib/character/level-choices.ts';
import { numericFeatures, valueAt } from '#src/lib/character/level-values.ts';
import type { CharacterItem } from '#src/lib/character/items.ts';
import { kitItems } from '#src/lib/character/kit-items.ts';
import { multiclassRequirement } from '#src/lib/character/multiclass.ts';
import { backgroundNames } from '#src/lib/character/origins.ts';
import { mapAbilities } from '#src/lib/character/scores.ts';
import { slugOf } from '#src/lib/character/slug.ts';
import { pactSlotsOf, slotsOf } from '#src/lib/character/spell-slots.ts';
import { startingGearWeight } from '#src/lib/character/starting-items.ts';
import { isSrdSubclass } from '#src/lib/character/subclass-levels.ts';
import { armorItem, weaponItem } from './support/character-rows.ts';
import tables from './fixtures/characters/class-tables.json' with { type: 'json' };

const levels = Array.from({ length: 20 }, (_, index) => index + 1);
const levelsIn = (name: ClassName, level: number) => ({
  class: name,
  level,
  subclass: null,
  hitDie: 8,
});

describe.each(characterClassNames)('the table of a %s', (name) => {
  const { facts, levels: rows } = tables.classes[name];
  const { resources, spells }: ClassLevels = classLevels[name];

  it.each(levels)('has the features, resources and spells of SRD 5.2.1 at level %i', (level) => {
    const row = rows[level - 1];
    expect(classFeatures[name][level] ?? []).toEqual(row?.features);
    const values = Object.entries(resources)
      .map(([resource, table]) => [resource, valueAt(table, level)] as const)
      .filter(([, value]) => value !== null && value !== 0)
      // Wizards have a resource that is not a column of their table.
      .filter(([resource]) => resource !== 'arcaneRecovery');
    const expected = Object.entries(row?.resources ?? {}).map(([resource, value]) => [
      resource,
      Array.isArray(value) ? value.join(', ') : value,
    ]);
    expect(Object.fromEntries(values)).toEqual(Object.fromEntries(expected));
    const ofSpells = row && 'spells' in row ? row.spells : [0, 0];
    expect([
      spells ? (valueAt(spells.cantrips, level) ?? 0) : 0,
      spells ? valueAt(spells.prepared, level) : 0,
    ]).toEqual(ofSpells);
    const pact = pactSlotsOf([levelsIn(name, level)]);
    expect(pact && [pact.count, pact.spellLevel]).toEqual(row && 'pact' in row ? row.pact : null);
    const slots = slotsOf([levelsIn(name, level)]).map(({ count }) => count);
    const ofRow = row && 'slots' in row ? row.slots.filter((count) => count > 0) : [];
    expect(slots).toEqual(ofRow);
  });

  it('has the subclass of SRD 5.2.1 with its features', () => {
    const features = Object.entries(subclasses[name].features).flatMap(([level, names]) =>
      names.map((feature) => [Number(level), feature]),
    );
    expect(subclasses[name].name).toBe(facts.subclass);
    expect(features).toEqual(facts.subclassFeatures);
    expect(isSrdSubclass({ ...levelsIn(name, 3), subclass: facts.subclass })).toBe(true);
  });

  it('needs 13 in its primary abilities to be combined', () => {
    const { abilities, mode } = facts.multiclass;
    const low = mapAbilities(() => 12);
    expect(multiclassRequirement(name, low)).not.toBeNull();
    const high = mapAbilities((ability) => (abilities.includes(ability) ? 13 : 1));
    expect(multiclassRequirement(name, high)).toBeNull();
    const one = mapAbilities((ability) => (ability === abilities[0] ? 13 : 1));
    const isEnough = mode === 'any' || abilities.length === 1;
    expect(multiclassRequirement(name, one) === null).toBe(isEnough);
  });

  it('gives Expertise at the levels of SRD 5.2.1', () => {
    const given = expertiseOf(levelsIn(name, 20)).filter(({ label }) => label === 'Expertise');
    expect(given.map(({ level }) => level)).toEqual(facts.expertise);
  });
});

test('the features that change numbers have the levels of the class tables', () => {
  for (const [feature, given] of Object.entries(numericFeatures)) {
    const expected = characterClassNames.flatMap((name) => {
      const level = levels.find((one) => classFeatures[name][one]?.includes(feature));
      return level === undefined ? [] : [[name, level]];
    });
    expect(Object.entries(given)).toEqual(expected);
  }
});

test('the slots of all casters follow the multiclass table', () => {
  for (const [index, counts] of tables.multiclassSlots.entries()) {
    const slots = slotsOf([levelsIn('wizard', index + 1)]).map(({ count }) => count);
    expect(slots).toEqual(counts.filter((count) => count > 0));
  }
});

test('experience points give the levels of the table', () => {
  for (const [index, points] of tables.experience.entries()) {
    expect(experienceFor(index + 1)).toBe(points);
    expect(levelOf(points)).toBe(index + 1);
    expect(levelOf(points - 1)).toBe(Math.max(1, index));
  }
  expect(levelOf(10_000_000)).toBe(20);
});

/** The item with the facts of the seed's row. */
function inSeed(item: CharacterItem): CharacterItem {
  const { key, kind, itemId, quantity, catalogueVersion } = item;
  const facts = { itemId, quantity, catalogueVersion };
  if (kind === 'armor') return armorItem(key ?? '', facts);
  if (kind === 'weapons') return weaponItem(key ?? '', facts);
  const gear = gearRows.find(({ gearSk }) => gearSk === key);
  const row = gear ?? toolRows.find(({ toolSk }) => toolSk === key);
  if (!row?.weightLb && row?.weightLb !== 0) throw new Error(`The seed has no ${key}.`);
  return {
    ...item,
    // Names on the screen have a typographic apostrophe.
    name: row.name.replaceAll("'", '’'),
    weightLb: row.weightLb / (gear?.quantity ?? 1),
  };
}

describe('the starting equipment', () => {
  const pairs = characterClassNames.flatMap((name) =>
    backgroundNames.map((background) => [name, background] as const),
  );

  it.each(pairs)('of a %s and %s has the facts of the seed', (name, background) => {
    const { items } = kitItems(name, background, 'kit', () => 'id');
    const known = items.filter(({ key }) => key !== null);
    expect(known).toEqual(known.map(inSeed));
    const gear = items.filter(({ armor, weapon }) => !armor && !weapon);
    const weight = gear.reduce((sum, { weightLb, quantity }) => sum + weightLb * quantity, 0);
    expect(startingGearWeight(name, background)).toBeCloseTo(weight);
  });

  it('is gold if the player takes it', () => {
    const newId = () => 'id';
    expect(kitItems('fighter', 'soldier', 'gold', newId)).toEqual({
      items: [],
      coins: { gp: 205 },
    });
    expect(kitItems('fighter', 'soldier', 'kit', newId).coins).toEqual({ gp: 18 });
  });
});

test('the spell lists are those of the catalogue', () => {
  const listed = new Map(
    Object.entries(spellLists).flatMap(([letters, slugs]) =>
      slugs.split(' ').map((slug): [string, string] => [`2024#${slug}`, letters]),
    ),
  );
  const rows = spellRows.filter(({ edition }) => edition === '2024');
  expect(listed.size).toBe(rows.length);
  for (const { spellSk, classes } of rows) {
    const letters = characterClassNames
      .filter((name) => classes.some((one) => one === name))
      .map((name) => listLetters[name]);
    expect(new Set(listed.get(spellSk))).toEqual(new Set(letters));
  }
});

test('all spells that are always prepared are in the catalogue', () => {
  const keys = new Set(spellRows.map(({ spellSk }) => spellSk));
  const spells = Object.values(prepared)
    .flatMap((table) => Object.values(table))
    .flatMap((byLevel) => Object.values(byLevel).flat());
  expect(spells.length).toBeGreaterThan(80);
  for (const name of spells) expect(keys).toContain(`2024#${slugOf(name)}`);
});

test('the rules of feats are those of the catalogue', () => {
  const rows = featRows.filter(({ edition }) => edition === '2024');
  expect(Object.keys(featRules).toSorted()).toEqual(
    rows.map(({ featSk }) => featSk.slice('2024#'.length)).toSorted(),
  );
  for (const row of rows) {
    const rules = featRules[row.featSk.slice('2024#'.length)];
    expect(rules?.category).toBe(row.category);
    expect(rules?.repeatable ?? false).toBe(row.repeatable ?? false);
    const { minLevel = null, feature = null, abilities = [] } = row.prerequisites ?? {};
    expect(rules?.minLevel ?? null).toBe(minLevel);
    expect(rules?.feature ?? null).toBe(feature);
    expect(rules?.score ?? null).toEqual(
      abilities[0] ? { anyOf: abilities[0].anyOf, least: abilities[0].min } : null,
    );
    expect(rules?.increase?.from ?? []).toEqual(row.abilityIncrease?.from ?? []);
  }
});

test('armor of the seed has the categories of the training', () => {
  expect(new Set(armorRows.map(({ category }) => category))).toEqual(
    new Set(['light', 'medium', 'heavy', 'shield']),
  );
});
