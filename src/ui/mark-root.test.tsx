import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { markRoot } from './mark-root.ts';

const markBar = markRoot('bar');
const isMarked = () => document.documentElement.hasAttribute('data-bar');

test('the root says so for as long as one of the elements is there', () => {
  const first = render(<p ref={markBar}>one</p>);
  const second = render(<p ref={markBar}>two</p>);
  expect(isMarked()).toBe(true);
  first.unmount();
  expect(isMarked()).toBe(true);
  second.unmount();
  expect(isMarked()).toBe(false);
});
