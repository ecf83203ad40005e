import { task } from '#backend/storyteller/plan/idea-sentence.ts';
import type { Story } from '#backend/storyteller/story.ts';

/** Words of an idea that ask for nothing by themselves. */
const fillers = new Set(
  (
    'about above actually after again against all almost also although always among and another any anybody anyone anything are around ' +
    'because been before being below between both but can cannot could did does doing done down each else even ever every ' +
    'few for from get gets give given gives goes going gone had has have having her here hers him his how into its itself ' +
    'just keep kind know known called named nicknamed less let like made make makes making many may maybe might more most much must neither never ' +
    'not nothing now off once one only other others our out over own part perhaps place please put quite rather really ' +
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

/** The beginning that the forms of a word share: `steals` and `stealing`, `wolf` and `wolves`. */
function stemOf(typed: string): string {
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

/** What a draft of the storyteller says, in its texts and in its fields. */
export const textsOfStory = ({
  title,
  sections,
  details,
  facts,
}: Pick<Story, 'title' | 'sections' | 'details' | 'facts'>): readonly string[] => [
  title,
  // What is written in other words.
  ...(typeof facts['told'] === 'string' ? [facts['told']] : []),
  ...fieldsOf(details).filter((field) => field !== undefined),
  ...sections.map(({ heading, text }) => `${heading} ${text}`),
];

/** What is done on a way. A story says why it is needed, and not how the way goes. */
const onTheWay = /^(?:escort|transport)$/i;

/** The words of an idea that no text has in any form, as they were typed. */
export function unusedWords(idea: string, texts: readonly string[]): string[] {
  const written = new Set(wordsIn(texts.join(' ')).map(stemOf));
  // "Rescue the princess": the story says what has happened to her.
  const [, verb = '', object = ''] = task.exec(idea.trim()) ?? [];
  const what = object === '' || onTheWay.test(verb) ? idea : object;
  const asked = [...new Set(wordsIn(what))].filter(
    (word) =>
      word.length >= 3 &&
      !/n't$|^(?:he|she|they|who|that)'/i.test(word) &&
      !fillers.has(word.toLowerCase()),
  );
  const isWritten = (word: string): boolean => written.has(stemOf(word));
  return asked.filter(
    (word) =>
      !isWritten(word) &&
      !synonyms.some(
        ([pattern, others]) => pattern.test(word.toLowerCase()) && others.some(isWritten),
      ),
  );
}

/** As many words of an idea in a row are a quotation of it. */
const shortestQuotation = 4;

/** The words of a text without quotations of an idea. */
function ownWords(text: string, asked: readonly string[]): string[] {
  const words = wordsIn(text);
  const stems = words.map(stemOf);
  const rows = new Set(
    asked.map((_, index) => asked.slice(index, index + shortestQuotation).join(' ')),
  );
  const isQuoted = stems.map(() => false);
  for (const index of stems.keys()) {
    const row = stems.slice(index, index + shortestQuotation);
    if (row.length < shortestQuotation || !rows.has(row.join(' '))) continue;
    isQuoted.fill(true, index, index + shortestQuotation);
  }
  return words.filter((_, index) => isQuoted[index] !== true);
}

/** The words of an idea that the texts have only where they quote it, as they were typed. */
export function quotedWords(idea: string, texts: readonly string[]): string[] {
  const asked = wordsIn(idea).map(stemOf);
  const own = texts.map((text) => ownWords(text, asked).join(' '));
  const unused = new Set(unusedWords(idea, texts));
  return unusedWords(idea, own).filter((word) => !unused.has(word));
}
