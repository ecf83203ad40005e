import { headerOf, type Sender, type WireRequest, type WireResponse } from '../http/send.ts';

/** A request with its response; null for none. */
export interface Visit {
  readonly request: WireRequest;
  readonly response: WireResponse | null;
}

type Headers = Readonly<Record<string, string>>;

const longestWait = 2000;

const lantern = { title: 'The Lantern', pages: 120, genre: 'tale', tags: ['night'], note: 'Found' };

/**
 * The requests of an ordinary client of shelf.yaml, through any address: what tools that only watch traffic get to
 * see. It uses every operation, also without a session, with wrong values and with wrong forms.
 *
 * @param backend where the sessions are from: a proxy can join the cookies of a response into one
 */
export async function tour(
  sender: Sender,
  url: string,
  backend: string = url,
): Promise<readonly Visit[]> {
  const visits: Visit[] = [];

  async function send(
    method: string,
    path: string,
    headers: Headers = {},
    body?: string,
  ): Promise<WireResponse | null> {
    const request: WireRequest = {
      method,
      url: url + path,
      headers: [
        ...Object.entries(headers),
        ...(body === undefined || 'Content-Type' in headers
          ? []
          : [['Content-Type', 'application/json'] as const]),
      ],
      body: body === undefined ? null : Buffer.from(body),
    };
    const response = await sender.send(request, { milliseconds: longestWait }).catch(() => null);
    visits.push({ request, response });
    return response;
  }

  const signIn = async (user: string): Promise<Headers> => {
    await send('POST', '/session', {}, credentialsOf(user));
    return signInAs(sender, backend, user);
  };

  const reader = await signIn('reader');
  const keeper = await signIn('keeper');
  const session = { Cookie: reader['Cookie'] ?? '' };
  const write = (method: string, path: string, value: unknown, headers: Headers = {}) =>
    send(method, path, { ...reader, ...headers }, JSON.stringify(value));

  await send('GET', '/session', session);
  await send('GET', '/report', { Cookie: keeper['Cookie'] ?? '' });
  await send('GET', '/report', session);

  const key = { 'Idempotency-Key': 'tour-of-the-shelf-1' };
  const created = await write('POST', '/books/', lantern, key);
  await write('POST', '/books/', lantern, key);
  await write('POST', '/books/', { ...lantern, title: 'x'.repeat(80), pages: 5000, note: null });
  await write('POST', '/books/bulk', { books: [lantern, { ...lantern, pages: 0 }, lantern] });

  const book = locationOf(created) ?? '/books/b8';
  const read = await send('GET', book, session);
  const version = (read && headerOf(read, 'etag')) ?? '"1"';
  const changed = { ...lantern, pages: 121, tags: ['day', 'night'] };
  await write('PUT', book, changed, { 'If-Match': version });
  await write('PUT', book, changed, { 'If-Match': version });
  await send('GET', book, session);
  for (const query of [
    '',
    '?limit=50',
    '?limit=4',
    '?limit=4&cursor=p4',
    '?limit=4&cursor=p8',
    '?genre=tale',
  ]) {
    await send('GET', `/books/${query}`, session);
  }

  // What a client does wrong.
  await send('GET', '/books/');
  await send('GET', '/books/', { Cookie: 'session=unknown' });
  await write('POST', '/books/', lantern, { 'X-CSRF-Token': '' });
  await write('POST', '/books/', lantern, { Origin: 'http://attacker.example' });
  await write('POST', '/books/', { ...lantern, title: '' });
  await write('POST', '/books/', { ...lantern, genre: 'poem' });
  await write('POST', '/books/', { pages: 1, genre: 'tale' });
  await write('POST', '/books/', [lantern]);
  await send('POST', '/books/', reader, '{"title": "Ha');
  await send('POST', '/books/', { ...reader, 'Content-Type': 'text/plain' }, 'The Lantern');
  await send('GET', '/books/?limit=0', session);
  await send('PATCH', book, reader, JSON.stringify(changed));
  await send('PATCH', '/report', session);

  await send('DELETE', book, reader);
  await send('GET', book, session);
  await send('DELETE', book, reader);
  await send('GET', '/books/', session);
  return visits;
}

const credentialsOf = (user: string): string =>
  JSON.stringify({ user, password: `${user} of books` });

/** The headers of a signed-in client. */
function sessionIn(response: WireResponse | null): Headers {
  const cookies = (response?.headers ?? [])
    .filter(([name]) => name.toLowerCase() === 'set-cookie')
    .map(([, value]) => value.split(';')[0] ?? '');
  const csrf = cookies.find((pair) => pair.startsWith('csrf='))?.slice('csrf='.length) ?? '';
  return { Cookie: cookies.join('; '), 'X-CSRF-Token': csrf };
}

/** Signs a user in, for tools that cannot. */
export async function signInAs(sender: Sender, url: string, user: string): Promise<Headers> {
  const headers = [['Content-Type', 'application/json'] as const];
  const body = Buffer.from(credentialsOf(user));
  return sessionIn(await sender.send({ method: 'POST', url: `${url}/session`, headers, body }));
}

const locationOf = (response: WireResponse | null): string | null =>
  response === null ? null : headerOf(response, 'location');
