import { expect, test } from 'vitest';
import { spokenIn } from './idea.ts';

const wordsOf = (text: string): string[] => text.match(/[\p{L}'-]+/gu) ?? [];

test.each([
  ['A castle without ships and a lighthouse', 'without ships'],
  ['A castle without a ship and a lighthouse', 'without a ship and a lighthouse'],
  ['The sea without the ships and the lighthouse', 'without the ships and the lighthouse'],
  ['A harbour without ships and houses', 'without ships and houses'],
  ['A harbour without ships, people and houses', 'without ships people and houses'],
  ['A harbour without ships, fog and a lighthouse', 'without ships'],
  ['A city without a castle, a church or a temple', 'without a castle a church or a temple'],
  ['A harbour, no ships but a lighthouse', 'no ships'],
  ['A coast, no houses except an inn', 'no houses'],
  ['A harbour with everything except ships', 'except ships'],
  ['A harbour, no people, with a burning tower', 'no people'],
  ['A castle with no banner and with a moon', 'no banner'],
  ['A castle without people and at night', 'without people'],
  ['No moon or ravens, a forest', 'No moon or ravens'],
  ['Neither ships nor a lighthouse, a castle', 'Neither ships nor a lighthouse'],
  ['Not a forest, a desert', 'Not a forest'],
  ['A desert instead of a forest', 'instead of a forest'],
  ['Instead of a forest a desert', 'Instead of a forest'],
  ['Anything but a forest', 'Anything but a forest'],
  ['A ship, but not in a storm', 'not in a storm'],
  ['A castle, not at night', 'not at night'],
  ['No dragon in the rain', 'No dragon'],
  ['Nobody in the streets of a city', 'Nobody'],
  ['A forest free of people at dawn', 'free of people'],
  ["A harbour. I don't want to see people. At dawn", "don't want to see people"],
  ['No more than two travellers', ''],
  ['Not only a forest but also a lake', ''],
  ['A city not far from the sea', ''],
])('"%s" denies "%s" and asks for the rest', (idea, denied) => {
  const { wanted, unwanted } = spokenIn(idea);
  expect(wordsOf(unwanted)).toEqual(wordsOf(denied));
  expect([...wordsOf(wanted), ...wordsOf(denied)].toSorted()).toEqual(wordsOf(idea).toSorted());
});
