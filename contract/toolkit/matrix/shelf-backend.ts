import { isSchema } from '#contract/json-schema.ts';
import {
  isGenre,
  readBook,
  readLimit,
  type Book,
  type BookInput,
  type Has,
} from './shelf-rules.ts';
import type { Answer } from './shelf-wire.ts';

const users: Readonly<Record<string, { password: string; role: string }>> = {
  reader: { password: 'reader of books', role: 'reader' },
  keeper: { password: 'keeper of books', role: 'keeper' },
};

const json = { 'content-type': 'application/json' };

const problem = (status: number, code: string, detail = 'This is wrong.'): Answer => ({
  status,
  headers: json,
  body: { detail, code },
});

interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly header: (name: string) => string;
  readonly bytes: Buffer;
}

/** The state and the operations of one backend of shelf.yaml. */
export class Shelf {
  readonly #has: Has;
  readonly #books = new Map<string, Book>();
  readonly #hidden = new Set<string>();
  readonly #removed: Book[] = [];
  readonly #keys = new Map<string, Answer>();
  readonly #sessions = new Map<string, { user: string; csrf: string }>();
  #count = 0;

  constructor(has: Has) {
    this.#has = has;
    for (let index = 1; index <= 7; index += 1) {
      this.#add({ title: `Book ${index}`, pages: index * 10, genre: 'tale', tags: [], note: null });
    }
  }

  #add(input: BookInput): Book {
    this.#count += 1;
    const book = { bookId: `b${this.#count}`, ...input, version: 1 };
    this.#books.set(book.bookId, book);
    return book;
  }

  answer(call: Call): Answer {
    const route = this.#routeOf(call);
    if (route === null) return problem(404, 'not_found');
    const operation = route.methods[call.method];
    if (operation === undefined) return this.#wrongMethod(route.methods);
    return operation();
  }

  #wrongMethod(methods: Readonly<Record<string, unknown>>): Answer {
    const has = this.#has;
    if (has('unknown method answers 404')) return problem(404, 'not_found');
    const names = Object.keys(methods);
    const allowed = has('Allow lacks a method') ? names.slice(1) : names;
    const answer = problem(405, 'method_not_allowed');
    return has('405 without Allow')
      ? answer
      : { ...answer, headers: { ...json, allow: allowed.join(', ') } };
  }

  #routeOf(call: Call): { methods: Record<string, () => Answer> } | null {
    const [, id] = /^\/books\/([^/]+)$/.exec(call.path) ?? [];
    if (call.path === '/session') {
      return {
        methods: {
          GET: () => this.#reading(call, ({ user }) => this.#user(user)),
          POST: () => this.#signIn(call),
        },
      };
    }
    if (call.path === '/books/') {
      return {
        methods: {
          GET: () => this.#reading(call, () => this.#list(call.query)),
          POST: () => this.#writing(call, (body) => this.#create(call, body)),
        },
      };
    }
    if (call.path === '/books/bulk') {
      return { methods: { POST: () => this.#writing(call, (body) => this.#bulk(body)) } };
    }
    if (call.path === '/report') {
      return { methods: { GET: () => this.#reading(call, ({ user }) => this.#report(user)) } };
    }
    if (id === undefined) return null;
    const update = (): Answer => this.#writing(call, (body) => this.#update(call, id, body));
    return {
      methods: {
        GET: () => this.#reading(call, () => this.#get(id)),
        PUT: update,
        ...(this.#has('PATCH is answered as PUT') && { PATCH: update }),
        DELETE: () => this.#removing(call, () => this.#remove(id)),
      },
    };
  }

  #sessionOf(call: Call): { user: string; csrf: string } | null {
    const token = /(?:^|; )session=([^;]*)/.exec(call.header('cookie'))?.[1];
    const found = token === undefined ? undefined : this.#sessions.get(token);
    if (found) return found;
    const has = this.#has;
    const isOpen =
      has(
        call.method === 'GET' ? 'session is ignored on reading' : 'session is ignored on writing',
      ) ||
      (has('any session is accepted') && token !== undefined);
    return isOpen ? { user: 'reader', csrf: call.header('x-csrf-token') } : null;
  }

  #reading(call: Call, run: (session: { user: string }) => Answer): Answer {
    const session = this.#sessionOf(call);
    return session ? run(session) : problem(401, 'unauthenticated');
  }

  #removing(call: Call, run: () => Answer): Answer {
    const has = this.#has;
    const session = this.#sessionOf(call);
    const isForeign = call.header('origin').includes('attacker');
    if (isForeign && !has('foreign Origin is accepted')) return problem(403, 'forbidden');
    if (!session) return problem(401, 'unauthenticated');
    const token = call.header('x-csrf-token');
    const isRight =
      token === session.csrf ||
      (token === '' && has('CSRF token is not required')) ||
      (token !== '' && has('any CSRF token is accepted'));
    return isRight ? run() : problem(403, 'forbidden');
  }

  #writing(call: Call, run: (body: unknown) => Answer): Answer {
    return this.#removing(call, () => this.#withBody(call, run));
  }

  #withBody({ header, bytes }: Call, run: (body: unknown) => Answer): Answer {
    const has = this.#has;
    const isJson = /^application\/json(?:;|$)/.test(header('content-type'));
    if (!isJson && !has('any content type is accepted')) return problem(415, 'unsupported');
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      return run(JSON.parse(text));
    } catch {
      if (has('half a JSON breaks')) return problem(500, 'invalid');
      if (has('half a JSON is accepted')) {
        return run({ title: 'Half', pages: 1, genre: 'tale' });
      }
      return problem(400, 'invalid');
    }
  }

  #user(user: string): Answer {
    const role = this.#has('role outside of the enum') ? 'guest' : users[user]?.role;
    return { status: 200, headers: json, body: { user, role } };
  }

  #signIn(call: Call): Answer {
    return this.#withBody(call, (body) => {
      const { user, password } = isSchema(body) ? body : {};
      const isText = (value: unknown, min: number, max: number): boolean =>
        typeof value === 'string' && value.length >= min && value.length <= max;
      const keys = isSchema(body) ? Object.keys(body) : [];
      if (!isText(user, 1, 40) || !isText(password, 8, 80) || keys.length > 2) {
        return problem(422, 'invalid');
      }
      const found = users[String(user)];
      if (found?.password !== password) return problem(401, 'unauthenticated');
      const token = `s${this.#sessions.size + 1}`;
      const csrf = `c${token}`;
      this.#sessions.set(token, { user: String(user), csrf });
      const has = this.#has;
      const site = has('cookies without SameSite') ? '' : '; SameSite=Lax';
      const only = has('session cookie without HttpOnly') ? '' : '; HttpOnly';
      return {
        ...this.#user(String(user)),
        headers: json,
        cookies: [`session=${token}; Path=/${only}${site}`, `csrf=${csrf}; Path=/${site}`],
      };
    });
  }

  #shown(): Book[] {
    return [...this.#books.values(), ...this.#removed].filter(
      ({ bookId }) => !this.#hidden.has(bookId),
    );
  }

  #list(query: URLSearchParams): Answer {
    const has = this.#has;
    const limit = readLimit(query.get('limit'), has);
    const genre = query.get('genre');
    const isWrongGenre = genre !== null && !isGenre(genre);
    if (limit === null || (isWrongGenre && !has('unknown genre in the query is accepted'))) {
      return problem(422, 'invalid');
    }
    if (has('largest limit breaks') && query.get('limit') === '50') return problem(500, 'invalid');
    const cursor = query.get('cursor');
    if (cursor !== null && !/^p\d{1,6}$/.test(cursor)) return problem(400, 'invalid');
    const start = cursor === null ? 0 : Number(cursor.slice(1));
    const all = this.#shown().filter(
      (book) => genre === null || isWrongGenre || book.genre === genre,
    );
    const items = all.slice(start, start + limit);
    const step = has('cursor repeats a book')
      ? limit - 1
      : has('cursor skips a book')
        ? limit + 1
        : limit;
    const next = start + Math.max(1, step);
    if (has('cursor of the last page fails') && cursor !== null && next >= all.length) {
      return problem(500, 'invalid');
    }
    return {
      status: 200,
      headers: json,
      body: { items, nextCursor: next < all.length ? `p${next}` : null },
    };
  }

  #create(call: Call, body: unknown): Answer {
    const has = this.#has;
    const key = call.header('idempotency-key');
    const isWrongKey = key !== '' && !/^[A-Za-z0-9-]{8,64}$/.test(key);
    if (isWrongKey && !(has('long Idempotency-Key is accepted') && key.length > 64)) {
      return problem(422, 'invalid');
    }
    const isList = Array.isArray(body);
    if (isList && has('a body that is a list breaks')) return problem(500, 'invalid');
    const text = JSON.stringify(body);
    if (has('a long text in another script breaks') && /\u{10437}{20}/u.test(text)) {
      return problem(500, 'invalid');
    }
    const input = readBook(body, has);
    if (input === null) return problem(422, 'invalid');
    if (has('longest title breaks') && Array.from(input.title).length === 80) {
      return problem(500, 'invalid');
    }
    const before = this.#keys.get(key);
    if (key !== '' && before && !has('Idempotency-Key is ignored')) {
      return before.request === text ? before : problem(409, 'conflict');
    }
    const answer = this.#created(input);
    if (key !== '') this.#keys.set(key, { ...answer, request: text });
    return answer;
  }

  #created(input: BookInput): Answer {
    const has = this.#has;
    const book = this.#add({
      ...input,
      ...(has('create stores another title') && { title: `${input.title.slice(0, 70)} (copy)` }),
      ...(has('create drops the tags') && { tags: [] }),
      ...(has('create drops the note') && { note: null }),
    });
    if (has('create is not stored')) this.#books.delete(book.bookId);
    if (has('created book is not listed')) this.#hidden.add(book.bookId);
    return {
      status: has('create answers 200') ? 200 : 201,
      headers: { ...json, location: `/books/${book.bookId}`, etag: `"${book.version}"` },
      body: book,
    };
  }

  #bulk(body: unknown): Answer {
    const has = this.#has;
    const entries: unknown = isSchema(body) ? body['books'] : null;
    const keys = isSchema(body) ? Object.keys(body) : [];
    if (!Array.isArray(entries) || entries.length < 1 || entries.length > 20 || keys.length > 1) {
      return problem(422, 'invalid');
    }
    const inputs = entries.map((entry) => readBook(entry, has));
    if (has('bulk fails as a whole') && inputs.includes(null)) return problem(422, 'invalid');
    const results = inputs.map((input) =>
      input === null
        ? { book: null, problem: { detail: 'This is wrong.', code: 'invalid' } }
        : { book: this.#add(input), problem: null },
    );
    const sent = has('bulk drops a result') ? results.slice(1) : results;
    return {
      status: 200,
      headers: json,
      body: { results: has('bulk out of order') ? sent.toReversed() : sent },
    };
  }

  #get(id: string): Answer {
    const book = this.#books.get(id);
    if (!book) return problem(this.#has('missing book answers 400') ? 400 : 404, 'not_found');
    return { status: 200, headers: { ...json, etag: `"${book.version}"` }, body: book };
  }

  #update(call: Call, id: string, body: unknown): Answer {
    const has = this.#has;
    const book = this.#books.get(id);
    const input = readBook(body, has);
    const match = call.header('if-match');
    if (match !== '' && !/^"\d+"$/.test(match)) return problem(422, 'invalid');
    if (!book) return problem(404, 'not_found');
    if (input === null) return problem(422, 'invalid');
    if (match !== '' && match !== `"${book.version}"` && !has('update ignores If-Match')) {
      return problem(412, 'outdated');
    }
    const changed: Book = {
      ...book,
      ...input,
      ...(has('update ignores pages') && { pages: book.pages }),
      ...(has('update ignores tags') && { tags: book.tags }),
      version: has('update keeps the ETag') ? book.version : book.version + 1,
    };
    this.#books.set(
      id,
      has('update is not stored') ? { ...book, version: changed.version } : changed,
    );
    return { status: 200, headers: { ...json, etag: `"${changed.version}"` }, body: changed };
  }

  #remove(id: string): Answer {
    const has = this.#has;
    const book = this.#books.get(id);
    if (!book) return problem(has('second delete fails') ? 500 : 404, 'not_found');
    if (!has('delete does nothing')) this.#books.delete(id);
    if (has('deleted book is still listed')) this.#removed.push(book);
    return has('delete answers 200 with a body')
      ? { status: 200, headers: json, body: book }
      : { status: 204, headers: {}, body: undefined };
  }

  #report(user: string): Answer {
    if (users[user]?.role !== 'keeper' && !this.#has('role is ignored')) {
      return problem(403, 'forbidden');
    }
    return {
      status: 200,
      headers: json,
      body: { books: this.#books.size, at: new Date().toISOString() },
    };
  }
}
