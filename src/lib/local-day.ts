/** The day in the time zone of the user, as YYYY-MM-DD. */
export function localDay(time = new Date()): string {
  const pad = (number: number): string => String(number).padStart(2, '0');
  return `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;
}

const dayInWords = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** A day as seen from another one, such as “yesterday”. Both are YYYY-MM-DD. */
export const relativeDay = (day: string, today: string): string =>
  dayInWords.format(Math.round((noonOf(day) - noonOf(today)) / 86_400_000), 'day');
