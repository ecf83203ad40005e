import { expect, test } from 'vitest';
import { askedChanges } from './wishes.ts';

const asked = (wish: string) => askedChanges({ instruction: 'again', wish });

test.each([
  ['make it darker', ['darker']],
  ['A bit gloomier, please', ['darker']],
  ['this is too dark', ['lighter']],
  ['less grim', ['lighter']],
  ['not so funny', ['darker']],
  ['Cut it down, and shorter', ['shorter']],
  ['too long', ['shorter']],
  ['more detail', ['longer']],
  ['too short', ['longer']],
  ['shorter and scarier', ['shorter', 'darker']],
  ['no horror', ['lighter']],
  ['Never dark', ['lighter']],
  ['Do not make it too long, please', ['shorter']],
  ['not so much detail', ['shorter']],
  ['without humour', ['darker']],
  ['less light', ['darker']],
  ['not dark enough', ['darker']],
  ['not too dark or sad', ['lighter']],
  ["don't make it darker, just shorter", ['shorter']],
  ['no more jokes', ['darker']],
  ['I want it darker', ['darker']],
  ["I'd like it even shorter", ['shorter']],
  ['Nothing scary', ['lighter']],
  ['not scary at all', ['lighter']],
  ['Lighten the mood', ['lighter']],
  ['a more light-hearted tone', ['lighter']],
  ['Cut it down', ['shorter']],
  ['make it dark, and give him a lighter', ['darker']],
  ['another one', []],
  ['Something different, please', []],
  ['Try again', []],
  ['Rewrite it', []],
] as const)('the wish %j is understood', (wish, instructions) => {
  expect(asked(wish)).toEqual({ instructions, isUnclear: false });
});

test.each([
  'add a dragon',
  'the mayor should lie',
  'darker and lighter',
  "don't make it darker",
  'Do not make it longer or darker',
  'not less grim',
  'dark enough',
  'Another kind of villain',
  'Change the light in the hall',
  'A different hopeless king',
  'Give him a lighter in his pocket',
  'a light',
  'I like the light',
  'Make the new mayor kind',
  'She has a long, dark scar',
  'It happens again in the dark',
  'not again',
  '夜',
  '!',
])('the wish %j is not understood', (wish) =>
  expect(asked(wish)).toEqual({ instructions: [], isUnclear: true }),
);

test('a wish of blanks says nothing', () => {
  expect(asked('  ')).toEqual({ instructions: [], isUnclear: false });
});

test('the instruction goes before a wish for its opposite', () => {
  const both = askedChanges({ instruction: 'darker', wish: 'lighter and shorter' });
  expect(both.instructions).toEqual(['darker', 'shorter']);
});
