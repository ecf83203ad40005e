import type { Feat } from '#src/generated/model/index.ts';
import { abilityLabels } from '#src/lib/character/abilities.ts';
import { classesOf } from '#src/lib/character/class-list.ts';
import { featGrants } from '#src/lib/character/feat-grants.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import type { CharacterValues } from '../character-fields.ts';
import { castingClasses } from '../spell-choices/spell-counts.ts';

/** Why the character cannot have the feat by the rules, as a sentence; null if it can. */
export function missingPrerequisite(feat: Feat, character: CharacterValues): string | null {
  const { minLevel, abilities, feature } = feat.prerequisites;
  if (minLevel !== null && character.level < minLevel) {
    return `${feat.name} needs level ${minLevel}; this character has level ${character.level}.`;
  }
  const { scores } = deriveCharacter(character);
  for (const { anyOf, min } of abilities) {
    if (anyOf.some((ability) => scores[ability] >= min)) continue;
    const names = anyOf.map((ability) => abilityLabels[ability]).join(' or ');
    return `${feat.name} needs ${names} ${min}.`;
  }
  if (feature === null) return null;
  const hasFeature: Readonly<Record<string, () => boolean>> = {
    Spellcasting: () => castingClasses(character).length > 0,
    'Fighting Style': () =>
      classesOf(character).some((levels) =>
        featGrants(levels).some(({ kind }) => kind === 'fighting-style'),
      ),
  };
  // The app does not know other features, for example of homebrew.
  const has = hasFeature[feature]?.() ?? true;
  return has ? null : `${feat.name} needs the feature ${feature}.`;
}
