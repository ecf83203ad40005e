import { searchedText } from '#src/lib/searched-text.ts';
import type { SecurityListParams } from '#src/generated/model/index.ts';

/** What the log shows, as in the URL. Empty texts mean everything. */
export interface SecurityQuery {
  readonly q: string;
  readonly userId: string;
  readonly event: string;
  /** Days such as `2026-11-20`, in the time zone of the reader; both are included. */
  readonly from: string;
  readonly to: string;
  readonly network: string;
}

const names = ['q', 'userId', 'event', 'from', 'to', 'network'] as const;

const fits: Readonly<Record<(typeof names)[number], RegExp>> = {
  q: /\S/,
  userId: /^[\w-]{8,128}$/,
  event: /^[a-z-]+[.][a-z-]+$/,
  from: /^\d{4}-\d{2}-\d{2}$/,
  to: /^\d{4}-\d{2}-\d{2}$/,
  network: /^[0-9A-Fa-f:.]{3,50}(?:\/\d{1,3})?$/,
};

/** A value that the contract would refuse is left out. */
export function readSecurityQuery(search: URLSearchParams): SecurityQuery {
  const read = (name: (typeof names)[number]): string => {
    const text = searchedText(search.get(name));
    return fits[name].test(text) ? text : '';
  };
  return {
    q: read('q'),
    userId: read('userId'),
    event: read('event'),
    from: read('from'),
    to: read('to'),
    network: read('network'),
  };
}

export function withSecurityQuery(
  search: URLSearchParams,
  change: Partial<SecurityQuery>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export const isNetwork = (text: string): boolean => text === '' || fits.network.test(text);

export const isFiltered = (query: SecurityQuery): boolean =>
  Object.values(query).some((value) => value !== '');

/** A time of the contract has a year of four digits. */
const isFourDigitYear = (time: string): boolean => /^\d{4}-/.test(time);

/**
 * The beginning of a day of the reader, or of the day after it; undefined for a time that the contract cannot
 * express, such as the day after 9999-12-31: no event is outside of these times.
 */
function timeOf(day: string, daysLater: number): string | undefined {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const start = new Date(2000, 0, 1);
  // The constructor would take the years 0 to 99 for those of the last century.
  start.setFullYear(year, month - 1, date + daysLater);
  const time = start.toISOString();
  return isFourDigitYear(time) ? time : undefined;
}

const pageSize = 50;

export function securityParams(query: SecurityQuery): SecurityListParams {
  const { q, userId, event, from, to, network } = query;
  const since = from === '' ? undefined : timeOf(from, 0);
  const until = to === '' ? undefined : timeOf(to, 1);
  return {
    ...(q !== '' && { q }),
    ...(userId !== '' && { userId }),
    ...(event !== '' && { event }),
    ...(since !== undefined && { since }),
    ...(until !== undefined && { until }),
    ...(network !== '' && { network }),
    pageSize,
  };
}
