import { auxiliaries, claimNouns } from '../tables/matters/idea-grammar.ts';
import type { MatterSort } from '../tables/matters/matter-types.ts';
import type { Stated } from './idea-state.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import {
  determiners,
  isPluralWord,
  pronounsIn,
  relatives,
  stops,
  type Matter,
} from './matter-words.ts';

/** Nouns and verbs of what is done to people, and what it is called. */
const crimes: readonly (readonly [verb: RegExp, name: string, crime: 'dead' | 'missing'])[] = [
  [
    /^(?:murder(?:s|ed)?|killed|kills|killings?|assassinat(?:ed|ions?)|poisoned|poisonings?)$/,
    'murder',
    'dead',
  ],
  [/^(?:kidnap(?:ped|pings?)?|abduct(?:ed|ions?)|disappearances?)$/, 'abduction', 'missing'],
];

/** What the state of a person is called as a crime. */
function crimeNameOf({ state, word }: Stated): string {
  if (state === 'dead') return /^(?:dead|died)$/.test(word) ? 'death' : 'murder';
  const isTaken =
    /^(?:kidnapped|abducted|captured|imprisoned|captive|prisoner|hostage|held|taken|stolen)$/;
  return isTaken.test(word) ? 'abduction' : 'disappearance';
}

/** No story of a crime has the feast at which it was committed. */
const withoutEvent = (text: string): string =>
  text.replace(/ (?:at|during|on) (?:an?|the) (?:[\p{L}-]+ )?([\p{L}-]+)$/u, (all, head: string) =>
    ideaNouns.get(head) === 'event' ? '' : all,
  );

/** `A murder mystery on a ship` and `a murdered king` as clauses. */
function crimeFact(text: string, name: string): string {
  const noun = withoutEvent(text).replace(/^the /, 'a ').replace(' mystery', '');
  if (
    /\b(?:murder|killing|poisoning|assassination|kidnapping|abduction|disappearance)s?\b/.test(noun)
  ) {
    const many =
      /^(?:a )?((?:murder|killing|poisoning|assassination|kidnapping|abduction|disappearance)s.*)$/;
    const [, several] = many.exec(noun) ?? [];
    if (several !== undefined) return `there have been ${several}`;
    return `there has been ${determiners.test(noun.split(' ')[0] ?? '') ? noun : `a ${noun}`}`;
  }
  return `there is talk of ${noun}, and of ${name}`;
}

/** Whether a noun is a trade by its form: `miller`, `fishmonger`. */
const isTrade = (noun: string): boolean =>
  !ideaNouns.has(noun) &&
  !claimNouns.has(noun) &&
  !/^(?:\w*(?:water|river|tower|door|floor|flower|letter|paper|winter|summer|altar|mirror|manor|harbor|moor|tiger|spider|corner|danger|border|supper|dinner))$/.test(
    noun,
  ) &&
  /(?:[^aeiou]er|or|ist|ian|man|woman|maid|smith|wright|herd|monger)$/.test(noun);

/** Who has taken the victim: `by the goblins`, `by a cult of the sea`. */
export function captorIn(words: readonly string[]): Pick<Matter, 'captor'> | undefined {
  const at = words.indexOf('by');
  if (at < 0) return undefined;
  const rest = words.slice(at + 1);
  const end = rest.findIndex((word, index) => index > 0 && stops.test(word) && word !== 'of');
  const own = rest.slice(0, end < 0 ? undefined : end);
  const [first = ''] = own;
  const head = own.slice(0, own.indexOf('of') < 0 ? undefined : own.indexOf('of')).at(-1) ?? '';
  if (head === '' || /^(?:an?|the|some)$/.test(head)) return undefined;
  const isPlural = isPluralWord(head);
  const noun = own.join(' ').replace(/^(?:an?|some) /, 'the ');
  return {
    captor: { noun: isPlural && !determiners.test(first) ? `the ${noun}` : noun, isPlural },
  };
}

/** A person who has been murdered or has gone, as the idea says. */
export function crimeDoneTo(
  stated: Stated,
  found: MatterSort,
  head: string,
): Omit<Matter, 'words' | 'source'> | undefined {
  const { state, subject, says } = stated;
  if (state === 'unwell' || (found !== 'person' && !isTrade(head))) return undefined;
  return {
    sort: 'crime',
    fact: `${subject.replace(/^an? /, 'the ')} ${says}`,
    it: `the ${crimeNameOf(stated)}`,
    isPlural: false,
    role: subject.replace(/^(?:an?|the) /, ''),
    pronouns: pronounsIn(subject.split(' '), head),
    sides: undefined,
    crime: state === 'dead' ? 'dead' : 'missing',
    state,
    ...(state === 'gone' && captorIn(says.split(' '))),
  };
}

/**
 * A murder, or an abduction.
 * @param end where the noun phrase of the subject ends
 * @param clauseVerb where the verb of the clause is; -1 if there is none
 */
export function crimeOf(
  words: readonly string[],
  end: number,
  clauseVerb: number,
): Omit<Matter, 'words' | 'source'> | undefined {
  for (const [verb, name, crime] of crimes) {
    const at = words.findIndex((word) => verb.test(word));
    if (at < 0) continue;
    const word = words[at] ?? '';
    // "A thief who killed a king" is about the thief, and "a poisoned well" about the well.
    if (words.slice(1, at).some((other) => relatives.test(other))) continue;
    if (word.endsWith('ed') && at < end && !relatives.test(words[0] ?? '')) continue;
    const isActive = word.endsWith('s') && at > 0 && !determiners.test(words[at - 1] ?? '');
    const hasObject = /^(?:an?|the|his|her|their)$/.test(words[at + 1] ?? '');
    const isSaid = clauseVerb > 0 && clauseVerb < at;
    const isDone = words.slice(0, at).some((other, index) => index > 0 && auxiliaries.has(other));
    return {
      sort: 'crime',
      fact:
        isActive || isDone || hasObject || isSaid
          ? words.join(' ')
          : crimeFact(words.join(' '), name),
      it: `the ${name}`,
      isPlural: false,
      role: '',
      pronouns: pronounsIn(words, ''),
      sides: undefined,
      crime,
      state: crime === 'dead' ? 'dead' : 'gone',
      ...(crime === 'missing' && captorIn(words.slice(at))),
    };
  }
  return undefined;
}
