import type { Telling } from '../realise/telling.ts';
import type { Row } from '../tables/row-types.ts';
import { fragment } from './written.ts';

/** Whether the action of a check must not be seen, because people would stop it. */
const isSecret = (how: string): boolean =>
  /^(?:breaking|climbing|copying|cutting|digging|following|forcing|getting (?:as far|into)|going through|lifting|opening|picking|prying|scraping|searching|stealing|taking|unpicking|unscrewing)\b/.test(
    how,
  );

/**
 * A circumstance that stands before the action of a check, such as that the street is empty. Empty if the action may be
 * seen, or if the check names a person, with whom the circumstance could clash.
 */
export function circumstanceOf(
  telling: Telling,
  circumstances: readonly Row[],
  how: string,
): string {
  if (!isSecret(how) || /\{[A-Zt]/.test(how)) return '';
  return ` ${fragment(telling.say(circumstances))},`;
}
