/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * A condition of SRD 5.2.1; exhaustion has its level instead.
 */
export type ConditionName = typeof ConditionName[keyof typeof ConditionName];

export const ConditionName = {
  blinded: 'blinded',
  charmed: 'charmed',
  deafened: 'deafened',
  frightened: 'frightened',
  grappled: 'grappled',
  incapacitated: 'incapacitated',
  invisible: 'invisible',
  paralyzed: 'paralyzed',
  petrified: 'petrified',
  poisoned: 'poisoned',
  prone: 'prone',
  restrained: 'restrained',
  stunned: 'stunned',
  unconscious: 'unconscious',
} as const;
