import { expect, test } from 'vitest';
import { linkSuggestions } from './link-suggestions.ts';

test('entries with the same title are offered once, because the same link leads to one of them', () => {
  const suggestions = linkSuggestions([
    { title: 'The Lamp', type: 'place' },
    { title: 'Corvin', type: 'person' },
    { title: 'The lamp', type: 'item' },
  ]);
  expect(suggestions.map(({ title, hint }) => `${title}: ${hint}`)).toEqual([
    'The Lamp: Place, Item',
    'Corvin: Person',
  ]);
  expect(suggestions[0]?.note).toContain('the others need another title');
  expect(suggestions[1]?.note).toBeUndefined();
});
