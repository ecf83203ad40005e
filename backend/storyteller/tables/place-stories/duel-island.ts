import type { PlaceStory } from '../place-story-type.ts';

export const duelIslandStory: PlaceStory = {
  id: 'duel-island',
  levels: [3, 10],
  tones: ['heroic', 'intrigue'],
  words: ['duel', 'island', 'honour', 'swords', 'arena', 'champion'],
  title: 'The Duelling Island of {town}',
  look: 'A bare island lies in the river with a ring of sand on it, and a bench on each side, for the friends. White stakes mark those who fell, {num} of them, and a fresh one is being painted by {K}, although the fight has not begun.',
  senses:
    'Gulls, a whetstone, and somebody being sick behind the boats. The sand smells of salt, as it is changed after each fight.',
  keeper: [
    'master of the ring',
    'checks the blades, says the words, and has been asked by both sides, today, if it could be to the first blood.',
  ],
  guest: [
    'second',
    'is here for a friend who has not slept, and carries a spare sword that is much too good.',
  ],
  absent: 'visiting champion',
  hooks: [
    [
      'The judges of {town} pay {pay} gold pieces for one honest pair of eyes at sunrise, as the same house has won every duel for {years} months, and the estates that went with them.',
      [
        'The house does not cheat. It pays {K} to pick the hour, and its champion fights only with the sun behind him.',
        'The house does not cheat. Its champion has eleven aunts who come to every fight and cry, and the ring does not take what would be missed.',
      ],
    ],
    [
      'A young scribe of {town} has been challenged for a joke about a hat, and asks the party to teach her one thing, by tomorrow.',
      'The joke repeated a figure from an account that nobody should have seen. The challenge is a murder with good manners.',
    ],
    [
      '{B} offers the spare sword to one of the party, to take the place of the friend, and to lose.',
      'The blade is painted with something slow. {B} has been paid to see that the friend is scratched in kindness.',
    ],
  ],
  done: 'Any quarrel in {town} can be settled here, by law, and what is settled is never opened again. {K} rents out blades, a priest and a boat home, and takes the fee before.',
  trace:
    'All stakes of this year are on the eastern side. The fresh one has a name on it already, in wet paint, and {K} turns it to the river when people look.',
  truth: [
    '{V} could not be beaten, and was asked to die young, for money for a family. Since then {K} has written the results beforehand, for a cartel of three houses, who own half of {town} by now without one crime. {K} keeps the first list, in the hope of being asked.',
    'The ring itself decides. It was a place of sacrifice, it wants one a month, and {K} has found that it takes the one whom nobody would miss. {V} tried to leave it hungry for a month, and went into the river with both boats.',
  ],
  finds: [
    [
      'Investigation',
      'scratching an old stake',
      'the paint of the name is older than the date of the fight.',
    ],
    [
      'Perception',
      'standing on the eastern side at sunrise',
      'you see nothing but light, and the other one sees your hands.',
      1,
    ],
    ['Insight', 'offering {K} a large bet', '{K} names the winner, and then declines.', 1],
    [
      'Religion',
      'digging a foot into the sand',
      'there is a ring of black stones, with a groove to the middle, which is dry.',
      2,
    ],
    [
      'History',
      'reading the register back to the beginning',
      'every duellist who fell had no kin; those who had only bled.',
      2,
    ],
  ],
  use: [
    'Nobody may step into the ring until one is down, or that side has lost. People here have died of not stepping in.',
    'The sand is deep in the west and hard in the east, and a kick of it blinds for a round (DC 12).',
    'Boats are the only way off, and the man who holds the painters is for sale at {bribe} gold pieces.',
  ],
  later: [
    'At sunrise on day {days} the scribe stands in the east. By noon the last honest account of {town} is settled.',
    'In {days} days the moon is full and no fight is booked; what the ring wants it takes from the ferry, in the shape of swordsmen of sand and water (use <Zombie, Ghoul, Wight, Water Elemental>).',
  ],
  ways: [
    "The law allows anybody to take the place of anybody. If the party fights for the scribe, in the west, with the list in {K.name}'s hand, it can ask for the list to be read as its prize.",
    'A name that is missed by many starves it. If all of {town} comes to the island for one duellist, the ring closes; {B} would have to bring them, and tell them why.',
  ],
};
