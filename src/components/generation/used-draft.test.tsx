import { afterEach, expect, test, vi } from 'vitest';
import { forgetUsedDraft, keepUsedDraft, usedDraftField } from './used-draft.ts';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('the draft in a form is still known when its tab was closed', () => {
  keepUsedDraft('mira', 'entry/1', 'draft-1');
  sessionStorage.clear();
  expect(usedDraftField('mira', 'entry/1')).toEqual({ draftGenerationId: 'draft-1' });
  expect(usedDraftField('mira', 'entry/2')).toEqual({});
  expect(usedDraftField('tomas', 'entry/1')).toEqual({});
  forgetUsedDraft('mira', 'entry/1');
  expect(usedDraftField('mira', 'entry/1')).toEqual({});
});

test('a draft that is kept for too long is removed when another draft is kept', () => {
  vi.useFakeTimers();
  keepUsedDraft('mira', 'entry/1', 'draft-1');
  vi.advanceTimersByTime(31 * 24 * 60 * 60_000);
  expect(usedDraftField('mira', 'entry/1')).toEqual({});
  keepUsedDraft('mira', 'entry/2', 'draft-2');
  expect(localStorage).toHaveLength(1);
});
