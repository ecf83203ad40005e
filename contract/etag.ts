import { ProblemError } from './problem.ts';

/** The version of a record as an entity tag of HTTP. */
export const etagOf = (version: number): string => `"${version}"`;

export function versionMismatch(): ProblemError {
  return new ProblemError(
    'version_mismatch',
    'Someone saved a newer version while you were at it. Load it and try again.',
  );
}

/** Whether an If-Match header allows the change. A weak tag (`W/"3"`) never matches: RFC 9110, 13.1.1. */
export function matchesVersion(ifMatch: string | undefined, version: number): boolean {
  if (ifMatch === undefined || ifMatch === '*') return true;
  const tags: readonly string[] = ifMatch.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.includes(etagOf(version));
}

/** @throws ProblemError 412 if the caller's version is not the stored one */
export function requireVersion(ifMatch: string | undefined, version: number): void {
  if (!matchesVersion(ifMatch, version)) throw versionMismatch();
}
