import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { questDraft } from './fake-generations.fixture.ts';
import { clearStage, open, setStage, write } from './storyteller-stage.fixture.tsx';

// The code of the panel is loaded from disk, which takes longer than a test waits for an element.
beforeAll(() => import('./panels.ts'));
beforeEach(setStage);
afterEach(clearStage);

const headings = Array.from({ length: 8 }, (_, index) => `Scene ${index + 1}`);

const longDraft = () => ({
  ...questDraft(),
  sections: headings.map((heading) => ({
    sectionId: heading,
    heading,
    audience: 'everyone' as const,
    text: `What happens in ${heading}.`,
  })),
});

const shownHeadings = () =>
  screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);

test('a long draft shows its first sections at once, and two more in each frame', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) =>
    frames.push(callback),
  );
  const nextFrame = () => act(() => frames.shift()?.(performance.now()));
  await write(open(), longDraft());
  expect(shownHeadings()).toEqual(headings.slice(0, 3));
  nextFrame();
  expect(shownHeadings()).toEqual(headings.slice(0, 5));
  nextFrame();
  nextFrame();
  expect(shownHeadings()).toEqual(headings);
  expect(frames).toEqual([]);
});
