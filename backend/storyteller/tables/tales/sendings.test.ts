import { expect, test } from 'vitest';
import { withChoices } from '../../realise/choices.ts';
import { randomStream } from '../../random.ts';
import { tales } from './tales.ts';

/** A field counts as many words as it can have, and a word with a synonym of two words counts as two. */
const wordsIn = (quote: string): number =>
  quote
    .replaceAll(/\{(?:town\d?|lair|deadline|it|p\d)\}/g, 'one two three')
    .replaceAll(/\{[A-Z]\.(?:name|full)\}/g, 'one two')
    .replaceAll(/\b[Nn]obody\b/g, 'no one')
    .split(/\s+/).length;

test('an answer by Sending has at most 25 words', () => {
  const long = new Set<string>();
  for (const { id, spells } of tales) {
    for (const [, row] of spells) {
      const text = typeof row === 'string' ? row : row[0];
      if (!text.startsWith('*Sending*')) continue;
      const random = randomStream(1, text);
      for (let seed = 0; seed < 300; seed += 1) {
        const said = withChoices(text, (texts) => random.pick(texts));
        const start = said.indexOf('"');
        const answer = start === -1 ? '' : said.slice(start + 1, said.lastIndexOf('"'));
        if (wordsIn(answer) > 25) long.add(`${id}: ${answer}`);
      }
    }
  }
  expect([...long].slice(0, 20)).toEqual([]);
});
