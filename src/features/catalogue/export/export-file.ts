import type { Field } from '../field.ts';
import type { Kind } from '../kind.ts';
import type { ListQuery } from '../list-query.ts';
import { type ExportRow, type ExportFormat, formats } from './export-text.ts';

export interface ExportOptions {
  kind: Kind;
  format: ExportFormat;
  fields: readonly Field[];
  /** The rows, or the query that loads them. */
  from: readonly ExportRow[] | ListQuery;
  signal: AbortSignal;
  /** Called with the number of rows that are written so far. */
  onProgress: (count: number) => void;
}

const sliceSize = 1000;

const isQuery = (from: ExportOptions['from']): from is ListQuery => !Array.isArray(from);

/** Lets the browser paint the page and handle a click on "Cancel" before the next slice. */
const yieldToPage = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

async function* slicesOf({
  kind,
  from,
  signal,
}: ExportOptions): AsyncGenerator<readonly ExportRow[]> {
  if (isQuery(from)) {
    for await (const { items } of kind.allPages(from, undefined, signal)) yield items;
    return;
  }
  for (let at = 0; at < from.length; at += sliceSize) {
    yield from.slice(at, at + sliceSize);
    await yieldToPage();
    signal.throwIfAborted();
  }
}

/** Writes the file in slices. Each slice is written as soon as its rows are loaded. */
export async function exportFile(options: ExportOptions): Promise<{ file: Blob; count: number }> {
  const { writer: writerOf, type } = formats[options.format];
  const writer = writerOf(options.kind, options.fields);
  const parts = [writer.start()];
  let count = 0;
  for await (const rows of slicesOf(options)) {
    parts.push(writer.rows(rows));
    count += rows.length;
    options.onProgress(count);
  }
  parts.push(writer.end());
  return { file: new Blob(parts, { type }), count };
}

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** The name of a file, with the kind, the scope unless it is `all`, and the local date. */
export function fileName(slug: string, scope: string, format: ExportFormat, now: Date): string {
  const day = `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
  return ['questwright', slug, ...(scope === 'all' ? [] : [scope]), `${day}.${format}`].join('-');
}
