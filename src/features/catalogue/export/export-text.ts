import { attributionChanges, attributions } from '../../../lib/attribution.ts';
import { writeCsv } from '../../../lib/csv.ts';
import type { Kind } from '../kind.ts';
import type { CatalogueItem } from '../values.ts';

const statementFor = (source: unknown): string => {
  const found = attributions.find((each) => each.source === source);
  return found === undefined ? '' : `${found.statement} ${attributionChanges}`;
};

/**
 * The headers are the contract's names, so that an import knows them again. The licence's words go
 * with every row they are for: a comment line would break the table.
 */
export function exportCsv(kind: Kind, items: readonly CatalogueItem[]): string {
  const header = ['key', 'version', ...kind.fields.map(({ key }) => key), 'attribution'];
  const rows = items.map(({ sk, version, values }) => [
    sk,
    String(version),
    ...kind.fields.map(({ key, text }) => text(values[key])),
    statementFor(values['source']),
  ]);
  // Without the mark, Excel reads UTF-8 as something older.
  return `\uFEFF${writeCsv([header, ...rows])}`;
}

export function exportJson(kind: Kind, items: readonly CatalogueItem[]): string {
  const sources = new Set(items.map(({ values }) => values['source']));
  return `${JSON.stringify(
    {
      kind: kind.slug,
      attribution: attributions
        .filter(({ source }) => sources.has(source))
        .map(({ statement }) => `${statement} ${attributionChanges}`),
      items: items.map(({ sk, version, values }) => ({ [kind.skField]: sk, ...values, version })),
    },
    null,
    2,
  )}\n`;
}
