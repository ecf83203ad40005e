import { AbilityName, Edition, FeatEffectTarget } from '#src/generated/model/index.ts';
import { choicesOf } from '#src/lib/catalogue/choice.ts';

export const editions = choicesOf(Object.values(Edition));

export const abilities = choicesOf(Object.values(AbilityName), {
  str: 'Strength',
  dex: 'Dexterity',
  con: 'Constitution',
  int: 'Intelligence',
  wis: 'Wisdom',
  cha: 'Charisma',
});

/** What a feat can change on a character sheet by itself. */
export const effectTargets = choicesOf(Object.values(FeatEffectTarget), {
  ac: 'Armor class',
  'hp-per-level': 'HP per level',
});

/** Said in the same words by every kind. */
export const printed = {
  source: { hint: 'Where it comes from; the attribution follows it.' },
  description: { hint: 'Markdown.' },
} as const;
