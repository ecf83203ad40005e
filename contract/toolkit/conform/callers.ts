import { isSchema } from '#contract/json-schema.ts';
import { CannotRun, messageOf } from '../cannot-run.ts';
import { valueAt } from '../document/references.ts';
import type { Sender, WireRequest, WireResponse } from '../http/send.ts';
import type { ConformConfig, Role, SignInStep } from './config.ts';

/** Who sends a request: the cookies and headers of one signed-in role, or none. */
export interface Caller {
  /** `anonymous` for a caller without a session. */
  readonly name: string;
  /** The headers that this caller adds to a request, also Cookie. */
  readonly headers: () => readonly (readonly [name: string, value: string])[];
  /** Keeps the cookies that a response sets. */
  readonly keepCookies: (response: Pick<WireResponse, 'headers'>) => void;
}

export const anonymous: Caller = { name: 'anonymous', headers: () => [], keepCookies: () => {} };

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

/** `cookie:csrfToken` is the value of that cookie; a header whose cookie is not there is left out. */
const headersOf = (role: Role, cookies: Cookies): (readonly [string, string])[] =>
  Object.entries(role.headers).flatMap(([name, value]): (readonly [string, string])[] => {
    if (!value.startsWith('cookie:')) return [[name, value]];
    const cookie = cookies.get(value.slice('cookie:'.length));
    return cookie === undefined ? [] : [[name, cookie]];
  });

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

interface SignIn {
  readonly sender: Sender;
  readonly url: string;
  readonly origin: string | null;
  readonly role: Role;
  readonly cookies: Cookies;
  readonly saved: Map<string, string>;
}

const longestMailWait = 15_000;
const mailInterval = 200;

async function takeStep(step: SignInStep, signIn: SignIn): Promise<void> {
  if ('mail' in step) await waitForMail(step, signIn);
  else await takeRequest(step, signIn);
}

async function waitForMail(
  { mail, find, as }: Extract<SignInStep, { mail: string }>,
  { sender, saved, url, role }: SignIn,
): Promise<void> {
  const end = Date.now() + longestMailWait;
  const address = new URL(String(filled(mail, saved)), url).href;
  while (Date.now() < end) {
    const { body } = await sender.send({ method: 'GET', url: address, headers: [], body: null });
    // The text of a mail is often inside JSON, where a line break is written \n.
    const value = find.exec(Buffer.from(body).toString('utf8'))?.[1];
    if (value !== undefined) {
      saved.set(as, value);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, mailInterval));
  }
  throw new CannotRun(`The role "${role.name}" waits for a mail at ${address}, and none came.`);
}

async function takeRequest(
  step: Exclude<SignInStep, { mail: string }>,
  { sender, url, origin, role, cookies, saved }: SignIn,
): Promise<void> {
  const request: WireRequest = {
    method: step.method,
    url: new URL(String(filled(step.path, saved)), url).href,
    headers: [
      ...cookieHeader(cookies),
      ...headersOf(role, cookies),
      ...(origin === null ? [] : [['Origin', origin] as const]),
      ...Object.entries(step.headers).map(
        ([name, value]) => [name, String(filled(value, saved))] as const,
      ),
      ...('body' in step ? [['Content-Type', 'application/json'] as const] : []),
    ],
    body: 'body' in step ? Buffer.from(JSON.stringify(filled(step.body, saved))) : null,
  };
  const response = await sender.send(request);
  if (response.status >= 400) {
    const text = Buffer.from(response.body).toString('utf8').slice(0, 200);
    throw new CannotRun(
      `The role "${role.name}" cannot sign in: ${step.method} ${step.path} answers ${response.status} ${text}`,
    );
  }
  keepCookies(cookies, response);
  for (const [name, pointer] of Object.entries(step.save)) {
    saved.set(name, savedValue(response, pointer, role));
  }
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

async function signedIn(
  sender: Sender,
  url: string,
  role: Role,
  origin: string | null,
): Promise<Caller> {
  const cookies: Cookies = new Map();
  const signIn = { sender, url, origin, role, cookies, saved: new Map<string, string>() };
  try {
    for (const step of role.signIn) await takeStep(step, signIn);
  } catch (error) {
    if (error instanceof CannotRun) throw error;
    throw new CannotRun(`The role "${role.name}" cannot sign in: ${messageOf(error)}`);
  }
  return {
    name: role.name,
    headers: () => [...cookieHeader(cookies), ...headersOf(role, cookies)],
    keepCookies: (response) => keepCookies(cookies, response),
  };
}

export interface Callers {
  /** All signed-in roles, in the order of the configuration. */
  readonly all: readonly Caller[];
  /** The caller for scopes of a security requirement; null if the configuration has none for them. */
  readonly forScopes: (scopes: readonly string[]) => Caller | null;
  /** Signs a role in once more: another session of the same user. */
  readonly again: (name: string) => Promise<Caller>;
}

/** @throws CannotRun if a role cannot sign in */
export async function signInAll(
  sender: Sender,
  url: string,
  { roles, scopes, origin }: ConformConfig,
): Promise<Callers> {
  const all: Caller[] = [];
  for (const role of roles) all.push(await signedIn(sender, url, role, origin));
  const named = (name: string | undefined): Caller | null =>
    all.find((caller) => caller.name === name) ?? null;
  return {
    all,
    forScopes: (wanted) => {
      const [first = ''] = wanted;
      return named(scopes[first]) ?? (first === '' ? (all[0] ?? null) : null);
    },
    again: async (name) => {
      const role = roles.find((each) => each.name === name);
      if (!role) throw new CannotRun(`There is no role "${name}".`);
      return signedIn(sender, url, role, origin);
    },
  };
}
