import { expect, test } from 'vitest';
import type { Story, StorySection } from '../story.ts';
import { storyOf } from '../drafts.fixture.ts';
import { needsBefore, shortened } from './shorten.ts';

const rest = 'Mira sweeps the yard at dawn.';

function shorter(
  id: string,
  text: string,
  elsewhere = 'Odo drives to market.',
): string | undefined {
  const section: StorySection = { id, heading: 'Who is here', audience: 'gm', text };
  const other: StorySection = { id: 'other', heading: 'Later', audience: 'gm', text: elsewhere };
  const named = [
    { name: 'Mira', pronouns: 'she', role: '' },
    { name: 'Odo', pronouns: 'he', role: '' },
  ] as const;
  const story: Story = { ...storyOf('person', 0), sections: [section, other], named };
  return shortened(story, section, (left) => left.length < text.length);
}

const withCloud = (next: string): string => `${rest} The clouds above are grey. ${next}`;

test('a sentence in the middle can go if nothing else has its words', () => {
  expect(shorter('look', withCloud('Odo bakes bread.'))).toBe(`${rest} Odo bakes bread.`);
});

test.each([
  ['another section has its words', withCloud('Odo bakes bread.'), 'Odo likes clouds.'],
  ['a later sentence has its words', withCloud('Odo counts clouds.'), undefined],
  ['the next one begins with a pronoun', withCloud('They look like sheep.'), undefined],
  ['the next one begins with a contrast', withCloud('But Odo bakes bread.'), undefined],
  ['it has a name', `${rest} The clouds are over Ashford. Odo bakes bread.`, undefined],
  ['it has a number', `${rest} The clouds are forty feet up. Odo bakes bread.`, undefined],
  ['it is the last one', `${rest} The clouds above are grey.`, undefined],
  ['it is in an item', `- ${withCloud('Odo bakes bread.')}`, undefined],
])('a sentence stays if %s', (_, text, elsewhere) => {
  expect(shorter('look', text, elsewhere)).toBeUndefined();
});

test('a clause stays, whatever it says', () => {
  expect(shorter('look', 'The room is ready, with a bolt on the outside; it is cold.')).toBe(
    undefined,
  );
});

const rumours = ['Mira is rich.', 'Odo is poor.', 'Wolves sing.', 'Rain is near.'].map(
  (item) => `- ${item}`,
);

test('of four rumours, one that is about none of the people can go', () => {
  expect(shorter('talk', rumours.join('\n'))?.split('\n')).toHaveLength(3);
  expect(shorter('talk', rumours.join('\n'))).toContain('- Mira is rich.\n- Odo is poor.');
  expect(shorter('talk', rumours.slice(1).join('\n'))).toBeUndefined();
});

test('secrets stay', () => {
  expect(shorter('secrets', rumours.join('\n'))).toBeUndefined();
});

test('what begins with a pronoun or a contrast needs the sentence before it', () => {
  expect(needsBefore('But the lamp is out.')).toBe(true);
  expect(needsBefore('The captain says that she is late.')).toBe(true);
  expect(needsBefore('In the evening Mira says that she is late.')).toBe(false);
});
