import { expect, it } from 'vitest';
import { cursorIn } from './pages.ts';

it.each([
  [{ items: [], nextCursor: 'b' }, 'b'],
  [{ prevCursor: 'a', nextCursor: 'b' }, 'b'],
  [{ cursor: 'a', next_page_token: 'b' }, 'b'],
  [{ items: [], meta: { paging: { nextCursor: 'b' } } }, 'b'],
  [{ cursor: 'b' }, 'b'],
  [{ items: [], nextCursor: null }, null],
  [{ prevCursor: 'a' }, undefined],
  [{ items: [{ nextCursor: 'of another list' }] }, undefined],
  [[], undefined],
])('reads the cursor of the next page of %j', (body, cursor) => {
  expect(cursorIn(body)).toBe(cursor);
});
