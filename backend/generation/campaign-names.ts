import type { KnownThing } from '#backend/storyteller/story.ts';
import { isPersonNoun } from '#backend/storyteller/tables/person-nouns.ts';

/** A text can be long, and most names are introduced at its beginning. */
const mostRead = 10_000;

/** A story uses few names, and the entries of the campaign come first. */
const most = { place: 4, person: 4, faction: 3, item: 0 } as const;

const name = String.raw`\p{Lu}[\p{L}'’-]+(?: (?:(?:of|the|on|upon|under) (?:the )?)?\p{Lu}[\p{L}'’-]+){0,2}`;
const fullName = String.raw`\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+`;
/** A kingdom or an island is no place where a story can happen: it has many. */
const towns =
  'city|town|village|hamlet|port|harbou?r town|capital|settlement|outpost|trading post|market town';
const orders =
  'Order|Guild|Brotherhood|Sisterhood|Cult|Circle|House|League|Church|Council|Company|Court|Legion|Clan|Society|Syndicate|Covenant';

const placePatterns: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:${towns}) (?:of|called|named) (${name})`, 'gu'),
  new RegExp(
    String.raw`(?<![\p{L}'’-] )\b(${name}), (?:an?|the|our|their) (?:[\p{Ll}'’-]+ ){0,3}(?:${towns})\b`,
    'gu',
  ),
  new RegExp(
    String.raw`(?:^|[.!?\n:] ?)(${name}) is (?:an?|the) (?:[\p{Ll}'’-]+ ){0,3}(?:${towns})\b`,
    'gu',
  ),
];

const factionPatterns: readonly RegExp[] = [
  new RegExp(
    String.raw`\b[Tt]he ((?:${orders}) of (?:the )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)`,
    'gu',
  ),
  new RegExp(String.raw`\b[Tt]he (\p{Lu}[\p{L}'’-]+ (?:${orders}))\b`, 'gu'),
];

const personPattern = new RegExp(
  String.raw`(?:^|[.!?\n;] ?)(${fullName}), (?:an? |the )?((?:(?!of |in |who )[\p{Ll}'’-]+ ){0,2}[\p{Ll}'’-]+(?: of (?:the )?[\p{Ll}'’-]+)?)(?=,| of | in | who )`,
  'gu',
);

/** Titles before a name, by the pronouns that they imply. */
const titles = {
  she: 'Abbess|Baroness|Countess|Dame|Duchess|Empress|High Priestess|Lady|Priestess|Princess|Queen',
  he: 'Abbot|Baron|Count|Duke|Emperor|King|Lord|Prince|Sir',
  they: 'Admiral|Archmage|Bishop|Captain|Chancellor|Commander|General|Governor|High Priest|Judge|Magistrate|Marshal|Mayor|Sheriff|Warden',
} as const;

const anyTitle = Object.values(titles).join('|');
const plainName = String.raw`\p{Lu}(?:['’]\p{Lu})?[\p{L}-]+`;

/** "Captain Ysolde Venn", but not "the Lord Mayor". */
const titledPattern = new RegExp(
  String.raw`(?<![Tt]he |\p{L})(${anyTitle}) (?!(?:${anyTitle})\b)(${plainName}(?: ${plainName})?)`,
  'gu',
);

const pronounsOf = (title: string): keyof typeof titles =>
  (['she', 'he', 'they'] as const).find((key) => titles[key].split('|').includes(title)) ?? 'they';

/** Whether a sentence may be about someone who is not there any more. */
const past =
  /\b(?:dead|died|dies|killed|slain|murdered|late|former|ago|was|were|once|long|missing|vanished)\b/i;

const sentenceAt = (text: string, index: number): string => {
  const start = Math.max(text.lastIndexOf('.', index - 1), text.lastIndexOf('\n', index - 1)) + 1;
  const end = /[.!?\n]/.exec(text.slice(index + 2))?.index;
  return text.slice(start, end === undefined ? undefined : index + 2 + end);
};

/** A sentence begins with a capital, and so does the name that it begins with. */
const opening =
  /^(?:The|In|On|At|From|Near|Under|Beyond|Behind|Every|Each|All|When|While|If|But|And|Or|So|As|Once|Now|Here|There|This|That|What|Where|Who|Nobody|Someone|It|Its|They|Their|He|She|His|Her|A|An|Our|My|Your|No|Not|Only|Even|Then|After|Before|Between|For|With|By|To) /;

/** Without a word that has its capital from the beginning of a sentence; empty if it is nothing else. */
const plain = (text: string): string => `${text} `.replace(opening, '').trim();

const isAlive = (text: string, index: number): boolean => !past.test(sentenceAt(text, index));

/** The towns, the people and the factions that a text introduces with a name and a noun. */
export function namesInText(whole: string): KnownThing[] {
  const text = whole.slice(0, mostRead);
  const found = new Map<string, KnownThing>();
  const counts = { place: 0, person: 0, faction: 0, item: 0 };
  const add = (
    kind: 'place' | 'person' | 'faction',
    given: string,
    about: Pick<KnownThing, 'role' | 'pronouns'> = {},
  ): void => {
    const clean = plain(given);
    const key = clean.toLowerCase();
    if (clean.length < 3 || found.has(key) || counts[kind] >= most[kind]) return;
    counts[kind] += 1;
    found.set(key, { id: `text:${key}`, kind, name: clean, ...about });
  };
  /** "Captain Venn" is Ysolde Venn again. */
  const isKnownPerson = (given: string): boolean =>
    [...found.values()].some(
      ({ kind, name: known }) => kind === 'person' && known.split(' ').includes(given),
    );
  for (const { 1: given = '', 2: role = '', index } of text.matchAll(personPattern)) {
    const head =
      role
        .replace(/ of .*/, '')
        .split(' ')
        .at(-1) ?? '';
    if (isPersonNoun(head) && isAlive(text, index + 1)) add('person', given, { role });
  }
  for (const { 1: title = '', 2: given = '', index } of text.matchAll(titledPattern)) {
    if (!isAlive(text, index) || isKnownPerson(given)) continue;
    add('person', given, { role: title.toLowerCase(), pronouns: pronounsOf(title) });
  }
  for (const pattern of factionPatterns) {
    for (const { 1: given = '', index } of text.matchAll(pattern)) {
      if (isAlive(text, index)) add('faction', `the ${given}`);
    }
  }
  for (const pattern of placePatterns) {
    for (const { 1: given = '', index } of text.matchAll(pattern)) {
      if (isAlive(text, index + 1)) add('place', given);
    }
  }
  return [...found.values()];
}
