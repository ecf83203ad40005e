import { ProblemError } from '#contract/problem.ts';

export const etagOf = (version: number): string => `"${version}"`;

export const stale = () =>
  new ProblemError('version_mismatch', 'Someone saved a newer version while you were at it.');

/** @throws ProblemError 412 when the change is based on another version */
export function requireVersion(ifMatch: string | undefined, version: number): void {
  if (ifMatch !== undefined && ifMatch !== etagOf(version)) throw stale();
}

export const notFound = (what: string) =>
  new ProblemError('not_found', `There is no such ${what}, or it is not yours to see.`);
