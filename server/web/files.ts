import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Coding, codingFor, codings } from '#server/http/content-coding.ts';
import { contentTypeOf } from './content-types.ts';

interface WebFile {
  readonly path: string;
  readonly contentType: string;
  readonly cacheControl: string;
  /** Null if the file has been removed. */
  readonly etag: () => Promise<string | null>;
  /** Which compressed copies of the file exist. */
  readonly copies: ReadonlySet<Coding>;
}

export interface WebFiles {
  find(path: string): WebFile | undefined;
}

const suffixes = { br: '.br', gzip: '.gz' } as const;

/**
 * The bundler puts a hash of the content into these names, so the content of such a file never
 * changes.
 */
const isHashed = (name: string): boolean => /^assets\/.+-[\w-]{8}\.\w+$/.test(name);

function cacheControlOf(name: string): string {
  // A browser that keeps the service worker would not find the next one for an hour.
  if (name === 'service-worker.js') return 'no-cache';
  return isHashed(name) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

function describe(folder: string, name: string, names: ReadonlySet<string>): WebFile {
  const path = join(folder, name);
  let etag: string | undefined;
  return {
    path,
    contentType: contentTypeOf(name),
    cacheControl: cacheControlOf(name),
    // Computed for the first request: for all files, it would take longer than the rest of their list.
    async etag() {
      if (etag !== undefined) return etag;
      const bytes = await bytesOf(path);
      if (bytes === null) return null;
      const hash = createHash('sha256').update(bytes).digest('base64url');
      return (etag = `"${hash.slice(0, 22)}"`);
    },
    copies: new Set(codings.filter((kind) => names.has(name + suffixes[kind]))),
  };
}

function filesIn(folder: string): ReadonlyMap<string, WebFile> {
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory() && entry.name.includes('.'))
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
      .filter((name) => !name.startsWith('.vite/')),
  );
  const files = new Map<string, WebFile>();
  for (const name of names) {
    if (!/\.(html|br|gz)$/.test(name)) files.set(`/${name}`, describe(folder, name, names));
  }
  return files;
}

/**
 * Lists the files once, at the first request that can be for one of them, so that the path of a request is never
 * used to read the disk. HTML files are not in the list, because pages.ts sends them with a new nonce in each response.
 */
export function listFiles(folder: string): WebFiles {
  let files: ReadonlyMap<string, WebFile> | undefined;
  return {
    find: (path) => (path.includes('.') ? (files ??= filesIn(folder)).get(path) : undefined),
  };
}

/** The bytes of a file, or null if a new build has removed it since the server started. */
async function bytesOf(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Sends the file. Returns whether it did, because it may have been removed. It cannot return the reply:
 * Fastify's replies are thenable, so `await` would make undefined of it.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: WebFile,
): Promise<boolean> {
  const coding = codingFor(request.headers['accept-encoding'], file.copies);
  const plainEtag = await file.etag();
  if (plainEtag === null) return false;
  const etag = coding === null ? plainEtag : `${plainEtag.slice(0, -1)}-${coding}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': file.cacheControl,
    ...(file.copies.size > 0 ? { Vary: 'Accept-Encoding' } : {}),
  };
  const tags = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  if (tags.some((tag) => tag === etag || tag === `W/${etag}`)) {
    reply.code(304).headers(headers).send();
    return true;
  }
  const bytes = await bytesOf(coding === null ? file.path : file.path + suffixes[coding]);
  if (!bytes) return false;
  if (coding !== null) reply.header('Content-Encoding', coding);
  reply.headers(headers).header('Content-Type', file.contentType).send(bytes);
  return true;
}
