import type { OwnFrame } from '../frame-type.ts';
import { openFrame } from './open-frame.ts';

/** The texts around the pursuit of a band that has struck and is on its way home. */
export const trackFrame: OwnFrame = {
  ...openFrame,
  titles: [
    'Two Knots and One.',
    'The Way {foes.t} Went.',
    '{days.t} Days Behind {foes.t}.',
    'What {T.name} Reads.',
    'Before {deadline.t}.',
  ],
  stakes: [
    'In {days} days it is {deadline}; then they are out of reach, and {ruin}.',
    '{G} counts {days} days until {deadline}. What has not come back by then does not come back; {ruin}.',
    'There are {days} days until {deadline}. «{council} has asked for a report on the damage, in three copies. »If nothing is brought back, {ruin}.',
  ],
  where: [
    '{lair}, two days north with carts, one without. {A} is there from the third day on.',
    '{lair}. On the way there they can be caught at {p2} or {p3}; after that they are behind a wall.',
  ],
  suspects: [
    '{A.full} leads {foes}, openly. Who showed them the way is {S.full}; who could turn them round is {H.full}.',
    '{A.full}, whom {B.full} has seen. In {town} nobody suspects {S.full}, who sold the night.',
  ],
  ways: [
    'a pursuit: {p1}, {p2}, {p3}, {lair}. A failed check costs half a day, never the clue; whoever gains a day catches the carts before the camp.',
    'the tracks lead from {p1} over {p2} and {p3} to {lair}. The party has one day to gain and one to lose; failed checks cost a quarter of it each.',
  ],
  openings: [
    'One sees {lair} from far away, and it sees everyone: there is one path for carts, one for goats (DC 13 Athletics), and the hour after sunset.',
    'From the last ridge {lair} lies below like a plate: fires, tents, a ring of carts; dogs, but they are fed, and sleep.',
  ],
  companions: [
    [
      'Those beside {A} fight for what is behind {A.them}; when half of them are down, they look for {H}, and what {H} says, they do.',
      'tone!=whimsical',
    ],
    'Nobody here is proud of it: whoever is offered a share instead of a rope (DC 13 Persuasion) puts the weapon down.',
  ],
  magic: [
    '*Locate Object* for something that was taken leads to {lair}, from a thousand feet.',
    '*Speak with Animals*: the oxen before the carts are homesick, and go slower if one asks them to.',
    [
      '*Detect Thoughts* on {S} shows a boot, with coins in it, and a gate in the dark.',
      'level>=3',
    ],
    [
      '*Pass without Trace* gets the party to {lair} unseen, if it leaves the horses behind.',
      'level>=3',
    ],
    [
      '*Sending* to {H} is answered: "Not the tents in the back. Everything else I tell you."',
      'level>=5',
    ],
    ['*Clairvoyance* at {lair} shows the rows of what was taken, and {A}, who counts.', 'level>=5'],
    [
      '*Scrying* on {A} shows a hand with a stick, and beyond it sleeping people, many of them.',
      'level>=9',
    ],
    [
      '*Teleport* takes the party to {lair} at once; the carts it has to bring home on its own feet.',
      'level>=13',
    ],
    '*Comprehend Languages* does not help with the knots: they are no language, {T} says, they are a way home.',
  ],
  complications: [
    'The ice on the ford holds a person and not a cart. {A} has thought of that, and the party should.',
    'A messenger overtakes the party: {B} and the farmers have run into the rear guard, and need help more than {town} does.',
    '{S} has ridden ahead to warn {A}, loses courage halfway, and now sits in the snow with a lame horse.',
    'Wolves follow the carts, because of the meat, and now they follow the party.',
    'A second band has heard of the loot and comes up the valley from the other side.',
  ],
  hoards: [
    'Under the last row, wrapped in a hide, lies what {foes} took from others before {town}: {items}, and {worth}.',
    '{A} has a chest with what is of no use for eating: {items}, and {worth}.',
  ],
  gains: [
    [
      'Between {town} and {town2} every gate gets a second bolt, and {council} pays for the iron.',
      'tier=2',
    ],
    ['Two towns that were next on the list of {A} send {G} a cart each.', 'tier=2'],
    [
      'Along the whole border the watch fires are manned again, by order of {council}, with the names of the party as the password.',
      'tier=3',
    ],
    [
      'The crown strikes a coin with a knotted rag on it, and the party gets the first one.',
      'tier=3',
    ],
  ],
  sides: [
    {
      wants: [
        '**{council}** wants the damage to be no larger than what it has already written down. Content with a short report and a long list; angry if there is a treaty of which it reads later.',
      ],
      later: [
        '**{council}, if content**: has sent oxen to the last ridge; what is taken from {lair} is home a day early.',
      ],
    },
    {
      wants: [
        '**{R.full}** ({R.role}) wants the price on the head of {A}. Content if {A} is left to {R}; angry if half is given away.',
      ],
      later: [
        '**{R.name}, if content**: closes the goat path with two crossbows. {A} does not get away.',
      ],
    },
    {
      wants: [
        '**{H.full} and those who think so too** want to eat and not to hang. Content with an offer that {G} has signed; angry if somebody is hurt who had lain down.',
      ],
      later: [
        '**{H.name}, if content**: has seen to it that the dogs are fed and the horn is stopped with wax.',
      ],
    },
  ],
  preventions: [
    'send {B} and the farmers back to guard {town} (DC 13 Persuasion)',
    'hang the rags the wrong way (DC 13 Survival), which costs them half a day',
    'get to the ford before the carts (DC 13 Athletics)',
  ],
  clockEffects: [
    'for each step that the party has prevented, the carts are further from {lair} and one beside {A} less has slept; for each one that it has not, a tenth of what was taken is gone, and they have advantage in the first round.',
  ],
  firstFight: [
    'on the second evening the rear guard of {foes} waits at a bend ({fight}). They break off when two of them are down; the one who is caught asks for {H} first of all.',
  ],
  labels: {
    clues: ['what happened', 'who leads them', 'the camp'],
    lair: 'The camp',
    suspects: 'The enemy',
    places: 'Places and clues',
    plan: 'What {A.full} does if the party does not interfere',
    actOne: 'Act one: The Tracks from {town}',
  },
};
