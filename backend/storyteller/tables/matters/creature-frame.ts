import { beastStakes, beastWorld } from './hunt-frame.ts';
import type { OwnFrame } from './frame-type.ts';

/** Sentences around stories about a great creature in which no one acts in secret. */
export const creatureFrame: OwnFrame = {
  labels: {
    clues: ['what happened', 'what it wants', 'the lair'],
    lair: 'Where it is met',
    suspects: 'Who knows something',
    plan: 'What happens if the party does nothing',
    actOne: 'Act one: Questions in {town}',
    gist: 'What is going on',
  },
  stakes: beastStakes,
  world: beastWorld,
  runs: [
    '{T} is among those who look on, and would like to be asked (DC 12 Perception to notice it).',
    'Whoever asks for {G} is taken there at once«, by {few} people who tell it in {few} ways».',
    '{H} stands apart and counts: arrows, people, days. Asked, {H.they} says the numbers.',
    '{S} is the only one who does not look up when {it} {it.is} named.',
  ],
  where: [
    '{lair}; everybody in {town} knows it, and nobody goes there.',
    '{lair}. The way is easy to find and is not watched.',
  ],
  suspects: [
    '{B.full} (knows what {it} {it.is}), {S.full} (has stood before {it.them}), {T.full} (was there when it began).',
    '{S.full} has spoken with {it}; {T.full} has seen how it began, and {B.full} knows what it means.',
  ],
  ways: [
    '{p1}, {p2} and {p3} in any order; each tells something that helps at {lair}, by words or by weapons. A failed check costs an hour and gives the clue all the same.',
    'three places, {p1}, {p2} and {p3}; whoever has been at all three knows what {it} want{it.v} and how to stand before {it.them}; failed checks cost an hour, never the clue.',
    'it is no secret where {it} can be met; {p1}, {p2} and {p3} tell what to bring along. Every clue is found in the end, an hour later for each failed check.',
  ],
  guards: [
    [
      'Riders of the province stand around {p1} and keep everybody away; a word of {G} is enough.',
      'tier=2',
    ],
    ['{p3} is guarded by six people of {council} (DC 13 Deception, or a writ of {G}).', 'tier=2'],
    [
      'Two companies of the crown camp around {p1}, each with orders not to let the other be first (DC 14 Persuasion, or the seal of {G}).',
      'tier=3',
    ],
    [
      'A ward over {p3} sounds a bell in the room of {G} if a spell of the 4th level or higher is cast there (DC 15 Arcana to see it).',
      'tier=3',
    ],
    ['Old standing stones around {lair} turn those who teleport half a mile aside.', 'tier=3'],
  ],
  openings: [
    [
      '{lair} begins where the houses end, [behind a rope that people have drawn|after a row of empty yards].',
      'place=yes',
    ],
    [
      'From {town} it is a short way to {lair}, [past doors that stay shut|past a fire at which nobody sits].',
      'place=yes',
    ],
    [
      '{lair} lies two hours from {town}; [the last mile is black|after the last house there are no birds].',
      'place=no',
    ],
    [
      'The way to {lair} takes half a day from {town}, [and can be seen from above all the time|in the open, without a wall or a tree].',
      'place=no',
    ],
  ],
  companions: [],
  comic: [
    [
      '[Nobody dies in this fight|Nobody is killed here]: whoever drops to 0 hit points is put aside like a plate, and must stay there until the end; {it} at 0 hit points lie{it.v} down and ask{it.v} for a blanket.',
      'tone=whimsical',
    ],
    [
      'All blows stun; who drops to 0 hit points sees stars and may comment, {it} included.',
      'tone=whimsical',
    ],
  ],
  complications: [
    '{H} acts a day too early, with {few} others and good intentions; {it} {it.has} noticed, and is in a bad mood at the next meeting.',
    '{few} families from {town} have set out for {lair} on their own, to beg. Somebody must bring them back.',
    'It rains for two days. Nothing burns, nothing flies far, and the way to {lair} is a brook (DC 14 Athletics).',
    '{S} is afraid and hides. Only {B} knows where, and wants to be promised that {S} will not have to go again.',
    'A rumour says that the party has been bribed. In {town} nobody opens a door until {G} has said in public that it is not so.',
    'An envoy from {town2} comes to learn how {town} deals with it, gets lost on the way, and is now at {lair}.',
    'The rope, the net or the bait that the party counts on has been used in {town} for a stall at {deadline}; it must be begged back.',
    '{T} remembers one more thing at the worst moment, in front of everybody, and it is true.',
  ],
  hoards: [
    'At {lair} lie {items}, and {worth}; {it} {it.has} slept on them.',
    'In a hollow at {lair}, sorted by colour, are {items}, and {worth}.',
    'What earlier visitors left at {lair} belongs to nobody any more: {items}, and {worth}.',
  ],
  favours: [
    ['{town} feeds the party and its horses for a year.', 'tier=1'],
    [
      '{S} owes the party more than can be paid, and comes along as a guide whenever asked.',
      'tier=1',
    ],
    [
      '{B} opens to the party a library of three shelves, which has what kings look for.',
      'tier=1|2',
    ],
    [
      '{council} gives the party a seal: between {town} and {town2} every gate opens to it.',
      'tier=2',
    ],
    [
      'The crown owes the party one wish within the law, and {G} says that the law can be changed.',
      'tier=3',
    ],
    [
      'The fortress above {town2} is given to the party«, with its village and its debts».',
      'tier=3',
    ],
  ],
  gains: [
    ['Between {town} and {town2} the roads are open again by the end of the week.', 'tier=2'],
    ['Other towns of the province send {G} letters and ask how it was done.', 'tier=2'],
    ['In five provinces the bells are rung, and the crown pays for the ropes.', 'tier=3'],
    ['{council} has the party entered in the book of the realm«, between two treaties».', 'tier=3'],
  ],
  prices: [
    [
      '{S} is asked to tell it at each feast, and tells it a little better each time.',
      'tone=heroic',
    ],
    ['{T} plants a tree for it, in the middle of the square.', 'tone=heroic'],
    [
      'What was lost before the party came does not come back, and {G} has the list read aloud.',
      'tone=grim',
    ],
    [
      '{H} leaves {town} in the night, without a farewell. The weapon stays on the table.',
      'tone=grim',
    ],
    [
      'Two in {council} had already made plans for the other outcome, and hope that nobody has kept their letters.',
      'tone=intrigue',
    ],
    [
      'An unsigned letter congratulates the party; the paper is that of {council}.',
      'tone=intrigue',
    ],
    ['{S} looks up at the sky from then on, before each step out of a door.', 'tone=horror'],
    ['In quiet nights {T} hears breathing, and counts along until it is light.', 'tone=horror'],
    [
      '{town} holds a feast at which everybody has to dress as {it}; there are not enough tails.',
      'tone=whimsical',
    ],
    ['{H} sells souvenirs. Most of them are vegetables.', 'tone=whimsical'],
  ],
  preventions: [
    'speak with {H} on the evening before (DC 13 Persuasion)',
    'ask {G} to forbid it in the name of {council} (DC 13 Persuasion)',
    'be there, and stand in between (DC 13 Intimidation or Athletics)',
    'warn those concerned with the help of {T}, a day before',
  ],
  clockEffects: [
    'for each step that the party has prevented, {it} trust{it.v} its words a little more: the check without a fight is 2 lower. For each one that it has not, {it} {it.is} angry with {town}, and acts first in the fight.',
    'if both steps were prevented, {it} wait{it.v} at {lair} and let{it.v} the party speak; if neither was, the fight begins without a word.',
  ],
  firstFight: [
    'on the second evening people with a wagon stop the party ({fight}). They want to earn from it, and have been told that the party spoils the price; the one who is caught gives the name: {R}.',
    'at dusk some who have lost everything block the road to {p2} ({fight}) and want the equipment of the party. They flee when half of them are down; one of them was at {lair}, and tells of it.',
  ],
};
