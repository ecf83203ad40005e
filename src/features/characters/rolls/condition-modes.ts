import type { Condition } from '#src/lib/character/play.ts';
import type { D20Test, ForcedMode } from './rolls.ts';

type Rule = readonly [
  condition: Condition,
  mode: ForcedMode['mode'],
  applies: (test: D20Test) => boolean,
];

const isAttack = ({ test }: D20Test) => test === 'attack';
const isInitiative = ({ test }: D20Test) => test === 'initiative';

/**
 * What the conditions of SRD 5.2.1 do to every D20 Test of a sort. What depends on the place, such as the
 * distance to what frightens, is the choice of the player.
 */
const rules: readonly Rule[] = [
  ['blinded', 'disadvantage', isAttack],
  ['incapacitated', 'disadvantage', isInitiative],
  ['invisible', 'advantage', (test) => isAttack(test) || isInitiative(test)],
  ['poisoned', 'disadvantage', ({ test }) => ['attack', 'check', 'initiative'].includes(test)],
  ['prone', 'disadvantage', isAttack],
  [
    'restrained',
    'disadvantage',
    (test) => isAttack(test) || (test.test === 'save' && test.ability === 'dex'),
  ],
];

/** The Advantage and Disadvantage that the conditions of a character give to a D20 Test. */
export const conditionModes = (conditions: readonly Condition[], test: D20Test): ForcedMode[] =>
  rules
    .filter(([condition, , applies]) => conditions.includes(condition) && applies(test))
    .map(([condition, mode]) => ({ mode, reason: condition }));
