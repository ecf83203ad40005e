import type { CharacterFeat } from '#src/generated/model/index.ts';
import type { CharacterValues } from '../character-fields.ts';

/** The feats that neither a class level nor the species gives. The first one of a human is that of the species. */
export function furtherFeatsOf({
  feats,
  species,
}: Pick<CharacterValues, 'feats' | 'species'>): CharacterFeat[] {
  const withoutClass = feats.filter((feat) => feat.class === null);
  const ofSpecies = species === 'human' ? withoutClass.find(({ level }) => level === 1) : undefined;
  return withoutClass.filter((feat) => feat !== ofSpecies);
}
