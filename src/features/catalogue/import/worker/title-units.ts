import { coinNames, coins } from '#src/lib/catalogue/cost.ts';
import { looseWords } from '#src/lib/fold.ts';
import type { Field } from '../../field.ts';

const otherUnits =
  'kg kilo kilos kilogram kilograms g gram grams oz ounce ounces m meter meters metre metres km kmh kph mph squares';

const unitWords: ReadonlySet<string> = new Set([
  ...coins,
  ...Object.values(coinNames),
  ...otherUnits.split(' '),
]);

const onlyNumbers = /^[\d\s.,'’/⁄½¼¾–-]*\d[\d\s.,'’/⁄½¼¾–-]*$|^[½¼¾]$/u;

/** The unit in the title of each field's column, such as `kg` in `Weight (kg)`, if it has one. */
export type TitleUnits = ReadonlyMap<string, string>;

export function unitsIn(
  columns: readonly (string | null)[],
  titles: readonly string[],
  fields: ReadonlyMap<string, Field>,
): TitleUnits {
  const units = new Map<string, string>();
  for (const [index, key] of columns.entries()) {
    const field = key === null ? undefined : fields.get(key);
    if (field === undefined || field.type.acceptsAnyText === true) continue;
    const own = new Set(looseWords(field.label));
    const title = (titles[index] ?? '').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
    const unit = looseWords(title).find((word) => unitWords.has(word) && !own.has(word));
    if (unit !== undefined) units.set(field.key, unit);
  }
  return units;
}

/**
 * Writes the unit of the title behind a number without one. Otherwise 5 kg would be stored as 5 lb.,
 * because the column has only the number.
 */
export function withTitleUnit(cell: unknown, unit: string | undefined): unknown {
  if (unit === undefined || (typeof cell !== 'string' && typeof cell !== 'number')) return cell;
  const text = String(cell);
  return onlyNumbers.test(text) ? `${text.trim()} ${unit}` : cell;
}
