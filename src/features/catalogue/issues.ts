import { pointerToPath } from '#src/lib/json-pointer.ts';
import type { FieldErrors } from './values.ts';

/** What a generated schema says about a value, as far as a sentence needs it. */
export interface Issue {
  code: string;
  path: readonly PropertyKey[];
  message: string;
  errors?: readonly (readonly Issue[])[] | undefined;
}

/**
 * One sentence per path. Of a union (a value or null) the branch that comes nearest speaks: the one
 * whose complaint lies deepest.
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

/** What the server says about fields. */
export function errorsOfProblem(fields: readonly { path: string; message: string }[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of fields) errors[pointerToPath(path)] ??= message;
  return errors;
}

/** What is wrong with one field: its own sentence under the empty path, its parts under theirs. */
export function errorsIn(errors: FieldErrors, key: string): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) => {
      if (path === key) return [['', message]];
      return path.startsWith(`${key}.`) ? [[path.slice(key.length + 1), message]] : [];
    }),
  );
}

/** The first sentence about a field, wherever in it. */
export const firstErrorIn = (errors: FieldErrors, key: string): string | undefined =>
  errors[key] ?? Object.entries(errors).find(([path]) => path.startsWith(`${key}.`))?.[1];
