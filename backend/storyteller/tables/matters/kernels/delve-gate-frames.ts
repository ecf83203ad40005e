import type { MatterSide, OwnFrame } from '../frame-type.ts';
import { placeFrames } from './delve-frames.ts';

/** What the frame says in a story about a gate that has to be shut. */
export const gateFrames: OwnFrame = {
  ...placeFrames,
  titles: [
    '{it.t}.',
    'Three Pins for {it.t}.',
    'As Long as a Song.',
    'The Knocker of {T.name}.',
    '{S.name} Has Come Through.',
  ],
  where: [
    '{lair}, {inDen}. It opens after dark, {few} breaths longer each night; what lies behind it is {p3}.',
    '{lair}, {inDen}; all shadows point there. Whoever goes through is on {p3}, and can come back only while it is open.',
  ],
  suspects: [
    '{S.full}, who came through and is no spy; {T.full}, who has the first pin; {H.full}, who can set all three and is afraid.',
    '{H.full} knows how, {T.full} has the first pin, {S.full} knows where the third one is, {B.full} when it opens.',
  ],
  ways: [
    '{p1} and {p2} in either order, then {p3}, while it is open. A failed check costs an hour, never the clue; and each night it is open a little longer.',
    'three pins at three places: {p1}, {p2} and {p3}. Each of them tells why it is open, how it is shut and how to get to {lair}; whoever fails a check gets it later, and with company.',
  ],
  openings: [
    "One finds it by one's own shadow, {inDen}: it gets longer with each step, and at {lair} it lies across.",
    'It is {inDen}, and since yesterday there is wind there. The last door no longer shuts, because the frame has grown.',
  ],
  companions: [
    'Each that is thrown back through the frame stays there for a round, and has to push past the others.',
    'They carry their goods into the fight; whoever takes such a bundle and throws it back makes one of them go after it.',
  ],
  runs: [
    '{H} stands at the corner, with the right hand in the pocket, and goes no further.',
    '{T} looks at the pin, then at the own front door, and goes home quickly.',
    'Of the chairs in front of it one is always empty. {B} says: for the one who stands in there.',
  ],
  guards: [
    [
      'Something small has come through last night and stayed near {p1}; it is lost rather than bold.',
      'tier=1',
    ],
    [
      'People of {council} guard {p2} and take notes of who goes in (DC 13 Deception, or a writ of {G}).',
      'tier=2',
    ],
    [
      'On {p3} a guardian of the builders still goes up and down; it knows friend from foe by whether one brings something.',
      'tier=3',
    ],
    [
      'Within a mile of {lair} teleportation ends on {p3}, as long as the frame is not shut.',
      'tier=3',
    ],
  ],
  preventions: [
    'explain to {G} before that day what became of the last wall (DC 13 Persuasion)',
    'meet those who come through with empty hands and {S} as interpreter (DC 13 Insight)',
    'put the straightened pin into its hole for one night; it holds until morning (DC 13 Athletics)',
    'keep the light of it in with wet cloths from the evening on (DC 12 Survival)',
  ],
  clockEffects: [
    'for each of the two steps that was prevented, one pair less comes through in the last fight; for each that was not, {few} of {brood} are already on this side, behind the party.',
    'if both steps were prevented, {B} has the chairs, carts and barrels in place; if neither was, {S} has run away and has to be found first, while it is already open.',
  ],
  lastWays: [
    'Nobody needs to look for the way any more: everything that is not nailed down rolls towards {lair}. From the side of {town} one can be drawn in by a rope; from {p3} one comes with the stream (DC 13 Athletics to stop in time).',
  ],
  firstFight: [
    'on the second evening somebody wants the knocker of {T.name}, for a buyer in {town2} ({fight}). They stop when one of them is down; the buyer is {R.full}.',
  ],
  hoards: [
    'Among the bundles that were left in the frame are {items}, and {worth}.',
    'In the third hole, behind the pin, those who built it laid a gift for whoever would relieve them: {items}, and {worth}.',
    'What grew around {lair} in these nights falls to dust in the morning, and leaves {items}, and {worth}.',
  ],
  magic: [
    [
      '*Dispel Magic* shuts it for as many breaths as the level of the spell; it opens for twice as many on the next night.',
      'level>=5',
    ],
    [
      '*Plane Shift* leads to the plain behind it, without the way back: that needs the frame.',
      'level>=13',
    ],
    ['*Banishment* on one of {brood} sends it to {p3}, to the end of the queue.', 'level>=7'],
    [
      '*Tongues* on {S} or {brood} is answered with the same word again and again: "edge".',
      'level>=5',
    ],
    ['*Zone of Truth*: {S} says that {S.they} did not count anyone. {S.they} ran.', 'level>=3'],
    [
      '*Scrying* on the third pin shows a hand around it, and after a while a face that is very tired.',
      'level>=9',
    ],
    [
      '*Wall of Stone* holds for one night. In the morning it is a neat pile, on the other side.',
      'level>=9',
    ],
    [
      '*Legend Lore* on {it} names the {few} who forged it, from both sides, and what they called it: "the visit".',
      'level>=9',
    ],
    [
      '*Commune*: yes, it can be shut. Yes, there is another setting. Yes, somebody stands in there.',
      'level>=9',
    ],
    '*Heat Metal* saves the forge; the pin whispers a little louder while it is hot.',
    '*Mending* closes the crack in the second pin for one blow of the hammer.',
  ],
  complications: [
    '{T} has sold the knocker after all, an hour ago, in a weak moment, and is crying.',
    'The light falls on a full street. For a day {num} people have no shadow, and {council} no patience.',
    'One of {brood}, a very young one, has come through alone and follows the party like a dog.',
    '{H} has burned the right hand by accident, and everyone believes it was fear.',
    '{G} has found volunteers who want to go over and fight. They want to start tonight.',
    'On {p3} somebody recognises {S}, and calls a name with love.',
    'The third pin gives a jerk; for a quarter of an hour it is open in the middle of the day.',
    'A priest from {town2} blesses the frame. It is open a breath less that night, and the priest wants to have it in writing.',
  ],
};

export const gateSides: readonly MatterSide[] = [
  {
    wants: [
      '**{council}** wants a wall and no questions. Content if the party can say by the third day how it is shut; angry if more come through in the meantime.',
    ],
    later: [
      '**{council}, if content**: has ropes, hooks and {num} people at the upper end, who pull on a signal.',
    ],
  },
  {
    wants: [
      '**{brood}**, on the other side, want{brood.v} through, now. Content with a true answer; angry if a pin is driven in without a word.',
    ],
    later: ['**{brood}, if content**: hold{brood.v} back for one song, and hand out the pins.'],
  },
  {
    wants: [
      '**{R.full}** ({R.role}) wants {it} open for business: a door between two countries is worth more than either. Content with a share and a key; angry if it is shut for good.',
    ],
    later: [
      '**{R.name}, if content**: has brought a fourth pin, forged from a drawing. It does not fit, but holds for {few} rounds.',
    ],
  },
];
