import { groupedNumber } from './grouped-number.ts';

const units = [
  ['year', 365 * 24 * 60 * 60],
  ['month', 30 * 24 * 60 * 60],
  ['week', 7 * 24 * 60 * 60],
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const;

type Unit = (typeof units)[number][0];

const days: Readonly<Record<number, string>> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' };
const others: Readonly<Record<number, string>> = { [-1]: 'last', 0: 'this', 1: 'next' };

function near(count: number, unit: Unit): string | undefined {
  if (unit === 'day') return days[count];
  const word = others[count];
  const hasWord = word !== undefined && (count === 0 || (unit !== 'hour' && unit !== 'minute'));
  return hasWord ? `${word} ${unit}` : undefined;
}

/**
 * `yesterday` for -1 day, `in 3 weeks` for 3 weeks. `Intl.RelativeTimeFormat` gives the same words, but first loads its
 * data, which takes a phone a fifth of a second before it paints a page.
 */
export function relativeWords(count: number, unit: Unit): string {
  const word = near(count, unit);
  if (word !== undefined) return word;
  const size = Math.abs(count);
  const amount = `${groupedNumber(size)} ${size === 1 ? unit : `${unit}s`}`;
  return count < 0 ? `${amount} ago` : `in ${amount}`;
}

/**
 * The time of a past event: `2 hours ago`, `yesterday`, `just now`. It is `just now` as well if the clock of this
 * device is behind that of the server. Times are milliseconds since 1970.
 */
export function relativeTime(time: number, now: number): string {
  const seconds = Math.round((now - time) / 1000);
  for (const [unit, size] of units) {
    if (seconds >= size) return relativeWords(-Math.floor(seconds / size), unit);
  }
  return 'just now';
}
