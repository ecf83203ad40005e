import { expect, test } from 'vitest';
import type { SecurityEvent, SecurityListParams } from '#src/generated/model/index.ts';
import { parseCsv, unneutralise } from '#src/lib/csv.ts';
import { exportEvents, mostExported } from './export-events.ts';

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

const request = {
  params: { event: 'session.begin' },
  signal: new AbortController().signal,
  onProgress: () => undefined,
};

test('a CSV has all pages, and runs no name as a formula', async () => {
  const counts: number[] = [];
  const { file, count, isCut } = await exportEvents({
    ...request,
    format: 'csv',
    load: twoPages,
    onProgress: (written) => counts.push(written),
  });
  const [head, ...rows] = parseCsv(await file.text());
  const name = head?.indexOf('person') ?? -1;
  expect(rows.map((row) => row[name])).toEqual([
    'Ilse',
    `'=HYPERLINK("https://evil.example")`,
    'Ilse',
  ]);
  expect(unneutralise(rows[1]?.[name] ?? '')).toBe('=HYPERLINK("https://evil.example")');
  expect({ count, isCut, counts }).toEqual({ count: 3, isCut: false, counts: [2, 3] });
});

test('an NDJSON has one event a line', async () => {
  const { file } = await exportEvents({ ...request, format: 'ndjson', load: twoPages });
  const lines = (await file.text()).trimEnd().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as SecurityEvent).eventId)).toEqual([
    'event-1',
    'event-2',
    'event-3',
  ]);
});

test('an export ends after the most events that it can have, and says so', async () => {
  const page = Array.from({ length: 200 }, (_, index) => event(index));
  const endless = async () => ({ items: page, nextCursor: 'next' });
  const { count, isCut } = await exportEvents({ ...request, format: 'ndjson', load: endless });
  expect({ count, isCut }).toEqual({ count: mostExported, isCut: true });
});

test('a cancelled export loads no further page', async () => {
  const controller = new AbortController();
  const loaded: unknown[] = [];
  const exported = exportEvents({
    ...request,
    format: 'csv',
    signal: controller.signal,
    load: async (params) => {
      loaded.push(params);
      return twoPages(params);
    },
    onProgress: () => controller.abort(),
  });
  await expect(exported).rejects.toThrow(/abort/i);
  expect(loaded).toHaveLength(1);
});
