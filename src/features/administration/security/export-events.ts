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

/** People choose their names, so `writeCsv` turns what a spreadsheet would run as a formula into text. */
const csvRows = (events: readonly SecurityEvent[]): string =>
  writeCsv(events.map((event) => columns.map(([, text]) => text(event))));

const writers = {
  csv: {
    // With the byte order mark, spreadsheets read the file as UTF-8.
    start: `\uFEFF${writeCsv([columns.map(([name]) => name)])}`,
    rows: csvRows,
  },
  ndjson: {
    start: '',
    rows: (events: readonly SecurityEvent[]) =>
      events.map((event) => `${JSON.stringify(event)}\n`).join(''),
  },
} as const satisfies Record<EventFormat, object>;

const largestPage = 200;

interface EventExport {
  readonly params: SecurityListParams;
  readonly format: EventFormat;
  /** Called with the number of events that are written so far. */
  readonly onProgress: (count: number) => void;
  /** Loads a page; tests replace it. */
  readonly load?: (params: SecurityListParams, signal: AbortSignal) => Promise<SecurityEventPage>;
}

/**
 * The events of a query as a file. A page is loaded when the one before is written, so neither server nor browser
 * ever has more than two of them. When the stream is cancelled, the page that is being loaded is aborted.
 */
export function eventStream({
  params,
  format,
  onProgress,
  load = (page, abort) => securityList(page, { signal: abort }),
}: EventExport): ReadableStream<Uint8Array> {
  const { start, rows } = writers[format];
  const controller = new AbortController();
  const encoder = new TextEncoder();
  let count = 0;
  let cursor: string | undefined;
  return new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(encoder.encode(start)),
    async pull(stream) {
      const page = await load(
        { ...params, pageSize: largestPage, ...(cursor !== undefined && { nextCursor: cursor }) },
        controller.signal,
      );
      stream.enqueue(encoder.encode(rows(page.items)));
      count += page.items.length;
      onProgress(count);
      if (page.nextCursor === null) stream.close();
      else cursor = page.nextCursor;
    },
    cancel: () => controller.abort(),
  });
}
