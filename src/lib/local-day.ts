import { relativeWords } from './relative-time.ts';

/**
 * The day in the time zone of the user, as YYYY-MM-DD. Built pages contain the source of this function, so it uses
 * nothing outside.
 */
export function localDay(time = new Date()): string {
  const pad = (number: number): string => String(number).padStart(2, '0');
  return `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;
}

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** A day as seen from another one, such as “yesterday”. Both are YYYY-MM-DD. */
export const relativeDay = (day: string, today: string): string =>
  relativeWords(Math.round((noonOf(day) - noonOf(today)) / 86_400_000), 'day');

const months =
  'January,February,March,April,May,June,July,August,September,October,November,December'.split(
    ',',
  );

/** `8 November 2026` for `2026-11-08`. */
export function dayText(day: string): string {
  const [year, month = 1, date] = day.split('-').map(Number);
  return `${date} ${months[month - 1]} ${year}`;
}
