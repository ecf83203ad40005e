import { expect, test } from 'vitest';
import type { Generation } from '#src/generated/model/index.ts';
import {
  generationWith,
  hook,
  questDraft,
  truth,
} from '#src/components/generation/fake-generations.fixture.ts';
import { Pieces, withPiece } from './written-text.ts';

const running = (texts: Partial<Record<'hook' | 'truth', string>> = {}): Generation =>
  generationWith({
    generationId: 'generation-1',
    status: 'running',
    written: [hook, truth].map((section) => ({
      ...section,
      text: texts[section === hook ? 'hook' : 'truth'] ?? section.text,
    })),
  });

const piece = (offset: number, text: string, sectionId = 'hook') => ({
  generationId: 'generation-1',
  sectionId,
  offset,
  text,
});

const textOf = ({ written }: Generation, index = 0) => written[index]?.text;

test('a piece replaces what the section had from its offset on', () => {
  const before = running({ hook: 'A bell rings.' });
  const after = withPiece(before, piece(2, 'horn'));
  expect(after && textOf(after)).toBe('A horn');
  expect(after?.written[1]).toBe(before.written[1]);
});

test('a piece begins a section again', () => {
  const after = withPiece(running(), piece(0, 'Once'));
  expect(after && textOf(after)).toBe('Once');
});

test('a piece after a lost one says that something is missing', () => {
  expect(withPiece(running({ hook: 'A' }), piece(5, 'bell'))).toBeUndefined();
  expect(withPiece(running(), piece(0, 'x', 'unknown'))).toBeUndefined();
});

test('a late piece changes no draft', () => {
  const done: Generation = { ...running(), status: 'done', written: [], draft: questDraft() };
  expect(withPiece(done, piece(0, 'late'))).toBe(done);
});

test('an answer that is older than the pieces does not set the text back', () => {
  const pieces = new Pieces();
  const before = running({ hook: 'A' });
  const { generation } = pieces.add(before, [piece(1, ' bell'), piece(6, ' rings')], 1000);
  expect(pieces.newest(before, generation, 1000)).toBe(generation);
  const answer = pieces.newest(generation, running({ hook: 'A be', truth: 'New.' }), 1500);
  expect([textOf(answer), textOf(answer, 1)]).toEqual(['A bell rings', 'New.']);
  expect(answer.written[0]).toBe(generation.written[0]);
});

test('an answer is taken when no piece has come for a while, or one is missing', () => {
  const pieces = new Pieces();
  const { generation } = pieces.add(running({ hook: 'A' }), [piece(1, ' bell')], 1000);
  expect(textOf(pieces.newest(generation, running({ hook: 'A horn' }), 9000))).toBe('A horn');
  const { isBehind } = pieces.add(generation, [piece(40, 'x')], 1100);
  expect(isBehind).toBe(true);
  expect(textOf(pieces.newest(generation, running({ hook: 'A horn' }), 1200))).toBe('A horn');
});

test('the end is taken whatever has come before', () => {
  const pieces = new Pieces();
  const { generation } = pieces.add(running(), [piece(0, 'Once')], 1000);
  const done: Generation = { ...running(), status: 'done', written: [], draft: questDraft() };
  expect(pieces.newest(generation, done, 1001)).toBe(done);
});
