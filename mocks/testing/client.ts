import { undivided, type Answer } from '#backend/call.ts';
import { CookieJar } from '#mocks/cookie-jar.ts';
import { readSize } from '#mocks/hosts/read-size.ts';
import { createMocks, type Mocks, type MocksOptions } from '#mocks/create-mocks.ts';
import { openNodeEngine } from '#mocks/engines/node-engine.ts';
import { fixturesDatabaseImage, readSeed } from '#mocks/engines/node-database-image.ts';
import { people } from '#mocks/fixtures/people.ts';
import { callFrom } from '#mocks/hosts/fetch-call.ts';

interface RequestContent {
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string | Blob>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ReceivedAnswer<Body> extends Omit<Answer, 'status' | 'body'> {
  readonly status: number | 'lost';
  readonly body: Body;
}

const origin = 'http://localhost:4010';
const databaseImage = await fixturesDatabaseImage();

/** Mocks for one test, opened from the database image of the fixtures. */
export const testMocks = (options: Partial<MocksOptions> = {}): Mocks =>
  createMocks({
    open: openNodeEngine,
    databaseImage,
    readSeed,
    readSize,
    publicUrl: origin,
    ...options,
  });

function formFrom(parts: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(name, part);
    else form.append(name, part, `${name}.webp`);
  }
  return form;
}

/** Acts like one browser: it stores cookies and sends the CSRF token, as the app does. */
export function createClient(mocks: Mocks, jar = new CookieJar()) {
  const call = async <Body = unknown>(
    method: string,
    path: string,
    { json, form, headers: ownHeaders }: RequestContent = {},
  ): Promise<ReceivedAnswer<Body>> => {
    const headers = new Headers(ownHeaders);
    const token = jar.get('csrfToken');
    if (token !== undefined && !headers.has('x-csrf-token')) headers.set('x-csrf-token', token);
    if (json !== undefined) headers.set('content-type', 'application/json');
    const body = json === undefined ? form && formFrom(form) : JSON.stringify(json);
    const request = new Request(origin + path, { method, headers, ...(body ? { body } : {}) });
    const requestId = mocks.nextRequestId();
    const answer = await mocks.answer(callFrom(request, { requestId, cookies: jar.header }));
    // The caller gives the contract's type of the body, and the pipeline checks each body.
    const asBody = (value: unknown) => value as Body;
    if (answer === 'lost') {
      return { status: answer, headers: {}, cookies: [], body: asBody(undefined) };
    }
    jar.take(answer.cookies);
    const content = undivided(answer.body);
    return { ...answer, body: asBody(typeof content === 'string' ? JSON.parse(content) : content) };
  };
  return {
    jar,
    call,
    signIn: (person: keyof typeof people) => {
      const { email, password } = people[person];
      return call('POST', '/api/auth/login', { json: { email, password } });
    },
  };
}
