import { HttpError } from '#src/api/http-error.ts';
import { pointerToPath } from '#src/lib/json-pointer.ts';

export interface ServerProblem {
  /** Errors of fields of the form. */
  fields: { name: string; message: string }[];
  /** Everything else, for the banner. */
  rest: string | null;
}

const unreachable =
  'The server cannot be reached. What you wrote is still here: check the connection and try again.';

/**
 * Divides a failure between the fields of a form and its banner, so that each part is shown once.
 */
export function serverProblem(error: unknown, has: (name: string) => boolean): ServerProblem {
  if (!(error instanceof HttpError)) return { fields: [], rest: unreachable };
  const named = error.fields.map(({ path, message }) => ({ name: pointerToPath(path), message }));
  const fields = named.filter(({ name }) => has(name));
  const others = named.filter(({ name }) => !has(name));
  if (others.length > 0) {
    return { fields, rest: others.map(({ name, message }) => `${name}: ${message}`).join(' ') };
  }
  return { fields, rest: fields.length > 0 ? null : error.detail };
}

/** The whole failure as one text, where there are no fields to show it at. */
export const problemText = (error: unknown): string | null =>
  serverProblem(error, () => false).rest;
