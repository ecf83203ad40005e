import { everyTone } from '../../tones.ts';
import { classicFrame } from '../classic-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * The way leads down to {below}, because of a contract that G signed for B without asking B. G asks for B back and hides
 * this; A holds the contract, which is void if G admits it.
 */
export const descent: MatterKernel = {
  id: 'descent',
  sort: 'claim',
  family: 'classic',
  tones: everyTone,
  isLairKnown: true,
  escort: ['fiend', 'people'],
  roles: {
    G: [
      ['innkeeper', 'widowed carpenter', 'bell founder'],
      ['governor', 'head of a trading house'],
      ['chancellor', 'duke of the border marches'],
    ],
    A: [['collector of {below}'], ['collector of {below}'], ['chief collector of {below}']],
    B: [
      ['partner of {G.full}', 'sister of {G.full}', 'brother of {G.full}'],
      ['partner of {G.full}', 'sister of {G.full}', 'brother of {G.full}'],
      ['partner of {G.full}', 'sister of {G.full}', 'brother of {G.full}'],
    ],
    S: [['ferry keeper of {below}'], ['ferry keeper of {below}'], ['ferry keeper of {below}']],
    T: [['clerk of {below}'], ['clerk of {below}'], ['clerk of {below}']],
    H: [['advocate of the damned'], ['advocate of the damned'], ['advocate of the damned']],
  },
  sites: [
    ['the ferry of {S.full}'],
    ['the register hall of {T.full}'],
    ['the street of the second chances'],
  ],
  lair: { names: ['the hall of signatures', 'the court of {below}'], terrain: 'underground' },
  scale: {
    deadline: [['the day of reckoning'], ['the day of reckoning'], ['the day of reckoning']],
    ruin: [
      ['the contract is closed, and nobody can be fetched back'],
      ['the contract is closed, and half of the province stands on the next page of it'],
      ['the contract is closed, and the realm stands on the next page of it'],
    ],
  },
  frame: {
    ...classicFrame,
    labels: {
      ...classicFrame.labels,
      clues: ['the contract', 'the other side', 'the way out'],
      places: 'The way down',
      suspects: 'Who can help below',
      plan: 'What {A.full} does until the day of reckoning',
      actOne: 'Act one: The Way Down',
      talk: 'What people in {town} know about it',
    },
    titles: [
      'The Contract of {B.name}.',
      'Signed for {B.name}.',
      'Down to {below.t}, and Back.',
      'The Small Print.',
    ],
    first: [
      'In {town} a contract with {below} has fallen due, with seal, stamp and signature, and it was {B.full} who was fetched.',
      'A contract is a contract, say they in {below}; so they came to {town} by night, with a receipt, and took {B.full} along.',
    ],
    hooks: [
      '{G.full}, the {G.role}, has laid the receipt in front of you before you have sat down. It is still warm.',
      '{G.full}, the {G.role}, has asked a priest, a lawyer and a witch. All three have recommended you, from a certain distance.',
    ],
    where: ['{lair}. One can go in without being asked; to come out one needs a stamp.'],
    suspects: [
      '{S.full}, who ferries anyone across for a truth; {T.full}, who keeps the register; {H.full}, who has never yet won a case.',
    ],
    limits: [
      '{days} days above; below there is no day, so each place counts as one third of what remains.',
    ],
    ways: [
      '{p1}, {p2} and {p3} in this order, on the way down. At each something is asked as the fare: a truth, a name, a regret. What is given is really gone until the way back. A failed check costs something small, never the clue.',
    ],
    runs: [
      'The receipt says: one person, in good condition. Whoever holds it to the fire can read it to the end (DC 13 Investigation): "in place of".',
      'The whole town has looked for the clause by which one gets out. Each has found one, for themselves.',
    ],
    guards: [],
    magic: [
      '*Detect Evil and Good*: below it is everywhere, and therefore says nothing; only around {T} it is a little weaker.',
      [
        '*Zone of Truth* does not work in {below}: there everyone tells the truth, in the worst order.',
        'level>=3',
      ],
      ['*Sending* to {B}: "I am well. They are polite. Is it true that it was {G}?"', 'level>=5'],
      [
        '*Plane Shift* takes the party out of {below}, with everything that it has paid still missing.',
        'level>=13',
      ],
      [
        '*Dispel Evil and Good* on the contract makes the ink run for a minute: one can read what stood there first.',
        'level>=9',
      ],
      ['*Commune*: "Is it valid?" Yes. "Is it just?" The question is noted.', 'level>=9'],
      '*Comprehend Languages* helps: the small print is in a language in which there is no word for "enough".',
    ],
    complications: [
      'One of the party meets somebody below whom they know, and who asks not to be told on.',
      "A second contract is laid before the party, in passing, for signature: a visitor's pass. It is even a visitor's pass; on the back.",
      '{A} sends fruit.',
      'Those who wait below have formed a line behind the party. They believe that it knows the way.',
    ],
    openings: [
      'Before {lair} there is a bench, and on it people have been sitting for so long that the wood has their shape. The door is open. It is always open inwards.',
    ],
    companions: [
      'Those beside {A} have contracts of their own. Whoever reads theirs aloud to them up to the end (DC 14 Religion or Investigation, one action) makes one of them notice that it ran out long ago.',
    ],
    hoards: [
      'In the room for unclaimed pledges, behind {lair}, lie {items}, and {worth}, each with a slip that says for what it was given.',
    ],
    preventions: [
      'lodge an objection in good time and in triplicate (DC 14 Investigation or Religion)',
      'let {H} speak, for as long as {H} likes (DC 13 Persuasion to adjourn)',
      'have {T} put the file in the wrong place (DC 14 Persuasion)',
    ],
    clockEffects: [
      'each step that was prevented is one clause that does not count on {deadline} (one lair advantage for the party); each that was not is one more of those beside {A}.',
    ],
    firstFight: [
      'at the second landing those want to hold up the party who live on what visitors have left ({fight}). They fight for a shadow, a first name or a song, and run when they get one.',
    ],
    sides: [
      {
        wants: [
          '**The court of {below}** wants everything to be in order. Content with a better claim, correctly filed; angry at force, which it also files.',
        ],
        later: [
          '**The court, if content**: has had {A} asked for the original, and {A} has to go and look for it for two rounds.',
        ],
      },
      {
        wants: [
          '**{R.full}** ({R.role}) is also below, for somebody else, and has been for longer. Content if two are led out with one stamp; angry if the party haggles over people.',
        ],
        later: ['**{R.name}, if content**: has held a door open with a foot, for a week.'],
      },
      {
        wants: [
          '**Those on the bench** want to be called. Content with a name, a number, a glance; angry if somebody goes past them all.',
        ],
        later: [
          '**Those on the bench, if content**: stand up, all at once, and the whole hall has to listen.',
        ],
      },
    ],
  },
  problem: [
    '{B.full} has never signed anything. {G.full} swears to it, and grows pale over it. The receipt is genuine all the same, and there is a door in {town} now, in the cellar of a house in which there was no cellar. It stands open until {deadline}, and cold air that smells of ink is coming up the steps.',
    'It was done politely. Two people with briefcases asked for {B.full}, let {B.them} put on a coat, and left {G.full} a receipt, and a door, which has been in the town wall since then. Whoever wants to object may come down, it says, until {deadline}; office hours are always.',
  ],
  start: [
    [
      'The steps begin behind the flour sacks. {G.full} holds the lamp and does not go down to the first of them. "I have counted them," says {G.name}. "From up here. Each time there is one more." Far below somebody laughs, quite near; then a bell rings, like the one on a shop door, and a friendly voice calls up: "Next, please."',
      '@steps',
    ],
    [
      'At noon, in the middle of the market of {town}, {A.full} sits at a folding table, in black, with a pen behind the ear and a line of people in front of it. They want to sign. Nobody is forcing them. "Ah," says {A.name}, and looks past all of them at you and at {G.full}. "The objection. Down the stairs, please, on the left. You will recognise the place; everybody does."',
      '@table',
    ],
  ],
  ask: [
    '"Bring {B} back," says {G}. "I do not know how. {S} takes one across, they say, and {T} has the register in which it stands who signed. And do not sign anything. Whatever it is. Promise me that. I know what I am talking about."',
    '{G} wants {B} back before {deadline}. "If somebody has to stay, let it be me; but ask first what it is worth. That is what one does not ask, at the time."',
  ],
  rumours: [
    'Nobody is fetched who has not signed, or for whom somebody else has.',
    '{S} takes no coins. What {S} takes one does not miss until later.',
    'There is an exit, and everybody who is down there knows it, and nobody uses it.',
    '{H} has lost {num} cases, and knows exactly why.',
    '{G} had a very bad year once, and then a very good one.',
    'Each contract has one flaw: it is a rule of the house.',
  ],
  run: [
    [
      "With each step down one hears somebody say one's own name, in the tone of a person who was fond of one (DC 12 Wisdom saving throw, or one has to answer).",
      'start=steps',
    ],
    [
      'All in the line have a reason, and hold it in their hands: a letter, a shoe, a bill (DC 13 Insight).',
      'start=table',
    ],
    'Fares: note for each character what was given on the way down. It comes back at the same place on the way up, if one asks for it by its right name.',
  ],
  gist: [
    '{B} is in {below} because of a contract that {G} signed, {few} years ago, in a bad year: everything that {G} wanted, against "the one at your table whom you would miss last". {G} thought that it meant the dog. {A} holds the contract; its flaw is that {B} was never asked. Whoever can prove this at {lair} may take {B} along, if {G} comes down and says it in person.',
  ],
  truth: [
    [
      'It was the winter in which everything was to be sold. {A} sat at the table in the inn as one guest among others, and {G} laughed when signing. Then all went well, each year a little better. {G} has understood for some time what stands there, has loved {B} as well as one can, and has told nobody.',
    ],
    [
      'In {below} all is done by law. A contract on somebody else is valid if that person has not been asked and does not object within a year and a day; objections are accepted only in person, below, before {deadline}. Nobody comes, because nobody says that they signed. By this rule {A} lives, and very well.',
    ],
    [
      '{T} keeps the register and is a contract, too: {T} was signed away, as a baby, by somebody who needed rain. {T} has looked for the flaw ever since, and has found it: "was never asked" stands in each of {num} files. One judgement would be enough for all of them. {H} knows it, and is afraid to win.',
    ],
  ],
  turn: [
    '{B} can be visited, at the street of the second chances: {B} has a small house, work, friends, and is asked each evening whether {B.they} would like to stay of {B.their} own will. Tonight {B} has learned who signed it, from {A}, with the original. {B} asks the party for one reason.',
    '{A} offers an exchange: one of the party has something in the register that is worth more than {B} (the game master chooses: a debt, an old promise, a forgotten prayer). {A} is honest about it: "I would only like to see whether you read it first."',
  ],
  people: {
    G: ['{G} wants {B} back, and not to be asked how it came about. One of the two is possible.'],
    A: [
      '{A} has never cheated anybody, and is proud of it. {A} despises those who sign, and a little more those who do not read.',
    ],
    B: ['{B} wants to hear it from {G}, and not from a paper. After that {B} would decide.'],
    S: [
      '{S} has rowed since there has been water, and collects truths. The nicest ones {S} tells again, without names.',
    ],
    T: ['{T} wants to hear one case read out to the end.'],
    H: [
      '{H} was once an advocate above, won a case that should have been lost, and has stammered in court since then.',
    ],
  },
  looks: [
    [
      'A black water, a flat boat, a lantern. {S} holds out a hand, not for money. On the other bank stand all those who did not want to pay, and skip stones.',
    ],
    [
      'Shelves without an end, ladders that move by themselves, and files, each tied with a hair. {T} writes without looking down, and says, before anyone has asked: "Under B. But that was not your question."',
    ],
    [
      'A street as in {town}, only with all the houses that were never built: the bakery that one did not open, the school to which one did not go. At each door stands somebody, and smiles: one could still do it.',
    ],
    [
      "A hall with {num} desks, and on each a pen that is waiting. At the end {A} sits on the judge's chair, on the accuser's, and on that of the defence, one after the other, and is comfortable on all of them.",
    ],
  ],
  todo: [
    [
      'The fare is a truth that one has never told anybody: each of the party gives one, aloud (no check; ask the players). Whoever refuses must swim (DC 15 Athletics), and forgets one small thing in the water.',
    ],
    [
      "{T} may not show any file, and may not prevent anybody from reading what is lying open. One has to make {T} look for another one (DC 13 Deception or Investigation), or give {T} a name for the baby of that time, which costs one's own until the way back.",
    ],
    [
      'Each of the party sees a door that is meant for them (DC 13 Wisdom saving throw to go past it; whoever fails is fetched out by somebody who says aloud what they would miss). {B} lives behind the last one.',
    ],
  ],
  clues: [
    [
      'Insight :: asking {S} who came across last :: {A}, with {B}. And, long ago, somebody who only wanted to look, and turned round in the middle: {G}.',
      'Religion :: reading the board with the fares :: "What was given of one\'s own will can be asked for again. What others have given can only be asked for by them."',
      'Perception :: looking back from the boat :: The stairs are still there, as long as somebody above holds the lamp. {G} does.',
    ],
    [
      'Investigation :: reading the file of {B} :: Signed by {G}. In the column "consent of the person concerned" there is a stroke.',
      'Insight :: asking {T} how often that occurs :: In {num} files. Nobody has ever objected, because those who signed would have to come.',
      'History :: asking {T} for the oldest judgement :: A year and a day, in person, before {deadline}, at {lair}: then it is void, and all that are like it.',
    ],
    [
      'Insight :: speaking with {B} :: {B} does not want to be rescued by people who know less than {B}. "Who sent you? Say it."',
      'Persuasion :: asking {H} about the case :: It can be won. {H} has known it for years, and has always fallen ill on the day.',
      'Perception :: watching who comes and goes here :: The doors of this street are not locked. Behind each is a stair, which leads up.',
    ],
  ],
  lairUse: [
    'If {G} comes and says aloud "It was me, and I did not ask" (no check, one action), the contract of {B} burns, and {A} has disadvantage on everything for a round.',
    'On each desk lies a contract of those who are beside {A}. Torn up (one action, DC 13 Strength check; they are tough), it frees that one.',
    'The inkwell in the middle: tipped over (one action), it covers the floor in a circle of 20 feet; who signs, writes or casts by gestures there does it with disadvantage.',
    "The stamp of the court lies beside {A}'s left hand (DC 15 Sleight of Hand). Stamped with it, anything may leave {below}.",
  ],
  tactics: [
    '{A} first objects, politely, to each attack (DC 13 Wisdom saving throw by the attacker once, or that attack is put off to the next round), and when all the desks are empty takes off the spectacles and fights very well; {H} stammers a plea, and each sentence of it that gets finished costs {A} something',
  ],
  parley: [
    'The case can be argued: three pleas, each with another skill (DC 15 Religion, Persuasion, Investigation; advantage with {H}, or with the file). With two of three, {A} stamps. *The price:* costs of the proceedings, one thing that the party gave as a fare and does not get back.',
  ],
  clock: [
    ['{B} is assigned a house in the street of the second chances, with a garden.'],
    ['{A} shows {B} the original, "for completeness". {B} does not speak for a day.'],
    ['In {town} {num} people have signed at the folding table, each for somebody else.'],
    ['{Deadline}. At {lair} the file of {B} is called. Nobody objects, and a pen writes "closed".'],
  ],
  after: [
    'The contract is closed. {G} has a very good year, and lays one plate too many each evening; {ruin}.',
  ],
  endings: [
    {
      heading: 'It was me',
      text: [
        '{G} has gone down and said it, and {B} has come up, a few steps ahead. The contract is void, and with it all that were like it: {num} doors open in {below}. They speak with each other, {G} and {B}, not well, but every day. {T} has a name.',
      ],
    },
    {
      heading: 'Out by the back stairs',
      text: [
        '{B} is back, without a judgement, through a door of the second chances. *The price:* somewhere there is now a house that will never be built; and the contract still stands, and {A} has it on the first of each month.',
      ],
    },
    {
      heading: 'Somebody stays',
      text: [
        '{G} has taken the place of {B}, properly, with a stamp. *The price:* {B} was not asked this time, either, and comes to the cellar every evening, with the lamp, and holds it.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The contract of {B} has been closed, and {ruin}. But {T} has misplaced the file, under G. Until somebody finds it, in a year and a day, the door behind the flour sacks has a draught, and {S} puts out the lantern every evening on the near side.',
      ],
    },
  ],
  steps: [
    'Go down to {below}.',
    'Find out who signed the contract.',
    'Find {B.full}.',
    'Be in {lair} before {deadline}.',
  ],
};
