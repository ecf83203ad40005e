import type { OwnFrame } from '../frame-type.ts';

/** The texts around a hunt on the water, as far as they differ from those of any hunt. */
export const seaFrame: OwnFrame = {
  titles: [
    '{it.t} of {town}.',
    'Three Notes, the Last One Falling.',
    'The Bells of {H.name}.',
    'What {T.name} Heard.',
    'Before {deadline.t}.',
  ],
  runs: [
    '{H} collects what is left of the bell, without a word, and weighs it in both hands.',
    '{S} asks the party, very politely, how long it thinks that it will take.',
    'Whoever asks for {G} is taken there by {few} people who keep away from the edge of the quay.',
  ],
  where: [
    '{lair}, an hour under oars from {town}. At slack water {it} sleep{it.v} there.',
    '{lair}. One gets there by boat, and without a bell one is not noticed.',
  ],
  suspects: [
    '{T.full} knows how one gets past {it.them}, {H.full} what calls {it.them}, and {S.full} has known both for weeks.',
    '{B.full} has fought {it.them}, {T.full} has heard {it.them}, and {S.full} earns by {it.them}.',
  ],
  ways: [
    '{p1}, {p2} and {p3} in any order; each shows a piece of what {it} want{it.v}, and the way to {lair}. A failed check costs a tide, never the clue.',
    'three places, {p1}, {p2} and {p3}, and then out to {lair}. Whoever goes without having heard a bell under water rings one. Failed checks cost an hour each.',
  ],
  guards: [
    [
      'At {p1} the coast guard keeps people away; with a word from {G} it lends the party a boat and four rowers.',
      'tier=2',
    ],
    [
      'The fleet has closed {p1}, and its captain has orders to let no amateurs drown (DC 14 Persuasion, or the seal of {G}).',
      'tier=3',
    ],
    [
      'Around {lair} no spell finds its way: the hum turns those who teleport aside, to the ledge.',
      'tier=3',
    ],
  ],
  openings: [
    'One reaches {lair} at slack water, with wrapped oars (DC 13 Stealth by the group), or at any other hour, and is met halfway.',
    'The hum begins before one sees {lair}: first in the planks, then in the teeth. {T} raises a hand, and everyone stops rowing.',
  ],
  magic: [
    '*Speak with Animals*: every gull of {town} knows it: the thing below hates the shining things that shout.',
    '*Silence* around a boat lets it pass over {it} without a check, at any hour.',
    ['*Locate Object* for a bell leads to {lair}, from a thousand feet.', 'level>=3'],
    ['*Water Breathing* gives the party a day below, and a good look at what hums.', 'level>=5'],
    [
      '*Sending* to {wren} is answered: "Ledge. Alive. No bells. Bring water, not much noise."',
      'level>=5',
    ],
    ['*Control Water* holds the tide at {lair} down for as long as it is kept up.', 'level>=7'],
    [
      '*Scrying* on {wren} shows a shirt on a pole and, far below, something that breathes.',
      'level>=9',
    ],
    ['*Teleport* to {lair} ends on the ledge, which has room for four.', 'level>=13'],
    '*Thaumaturgy* or *Minor Illusion* can ring like a bell; {it} fall{it.v} for it once.',
  ],
  complications: [
    'Fog. Somewhere in it a ship rings, out of good seamanship.',
    'The boat has a small bell that everyone has forgotten: on the cat.',
    '{B} sees it and stands up to shout, as at the last time.',
    'Wreckers have lit a false light, and a ship steers for it, with all its bells.',
    'The chain of the harbour is rusted fast and needs an hour and a barrel of fat.',
  ],
  hoards: [
    'Between the bells lies what hung on them when they were torn out: {items}, and {worth}.',
    "In the wreck beside {lair} there is a captain's chest with {items}, and {worth}.",
  ],
  favours: [
    ['In {town} a boat lies ready for the party at any time, with {T} at the oar.', 'tier=1'],
    ['{wren} owes the party a life, and comes along as a pilot whenever asked.', 'tier=1'],
    [
      '{council} gives the party a flag: every harbour between {town} and {town2} opens to it.',
      'tier=2',
    ],
    ['The crown gives the party a ship of its own, with a crew, and without a bell.', 'tier=3'],
  ],
  gains: [
    ['Between {town} and {town2} ships sail at night again, and blow a horn in fog.', 'tier=2'],
    ['{council} has the grain of {S} weighed and sold at the price of spring.', 'tier=2'],
    [
      'In five harbours the bells are taken down for a week, by order of the crown, and people say how well they slept.',
      'tier=3',
    ],
    ['{council} has the party entered in the book of the fleet, between two admirals.', 'tier=3'],
  ],
  prices: [
    ['{T} is asked to teach the three notes in the school of {town}.', 'tone=heroic'],
    ['{B} gets a new boat, from all of {town}, with a horn.', 'tone=heroic'],
    [
      '{G} reads the names of the drowned aloud, and has a stone set up without a bell.',
      'tone=grim',
    ],
    [
      'The two lists of {S} are nailed to the door of the storehouse, by somebody who writes well.',
      'tone=intrigue',
    ],
    [
      'On still nights {T} does not go out any more, and does not say what the third note answers now.',
      'tone=horror',
    ],
    [
      'The goat that was offered to it has come ashore, fat, and will not leave the beach.',
      'tone=whimsical',
    ],
  ],
  sides: [
    {
      wants: [
        '**{council}** wants ships in before {deadline}, and no panic. Content if it is told before the street is; angry if somebody silences its bell without asking.',
      ],
      later: [
        '**{council}, if content**: has the great bell rung at the right moment, for one stroke, from the right side.',
      ],
    },
    {
      wants: [
        '**{R.full}** ({R.role}) wants {it} alive, in a tank, in {town2}. Content with a fair share; angry if there is silence before there is a catch.',
      ],
      later: ['**{R.name}, if content**: has nets of wire across the way out.'],
    },
    {
      wants: [
        '**The families of the last crew** want to row out, now, with everything that makes noise. Content if {wren} is fetched first; angry if the grain is.',
      ],
      later: [
        '**The families, if content**: lie off {lair} in {num} boats, silent, with lines for whoever is in the water.',
      ],
    },
  ],
  preventions: [
    'wrap the bells of the boats at the quay with wool by night (DC 13 Stealth)',
    'ask {G} to stop the great bell (DC 13 Persuasion)',
    'call {it.them} to the other side of {water} with a bell on a raft (DC 13 Survival)',
  ],
  clockEffects: [
    'for each step that the party has prevented, {it} {it.has} slept more, and {lead} is surprised in the first round; for each one that it has not, there is one bell more at {lair}, and {lead} has advantage on its first attack.',
  ],
  firstFight: [
    'on the second evening wreckers wait on the beach for whoever comes to look at the wreck ({fight}). They flee when half of them are down, and leave a cart with a bell on it.',
  ],
};
