import type { Field } from '../../field.ts';
import { Unread } from '../../values.ts';
import type { Lookups } from './engine.ts';
import { type Mapped, unmapped } from './map-columns.ts';

const samples = 40;

const readable = (field: Field, text: string, lookups: Lookups): boolean =>
  !(field.read(text, lookups.get(field.key)).value instanceof Unread);

/**
 * For a table without titles: a column belongs to the field that can read it and that cannot read
 * the others. The first column of texts that differ is the name.
 */
export function mapByContent(
  rows: readonly (readonly unknown[])[],
  width: number,
  fields: readonly Field[],
  lookups: Lookups,
): Mapped[] {
  const texts = Array.from({ length: width }, (_, index) =>
    rows
      .map((cells) => cells[index])
      .filter((cell): cell is string => typeof cell === 'string' && cell.trim() !== '')
      .slice(0, samples),
  );
  const rate = (field: Field, column: readonly string[]): number =>
    column.length === 0
      ? 0
      : column.filter((text) => readable(field, text, lookups)).length / column.length;
  const columns: Mapped[] = texts.map(() => unmapped);
  const scores = fields
    .filter(({ type }) => type.free !== true)
    .flatMap((field) => {
      const rates = texts.map((column) => rate(field, column));
      const accepted = rates.filter((each) => each > 0).length / Math.max(1, width);
      return rates.map((each, index) => ({
        field,
        index,
        score: each * (1.2 - accepted),
        rate: each,
      }));
    })
    .toSorted((one, other) => other.score - one.score);
  const taken = new Set<Field>();
  for (const { field, index, score, rate: read } of scores) {
    if (read < 0.7 || score < 0.3 || taken.has(field) || columns[index]?.field !== null) continue;
    taken.add(field);
    columns[index] = { field: field.key, by: 'content', confidence: Math.min(0.75, score) };
  }
  const name = texts.findIndex(
    (column, index) =>
      columns[index]?.field === null && new Set(column).size >= Math.max(1, column.length * 0.8),
  );
  if (name !== -1) columns[name] = { field: 'name', by: 'content', confidence: 0.6 };
  return columns;
}
