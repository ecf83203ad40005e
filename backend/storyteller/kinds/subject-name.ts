import { readPronouns } from '../names/pronouns.ts';
import { nounOfTitle, parted } from '../plan/idea-names.ts';
import type { Exclusions } from '../plan/lines.ts';
import { aboutPerson, nameOfPerson } from '../plan/person-names.ts';
import { isStatement } from '../plan/person-idea.ts';
import { plainIdea, pronounPair } from '../plan/plain-idea.ts';
import { ideaOf } from '../plan/plot.ts';
import type { Situation } from '../plan/situation.ts';
import { choiceAtStart } from '../realise/choices.ts';
import { cleanName } from '../realise/sentences.ts';
import type { KnownThing, Pronouns, StoryRequest } from '../story.ts';
import type { Person } from '../tables/row-types.ts';
import { askedPersonOf, askedPronouns, type AskedPerson } from './asked-person.ts';
import { fullName, withText } from './written.ts';

/** The name that the idea gives to the person whom a draft is about: "Hanne Velt, a ferry keeper". */
export interface SubjectName {
  readonly name: { readonly first: string; readonly last: string } | undefined;
  /** Those of the person in the campaign who has this name, or of a title such as `Count`; else `they`. */
  readonly pronouns: Pronouns | undefined;
  /** Whether the idea or the campaign says them. */
  readonly hasPronouns: boolean;
  /** The role of the person in the campaign who has this name; empty if there is none. */
  readonly role: string;
  /** What the idea says besides the name: "a ferry keeper". */
  readonly otherIdea: string;
  /** Whether a person of the campaign is the one whom the draft is about. */
  readonly is: (known: KnownThing) => boolean;
}

type Asked = Pick<StoryRequest, 'idea' | 'known'> & Partial<Pick<StoryRequest, 'kind' | 'keep'>>;

function keptName(keep: StoryRequest['keep']): SubjectName['name'] {
  const full = keep?.story.facts['person'];
  if (typeof full !== 'string') return undefined;
  const { first, last } = parted(full.split(' '));
  return { first, last };
}

/** The idea with "she" or another word for the person where a later sentence begins with the name. */
const withoutName = (besides: string, { first, last }: Pick<Person, 'first' | 'last'>): string =>
  besides.replaceAll(/(?<=[.;,!?\n]\s*)\p{Lu}[^.;,!?\n]*/gu, (sentence) =>
    [fullName({ first, last }), first].reduce(
      (text, name) => (text.startsWith(`${name} `) ? `who${text.slice(name.length)}` : text),
      sentence,
    ),
  );

export function subjectNameOf({ idea, known, kind, keep }: Asked): SubjectName {
  const text = plainIdea(idea);
  // "She is a blacksmith", "Zora (they/them)"
  const [, pair] = pronounPair.exec(idea) ?? [];
  const [, subject = pair] = /^\s*(she|he|they)\b/i.exec(idea) ?? [];
  const said = subject === undefined ? undefined : readPronouns(subject);
  const given = nameOfPerson(text, kind);
  const kept = keptName(keep);
  // A story that is written again keeps its name, also if the idea has got another one since.
  if (given === undefined || (kept !== undefined && fullName(kept) !== fullName(given))) {
    return {
      name: kept,
      pronouns: said,
      hasPronouns: said !== undefined,
      role: '',
      otherIdea: isStatement(text) ? aboutPerson(text) : text,
      is: () => false,
    };
  }
  const { pronouns: ofTitle, besides, first, last } = given;
  const full = fullName(given);
  const is = (thing: KnownThing): boolean =>
    thing.kind === 'person' && cleanName(thing.name) === full;
  const person = known.find(is);
  return {
    name: { first, last },
    pronouns: ofTitle ?? said ?? readPronouns(person?.pronouns),
    hasPronouns: [ofTitle, said, person?.pronouns].some((pronouns) => pronouns !== undefined),
    role: cleanName(person?.role ?? '', 40),
    otherIdea: withoutName(besides, given),
    is,
  };
}

/** The situation without the words of the name: "Hilda Brand" asks for no fire. */
export function withSubjectName(situation: Situation): {
  situation: Situation;
  given: SubjectName;
} {
  const given = subjectNameOf(situation.request);
  const { otherIdea } = given;
  const request = { ...situation.request, idea: otherIdea };
  return { situation: { ...situation, request, idea: ideaOf(otherIdea) }, given };
}

/** Whom the idea asks for. A person of the campaign keeps the role that the campaign gives. */
export function askedPersonFor(
  { name, otherIdea, role }: SubjectName,
  exclusions: Exclusions,
): AskedPerson | undefined {
  const asked = askedPersonOf(otherIdea, exclusions);
  // A title says less than the role in the campaign: Captain Mary is the captain of the watch.
  const ofTitle = nounOfTitle(name?.first.split(' ', 1).join('') ?? '') ?? '';
  const hasRole = asked !== undefined && asked.role !== '' && asked.role !== ofTitle;
  if (role === '' || exclusions.matches(role) || hasRole) return asked;
  const { body, species } = askedPersonOf(role, exclusions) ?? {};
  return {
    known: '',
    isSecret: false,
    isDisguised: false,
    pronouns: undefined,
    own: ideaOf(otherIdea),
    age: undefined,
    ...asked,
    body,
    species,
    role,
  };
}

/** The pronouns that the idea or the campaign gives to the person; undefined if they are open. */
export const pronounsAsked = (
  { idea }: Pick<Situation, 'idea'>,
  { pronouns, hasPronouns }: SubjectName,
  asked: AskedPerson | undefined,
  own: ReadonlySet<string>,
): Pronouns | undefined =>
  asked?.pronouns ?? askedPronouns(idea, own) ?? (hasPronouns ? pronouns : undefined);

/** The row with the name of the person at its beginning instead of a pronoun. */
export const byName = withText((text) =>
  text
    .replace(choiceAtStart, (start) => start.replaceAll(/(\[|\|)\{P\}/g, '$1{P.name}'))
    .replace(/^\{P\}/, '{P.name}'),
);

/** A row that begins with the name of the person begins with the pronoun: for a text that has just named the person. */
export const byPronoun = withText((text) => text.replace(/^\{P\.name\} /, '{P.they} '));

/** The row with a pronoun instead of the name at its beginning, or at that of each of its choices. */
export const byPronounAtStart = withText((text) =>
  text
    .replace(choiceAtStart, (start) => start.replaceAll(/(\[|\|)\{P\}/g, '$1{P.they}'))
    .replace(/^\{P\}/, '{P.they}'),
);
