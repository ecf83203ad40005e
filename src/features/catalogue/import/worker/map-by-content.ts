import { isBlank, type Lookup, type Lookups } from '#src/lib/catalogue/codec.ts';
import { looseName } from '#src/lib/fold.ts';
import { isAbbreviation } from '#src/lib/import/likeness.ts';
import type { Field } from '../../field.ts';
import { UnreadableText } from '../../values.ts';
import { type ColumnMapping, unmapped } from './map-columns.ts';
import { ownColumns } from './targets.ts';

const maxSamples = 40;

interface Column {
  index: number;
  texts: readonly string[];
}

const textsOf = (rows: readonly (readonly unknown[])[], index: number): string[] =>
  rows
    .map((cells) => cells[index])
    .filter((cell): cell is string => typeof cell === 'string' && !isBlank(cell))
    .slice(0, maxSamples);

/** Whether a match with a reference field is unreliable: too few texts, or no known names. */
const isUnreliable = ({ type }: Field, { texts }: Column, lookup: Lookup | undefined): boolean =>
  (type.control.type === 'reference' || type.control.type === 'contents') &&
  (texts.length < 2 || lookup === undefined || lookup.size === 0);

/** Whether a text is similar to an option: `Simple melee weapons` is nearly a category. */
const isNearMiss = ({ type }: Field, { suggestion }: UnreadableText): boolean =>
  type.control.type === 'choice' && suggestion !== undefined;
/** A text that is similar to an option counts less than a text that can be read. */
const nearMissWeight = 0.8;

/** The fraction of a column's texts that a field can read. */
function rateOf(field: Field, column: Column, lookups: Lookups): number {
  const { texts } = column;
  const lookup = lookups.get(field.key);
  if (isUnreliable(field, column, lookup)) return 0;
  let read = 0;
  for (const text of texts) {
    const { value } = field.read(text, lookup);
    if (!(value instanceof UnreadableText)) read += 1;
    else if (isNearMiss(field, value)) read += nearMissWeight;
  }
  return texts.length === 0 ? 0 : read / texts.length;
}

/** Whether less than half of the texts are plain numbers, which many fields can read. */
const isDistinctive = ({ texts }: Column): boolean =>
  texts.filter((text) => /^[\d.,\s-]+$/.test(text)).length * 2 < texts.length;

/**
 * Maps columns whose titles are not recognized. A column gets the field that can read its texts but
 * few texts of the other columns. Each field is used once.
 */
function byReading(
  columns: readonly ColumnMapping[],
  open: readonly Column[],
  fields: readonly Field[],
  lookups: Lookups,
): ColumnMapping[] {
  const found = [...columns];
  const taken = new Set(columns.map(({ field }) => field));
  const scores = fields
    .filter(
      ({ key, type, options }) =>
        type.acceptsAnyText !== true && options.onlyByTitle !== true && !taken.has(key),
    )
    .flatMap(({ key, ...field }) => {
      const rates = open.map((column) => rateOf({ key, ...field }, column, lookups));
      const accepted = rates.filter((rate) => rate > 0).length / Math.max(1, open.length);
      return open.map(({ index }, position) => {
        const rate = rates[position] ?? 0;
        return { key, index, rate, score: rate * (1.2 - accepted) };
      });
    })
    .toSorted((one, other) => other.score - one.score);
  for (const { key, index, score, rate } of scores) {
    if (rate < 0.7 || score < 0.15 || taken.has(key) || found[index]?.field !== null) continue;
    taken.add(key);
    found[index] = { field: key, by: 'content', confidence: Math.min(0.75, score) };
  }
  return found;
}

/** Maps a table without titles. The first unmapped column with mostly unique texts is the name. */
export function mapByContent(
  rows: readonly (readonly unknown[])[],
  width: number,
  fields: readonly Field[],
  lookups: Lookups,
): ColumnMapping[] {
  const all = Array.from({ length: width }, (_, index) => ({ index, texts: textsOf(rows, index) }));
  const columns = byReading(
    all.map(() => unmapped),
    all,
    fields,
    lookups,
  );
  const name = all.findIndex(
    ({ texts }, index) =>
      columns[index]?.field === null && new Set(texts).size >= Math.max(1, texts.length * 0.8),
  );
  return name === -1
    ? columns
    : columns.with(name, { field: 'name', by: 'content', confidence: 0.6 });
}

/**
 * Maps columns whose titles are not recognized. A title that abbreviates one field (`Dmg`, `Wt`)
 * gets this field if the field can read the cells. Other columns are mapped if their content is
 * unambiguous (`1d8 slashing`).
 */
export function mapByAbbreviationOrContent(
  columns: readonly ColumnMapping[],
  titles: readonly string[],
  rows: readonly (readonly unknown[])[],
  fields: readonly Field[],
  lookups: Lookups,
): ColumnMapping[] {
  const open = titles.flatMap((title, index): Column[] =>
    title !== '' && columns[index]?.field === null && !ownColumns.has(looseName(title))
      ? [{ index, texts: textsOf(rows, index) }]
      : [],
  );
  const found = [...columns];
  const taken = new Set(columns.map(({ field }) => field));
  for (const column of open) {
    const title = titles[column.index] ?? '';
    const likely = fields.filter(
      ({ key, label, options }) =>
        !taken.has(key) &&
        [key, label, ...(options.aliases ?? [])].some((name) => isAbbreviation(title, name)),
    );
    const [only] = likely;
    if (only === undefined || likely.length > 1) continue;
    if (column.texts.length > 0 && rateOf(only, column, lookups) < 0.5) continue;
    taken.add(only.key);
    found[column.index] = { field: only.key, by: 'likeness', confidence: 0.75 };
  }
  const unmappedColumns = open.filter(
    (column) => found[column.index]?.field === null && isDistinctive(column),
  );
  return byReading(found, unmappedColumns, fields, lookups);
}
