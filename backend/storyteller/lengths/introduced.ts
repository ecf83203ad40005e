import type { Story, StorySection } from '../story.ts';

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
