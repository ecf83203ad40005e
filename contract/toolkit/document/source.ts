import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { CannotRun, messageOf } from '../cannot-run.ts';

/** The text of a contract, and where it is from. */
export interface Source {
  /** A path, an address, or `<git ref>:<path>`. */
  readonly name: string;
  readonly text: string;
}

/** Reading a document of this size takes about four seconds. */
const mostBytes = 8_000_000;

const longestDownload = 20_000;

const withinLimit = (name: string, bytes: number): void => {
  if (bytes <= mostBytes) return;
  const megabytes = (bytes / 1_000_000).toFixed(1);
  throw new CannotRun(
    `${name} has ${megabytes} MB; a contract may have at most ${mostBytes / 1_000_000} MB.`,
  );
};

/** Refuses bytes that are not UTF-8, because the replacement characters would change names. */
function decoded(name: string, bytes: Uint8Array): string {
  withinLimit(name, bytes.length);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CannotRun(`${name} is not a text in UTF-8.`);
  }
}

export function readFile(path: string): Source {
  try {
    withinLimit(path, statSync(path).size);
    return { name: path, text: decoded(path, readFileSync(path)) };
  } catch (error) {
    if (error instanceof CannotRun) throw error;
    throw new CannotRun(`${path} cannot be read: ${messageOf(error)}`);
  }
}

async function download(address: string): Promise<Source> {
  const signal = AbortSignal.timeout(longestDownload);
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new CannotRun(`${address} answers ${response.status}.`);
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of response.body ?? []) {
      bytes += part.length;
      withinLimit(address, bytes);
      parts.push(part);
    }
    return { name: address, text: decoded(address, Buffer.concat(parts)) };
  } catch (error) {
    if (error instanceof CannotRun) throw error;
    // The error of `fetch` itself only says that it failed.
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    throw new CannotRun(`${address} cannot be read: ${messageOf(cause)}`);
  }
}

/** Reads the file as it is at a commit, branch or tag of the repository in the working directory. */
function readRevision(revision: string, path: string): Source {
  const name = `${revision}:${path}`;
  // Git would read a revision with a hyphen at its beginning as an option.
  if (revision.startsWith('-')) throw new CannotRun(`"${revision}" is not a file or a git ref.`);
  try {
    const bytes = execFileSync('git', ['show', `${revision}:./${path}`], {
      maxBuffer: mostBytes + 1,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return { name, text: decoded(name, bytes) };
  } catch (error) {
    if (error instanceof CannotRun) throw error;
    throw new CannotRun(
      `"${revision}" is neither a file nor a git ref at which there is ${path}: ${messageOf(error)}`,
    );
  }
}

/**
 * Reads a contract from an address, a file, or a git ref.
 *
 * @param path the path of the contract, for a git ref
 */
export async function readSource(reference: string, path: string): Promise<Source> {
  if (/^https?:\/\//i.test(reference)) return download(reference);
  // Without another path, there is no file of a git ref to look for.
  if (existsSync(reference) || reference === path) return readFile(reference);
  return readRevision(reference, relative(process.cwd(), path).replaceAll('\\', '/'));
}
