import { randomStream } from '../random.ts';
import { dilemmas, type Dilemma } from '../tables/dilemmas.ts';
import type { Truths } from '../tables/row-types.ts';
import type { Exclusions } from './lines.ts';
import { holds } from './truths.ts';

const textOf = ({ text, answers }: Dilemma): string =>
  [text, ...answers.flatMap(({ choice, now, later }) => [choice, now, later])].join(' ');

/** Whether a text names one person as if it was two: the wrongdoer can be the culprit, or the giver. */
const splitsOnePerson = (text: string, { agent, giver }: Truths): boolean =>
  text.includes('{W') &&
  ((agent === 'penitent' && text.includes('{A')) || (giver === 'did' && text.includes('{G')));

/** The seed is that of the plan: two acts speak of the dilemma, and one of them can be written again alone. */
export function chooseDilemma(seed: number, truths: Truths, exclusions: Exclusions): Dilemma {
  const possible = dilemmas.filter(
    (dilemma) => holds(dilemma.when, truths) && !splitsOnePerson(textOf(dilemma), truths),
  );
  const allowed = possible.filter((dilemma) => !exclusions.matches(textOf(dilemma)));
  return randomStream(seed, 'dilemma').pick(allowed.length > 0 ? allowed : possible);
}
