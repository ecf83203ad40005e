import { task } from './plan/idea-sentence.ts';
import type { IdeaInStory, Story } from './story.ts';

/** Words of an idea that ask for nothing by themselves. */
const fillers = new Set(
  (
    'about above actually after again against all almost also although always among and another any anybody anyone anything are around ' +
    'because been before being below between both but can cannot could did disguised does doing done down each else even ever every ' +
    'few for from get gets give given gives goes going gone had has have having her here hers him his how into its itself ' +
    'just keep kind know known called named nicknamed less let like made make makes making many may maybe might more most much must neither never ' +
    'not nothing now off once one only other others our out over own part perhaps place please pretend pretending pretends put quite rather really ' +
    'same secretly shall she should since some somebody somehow someone something somewhere sort still such than that the their ' +
    'them themselves then there these they thing things this those though through too toward towards under until upon ' +
    'use used uses using very want wants was way well were what when where whether which while who whole whom whose why ' +
    'will with within without would write yet you your adventure campaign character idea main npc person player players plot quest setting story tale'
  ).split(' '),
);

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .match(/\p{L}+(?:'\p{L}+)*/gu) ?? [];

const stemOfWord = new Map<string, string>();

/** Texts have some thousand words in common, and other ones come from ideas. */
const mostStems = 20_000;

/** The beginning that the forms of a word share: `steals` and `stealing`, `wolf` and `wolves`. */
function stemOf(typed: string): string {
  const known = stemOfWord.get(typed);
  if (known !== undefined) return known;
  if (stemOfWord.size >= mostStems) stemOfWord.clear();
  const stem = cutWord(typed);
  stemOfWord.set(typed, stem);
  return stem;
}

function cutWord(typed: string): string {
  const word = typed.toLowerCase();
  const cut = word
    .replace(/'s?$/, '')
    .replace(/ves$/, 'f')
    .replace(/(?:ies|y)$/, 'i')
    .replace(/(?:ings?|ers?|ed|es|s|e)$/, '');
  return cut.length >= 3 ? cut.slice(0, 8) : word;
}

/** A story about a stolen crown may say that it was taken. */
const synonyms: readonly (readonly [asked: RegExp, written: readonly string[]])[] = [
  [
    /^(?:stolen|lost|missing|vanished)$/,
    ['stolen', 'stole', 'taken', 'took', 'gone', 'missing', 'vanished', 'lost'],
  ],
];

/** What the fields of a draft say of a person or a character. */
function fieldsOf(details: Story['details']): readonly (string | undefined)[] {
  if (details.kind === 'person') return [details.person.role];
  if (details.kind !== 'character') return [];
  return [details.person.role, details.species, details.class, details.background];
}

type Told = Pick<Story, 'title' | 'sections' | 'details' | 'facts'>;

const sectionsOf = ({ sections }: Told): readonly string[] =>
  sections.map(({ heading, text }) => `${heading} ${text}`);

/** What a draft says in its fields, and in other words than the idea. */
const besidesSections = ({ details, facts }: Told): string =>
  [facts['told'], ...fieldsOf(details)].filter((text) => typeof text === 'string').join(' ');

/** What a draft of the storyteller says, in its texts and in its fields. */
export const textsOfStory = (story: Told): readonly string[] => [
  story.title,
  besidesSections(story),
  ...sectionsOf(story),
];

/** What is done on a way. A story says why it is needed, and not how the way goes. */
const onTheWay = /^(?:escort|transport)$/i;

/** The words of an idea that a story should tell, as they were typed. */
function askedWords(idea: string): readonly string[] {
  // "Rescue the princess": the story says what has happened to her.
  const [, verb = '', object = ''] = task.exec(idea.trim()) ?? [];
  const what = object === '' || onTheWay.test(verb) ? idea : object;
  return [...new Set(wordsIn(what))].filter(
    (word) =>
      word.length >= 3 &&
      !/n't$|^(?:he|she|they|who|that)'/i.test(word) &&
      !fillers.has(word.toLowerCase()),
  );
}

const stemsIn = (text: string): readonly string[] => wordsIn(text).map(stemOf);

/** The words of which no form is written. */
function without(asked: readonly string[], written: ReadonlySet<string>): string[] {
  const isWritten = (word: string): boolean => written.has(stemOf(word));
  return asked.filter(
    (word) =>
      !isWritten(word) &&
      !synonyms.some(
        ([pattern, others]) => pattern.test(word.toLowerCase()) && others.some(isWritten),
      ),
  );
}

/** The words of an idea that no text has in any form, as they were typed. */
export const unusedWords = (idea: string, texts: readonly string[]): string[] =>
  without(askedWords(idea), new Set(texts.flatMap(stemsIn)));

/** As many words of an idea in a row are a quotation of it. */
const shortestQuotation = 4;

/**
 * The words of texts, by their stems, without quotations of an idea. A shorter idea that several texts name is their
 * subject, and no quotation.
 */
function ownStems(idea: string, texts: readonly (readonly string[])[]): readonly string[] {
  const asked = stemsIn(idea.replace(/^(?:an?|the)\s+/i, ''));
  const length = Math.min(asked.length, shortestQuotation);
  const rows = asked
    .slice(0, asked.length - length + 1)
    .map((_, index) => asked.slice(index, index + length));
  const firsts = new Set(rows.map(([first]) => first));
  const own = texts.map((stems) => {
    const isQuoted = stems.map(() => false);
    for (const [index, stem] of stems.entries()) {
      const isRow =
        firsts.has(stem) &&
        rows.some((row) => row.every((expected, at) => stems[index + at] === expected));
      if (isRow) isQuoted.fill(true, index, index + length);
    }
    return stems.filter((_, index) => isQuoted[index] !== true);
  });
  const quoting = own.filter((stems, index) => stems.length < (texts[index] ?? []).length);
  const isSubject = length < shortestQuotation && quoting.length > 1;
  return (isSubject ? texts : own).flat();
}

/** The words of an idea that the texts have only where they quote it, as they were typed. */
export function quotedWords(idea: string, texts: readonly string[]): string[] {
  const stems = texts.map(stemsIn);
  const asked = askedWords(idea);
  const unused = new Set(without(asked, new Set(stems.flat())));
  return without(asked, new Set(ownStems(idea, stems))).filter((word) => !unused.has(word));
}

/** What becomes of the words of an idea that a story should tell. */
export type ToldIdea = Omit<IdeaInStory, 'hasPlot'>;

export function toldIdeaOf(idea: string, story: Told): ToldIdea {
  const asked = askedWords(idea);
  const title = stemsIn(story.title);
  const told = stemsIn(besidesSections(story));
  const sections = sectionsOf(story).map(stemsIn);
  const unused = without(asked, new Set([...title, ...told, ...sections.flat()]));
  const own = new Set([...told, ...ownStems(idea, sections)]);
  return { asked, unused, quoted: without(asked, own).filter((word) => !unused.includes(word)) };
}
