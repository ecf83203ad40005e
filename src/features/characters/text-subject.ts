import type { CharacterChoices } from '#src/lib/character/choices.ts';
import type { ClassName } from '#src/lib/character/classes.ts';
import { styleAlternatives } from '#src/lib/character/data/feature-options.ts';
import { subclasses } from '#src/lib/character/data/subclasses.ts';
import { featureOptionsWith } from '#src/lib/character/feat-grants.ts';
import { plainFeature, type Feature } from '#src/lib/character/feature-list.ts';
import type { BackgroundName, SpeciesName } from '#src/lib/character/origins.ts';
import { slugOf } from '#src/lib/character/slug.ts';

/** What has a text of its own: a feature, subclass or option of a class, a trait or option of a species, a background. */
export type TextSubject =
  | { readonly class: ClassName; readonly name: string }
  | { readonly species: SpeciesName; readonly name: string }
  | { readonly background: BackgroundName };

/** The option of a class feature with this name, which can be typed or imported, as the table writes it. */
function optionNamed(className: ClassName, name: string): string | null {
  const slug = slugOf(name);
  const feat = { class: className, slug, level: 1, key: null, name, increases: [] };
  const names = [...(featureOptionsWith(feat)?.options ?? []), styleAlternatives[className] ?? ''];
  return names.find((option) => option !== '' && slugOf(option) === slug) ?? null;
}

/** The text that belongs to a feature; null for feats, which the catalogue has, and for what the table has named. */
export function subjectOf(
  { class: className, name, source }: Feature,
  { species }: Pick<CharacterChoices, 'species'>,
): TextSubject | null {
  if (source === 'species') return { species, name };
  if (className === null) return null;
  if (source === 'class') return { class: className, name: plainFeature(name) };
  if (source === 'feat') {
    const option = optionNamed(className, name);
    return option === null ? null : { class: className, name: option };
  }
  const { name: subclass, features } = subclasses[className];
  if (slugOf(name) === slugOf(subclass)) return { class: className, name: subclass };
  return Object.values(features).flat().includes(name) ? { class: className, name } : null;
}
