import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abilityNames, pointBudget, pointsSpent } from '#src/lib/character/abilities.ts';
import type { CharacterChoices } from '#src/lib/character/choices.ts';
import { characterClassNames } from '#src/lib/character/classes.ts';
import { itemEffects } from '#src/lib/character/data/item-effects.ts';
import { itemCharges } from '#src/lib/character/data/limited-uses.ts';
import { weaponKinds } from '#src/lib/character/data/weapon-kinds.ts';
import { conditions } from '#src/lib/character/condition-names.ts';
import { featRules } from '#src/lib/character/data/feat-rules.ts';
import { featureOptions } from '#src/lib/character/data/feature-options.ts';
import { speciesChoices } from '#src/lib/character/data/species-options.ts';
import { subclasses } from '#src/lib/character/data/subclasses.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { featuresOf } from '#src/lib/character/feature-list.ts';
import type { CharacterItem, WeaponProperty } from '#src/lib/character/items.ts';
import { furtherChoices } from '#src/lib/character/further-choices.ts';
import { levelChoices } from '#src/lib/character/level-choices.ts';
import { marksOf } from '#src/lib/character/marks.ts';
import { backgroundNames, speciesNames } from '#src/lib/character/origins.ts';
import {
  applyChange,
  changeBetween,
  playLimitsOf,
  untouchedState,
} from '#src/lib/character/play.ts';
import { alwaysPreparedOf } from '#src/lib/character/prepared-spells.ts';
import { resourcesOf } from '#src/lib/character/resources.ts';
import { mapAbilities } from '#src/lib/character/scores.ts';
import { characterFindings } from '#src/lib/character/rules.ts';
import { dieSizes } from '#src/lib/character/spent-hit-dice.ts';
import { skillNames } from '#src/lib/character/skills.ts';
import tables from './fixtures/characters/class-tables.json' with { type: 'json' };

const className = fc.constantFrom(...characterClassNames);
const level = fc.integer({ min: 1, max: 20 });
const word = fc.string({ minLength: 1, maxLength: 12 });
const key = fc.option(
  fc.oneof(
    word,
    fc
      .constantFrom(...Object.keys(featRules), 'fireball', 'wish', 'light')
      .map((slug) => `2024#${slug}`),
  ),
);
const ability = fc.constantFrom(...abilityNames);

const item: fc.Arbitrary<CharacterItem> = fc.record({
  itemId: fc.uuid(),
  kind: fc.constantFrom('gear', 'tools', 'armor', 'weapons', 'feats', 'spells', null),
  key: fc.option(word),
  catalogueVersion: fc.option(fc.integer({ min: 1 })),
  name: fc.oneof(word, fc.constantFrom(...Object.keys(itemEffects), ...Object.keys(itemCharges))),
  quantity: fc.integer({ min: 0, max: 100_000 }),
  weightLb: fc.double({ min: 0, max: 100_000, noNaN: true }),
  equipped: fc.boolean(),
  attuned: fc.boolean(),
  needsAttunement: fc.boolean(),
  bonus: fc.integer({ min: -10, max: 10 }),
  armor: fc.option(
    fc.record({
      category: fc.constantFrom('light', 'medium', 'heavy', 'shield'),
      base: fc.integer({ min: 0, max: 30 }),
      strength: fc.option(fc.integer({ min: 1, max: 30 })),
      stealthDisadvantage: fc.boolean(),
    }),
  ),
  weapon: fc.option(
    fc.record({
      category: fc.constantFrom('simple-melee', 'simple-ranged', 'martial-melee', 'martial-ranged'),
      damage: fc.option(
        fc.record({
          dice: fc.constantFrom('1', '1d4', '2d6', '9999999999', '9d12'),
          type: fc.constantFrom('fire', 'slashing'),
        }),
      ),
      versatile: fc.option(fc.constantFrom('1d10', '3')),
      properties: fc.uniqueArray(
        fc.constantFrom<WeaponProperty>(
          'ammunition',
          'finesse',
          'heavy',
          'light',
          'thrown',
          'two-handed',
          'versatile',
        ),
      ),
      range: fc.option(fc.constant({ normal: 20, long: 60 })),
      mastery: fc.option(fc.constantFrom('sap', 'vex')),
    }),
  ),
  notes: fc.string({ maxLength: 20 }),
});

/** What the contract allows, and levels and classes that do not fit together. */
const character: fc.Arbitrary<CharacterChoices> = fc.record({
  class: className,
  species: fc.constantFrom(...speciesNames),
  background: fc.constantFrom(...backgroundNames),
  level: fc.integer({ min: 0, max: 21 }),
  abilities: fc.record(mapAbilities(() => fc.integer({ min: 1, max: 30 }))),
  increases: fc.array(fc.record({ ability, amount: fc.integer({ min: 1, max: 2 }) }), {
    maxLength: 3,
  }),
  skills: fc.uniqueArray(fc.constantFrom(...skillNames)),
  equipment: fc.constantFrom('kit', 'gold'),
  otherClasses: fc.array(fc.record({ class: className, level }), { maxLength: 11 }),
  subclasses: fc.array(
    fc.record({
      class: className,
      name: fc.oneof(
        word,
        className.map((name) => subclasses[name].name),
      ),
    }),
    { maxLength: 12 },
  ),
  feats: fc.array(
    fc.record({
      class: fc.option(className),
      level,
      key,
      name: fc.oneof(word, fc.constantFrom(...featureOptions.flatMap(({ options }) => options))),
      increases: fc.array(fc.record({ ability, amount: fc.integer({ min: 1, max: 2 }) }), {
        maxLength: 2,
      }),
    }),
    { maxLength: 20 },
  ),
  expertise: fc.uniqueArray(fc.constantFrom(...skillNames), { maxLength: 6 }),
  tools: fc.uniqueArray(word, { maxLength: 4 }),
  languages: fc.uniqueArray(word, { maxLength: 4 }),
  weaponMasteries: fc.uniqueArray(
    fc.oneof(word, fc.constantFrom(...weaponKinds.map(({ name }) => name))),
    { maxLength: 6 },
  ),
  speciesOption: fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      ...Object.values(speciesChoices).flatMap(({ options }) => options.map(({ name }) => name)),
    ),
  ),
  size: fc.constantFrom('small', 'medium'),
  spells: fc.array(
    fc.record({
      class: fc.option(className),
      key,
      name: word,
      prepared: fc.boolean(),
      facts: fc.record({ level: fc.integer({ min: 0, max: 9 }) }),
    }),
    { maxLength: 20 },
  ),
  items: fc.option(fc.array(item, { maxLength: 12 })),
  overrides: fc.uniqueArray(
    fc.record({
      target: fc.constantFrom(
        'armor-class',
        'hit-points',
        'proficiency-bonus',
        'str',
        'con',
        'save-dex',
        'skill-perception',
        'fly-speed',
        'darkvision',
        'attunements',
        'pact-slots',
      ),
      value: fc.integer({ min: -100, max: 9999 }),
      reason: fc.string({ maxLength: 12 }),
    }),
    { maxLength: 5, selector: ({ target }) => target },
  ),
  advancement: fc.constantFrom('milestones', 'experience'),
  experience: fc.integer({ min: 0, max: 10_000_000 }),
});

const states = fc.uniqueArray(fc.constantFrom(...conditions));

/** All numbers in a value, and the texts that contain one that could not be printed. */
function wrongIn(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path}: ${value}`];
  if (typeof value === 'string') {
    return /NaN|undefined|\[object/u.test(value) ? [`${path}: ${value}`] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => wrongIn(one, `${path}/${name}`));
}

describe('any character that the contract allows', () => {
  it('has only finite numbers and complete sentences', () => {
    fc.assert(
      fc.property(
        character,
        fc.integer({ min: 0, max: 6 }),
        states,
        (choices, exhaustion, held) => {
          const derived = deriveCharacter(choices, {
            exhaustion,
            conditions: held,
            coins: { gp: 10 },
          });
          const { classes, modifiers } = derived;
          const computed = {
            derived,
            limits: playLimitsOf(choices),
            resources: resourcesOf(classes, modifiers),
            features: featuresOf(choices),
            marks: marksOf(choices),
            choices: [...levelChoices(choices), ...furtherChoices(choices)],
            prepared: alwaysPreparedOf(choices),
            findings: characterFindings({ ...choices, abilityMethod: 'manual' }),
          };
          expect(wrongIn(computed)).toEqual([]);
          expect(derived.hitPoints.value).toBeGreaterThanOrEqual(1);
        },
      ),
    );
  });

  it('has marks at places that exist', () => {
    fc.assert(
      fc.property(character, (choices) => {
        for (const { path, rule } of marksOf(choices)) {
          let place: unknown = choices;
          for (const step of path.split('/').slice(1)) {
            expect(place).toHaveProperty([step]);
            place = Reflect.get(Object(place), step);
          }
          expect(rule).not.toBe('');
        }
      }),
    );
  });

  it('has a proficiency bonus that follows its level, and levels that add up to it', () => {
    fc.assert(
      fc.property(character, (choices) => {
        const { classes, proficiency, hitDicePools } = deriveCharacter(choices);
        const total = classes.reduce((sum, one) => sum + one.level, 0);
        expect(total).toBe(Math.min(20, Math.max(1, choices.level)));
        const expected = [2, 3, 4, 5, 6][Math.floor((total - 1) / 4)];
        expect(proficiency.parts).toEqual([{ label: `Level ${total}`, amount: expected }]);
        expect(hitDicePools.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      }),
    );
  });

  it('has the slots of the multiclass table', () => {
    const full = ['bard', 'cleric', 'druid', 'sorcerer', 'wizard'];
    fc.assert(
      fc.property(character, (choices) => {
        const { classes, slots } = deriveCharacter({ ...choices, overrides: [] });
        const levelsIn = (names: readonly string[]) =>
          classes
            .filter((one) => names.includes(one.class))
            .reduce((sum, one) => sum + one.level, 0);
        const row = levelsIn(full) + Math.ceil(levelsIn(['paladin', 'ranger']) / 2);
        const expected = (tables.multiclassSlots[row - 1] ?? []).filter((count) => count > 0);
        expect(slots.map(({ count }) => count)).toEqual(expected);
      }),
    );
  });

  it('never adds two suits of armor, two shields or two bases', () => {
    fc.assert(
      fc.property(character, (choices) => {
        const overrides = (choices.overrides ?? []).filter(
          ({ target }) => target !== 'armor-class',
        );
        const armorClass = (items: CharacterChoices['items']) =>
          deriveCharacter({ ...choices, overrides, items }).armorClass.value;
        const items = choices.items ?? [];
        const armor = items.filter((one) => one.armor && one.equipped && one.quantity > 0);
        const others = items.filter((one) => !armor.includes(one));
        const isShield = (one: CharacterItem) => one.armor?.category === 'shield';
        const bodies = armor.filter((one) => !isShield(one));
        const shields = armor.filter(isShield);
        // All of it is as good as the best pair.
        const pairs = (bodies.length > 0 ? bodies : [null]).flatMap((body) =>
          (shields.length > 0 ? shields : [null]).map((shield) =>
            [body, shield].filter((one) => one !== null),
          ),
        );
        expect(armorClass(items)).toBe(
          Math.max(...pairs.map((pair) => armorClass([...others, ...pair]))),
        );
      }),
    );
  });

  it('can undo every change of its state in play', () => {
    const change = fc.record({
      lostHitPoints: fc.integer({ min: -300, max: 300 }),
      spentHitDice: fc.integer({ min: -20, max: 20 }),
      spentHitDiceBySize: fc.record({
        d6: fc.integer({ min: -20, max: 20 }),
        d10: fc.integer({ min: -20, max: 20 }),
      }),
      spentFeatures: fc.array(
        fc.record({
          feature: fc.constantFrom('breath-weapon', 'magical-cunning', 'large-form', 'unknown'),
          uses: fc.integer({ min: -9, max: 9 }),
        }),
        { maxLength: 5 },
      ),
      spentSlots: fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 9, maxLength: 9 }),
      exhaustion: fc.integer({ min: -6, max: 6 }),
    });
    fc.assert(
      fc.property(character, change, change, (choices, earlier, later) => {
        const limits = playLimitsOf(choices);
        const before = applyChange(untouchedState, earlier, limits);
        const after = applyChange(before, later, limits);
        expect(applyChange(after, changeBetween(after, before), limits)).toEqual(before);
      }),
    );
  });

  it('spends no more Hit Point Dice of a size, and no feature more often, than it has', () => {
    const dice = fc.integer({ min: -20, max: 20 });
    fc.assert(
      fc.property(character, dice, dice, dice, (choices, total, d8, uses) => {
        const limits = playLimitsOf(choices);
        const features = limits.features.map(({ slug }) => ({ feature: slug, uses }));
        const state = applyChange(
          untouchedState,
          { spentHitDice: total, spentHitDiceBySize: { d8 }, spentFeatures: features },
          limits,
        );
        const bySize = state.spentHitDiceBySize;
        expect(state.spentHitDice).toBe(bySize.d6 + bySize.d8 + bySize.d10 + bySize.d12);
        for (const size of dieSizes) {
          expect(bySize[size]).toBeGreaterThanOrEqual(0);
          expect(bySize[size]).toBeLessThanOrEqual(limits.hitDiceBySize[size]);
        }
        for (const { slug, uses: most } of limits.features) {
          const spent = state.spentFeatures.find(({ feature }) => feature === slug)?.uses ?? 0;
          expect(spent).toBe(Math.max(0, Math.min(uses, most)));
        }
      }),
    );
  });

  it('does not move with a condition that makes the Speed 0, whatever else it has', () => {
    fc.assert(
      fc.property(character, (choices) => {
        const free = { ...choices, overrides: [] };
        const { speed, specialSpeeds } = deriveCharacter(free, { conditions: ['grappled'] });
        const speeds = [speed, ...Object.values(specialSpeeds)];
        expect(speeds.map(({ value }) => value)).toEqual([0, 0, 0, 0]);
      }),
    );
  });
});

it('point buy costs more with each higher score, and 27 points buy the standard array', () => {
  const bought = fc.record(mapAbilities(() => fc.integer({ min: 8, max: 15 })));
  fc.assert(
    fc.property(bought, ability, (scores, name) => {
      const spent = pointsSpent(scores) ?? NaN;
      // 8 costs nothing, each score to 13 costs one more, and 14 and 15 two more.
      const costs = Object.values(scores).map((score) => score - 8 + Math.max(0, score - 13));
      expect(spent).toBe(costs.reduce((sum, cost) => sum + cost, 0));
      if (scores[name] === 15) return;
      const more = pointsSpent({ ...scores, [name]: scores[name] + 1 }) ?? NaN;
      expect(more - spent).toBe(scores[name] < 13 ? 1 : 2);
    }),
  );
  expect(pointsSpent({ str: 15, dex: 14, con: 13, int: 12, wis: 10, cha: 8 })).toBe(pointBudget);
});
