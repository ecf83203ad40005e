import { everyTone } from '../../tones.ts';
import { claimTells } from '../claim-tells.ts';
import type { MatterKernel } from '../matter-types.ts';

/** An idea that something impossible is true. Someone makes use of it. */
export const claimShield: MatterKernel = {
  id: 'claim-shield',
  sort: 'claim',
  tells: claimTells,
  tones: everyTone,
  escort: ['people', 'construct'],
  roles: {
    B: [
      ['retired teacher', 'old miller', 'bell founder'],
      ['hermit', 'master builder', 'old abbot'],
      ['former court wizard', 'royal astronomer', 'last of an old order'],
    ],
  },
  sites: [
    ['the toll house', 'the posting inn', 'the boundary chapel'],
    ['the workroom of {B.full}', 'the garden of {B.full}'],
    ['the guest house of {A.full}', 'the counting room of {A.full}'],
  ],
  lair: {
    names: [
      'the old water tower',
      'the clock chamber',
      'the crypt of the founders',
      'the granary loft',
    ],
    terrain: 'indoors',
  },
  problem: [
    'That has been so for {weeks} weeks, «it costs {town} its trade, »and {A.full}, the {A.role}, has «generously »put up a reward for whoever makes it stop.',
    'For {weeks} weeks strangers have turned round at the gate because of it. {A.full}, the {A.role}, who had wanted to settle here with {few} waggons« of goods», is waiting« impatiently» for an end of it.',
  ],
  start: [
    'You see it for the first time from the hill before {town}: {fact}. Beside the road sits {B.full}, the {B.role}, on a milestone, «eats an apple, »and looks not at {town} but at the waggons of {A.full}, which are waiting in front of the gate. "Do not be in a hurry to help," says {B.full} to you«, without turning round». "I«, {B.name},» am not."',
    '"Today again," says the guard at the gate« of {town}, and means it»: {fact}. In front of the gate stand {few} covered waggons, and {A.full}, the {A.role}, walks up and down« beside them with a watch». "Name your price," {A.full} calls to you. From the wall {B.full}, the {B.role}, looks down«, and shakes {B.their} head».',
  ],
  ask: [
    '{G} wants it to end before {deadline}. "{A} cannot wait any longer, and {town} needs {A}. Find out who is doing this« to us», and make them stop."',
    '"Somebody here does it«, on purpose»," says {G}. "Find out who, and how it can be ended«, before {deadline}»; and bring me the reason first."',
  ],
  rumours: [
    "{B} buys odd things lately: [copper wire|bees' wax|mirrors], and pays with« family» silver.",
    '{S} came with the waggons of {A}, ran away« on the first night», and has been begging since.',
    '{A} has done much good elsewhere; in {town2} there is« said to be» a street with {A.their} name on it.',
    'At {lair} there is a light at night«, although {council} had it locked years ago».',
  ],
  run: [
    'The waggons do not sink into the mud as deep as they should: they are not full of goods (DC 13 Perception) but of people of {A}« who keep very still».',
    '{B} answers every question with« a question»: "Have you ever been to {town2}?" Whoever says no is told to ask {S}.',
  ],
  gist: [
    '{B} is doing it: {fact}, so that {A} cannot enter {town}. {A} has armed people in the waggons, and a paper that gives {A.them} {town} as soon as {A.they} has slept there for {few} nights; {town2} was taken« in the same way», and {prize} is next.',
  ],
  truth: [
    [
      '{B} comes from {town2}, and saw there how {A} took it: an old law says that whoever brings a town through a bad year, and sleeps« within its walls» for {few} nights, may demand {prize}. {A} makes the bad year {A.themself}, with people« who come» in waggons. {B} has kept the only copy of that law.',
    ],
    [
      'When {B} recognised the waggons {weeks} weeks ago, nobody would have believed it. So {B} set up at {lair} what the founders of {town} left there« for such a case», and since then {fact}. As long as it works, no stranger can stay in {town} overnight who means it harm«; others are merely frightened by it».',
    ],
    [
      '{B} pays for it with {B.their} own strength and cannot go on beyond {deadline}. {A} suspects {lair} by now, and has promised {H}, who is in the watch« of {town}», a great deal for opening it. {T} brings {B} food«, in secret».',
    ],
  ],
  turn: [
    "The law has one more clause: it does not hold against a town that has taken in a citizen of {A}'s« and protected this person» for a month. {S}, who ran away from the waggons, has been begging« in {town}» for almost that long: {days} days are missing.",
    '{G} knows the law, and has invited {A}: {G} owes money« and was to keep the office». Since it has become clear what this means for everyone else, {G} has wanted to be stopped, and that is why {G} hired strangers.',
  ],
  people: {
    G: ['{G} wants the waggons gone or inside«, one of the two», and cannot bear to look at {B}.'],
    A: [
      '{A} wants {prize}«, is patient,» and pays everyone well. {A} has never broken a law, only found them.',
    ],
    B: [
      '{B} wants to hold out until {deadline}« and is at the end of {B.their} strength». Whoever believes {B} may help: it is easier for two.',
    ],
    S: [
      '{S} wants never to get into a waggon again, and can say how many people are in them«, and what they did in {town2}».',
    ],
    T: [
      '{T} carries bread and candles to {lair} and does not know what for«, only that {B} taught {T.them} to read».',
    ],
    H: [
      '{H} has debts« and two children», and would be glad of any other way to pay. {H} has the key«, and has not used it yet».',
    ],
  },
  looks: [
    [
      'Strangers wait on benches«, for the third day». On the wall is a list of those who were turned away, with what they saw; honest people saw [little|only a shimmer|almost nothing].',
    ],
    [
      'Books, [wire|wax|glass], «a bed that nobody sleeps in, »and a map of {town2} on which streets have been crossed out.',
    ],
    [
      'Carpets and good wine. {few.t} chests of papers in a room with a guard, and not one piece of goods« for sale».',
    ],
    [
      'A stair, «a wheel, »and in the middle something that turns« and hums», and looks [like a bell|like a loom|like a mill] of glass. {B} sits beside it« and holds the crank». Through the window one sees the waggons.',
    ],
  ],
  todo: [
    [
      'Those who wait to get into {town} are bored and talk with anyone who has news« or dice» (DC 12 Persuasion).',
    ],
    [
      '{B} does not lock the door, but every drawer. Whoever asks {B.them} first is shown everything (DC 12 Insight« to understand that»).',
    ],
    [
      'The guard lets in only creditors« and cooks». A letter with a large sum in it makes one a creditor of {A} (DC 13 Deception).',
    ],
  ],
  clues: [
    [
      'Investigation :: comparing what people saw :: It is terrible only for those who came with {A}; all others were hardly bothered.',
      'Insight :: asking {S} about the waggons :: {num.t} armed people are in them. {A} has done this before«, in {town2}».',
      'Perception :: looking for the point from which it looks the same to all :: That point is {lair}.',
    ],
    [
      'History :: reading the law that lies in the bed :: {few.t} nights in a town« that» one« has» "helped through a bad year", and one may demand {prize}.',
      'Investigation :: looking at the map of {town2} :: Each street« that is» crossed out belongs to {A} today.',
      'Persuasion :: asking {B} straight out :: "At {lair}. Come tonight, «bring bread, »and then decide."',
    ],
    [
      'Investigation :: opening a chest of papers :: Contracts with {few} towns, all alike; the last one bears the name of {town}«, and has no date yet».',
      'Insight :: listening to {A} at table :: {A} speaks of {town} as of something« that one has» ordered.',
      'Sleight of Hand :: reading the note to {H} :: "The key to {lair}, and you owe nobody anything."',
    ],
  ],
  lairUse: [
    'Whoever turns the crank (one action each round, DC 12 Constitution saving throw) keeps it going; if nobody does« for two rounds», it stands still, and the waggons« of {A}» come.',
    'Turned backwards, it shows everyone what {A} looks like to those whom {A.they} has ruined: half of those« who are» with {A} look away, and do not fight for a round.',
  ],
  tactics: [
    '{A} wants the crank to stop and has the others attack whoever turns it; {A} does not want anyone of {town} hurt, for that would be against the contract',
  ],
  parley: [
    '{A} keeps to the law«, always». Shown the clause about {S} (or a good forgery, DC 15 Deception), {A} counts the days, «bows, »and has the waggons turned round.',
  ],
  clock: [
    ["{A} doubles the reward. Neighbours begin to search each other's cellars."],
    ['{S} is to be handed over to {A}«, "to whom {S} belongs"».'],
    ['{B} faints at the crank; for one hour the gate is free«, and {few} waggons are inside».'],
    [
      'At {deadline} {H} opens {lair}. It is over, «everyone cheers, »and {A} takes rooms in {town}.',
    ],
  ],
  after: ['{few.t} nights later {A} reads out the law and has {prize}; {ruin}.'],
  endings: [
    {
      heading: 'The waggons turn round',
      text: [
        '{A} leaves, with a bow to {B}. Now it can end, and it does: nobody in {town} says any more that {fact}. {B} sleeps for three days. {G} reads the law aloud« in {council}, all of it,» and then has it changed.',
      ],
    },
    {
      heading: 'It goes on',
      text: [
        'The party helps {B}, or finds others who do«: two people at the crank, in turns». {It} {it.is} part of {town} from now on, and strangers learn to live with it. *The price:* {town} stays poor, and free.',
      ],
    },
    {
      heading: 'It is ended',
      text: [
        'The party does what it was hired for. {G} pays, {A} thanks, {B} goes away« without a word». *The price:* {few} nights, and then {prize}«; the party may be far away by then».',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{A} is inside. There are {few} nights in which {A} has to sleep« in {town}», and each of them can be disturbed; the contract says nothing about noise.',
      ],
    },
  ],
  steps: [
    'See for yourselves what it does, and to whom.',
    'Find out who does it, and why.',
    'Ask {S.full} about the waggons.',
    'Decide before {deadline} whether it should end.',
  ],
};
