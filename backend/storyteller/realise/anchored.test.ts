import { expect, test } from 'vitest';
import { anchorLine, anchorPairs } from '../kinds/written.ts';
import { anchored, unitsOf } from './anchored.ts';

const name = '\ue000';
const speech = `"${name} came. It was late. The lamp was out," says ${name}. It rains.`;

test('what a person says stays whole', () => {
  expect(unitsOf('She waits. "Come in. Sit down." It rains.')).toEqual([
    'She waits.',
    '"Come in. Sit down."',
    'It rains.',
  ]);
  expect(unitsOf('“Come in. Sit down.” It rains.')).toEqual(['“Come in. Sit down.”', 'It rains.']);
});

test.each([anchored, anchorLine, anchorPairs])(
  'no sentences are joined in a quotation: %o',
  (join) => {
    expect(join(speech)).toContain(`"${name} came. It was late. The lamp was out,"`);
  },
);
