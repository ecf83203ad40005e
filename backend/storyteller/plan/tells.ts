import type { MatterKernel, Tells } from '../tables/matters/matter-types.ts';
import type { Said } from './said.ts';

const listsOf = new Map<string, ReadonlySet<string>>();

function listed(words: string): ReadonlySet<string> {
  const known = listsOf.get(words);
  if (known !== undefined) return known;
  const list = new Set(words.split(/\s+/));
  listsOf.set(words, list);
  return list;
}

/** How many parts an entry gives, if an idea has all of them; undefined if it has not. */
function partsOf({ tasks, nouns, says, objects, clause }: Tells, said: Said): number | undefined {
  const given = [
    [tasks, [said.task]],
    [nouns, said.nouns],
    [says, [said.says]],
    [objects, [said.object]],
    [clause, [said.clause ?? '']],
  ] as const;
  let parts = 0;
  for (const [words, own] of given) {
    if (words === undefined) continue;
    const list = listed(words);
    if (!own.some((word) => list.has(word))) return undefined;
    // A plot about what a second clause says tells most of such an idea, and a list with an empty word only excludes.
    parts += words === clause ? 3 : words.startsWith(' ') ? 0 : 1;
  }
  return parts;
}

/** How much of what an idea says a plot is about; undefined if it cannot tell the idea. */
function fitOf({ tells, frame }: MatterKernel, said: Said, isTyped: boolean): number | undefined {
  // What such a plot tells is decided by the rest of the idea.
  if (tells === undefined) return 0;
  const fits = tells.flatMap((entry) => partsOf(entry, said) ?? []);
  if (fits.length > 0) return Math.max(...fits);
  // Our own ideas were written for the plots that are intrigues.
  return !isTyped && frame === undefined ? 0 : undefined;
}

/** The plots that are about most of what an idea says. */
export function fittingKernels(
  kernels: readonly MatterKernel[],
  said: Said,
  isTyped: boolean,
): readonly MatterKernel[] {
  const fits = kernels.flatMap((kernel) => {
    const fit = fitOf(kernel, said, isTyped);
    return fit === undefined ? [] : [{ kernel, fit }];
  });
  const best = Math.max(...fits.map(({ fit }) => fit));
  return fits.filter(({ fit }) => fit === best).map(({ kernel }) => kernel);
}
