import { HttpError } from '#src/api/http-error.ts';
import { pointerToPath } from '#src/lib/json-pointer.ts';

export interface ServerProblem {
  /** Errors of fields of the form. */
  fields: { name: string; message: string }[];
  /** All other errors in one text for the banner, or null. */
  banner: string | null;
}

const unreachableText =
  'The server cannot be reached. What you wrote is still here: check the connection and try again.';

/** Assigns each error of a failed request to a field of the form or to the banner. */
export function serverProblem(error: unknown, has: (name: string) => boolean): ServerProblem {
  if (!(error instanceof HttpError)) return { fields: [], banner: unreachableText };
  const problems = error.fields.map(({ path, message }) => ({
    name: pointerToPath(path),
    message,
  }));
  const fields = problems.filter(({ name }) => has(name));
  const others = problems.filter(({ name }) => !has(name));
  if (others.length > 0) {
    return { fields, banner: others.map(({ name, message }) => `${name}: ${message}`).join(' ') };
  }
  return { fields, banner: fields.length > 0 ? null : error.detail };
}

/** All errors of a failed request in one text, for views without fields. */
export const problemText = (error: unknown): string | null =>
  serverProblem(error, () => false).banner;
