import type { Random } from '../random.ts';
import type { StoryRequest } from '../story.ts';
import { matterKernels } from '../tables/matters/kernels.ts';
import type { MatterKernel } from '../tables/matters/matter-types.ts';
import { kernelsOfLand, textsOf } from './kernel-in-land.ts';
import type { Exclusions } from './lines.ts';
import { verbAt } from './matter.ts';
import type { Matter } from './matter-words.ts';
import { tierOf } from './plan.ts';
import { preferring } from './plot.ts';
import { saidIn } from './said.ts';
import { kindOfMatter, suits } from './subject-kinds.ts';
import { fittingKernels } from './tells.ts';

/**
 * The plots for an idea: those for what has befallen people, or else those that are about most of what it says.
 * @param isTyped Whether a person typed the idea. Our own ideas are never about something that befalls people.
 */
function kernelsFor(
  possible: readonly MatterKernel[],
  matter: Matter,
  isTyped: boolean,
): readonly MatterKernel[] {
  const { plight, source, words, name, said = saidIn(source) } = matter;
  const plighted = possible.filter((kernel) => kernel.plight !== undefined);
  if (!isTyped) {
    const others = possible.filter((kernel) => !plighted.includes(kernel));
    return fittingKernels(others, said, isTyped);
  }
  const own = plighted.filter((kernel) => kernel.plight === plight?.kind);
  if (own.length > 0) return ofCause(own, words, plight?.doer !== undefined);
  // What befalls people is the only thing that such a plot without a list tells.
  const others = possible.filter(
    ({ tells, plight: of }) => of === undefined || tells !== undefined,
  );
  const found = fittingKernels(others, said, isTyped);
  if (found.length > 0) return ofCause(found, words, false);
  // Of a person whom it only names, and of "a war" or "a child who sees the future", an idea says too little for a list.
  const isPhrase = said.task === '' && verbAt(source.toLowerCase().split(' ')) < 0;
  if (name !== undefined) return fittingKernels(others, said, false);
  if (!isPhrase) return [];
  // Such a plot takes in any noun, so the lists must know the noun.
  const isKnown = kindOfMatter(matter) !== undefined;
  return fittingKernels(
    others.filter(({ of }) => of === undefined || isKnown),
    said,
    false,
  );
}

/** The plots of the cause that an idea names, or those of all causes. */
function ofCause(
  kernels: readonly MatterKernel[],
  words: string,
  hasDoer: boolean,
): readonly MatterKernel[] {
  const named = kernels.filter(({ cause }) => cause?.test(words) === true);
  if (named.length > 0) return named;
  const own = hasDoer ? kernels.filter(({ tellsDoers }) => tellsDoers === true) : kernels;
  return own.length > 0 ? own : kernels;
}

/** A kernel without a word that a line excludes: with sentences left out, its plot could not be understood. */
export function kernelFor(
  request: StoryRequest,
  matter: Matter,
  isTyped: boolean,
  exclusions: Exclusions,
  random: Random,
): MatterKernel | undefined {
  const { tone, level, keep } = request;
  const stored = keep?.story.facts['kernel'];
  const kept = matterKernels.find(({ id }) => id === stored);
  const inLand = kernelsOfLand(request);
  if (kept !== undefined) return inLand(kept);
  const need = needOf(matter);
  const possible = matterKernels.filter((kernel) => {
    const {
      sort,
      tones,
      about,
      not,
      needs,
      allows,
      isSingle,
      inquiry,
      family,
      states = ['usual'],
    } = kernel;
    return (
      family === matter.family &&
      (matter.classic === undefined || matter.classic === kernel.id) &&
      suits(kernel, matter) &&
      (inquiry === undefined || inquiry === matter.inquiry?.kind) &&
      !(isSingle === true && matter.isPlural) &&
      (typeof sort === 'string' ? sort === matter.sort : sort.includes(matter.sort)) &&
      states.includes(matter.state ?? 'usual') &&
      (needs === need || (need !== undefined && allows === need)) &&
      tones.includes(tone) &&
      (about?.test(matter.words) ?? true) &&
      not?.test(matter.words) !== true
    );
  });
  const inquiries = possible.filter(({ inquiry }) => inquiry !== undefined);
  // What an idea says of a robbery or of a search has been found with its family.
  const own = matter.family === undefined ? inquiries : possible;
  const fitting = own.length > 0 ? own : kernelsFor(possible, matter, isTyped);
  const allowed = fitting.map(inLand).filter((kernel) => !exclusions.matches(wordsOf(kernel)));
  return allowed.length === 0
    ? undefined
    : random.pick(preferring(allowed, ({ mostTier = 3 }) => tierOf(level) <= mostTier));
}

const needOf = ({ captor, isVillain, duty }: Matter): MatterKernel['needs'] =>
  duty !== undefined
    ? duty.kind
    : captor !== undefined
      ? 'captor'
      : isVillain === true
        ? 'villain'
        : undefined;

const kernelWords = new WeakMap<MatterKernel, string>();

function wordsOf(kernel: MatterKernel): string {
  const known = kernelWords.get(kernel);
  if (known !== undefined) return known;
  const text = textsOf(kernel).join('\n');
  kernelWords.set(kernel, text);
  return text;
}
