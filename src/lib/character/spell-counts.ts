import type { CharacterChoices, ChosenSpell } from './choices.ts';
import type { ClassName } from './classes.ts';
import { alwaysPreparedOf } from './prepared-spells.ts';
import { slugIn, slugOf } from './slug.ts';

/** The spells that count against the limits of a class. */
interface CountedSpells {
  readonly cantrips: readonly ChosenSpell[];
  /** Without those that are always prepared. */
  readonly prepared: readonly ChosenSpell[];
}

/** The spells that a class always has prepared, by the last parts of their keys. */
export const alwaysPreparedBy = (
  character: CharacterChoices,
  name: ClassName,
): ReadonlySet<string> =>
  new Set(
    alwaysPreparedOf(character)
      .filter((spell) => spell.class === name)
      .map((spell) => slugOf(spell.name)),
  );

export function countedSpells(character: CharacterChoices, name: ClassName): CountedSpells {
  const always = alwaysPreparedBy(character, name);
  const counted = (character.spells ?? []).filter(
    (spell) => spell.class === name && !always.has(slugIn(spell)),
  );
  return {
    cantrips: counted.filter(({ facts }) => facts.level === 0),
    prepared: counted.filter(({ facts, prepared }) => facts.level > 0 && prepared),
  };
}
