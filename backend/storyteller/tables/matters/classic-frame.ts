import type { OwnFrame } from './frame-type.ts';
import { openFrame } from './open-frame.ts';

/**
 * Texts around plots in which the whole town, province or realm knows what it is about. They speak only of the people
 * of the plot and of its last place.
 */
export const classicFrame: OwnFrame = {
  ...openFrame,
  labels: {
    ...openFrame.labels,
    clues: ['what happened', 'the enemy', 'the way to the end'],
    talk: 'What people say in {town}',
    clock: 'If the party does nothing',
  },
  moods: [
    [
      'People in {town} get up when you come in, and [make room at the fire|somebody has already paid for your beds].',
      'tone=heroic',
    ],
    ['In {town} nobody asks any more when it will be better, only who is next.', 'tone=grim'],
    [
      'On the first evening in {town} two people offer you a better price for whatever you were called for, without having asked what it is.',
      'tone=intrigue',
    ],
    [
      'In {town} [the lamps are left burning all night|the dogs sleep indoors], and nobody says why.',
      'tone=horror',
    ],
    [
      'In {town} there is already a song about how you will fail; it has a very good chorus.',
      'tone=whimsical',
    ],
  ],
  stakes: [
    '{days.s} days are left until {deadline}. After that, says {G}, {ruin}.',
    'It will be decided at {deadline}, in {days} days. If it goes wrong, {ruin}.',
  ],
  runs: [
    '{T} is among those who look on, and would like to be asked (DC 12 Perception to notice it).',
    'Whoever asks for {G} is taken there at once, by {few} people who tell it in {few} ways.',
    'One of those who work for {A} stands in a doorway, notes who the party is, and leaves.',
  ],
  ways: [
    '{p1}, {p2} and {p3} in any order; what is learned there decides how the end at {lair} goes. A failed check costs an hour and gives the clue all the same.',
    'three places, {p1}, {p2} and {p3}, each with three clues. Failed checks cost an hour, never the clue; whoever goes straight to {lair} finds {A} prepared.',
  ],
  magic: [
    [
      '*Zone of Truth*: {T} is glad of it, {H} leaves the room in time, and {A} answers with questions.',
      'level>=3',
    ],
    ['*Scrying* on {A} shows {lair}, and {H} at a door.', 'level>=9'],
    [
      '*Commune*: "Is {A} afraid of us?" Yes. "Does {G} know everything?" No. "Does {B}?" Nearly.',
      'level>=9',
    ],
    ['*Sending* to {B} brings one answer in a whisper: "Not by the front. Ask {T}."', 'level>=5'],
    '*Detect Magic* at {p2} finds one faint trace, an hour old, which leads in the direction of {lair}.',
    '*Speak with Animals*: the dogs of {town} know {H} by the boots, and do not like where they have been.',
    ['*Detect Thoughts* on {H} finds a sum of money, a first name, and a fear of {A}.', 'level>=3'],
  ],
  complications: [
    'A storm keeps everyone at {p2} for half a day, the party and the people of {A} under one roof.',
    '{T} is gone, with a bundle, and has to be fetched back before {T.they} can be asked.',
    'The rumour goes round in {town} that the party has been bought. {G} does not believe it, and has to be seen not to believe it.',
    '{H} offers to change sides, for real, one day too early: {A} will notice.',
  ],
  sides: [
    {
      wants: [
        '**{council}** wants it over before {deadline}, with as few names in it as possible. Content if {G} hears first what the party finds; angry if it is read out in the street.',
      ],
      later: [
        '**{council}, if content**: has had the road to {lair} closed. Nobody comes to help {A}, and {few} guards stand where the party wants them.',
      ],
    },
    {
      wants: [
        '**{R.full}** ({R.role}) wants to be the one who ends it, and to be paid for it. Content with half of the fame and an honest word; angry if left behind on purpose.',
      ],
      later: [
        '**{R.name}, if content**: is at {lair} before the party, and keeps one of those beside {A} busy, with comments.',
      ],
    },
    {
      wants: [
        '**The people around {S.full}** want to be asked, for once, before something is done for them. Content if {S} is at the table when it is decided; angry if the party promises what is theirs.',
      ],
      later: [
        '**The people around {S.name}, if content**: open a way to {lair} that {A} does not know. The party begins the fight where it wants.',
      ],
    },
  ],
};
