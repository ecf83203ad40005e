import type { OwnFrame } from '../frame-type.ts';
import { openFrame } from './open-frame.ts';

/** The texts around a story of a journey. */
export const wayFrame: OwnFrame = {
  ...openFrame,
  titles: [
    ['{it.t} from {town}.', 'sort!=person named=no'],
    'The Way from {town}.',
    'Three Stages from {town}.',
    'What {B.name} Counts.',
    'The Signs of {H.name}.',
    'With {B.name} Through the Wild.',
  ],
  stakes: [
    'There are {days} days until {deadline}. If it goes wrong on the way, {ruin}.',
    'In {days} days it is {deadline}, and then it has to be done; otherwise {ruin}«, says {G}».',
    '{G} has reckoned: {days} days, and not one to spare. After that {ruin}.',
  ],
  fees: [
    '{G} offers {coins} gp: a third now, the rest when there is word from {goal}.',
    'The reward is {coins} gp, from the purse of {council}; food and animals are paid for besides«, says {G}».',
    '{G} has {coins} gp for it, and adds: "Half of it now, because you will need it on the way."',
  ],
  runs: [
    '{T} does not travel along, but lives at {p1}, through which everyone must go; {B} has a letter for {T.them}.',
    '{H} is the first to help with the loads, and afterwards knows what is in each of them (DC 13 Insight).',
    'Whoever asks {B} for the map is given a stick and shown it in the dust: three stages, and a cross at {lair}.',
  ],
  where: [
    '{lair}, where all ways meet. {A} waits there with {foes}, whichever way the party takes.',
    '{lair}, half a day before {goal}. Whoever comes unseen can go past {A} above.',
  ],
  suspects: [
    '{H.full} leaves signs for {A.full}. {S.full} is suspected first and has nothing to do with it.',
    '{B.full} is honest, {S.full} is on the run, and {H.full} is the spy of {A}; {T.full} at {p1} could say so.',
  ],
  ways: [
    '{p1}, {p2} and {p3} follow each other; at each of them the party can be seen or stay unseen, and finds clues to {H.name} and to {lair}; a failed check costs half a day, never the clue.',
    'three stages, {p1}, {p2} and {p3}, and then {lair}. Note how often {A} has seen the party; failed checks cost half a day, and the clue is found all the same.',
  ],
  openings: [
    '{lair.t} cannot be avoided, only passed in another manner: below, on the road, with everything; above, on the path that {S} knows; or at night.',
    'From {p3} it is half a day to {lair}, and from there one already sees the smoke of {goal}. {A} counts on nobody looking up any more by then.',
  ],
  companions: [
    [
      'Those beside {A} are here for the booty: they stop when {A} is down« or has whistled».',
      'tone!=whimsical',
    ],
    'Each of those beside {A} who is knocked down is one who thinks of home; when half of them are down, the others let the travellers pass.',
  ],
  magic: [
    '*Speak with Animals*: the mules know who walks behind the others and drops things: {H}.',
    '*Detect Magic* shows nothing about {H} but a lucky charm from a card game with {A}.',
    [
      '*Locate Creature* finds {A} if somebody has seen {A.them} before: {T} has, and describes {A.them} well.',
      'level>=7',
    ],
    ['*Detect Thoughts* on {H} shows a roll in a tree, and a hand of bad cards.', 'level>=3'],
    [
      '*Zone of Truth* by the fire: {B} and {S} answer everything. {H} has to go out to see to the animals.',
      'level>=3',
    ],
    [
      '*Tiny Hut* at {p3} is warm and cannot be seen into; but it can be seen, and it counts.',
      'level>=5',
    ],
    [
      '*Clairvoyance* at {lair} shows {A} and the piled stones, if one of the party has been there or {S} describes it.',
      'level>=5',
    ],
    [
      '*Scrying* on {A} shows {lair} and how many wait there. {A} feels watched, and moves twenty steps.',
      'level>=9',
    ],
    [
      '*Teleport* does not take {it} along as a whole: [the seal of the sender|an old ban of the road] holds what is under way to {goal} to the ground. The party itself can go ahead and wait for {A} at {lair}.',
      'level>=13',
    ],
    [
      '*Wind Walk* or *Fly* shows the stages from above, and shows the party to {foes}: seen once.',
      'level>=5',
    ],
  ],
  complications: [
    'A storm makes the way to {p2} a day longer. Whoever goes« all the same» (DC 15 Survival) meets nobody, because those who keep watch sit indoors.',
    '{B} twists an ankle and has to ride. From then on somebody else must lead (DC 14 Survival for each stage), with {B} talking from above.',
    'Three travellers from the other direction have lost everything to {A}. They would like to come along, and slow down each stage, but they have counted who sits at {lair}.',
    'Two of the animals are gone in the morning. {H} was on watch, has really slept, and cries.',
    'A wounded stranger lies on the way to {p1}. Helped, the stranger warns of {lair}; left there, the stranger is found by {A}.',
    '{S} is recognised at {p1} by somebody who offers {bribe} gp for {S.them}. {T} looks at the party.',
    'Somebody has sold provisions twice in {town}: half of the sacks are full of chaff, which is noticed at {p2}.',
    '{A} sends a messenger with a fair offer: toll for peace. It is a way to count the party (DC 14 Insight).',
  ],
  world: [
    [
      'Riders overtake the party: two towns send to {goal} to ask whether anything gets through at all.',
      'tier=2',
    ],
    ['At {p1} everyone speaks of {town2}, where the levies are called up.', 'tier=2'],
    [
      'A royal courier lies beside the road with a broken wheel: a neighbouring realm has moved its army, and {goal} does not know it.',
      'tier=3',
    ],
    [
      'Two governors each have {land} searched for the party, one to help and one to hinder it.',
      'tier=3',
    ],
  ],
  gains: [
    [
      'Since the party got through, others travel {land} as well, and {council} has a signpost put up.',
      'tier=2',
    ],
    [
      '{goal} and {town} send each other a cart in every month from now on, with a letter for the party.',
      'tier=2',
    ],
    [
      'Where the party went, the crown has a road built, with an inn at each stage. {T} gets the first licence.',
      'tier=3',
    ],
    [
      '{Ingoal} and in {town} the bells are rung on the same day, and {council} writes the day into the calendar.',
      'tier=3',
    ],
  ],
  sides: [
    {
      wants: [
        '**Those who wait {ingoal}** want it to be in time. Content if a messenger comes ahead; angry if told that it was hard.',
      ],
      later: [
        '**Those {ingoal}, if content**: come to meet the party with lamps, as far as {lair}. One of those beside {A} runs when the lamps come.',
      ],
    },
    {
      wants: [
        '**{R.full}** ({R.role}) travels the same way for another client and wants to be {ingoal} first. Content with company at night; angry if left in a storm.',
        '**{R.full}** ({R.role}) has bet {bribe} gp in {town} that the party does not arrive. Content with a share in a new bet; angry if called a coward.',
      ],
      later: [
        '**{R.name}, if content**: rides in front, sings loudly, and draws the first volley of {A} on a cart full of straw.',
      ],
    },
    {
      wants: [
        '**{B.full} and the other travellers** want to be told the truth before each stage. Content if everyone is counted; angry if somebody is left behind.',
      ],
      later: [
        '**The travellers, if content**: form a ring around what must not be lost, with sticks, and hold it for two rounds without {B} having to ask.',
      ],
    },
  ],
  preventions: [
    'take down the signs of {H} and lay others (DC 13 Sleight of Hand); a part of {foes} goes elsewhere',
    'be a stage ahead by night (DC 13 Survival); nobody watches yet',
    'send {S} ahead on the upper path to look (DC 12 Persuasion)',
    'have {T} tell everyone a wrong day (DC 13 Deception)',
  ],
  clockEffects: [
    'for each step that the party has prevented, one of those beside {A} sits at the wrong bend; for each one that it has not, {A} knows one thing more about the party, and says it aloud before the fight.',
  ],
  firstFight: [
    'on the second evening a few of {foes} try out how well the travellers are guarded ({fight}). They go when two of them are down; who is caught has a roll in the pocket, still soft.',
  ],
  labels: {
    clues: ['what is afoot', 'the spy and the master', 'the ambush'],
    lair: 'The ambush',
    suspects: 'The fellow travellers',
    places: 'The stages',
    plan: 'What {A.full} does day by day',
    actOne: 'Act one: From {town} into the Wild',
  },
};
