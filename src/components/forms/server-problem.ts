import { CancelledError, HttpError, UserChangedError } from '#src/api/http-error.ts';
import { pointerToPath } from '#src/lib/json-pointer.ts';

export interface ServerProblem {
  /** Errors of fields of the form. */
  fields: { name: string; message: string }[];
  /** All other errors in one text for the banner, or null. */
  banner: string | null;
}

const unreachableText =
  'The server cannot be reached. What you wrote is still here: check the connection and try again.';

/** The code that checks a form could not be loaded: there is no network, or a new version of the app. */
export class CodeMissingError extends Error {
  override readonly name = 'CodeMissingError';

  constructor(options: ErrorOptions) {
    super('The code of the form could not be loaded.', options);
  }
}

const codeMissingText =
  'A part of this page did not arrive. What you wrote is still here: check the connection and try again. If that does not help, copy what you wrote and reload the page.';

/**
 * Assigns each error of a failed request to a field of the form or to the banner.
 * @param fieldFor the field that shows the error of a value; null for the banner
 * @param flattened the object of the body whose values are fields of the form: with `details`, the
 * error of `/details/giver` belongs to the field `giver`
 */
export function serverProblem(
  error: unknown,
  fieldFor: (name: string) => string | null,
  flattened?: string,
): ServerProblem {
  if (error instanceof CodeMissingError) return { fields: [], banner: codeMissingText };
  if (error instanceof UserChangedError) return { fields: [], banner: error.message };
  if (error instanceof CancelledError) return { fields: [], banner: null };
  if (!(error instanceof HttpError)) return { fields: [], banner: unreachableText };
  const fields: ServerProblem['fields'] = [];
  const others: string[] = [];
  for (const { path, message } of error.fields) {
    const inner = flattened === undefined ? path : path.replace(`/${flattened}/`, '/');
    const name = pointerToPath(inner);
    const field = fieldFor(name);
    if (field === null) others.push(`${name}: ${message}`);
    else fields.push({ name: field, message });
  }
  if (others.length > 0) return { fields, banner: others.join(' ') };
  return { fields, banner: fields.length > 0 ? null : error.detail };
}

/** All errors of a failed request in one text, for views without fields. */
export const problemText = (error: unknown): string | null =>
  serverProblem(error, () => null).banner;
