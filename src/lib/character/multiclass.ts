import { abilityLabels, type AbilityName, type AbilityScores } from './abilities.ts';
import { characterClasses, type ClassName } from './classes.ts';

/** The primary abilities of a class; `any`: one of them is enough (SRD 5.2.1, Multiclassing). */
const primaryAbilities: Readonly<
  Record<ClassName, { readonly abilities: readonly AbilityName[]; readonly any?: true }>
> = {
  barbarian: { abilities: ['str'] },
  bard: { abilities: ['cha'] },
  cleric: { abilities: ['wis'] },
  druid: { abilities: ['wis'] },
  fighter: { abilities: ['str', 'dex'], any: true },
  monk: { abilities: ['dex', 'wis'] },
  paladin: { abilities: ['str', 'cha'] },
  ranger: { abilities: ['dex', 'wis'] },
  rogue: { abilities: ['dex'] },
  sorcerer: { abilities: ['cha'] },
  warlock: { abilities: ['cha'] },
  wizard: { abilities: ['int'] },
};

const leastScore = 13;

/** Why a character with the scores cannot combine the class with another one; null if it can. */
export function multiclassRequirement(name: ClassName, scores: AbilityScores): string | null {
  const { abilities, any } = primaryAbilities[name];
  const low = abilities.filter((ability) => scores[ability] < leastScore);
  if (low.length === 0 || (any && low.length < abilities.length)) return null;
  const needed = abilities.map((ability) => abilityLabels[ability]).join(any ? ' or ' : ' and ');
  const has = abilities.map((ability) => `${abilityLabels[ability]} ${scores[ability]}`);
  return `Multiclassing as a ${characterClasses[name].label} needs ${needed} of at least ${leastScore}; this character has ${has.join(' and ')}.`;
}
