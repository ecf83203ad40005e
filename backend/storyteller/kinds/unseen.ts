import type { Telling } from '../realise/telling.ts';
import type { Row } from '../tables/row-types.ts';
import { fragment } from './written.ts';

/** Whether the action of a check must not be seen, because people would stop it. */
const isSecret = (how: string): boolean =>
  /^(?:breaking|climbing|copying|cutting|digging|following|forcing|getting (?:as far|into)|going through|lifting|opening|picking|prying|scraping|searching|stealing|taking|unpicking|unscrewing)\b/.test(
    how,
  );

/** How the party gets to a check that would be the same in every text, because it names no one. */
const preparations: readonly Row[] = [
  'after some enquiries in {town}',
  'after hearing of it in {town2}',
  'on a hint picked up in {town}',
  'on a tip from someone in {town2}',
  'after some talk in {town}',
  'on the advice of a friend in {town}',
];

/**
 * A circumstance that stands before the action of a check, such as that the street is empty. Empty if the check names a
 * person, with whom the circumstance could clash, and if `shown` does so and the action may be seen.
 */
export function circumstanceOf(
  telling: Telling,
  circumstances: readonly Row[],
  how: string,
  shown?: string,
): string {
  const isNamed = /\{[A-Zt]/;
  if (isNamed.test(how)) return '';
  if (isSecret(how)) return ` ${fragment(telling.say(circumstances))},`;
  if (shown === undefined || isNamed.test(shown)) return '';
  return ` ${fragment(telling.say(preparations))},`;
}
