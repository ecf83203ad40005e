import { expect, test } from 'vitest';
import { withoutMarks } from './without-marks.ts';

test.each([
  ['The party followed [[The Silver Bell]].', 'The party followed The Silver Bell.'],
  ['[[Corvin|The keeper]] waits', 'The keeper waits'],
  ['# Dawn\n\n- **One** bell\n- *two* bells', 'Dawn One bell two bells'],
  [':::secret{for="u1"}\nThe sign\n:::', 'The sign'],
  ['See ![map](/api/pictures/1) and [this](https://example.com).', 'See and this.'],
  ['2 * 3 * 4 and snake_case_word', '2 * 3 * 4 and snake_case_word'],
  ['', ''],
])('the words of %j are %j', (text, words) => {
  expect(withoutMarks(text)).toBe(words);
});

test('a long hostile text takes little time', () => {
  const start = performance.now();
  for (const part of ['[', '[[', '*a', '![', '(', '_a ', ':::', '> ']) {
    withoutMarks(part.repeat(200_000));
  }
  expect(performance.now() - start).toBeLessThan(1_000);
});
