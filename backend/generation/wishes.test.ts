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
  ['another one', []],
  ['Rewrite it', []],
] as const)('the wish %j is understood', (wish, instructions) => {
  expect(asked(wish)).toEqual({ instructions, isUnclear: false });
});

test.each(['add a dragon', 'the mayor should lie', 'darker and lighter', '夜', '!'])(
  'the wish %j is not understood',
  (wish) => expect(asked(wish)).toEqual({ instructions: [], isUnclear: true }),
);

test('a wish of blanks says nothing', () => {
  expect(asked('  ')).toEqual({ instructions: [], isUnclear: false });
});

test('the instruction goes before a wish for its opposite', () => {
  const both = askedChanges({ instruction: 'darker', wish: 'lighter and shorter' });
  expect(both.instructions).toEqual(['darker', 'shorter']);
});
