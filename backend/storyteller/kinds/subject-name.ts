import { readPronouns } from '../names/pronouns.ts';
import { leadingName } from '../plan/idea-names.ts';
import { choiceAtStart } from '../realise/choices.ts';
import { cleanName } from '../realise/sentences.ts';
import type { KnownThing, Pronouns, StoryRequest } from '../story.ts';
import { fullName, withText } from './written.ts';

/** The name that the idea gives to the person whom a draft is about: "Hanne Velt, a ferry keeper". */
export interface SubjectName {
  readonly name: { readonly first: string; readonly last: string } | undefined;
  /** Those of the person in the campaign who has this name, or of a title such as `Count`; else `they`. */
  readonly pronouns: Pronouns | undefined;
  /** What the idea says besides the name: "a ferry keeper". */
  readonly otherIdea: string;
  /** Whether a person of the campaign is the one whom the draft is about. */
  readonly is: (known: KnownThing) => boolean;
}

export function subjectNameOf({ idea, known }: Pick<StoryRequest, 'idea' | 'known'>): SubjectName {
  const leading = leadingName(idea);
  if (leading === undefined) {
    return { name: undefined, pronouns: undefined, otherIdea: idea, is: () => false };
  }
  const { pronouns: ofTitle, ...name } = leading;
  const full = fullName(name);
  const is = (thing: KnownThing): boolean =>
    thing.kind === 'person' && cleanName(thing.name) === full;
  return {
    name,
    pronouns: ofTitle ?? readPronouns(known.find(is)?.pronouns),
    otherIdea: idea
      .trim()
      .slice(full.length)
      .replace(/^[\s,;:.(–—]+/, ''),
    is,
  };
}

/** The row with the name of the person at its beginning instead of a pronoun. */
export const byName = withText((text) =>
  text
    .replace(choiceAtStart, (start) => start.replaceAll(/(\[|\|)\{P\}/g, '$1{P.name}'))
    .replace(/^\{P\}/, '{P.name}'),
);
