/** The day in the time zone of the user, as YYYY-MM-DD. */
export function localDay(time = new Date()): string {
  const pad = (number: number): string => String(number).padStart(2, '0');
  return `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;
}
