import type { Condition, CreatureType } from './foe-types.ts';

interface SpellTarget {
  /** The only types that the spell affects; all of them if it is absent. */
  readonly only?: CreatureType;
  /** A type that the spell does not affect. */
  readonly not?: CreatureType;
  /** The condition that the spell causes: who is immune to it is not affected. */
  readonly causes?: Condition;
}

/** The spells of SRD 5.2.1 that do not affect every creature, as far as texts can name them. */
export const spellTargets: ReadonlyMap<string, SpellTarget> = new Map<string, SpellTarget>([
  ['Animal Friendship', { only: 'beast', causes: 'charmed' }],
  ['Animal Messenger', { only: 'beast' }],
  ['Calm Emotions', { only: 'humanoid' }],
  ['Charm Monster', { causes: 'charmed' }],
  ['Charm Person', { only: 'humanoid', causes: 'charmed' }],
  ['Compulsion', { causes: 'charmed' }],
  ['Dominate Beast', { only: 'beast', causes: 'charmed' }],
  ['Dominate Monster', { causes: 'charmed' }],
  ['Dominate Person', { only: 'humanoid', causes: 'charmed' }],
  ['Fear', { causes: 'frightened' }],
  ['Geas', { causes: 'charmed' }],
  ['Hold Monster', { causes: 'paralyzed' }],
  ['Hold Person', { only: 'humanoid', causes: 'paralyzed' }],
  ['Hypnotic Pattern', { causes: 'charmed' }],
  ['Magic Jar', { only: 'humanoid' }],
  ['Raise Dead', { not: 'undead' }],
  ['Resurrection', { not: 'undead' }],
  ['Speak with Animals', { only: 'beast' }],
  ['Speak with Dead', { not: 'undead' }],
  ['Suggestion', { causes: 'charmed' }],
]);
