import type { Story, StorySection } from '../story.ts';

/** Sections that other sections explain or quote, and those in which another telling can say something else. */
const fixed: ReadonlySet<string> = new Set(
  'start running hooks openings offer party truth turn truths secret secrets wrong found clue checks use levers ends endings conflicts plan'.split(
    ' ',
  ),
);

/** Lists of alternatives, whose items can be fewer. */
const fewestItems: Readonly<Partial<Record<string, number>>> = { talk: 3 };

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([whole]) => whole);

const itemsIn = (text: string): number => found(text, /^- /gm).length;

const isPlayers = ({ audience }: StorySection): boolean => audience === 'everyone';

/** Names and roles that readers know from no other section before this one. */
export function introducedIn({ sections, named }: Story, section: StorySection): string[] {
  const at = sections.findIndex(({ id }) => id === section.id);
  const earlier = sections
    .slice(0, at)
    .filter((other) => isPlayers(other) || !isPlayers(section))
    .map(({ text }) => text)
    .join('\n');
  const others = sections
    .filter(({ id }) => id !== section.id)
    .map(({ text }) => text)
    .join('\n');
  return named.flatMap(({ name, role }) => {
    const isUsed = name.split(' ').some((word) => /^\p{Lu}/u.test(word) && others.includes(word));
    return [name, role].filter(
      (words) => words !== '' && isUsed && section.text.includes(words) && !earlier.includes(words),
    );
  });
}

/** Whether the new telling of a section lacks what its list, its rules or other sections need. */
export function losesFacts(old: Story, story: Story, ids: readonly string[]): boolean {
  return old.sections.some((before) => {
    const after = story.sections.find(({ id }) => id === before.id);
    if (after === undefined || after.text === before.text || !ids.includes(before.id)) return false;
    const { id, text } = before;
    const least = fewestItems[id] ?? itemsIn(text);
    const kept = [
      ...found(text, /\d[\d,]*/g),
      ...found(text, /\*\*[^*]+\*\*/g),
      ...introducedIn(old, before),
    ];
    return (
      fixed.has(id) ||
      itemsIn(after.text) < least ||
      kept.some((words) => !after.text.includes(words))
    );
  });
}
