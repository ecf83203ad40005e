import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const client = join(import.meta.dirname, '../../dist/client');

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

function fileFor(path: string): string {
  const inside = normalize(path);
  const candidates = extname(inside) === '' ? [join(inside, 'index.html')] : [inside];
  return candidates.map((name) => join(client, name)).find(existsSync) ?? join(client, 'app.html');
}

function page(html: string, apiHost: string, nonce: string): string {
  return html
    .replaceAll('__CSP_NONCE__', nonce)
    .replaceAll(/<meta name="api-host"[^>]*>/g, '')
    .replace('<head>', `<head><meta name="api-host" content="${apiHost}">`);
}

function policy(apiHost: string, nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self' ${apiHost} ${apiHost.replace('http', 'ws')}`,
    `img-src 'self' data: blob: ${apiHost}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** Serves the built app from another origin than the API. */
export async function serveApp(port: number, apiHost: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = fileFor(decodeURIComponent(pathname));
    const type = types[extname(file)] ?? 'application/octet-stream';
    if (!file.endsWith('.html')) {
      response.setHeader('content-type', type).end(readFileSync(file));
      return;
    }
    const nonce = randomBytes(16).toString('base64');
    response.setHeader('content-type', type);
    response.setHeader('content-security-policy', policy(apiHost, nonce));
    response.end(page(readFileSync(file, 'utf8'), apiHost, nonce));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
