import { describe, expect, test } from 'vitest';
import { kindsOf } from '#art/cover/word-scores.ts';
import { portraitAlt } from './alt-text.ts';
import { choicesOfClass, choicesOfSpecies } from './data/choices.ts';
import { backdropWords, beardWords, hairWords, headgearWords, heldWords } from './data/words.ts';
import type { PortraitPlan } from './plan.ts';

const plan: PortraitPlan = {
  class: 'wizard',
  species: 'elf',
  tone: 'heroic',
  backdrop: 'library',
  hour: 'dusk',
  headgear: 'pointedHat',
  held: 'crystalStaff',
  hair: 'long',
  hairColour: 'white',
  beard: 'none',
  cloth: 'blue',
  skin: 0,
  looks: 'left',
  seed: 1,
};

describe('the alternative text of a portrait', () => {
  test('says species, class, clothes, things and place', () => {
    expect(portraitAlt(plan)).toBe(
      'Portrait of an elf wizard in a blue robe, with long white hair, a pointed hat and a staff with a bright crystal, at the window of a library at dusk',
    );
  });

  test('leaves out what the person does not have, and hair under a hood', () => {
    const bare = { ...plan, headgear: 'none', held: 'none', hair: 'bald' } as const;
    expect(portraitAlt({ ...bare, class: 'monk', species: 'dwarf', cloth: 'ochre' })).toBe(
      'Portrait of a dwarf monk in an ochre robe over one shoulder, at the window of a library at dusk',
    );
    expect(portraitAlt({ ...plan, headgear: 'hood' })).not.toContain('hair');
  });

  test('is one sentence of at most 300 characters with class and species, for every part', () => {
    const texts: string[] = [];
    for (const characterClass of kindsOf(choicesOfClass)) {
      for (const species of kindsOf(choicesOfSpecies)) {
        const person = { ...plan, class: characterClass, species };
        const parts: Partial<PortraitPlan>[] = [
          ...kindsOf(backdropWords).map((backdrop) => ({ backdrop })),
          ...kindsOf(headgearWords).map((headgear) => ({ headgear })),
          ...kindsOf(heldWords).map((held) => ({ held })),
          ...kindsOf(hairWords).map((hair) => ({ hair, hairColour: 'auburn' as const })),
          ...kindsOf(beardWords).map((beard) => ({ beard })),
        ];
        for (const part of parts) {
          const text = portraitAlt({ ...person, ...part });
          expect(text).toContain(`${species} ${characterClass}`);
          texts.push(text);
        }
      }
    }
    const shape = /^Portrait of an? [a-z]+ [a-z]+ in [a-z ]+(?:, with [a-z, ]+)?, [a-z ]+$/;
    expect(texts.filter((text) => !shape.test(text))).toEqual([]);
    expect(texts.filter((text) => /\ba [aeio]/.test(text))).toEqual([]);
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(300);
  });
});
