import { isAtLeast, type Finding } from '../finding.ts';

/** The version that the changes ask for: before 1.0.0, a break raises the minor number (semver 2.0.0, 4). */
export function nextVersion(
  version: string,
  findings: readonly Pick<Finding, 'severity'>[],
  isChanged: boolean,
): string | null {
  const match = /^(\d+)\.(\d+)\.(\d+)/.exec(version);
  if (!match || !isChanged) return null;
  const [major = 0, minor = 0, patch = 0] = match.slice(1).map(Number);
  const breaks = findings.some((finding) => isAtLeast(finding, 'error'));
  if (breaks) return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
  return major === 0 ? `0.${minor}.${patch + 1}` : `${major}.${minor + 1}.0`;
}
