import { expect, test } from 'vitest';
import { amountsIn, numbersIn, unknownSigns } from './numbers.ts';

test.each([
  ['You find a million gold here.', [1_000_000]],
  ['a billion, two trillion and millions of gold', [1e9, 2e12, 1e6]],
  ['They find ９９９９ gp and ٩٩٩ gp.', [9999, 999]],
  ['½ gp, 2½ gp, 1/4 gp', [0.5, 2, 0.5, 0.25]],
  ['Ⅻ gp, ⅩⅩ gp, ④ gp, ⑳ gp', [12, 20, 4, 20]],
  ['a score of crowns, two score men, fourscore', [20, 40, 80]],
  ['scores of crowns, hundreds of gold coins, thousands of gp', [20, 100, 1000]],
  ['4k gp, 4.000 gp, 4,000 gp, 4 thousand gp', [4000, 4000, 4000, 4000]],
  ['thirty-three, thirty three, thirty‑three', [33, 33, 33]],
  ['a hundred and thirty-three', [133]],
  ['two hundred thousand and six', [200_006]],
  ['one thousand two hundred and thirty four', [1234]],
  ['thirteen hundred; a dozen, two dozen', [1300, 12, 24]],
  ['two three, six and seven, twenty and three', [2, 3, 6, 7, 20, 3]],
  ['one million two million', [1e6, 2e6]],
  ['a million-gold ring, a thousand-gp ring', [1e6, 1000]],
  ['twenty-one one-eyed men, 3.5 miles', [21, 3.5]],
  ['**two** hundred', [200]],
  ['1000000 gp', [1_000_000]],
])('the numbers of %j are read as whole numbers', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});

test.each([
  'One of them was once here, and one more.',
  'a three-headed dog with a ten-foot pole',
  'They settle a score, and the score of the match is even.',
  'Hundreds of gulls and dozens of years, often freight, a tension in the tent.',
])('%j has no numbers', (text) => {
  expect(numbersIn(text)).toEqual([]);
});

test('number signs without a known value are found', () => {
  expect(unknownSigns('〥 gp and 12 gp, ½')).toEqual(['〥']);
});

test('numbers are read with what they measure', () => {
  expect(amountsIn('DC 14 Insight; 460 gp, four hundred and sixty gold pieces, 30 XP.')).toEqual([
    'DC 14',
    '460 gp',
    '460 gp',
    '30 XP',
  ]);
  expect(amountsIn('six silver spoons, 14 days')).toEqual([]);
});
