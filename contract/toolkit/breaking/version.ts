import { isAtLeast, type Finding } from '../finding.ts';

type Severities = readonly Pick<Finding, 'severity'>[];

const breaksIn = (findings: Severities): boolean =>
  findings.some((finding) => isAtLeast(finding, 'error'));

function numbersOf(version: string): readonly [major: number, minor: number, patch: number] | null {
  const match = /^(\d+)\.(\d+)\.(\d+)/.exec(version);
  if (!match) return null;
  const [major = 0, minor = 0, patch = 0] = match.slice(1).map(Number);
  return [major, minor, patch];
}

/** The version that the changes ask for: before 1.0.0, a break raises the minor number (semver 2.0.0, 4). */
export function nextVersion(
  version: string,
  findings: Severities,
  isChanged: boolean,
): string | null {
  const numbers = numbersOf(version);
  if (!numbers || !isChanged) return null;
  const [major, minor, patch] = numbers;
  if (breaksIn(findings)) return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
  return major === 0 ? `0.${minor}.${patch + 1}` : `${major}.${minor + 1}.0`;
}

/** What is wrong with the version of the new contract, by the names of oasdiff; null for nothing. */
export function versionRule(
  before: string,
  after: string,
  { findings, next }: { readonly findings: Severities; readonly next: string | null },
): string | null {
  const compare = (one: string, other: string): number =>
    one.localeCompare(other, 'en', { numeric: true });
  if (numbersOf(before) !== null && compare(after, before) < 0) return 'api-version-decreased';
  if (next === null || compare(after, next) >= 0) return null;
  return breaksIn(findings) && compare(after, before) > 0
    ? 'api-major-version-not-bumped'
    : 'api-version-not-bumped';
}
