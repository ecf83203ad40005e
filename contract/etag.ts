import { ProblemError } from './problem.ts';

/** The version of a record as an entity tag of HTTP. */
export const etagOf = (version: number): string => `"${version}"`;

export function versionMismatch(): ProblemError {
  return new ProblemError(
    'version_mismatch',
    'Someone saved a newer version while you were at it. Load it and try again.',
  );
}

/** @throws ProblemError 412 if the caller's version is not the stored one */
export function requireVersion(ifMatch: string | undefined, version: number): void {
  if (ifMatch !== undefined && ifMatch !== etagOf(version)) throw versionMismatch();
}
