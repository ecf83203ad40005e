import type { OwnFrame } from '../frame-type.ts';
import {
  directClockEffects,
  directCompanions,
  directFavours,
  directGains,
  directHelpers,
  directHoards,
  directMoods,
  directPreventions,
  directPrices,
  directRuns,
  directTitles,
  directWays,
  directWorldClock,
} from './frame-rows.ts';

/** The frame of a story about a thing that has a power. */
export const powerFrame: OwnFrame = {
  labels: {
    clues: ['what it does', 'how it can be ended', 'where it is used'],
    truth: 'What it is and how it works',
    lair: 'Where it is used',
    clock: 'If the party waits',
    actOne: 'Act one: Those who have used it',
    where: 'Who has it',
    suspects: 'Who can help',
    limits: 'Time',
    ways: 'The way through',
  },
  where: [
    '{A.full}, at {lair}, with {band}. {A.name} sees no harm in it.',
    '{A.full}, who lets others use it at {lair}, and has {band} keep order there.',
  ],
  suspects: directHelpers,
  limits: [
    '{days} days, until {deadline}, when {num} people are to be at {lair} at once.',
    'until {deadline}, {days} days from now; each of the three places takes one of them.',
  ],
  ways: directWays,
  titles: directTitles,
  moods: directMoods,
  gains: directGains,
  hoards: directHoards.slice(0, 3),
  favours: directFavours,
  prices: directPrices,
  world: directWorldClock,
  companions: directCompanions,
  preventions: directPreventions,
  clockEffects: directClockEffects,
  runs: directRuns,
  guards: [
    [
      '{p1} is visited by [three|four|five|seven] physicians of the province, who disagree; one of them writes to {A} each evening (DC 14 Insight).',
      'tier=2',
    ],
    [
      'At {p2} an agent of {council} offers money for the thing, in any state; bought off or led astray (DC 14 Deception), that agent is worth an ally.',
      'tier=2',
    ],
    [
      'Those who wait at {p3} have come from three towns and do not let anybody pass in front (DC 14 Persuasion, or a place in the line for a day).',
      'tier=2',
    ],
    [
      'At {p1} its power hangs in the air like a smell: whoever concentrates on a spell there makes a DC 15 Constitution saving throw each minute.',
      'tier=3',
    ],
    [
      'Two crowns have each put a guard on {p2}, to keep the other from asking {S} first. They can be made to salute each other for an hour (DC 17 Performance).',
      'tier=3',
    ],
    [
      'Around {lair} no spell of travel works within a mile; the line can be seen in the grass from {p3}, and whoever steps over it hears the own heart.',
      'tier=3',
    ],
  ],
  openings: [
    'To {lair} one comes by a path on which {num} people have walked in these weeks, and all of them slowly on the way back.',
    '{lair} is open for everyone who pays or pleads. {few.t} of {band} stand at the entrance with a box and a list.',
    'At {lair} it is quieter than it should be, and [three|four|five|seven] people who have just used it sit on the wall and do not look at each other.',
  ],
  firstFight: [
    'on the second evening {few} who have used it, and are afraid of losing it, stop the party in the street ({fight}). They are no soldiers, whatever they are as good as; spoken to by name, one of them after another lets go.',
    'on the second night {band} want the party out of {town} ({fight}). Those who are caught have not used it themselves, and do not want to, when one asks them why.',
  ],
  magic: [
    [
      '*Identify* names what it does and for how many ({num}, the first of them {B}), and adds a word that is no name of a spell: "enough".',
      'level>=1',
    ],
    [
      '*Detect Magic* shows it through a wall, and thin threads from it to all who have used it; the oldest leads to {B}.',
      'level>=1',
    ],
    [
      '*Dispel Magic* frees one who has used it for a day. It then comes back, because it was wanted.',
      'level>=5',
    ],
    [
      '*Remove Curse* works on whoever truly wants to be rid of what it gave; for anyone else it does nothing.',
      'level>=5',
    ],
    '*Comprehend Languages* reads what is written on it, very small, where one holds it: "For one. Once."',
    ['*Zone of Truth*: {B} stays outside. {A} comes in, and believes each word of it.', 'level>=3'],
    [
      '*Speak with Dead*: the one who made it says for whom: for one person, once, because of love; and says how sorry a maker can be.',
      'level>=5 tone!=whimsical',
    ],
    [
      '*Augury* about breaking it at once answers "weal and woe": it would stop, and all for whom it has worked would stay as they are.',
      'level>=3',
    ],
    [
      '*Legend Lore* tells who made it, for whom, and that it ends when the first one gives back what it gave.',
      'level>=9',
    ],
    [
      '*Scrying* on {A} succeeds, and for a moment {A} looks as if somebody had called.',
      'level>=9',
    ],
    [
      '*Greater Restoration* ends it for one person, for good; the thing at {lair} notices, and works twice on the next.',
      'level>=9',
    ],
    [
      '*Wish* can unmake it. Whoever says the wish has then used it, too, for one heartbeat.',
      'level>=17',
    ],
  ],
  complications: [
    'One of those who ask the party for help has used it, and secretly wants to know whether the party would let somebody use it a second time.',
    '{B} disappears for a night. {B} was at {lair}, stood in the line, and went home again.',
    '{H} brings the party the list of all who have used it. On it is the name of {G}.',
    'A crowd of {num} people comes to {p2}: {S} is said to want to break it, and they have brought torches and a petition.',
    'A copy is sold in {town} for {few} gp each. It does nothing; [three|four|five|seven] people swear that it does.',
    '{A} invites the party to try it, for nothing, with witnesses. Whoever does so learns what it is like (and is one of those who have used it).',
  ],
  sides: [
    {
      wants: [
        '**{council}** wants to have it, lock it up and use it when it must. Content with the thing or a good drawing; angry if it is broken in public.',
        '**{council}** wants quiet before {deadline}. Content if the line at {lair} gets shorter; angry about speeches.',
      ],
      later: [
        '**{council}, if content**: has the road to {lair} closed "for repairs". Only half of those who are expected come.',
      ],
    },
    {
      wants: [
        '**{R.full}** ({R.role}) wants to take it to {town2}, where people would pay ten times as much. Content with a look at how it works; angry if it ends before.',
        '**{R.full}** ({R.role}) has lost somebody to such a thing and wants it broken, whoever is under it. Content if told the hour; angry if asked to wait.',
      ],
      later: [
        '**{R.name}, if content**: takes on one of those beside {A}, alone, with comments.',
        '**{R.name}, if content**: holds the crowd back with a lie that is better than the truth.',
      ],
    },
    {
      wants: [
        '**Those who have used it**, for whom {B.full} is the first, want to keep what they got and to lose what it cost. Content if somebody listens to all of it; angry if called victims.',
      ],
      later: [
        '**Those who have used it, if content**: stand between {A} and the party, hand in hand, {few} of them. Nobody beside {A} strikes through them.',
      ],
    },
  ],
};
