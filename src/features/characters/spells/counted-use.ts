import type { CharacterSpell } from '#src/generated/model/index.ts';
import type { LimitedUse } from '#src/lib/character/limited-uses.ts';

/** The counted feature with whose uses a spell is cast without a slot; null if none is. */
export function countedUseOf(
  { class: className, name, facts }: Pick<CharacterSpell, 'class' | 'name' | 'facts'>,
  features: readonly LimitedUse[],
): LimitedUse | null {
  if (facts.level === 0) return null;
  const byName = features.find(({ spell }) => spell === name);
  if (byName) return byName;
  if (className === 'warlock') {
    return features.find((one) => one.slug === `mystic-arcanum-level-${facts.level}`) ?? null;
  }
  // A spell without a class is of the species, which names it, or of Magic Initiate.
  return className === null && facts.level === 1
    ? (features.find(({ slug }) => slug.startsWith('magic-initiate')) ?? null)
    : null;
}
