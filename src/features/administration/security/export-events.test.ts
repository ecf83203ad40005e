import { expect, test } from 'vitest';
import type { SecurityEvent, SecurityListParams } from '#src/generated/model/index.ts';
import { parseCsv, unneutralise } from '#src/lib/csv.ts';
import { eventStream } from './export-events.ts';

const event = (index: number, name = 'Ilse'): SecurityEvent => ({
  eventId: `event-${index}`,
  at: '2026-11-20T19:30:00.000Z',
  event: 'session.begin',
  person: { userId: 'ilse-the-player', name, email: 'ilse@example.com' },
  by: null,
  byOperator: false,
  detail: '',
  network: '203.0.113.0/24',
});

/** A log of two pages. */
const twoPages = async ({ nextCursor }: SecurityListParams) =>
  nextCursor === undefined
    ? { items: [event(1), event(2, '=HYPERLINK("https://evil.example")')], nextCursor: 'second' }
    : { items: [event(3)], nextCursor: null };

const request = { params: { event: 'session.begin' }, onProgress: () => undefined };

const textOf = (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

test('a CSV has all pages, and runs no name as a formula', async () => {
  const counts: number[] = [];
  const stream = eventStream({
    ...request,
    format: 'csv',
    load: twoPages,
    onProgress: (written) => counts.push(written),
  });
  const text = await textOf(stream);
  const [head, ...rows] = parseCsv(text);
  const name = head?.indexOf('person') ?? -1;
  expect(rows.map((row) => row[name])).toEqual([
    'Ilse',
    `'=HYPERLINK("https://evil.example")`,
    'Ilse',
  ]);
  expect(unneutralise(rows[1]?.[name] ?? '')).toBe('=HYPERLINK("https://evil.example")');
  expect(counts).toEqual([2, 3]);
});

test('an NDJSON file has one event per line', async () => {
  const text = await textOf(eventStream({ ...request, format: 'ndjson', load: twoPages }));
  const lines = text.trimEnd().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as SecurityEvent).eventId)).toEqual([
    'event-1',
    'event-2',
    'event-3',
  ]);
});

test('a log without events is a table without rows', async () => {
  const load = async () => ({ items: [], nextCursor: null });
  const text = await textOf(eventStream({ ...request, format: 'csv', load }));
  expect(parseCsv(text)).toHaveLength(1);
});

test('pages are loaded only as fast as the file is written, also of 100,000 events', async () => {
  const pages = 500;
  let loaded = 0;
  let written = 0;
  let most = 0;
  const page = Array.from({ length: 200 }, (_, index) => event(index));
  const load = async () => {
    loaded += 1;
    most = Math.max(most, loaded - written);
    return { items: page, nextCursor: loaded < pages ? String(loaded) : null };
  };
  const stream = eventStream({ ...request, format: 'ndjson', load });
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (chunk.length > 0) written += 1;
  }
  expect(loaded).toBe(pages);
  expect(most).toBeLessThanOrEqual(2);
  expect(bytes).toBe(
    new TextEncoder().encode(`${page.map((each) => JSON.stringify(each)).join('\n')}\n`).length *
      pages,
  );
});

test('a cancelled export aborts the page that is being loaded, and loads no further one', async () => {
  const signals: AbortSignal[] = [];
  const stream = eventStream({
    ...request,
    format: 'ndjson',
    load: async (_params, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    },
  });
  const controller = new AbortController();
  const writing = stream.pipeTo(new WritableStream(), { signal: controller.signal });
  await expect.poll(() => signals.length).toBe(1);
  controller.abort();
  await expect(writing).rejects.toThrow(/abort/i);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('an export fails with the reason of a page that cannot be loaded', async () => {
  const load = async () => Promise.reject(new Error('The session has ended.'));
  const stream = eventStream({ ...request, format: 'csv', load });
  await expect(textOf(stream)).rejects.toThrow('The session has ended.');
});
