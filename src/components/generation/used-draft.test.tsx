import { afterEach, expect, test, vi } from 'vitest';
import { forgetUsedDraft, keepUsedDraft, usedDraftField } from './used-draft.ts';

const put = { title: 'The ferry', text: 'At dusk the ferry comes back without its ferryman.' };

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

test('the draft in a form is still known when its tab was closed and its text was continued', () => {
  keepUsedDraft('mira', 'entry/1', 'draft-1', put);
  sessionStorage.clear();
  const form = { title: 'Another title', details: { recap: `Mine first. ${put.text} And more.` } };
  expect(usedDraftField('mira', 'entry/1', form)).toEqual({ draftGenerationId: 'draft-1' });
  expect(usedDraftField('mira', 'entry/2', form)).toEqual({});
  expect(usedDraftField('tomas', 'entry/1', form)).toEqual({});
  forgetUsedDraft('mira', 'entry/1');
  expect(usedDraftField('mira', 'entry/1', form)).toEqual({});
});

test('the draft in a form is known in its tab however its text was changed', () => {
  keepUsedDraft('mira', 'entry/1', 'draft-1', put);
  expect(usedDraftField('mira', 'entry/1', {})).toEqual({ draftGenerationId: 'draft-1' });
});

test('a second tab with the same form neither names the draft of the first one nor forgets it', () => {
  keepUsedDraft('mira', 'entry/1', 'draft-1', put);
  const first = new Map(
    Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? '']),
  );
  sessionStorage.clear();
  const form = { title: 'The ferry house', text: 'An old text.' };
  expect(usedDraftField('mira', 'entry/1', form)).toEqual({});
  forgetUsedDraft('mira', 'entry/1');
  for (const [key, value] of first) sessionStorage.setItem(key, value);
  expect(usedDraftField('mira', 'entry/1', form)).toEqual({ draftGenerationId: 'draft-1' });
  sessionStorage.clear();
  expect(usedDraftField('mira', 'entry/1', put)).toEqual({ draftGenerationId: 'draft-1' });
});

test('a draft that is kept for too long is removed when another draft is kept', () => {
  vi.useFakeTimers();
  keepUsedDraft('mira', 'entry/1', 'draft-1', put);
  vi.advanceTimersByTime(31 * 24 * 60 * 60_000);
  expect(usedDraftField('mira', 'entry/1', put)).toEqual({});
  keepUsedDraft('mira', 'entry/2', 'draft-2', put);
  expect(localStorage).toHaveLength(1);
});
