import type { Exclusions } from '../plan/lines.ts';
import { personIdeaOf } from '../plan/person-idea.ts';
import type { Telling } from '../realise/telling.ts';
import { traitSorts, type TraitSort } from '../tables/asked-traits.ts';

/** What an idea says of a person that the text comes back to. */
export interface AskedTrait {
  readonly sort: TraitSort;
  readonly words: Readonly<Record<string, string>>;
  /** The words of the idea that say it. */
  readonly said: string;
}

/** The trait that an idea asks for, or undefined if it is of no sort that has rows. */
export function askedTraitOf(idea: string, exclusions: Exclusions): AskedTrait | undefined {
  const found = personIdeaOf(idea, exclusions);
  if (found === undefined) return undefined;
  const text = `${found.phrase.noun} ${found.said}`;
  for (const sort of traitSorts) {
    const match = sort.asked.exec(text);
    if (match !== null) return { sort, words: { ...match.groups }, said: match[0] };
  }
  return undefined;
}

export const tellTrait = (
  telling: Telling,
  trait: AskedTrait | undefined,
  part: 'shown' | 'cause',
): string => (trait === undefined ? '' : telling.say(trait.sort[part], trait.words));
