import type { OwnFrame } from '../frame-type.ts';
import type { Row } from '../../row-types.ts';
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

const shared: OwnFrame = {
  titles: directTitles,
  moods: directMoods,
  gains: directGains,
  hoards: directHoards,
  favours: directFavours,
  prices: directPrices,
  world: directWorldClock,
  companions: directCompanions,
  preventions: directPreventions,
  clockEffects: directClockEffects,
  runs: directRuns,
};

const days: readonly Row[] = [
  '{days} days, until {deadline}. {p1}, {p2} and {p3} take about a day each.',
  'until {deadline}, that is {days} days; a place takes one of them, and the way to {lair} half of one.',
];

/** The frame of a search for something that was stolen. */
export const stolenFrame: OwnFrame = {
  labels: {
    clues: ['how it was done', 'the thief', 'where it is'],
    lair: 'Where it is',
    clock: 'If the party waits',
    actOne: 'Act one: The trail in {town}',
    where: 'Where it is',
    suspects: 'Who can help',
    limits: 'Time',
    ways: 'The way through',
  },
  where: [
    '{lair}. {A.name} and {band} are there, too, and wait for {deadline}.',
    '{lair}, with {A.name} and {band}, and with more guests each day until {deadline}.',
  ],
  suspects: directHelpers,
  limits: days,
  ways: directWays,
  ...shared,
  guards: [
    [
      'At {p1} [three|four|five|seven] gentlemen of {council} examine the ground, and each other (DC 13 Persuasion, or a writ of {G}, to be let through).',
      'tier=2',
    ],
    [
      'Somebody with a very good dog is looking around {p2} for the same thing, for an insurer in {town2}, and shares each result with whoever scratches the dog (DC 13 Animal Handling).',
      'tier=2',
    ],
    [
      '{p3} has been bought by {A} for a week, with all who work there. They are well paid and badly informed (DC 14 Deception).',
      'tier=2',
    ],
    [
      'Seven diviners have been at {p1} before the party, and their spells hang in the air: each divination there fails on a roll of 1 to 10 on a d20.',
      'tier=3',
    ],
    [
      '{p2} lies under the protection of a foreign crown; whoever draws a weapon there has to explain it to an ambassador (DC 17 Persuasion).',
      'tier=3',
    ],
    [
      'At {p3} one pays with a year of memory, or with a true story that nobody has told before (DC 17 Performance).',
      'tier=3',
    ],
  ],
  openings: [
    '{lair} lies an hour from {town}, and for {weeks} weeks more smoke has risen there than such a place needs.',
    'The way to {lair} has been marked with knots in the grass«, left for stop, right for go».',
    'Before {lair} one is asked what one has brought. Any stolen thing will do, if the story is good (DC 14 Deception).',
  ],
  firstFight: [
    'on the second evening {H} has the party stopped on the way home and asked, with clubs, to look for something else ({fight}). They do not fight to the end; whoever is caught has grass knots in the pocket and can read them.',
    'on the second night somebody searches the rooms of the party ({fight}), to learn how much it knows. Beaten, they say that {H} pays them in eggs, soap and other small things.',
  ],
  magic: [
    [
      '*Locate Object* finds {it} within 1,000 feet, for whoever has been told by {B} what is known to nobody else about {it.them}.',
      'level>=3',
    ],
    '*Speak with Animals*: the [crows|cats|dogs] around {p1} saw a covered cart, and complain about the horse.',
    [
      '*Speak with Dead*: no one has died of this theft, and the dead of {town} have not looked. Old thieves among them know what happens at {lair} at {deadline}, and boast.',
      'level>=5 tone!=whimsical',
    ],
    [
      '*Augury* about going to {lair} before {deadline} answers "weal", and about going there on the day itself "weal and woe".',
      'level>=3 tone!=whimsical',
    ],
    [
      '*Zone of Truth*: {T} is glad of it. {S} answers each question about others and none about {S.themself}.',
      'level>=3',
    ],
    [
      '*Detect Thoughts* at {p3} finds two who count how much is left until {deadline}, and one who is in love.',
      'level>=3',
    ],
    '*Charm Person* on {H} works, and {H} begins with an apology and ends with a map.',
    [
      '*Clairvoyance* to {lair} shows tables, and on each table one thing under a cloth.',
      'level>=5',
    ],
    [
      '*Scrying* on {A} succeeds: {A} is showing {it} to somebody, like a child with a tooth, and behind {A.them} one sees enough to know {lair} by.',
      'level>=9',
    ],
    [
      '*Legend Lore* on {it} ends with a line that is new: who has {it.them} now, by a name that only other thieves use for {A}.',
      'level>=9',
    ],
    [
      '*Teleport* to {lair} puts the party among the guests. Nobody is surprised; everyone asks what it has brought.',
      'level>=13',
    ],
    ['*Locate Creature* on {H} leads to {p3} by day and to {lair} by night.', 'level>=7'],
  ],
  complications: [
    'Somebody offers {it} for sale in {town}, cheaply. It is a copy (DC 13 Investigation), made by {S}, who needed the money and did not think that anyone would buy it.',
    '{B} sets out alone to look, with a lantern and a stick, and is caught by {band}. {A} treats {B.them} well and has {B.them} explain {it}.',
    'A second reward is promised by {council}, larger than that of {G}, and [three|four|five|seven] others set out who do not care what they break.',
    '{T} is afraid and leaves {town} with the milk cart; on the way {T.they} is stopped at {p3}.',
    '{H} comes to the party at night and offers to bring {it} out, alone, for a promise. It is meant honestly; {A} has noticed it.',
    'The weather turns. Whoever wants to go to {lair} today needs DC 14 Survival«, or comes without a dry bowstring».',
  ],
  sides: [
    {
      wants: [
        '**{council}** wants {it} back, and a thief to show. Content with the first if it is quick; angry if the second walks about in {town}.',
        '**{council}** wants it to have been somebody from {town2}. Content with any proof; angry if the lock, the guard or the budget is mentioned.',
      ],
      later: [
        '**{council}, if content**: has the road to {lair} closed behind the party. No more guests arrive, and one of those beside {A} goes home.',
      ],
    },
    {
      wants: [
        '**{R.full}** ({R.role}) wants the reward of {G}, and takes notes of all that the party finds. Content with half and a handshake; angry if followed.',
        '**{R.full}** ({R.role}) wants {A}, dead or alive, and does not care what becomes of {it}. Content if told where and when; angry if told too late.',
      ],
      later: [
        '**{R.name}, if content**: takes on one of those beside {A}«, alone, with comments».',
        '**{R.name}, if content**: holds the horses of {A}. Nobody leaves {lair} faster than on foot.',
      ],
    },
    {
      wants: [
        '**The guests of {A}**, thieves from [three|four|five|seven] towns, want a good evening and no deaths. Content if the custom of the place is kept; angry if somebody brings the watch.',
        '**The small thieves of {town}**, for whom {H.full} speaks, want {A} to stop: since it happened, every purse in {town} is sewn shut. Content with a word to {council}; angry if one of them hangs for it.',
      ],
      later: [
        '**The guests, if content**: step back and make room. Whoever draws a weapon first has all of them on the other side.',
      ],
    },
  ],
};

/** The frame of a search for something that lies where it is dangerous. */
export const lostFrame: OwnFrame = {
  labels: {
    clues: ['how it got there', 'who guards it', 'the way to it'],
    truth: 'What is known to nobody else',
    lair: 'Where it lies',
    clock: 'If the party waits',
    plan: 'What happens while the party searches',
    actOne: 'Act one: What {town} remembers',
    where: 'Where it lies',
    suspects: 'Who can help',
    limits: 'Time',
    ways: 'The way through',
  },
  where: [
    '{lair}. {A.name} and {band} guard it, and would rather warn than fight.',
    '{lair}, where {A.name} has kept watch with {band} for {few} years.',
  ],
  suspects: directHelpers,
  limits: days,
  ways: directWays,
  ...shared,
  guards: [
    [
      '{p1} belongs to {council} on paper; [three|four|five|seven] officials sit there and want to see a permit (of {G}, or DC 13 Deception).',
      'tier=2',
    ],
    [
      'Two others are looking for the same thing at {p2}, with better boots (DC 13 Deception to send them the wrong way).',
      'tier=2',
    ],
    [
      '{p3} can be reached only when the bridge is down; the bridge warden sleeps and has to be woken kindly (DC 13 Persuasion).',
      'tier=2',
    ],
    [
      'Over {lair} lies an old word of power: no one can teleport or travel by another plane to within a mile of it. The stone with the word stands near {p1} and wants an answer (DC 17 Arcana).',
      'tier=3',
    ],
    [
      'A sphinx of bronze lies across the door of {p2} and wants to hear something about the party that the party does not like (DC 17 Insight about oneself).',
      'tier=3',
    ],
    [
      'At {p3} the guards of two crowns face each other, each to prevent the other from looking. Between them there is a lane of {num} yards, and a signal that opens it (DC 17 History).',
      'tier=3',
    ],
  ],
  openings: [
    [
      'To {lair} it is half a day from {p3}. Whoever stands before it first notices the quiet: [no birds|no wind|no insects].',
      'wet=no',
    ],
    [
      'The way to {lair} ends at a row of stones, each with a name and a year; the last is {few} years old.',
      'wet=no',
    ],
    [
      'To {lair} one goes with the boat of {S}, from {p3}. Over the place the water is a different colour, and [forty|fifty|sixty] feet deep.',
      'wet=yes',
    ],
    [
      'Above {lair} floats a cork with a rag, put there by {S} {few} weeks ago. It stands against the current.',
      'wet=yes',
    ],
  ],
  firstFight: [
    'on the second evening the camp of the party is visited: {H} wants to know whether it can be frightened off ({fight}). They have orders from {A} not to kill, fight until one of them is down, and leave a bundle of herbs that one can ask about.',
    'on the second night others who look for it try to take what the party has found ({fight}). Those who are caught know no name but that of {R}, and that something at {lair} has cost them two friends.',
  ],
  magic: [
    [
      '*Locate Object* finds {it} within 1,000 feet of {lair}, and shows that it moves a little, like something asleep.',
      'level>=3',
    ],
    [
      '*Water Breathing* makes the dive a walk. The door at {lair} still needs two hands, and a light that burns there.',
      'wet=yes level>=5',
    ],
    [
      '*Light* is good for as long as the walls do not drink it: at {lair} each light reaches half as far.',
      'wet=no',
    ],
    '*Speak with Animals*: the [otters|goats|ravens] near {p3} know who goes to {lair} and back each week, and that it is always {H}.',
    [
      '*Speak with Dead*: the one who brought {it} to {lair} lies there and answers gladly. Three of the answers are about the weather of that day, one is about the door, and one is a warning.',
      'level>=5 tone!=whimsical',
    ],
    [
      '*Augury* about taking {it} answers "weal and woe", and for a moment the coins, bones or cards are wet.',
      'level>=3',
    ],
    ['*Zone of Truth*: {A} steps into it without being asked, and says all of it.', 'level>=3'],
    '*Comprehend Languages* reads the row of names at {lair}. The last line says: "Put something in its place."',
    [
      '*Scrying* on {A} shows a small fire, two bowls and {lair} behind them; {A} looks up.',
      'level>=9',
    ],
    [
      '*Legend Lore* on {it} names {lair}, the oath of those who guard it, and what has to be left there instead.',
      'level>=9',
    ],
    [
      '*Commune* says yes: {it} can be taken by those who leave something of equal worth to them.',
      'level>=9',
    ],
    [
      '*Control Water* bares {lair} for as long as the spell lasts, and everything that lives there as well.',
      'wet=yes level>=7',
    ],
    [
      '*Stone Shape* makes a second door; {lair} answers with a long, low note, and {A} comes.',
      'wet=no level>=7',
    ],
    ['*Wish* can bring {it}. What held {it.them} comes along.', 'level>=17'],
  ],
  complications: [
    'The rope, the boat or the mule of {S} has been cut, sunk or led away by {H}, who left money for it.',
    '{B} insists on coming along and has packed for a month.',
    'A fog, a sandstorm or a snowfall, as the land has it, hides {lair} for a day (DC 15 Survival to find it all the same); in the meantime others cannot find it either.',
    '{T} has told the story in an inn, and [three|four|five|seven] people with shovels are on the way. They are no enemies, but they are in the way.',
    '{A} falls ill. Somebody has to keep the watch for one night: on a DC 14 Wisdom saving throw one hears what it is that is being kept quiet.',
    [
      'Before {lair} sits a girl of twelve, the granddaughter of {A}, who asks each member of the party one question and believes the answers.',
      'tier<=2 #child',
    ],
  ],
  sides: [
    {
      wants: [
        '**{council}** wants {it} in a glass case. Content with {it} in any state; angry if it hears of {A} and the oath from others.',
        '**{council}** would like {it} to stay where it is and to be able to say that it has tried. Content with an honest report; angry about expenses.',
      ],
      later: [
        '**{council}, if content**: has sent [three|four|five|seven] people with ropes and a physician to {p3}. Whoever comes back from {lair} wounded regains one Hit Die more.',
      ],
    },
    {
      wants: [
        '**{R.full}** ({R.role}) wants {it}, in person and first. Content with a fair race; angry about each dirty trick that {R.they} did not think of.',
        '**{R.full}** ({R.role}) has been paid to bring {it} to somebody in {town2}. Content with twice the pay; angry if {R.their} people come to harm.',
      ],
      later: [
        '**{R.name}, if content**: holds the rope. Once, when something goes wrong, everyone who hangs on it is pulled back ten yards.',
        '**{R.name}, if content**: takes on one of the enemies, alone, with comments.',
      ],
    },
    {
      wants: [
        '**Those who keep the oath**, {A.full}, {H.full} and {few} more, want {it} left alone, or taken by somebody who understands. Content with a promise that costs something; angry about fire, magic and haste.',
      ],
      later: [
        '**Those who keep the oath, if content**: do not fight. {A} opens the last door, and says what has to be left.',
      ],
    },
  ],
};
