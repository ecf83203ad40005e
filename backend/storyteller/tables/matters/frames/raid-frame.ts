import type { OwnFrame } from '../frame-type.ts';
import { openFrame } from './open-frame.ts';

/** The texts around a story of raids. */
export const raidFrame: OwnFrame = {
  ...openFrame,
  stakes: [
    'In {days} days it is {deadline}, when they come with everyone; then {ruin}.',
    '{G} counts the days until {deadline}: {days}. If they get what they want then, {ruin}.',
    'There are {days} days until {deadline}. «{council} has met twice and decided to hope. »If it goes on, {ruin}.',
  ],
  where: [
    '{lair}, where {A} lives with the others; {H} is there, too, and sits apart.',
    '{lair}. By night all of {foes} are there but for the lookout at {p2}; by day a third of them.',
  ],
  suspects: [
    '{A.full} leads {foes}, openly, and robs them in secret. {H.full} could take {A.their} place.',
    '{A.full}, whom everybody knows by sight. What nobody knows lies at {p3}; {T.full} has seen who carries it there.',
  ],
  ways: [
    '{p1}, {p2} and {p3} can be visited in any order; each of them leads to {lair}, and {p3} is the key to an end without a battle; a failed check costs an hour, never the clue.',
    'three places, {p1}, {p2} and {p3}, in any order. The party can then lie in wait at {ward}, attack {lair}, or set {H} against {A.name}; failed checks cost time (an hour each), never the clue.',
  ],
  openings: [
    '{lair.t} lies an hour from {ward}, where the path along the water ends. One gets in past two sentries (DC 14 Stealth), over the back (DC 13 Athletics), or as somebody who brings a message of {S}.',
    'One smells {lair} before one sees it: smoke, wet rope, {flock}. The sentries of {A} look down the path, and nobody looks up.',
  ],
  companions: [
    [
      'Those beside {A} fight as long as there is something to win; when half of them are down, the others look at {H}.',
      'tone!=whimsical',
    ],
    'Nobody here wants to die for {A}: whoever is offered food for the winter (DC 13 Persuasion) lets the weapon sink.',
  ],
  magic: [
    '*Speak with Animals*: the {flock} in the pens, and every crow above {p2}, can say how many of them there are and when {A} goes out alone.',
    '*Comprehend Languages*: the notches at {p2} are numbers, and the word behind the last one is "all".',
    ['*Locate Object* for a wheel of {B} leads to {lair}, from a thousand feet.', 'level>=3'],
    [
      '*Detect Thoughts* on one of them shows a heap with a line around it, and somebody who counts: {H}.',
      'level>=3',
    ],
    ['*Sending* to {H} is answered: "Bring proof. Come alone. Bring bread."', 'level>=5'],
    [
      '*Clairvoyance* at {p3} shows who climbs down the ladder at moonrise: two who carry, and {A} who counts.',
      'level>=5',
    ],
    [
      '*Speak with Dead*: one of them who fell says what {A} promised, and what was shared out: it is a third less than was taken.',
      'level>=5 tone!=whimsical',
    ],
    [
      '*Zone of Truth* does not let {A} answer the question about {p3}; the silence is long enough for the others.',
      'level>=3',
    ],
    [
      '*Scrying* on {A} shows {lair} by night, and once, on the last night before {deadline}, a packed horse.',
      'level>=9',
    ],
    [
      '*Teleport* brings the party to {lair} at once. What is hidden at {p3} it has to have seen before, and without it there is only the fight.',
      'level>=13',
    ],
  ],
  gains: [
    [
      'Between {town} and {town2} the carts go without guards again, and {council} remembers who made it so.',
      'tier=2',
    ],
    ['Two places that had paid {A} for quiet send {G} what they would have paid next.', 'tier=2'],
    [
      'Three garrisons that were needed here go home. The crown strikes a coin with a broken horn on it, and the party gets the first one.',
      'tier=3',
    ],
    [
      'The roads of the realm are open, and {council} has the names of the party read out at each gate of {town}.',
      'tier=3',
    ],
  ],
  sides: [
    {
      wants: [
        '**{council}** wants the raids to end before {deadline}, and no promises in its name. Content if asked before a treaty; angry if {foes} sit at its table unannounced.',
      ],
      later: [
        '**{council}, if content**: sends every cart it has to {lair}, empty, with lanterns. {A} takes them for a relief and waits one round too long.',
      ],
    },
    {
      wants: [
        '**{R.full}** ({R.role}) wants the price on the head of {A}, and no talk with {H}. Content if {A} is left to {R}; angry if there is a treaty before the reward.',
        '**{R.full}** ({R.role}) has been robbed by {A} and wants one thing back that is worth nothing to others. Content if it is looked for; angry if it is burned with the rest.',
      ],
      later: [
        '**{R.name}, if content**: stands at the back of {lair} with a net. {A} does not get away.',
      ],
    },
    {
      wants: [
        '**{H.full} and those who are tired of it** want to get through the winter and to see the heap full. Content with proof and an offer; angry if one of theirs is killed who had lain down.',
      ],
      later: [
        '**{H.name}, if content**: has put the youngest on guard, who sleeps. The party begins where it wants, and two beside {A} do nothing.',
      ],
    },
  ],
  preventions: [
    'cover the lookout at {p2} and blow the wrong sign (DC 13 Performance); then they turn round halfway',
    'lie in wait on their path with {B} and every cart of {town} across it (DC 13 Survival)',
    'lead {flock} and stores away by night with the help of {T} (DC 13 Animal Handling); they find nothing',
    'bring {H} one thing from {p3} before that day (DC 14 Stealth); {H} delays them',
  ],
  clockEffects: [
    'for each step that the party has prevented, {foes} are hungrier and one of them less stands beside {A}; for each one that it has not, {A} is in a good mood, and so are they: they have advantage in the first round.',
  ],
  firstFight: [
    'on the second evening the horn sounds over {ward}, and a part of {foes} comes down the path ({fight}). They break off as soon as two of them lie on the ground; who is caught says with whom one has to talk: {H}.',
  ],
  labels: {
    clues: ['what they do', 'who leads them', 'the camp'],
    lair: 'The camp',
    suspects: 'The enemy',
    places: 'Places and clues',
    plan: 'What {A.full} does if the party does not interfere',
    actOne: 'Act one: The Horn over {town}',
  },
};
