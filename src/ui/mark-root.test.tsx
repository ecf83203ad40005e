import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { markRoot } from './mark-root.ts';

const markSheet = markRoot('sheet');
const isMarked = () => document.documentElement.hasAttribute('data-sheet');

test('the root element has the attribute while at least one marked element is mounted', () => {
  const first = render(<p ref={markSheet}>one</p>);
  const second = render(<p ref={markSheet}>two</p>);
  expect(isMarked()).toBe(true);
  first.unmount();
  expect(isMarked()).toBe(true);
  second.unmount();
  expect(isMarked()).toBe(false);
});
