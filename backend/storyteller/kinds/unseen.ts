import type { Telling } from '../realise/telling.ts';
import type { Row } from '../tables/row-types.ts';
import { fragment } from './written.ts';

/** Whether the action of a check must not be seen, because people would stop it. */
const isSecret = (how: string): boolean =>
  /^(?:breaking|climbing|copying|cutting|digging|following|forcing|getting (?:as far|into)|going through|lifting|opening|picking|prying|scraping|searching|stealing|taking|unpicking|unscrewing)\b/.test(
    how,
  );

/**
 * Under which circumstance a check is made, before what is done: only where being seen matters, and where the
 * check names no one with whom the circumstance could clash.
 */
export function circumstanceOf(
  telling: Telling,
  circumstances: readonly Row[],
  how: string,
): string {
  if (!isSecret(how) || /\{[A-Zt]/.test(how)) return '';
  return ` ${fragment(telling.say(circumstances))},`;
}
