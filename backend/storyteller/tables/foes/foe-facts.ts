import type { Row } from '../row-types.ts';

interface FoeTrait {
  readonly id: string;
  /** The creatures of the rules that have it. */
  readonly of: readonly string[];
  /** Whether the creature comes back after it has been beaten, unless something else is done as well. */
  readonly returns?: true;
}

const devils =
  'Barbed Devil, Bone Devil, Chain Devil, Erinyes, Horned Devil, Ice Devil, Pit Fiend, Rakshasa';
const demons = 'Balor, Glabrezu, Hezrou, Marilith, Nalfeshnee, Vrock';

/** Demons and devils are enemies: neither serves the other. */
export const isDemon = (name: string): boolean =>
  /^(?:Dretch|Quasit|Vrock|Hezrou|Glabrezu|Nalfeshnee|Marilith|Balor)$/.test(name);
export const isDevil = (name: string): boolean =>
  /Devil$|^(?:Lemure|Imp|Erinyes|Pit Fiend)$/.test(name);

const returning = (id: string, names: string): FoeTrait => ({
  id,
  of: names.split(', '),
  returns: true,
});

const trait = (id: string, names: string): FoeTrait => ({ id, of: names.split(', ') });

/** What the rules of SRD 5.2.1 say about the end of a creature, or about its weakness. */
export const foeTraits: readonly FoeTrait[] = [
  returning('jar', 'Lich'),
  returning('heart', 'Mummy Lord'),
  returning('mist', 'Vampire'),
  returning('hells', devils),
  returning('abyss', demons),
  returning('heaven', 'Deva, Planetar, Solar'),
  returning('air', 'Djinni'),
  returning('flames', 'Efreeti'),
  returning('deep', 'Aboleth'),
  returning('wish', 'Spirit Naga'),
  returning('dispel', 'Guardian Naga'),
  trait('stake', 'Vampire Spawn'),
  trait('regrowth', 'Troll'),
  trait('heads', 'Hydra'),
  trait('gaze', 'Medusa, Basilisk'),
  trait('bite', 'Werebear, Wereboar, Wererat, Weretiger, Werewolf'),
  trait('sun', 'Shadow, Specter, Wight, Wraith'),
  trait('pyre', 'Mummy, Treant, Awakened Tree'),
  trait('bones', 'Skeleton, Minotaur Skeleton'),
  trait('stubborn', 'Zombie, Ogre Zombie'),
  trait('stitches', 'Flesh Golem'),
  trait('clay', 'Clay Golem'),
  trait('iron', 'Iron Golem'),
  trait('souls', 'Night Hag'),
];

/** `{foe}` is the enemy or the beast of the idea. */
export const foeEnds: readonly Row[] = [
  [
    'Destroyed, {foe} has a new body within 1d10 days, at {lair}, as long as the spirit jar is whole (older rules call it a phylactery). It stands at {p3}, and {H} takes it for an urn (DC 14 Arcana to know it); it has to be broken before {foe} comes back.',
    'foe=jar',
  ],
  [
    'Destroyed, {foe} has a new body after 24 hours, at {lair}, as long as the heart is whole. It lies at {p3}, in a jar beside which {H} keeps a lamp burning (DC 13 Investigation): it has AC 17 and 10 hit points, and only fire harms it.',
    'foe=heart',
  ],
  [
    'At 0 hit points {foe} turns to mist, and is destroyed unless the mist reaches the resting place, a coffin below {lair}, within two hours. Who lies there is paralyzed for an hour, and longer with a stake in the heart. In sunlight or running water {foe} cannot turn to mist«, takes 20 damage in each turn there,» and is destroyed at 0 hit points.',
    'foe=mist',
  ],
  [
    'Sunlight and running water cost {foe} 20 hit points in each turn, and no home can be entered without an invitation. A stake in the heart is the end, as soon as {foe} is incapacitated.',
    'foe=stake',
  ],
  [
    'Killed outside of the Nine Hells, {foe} has a new body there at once. {town} is rid of {foe}« all the same», as long as nobody calls the name; only a death in the Hells is for good.',
    'foe=hells',
  ],
  [
    'Killed outside of the Abyss, {foe} has a new body there at once. {town} is rid of {foe}« all the same», as long as nobody calls the name; only a death in the Abyss is for good.',
    'foe=abyss',
  ],
  [
    'Killed outside of Mount Celestia, {foe} has a new body there at once, and has to explain it.',
    'foe=heaven',
  ],
  [
    'Killed here, {foe} becomes mist and has a new body on the Plane of Air after 1d4 days.',
    'foe=air',
  ],
  [
    'Killed here, {foe} becomes ash and has a new body on the Plane of Fire after 1d4 days.',
    'foe=flames',
  ],
  ['Destroyed, {foe} has a new body after 5d10 days, far from {town}.', 'foe=deep'],
  ['Killed, {foe} lives again after 1d6 days; only a *Wish* can prevent it.', 'foe=wish'],
  [
    'Killed, {foe} lives again after 1d6 days, unless *Dispel Evil and Good* is cast on the remains.',
    'foe=dispel',
  ],
  [
    '{foe} regains 15 hit points at the start of each turn, even at 0. Acid or fire stops it for one turn, and only a turn that begins so at 0 hit points is the last one.',
    'foe=regrowth',
  ],
  [
    'For each head of {foe} that falls, two grow until the end of its turn, unless fire has touched it since the last one.',
    'foe=heads',
  ],
  [
    'A mirror is worth a sword: if {foe} sees the gaze in it, the saving throw against turning to stone is for {foe} as well.',
    'foe=gaze',
  ],
  [
    'Silver is no better than steel. But a humanoid whom {foe} has cursed by a bite becomes one of the kind at 0 hit points; *Remove Curse* in time prevents it.',
    'foe=bite',
  ],
  ['In sunlight {foe} attacks with disadvantage.', 'foe=sun'],
  ['Fire does twice the damage to {foe}.', 'foe=pyre'],
  ['Blunt weapons do twice the damage to {foe}.', 'foe=bones'],
  [
    'A blow that should end {foe} may leave 1 hit point (a Constitution saving throw, DC 5 plus the damage); radiant damage and critical hits do not.',
    'foe=stubborn',
  ],
  ['After fire, {foe} attacks with disadvantage for a turn; lightning heals.', 'foe=stitches'],
  ['Acid heals {foe}, and poison does nothing.', 'foe=clay'],
  ['Fire heals {foe}, and poison does nothing.', 'foe=iron'],
  [
    '{foe} carries a bag of souls (AC 15, 20 hit points). If it is destroyed, the souls are free«, and the nightmares in {town} stop for a week».',
    'foe=souls',
  ],
];

/** If the rules have no such creature as the idea names. */
export const missingRows: readonly Row[] = [
  'The rules have no {missing}; {creature} is {type} as well, and lends {foe} its numbers.',
  'There is no {missing} in the rules, so {foe} has the numbers of {creature}, which is {type}, too.',
];

/** If no creature of the name is within the budget. */
export const strongRows: readonly Row[] = [
  'By the rules {foe} is {creature} (CR {challenge}, {points} XP), too strong for {party}: [whoever attacks {foe} must know a way out|in a fight against {foe} the party can only save itself]. What helps is said below, without a fight.',
  'Against {foe} the party cannot win by force: {creature} (CR {challenge}, {points} XP) is too much for {party}. What it can beat are those who serve {foe}.',
];
