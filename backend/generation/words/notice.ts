import { numberWord } from '#backend/storyteller/realise/tidy.ts';
import type { ModelFailureReason } from '#backend/ports.ts';

/** Why words or a picture of a model are not used: a failure of the model, or our own limits. */
export type Shortfall = ModelFailureReason | 'faulty' | 'out-of-time' | 'resting';

/** Without anything that a provider, a model or an operator has written. */
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

/** What the user should know about a text, in one sentence; null if there is nothing. */
export function noticeOfText(
  reason: Shortfall | null,
  { builtIn, all }: { readonly builtIn: number; readonly all: number },
): string | null {
  if (reason === null || builtIn === 0) return null;
  const what =
    builtIn === all
      ? all === 1
        ? 'it'
        : 'all of it'
      : `${numberWord(builtIn)} of ${numberWord(all)} sections`;
  return `${causes[reason]}, so the storyteller wrote ${what}.`;
}

export const noticeOfCover = (reason: Shortfall): string =>
  `${causes[reason]}, so the painter painted the cover.`;
