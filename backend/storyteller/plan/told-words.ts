import type { MatterKernel } from '../tables/matters/matter-types.ts';
import { actionNouns, baseOfVerb, taskVerbs } from '../tables/matters/said-words.ts';
import { singularOf, type Matter } from './matter-words.ts';

/** What the entries of a plot list: what is to be done, and what is said of its subject. */
const listedBy = ({ tells = [] }: MatterKernel): ReadonlySet<string> =>
  new Set(tells.flatMap(({ tasks = '', says = '' }) => `${tasks} ${says}`.split(/\s+/)));

/**
 * The words of an idea that its plot tells in words of its own: a plot about robberies tells a *heist*, whether or not
 * it writes this word. The words are as they were typed, with spaces between them.
 */
export function toldWords(
  kernel: MatterKernel,
  { source, toldWords: ofClassic = '' }: Matter,
): string {
  const listed = listedBy(kernel);
  const isOfPlot = (word: string): boolean =>
    // A plot is chosen for what the party is to do.
    (kernel.isGeneral !== true && (actionNouns.has(word) || taskVerbs.has(word))) ||
    [baseOfVerb(word), singularOf(word)].some((form) => form !== '' && listed.has(form));
  const words = source
    .toLowerCase()
    .split(/[^\p{L}'-]+/u)
    .filter(isOfPlot);
  return [ofClassic, ...words].join(' ').trim();
}
