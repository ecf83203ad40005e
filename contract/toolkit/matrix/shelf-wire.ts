import { isSchema } from '#contract/json-schema.ts';
import type { FaultName } from './faults.ts';
import type { Has } from './shelf-rules.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  readonly body: unknown;
  /** The body of the request that was answered, for repeated ones. */
  readonly request?: string;
}

type Members = Readonly<Record<string, unknown>>;

const without =
  (name: string) =>
  (members: Members): Members =>
    Object.fromEntries(Object.entries(members).filter(([key]) => key !== name));

/** Faults that change one property of a book, of a page, of a problem or of the report. */
const bookFaults: Partial<Readonly<Record<FaultName, (book: Members) => Members>>> = {
  'title missing in a book': without('title'),
  'note missing in a book': without('note'),
  'further property in a book': (book) => ({ ...book, secret: 1 }),
  'pages as text': (book) => ({ ...book, pages: String(book['pages']) }),
  'version as text': (book) => ({ ...book, version: `v${String(book['version'])}` }),
  'genre outside of the enum': (book) => ({ ...book, genre: 'poem' }),
};

const listFaults: Partial<Readonly<Record<FaultName, (page: Members) => unknown>>> = {
  'tags missing in a list': (page) => withItems(page, without('tags')),
  'further property in the list': (page) => withItems(page, (book) => ({ ...book, secret: 1 })),
  'null title in the list': (page) => withItems(page, (book) => ({ ...book, title: null })),
  'list as an array': ({ items }) => items,
  'nextCursor missing': without('nextCursor'),
  'nextCursor as a number': (page) => ({ ...page, nextCursor: 17 }),
};

const problemFaults: Partial<Readonly<Record<FaultName, (problem: Members) => unknown>>> = {
  'code outside of the enum': (problem) => ({ ...problem, code: 'strange' }),
  'problem without detail': without('detail'),
  'problem as text': ({ detail }) => detail,
};

const reportFaults: Partial<Readonly<Record<FaultName, (report: Members) => unknown>>> = {
  'date without a time': (report) => ({ ...report, at: '2026-01-01' }),
  'count below zero': (report) => ({ ...report, books: -1 }),
};

const withItems = (page: Members, change: (book: Members) => Members): Members => {
  const items: unknown = page['items'];
  return { ...page, items: Array.isArray(items) ? items.map(change) : items };
};

/** Applies the fault that the table has, if the backend has it. */
function changed<Result>(
  table: Partial<Readonly<Record<FaultName, (value: Members) => Result>>>,
  value: Members,
  has: Has,
): Result | Members {
  // The keys of the tables are names of faults.
  const name = (Object.keys(table) as FaultName[]).find(has);
  return (name && table[name]?.(value)) ?? value;
}

function bodyOf({ status, body }: Answer, has: Has): unknown {
  if (!isSchema(body)) return body;
  if (status >= 400) return changed(problemFaults, body, has);
  if ('bookId' in body) return changed(bookFaults, body, has);
  if ('items' in body) return changed(listFaults, body, has);
  return 'at' in body ? changed(reportFaults, body, has) : body;
}

interface Place {
  readonly has: Has;
  readonly path: string;
  readonly method: string;
}

function headersOf({ status, headers, cookies, body }: Answer, { has }: Place) {
  const isBook = isSchema(body) && 'bookId' in body;
  const { etag, location, ...rest } = headers;
  const quoted = has('ETag without quotation marks') ? etag?.replaceAll('"', '') : etag;
  return {
    ...rest,
    ...(quoted !== undefined && !has('missing ETag of a book') && { etag: quoted }),
    ...(location !== undefined && !has('missing Location') && { location }),
    ...(isBook && has('book as text/html') && { 'content-type': 'text/html' }),
    ...(status === 204 && has('content type with 204') && { 'content-type': 'application/json' }),
    ...(cookies && { 'set-cookie': [...cookies] }),
  };
}

/** An answer as it is sent, with the faults of its form. */
export function wireOf(answer: Answer, place: Place) {
  const { has, path, method } = place;
  const headers: Record<string, string | string[]> = headersOf(answer, place);
  const isBook = isSchema(answer.body) && 'bookId' in answer.body;
  if (isBook && has('book without content type')) delete headers['content-type'];
  const value = bodyOf(answer, has);
  const text = value === undefined ? '' : JSON.stringify(value);
  const isReport = path === '/report' && answer.status === 200;
  if (isReport && has('broken JSON of the report')) {
    return { ...answer, headers, body: text.slice(1) };
  }
  if (isReport && has('bytes that are not UTF-8')) {
    return {
      ...answer,
      headers,
      body: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text)]),
    };
  }
  const isRemoval = method === 'DELETE' && answer.status === 204;
  // Node sends no body with 204, so this fault has another status.
  if (isRemoval && has('body with 204')) {
    return { status: 202, headers: { 'content-type': 'application/json' }, body: '{}' };
  }
  return { status: answer.status, headers, body: text };
}
