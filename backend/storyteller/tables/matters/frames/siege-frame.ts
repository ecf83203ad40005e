import type { OwnFrame } from '../frame-type.ts';
import { openFrame } from './open-frame.ts';

/** The texts around a story in which a place is defended. */
export const siegeFrame: OwnFrame = {
  ...openFrame,
  hooks: [
    [
      '{G.full}, the {G.role}, meets you on the stairs of the wall, with mortar on both hands.',
      'Gknown=no tier=1',
    ],
    [
      'You came for one night. The {G.role} {G.full} has had the gate closed behind you, and says so«, and that you may choose on which side of it you want to be».',
      'Gknown=no tier=1',
    ],
    [
      'The {G.role} {G.full} has sent {few} letters to {few} companies, and you are the only ones who came.',
      'Gknown=no tier<=2',
    ],
    [
      'In the name of {council} the {G.role} {G.full} has sent for you«, as people who have stood on a wall before».',
      'Gknown=no tier=2',
    ],
    [
      'The {G.role} {G.full} receives you in a room full of maps«, most of which are out of date since this morning».',
      'Gknown=no tier>=2',
    ],
    [
      'Heralds have looked for you in three realms: the {G.role} {G.full} has an army left, and nobody who could lead what an army cannot do.',
      'Gknown=no tier=3',
    ],
    [
      '{G.full} has asked you to come«, and shows you the wall before the guest room».',
      'Gknown=yes',
    ],
  ],
  stakes: [
    '{days.t} days are left until {deadline}. If {ward} falls, {ruin}.',
    '{G} reckons with {days} days until {deadline}; if {ward} does not hold, {ruin}.',
    'If {ward} is lost at {deadline}, in {days} days, {ruin}«, and {G} does not say it twice».',
  ],
  where: [
    '{lair}, where the drum stands and {A} commands; it is reached over the fields by night (DC 14 Stealth) or by the passage below {p3}.',
    'the wall at {p1}, and {lair}, from which {A} commands. Whoever sallies goes there through {p3}.',
  ],
  suspects: [
    '{A.full} commands {foes}, and nobody in {town} helps {A.them}. {T.full} has been among {foes.them} and knows the signals.',
    '{A.full}, openly. The herald {H.full} can be talked to, and {T.full} knows what {A} fears.',
  ],
  ways: [
    '{p1}, {p2} and {p3} can be visited in any order, each takes a day or two of {days}, and each that is done counts one at {deadline}: two are enough to hold {ward}, three make it easy; a failed check costs half a day, never the clue.',
    'three places, {p1}, {p2} and {p3}, in any order. What is done at each of them helps at {deadline}«, and is counted on {lair}»; who fails a check gets there half a day later.',
  ],
  openings: [
    'At {deadline} it is decided in two places: at {p1}, where the ladders are, and at {lair}, where {A} stands with the drum. Those on the wall hold out as long as the party needs«, if at least one thing was done».',
    '{lair.t} lies two bowshots from {ward}. While the whole host looks at the wall, hardly anyone looks at what comes out of the brambles behind {A}.',
  ],
  companions: [
    [
      'Those beside {A} fight until the drum stops« or {A} is down»; then they run.',
      'tone!=whimsical',
    ],
    'When {A} is down, {H} lifts the white cloth, and the others lay down what they hold.',
  ],
  magic: [
    '*Comprehend Languages* or an ear for music: the signals of the drum are words of an old tongue, and {T} knows {few} of them.',
    '*Silence* around the drum does what breaking it does, for as long as it lasts, and {A} knows at once what has happened.',
    ['*Sending* to {S} is answered: "{G} first."', 'level>=5'],
    [
      '*Speak with Dead*: a scout who fell before {ward} names {lair}, and says that there was no fear in them.',
      'level>=5 tone!=whimsical',
    ],
    [
      '*Clairvoyance* into the tent of {A} shows a plan of {p1}, with the height written beside it.',
      'level>=5',
    ],
    [
      '*Wall of Stone* or *Move Earth* mends {p1} in an hour instead of two days; then it counts one.',
      'level>=9',
    ],
    [
      '*Scrying* on {A} works, and one hears nothing but the drum«; it tells how the tent is guarded».',
      'level>=9',
    ],
    [
      '*Commune* says yes to the question whether {p1} is the place, and no to the question about the gate.',
      'level>=9',
    ],
    [
      '*Teleport* to {lair} is possible, and is expected: a mage of {A} feels it a round before, and {few} archers turn round.',
      'level>=13',
    ],
    [
      '*Raise Dead* brings back whom {ward} loses first; each body that is carried in under a white cloth is one that {A} has counted, too.',
      'level>=9 tone!=whimsical',
    ],
  ],
  gains: [
    [
      'Between {town} and {town2} the roads are open again« by the end of the week», and {council} remembers who opened them.',
      'tier=2',
    ],
    ['Two towns that had already closed their gates send {G} their keys.', 'tier=2'],
    [
      'The two beaten armies of the realm gather again under the walls of {town}. The crown pays for new bells.',
      'tier=3',
    ],
    [
      'The sovereign comes to {town} in person, walks along the walls on foot, and thanks the party there.',
      'tier=3',
    ],
  ],
  sides: [
    {
      wants: [
        '**{council}** wants {ward} held and would sell half of it for an honourable peace. Content if {G} can report each day what was built; angry if the party burns what could be saved.',
      ],
      later: [
        '**{council}, if content**: has every bell in {town} rung when the ladders come. The reserve stands at {p1} before the enemy does, and one enemy less gets over.',
      ],
    },
    {
      wants: [
        '**{R.full}** ({R.role}) wants the drum«, whole, for those who pay more than {town} can». Content if promised a look at it; angry if it is broken without a word.',
        '**{R.full}** ({R.role}) came to sell {few} mercenaries to whoever wins. Content with pay in advance; angry if counted among the enemies.',
      ],
      later: [
        '**{R.name}, if content**: has brought hooks and ropes, and pulls over the shields on one side of {lair}: the party gets to the drum without a check.',
        '**{R.name}, if content**: charges from the flank, counts aloud, and takes on one of the enemies at {lair}.',
      ],
    },
    {
      wants: [
        '**The people of {S.full}** want {G} to say what was not said, and their dead to be named with the others. Content with one sentence; angry if it is bought.',
      ],
      later: [
        '**The people of {S.name}, if content**: light fire after fire behind {lair}. It looks like an army, and one of the enemies beside {A} goes to look.',
      ],
    },
  ],
  preventions: [
    'wait for the spies of {A} at the gate (DC 13 Perception), and send them back with a wrong measure',
    'bring {G} and {S} to one table before that day (DC 13 Persuasion)',
    'let {T} beat the wrong signal from the tower (DC 13 Performance); it costs {A} half a day',
    'ride out at dusk and cut the ropes of the carts (DC 13 Stealth)',
  ],
  clockEffects: [
    'for each step that the party has prevented, one of those beside {A} is missing at {lair}; for each one that it has not, the first to come over {p1} are a round earlier.',
    'if both steps were prevented, {A} has to attack by daylight, and the archers of {ward} have advantage in the first round; if neither was, the party begins the last fight with {few} enemies already inside the wall.',
  ],
  firstFight: [
    'on the second evening a troop of {foes} tries to set fire to the timber for {p1} ({fight}). They fight until half of them are down; who is caught can say on which day the drum comes to {lair}.',
    '{few} riders of {foes} hunt a cart with refugees up to the ditch, and the gate is already shut ({fight}). Those in the cart come from {town2}, and have seen {A}.',
  ],
  labels: {
    clues: ['what they plan', 'the commander', 'the hill'],
    lair: 'The assault',
    suspects: 'The enemy',
    places: 'What can be prepared',
    plan: 'What {A.full} does day by day',
    actOne: 'Act one: The Walls of {town}',
  },
};
