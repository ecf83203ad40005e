import { nameWithArticle } from '#backend/storyteller/plan/foe.ts';
import { numberWord } from '#backend/storyteller/realise/tidy.ts';
import type { Json, StoryKind } from '#backend/storyteller/story.ts';
import type { ModelFailure, ModelFailureReason } from '#backend/ports.ts';

/** Why words or a picture of a model are not used: a failure of the model or of its provider, or our own limits. */
export type Shortfall = ModelFailureReason | 'down' | 'faulty' | 'out-of-time' | 'resting';

/** A provider with a fault of its own has sent no answer that could be read. */
export const shortfallOf = ({ reason, status }: ModelFailure): Shortfall =>
  reason === 'broken' && status !== null && status >= 500 ? 'down' : reason;

/** These texts contain nothing that a provider, a model or an operator has written. */
const causes: Readonly<Record<Shortfall, string>> = {
  unreachable: 'The model could not be reached',
  'not-allowed': 'The address of the model is not allowed on this server',
  'wrong-key': 'The model did not accept the key of this server',
  'unknown-model': 'The provider does not know the model',
  rejected: 'The model did not accept the request',
  'too-many-requests': 'The model has too many requests at the moment',
  down: 'The provider of the model has a fault at the moment',
  broken: 'The answer of the model could not be used',
  'too-large': 'The answer of the model was too long',
  refused: 'The model did not want to answer',
  'too-slow': 'The model did not answer in time',
  faulty: 'The words of the model did not fit the story',
  'out-of-time': 'The model needed too much time',
  resting: 'The model rests after several failures',
};

/** What passes without a change of the settings. */
const passing: ReadonlySet<Shortfall> = new Set([
  'down',
  'resting',
  'too-many-requests',
  'too-slow',
  'unreachable',
]);

const adviceFor = (reason: Shortfall): string =>
  passing.has(reason) ? ' Ask again in a few minutes.' : '';

/** In characters. A notice has at most 300. */
const longestList = 200;

const listOf = (headings: readonly string[]): string => {
  const quoted = headings.map((heading) => `“${heading}”`);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`;
};

interface Headings {
  /** The headings of the sections that the storyteller wrote. */
  readonly builtIn: readonly string[];
  /** The headings of all sections that were to be written. */
  readonly all: readonly string[];
}

/** What the storyteller wrote, as the end of a sentence. */
function whatIsBuiltIn({ builtIn, all }: Headings): string {
  if (builtIn.length === all.length) return all.length === 1 ? 'it' : 'all of it';
  const list = listOf(builtIn);
  if (list.length <= longestList) return list;
  const count = numberWord(builtIn.length);
  const isEnd = all.slice(-builtIn.length).every((heading, index) => heading === builtIn[index]);
  return isEnd
    ? `the ${count} sections from ${listOf(builtIn.slice(0, 1))} on`
    : `${count} of ${numberWord(all.length)} sections`;
}

/** What the user should know about a text, and can do; null if there is nothing. */
export const noticeOfText = (reason: Shortfall | null, headings: Headings): string | null =>
  reason === null || headings.builtIn.length === 0
    ? null
    : `${causes[reason]}, so the storyteller wrote ${whatIsBuiltIn(headings)}.${adviceFor(reason)}`;

/** What the user should know about a text beside others that the storyteller cannot understand. */
export const noticeOfTexts =
  'The storyteller takes names and single words from what you have written, and cannot follow its story. Check that both agree.';

/** What the user should know about sections that the lines and veils of the campaign leave no room for. */
export function noticeOfLines(leftOut: number, told: number): string | null {
  if (leftOut === 0) return null;
  if (told === 0) {
    return 'Your lines and veils leave nothing to tell of this draft. Take one of them out, or write this one yourself.';
  }
  const sections = leftOut === 1 ? 'one section' : `${numberWord(leftOut)} sections`;
  const them = leftOut === 1 ? 'it is' : 'they are';
  return `Your lines and veils leave no room for ${sections}, so ${them} not in this draft.`;
}

/** What the user should know about an enemy of the idea whom the party cannot fight; null if it can. */
export const noticeOfEnemy = (creature: Json | undefined): string | null =>
  typeof creature === 'string'
    ? `By the rules ${nameWithArticle(creature)} is too strong for this party, so others fight for it in this draft.`
    : null;

/** In characters. */
const longestNotice = 300;

/** As many of the notices, in their order, as there is room for. */
export function joinedNotices(...notices: readonly (string | null)[]): string | null {
  let text = '';
  for (const notice of notices) {
    const longer = [text, notice ?? ''].filter(Boolean).join(' ');
    if (longer.length <= longestNotice) text = longer;
  }
  return text === '' ? null : text;
}

export const noticeOfPicture = (reason: Shortfall, what: 'cover' | 'portrait'): string =>
  `${causes[reason]}, so the painter painted the ${what}.${adviceFor(reason)}`;

/** The longest beginning of an idea that a notice quotes, in characters. */
const longestShortened = 40;

/** The longest word of an idea that a notice quotes in full, in characters. */
const longestWord = 30;

const mostDenied = 8;

/** What an idea does not want to see, and a picture shows all the same; null for nothing. */
export const noticeOfDenied = (shown: readonly string[]): string | null =>
  shown.length === 0
    ? null
    : `The painter could not leave out ${listOf(shown.slice(0, mostDenied))}.`;

/** As many words of an idea as a notice has room for: `these words of your idea: “ships” and “tide”`. */
function quotedList(words: readonly string[]): string | null {
  const shown = words.filter(({ length }) => length <= longestWord);
  const fitting = shown.filter(
    (_word, index) => listOf(shown.slice(0, index + 1)).length <= longestList,
  );
  if (fitting.length === 0) return null;
  const rest = words.length > fitting.length ? ', among others' : '';
  const these = words.length === 1 ? 'this word' : 'these words';
  return `${these} of your idea: ${listOf(fitting)}${rest}`;
}

/** Which words of an idea are not used; null if all are. */
export function noticeOfIdea(
  unused: readonly string[],
  who: 'storyteller' | 'painter',
): string | null {
  const list = quotedList(unused);
  return list && `The ${who} found no place for ${list}.`;
}

/** Which words of an idea a story only repeats; null if there are none. */
export function noticeOfQuoted(quoted: readonly string[]): string | null {
  const list = quotedList(quoted);
  return list && `The story only repeats ${list}.`;
}

/** That a draft is not about the idea, although it may have the words of it. */
export const noticeOfPlot = (kind: StoryKind): string =>
  kind === 'person' || kind === 'place' || kind === 'character'
    ? `The storyteller found no ${kind} for your idea, so this draft describes another one.`
    : 'The storyteller found no plot for your idea, so this draft tells another story.';

/** That a draft is about the beginning of an idea only, and which words are left out. */
export function noticeOfShortened(shortened: string, unused: readonly string[]): string | null {
  const list = quotedList(unused);
  return shortened.length > longestShortened || list === null
    ? noticeOfIdea(unused, 'storyteller')
    : `This draft is only about “${shortened}”. The storyteller found no place for ${list}.`;
}
