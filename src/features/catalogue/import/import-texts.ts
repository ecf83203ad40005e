import { number, numbered } from '../numbers.ts';
import type { Counts } from './worker/draft-types.ts';
import type { Kind } from '../kind.ts';
import { HttpError } from '#src/api/http-error.ts';
import { ImportProblem } from '#src/lib/import/import-problem.ts';

// Created only once, because creating one takes longer than formatting all texts of a page.
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const calendar = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

export const rows = (count: number): string => numbered(count, 'row', 'rows');

export const many = (count: number, kind: Kind): string => numbered(count, kind.one, kind.many);

/** "a", "a and b", "a, b and c". */
export const listed = (parts: readonly string[]): string => list.format(parts);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The time, such as `16:20`, with the date in front if it was not today. */
export function clockTime(startedAt: string, now = new Date()): string {
  const start = new Date(startedAt);
  const time = clock.format(start);
  if (start.toDateString() === now.toDateString()) return time;
  return `${calendar.format(start)}, ${time}`;
}

/** The remaining time, roughly, in words. */
export function timeLeft(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return 'a few seconds left';
  if (seconds < 90) return `about ${Math.ceil(seconds / 10) * 10} seconds left`;
  return `about ${Math.ceil(seconds / 60)} minutes left`;
}

/** The name of the file, or a description for a pasted table. */
export const sourceNameOf = (fileName: string | null): string => fileName ?? 'a pasted table';

type Words = readonly (readonly [count: number, words: string])[];

const nonZero = (words: Words): string[] =>
  words.filter(([count]) => count > 0).map(([count, text]) => `${number(count)} ${text}`);

/** "312 to create, 14 to update and 9 left out". */
export function countsInWords(counts: Counts): string {
  const parts = nonZero([
    [counts.saved, 'saved'],
    [counts.undone, 'taken back'],
    [counts.failed, 'failed'],
    [counts.create, 'to create'],
    [counts.update, 'to update'],
    [counts.error, 'with errors'],
    [counts.unchanged, 'unchanged'],
    [counts.skip, 'left out'],
  ]);
  return parts.length === 0 ? 'No rows' : listed(parts);
}

export const toSend = ({ create, update }: Counts): number => create + update;

/** The number of saved rows that undo can still revert. */
export const toUndo = ({ saved, kept }: Counts): number => saved - kept;

/** The message about a failure for users, without technical details. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ImportProblem) return error.message;
  if (error instanceof HttpError) {
    if (error.status === 401) {
      return 'Your draft is safe. Sign in again to continue where you stopped.';
    }
    return error.status >= 500 ? 'The server failed three times in a row.' : error.detail;
  }
  if (
    error instanceof TypeError ||
    (error instanceof DOMException && error.name === 'AbortError')
  ) {
    return 'The server cannot be reached.';
  }
  return 'Something went wrong on this page. Your draft is safe: reload the page to continue.';
}
