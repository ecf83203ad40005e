import type { MatterKernel } from '../tables/matters/matter-types.ts';
import type { Truths } from '../tables/row-types.ts';
import { contestWords } from '../tables/matters/contest-words.ts';
import type { Matter } from './matter-words.ts';

/** Words that only the rows of one plot use, and what is true for them. */
export interface Terms {
  readonly words: readonly (readonly [key: string, text: string])[];
  readonly truths: Truths;
}

type Source = Pick<Matter, 'source' | 'fact' | 'it' | 'sort'>;

const isFoul = /\b(?:rigged|cheat(?:s|ing|ed)?|fixed|sabotaged?|foul|wrong)\b/;

function termsOfContest({ source }: Source): Terms {
  const idea = source.toLowerCase();
  const found = contestWords.find(({ of }) => of.test(idea));
  if (found === undefined) return { words: [], truths: {} };
  const [round1, round2, round3] = found.rounds;
  return {
    words: [
      ['entrant', found.entrant],
      ['gear', found.gear],
      ['gear.s', `${found.gear}s`],
      ['ground', found.ground],
      ['store', found.store],
      ['round1', round1],
      ['round2', round2],
      ['round3', round3],
      ['foul', found.foul],
      ['trace', found.trace],
      ['maker', found.maker],
    ],
    truths: { contest: found.id, rigged: isFoul.test(idea) ? 'yes' : 'no' },
  };
}

const terms: Readonly<Record<string, (matter: Source) => Terms>> = {
  contest: termsOfContest,
};

/** What the rows of a kernel say of an idea besides the words that all kernels use. */
export const termsOf = ({ id }: MatterKernel, matter: Source): Terms =>
  terms[id]?.(matter) ?? { words: [], truths: {} };
