import { pointerToPath } from '#src/lib/json-pointer.ts';
import type { FieldErrors } from './values.ts';

/** The part of a zod issue that error messages need. */
export interface Issue {
  code: string;
  path: readonly PropertyKey[];
  message: string;
  errors?: readonly (readonly Issue[])[] | undefined;
}

/**
 * Returns one message per path. If a union (such as a value or null) does not match, the branch
 * with the deepest issue is reported, because that branch is the closest match.
 */
export function errorsOfIssues(issues: readonly Issue[]): FieldErrors {
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

/** Converts the field errors of a problem into messages by path. */
export function errorsOfProblem(fields: readonly { path: string; message: string }[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of fields) errors[pointerToPath(path)] ??= message;
  return errors;
}

/**
 * The errors of one field. Their paths are relative to the field: the error of the field itself has
 * the empty path.
 */
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
