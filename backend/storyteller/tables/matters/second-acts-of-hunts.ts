import type { Row } from '../row-types.ts';
import type { SecondAct } from './matter-types.ts';

/** Second acts of hunts: what the creature or the enemy does changes the land, and the party goes away to be able to win. */
export const secondActsOfHunts: readonly SecondAct[] = [
  {
    id: 'hunt-horn',
    not: [],
    only: ['hunt-monster'],
    heading: 'Act two: The Night in {town2}',
    opens: [
      'When the party comes to {lair} for the first time, nobody is at home. The heap is there, the cleft is there, {wren} answers from within and cannot get out: the rock has slipped. And the line of the chain leads away, over the hills, to {town2}.',
      'The trail is complete, and the party could go to {lair}. In the same night fires burn in the direction of {town2}, and {T} writes into the book: "Not here. There." {It} {it.has} found a second way, to {town2}.',
    ],
    goal: [
      '{It} {it.has} gone further than ever, to {town2}, where nobody is warned. The party has to be there before the second night, and bring back what {town2} has and {town} has not: the old siege hook on its wall, with two hundred feet of chain and a winch. With it {lead} can be held even without strength. {R} is on the way there as well.',
    ],
    map: [
      'On the way back the bridge between {town} and {town2} is down: {it} came over it before the party. Carts have to take the ford from now on, and the way to {lair} now begins on the far bank, behind it, where nobody has ever stood guard.',
    ],
    way: [
      'It is two days by the road with the refugees, who tell everything (DC 12 Insight to know what is true), or one and a half along the line of the chain, past its resting places (DC 14 Stealth; on a failure one character is followed and loses a Hit Die).',
    ],
    place: [
      "{town2} has shut its gates and sits on its roofs. On the square lies what {it} left of the first night, and on the gate tower hangs the siege hook, painted gold for a feast long ago, with a bird's nest in it. The town wants to keep it.",
    ],
    setPiece: [
      'The second night: {it} come{it.v} over the wall of {town2}. Three things must be done in six rounds: get the people off the roofs that will fall (DC 13 Persuasion), turn the winch with the hook (DC 14 Athletics, two people), and draw {lead} under the tower with iron or with bait (DC 14 Survival). With three successes before three failures {lead} hangs on the chain of {town2} for a round, and tears itself free; it has lost a third of its hit points for the rest of the adventure. Otherwise the gate tower falls, and the hook must be dug out. In the confusion somebody uses the hour.',
    ],
    clues: [
      'Investigation :: comparing the damage with that in {town} :: It is the same chain and the same lame side; and it takes more each night.',
      'Survival :: watching it climb over the wall :: It needs four steps to turn left. A hook from the left cannot be shaken off.',
      'Nature :: asking where it was seen at dawn :: Whatever it does, it is back at {lair} before it is light.',
    ],
    rival: [
      '{R} reaches {town2} an hour after the party, with a cage on six wheels, and offers the council of {town2} money for the hook. Without the hook {R} cannot take {it} alive. {R} would share it: first {R}, then the party, and the cage stays shut.',
    ],
    choice: [
      'The hook weighs as much as a horse. {town2} gives it away only if the party stays for a third night, until the roofs are empty; or {R} lends the wagon and the mules, today, for a promise: that {it} {it.is} taken alive.',
    ],
    first: {
      answer: 'stays for the third night',
      now: [
        'Nobody in {town2} is hurt any more, and the party loses a day: the next step in the list of what happens if nobody hunts takes place.',
      ],
      later: [
        '{num} people from {town2} have come along on foot to turn the winch. Once in the fight {lead} is pulled ten feet to where the party wants it, without a roll.',
      ],
    },
    second: {
      answer: 'takes the wagon and gives the promise',
      now: [
        'The party is in time. {R} drives, tells good stories, and asks each evening how deep the iron sits.',
      ],
      later: [
        'At {lair} {R} holds the cage open. If {it} {it.is} killed all the same, {R} leaves with the mules in the middle of the fight; if the party keeps its word, {R} is in it up to the elbows, and the cage takes {lead} out of the fight at a quarter of its hit points.',
      ],
    },
    closes: [
      'The act ends at the ford: on the far bank the line of a chain comes out of the water, fresh, and leads [home|away from {town2}|uphill], to {lair}.',
    ],
  },
];

/** How the way to the end has changed. */
export const lastWaysOfHunts: Readonly<Record<string, readonly Row[]>> = {
  'hunt-horn': [
    'From the far bank one comes to {lair} from behind: a climb of an hour (DC 13 Athletics for those who carry the hook), and then one stands above the cleft and can speak with {wren} through a crack.',
  ],
};
