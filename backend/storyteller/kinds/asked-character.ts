import { ideaPhraseOf, isOfPerson, withArticle } from '../plan/idea-phrase.ts';
import type { Exclusions } from '../plan/lines.ts';
import { bodies } from '../tables/bodies.ts';
import { backgroundNouns } from '../tables/character-backgrounds.ts';
import { classWords, otherSpecies, speciesWords } from '../tables/character-choices.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { askedRoles } from '../tables/roles.ts';
import { isAgainst, vague } from './asked-person.ts';
import { rowsFor, wordsOf } from './choices.ts';

interface Chosen {
  species: string | undefined;
  className: string | undefined;
}

/** What a character is in the words of the idea, without an article: `dwarf rogue and retired thief`. */
interface AskedKind {
  kind: string;
  /** Whether it has the noun of the idea beside species and class. */
  hasNoun: boolean;
}

/** A people or a creature that is no species of the rules, so people only say it of the character. */
const saidOf = (words: readonly string[]): string | undefined =>
  isAgainst(words.at(-1) ?? '')
    ? undefined
    : words.find(
        (word, index) =>
          !/^(?:clockwork|skeletal|undead)$/.test(word) &&
          bodies.some(
            ({ isHead, words: asked }) =>
              asked.includes(word) && (isHead !== true || index === words.length - 1),
          ),
      );

/** Other words for a species of the rules: a half-orc has the numbers of an orc. */
const speciesNames: ReadonlySet<string> = new Set(
  'half-orc half-elf half-dwarf drow duergar svirfneblin'.split(' '),
);

/** Words that name a sort of cleric or druid, and stay before the class: a grave cleric is not a grave person. */
const domains: ReadonlySet<string> = new Set('grave life forge tempest twilight moon'.split(' '));

/** Words before a species that say which sort of it. */
const sorts: ReadonlySet<string> = new Set(
  'wood high sea moon sun dark deep wild snow winter star hill mountain rock forest stout lightfoot pale shadow river half'.split(
    ' ',
  ),
);

/** What the person was before: "a pirate captain turned cleric". */
const turned = /^(?:an? |the )?((?:[\p{L}'-]+ ){1,4}?)turned\b/iu;

/** The kind that the idea asks for, or undefined if it is about no person. */
export function askedKindOf(
  idea: string,
  exclusions: Exclusions,
  { species = '', className = '' }: Chosen,
): AskedKind | undefined {
  const phrase = ideaPhraseOf(idea, exclusions);
  if (phrase === undefined || phrase.isPlural || !isOfPerson(phrase)) return undefined;
  const { head, rest, words } = phrase;
  if (words.length === 1 && vague.test(head)) return undefined;
  const ofSpecies = new Set([...wordsOf([species]), ...(rowsFor(speciesWords, species) ?? [])]);
  // A sorceress is a sorcerer.
  const ofClass = new Set([
    ...wordsOf([className]),
    ...words.filter(
      (word) =>
        className !== '' &&
        word.startsWith(className.toLowerCase().slice(0, 6)) &&
        word.endsWith('ess'),
    ),
  ]);
  const shown =
    words.find((word) => speciesNames.has(word) || (species === '' && otherSpecies.has(word))) ??
    species.toLowerCase();
  const named = words.filter((word) => domains.has(word));
  const sort = words.find((word, index) => sorts.has(word) && words[index + 1] === shown);
  const own = [sort ?? '', shown, ...named, className.toLowerCase()]
    .filter((part) => part !== '')
    .join(' ');
  const isOwn = (word: string): boolean =>
    word === sort || ofSpecies.has(word) || ofClass.has(word) || word === shown;
  const others = words.filter(
    (word) => !isOwn(word) && !domains.has(word) && !/^(?:artificer|female|male)$/.test(word),
  );
  const [, before] = turned.exec(idea) ?? [];
  if (before !== undefined) {
    const was = before
      .toLowerCase()
      .split(' ')
      .filter((word) => word !== '' && !ofSpecies.has(word) && word !== shown)
      .join(' ');
    const isPast = /^(?:retired|former|ex|ex-\p{L}+|once|disgraced|failed|reformed)\b/u.test(was);
    return { kind: `${own} and ${isPast ? was : `former ${was}`}`, hasNoun: true };
  }
  if (isOwn(head) || head === 'artificer') {
    const isTrade = isPersonNoun(others.at(-1) ?? '');
    return isTrade
      ? { kind: `${own} and ${others.join(' ')}`, hasNoun: true }
      : { kind: [...others, own].join(' '), hasNoun: false };
  }
  const complement = /^of (?:\S+ ){0,2}\S+$/.test(rest) ? ` ${rest}` : '';
  const said = saidOf(others);
  if (said === head) {
    return {
      kind: `${own} said to be ${withArticle(others.join(' '))}${complement}`,
      hasNoun: true,
    };
  }
  const noun = `${others.filter((word) => word !== said).join(' ')}${complement}`;
  const rumour = said === undefined ? '' : ` said to be ${withArticle(said)}`;
  return { kind: `${own} and ${noun}${rumour}`, hasNoun: true };
}

/** Roles that an idea can name, but that are not trades. */
const notTrades: ReadonlySet<string> = new Set(['noble', 'beggar', 'gambler', 'hermit']);

/** Another person than the character: "revenge on a duke", "killed by the baker". */
const otherPerson =
  /\b(?:on|against|by|for|to|from|of|with|hunting|kills?|killed|hates?|loves?) (?:an?|the|his|her|their|my) (?:[\p{L}-]+ )?[\p{L}-]+/giu;

/** The words of an idea without those about others. */
export function withoutOthers(words: ReadonlySet<string>, idea: string): ReadonlySet<string> {
  const others = wordsOf(idea.match(otherPerson) ?? []);
  return new Set([...words].filter((word) => !others.has(word)));
}

/** The trades that the words of the idea name, apart from the class: "a dwarf thief who was a soldier" has been one. */
export function tradesOf(
  left: ReadonlySet<string>,
  className: string | undefined,
  background: string | undefined,
): { former: string | undefined; earlier: string | undefined } {
  // "A dwarf thief" has had no other trade than that of a rogue.
  const ofClass = new Set([
    ...wordsOf([className ?? '']),
    ...(rowsFor(classWords, className) ?? []),
  ]);
  const asked = askedRoles.find(
    (words) => words.some((word) => left.has(word)) && !words.some((word) => ofClass.has(word)),
  );
  const typed = asked?.find((word) => left.has(word));
  // "Someone of the tavern" is an innkeeper.
  const role = typed !== undefined && isPersonNoun(typed) ? typed : asked?.[0];
  return {
    former: role === undefined || notTrades.has(asked?.[0] ?? '') ? undefined : role,
    earlier: role ?? rowsFor(backgroundNouns, background),
  };
}
