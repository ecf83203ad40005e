import { pointerToPath } from '#src/lib/json-pointer.ts';
import type { FieldErrors } from './values.ts';

/** An issue of a generated schema, as far as error messages need it. */
export interface Issue {
  code: string;
  path: readonly PropertyKey[];
  message: string;
  errors?: readonly (readonly Issue[])[] | undefined;
}

/**
 * One message per path. Of a union (a value or null) the closest branch counts: the one with the
 * deepest issue.
 */
export function errorsOf(issues: readonly Issue[]): FieldErrors {
  const errors: Record<string, string> = {};
  const visit = (issue: Issue, above: readonly PropertyKey[]): void => {
    const path = [...above, ...issue.path];
    if (issue.code === 'invalid_union' && issue.errors !== undefined && issue.errors.length > 0) {
      const nearest = issue.errors.reduce((best, branch) =>
        depthOf(branch) > depthOf(best) ? branch : best,
      );
      for (const each of nearest) visit(each, path);
      return;
    }
    errors[path.map(String).join('.')] ??= issue.message;
  };
  for (const issue of issues) visit(issue, []);
  return errors;
}

const depthOf = (issues: readonly Issue[]): number =>
  Math.max(0, ...issues.map(({ path }) => path.length));

/** The errors of fields in a problem. */
export function errorsOfProblem(fields: readonly { path: string; message: string }[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of fields) errors[pointerToPath(path)] ??= message;
  return errors;
}

/** The errors of one field: its own under the empty path, those of its parts under theirs. */
export function errorsIn(errors: FieldErrors, key: string): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) => {
      if (path === key) return [['', message]];
      return path.startsWith(`${key}.`) ? [[path.slice(key.length + 1), message]] : [];
    }),
  );
}

/** The first error of a field, including its parts. */
export const firstErrorIn = (errors: FieldErrors, key: string): string | undefined =>
  errors[key] ?? Object.entries(errors).find(([path]) => path.startsWith(`${key}.`))?.[1];
