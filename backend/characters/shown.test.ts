import { expect, test } from 'vitest';
import type { Character } from '#src/generated/model/index.ts';
import { itemEffects } from '#src/lib/character/data/item-effects.ts';
import { deriveCharacter, type DerivedCharacter } from '#src/lib/character/derive.ts';
import { seedItem, weaponItem } from '#tests/support/character-rows.ts';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { shownTo } from './shown.ts';

const withoutItems = {
  masterNotes: true,
  items: false,
  backstory: true,
  draftedBy: true,
};

const worn = (name: string) => seedItem({ itemId: name, name, equipped: true, attuned: true });

test('a reader gets the author of a draft only with its text', () => {
  const storyDraftedBy = { appearance: 'storyteller', backstory: 'a-model' };
  const texts = { concept: 'A ferryman.', appearance: 'Tall.', backstory: 'Born on the river.' };
  const character = { ...untouchedCharacter, ...texts, draftedBy: 'storyteller', storyDraftedBy };
  const seen = (sight: Partial<typeof withoutItems>) => {
    const shown = shownTo(character, { ...withoutItems, ...sight });
    return [shown.draftedBy, shown.storyDraftedBy.appearance, shown.storyDraftedBy.backstory];
  };
  expect(seen({})).toEqual(['storyteller', 'storyteller', 'a-model']);
  expect(seen({ backstory: false })).toEqual(['storyteller', 'storyteller', null]);
  expect(seen({ draftedBy: false })).toEqual([null, null, null]);
});

/** The numbers of the character, and of what a reader without its items sees. */
function bothOf(changes: Partial<Character>, state: Parameters<typeof deriveCharacter>[1] = {}) {
  const character = { ...untouchedCharacter, ...changes };
  const shown = shownTo(character, withoutItems);
  return { own: deriveCharacter(character, state), seen: deriveCharacter(shown, state), shown };
}

test('hidden items keep the scores that they raise, and what follows from them', () => {
  const items = [worn('Headband of Intellect'), worn('Gauntlets of Ogre Power')];
  const { own, seen, shown } = bothOf({
    class: 'wizard',
    otherClasses: [{ class: 'bard', level: 1 }],
    level: 2,
    items: [...items, weaponItem('2024#club')],
  });
  expect(seen.scores).toEqual(own.scores);
  expect([seen.scores.int, seen.scores.str]).toEqual([19, 19]);
  expect(seen.checks).toEqual(own.checks);
  expect(seen.carryingCapacity.value).toBe(19 * 15);
  expect(seen.spellcasting.map(({ saveDc }) => saveDc.value)).toEqual(
    own.spellcasting.map(({ saveDc }) => saveDc.value),
  );
  expect(shown.items).toEqual([]);
});

test('hidden items keep the senses and the speeds that they give', () => {
  const { seen } = bothOf({
    items: [
      worn('Goggles of Night'),
      worn('Robe of Eyes'),
      worn('Cloak of the Manta Ray'),
      worn('Slippers of Spider Climbing'),
    ],
  });
  expect([seen.senses.darkvision, seen.senses.truesight]).toEqual([180, 120]);
  expect([seen.specialSpeeds.swim.value, seen.specialSpeeds.climb.value]).toEqual([60, 30]);
});

test.each(Object.keys(itemEffects))('a hidden %s leaves every number as it is', (slug) => {
  const overrides: Character['overrides'] = [
    { target: 'hit-points', value: 30, reason: 'Rolled' },
    { target: 'speed', value: 25, reason: 'A limp' },
  ];
  const changes = { class: 'cleric' as const, level: 5, items: [worn(slug)], overrides };
  const numbersOf = ({
    scores,
    hitPoints,
    armorClass,
    initiative,
    speed,
    specialSpeeds,
    senses,
    passivePerception,
    spellcasting,
    saves,
    skills,
  }: DerivedCharacter) => ({
    scores,
    senses,
    values: [
      hitPoints,
      armorClass,
      initiative,
      speed,
      ...Object.values(specialSpeeds),
      passivePerception,
      ...spellcasting.flatMap(({ saveDc, attackBonus }) => [saveDc, attackBonus]),
      ...Object.values(saves),
      ...skills,
    ].map(({ value }) => value),
  });
  for (const state of [{}, { exhaustion: 2, conditions: ['grappled'] as const }]) {
    const { own, seen } = bothOf(changes, state);
    expect(numbersOf(seen)).toEqual(numbersOf(own));
  }
});

test('items that change nothing replace no number but the Armor Class', () => {
  const { shown } = bothOf({ items: [seedItem({ itemId: 'rope', name: 'Rope' })] });
  expect(shown.overrides.map(({ target }) => target)).toEqual(['armor-class']);
});
