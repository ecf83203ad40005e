import { everyTone } from '../../tones.ts';
import { classicFrame } from '../classic-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * Assassins hunt the party. Each contract has been paid for by another person whom one of the party once harmed without
 * knowing; A gathered them. H is the assassin who has the party on the list, and keeps to rules.
 */
export const marked: MatterKernel = {
  id: 'marked',
  sort: 'claim',
  family: 'classic',
  tones: everyTone,
  isLairKnown: true,
  escort: ['people'],
  roles: {
    G: [['retired poisoner'], ['retired master of the guild'], ['former spymaster']],
    A: [['notary'], ['judge of the province'], ['solicitor of the crown']],
    B: [['burned-out innkeeper'], ['ruined merchant'], ['dismissed general']],
    S: [['widowed guard'], ['mother of a fallen captain'], ['widow of an admiral']],
    T: [
      ['keeper of the book of contracts'],
      ['keeper of the book of contracts'],
      ['keeper of the book of contracts'],
    ],
    H: [['assassin with your names'], ['assassin with your names'], ['assassin with your names']],
  },
  sites: [
    ['the burned inn of {B.full}', 'the empty warehouse of {B.full}'],
    ['the garden of {S.full}', 'the small house of {S.full}'],
    ['the counting house of {T.full}', 'the reading room of {T.full}'],
  ],
  lair: {
    names: ['the courtroom of {A.full}', 'the private theatre of {A.full}'],
    terrain: 'indoors',
  },
  scale: {
    deadline: [
      ['the last name on the list'],
      ['the last name on the list'],
      ['the last name on the list'],
    ],
    ruin: [
      ['there is nobody left of the party to ask why'],
      ['there is nobody left of the party to ask why'],
      ['there is nobody left of the party to ask why'],
    ],
  },
  frame: {
    ...classicFrame,
    labels: {
      ...classicFrame.labels,
      clues: ['who paid', 'who gathered them', 'how the list is closed'],
      places: 'Those who paid',
      suspects: 'Who wants you dead',
      plan: 'What {A.full} and the assassins do',
      actOne: 'Act one: Who Paid for You',
    },
    titles: [
      'The List with Your Names.',
      'Paid in Full.',
      'Next on the List.',
      'One Name a Night.',
    ],
    first: [
      'Somebody has put you on a list: all of you, by name, with prices that differ insultingly.',
      'There is a list, and on it stand the names of the party, one under the other, and behind each a sum that has been paid in advance.',
    ],
    hooks: [
      '{G.full}, the {G.role}, has survived on such a list for thirty years, and has taken a liking to your chances.',
      '{G.full}, the {G.role}, owes one of you a favour so old that nobody remembers it, and repays it with four words: "Do not go home."',
    ],
    stakes: [
      'One name every third night, in the order of the list: that makes {days} days until {deadline}. Then {ruin}.',
      '{days.s} days, says {G}, from the first name to {deadline}; it is a decent guild, and punctual. After that, {ruin}.',
    ],
    fees: [
      '{G} wants nothing, and has even put aside {coins} gp, which were the down payment for {G.their} own life, and were never collected.',
      'For the head of the list {council} offers {coins} gp. {G} has not said yet what it is called.',
    ],
    where: ['{lair}, where the party is to be judged, in its absence if need be.'],
    suspects: [
      '{B.full} and {S.full}, who have both paid, and have a right to be heard; {T.full}, who wrote it down; {H.full}, who does it.',
    ],
    limits: [
      '{days} days. Every third night the next attempt is made, on one of the party at a time, by the rules of the guild.',
    ],
    ways: [
      '{p1}, {p2} and {p3} in any order. Each who paid can withdraw the contract on one name; what they need for it is told there. A failed check costs an hour, and brings the next night closer, never the clue.',
    ],
    runs: [
      'Ask each player for one deed of their character that may have had consequences of which they never heard. One of them fits {B}, one fits {S}; use them.',
      'The rules of the guild: never at table, never in a temple, never a bystander, one name a night. {H} keeps to them, and counts on the party to do so.',
    ],
    guards: [],
    magic: [
      [
        '*Zone of Truth* with {H}: {H} answers everything, adds the hour, and apologises.',
        'level>=3',
      ],
      '*Alarm* and *Detect Poison and Disease* prevent two of the three usual ways. {H} has a fourth.',
      [
        '*Scrying* on {A} shows {A.them} rehearsing a speech, before empty chairs, in tears.',
        'level>=9',
      ],
      [
        '*Nondetection* or *Sanctuary* makes {H} leave a note: "Well done. Tomorrow, then."',
        'level>=5',
      ],
      ['*Commune*: "Are we guilty?" Of something. "Of this?" Ask them.', 'level>=9'],
      '*Speak with Animals*: the cat on the roof knows the assassin, who feeds her.',
      [
        '*Speak with Dead* with an earlier name on such a list: "I was so busy hiding that I never asked."',
        'level>=5 tone!=whimsical',
      ],
    ],
    complications: [
      'Two assassins of different guilds meet on the same window sill. Both have a valid contract.',
      'The name of one of the party is common. Somebody else has been shot at.',
      '{S} has had a change of heart, and the message does not get through: it is a matter of an hour.',
      'The party is warned, in writing, by {H}, against a colleague without manners.',
    ],
    openings: [
      'At {lair} chairs stand in rows, and on each lies a slip with a name: those who were harmed, and those who were paid. For the party the dock has been built, with a cushion.',
    ],
    companions: [
      [
        'Those beside {A} are of the guild. If a contract has been withdrawn (shown in writing, one action), one of them bows and goes.',
        'escort=people',
      ],
    ],
    hoards: [
      'In the strongbox of the guild, in a compartment "returned", lie {items}, and {worth}.',
    ],
    favours: [
      'The guild has put the party on another list: those who are not accepted as orders for a year and a day.',
      '{G} knows a way out of every house in {town}, and teaches it.',
    ],
    preventions: [
      'have supper in company, until the sun rises (DC 13 Performance or Persuasion): never at table',
      'let {H} find a dummy, well made (DC 14 Deception or Sleight of Hand)',
      'have {T} turn two pages at once (DC 14 Persuasion)',
    ],
    clockEffects: [
      'each attempt that came to nothing has cost {A} money: one of those beside {A} is missing. After each that succeeded at least half-way (somebody fell to 0 hit points), all of those beside {A} have advantage in the first round.',
    ],
    firstFight: [
      'on the third night they come for the first name on the list ({fight}), by the window, without a word. They break off as soon as somebody who is not on the list is in the way.',
    ],
    sides: [
      {
        wants: [
          '**The guild** wants its good name, and its fee. Content if contracts are withdrawn in due form; angry if it is called murder before customers.',
        ],
        later: [
          '**The guild, if content**: has had the lamps in {lair} filled for exactly {few} minutes.',
        ],
      },
      {
        wants: [
          '**{R.full}** ({R.role}) is on the same list, further down, and runs. Content with a place in the middle of the party at night; angry if used as bait.',
        ],
        later: [
          '**{R.name}, if content**: stops running, at the right moment, in the right doorway.',
        ],
      },
      {
        wants: [
          '**Those who paid** want somebody to have noticed. Content with a true sentence, said to their face; angry at each "we had no choice".',
        ],
        later: [
          '**Those who paid, if content**: get up in {lair}, one after the other, and take their slips with them.',
        ],
      },
    ],
  },
  problem: [
    'The first attempt failed by a hair: a bolt in the pillow, still warm. There will be a second one. {G.full} knows the guild, and the way in which it works: it has a list, it has rules, and for each name another person has paid. Who hates you so much, and, above all, all at the same time?',
    'A tailor has been taking your measurements, without having been asked, and not for coats. {G.full} says that the list is a collection: several people have put their money together, each for one of you. And somebody must have gone from door to door.',
  ],
  start: [
    [
      'You were sitting somewhere else only a moment ago: {few} feet further to the left, because of the draught. In the back of that chair a bolt is trembling now. On the roof across the way a figure bows slightly, tears a sheet from a pad, lets it sail down, and is gone. It is a receipt. "First attempt," it says, with today\'s date, "free of charge for the customer." Under it somebody has written, in pencil: *Ask for {G.full}. H.*',
      '@bolt',
    ],
    [
      'The undertaker of {town} is a polite person. He has kept a few back rooms free, he says, and only wanted to ask whether you had any wishes; it has all been paid for. He has a sheet with your names, your heights, and {few} different signatures. At the bottom of it somebody has drawn a gallows, badly. "I would have thought that you knew," says the undertaker. From the doorway {G.full} says: "Come with me. By the back. Now."',
      '@undertaker',
    ],
  ],
  ask: [
    '"One can kill {H}," says {G}, "and then the next one comes. A list ends in only one way: those who paid take it back. Find out who they are. {B} is one of them, and {S}, that much I have heard; {T} has the book. And find out who went from door to door."',
    '{G} advises the party to get to {deadline} alive. "Talk to those who paid. You will not like it. Nobody has ever gone there, in all my years in the trade. They always send money, or me."',
  ],
  rumours: [
    'The guild never takes a contract from anybody who has not really been harmed. It is a matter of pride.',
    'A very friendly gentleman, or lady, went round with a folder and asked after old wounds.',
    '{B} used to speak of you with admiration.',
    '{S} has sold the ring.',
    '{T} once tore a page out of the book, and it was for love.',
    '{H} has never failed. Asked why not this time, {H} is said to have said: "Draught."',
  ],
  run: [
    [
      'The window from which the shot came had a clear view for an hour. {H} waited until the chair was empty (DC 14 Investigation).',
      'start=bolt',
    ],
    [
      'The signatures are genuine, and one hand has written all the rest of it (DC 13 Investigation).',
      'start=undertaker',
    ],
    'Draw lots for the order of the list, openly. It is a rule of the guild that everybody on it may ask at which place they are.',
  ],
  gist: [
    'The list was put together by {A}: from court files {A} looked for people whom the party had harmed without noticing it, {B} and {S} among them, and offered each a contract on one name. {A} does not want the party dead but judged, at {lair}, before everyone. {H} misses on purpose, as long as {H} can. Each who paid can withdraw.',
  ],
  truth: [
    [
      'It was one of your victories. You beat what had to be beaten, were thanked, and rode on. Behind you the inn of {B} burned down, since nobody had put out the torch; and the spouse of {S} went after you to return something that you had left behind, and did not come back. Both are in the files, in two lines each. {A} has read all the files of the last {few} years.',
    ],
    [
      '{A} had a child who wanted to become like the party, ran after the next best band of heroes, and was buried by them with honours, under the wrong name. {A} has nothing against you in particular. {A} wants to have it said aloud, once, in a court, what heroes cost; and needs a dock with somebody famous in it.',
    ],
    [
      '{H} was given the list because {H} is the best. {H} recognised one of the names: one of you once pulled {H.them} out of a river, as a child, and has forgotten it. By the rules, {H} cannot refuse, and may fail three times per name. {T} writes down the misses with a straight face.',
    ],
  ],
  turn: [
    '{S} has withdrawn the contract, in due form, in tears, and has been put on the list for it, by {A}: a breach of the common agreement. From now on {S} is the next name; and {H}, who must obey, knows no reason to miss.',
    'The party receives a summons, correct, sealed, delivered at table by {H} in person: trial at {lair}, on {deadline}. Those who come will not be touched on the way there, on the honour of the guild. Those who do not come have pleaded guilty.',
  ],
  people: {
    G: ['{G} wants to see, once before the end, that somebody goes there and asks. {G} never did.'],
    A: [
      '{A} wants a verdict, and is afraid of it. {A} quotes the files by heart, and the name of the child not once.',
    ],
    B: ['{B} does not want money for the inn. {B} wants to hear who had the torch.'],
    S: [
      '{S} has the thing that was left behind: it lies on the window sill, polished. {S} would like to give it back, and to be asked in.',
    ],
    T: ['{T} has a beautiful hand, writes down deaths with it, and dreams of writing invitations.'],
    H: [
      '{H} wants to be able to say no, and the rules have no form for it. If there were one, {H} would fill it in.',
    ],
  },
  looks: [
    [
      'Black beams, and in the middle a bar that has been scrubbed. {B} is standing behind it, as if guests were expected, and says, without a greeting: "Which of you was it?"',
    ],
    [
      'Beds of herbs, a bench for two on which one is sitting. Through the window one sees a thing on the sill, which one of you recognises (ask: what did you lose at that time?).',
    ],
    [
      'Files, blotters, and a book on a chain. {T} bows, leafs back, and asks whether it is about a new order or an old one.',
    ],
    [
      'Rows of chairs, a high desk, a dock with a cushion. {A} is wearing the robe inside out, and does not notice; on the chair beside the desk lies a wooden sword, such as one gives to twelve-year-olds.',
    ],
  ],
  todo: [
    [
      '{B} wants to know exactly how it was, hour by hour (the player tells it; no check if nothing is left out). Whoever makes excuses has to rebuild a wall (DC 14 Athletics) before {B} speaks again. *Then {B} withdraws: one name is off the list.*',
    ],
    [
      '{S} pours tea, asks how you have been, and waits. It is up to the party to begin (DC 13 Insight to find the sentence; no check for "we did not come back, and we should have"). *Then {S} withdraws: one name is off the list.*',
    ],
    [
      "The book may be seen only by customers. One can become one (order a contract, on anyone; {T} advises against it), talk shop with {T} (DC 13 Performance or calligrapher's supplies), or pick the chain (DC 15 Sleight of Hand).",
    ],
  ],
  clues: [
    [
      'Investigation :: going through the ruin :: The fire began with a torch that had been put down. Somebody else has been here, with a tape measure and a folder: {A}.',
      'Insight :: asking {B} who came :: A very sad, very exact person from the court, who wept with {B}, and had the form ready.',
      'Persuasion :: asking what {B} was told :: That the party would be heard at {lair}. Of crossbows {B} learned only afterwards.',
    ],
    [
      'Perception :: looking at the thing on the sill :: It is from the party. On the way back with it somebody died, in a river, in the dark.',
      'Insight :: asking {S} about {A} :: "There was a child\'s drawing in the folder. It was of you."',
      'History :: asking {S} about the rules :: Each customer can withdraw one name. If all withdraw, the one who gathered them has to carry the rest alone.',
    ],
    [
      'Investigation :: reading the page :: {num} customers and one agent for all of them: {A}. Costs of the hall are included.',
      'Insight :: asking {T} about {H} :: "Three misses. In twenty years there was none. I have entered: weather."',
      'Persuasion :: asking {T} for a form for no :: There has never been one. {T} takes a clean sheet, and begins to rule lines.',
    ],
  ],
  lairUse: [
    'Each withdrawn contract, laid on the high desk (one action, no check), takes one of those beside {A} out of the fight.',
    'The files stand behind the desk. Whoever reads out the page about the child, with the right name (one action, DC 13 Investigation to find it), makes {A} lower the weapon for a round.',
    'The chandelier over the dock was meant for the verdict. It comes down on whoever pulls the cord (15-foot radius, DC 13 Dexterity saving throw, {hurt} bludgeoning damage).',
    'If {T} has ruled a form for "no", {H} needs one action to fill it in, and then stands beside the party.',
  ],
  tactics: [
    '{A} reads on while the others fight, one charge per round, and each hits somebody (DC 13 Wisdom saving throw, or disadvantage on the next attack); only at the last page does {A} take the wooden sword. {H} fights by the rules: one name at a time, in the order of the list',
  ],
  parley: [
    'The party can stand trial. If it pleads for itself, with what it has learned (two of three: DC 14 Persuasion, Insight or History; no check for each charge that is admitted), the list is closed. *The price:* a sentence, which the party proposes itself: each does one thing, with their own hands, for somebody whom they had forgotten.',
  ],
  clock: [
    ['{H} shoots at the second name, and hits the hat.'],
    ['{B} learns of the crossbows, and drinks. {A} has the dock upholstered.'],
    ['{H} has used up the misses for one of the names. From now on it is meant.'],
    [
      '{Deadline}. At {lair} the list is read aloud, and after each name there is a pause, in which somebody could say "here".',
    ],
  ],
  after: [
    'The list is closed, all names have been struck out, and {ruin}. {A} sits in the empty hall, and has not got an answer.',
  ],
  endings: [
    {
      heading: 'Here',
      text: [
        'The party came, said "here", and heard it all to the end. The list has been torn up, by those who had paid for it. On the door of the new inn of {B} hangs a torch, put out, and below it a row of names. {H} gardens, badly.',
      ],
    },
    {
      heading: 'The guild loses a customer',
      text: [
        '{A} is dead or in custody, and the list has expired, since nobody pays for it any longer. *The price:* {B} and {S} are still of the same opinion, and the guild has raised the price for heroes.',
      ],
    },
    {
      heading: 'Two lines each',
      text: [
        'The party has persuaded {A} to go from door to door once more, with the folder, and this time with the party. It takes a year. *The price:* one hears everything. At the end of the list stands a child, and all go there together.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The last name on the list was called, and hit; whoever of the party still lives, has been declared dead, by {H}, in the book, and must not be seen again. Being dead has advantages: nobody locks the door to {lair} any more; until it comes out, {ruin}.',
      ],
    },
  ],
  steps: [
    'Stay alive.',
    'Find out who paid: ask {B.full} and {S.full}.',
    'See the book of {T.full}.',
    'Close the list before {deadline}.',
  ],
};
