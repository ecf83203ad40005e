import { expect, test } from 'vitest';
import type { Story, StorySection } from '#backend/storyteller/story.ts';
import { readEntryText } from '#src/lib/entry-text/read-entry-text.ts';
import { draftOf } from './draft.ts';

const section = (fields: Partial<StorySection>): StorySection => ({
  id: 'place',
  heading: 'A place',
  audience: 'everyone',
  text: 'Text.',
  ...fields,
});

const storyOf = (kind: 'place' | 'setting', sections: readonly StorySection[]): Story => ({
  kind,
  seed: 1,
  dataVersion: 1,
  title: 'A title',
  sections,
  details: { kind },
  named: [],
  facts: {},
});

test.each([
  '[Free dice](https://evil.example)',
  '![x](/api/images/1)',
  '[[The hidden heir]]',
  '<b>bold</b> https://evil.example',
])('a heading with the name %s of the campaign is text', (name) => {
  const { entry } = draftOf(storyOf('place', [section({ heading: name })]));
  const shown = JSON.stringify(readEntryText(entry?.text ?? ''));
  expect(shown).not.toMatch(/"type":"(?:link|image|entryLink|strong)"/);
  expect(shown).toContain(JSON.stringify(name).slice(1, -1));
});

test('a passage ends where its section ends, whatever the section contains', () => {
  const text = 'Before.\n:::\nAfter.\n::::\nLast.';
  const { entry } = draftOf(storyOf('place', [section({ audience: 'gm', text })]));
  expect(entry?.text.split('\n').filter((line) => line === ':::::')).toHaveLength(1);
  expect(entry?.text.endsWith('\nLast.\n:::::')).toBe(true);
});

test('the texts of a campaign contain no Markdown, because they are shown as plain text', () => {
  const text = String.raw`**The Salt Board** buys at Salt \& Iron, *always*.`;
  const { campaign } = draftOf(storyOf('setting', [section({ heading: 'Who is who', text })]));
  expect(campaign?.setting).toBe('Who is who\nThe Salt Board buys at Salt & Iron, always.');
});
