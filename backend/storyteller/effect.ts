import type { Instruction, Story } from './story.ts';

/** A text counts as longer from this many times the words of the old one on; fewer are hard to notice. */
const leastGrowth = 1.1;

const textOf = ({ sections }: Story, ids: ReadonlySet<string> | undefined): string =>
  sections
    .filter(({ id }) => ids === undefined || ids.has(id))
    .map(({ text }) => text)
    .join('\n\n');

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** Whether a text is noticeably longer than it was before. */
export const hasGrown = (before: string, after: string): boolean =>
  wordsIn(after) >= wordsIn(before) * leastGrowth;

/**
 * Whether a story that was written again differs from the old one as it was asked to. Of the tone it only tells
 * whether there is another text.
 * @param again the ids of the sections that were written again; all of them without it
 */
export function hasEffect(
  old: Story,
  story: Story,
  instruction: Instruction,
  again?: readonly string[],
): boolean {
  const ids = again && new Set(again);
  const [before, after] = [textOf(old, ids), textOf(story, ids)];
  if (instruction === 'longer') return hasGrown(before, after);
  if (instruction === 'shorter') return hasGrown(after, before);
  return before !== after;
}
