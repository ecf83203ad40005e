import type { Telling } from '../realise/telling.ts';
import type { Row } from '../tables/row-types.ts';
import { randomStream } from '../random.ts';
import { fragment, upperFirst } from './written.ts';

/** Whether the action of a check must not be seen, because people would stop it. */
const isSecret = (how: string): boolean =>
  /^(?:breaking|climbing|copying|cutting|digging|following|forcing|getting (?:as far|into)|going through|lifting|opening|picking|prying|scraping|searching|stealing|taking|unpicking|unscrewing)\b/.test(
    how,
  );

/** Makes a check that names no one differ from text to text. A second action here would be glued to the first. */
const occasions: readonly Row[] = [
  'at a quiet hour in {town}',
  'on a slow day in {town}',
  'when {town} is busy elsewhere',
];

/** The action has its own time or place, and an occasion would contradict it. */
const hasOccasion =
  /\b(?:afternoon|dark|dawn|day|dusk|evening|hour|midnight|morning|night|noon|sunset|week)\b/;

/** A name, a field or a choice: the check is not the same in every text. */
const varies = /[{[]/;
const namesSomeone = /\{[A-Zt]/;

type CheckForm = (dc: number, skill: string, how: string, shows: string) => string;

/** All checks of a text have the same form. */
const forms: readonly CheckForm[] = [
  (dc, skill, how, shows) => `DC ${dc} ${skill}, ${how}: ${shows}`,
  (dc, skill, how, shows) => `${skill} (DC ${dc}), ${how}: ${shows}`,
  (dc, skill, how, shows) => `With a DC ${dc} ${skill} check, ${how}: ${shows}`,
  (dc, skill, how, shows) => `On a DC ${dc} ${skill} check, ${how}: ${shows}`,
  (dc, skill, how, shows) => `${upperFirst(how)} (DC ${dc} ${skill}): ${shows}`,
  (dc, skill, how, shows) => `${upperFirst(how)} (${skill}, DC ${dc}): ${shows}`,
  (dc, skill, how, shows) => `${upperFirst(how)}, with a DC ${dc} ${skill} check: ${shows}`,
];

/** The form of the checks of one text. */
export const checkForm = (seed: number): CheckForm =>
  randomStream(seed, 'form of the checks').pick(forms);

/**
 * Writes the checks of one text, as templates. A circumstance, such as that the street is empty, stands before an action
 * that must not be seen. It is left out if the action names a person, with whom it could clash.
 */
export function checkLines(
  telling: Telling,
  circumstances: readonly Row[],
  seed: number,
): CheckForm {
  const form = checkForm(seed);
  let isOccasionTold = false;
  const before = (how: string, shows: string): string => {
    if (namesSomeone.test(how)) return '';
    if (isSecret(how)) return `${fragment(telling.say(circumstances))}, `;
    if (isOccasionTold || varies.test(how + shows) || hasOccasion.test(how)) return '';
    isOccasionTold = true;
    return `${fragment(telling.say(occasions))}, `;
  };
  return (dc, skill, how, shows) => form(dc, skill, before(how, shows) + how, shows);
}
