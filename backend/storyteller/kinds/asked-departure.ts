import { rowText } from '../plan/truths.ts';
import { allDepartures } from '../tables/all-departures.ts';
import { departuresAskedByName, departuresOfIdeas } from '../tables/departures-of-ideas.ts';
import type { AskedDeparture, Departure } from '../tables/departure-type.ts';
import type { Row } from '../tables/row-types.ts';
import { withText } from './written.ts';

type Words = Readonly<Record<string, string>>;

const fill = (text: string, words: Words): string =>
  text.replaceAll(/\{(what|other|kin)\}/g, (_, key: string) => words[key] ?? '');

/** The departure with the words of the idea in its rows. */
function filled(item: AskedDeparture, words: Words): AskedDeparture {
  const rows = (given: readonly Row[]): readonly Row[] =>
    given.map(withText((text) => fill(text, words)));
  const texts = (given: readonly string[]): readonly string[] =>
    given.map((text) => fill(text, words));
  return {
    ...item,
    other: texts(item.other),
    concept: rows(item.concept),
    want: rows(item.want),
    flaws: item.flaws.map(([short, shown, variants]) =>
      variants === undefined
        ? [fill(short, words), fill(shown, words)]
        : [fill(short, words), fill(shown, words), variants],
    ),
    event: texts(item.event),
    now: rows(item.now),
    bond: rows(item.bond),
    hook: rows(item.hook),
    look: rows(item.look),
    manner: rows(item.manner),
    ideal: rows(item.ideal),
    realm: rows(item.realm),
  };
}

/** Those among whom someone lives who was one of them: `thief` gives `thieves`, `gang` gives `a gang`. */
const groupOf = (noun: string): string => {
  if (/(?:guild|gang|mob)$/.test(noun)) return `a ${noun}`;
  if (noun.endsWith('s')) return noun;
  const plural = noun
    .replace(/man$/, 'men')
    .replace(/f$/, 've')
    .replace(/(?<=[^aeiou])y$/, 'ie');
  return plural.endsWith('men') ? plural : `${plural}s`;
};

/** The idea without the words that a departure tells. */
export const withoutTold = (idea: string, told: string): string => {
  const at = told === '' ? -1 : idea.toLowerCase().indexOf(told);
  return at < 0 ? idea : `${idea.slice(0, at)}${idea.slice(at + told.length)}`;
};

const textsOf = (item: AskedDeparture): readonly string[] => [
  ...item.event,
  ...[item.concept, item.want, item.bond, item.hook, item.look, item.manner].flat().map(rowText),
];

/** Letters, hyphens, apostrophes and commas of an idea. */
const plainIdea = (idea: string): string =>
  idea
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[^\p{L}',-]+/gu, ' ')
    .trim();

/**
 * The first departure that tells what an idea says, and the words that it tells, or undefined if there is none.
 * @param isExcluded whether the lines of the campaign forbid a text
 */
export function askedDepartureOf(
  idea: string,
  isExcluded: (text: string) => boolean,
): { departure: AskedDeparture; told: string } | undefined {
  const text = plainIdea(idea);
  if (text === '') return undefined;
  for (const item of departuresOfIdeas) {
    const match = item.asked.exec(text);
    if (match === null) continue;
    const given = Object.entries(match.groups ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    const words: Words = { ...item.usual, ...Object.fromEntries(given) };
    const found = filled(item, { ...words, kin: groupOf(words['what'] ?? '') });
    if (!textsOf(found).some(isExcluded)) return { departure: found, told: match[0] };
  }
  return undefined;
}

/** The departure of all characters that an idea asks for by name, and the words that it tells. */
export function namedDepartureOf(
  idea: string,
  isExcluded: (text: string) => boolean,
): { departure: Departure; told: string } | undefined {
  const text = plainIdea(idea);
  for (const [asked, id] of departuresAskedByName) {
    const match = asked.exec(text);
    const departure = match === null ? undefined : allDepartures.find((item) => item.id === id);
    if (match === null || departure === undefined || departure.event.some(isExcluded)) continue;
    return { departure, told: match[0] };
  }
  return undefined;
}
