import { rowHolds, rowText } from '../plan/truths.ts';
import { randomStream } from '../random.ts';
import type { Telling } from '../realise/telling.ts';
import type { Tone } from '../story.ts';
import { personSwaps } from '../tables/other-truths.ts';
import type { Drive } from '../tables/person-types.ts';
import type { Row } from '../tables/row-types.ts';
import { rowsOfTruth } from './other-truth.ts';
import { bullets, paragraphs } from './written.ts';

export type Clue = Drive['clue'][number];

/** The secrets by their numbers; one that does not fit the tone is empty. */
export const secretsIn = ({ secret, truthTones }: Drive, tone: Tone): readonly string[] =>
  secret.map((row, index) =>
    truthTones?.[index + 1]?.includes(tone) === false ? '' : rowText(row),
  );

/** The clues to the secret with this number, in an order that depends on the seed. */
export const cluesOf = (
  { clue }: Drive,
  { subject: { exclusions, truths } }: Telling,
  seed: number,
  number: number,
): Clue[] =>
  randomStream(seed, 'clues')
    .shuffle(clue)
    .filter(
      ([, how, shows, when]) =>
        exclusions.allows([`${how} ${shows}`, when ?? '']) &&
        (when === undefined || rowHolds([shows, when], { ...truths, v: number })),
    );

interface Writer {
  readonly telling: Telling;
  readonly joined: (...rows: readonly string[]) => string;
  readonly clue: (clue: Clue) => string;
}

/** Another secret of the person, and what of the rest changes with it. */
export function otherSecret(
  { telling, joined, clue }: Writer,
  { secret: secrets, want, tell, pressed }: Drive,
  number: number,
  clues: readonly Clue[],
): string {
  const swap = telling.say(personSwaps);
  telling.paragraph();
  const secret = telling.say(secrets.slice(number - 1, number));
  if (secret === '') return '';
  const list = (rows: readonly Row[], count: number): string => {
    telling.paragraph();
    return joined(...telling.list(rowsOfTruth(rows), count));
  };
  const open = list([...want, ...tell], 2);
  telling.paragraph();
  return paragraphs(swap, joined(secret), open, bullets(clues.map(clue)), list(pressed, 1));
}
