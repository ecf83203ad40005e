import { securityList } from '#src/generated/endpoints/security/security.ts';
import type {
  SecurityEvent,
  SecurityEventPage,
  SecurityListParams,
} from '#src/generated/model/index.ts';
import { writeCsv } from '#src/lib/csv.ts';

export type EventFormat = 'csv' | 'ndjson';

const columns: readonly (readonly [string, (event: SecurityEvent) => string])[] = [
  ['at', ({ at }) => at],
  ['event', ({ event }) => event],
  ['personId', ({ person }) => person?.userId ?? ''],
  ['person', ({ person }) => person?.name ?? ''],
  ['address', ({ person }) => person?.email ?? ''],
  ['byId', ({ by }) => by?.userId ?? ''],
  ['by', ({ by, byOperator }) => (byOperator ? 'operator' : (by?.name ?? ''))],
  ['detail', ({ detail }) => detail],
  ['network', ({ network }) => network ?? ''],
  ['eventId', ({ eventId }) => eventId],
];

/** `writeCsv` writes what a spreadsheet would run as a formula as text: people choose their names. */
const csvRows = (events: readonly SecurityEvent[]): string =>
  writeCsv(events.map((event) => columns.map(([, text]) => text(event))));

const writers = {
  csv: {
    type: 'text/csv;charset=utf-8',
    // With the byte order mark, spreadsheets read the file as UTF-8.
    start: `\uFEFF${writeCsv([columns.map(([name]) => name)])}`,
    rows: csvRows,
  },
  ndjson: {
    type: 'application/x-ndjson',
    start: '',
    rows: (events: readonly SecurityEvent[]) =>
      events.map((event) => `${JSON.stringify(event)}\n`).join(''),
  },
} as const satisfies Record<EventFormat, object>;

const largestPage = 200;
/** This number of events takes about 30 MB. More can be exported month by month. */
export const mostExported = 100_000;

interface EventExport {
  readonly params: SecurityListParams;
  readonly format: EventFormat;
  readonly signal: AbortSignal;
  /** Called with the number of events that are written so far. */
  readonly onProgress: (count: number) => void;
  /** Loads a page; tests replace it. */
  readonly load?: (params: SecurityListParams, signal: AbortSignal) => Promise<SecurityEventPage>;
}

interface ExportedEvents {
  readonly file: Blob;
  readonly count: number;
  /** Whether there were more than `mostExported`. */
  readonly isCut: boolean;
}

/** Writes the events of a query page by page, so that neither server nor browser has them all as objects. */
export async function exportEvents({
  params,
  format,
  signal,
  onProgress,
  load = (page, abort) => securityList(page, { signal: abort }),
}: EventExport): Promise<ExportedEvents> {
  const { type, start, rows } = writers[format];
  const parts: BlobPart[] = [start];
  let count = 0;
  let cursor: string | null = null;
  do {
    signal.throwIfAborted();
    const page: SecurityEventPage = await load(
      { ...params, pageSize: largestPage, ...(cursor !== null && { nextCursor: cursor }) },
      signal,
    );
    parts.push(rows(page.items));
    count += page.items.length;
    cursor = page.nextCursor;
    onProgress(count);
  } while (cursor !== null && count < mostExported);
  return { file: new Blob(parts, { type }), count, isCut: cursor !== null };
}
