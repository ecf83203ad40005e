import { expect, test } from 'vitest';
import { weapon } from '#tests/support/drafts.ts';
import { titleOf } from './title.ts';
import { UnreadableText } from './values.ts';

test('the title of an item has its edition, also if no other item has its name', () => {
  expect(titleOf(weapon('2014#club', { name: 'Club', edition: '2014' }))).toBe('Club (2014)');
});

test('the title of a row has the edition as it was typed if it cannot be read', () => {
  const edition = new UnreadableText('201', 'No such edition.');
  expect(titleOf({ name: 'Club', values: { edition } })).toBe('Club (201)');
});
