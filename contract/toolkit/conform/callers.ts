import { isSchema } from '#contract/json-schema.ts';
import { CannotRun, messageOf } from '../cannot-run.ts';
import { valueAt } from '../document/references.ts';
import { addressOf } from '../http/address.ts';
import type { Sender, WireRequest, WireResponse } from '../http/send.ts';
import { hidden, isSecret, secretMembers, secretsInHeaders } from '../http/find-secrets.ts';
import { maskedText, noSecrets, shownText } from '../http/secrets.ts';
import type { ConformConfig, Credentials, Role, SignInStep } from './config.ts';
import { IssuedSecrets } from './issued-secrets.ts';

/** Who sends a request: the cookies and headers of one signed-in role, or none. */
export interface Caller {
  /** `anonymous` for a caller without a session. */
  readonly name: string;
  /** The headers that this caller adds to a request, also Cookie. */
  readonly headers: () => readonly (readonly [name: string, value: string])[];
  /** The parameters of the query that this caller adds to a request, such as an API key. */
  readonly query: () => readonly (readonly [name: string, value: string])[];
  /** Tells the run by which texts the backend knows this caller, so that no report shows them. */
  readonly keepSecrets: (issued: IssuedSecrets) => void;
  /** Keeps the cookies that a response sets. */
  readonly keepCookies: (response: Pick<WireResponse, 'headers'>) => void;
}

export const anonymous: Caller = {
  name: 'anonymous',
  headers: () => [],
  query: () => [],
  keepSecrets: () => {},
  keepCookies: () => {},
};

type Cookies = Map<string, string>;

const cookieHeader = (cookies: Cookies): (readonly [string, string])[] =>
  cookies.size === 0
    ? []
    : [['Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')]];

function keepCookies(cookies: Cookies, { headers }: Pick<WireResponse, 'headers'>): void {
  for (const [header, value] of headers) {
    if (header.toLowerCase() !== 'set-cookie') continue;
    const [pair = '', ...attributes] = value.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    const isEnded = attributes.some((attribute) =>
      /^\s*max-age\s*=\s*(?:0|-\d+)\s*$/i.test(attribute),
    );
    if (isEnded) cookies.delete(name);
    else cookies.set(name, pair.slice(at + 1).trim());
  }
}

/** What a role has got by its sign-in. */
interface Session {
  readonly role: Role;
  readonly cookies: Cookies;
  readonly saved: Map<string, string>;
}

/** The names of the values that the sign-in of a role saves. */
const savedNames = ({ signIn }: Role): ReadonlySet<string> =>
  new Set(signIn.flatMap((step) => ('mail' in step ? [step.as] : Object.keys(step.save))));

/** The texts of a role with the values that its sign-in has saved. Texts with a missing value are left out. */
function textsOf(
  texts: Readonly<Record<string, string>>,
  { role, cookies, saved }: Session,
): (readonly [string, string])[] {
  const names = savedNames(role);
  return Object.entries(texts).flatMap(([name, text]): (readonly [string, string])[] => {
    if (text.startsWith('cookie:')) {
      const cookie = cookies.get(text.slice('cookie:'.length));
      return cookie === undefined ? [] : [[name, cookie]];
    }
    const wanted = [...text.matchAll(/\$(\w+)/g)].map(([, each = '']) => each);
    const isComplete = wanted.every((each) => saved.has(each) || !names.has(each));
    return isComplete ? [[name, String(filled(text, saved))]] : [];
  });
}

const headersOf = (session: Session): (readonly [string, string])[] => [
  ...cookieHeader(session.cookies),
  ...textsOf(session.role.headers, session),
];

const withQuery = (
  url: string,
  query: readonly (readonly [name: string, value: string])[],
): string => {
  const text = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  return text === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${text}`;
};

const filled = (value: unknown, saved: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') {
    return value.replaceAll(/\$(\w+)/g, (whole, name: string) => saved.get(name) ?? whole);
  }
  if (Array.isArray(value)) return value.map((entry) => filled(entry, saved));
  if (!isSchema(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, filled(entry, saved)]),
  );
};

/** A request of a sign-in without its body, which has a password, and the response. */
interface SignInExchange {
  readonly request: WireRequest;
  readonly response: WireResponse;
}

interface SignIn extends Session {
  readonly sender: Sender;
  readonly url: string;
  readonly origin: string | null;
  readonly exchanges: SignInExchange[];
  readonly issued: IssuedSecrets;
}

const longestMailWait = 15_000;
const mailInterval = 200;

async function takeStep(step: SignInStep, signIn: SignIn): Promise<void> {
  if ('mail' in step) await waitForMail(step, signIn);
  else await takeRequest(step, signIn);
}

async function waitForMail(
  { mail, find, as }: Extract<SignInStep, { mail: string }>,
  { sender, saved, url, role, issued }: SignIn,
): Promise<void> {
  const end = Date.now() + longestMailWait;
  const address = new URL(String(filled(mail, saved)), url).href;
  while (Date.now() < end) {
    const { body } = await sender.send({ method: 'GET', url: address, headers: [], body: null });
    // The text of a mail is often inside JSON, where a line break is written \n.
    const value = find.exec(Buffer.from(body).toString('utf8'))?.[1];
    if (value !== undefined) {
      saved.set(as, value);
      issued.keepValue(as, value);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, mailInterval));
  }
  // As it is in the configuration, because a saved value can be a secret.
  throw new CannotRun(`The role "${role.name}" waits for a mail at ${mail}, and none came.`);
}

/** The body of a step with its media type; null for none. */
function stepBody(
  step: Exclude<SignInStep, { mail: string }>,
  saved: ReadonlyMap<string, string>,
): { readonly type: string; readonly bytes: Uint8Array } | null {
  if (step.form !== undefined) {
    const form = Object.entries(step.form).map(([name, value]): [string, string] => [
      name,
      String(filled(value, saved)),
    ]);
    return {
      type: 'application/x-www-form-urlencoded',
      bytes: Buffer.from(new URLSearchParams(form).toString()),
    };
  }
  if (!('body' in step)) return null;
  return {
    type: 'application/json',
    bytes: Buffer.from(JSON.stringify(filled(step.body, saved))),
  };
}

/** A path begins where those of the contract begin; another server has a whole address. */
const addressOfStep = (path: string, url: string): string =>
  path.startsWith('/') ? addressOf(url, path) : new URL(path, url).href;

async function takeRequest(
  step: Exclude<SignInStep, { mail: string }>,
  signIn: SignIn,
): Promise<void> {
  const { sender, url, origin, role, cookies, saved, issued } = signIn;
  const body = stepBody(step, saved);
  keepWritten(step, signIn);
  const address = addressOfStep(String(filled(step.path, saved)), url);
  const request: WireRequest = {
    method: step.method,
    url: withQuery(address, textsOf(role.query, signIn)),
    headers: [
      ...headersOf(signIn),
      ...(origin === null ? [] : [['Origin', origin] as const]),
      ...Object.entries(step.headers).map(
        ([name, value]) => [name, String(filled(value, saved))] as const,
      ),
      ...(body ? [['Content-Type', body.type] as const] : []),
    ],
    body: body?.bytes ?? null,
  };
  const response = await sender.send(request);
  if (response.status >= 400) {
    const text = withoutSecrets(Buffer.from(response.body).toString('utf8'), issued).slice(0, 200);
    // The path as it is in the configuration, because a saved value can be a secret.
    const shown = step.path.startsWith('/') ? addressOf(url, step.path) : step.path;
    throw new CannotRun(
      `The role "${role.name}" cannot sign in: ${step.method} ${shown} answers ${response.status} ${text.replaceAll(/\s+/g, ' ')}`.trim(),
    );
  }
  signIn.exchanges.push({ request: { ...request, body: null }, response });
  keepCookies(cookies, response);
  for (const [name, value] of cookies) issued.keepValue(name, value);
  for (const [name, pointer] of Object.entries(step.save)) {
    const value = savedValue(response, pointer, role);
    saved.set(name, value);
    issued.keepValue(name, value);
  }
}

/** Keeps the passwords and keys that the configuration writes into a step: a backend can repeat them. */
function keepWritten(
  { body, form, headers }: Exclude<SignInStep, { mail: string }>,
  { saved, issued, role }: SignIn,
): void {
  const keep = (name: string, value: unknown): void => {
    if (isSchema(value)) {
      for (const [key, entry] of Object.entries(value)) keep(key, entry);
    } else if (isSecret(name, String(value))) {
      // Each role has a password of its own.
      issued.keepValue(`${role.name}_${name}`, String(filled(value, saved)));
    }
  };
  for (const part of [body, form, headers]) keep('', part);
}

function withoutSecrets(text: string, issued: IssuedSecrets): string {
  const secrets = { ...noSecrets, ...hidden([...secretMembers(text), ...issued.members()]) };
  return shownText(maskedText(text, secrets));
}

function savedValue(response: WireResponse, pointer: string, role: Role): string {
  try {
    const body: unknown = JSON.parse(Buffer.from(response.body).toString('utf8'));
    const value = isSchema(body) ? valueAt(body, pointer) : undefined;
    if (typeof value === 'string' || typeof value === 'number') return String(value);
  } catch {
    // The sentence below is true for a body that is not JSON, too.
  }
  throw new CannotRun(`The sign-in of the role "${role.name}" finds nothing at ${pointer}.`);
}

function callerOf(session: Session): Caller {
  const { role, cookies, saved } = session;
  return {
    name: role.name,
    headers: () => headersOf(session),
    query: () => textsOf(role.query, session),
    keepSecrets: (issued) => {
      const inHeaders = secretsInHeaders(textsOf(role.headers, session), () => true);
      for (const { name, value } of inHeaders) issued.keepValue(name, value);
      // A header that repeats a cookie has the name of the cookie.
      for (const [name, value] of [...textsOf(role.query, session), ...saved, ...cookies]) {
        issued.keepValue(name, value);
      }
    },
    keepCookies: (response) => keepCookies(cookies, response),
  };
}

async function takeSteps(steps: readonly SignInStep[], signIn: SignIn): Promise<void> {
  try {
    for (const step of steps) await takeStep(step, signIn);
  } catch (error) {
    if (error instanceof CannotRun) throw error;
    throw new CannotRun(`The role "${signIn.role.name}" cannot sign in: ${messageOf(error)}`);
  }
}

/** A caller with credentials that were valid once, without what its role has now. */
export function expiredCaller(role: Role, expired: Credentials): Caller {
  return callerOf({
    role: { ...role, ...expired },
    cookies: new Map(Object.entries(expired.cookies)),
    saved: new Map(),
  });
}

export interface Callers {
  /** All signed-in roles, in the order of the configuration. */
  readonly all: readonly Caller[];
  /** The callers who have all of some scopes; without scopes, those of the empty scope come first. */
  readonly withScopes: (scopes: readonly string[]) => readonly Caller[];
  /** Another session of a role, and what ends it. */
  readonly again: (
    name: string,
  ) => Promise<{ readonly caller: Caller; readonly signOut: () => Promise<void> }>;
  /** What the first sign-in of each role has sent and received. */
  readonly signIns: readonly SignInExchange[];
  /** What reports must not show. */
  readonly issued: IssuedSecrets;
  /** Signs all roles in again, because their sessions can have ended. */
  readonly renew: () => Promise<void>;
}

/** @throws CannotRun if a role cannot sign in */
export async function signInAll(
  sender: Sender,
  url: string,
  { roles, scopes, origin }: ConformConfig,
): Promise<Callers> {
  const issued = new IssuedSecrets();
  const signedIn = async (role: Role): Promise<SignIn> => {
    const cookies: Cookies = new Map(Object.entries(role.cookies));
    const saved = new Map<string, string>();
    const signIn: SignIn = { sender, url, origin, role, cookies, saved, exchanges: [], issued };
    await takeSteps(role.signIn, signIn);
    callerOf(signIn).keepSecrets(issued);
    return signIn;
  };
  const all: Caller[] = [];
  const renew = async (): Promise<SignInExchange[]> => {
    all.length = 0;
    const exchanges: SignInExchange[] = [];
    for (const role of roles) {
      const signIn = await signedIn(role);
      all.push(callerOf(signIn));
      exchanges.push(...signIn.exchanges);
    }
    return exchanges;
  };
  const signIns = await renew();
  const has = (caller: Caller, scope: string): boolean =>
    scopes[scope]?.includes(caller.name) === true;
  return {
    all,
    withScopes: (wanted) =>
      wanted.length === 0
        ? [...all.filter((each) => has(each, '')), ...all.filter((each) => !has(each, ''))]
        : all.filter((each) => wanted.every((scope) => has(each, scope))),
    again: async (name) => {
      const role = roles.find((each) => each.name === name);
      if (!role) throw new CannotRun(`There is no role "${name}".`);
      const signIn = await signedIn(role);
      return { caller: callerOf(signIn), signOut: () => takeSteps(role.signOut, signIn) };
    },
    signIns,
    issued,
    renew: async () => {
      await renew();
    },
  };
}
