import type { MatterKernel } from '../tables/matters/matter-types.ts';
import type { Matter } from './matter-words.ts';
import { saidIn } from './said.ts';
import { fittingKernels } from './tells.ts';

/**
 * The plots for an idea: those for what has befallen people, or else those that are about most of what it says.
 * @param isTyped Whether a person typed the idea. Our own ideas are never about something that befalls people.
 */
export function kernelsFor(
  possible: readonly MatterKernel[],
  { plight, source, said = saidIn(source) }: Pick<Matter, 'plight' | 'source' | 'said'>,
  isTyped: boolean,
): readonly MatterKernel[] {
  const plighted = possible.filter((kernel) => kernel.plight !== undefined);
  if (!isTyped) {
    const others = possible.filter((kernel) => !plighted.includes(kernel));
    return fittingKernels(others, said);
  }
  const own = plighted.filter((kernel) => kernel.plight === plight?.kind);
  return own.length > 0 ? own : fittingKernels(possible, said);
}
