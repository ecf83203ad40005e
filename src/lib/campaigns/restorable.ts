import { counted } from '../counted.ts';

const day = 24 * 60 * 60 * 1000;
const keptDays = 30;

/** How long something can still be restored. Times are milliseconds since 1970. */
export function restorableText(deletedAt: number, now: number): string {
  const days = Math.ceil((deletedAt + keptDays * day - now) / day);
  if (days <= 0) return 'gone for good within the hour';
  return `gone for good in ${counted(days, 'day', 'days')}`;
}
