const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const monthNames = months.split('|');

const numeric = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?: \d{1,2}:\d\d(?::\d\d)?)?$/;
const dayMonth = new RegExp(`^(\\d{1,2})[ .-](${months})[a-z]*\\.?(?:[ .-]\\d{2,4})?$`, 'i');
const monthDay = new RegExp(`^(${months})[a-z]*[ .-](\\d{1,2})(?:,? \\d{4})?$`, 'i');

const monthOf = (name: string): number => monthNames.indexOf(name.toLowerCase().slice(0, 3)) + 1;

/** Spreadsheets turn `1/4` and `2-3` into dates. Returns month and day of such a date, or null. */
export function dateBefore(text: string): { month: number; day: number } | null {
  const [, day, month] = dayMonth.exec(text) ?? [];
  if (day !== undefined && month !== undefined) return { month: monthOf(month), day: Number(day) };
  const [, name, number] = monthDay.exec(text) ?? [];
  if (name !== undefined) return { month: monthOf(name), day: Number(number) };
  const [, first = '', separator, second = '', third = ''] = numeric.exec(text) ?? [];
  const [a, b, c] = [Number(first), Number(second), Number(third)];
  if (separator === undefined) return null;
  const parts =
    first.length === 4
      ? { month: b, day: c }
      : separator === '.'
        ? { month: b, day: a }
        : { month: a, day: b };
  const isDate = parts.month >= 1 && parts.month <= 12 && parts.day >= 1 && parts.day <= 31;
  return isDate && (first.length === 4 || third.length !== 3) ? parts : null;
}

const failures =
  /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|GETTING_DATA)$/i;

/** Whether a cell contains the error of a formula, or the `###` of a column that is too narrow. */
export function isSheetFailure(text: string): boolean {
  // Returns early, because this runs for every cell of a large file and few cells contain a `#`.
  if (!text.includes('#')) return false;
  const plain = text.trim();
  return failures.test(plain) || /^#{3,}$/.test(plain);
}
