import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PrefetchLink } from './prefetch-link.tsx';
import { RoutePreloadContext } from './route-preload.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function show() {
  const preload = vi.fn<(to: string) => void>();
  render(
    <MemoryRouter>
      <RoutePreloadContext value={preload}>
        <PrefetchLink to="/one">One</PrefetchLink>
        <PrefetchLink to="/two">Two</PrefetchLink>
      </RoutePreloadContext>
    </MemoryRouter>,
  );
  return { preload, link: (name: string) => screen.getByRole('link', { name }) };
}

test('the Tab key on its way to another link loads only the page of the last link', () => {
  const { preload, link } = show();
  act(() => link('One').focus());
  vi.advanceTimersByTime(30);
  act(() => link('Two').focus());
  vi.advanceTimersByTime(1000);
  expect(preload.mock.calls).toEqual([['/two']]);
});

test('a finger that scrolls loads nothing, and one that stays loads the page', () => {
  const { preload, link } = show();
  fireEvent.touchStart(link('One'));
  fireEvent.touchMove(link('One'));
  vi.advanceTimersByTime(1000);
  expect(preload).not.toHaveBeenCalled();
  fireEvent.touchStart(link('One'));
  vi.advanceTimersByTime(100);
  expect(preload.mock.calls).toEqual([['/one']]);
});

test('a click within the delay loads nothing more, because the page that opens loads everything', () => {
  const { preload, link } = show();
  fireEvent.pointerEnter(link('One'));
  act(() => link('One').focus());
  fireEvent.click(link('One'));
  vi.advanceTimersByTime(1000);
  expect(preload).not.toHaveBeenCalled();
});
