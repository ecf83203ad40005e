import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchBox } from './search-box.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: text } });

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test('searches when nothing was typed for a quarter of a second', () => {
  const onSearch = vi.fn<(q: string) => void>();
  const { unmount } = render(<SearchBox label="Search" q="" onSearch={onSearch} />);
  type('ha');
  pass(249);
  type('hand');
  pass(249);
  expect(onSearch).not.toHaveBeenCalled();
  pass(1);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('hand');
  type('hands');
  unmount();
  pass(1000);
  expect(onSearch).toHaveBeenCalledOnce();
});

test('does not undo a filter that is chosen while the search waits', () => {
  const [before, after] = [vi.fn<(q: string) => void>(), vi.fn<(q: string) => void>()];
  const { rerender } = render(<SearchBox label="Search" q="" onSearch={before} />);
  type('hand');
  rerender(<SearchBox label="Search" q="" onSearch={after} />);
  pass(250);
  expect(before).not.toHaveBeenCalled();
  expect(after).toHaveBeenCalledExactlyOnceWith('hand');
});
