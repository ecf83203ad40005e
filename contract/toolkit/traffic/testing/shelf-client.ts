interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

interface Sent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A client of the small backend of the kill matrix, with the cookies of one session. */
class ShelfClient {
  readonly #url: string;
  #cookies = '';
  #csrf = '';

  constructor(url: string) {
    this.#url = url;
  }

  async send(method: string, path: string, { body, headers = {} }: Sent = {}): Promise<Answer> {
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        ...(this.#cookies !== '' && { Cookie: this.#cookies }),
        ...(method !== 'GET' && this.#csrf !== '' && { 'X-CSRF-Token': this.#csrf }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parsed(text) };
  }

  async signIn(user: string): Promise<void> {
    const credentials = { user, password: `${user} of books` };
    const { headers } = await this.send('POST', '/session', { body: credentials });
    const pairs = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    this.#cookies = pairs.join('; ');
    this.#csrf = pairs.find((pair) => pair.startsWith('csrf='))?.slice('csrf='.length) ?? '';
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

const book = { title: 'The Lantern', pages: 120, genre: 'tale', tags: ['night'], note: 'Found' };

const idOf = ({ body }: Answer): string =>
  typeof body === 'object' && body !== null && 'bookId' in body ? String(body.bookId) : 'b1';

/** What a person does with a client that keeps to the contract. */
export async function visitShelf(url: string): Promise<void> {
  const reader = new ShelfClient(url);
  await reader.send('GET', '/books/');
  await reader.signIn('reader');
  await reader.send('GET', '/session');
  await reader.send('GET', '/books/?limit=3&genre=tale');
  await reader.send('GET', '/books/?limit=50');
  await reader.send('GET', '/books/?cursor=p6&limit=2');
  await reader.send('GET', '/books/missing');
  const created = await reader.send('POST', '/books/', {
    body: book,
    headers: { 'Idempotency-Key': 'visit-0001' },
  });
  const path = `/books/${idOf(created)}`;
  await reader.send('GET', path);
  const etag = created.headers.get('etag') ?? '"1"';
  const headers = { 'If-Match': /^"\d+"$/.test(etag) ? etag : '"1"' };
  await reader.send('PUT', path, { body: { ...book, pages: 5000, note: null }, headers });
  await reader.send('DELETE', path);
  await reader.send('DELETE', path);
  await reader.send('POST', '/books/', { body: { ...book, title: 'L'.repeat(80) } });
  await reader.send('POST', '/books/', { body: { ...book, title: '𐐷'.repeat(30) } });
  await reader.send('POST', '/books/bulk', { body: { books: [book, book] } });
  const keeper = new ShelfClient(url);
  await keeper.signIn('keeper');
  await keeper.send('GET', '/report');
}

/** What a client does that does not keep to the contract: the backend has to refuse each of these requests. */
export async function misuseShelf(url: string): Promise<void> {
  const reader = new ShelfClient(url);
  await reader.signIn('reader');
  const bodies: unknown[] = [
    { ...book, title: '' },
    { ...book, title: 'x'.repeat(81) },
    { ...book, pages: 0 },
    { ...book, pages: 5001 },
    { ...book, pages: 1.5 },
    { ...book, pages: '120' },
    { ...book, genre: 'poem' },
    { ...book, colour: 'red' },
    { pages: 1, genre: 'tale' },
    { title: 'Without pages', genre: 'tale' },
    { ...book, tags: ['a', 'b', 'c', 'd', 'e', 'f'] },
    { ...book, tags: ['night', 'night'] },
    { ...book, tags: ['x'.repeat(30)] },
    [book],
    '{"title":',
  ];
  for (const body of bodies) await reader.send('POST', '/books/', { body });
  for (const query of ['limit=0', 'limit=51', 'limit=ten', 'genre=poem']) {
    await reader.send('GET', `/books/?${query}`);
  }
  const headers = { 'Idempotency-Key': 'k'.repeat(65) };
  await reader.send('POST', '/books/', { body: book, headers });
  await reader.send('POST', '/books/', {
    body: JSON.stringify(book),
    headers: { 'Content-Type': 'text/plain' },
  });
  const guest = new ShelfClient(url);
  await guest.send('GET', '/books/');
  await guest.send('POST', '/books/', { body: book });
  // The cookie of a session without its CSRF token.
  await guest.signIn('reader');
  await guest.send('POST', '/books/', { body: book, headers: { 'X-CSRF-Token': '' } });
  await reader.send('PATCH', '/books/b1');
}
