import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { codingFor, compress } from '#server/http/content-coding.ts';

/** The file that tools/build.ts writes next to the built app. */
interface RoutesFile {
  readonly pages: Readonly<Record<string, { readonly html: string }>>;
  readonly fallback: { readonly html: string };
}

export interface Pages {
  /** The page for a path: a page of the route tree, or the empty app. */
  find(path: string): string;
}

const noncePlaceholder = '__CSP_NONCE__';

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Writes the origin of the API into the page if the API has another origin than the page. */
function withApiOrigin(html: string, apiOrigin: string | null): string {
  if (apiOrigin === null) return html;
  const htmlWithoutMeta = html.replaceAll(/<meta name="api-host"[^>]*>\s*/g, '');
  const meta = `<meta name="api-host" content="${escapeAttribute(apiOrigin)}">`;
  return htmlWithoutMeta.replace(/<head[^>]*>/, (head) => `${head}${meta}`);
}

export function readPages(folder: string, config: Config): Pages | null {
  const list = join(folder, 'routes.json');
  if (!existsSync(list)) return null;
  // The build of this version writes the file with this structure.
  const { pages, fallback } = JSON.parse(readFileSync(list, 'utf8')) as RoutesFile;
  const read = (html: string) =>
    withApiOrigin(readFileSync(join(folder, 'client', html), 'utf8'), config.apiOrigin);
  const byPath = new Map(Object.entries(pages).map(([path, { html }]) => [path, read(html)]));
  // `/campaigns/:campaignId` becomes a pattern. A page without parameters is found before it.
  const patterns = [...byPath].flatMap(([path, html]) =>
    path.includes(':')
      ? [{ html, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }]
      : [],
  );
  const app = read(fallback.html);
  return {
    find: (path) =>
      byPath.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.html ?? app,
  };
}

/** The origins that the page may connect to, as sources of the content security policy. */
function connections({ publicUrl, apiOrigin }: Config): string {
  const host = apiOrigin ?? publicUrl;
  const socket = host.replace(/^http/, 'ws');
  return ["'self'", ...(apiOrigin === null ? [] : [apiOrigin]), socket].join(' ');
}

/**
 * The Trusted Types policies that the page may create: for the URLs of its workers (created again for
 * each import), and for HTML that is pasted into the editor of entries. That editor parses the HTML
 * in a document without scripts.
 */
const trustedTypes = [
  'questwright-import-worker',
  'questwright-archive-worker',
  'questwright-service-worker',
  'ProseMirrorClipboard',
];

/** Returns a function that creates the content security policy of a page with this nonce. */
export function policyFor(config: Config): (nonce: string) => string {
  const pictures = config.apiOrigin === null ? '' : ` ${config.apiOrigin}`;
  const connect = connections(config);
  return (nonce) =>
    [
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      `img-src 'self' data: blob:${pictures}`,
      "font-src 'self'",
      `connect-src ${connect}`,
      "manifest-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      `trusted-types ${trustedTypes.join(' ')} 'allow-duplicates'`,
      ...(config.secureCookies ? ['upgrade-insecure-requests'] : []),
    ].join('; ');
}

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  template: string,
  policy: (nonce: string) => string,
): Promise<FastifyReply> {
  const nonce = randomBytes(18).toString('base64url');
  const bytes = Buffer.from(template.replaceAll(noncePlaceholder, nonce));
  const coding = codingFor(request.headers['accept-encoding']);
  if (coding !== null) reply.header('Content-Encoding', coding);
  return (
    reply
      .headers({
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy(nonce),
        'Cache-Control': 'no-cache',
        Vary: 'Accept-Encoding',
      })
      // Each response has a new nonce, so each response is compressed again, at a fast level.
      .send(coding === null ? bytes : await compress(bytes, coding, 4))
  );
}
