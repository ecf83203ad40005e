import { numberWord } from '#backend/storyteller/realise/tidy.ts';
import type { ModelFailureReason } from '#backend/ports.ts';

/** Why words or a picture of a model are not used: a failure of the model, or our own limits. */
export type Shortfall = ModelFailureReason | 'faulty' | 'out-of-time' | 'resting';

/** These texts contain nothing that a provider, a model or an operator has written. */
const causes: Readonly<Record<Shortfall, string>> = {
  unreachable: 'The model could not be reached',
  'not-allowed': 'The address of the model is not allowed on this server',
  'wrong-key': 'The model did not accept the key of this server',
  'unknown-model': 'The provider does not know the model',
  rejected: 'The model did not accept the request',
  'too-many-requests': 'The model has too many requests at the moment',
  broken: 'The answer of the model could not be used',
  'too-large': 'The answer of the model was too long',
  refused: 'The model did not want to answer',
  'too-slow': 'The model did not answer in time',
  faulty: 'The words of the model did not fit the story',
  'out-of-time': 'The model needed too much time',
  resting: 'The model rests after several failures',
};

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

/** What the user should know about a text, in one sentence; null if there is nothing. */
export const noticeOfText = (reason: Shortfall | null, headings: Headings): string | null =>
  reason === null || headings.builtIn.length === 0
    ? null
    : `${causes[reason]}, so the storyteller wrote ${whatIsBuiltIn(headings)}.`;

export const noticeOfPicture = (reason: Shortfall, what: 'cover' | 'portrait'): string =>
  `${causes[reason]}, so the painter painted the ${what}.`;

/** The longest word of an idea that a notice quotes in full, in characters. */
const longestWord = 30;

/** Which words of an idea are not used; null if all are. */
export function noticeOfIdea(
  unused: readonly string[],
  who: 'storyteller' | 'painter',
): string | null {
  const shown = unused.filter(({ length }) => length <= longestWord);
  const fitting = shown.filter(
    (_word, index) => listOf(shown.slice(0, index + 1)).length <= longestList,
  );
  const [first] = fitting;
  if (first === undefined) return null;
  const isOne = unused.length === 1;
  const rest = unused.length > fitting.length ? ', among others' : '';
  return `The ${who} found no place for ${isOne ? 'this word' : 'these words'} of your idea: ${listOf(fitting)}${rest}.`;
}
