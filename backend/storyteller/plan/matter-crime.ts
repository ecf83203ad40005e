import { auxiliaries, claimNouns } from '../tables/matters/idea-grammar.ts';
import type { MatterSort } from '../tables/matters/matter-types.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import {
  determiners,
  isPluralWord,
  pronounsIn,
  relatives,
  stops,
  type Matter,
} from './matter-words.ts';

/** What is done to people, and what it is called. */
const crimes: readonly (readonly [verb: RegExp, name: string, crime: 'dead' | 'missing'])[] = [
  [
    /^(?:murder(?:ed|s)?|killed|kills|killings?|slain|assassinat(?:ed|ion)|poisoned|poisoning)$/,
    'murder',
    'dead',
  ],
  [
    /^(?:kidnap(?:ped|ping)?|abduct(?:ed|ion)|disappearances?|kidnappings?)$/,
    'abduction',
    'missing',
  ],
  [/^(?:missing|vanished)$/, 'disappearance', 'missing'],
];

/** `A murder mystery on a ship` and `a murdered king` as clauses. */
function crimeFact(text: string, name: string): string {
  const noun = text.replace(/^the /, 'a ').replace(' mystery', '');
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
function captorIn(words: readonly string[]): Pick<Matter, 'captor'> | undefined {
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

/** A murder, or an abduction. */
export function crimeOf(
  words: readonly string[],
  found: MatterSort,
  head: string,
): Omit<Matter, 'words' | 'source'> | undefined {
  const isOfPerson = found === 'person' || isTrade(head);
  for (const [verb, name, crime] of crimes) {
    const at = words.findIndex((word) => verb.test(word));
    if (at < 0) continue;
    // "A poisoned well" is about the well.
    const isDescribed = /ed$|slain|missing/.test(words[at] ?? '') && words[at + 1] === head;
    if (isDescribed && !isOfPerson) continue;
    const isLost = name === 'disappearance';
    if (isLost && (!isOfPerson || words.some((word) => relatives.test(word)))) continue;
    // "A missing ferryman" is one who has vanished.
    const lost = isLost && isDescribed && at < 2 ? words.slice(at + 1).join(' ') : '';
    const auxiliary = words.slice(0, at).findIndex((word) => auxiliaries.has(word));
    const isActive =
      (words[at] ?? '').endsWith('s') && at > 0 && !determiners.test(words[at - 1] ?? '');
    const isDone = isOfPerson && auxiliary > 0;
    // "A murdered king" is about the crime, and not about a person who can be met.
    const who = isDone
      ? words
          .slice(0, auxiliary)
          .join(' ')
          .replace(/^(?:an?|the) /, '')
      : lost;
    return {
      sort: 'crime',
      fact: lost
        ? `the ${lost} has vanished`
        : isDone || auxiliary > 0 || isActive
          ? words.join(' ')
          : crimeFact(words.join(' '), name),
      it: `the ${name}`,
      isPlural: false,
      role: who,
      pronouns: pronounsIn(words),
      isTaken: false,
      sides: undefined,
      crime,
      ...(crime === 'missing' && captorIn(words.slice(at))),
    };
  }
  return undefined;
}
