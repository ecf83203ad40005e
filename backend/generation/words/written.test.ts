import { expect, test } from 'vitest';
import type { StorySection } from '#backend/storyteller/story.ts';
import type { GenerationText } from '#src/generated/model/index.ts';
import { WrittenText } from './written.ts';

const section = (id: string, text: string): StorySection => ({
  id,
  heading: id,
  audience: 'everyone',
  text,
});

function open(text = 'A bell rings.') {
  const time = { now: 1_000_000 };
  const events: GenerationText[] = [];
  const written = new WrittenText(
    {
      realtime: { generationText: (_, event) => void events.push(event) },
      clock: () => time.now,
      userId: 'mira',
      generationId: 'generation-1',
    },
    [section('hook', text), section('truth', 'Tamsin rings it.')],
  );
  const pieces = () => events.map(({ offset, text: piece }) => [offset, piece]);
  return { time, written, events, pieces };
}

test('a page gets what differs from what is stored', () => {
  const { written, pieces } = open();
  written.show('hook', 'A bell tolls.');
  written.show('hook', 'A bell tolls. Twice.');
  expect(pieces()).toEqual([
    [7, 'tolls.'],
    [7, 'tolls. Twice.'],
  ]);
  expect(written.unstored()).toContain('Twice.');
  written.show('hook', 'A bell tolls. Twice. And stops.');
  expect(pieces().at(-1)).toEqual([20, ' And stops.']);
});

test('a text that becomes shorter is cut', () => {
  const { written, pieces } = open();
  written.show('hook', 'A bell');
  expect(pieces()).toEqual([[6, '']]);
});

test('a text that grows is shown about ten times a second, and all of it when it is stored', () => {
  const { time, written, pieces } = open('');
  for (let length = 1; length <= 20; length += 1) {
    time.now += 20;
    written.offer('hook', () => 'x'.repeat(length));
  }
  expect(pieces()).toHaveLength(4);
  expect(written.unstored()).toContain('x'.repeat(20));
  expect(written.unstored()).toBeNull();
});

test('a long text comes in pieces that fit into notices, and no character is cut in two', () => {
  const { written, events } = open('');
  const text = '🔔'.repeat(3000);
  written.show('hook', text);
  for (const { text: piece } of events) {
    expect(piece.length).toBeLessThanOrEqual(1200);
    expect(piece.isWellFormed()).toBe(true);
  }
  let received = '';
  for (const { offset, text: piece } of events) received = received.slice(0, offset) + piece;
  expect(received).toBe(text);
  written.show('hook', '🔕');
  expect(events.at(-1)).toMatchObject({ offset: 0, text: '🔕' });
});

test('a section that is not in the story is not shown', () => {
  const { written, events } = open();
  written.show('unknown', 'x');
  expect(events).toEqual([]);
});
