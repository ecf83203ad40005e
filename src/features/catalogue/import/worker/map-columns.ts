import { ImportProblem } from '#src/lib/import/import-problem.ts';
import { looseName } from '#src/lib/fold.ts';
import { likeness, looseTitle } from '#src/lib/import/likeness.ts';
import type { MappedBy } from './draft-types.ts';
import { type ColumnTarget, ownColumns } from './targets.ts';

export interface ColumnMapping {
  field: string | null;
  by: MappedBy;
  confidence: number;
}

export const unmapped: ColumnMapping = { field: null, by: null, confidence: 0 };

/** The minimum likeness of a title and a name. */
const minLikeness = 0.65;

const namesOf = ({ key, label, aliases }: ColumnTarget): readonly string[] => [
  key,
  label,
  ...aliases,
];

const comparisons = [
  { by: 'key', confidence: 1, fold: looseName, names: ({ key }: ColumnTarget) => [key] },
  { by: 'label', confidence: 0.98, fold: looseName, names: ({ label }: ColumnTarget) => [label] },
  { by: 'alias', confidence: 0.9, fold: looseName, names: ({ aliases }: ColumnTarget) => aliases },
  { by: 'alias', confidence: 0.85, fold: looseTitle, names: namesOf },
] as const;

/**
 * Maps columns by their titles: equal names first, then similar names, the most similar pair first.
 * Each field is used once; a second column with the same title is not mapped.
 */
export function mapByTitle(
  titles: readonly string[],
  targets: readonly ColumnTarget[],
): ColumnMapping[] {
  const columns: ColumnMapping[] = titles.map(() => unmapped);
  const free = new Map(targets.map((target) => [target.key, target]));
  const assign = (index: number, field: string, by: MappedBy, confidence: number): void => {
    columns[index] = { field, by, confidence };
    free.delete(field);
  };
  for (const { by, confidence, fold, names } of comparisons) {
    const folded = titles.map(fold);
    for (const target of targets) {
      if (!free.has(target.key)) continue;
      const wanted = new Set(names(target).map((name) => fold(name)));
      const index = folded.findIndex(
        (title, at) => title !== '' && columns[at]?.field === null && wanted.has(title),
      );
      if (index !== -1) assign(index, target.key, by, confidence);
    }
  }
  const pairs = titles.flatMap((title, index) => {
    if (columns[index]?.field !== null || title.trim() === '') return [];
    if (ownColumns.has(looseName(title))) return [];
    return [...free.values()].map((target) => ({
      index,
      field: target.key,
      score: Math.max(...namesOf(target).map((name) => likeness(title, name))),
    }));
  });
  for (const { index, field, score } of pairs.toSorted((one, other) => other.score - one.score)) {
    if (score < minLikeness) break;
    if (columns[index]?.field === null && free.has(field)) {
      assign(index, field, 'likeness', Math.min(score, 1) * 0.95);
    }
  }
  return columns;
}

/** Maps columns as the user chose in an earlier import with the same titles. */
export function mapByChoice(
  titles: readonly string[],
  choice: Readonly<Record<string, string | null>>,
  targets: readonly ColumnTarget[],
): ColumnMapping[] {
  const known = new Set(targets.map(({ key }) => key));
  const taken = new Set<string>();
  return titles.map((title) => {
    const field = choice[title] ?? null;
    if (field === null || !known.has(field) || taken.has(field)) {
      return { field: null, by: 'remembered', confidence: 1 };
    }
    taken.add(field);
    return { field, by: 'remembered', confidence: 1 };
  });
}

/** The key under which the columns for these titles are stored. */
export const titlesKey = (titles: readonly string[]): string =>
  titles.map(looseName).toSorted().join('|').slice(0, 2000);

/** @throws ImportProblem if another column has the field; the message names both columns */
export function mapColumn(
  columns: readonly ColumnMapping[],
  titles: readonly string[],
  targets: readonly ColumnTarget[],
  column: number,
  field: string | null,
): ColumnMapping[] {
  const taken = columns.findIndex((each, index) => index !== column && each.field === field);
  if (field !== null && taken !== -1) {
    const label = targets.find(({ key }) => key === field)?.label ?? field;
    throw new ImportProblem(
      `“${titles[taken]}” and “${titles[column]}” cannot both be ${label}. Leave one of them out first.`,
    );
  }
  return columns.with(column, { field, by: 'chosen', confidence: 1 });
}
