import { askToConfirm } from './confirmation.ts';
import { apiHost } from './host.ts';
import { CancelledError, HttpError, OtherUserError, UserChangedError } from './http-error.ts';
import { isUserAway } from './user-activity.ts';
import type { ApiProblem } from '#src/generated/model/index.ts';

/**
 * The expected errors of a call: HttpError, whose code is null or one that the contract declares
 * for the operation, or TypeError if there is no response.
 */
export type ErrorType<Problem> =
  | (HttpError & { readonly code: Extract<Problem, ApiProblem>['code'] | null })
  | TypeError;

const selfPath = '/api/auth/self';

const bodiless = new Set([204, 205, 304]);

/** The CSRF token in the cookies; undefined if there is none. */
export function csrfToken(cookies = document.cookie): string | undefined {
  const cookie = cookies.split('; ').find((entry) => entry.startsWith('csrfToken='));
  if (cookie === undefined) return undefined;
  const value = cookie.slice('csrfToken='.length);
  try {
    return decodeURIComponent(value);
  } catch {
    // The value is not URL-encoded. It is sent unchanged; the server decides whether it is valid.
    return value;
  }
}

/** The user to whom the page belongs. */
interface Owner {
  /** Null while no user is signed in. */
  readonly userId: string | null;
  /** The CSRF token of a session of the user. */
  readonly token: string | undefined;
  /**
   * The token in the cookies when the server has last said that they are those of the user. Undefined if the cookies
   * can have changed since.
   */
  readonly cookie: string | undefined;
}

/** Undefined before the user is known. */
let owner: Owner | undefined;

/**
 * Lets the page write only as this user. The server accepts a CSRF token only for its own session, and
 * the page keeps the token that belongs to its user. So a write is refused after another user has
 * signed in in another tab, although the cookies are those of the other user. Without a user the page
 * sends no token, so code that still runs after a sign-out writes nothing for the next user.
 */
export function bindToUser(userId: string | null, token?: string): void {
  const cookie = csrfToken();
  owner = {
    userId,
    token: userId === null ? undefined : (token ?? cookie),
    // A response keeps the token of the session of its request. Another one can be that of another user.
    cookie: userId !== null && (token === undefined || token === cookie) ? cookie : undefined,
  };
}

/** Whether the page belongs to this user now. */
export const isPageOf = (userId: string): boolean => owner?.userId === userId;

/**
 * The CSRF token in the cookies, if it is known that they are those of this user and of the page. Undefined if they
 * have changed: another tab can have signed in another user, or only asked who is signed in.
 */
export function cookieOfPage(userId: string): string | undefined {
  const cookie = isPageOf(userId) ? owner?.cookie : undefined;
  return cookie === csrfToken() ? cookie : undefined;
}

/** The cookies are those of the user of the page, as a response of `authSelf` has just said. */
export function confirmCookie(): void {
  if (owner) owner = { ...owner, cookie: csrfToken() };
}

/**
 * Returns a function that throws once the page belongs to another user than now. Code that sends several
 * requests can outlive the page of its user, and calls it before each of them: in the same tab, `bindToUser`
 * gives the token of the next user to every request.
 */
export function sameUserOnly(): () => void {
  const userId = owner?.userId ?? null;
  return () => {
    const now = owner?.userId ?? null;
    // Without a user nothing is written, and after the same user has signed in again, the work goes on.
    if (userId === null || now === null || now === userId) return;
    throw new UserChangedError();
  };
}

/**
 * The CSRF token when `authSelf` is sent, or was sent before the app was loaded. It belongs to the user
 * of the response, or is refused and renewed; a later one can be that of another user who has signed in
 * since. Undefined if the cookie was lost, which the response sets again.
 */
export const tokenBeforeSelf = (): string | undefined =>
  csrfToken(globalThis.earlyResponses?.has(selfPath) ? globalThis.earlyCookies : undefined);

async function readBody(response: Response, method?: string): Promise<unknown> {
  if (method === 'HEAD' || bodiless.has(response.status)) return undefined;
  const type = response.headers.get('content-type') ?? '';
  if (/^application\/([\w.+-]+\+)?json\b/i.test(type)) return response.json();
  return /^(application|image)\//i.test(type) ? response.blob() : response.text();
}

/** The body of a failed response, or undefined when it cannot be read. */
async function readProblem(response: Response, method?: string): Promise<unknown> {
  try {
    return await readBody(response, method);
  } catch {
    return undefined;
  }
}

interface ReceivedResponse {
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly body: unknown;
}

/** `path` has no query string. */
type FindingsOf = (
  method: string,
  path: string,
  response: ReceivedResponse,
) => string[] | Promise<string[]>;

let findingsOf: FindingsOf | undefined;

/** Sets a function that checks every response. In development, its findings are logged. */
export function inspectResponses(inspect: FindingsOf | undefined): void {
  findingsOf = inspect;
}

async function logFindings(findings: ReturnType<FindingsOf>): Promise<void> {
  // oxlint-disable-next-line eslint/no-console -- developers must see responses that break the contract
  for (const finding of await findings) console.error(finding);
}

declare global {
  /** The responses to the requests that the page has sent before the app was loaded. */
  var earlyResponses: Map<string, Promise<Response>> | undefined;
  /** The cookies when these requests were sent. */
  var earlyCookies: string | undefined;
  /** The last button that was pressed before the app has started. */
  var pressedButton: HTMLElement | undefined;
  /** Whether Enter was pressed in a field before the app has started. */
  var isEnterPressed: boolean | undefined;
}

function earlyResponse(path: string, method = 'GET'): Promise<Response> | undefined {
  const response = method === 'GET' ? globalThis.earlyResponses?.get(path) : undefined;
  // Each response has one reader. After a write, the early responses are outdated.
  if (method === 'GET') globalThis.earlyResponses?.delete(path);
  else globalThis.earlyResponses?.clear();
  return response;
}

interface Received {
  response: Response;
  body: unknown;
}

async function exchange(
  path: string,
  options: RequestInit,
  sender: Owner | undefined,
): Promise<Received> {
  const headers = new Headers(options.headers);
  const token = sender === undefined ? csrfToken() : sender.token;
  if (token !== undefined) headers.set('X-CSRF-Token', token);
  if (isUserAway()) headers.set('X-Background', '1');
  const request = { ...options, headers, credentials: 'include' } as const;
  const response = await (earlyResponse(path, options.method) ?? fetch(apiHost() + path, request));
  const body = await (response.ok ? readBody : readProblem)(response, options.method);
  // The contract describes the responses to HEAD with those to GET, which have a body.
  if (import.meta.env.DEV && findingsOf && options.method !== 'HEAD') {
    const received = {
      status: response.status,
      header: (name: string) => response.headers.get(name),
      body,
    };
    const [pathname = ''] = path.split('?');
    void logFindings(findingsOf(options.method ?? 'GET', pathname, received));
  }
  return { response, body };
}

/** Whether a response of `authSelf` is about this user. */
const isAbout = ({ body }: Received, userId: string | null): boolean =>
  typeof body === 'object' && body !== null && 'id' in body && body.id === userId;

const isRefusedWith = (
  { response, body }: Received,
  code: 'csrf_failed' | 'confirmation_required',
): boolean => response.status === 403 && new HttpError(response, body).code === code;

/**
 * Sends a request to the API. All HTTP requests of the app use this function. The
 * first requests of a page may have begun before the app (`earlyResponses`). If the server first requires a proof
 * of who is at the page (`confirmation_required`), the user is asked for it, and the request is sent again.
 * @throws HttpError for a response that is not a success
 * @throws TypeError when there was no response (offline, blocked)
 */
export async function http<Result>(path: string, options: RequestInit = {}): Promise<Result> {
  // The user of the page can change during the request.
  let sender = owner;
  let received = await exchange(path, options, sender);
  if (isRefusedWith(received, 'csrf_failed')) {
    // The token is lost, or is from an earlier session. `authSelf` sets a new one.
    const self = await exchange(selfPath, { method: 'GET' }, sender);
    const { status } = self.response;
    if (status === 200 && sender !== undefined) {
      if (!isAbout(self, sender.userId)) throw new OtherUserError(received.response);
      const renewed = { ...sender, token: csrfToken() };
      if (owner === sender) owner = renewed;
      sender = renewed;
    }
    // Without a session, the second try gets the error that says so. After another failure of `authSelf`, the page
    // does not know whether there is a session, and keeps the first error.
    if ([200, 204, 401].includes(status)) received = await exchange(path, options, sender);
  }
  if (isRefusedWith(received, 'confirmation_required')) {
    const requireSameUser = sameUserOnly();
    const isConfirmed = await askToConfirm();
    if (isConfirmed === false) throw new CancelledError(received.response, received.body);
    if (isConfirmed === true) {
      requireSameUser();
      // The confirmed session has another CSRF token.
      received = await exchange(path, options, owner);
    }
  }
  const { response, body } = received;
  if (!response.ok) throw new HttpError(response, body);
  // The generated caller passes the body type of its operation as `Result`. Production does not
  // check the body; in development, `findingsOf` does.
  return body as Result;
}
