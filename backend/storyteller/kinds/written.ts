import { checkForm, checkLines } from '../check/check-plot.ts';
import { unitsOf } from '../realise/anchored.ts';
import { asMarkdown, sentencesOf, withoutNames, type NameList } from '../realise/sentences.ts';
import { randomStream } from '../random.ts';
import type { Telling } from '../realise/telling.ts';
import type {
  Audience,
  Brevity,
  CastMember,
  StoryLength,
  StoryName,
  StoryRequest,
  StorySection,
} from '../story.ts';
import type { Person, Row } from '../tables/row-types.ts';
import { lowerFirst, lowerStart } from './writing.ts';

export interface SectionPart {
  id: string;
  heading: string;
  audience: Audience;
  /** The shortest length that has the section. */
  from: StoryLength;
  write: () => string;
}

const order = { short: 1, standard: 2, long: 3 } as const;

export const isAtLeast = (length: StoryLength, least: StoryLength): boolean =>
  order[length] >= order[least];

const hasName = (sentence: string): boolean =>
  /[\ue000-\uefff]/.test(sentence) || /\d/.test(sentence);

const longest = 330;

const canJoin = (before: string, after: string): boolean =>
  // What is said aloud keeps its sentences.
  before.split('"').length % 2 === 1 && canJoinPair(before, after);

/** Whether both are in a speech, or both outside of one. */
const canJoinPair = (before: string, after: string): boolean =>
  /[^.][.]$/.test(before) &&
  !before.endsWith('**.') &&
  before.length + after.length < longest &&
  !/^["*“]/.test(after);

/**
 * Joins a sentence without a name or a number to its neighbour: such a sentence says the same in
 * every text, and a reader who meets it twice remembers it.
 */
export function anchorLine(line: string): string {
  const joined: string[] = [];
  for (const sentence of unitsOf(line)) {
    const before = joined.at(-1);
    const isNamed = hasName(sentence) && hasName(before ?? '');
    if (before === undefined || isNamed || !canJoin(before, sentence)) joined.push(sentence);
    else joined[joined.length - 1] = `${withoutStop(before)}; ${lowerStart(sentence)}`;
  }
  return joined.join(' ');
}

/**
 * Does the same as `anchorLine` for texts that are written as one. A sentence without a name is joined to the
 * sentence before it if that one is not joined yet, or else to the next one. At most two sentences are joined,
 * so that most stay separate.
 */
export function anchorPairs(line: string): string {
  const joined: string[] = [];
  let open = false;
  for (const sentence of unitsOf(line)) {
    const before = joined.at(-1);
    const isNamed = hasName(sentence);
    const parts = before === undefined ? 0 : before.split(';').length;
    const isWanted = before !== undefined && (open || !isNamed);
    const all = parts + sentence.split(';').length;
    if (isWanted && all <= 2 && canJoinPair(before, sentence)) {
      joined[joined.length - 1] = `${withoutStop(before)}; ${lowerStart(sentence)}`;
    } else joined.push(sentence);
    open = !hasName(joined.at(-1) ?? '');
  }
  const last = joined.pop() ?? '';
  const before = joined.pop();
  if (before === undefined) return last;
  const parts = before.split(';').length + last.split(';').length;
  const isLoose = !hasName(last) && parts <= 2 && canJoinPair(before, last);
  return [
    ...joined,
    ...(isLoose ? [`${withoutStop(before)}; ${lowerStart(last)}`] : [before, last]),
  ].join(' ');
}

/** Sentences as one paragraph, without empty ones. */
export const prose = (...sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(' ');

/**
 * Rows of tables as one paragraph. A sentence without a name or a number is joined to another one of
 * its row, and a row without any to the row before it.
 */
export function paragraph(...rows: readonly string[]): string {
  let text = '';
  for (const row of rows.filter((sentence) => sentence !== '').map(anchorLine)) {
    const isJoined = text !== '' && !hasName(row) && canJoin(text, row);
    text = isJoined ? `${withoutStop(text)}; ${lowerStart(row)}` : prose(text, row);
  }
  return text;
}

export const paragraphs = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n\n');

export const bullets = (lines: readonly string[]): string =>
  lines
    .filter((line) => line !== '')
    .map((line) => `- ${anchorLine(line)}`)
    .join('\n');

/** The row with another text and the same condition. */
export const withText =
  (change: (text: string) => string) =>
  (row: Row): Row =>
    typeof row === 'string' ? change(row) : [change(row[0]), row[1]];

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const withoutStop = (text: string): string => text.replace(/\.$/, '');

/** A fragment inside a sentence: without its capital and its full stop. */
export const fragment = (text: string): string => lowerFirst(withoutStop(text));

/** The sections of the request that stay, with the marks that stand for names in new sections. */
export const keptSections = ({ keep }: StoryRequest): StorySection[] =>
  keep === undefined
    ? []
    : keep.story.sections
        .filter(({ id }) => keep.sections.includes(id))
        .map((section) => ({ ...section, text: withoutNames(section.text) }));

/** Whether the story has the section: a story of which sections are kept has the same ones, whatever its new length. */
export const hasSection = (
  { keep, length }: Pick<StoryRequest, 'keep' | 'length'>,
  id: string,
  from: StoryLength,
): boolean =>
  keep === undefined || keep.isWhole === true
    ? isAtLeast(length, from)
    : keep.story.sections.some((section) => section.id === id);

/** How much of a section a brief telling leaves out; undefined for a section with all its words. */
export const brevityOf = ({ brief }: StoryRequest, id: string): Brevity | undefined =>
  brief?.sections.includes(id) === true ? brief.loses : undefined;

/** Kept sections stay word for word, and what they say is not said again. */
export function preloadSections(telling: Telling, kept: readonly StorySection[]): void {
  for (const { text } of kept) {
    telling.preload(text);
    for (const sentence of sentencesOf(text)) telling.preloadSentence(sentence);
  }
}

/** The party in the words of a fight: `4 characters of level 3`. */
export const partyWords = ({ partySize, level }: { partySize: number; level: number }): string =>
  partySize === 1 ? `one character of level ${level}` : `${partySize} characters of level ${level}`;

/** A character without companions makes no check as a group. */
const forParty = (text: string, { partySize }: StoryRequest): string =>
  partySize === 1
    ? text.replace(/(DC \d+ [^();]*?),? (?:(?:for|by|as) )?(?:the|a) group\b/g, '$1')
    : text;

/** An empty section is kept if lines have excluded its text, so that it is counted as left out. */
export const isWanted = ({ text }: StorySection, { isLimited }: Telling): boolean =>
  text !== '' || isLimited;

/** Writes the sections in order, each with a stream of its own. */
export function writeParts(
  telling: Telling,
  seed: number,
  parts: readonly SectionPart[],
  request: StoryRequest,
): StorySection[] {
  const kept = keptSections(request);
  preloadSections(telling, kept);
  return parts
    .filter(({ id, from }) => hasSection(request, id, from))
    .flatMap(({ id, heading, audience, write }) => {
      const old = kept.find((section) => section.id === id);
      if (old !== undefined) return [old];
      telling.section(randomStream(seed, `words|${id}`));
      const title = telling.text(heading);
      telling.section(randomStream(seed, `words|${id}`), brevityOf(request, id));
      const section = { id, heading: title, audience, text: forParty(write(), request) };
      return isWanted(section, telling) ? [section] : [];
    });
}

/** What every kind checks: form, lines, and that no slot stayed empty. */
export const faultsOf = (telling: Telling, sections: readonly StorySection[]): string[] => [
  ...telling.missing,
  ...checkForm(sections),
  ...checkLines(sections, telling),
];

export const fullName = ({ first, last }: Pick<Person, 'first' | 'last'>): string =>
  last === '' ? first : `${first} ${last}`;

export const personName = (person: Person): StoryName => ({
  name: fullName(person),
  pronouns: person.pronouns,
  role: person.role,
});

/** The name of a place, a faction or a thing. */
export const thingName = (name: string): StoryName => ({ name, pronouns: null, role: '' });

/** The names that sections have, which are not finished yet. */
export function namedIn(
  named: readonly StoryName[],
  sections: readonly StorySection[],
  names: NameList,
): StoryName[] {
  const text = sections
    .map((section) => names.plain(section.text))
    .join('\n')
    .toLowerCase();
  // A section that is kept has its names as Markdown.
  return named.filter(({ name }) =>
    [name, asMarkdown(name)].some((form) => text.includes(form.toLowerCase())),
  );
}

export const castMember = (person: Person): CastMember => ({
  name: fullName(person),
  pronouns: person.pronouns,
  role: person.role,
  ...(person.known === undefined ? {} : { known: person.known }),
});
