export type CreatureType =
  | 'aberration'
  | 'beast'
  | 'celestial'
  | 'construct'
  | 'dragon'
  | 'elemental'
  | 'fey'
  | 'fiend'
  | 'giant'
  | 'humanoid'
  | 'monstrosity'
  | 'ooze'
  | 'plant'
  | 'undead';

export type Condition = 'charmed' | 'frightened' | 'paralyzed';

/** What the rules say about a creature, as far as texts mention it. */
export interface RulesCreature {
  readonly name: string;
  readonly type: CreatureType;
  readonly xp: number;
  readonly immunities: readonly Condition[];
  /** Whether it can neither speak nor send its thoughts. */
  readonly isMute: boolean;
}
