import type { FastifyReply, FastifyRequest } from 'fastify';
import { postedNameCookie } from '#backend/auth/posted-name.ts';
import type { Config } from '#server/config.ts';

const maxBytes = 16_384;

/** The paths to which a provider posts its answer, as Apple does. */
export const postedPaths = ({ oauth }: Config): ReadonlySet<string> =>
  new Set(oauth.flatMap(({ type, kind }) => (kind === 'apple' ? [`/oauth/${type}`] : [])));

async function formOf({ headers, raw }: FastifyRequest): Promise<URLSearchParams | null> {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  if (!isForm || Number(headers['content-length'] ?? Infinity) > maxBytes) return null;
  const parts: Buffer[] = [];
  try {
    // Node reads no more than the length that the header announces.
    for await (const part of raw) parts.push(Buffer.from(part as Uint8Array));
  } catch {
    // The client has gone away. Its error has a code that errors of the database have, too.
    return null;
  }
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The name in the field `user`: `{"name":{"firstName":"Mira","lastName":"Vell"}}`. */
function nameIn(user: string): string {
  try {
    const { name } = JSON.parse(user) as { name?: { firstName?: unknown; lastName?: unknown } };
    return `${textOf(name?.firstName)} ${textOf(name?.lastName)}`.trim();
  } catch {
    return '';
  }
}

/**
 * Answers the form that the page of a provider posts with a redirect to the page that reads the answer from its
 * address. The browser sends no cookies with a form of another site, and this needs none: the page then calls
 * the API from its own site, with the cookie of the sign-in.
 * @returns whether it did; not the reply, of which `await` would make undefined
 */
export async function redirectPosted(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<boolean> {
  const form = await formOf(request);
  if (!form) return false;
  const query = new URLSearchParams();
  for (const name of ['code', 'state', 'error']) {
    const value = form.get(name);
    if (value !== null) query.set(name, value);
  }
  const state = form.get('state') ?? '';
  const name = nameIn(form.get('user') ?? '');
  if (name !== '' && /^[\w-]{20,100}$/.test(state)) {
    reply.header('Set-Cookie', postedNameCookie(config, state, name));
  }
  reply
    .code(303)
    .headers({ Location: `${path}?${query.toString()}`, 'Cache-Control': 'no-store' })
    .send();
  return true;
}
