import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Two of one trade compete, and cheat. A and B are the two; a third party has set them on. */
export const rivals: MatterKernel = {
  id: 'rivals',
  sort: ['claim', 'band', 'feud', 'person', 'site'],
  tells: [
    { says: 'compete outdo undercut rival sabotage' },
    { nouns: 'rivalry competition rival competitor monopoly' },
    {
      nouns:
        'guild inn tavern bakery baker brewer brewery shop merchant bard company circus troupe smith tailor',
      says: 'compete fight cheat feud quarrel argue sabotage undercut',
    },
  ],
  tones: everyTone,
  escort: ['people'],
  own: {
    contract: [
      'the great contract of the town',
      'the supply of the feast',
      'the work on the new hall',
    ],
  },
  roles: {
    G: [
      ['clerk of the markets', 'reeve', 'innkeeper'],
      ['keeper of the guild rolls', 'clerk of the works', 'high steward'],
      ['purveyor of the crown', 'keeper of the guild rolls'],
    ],
    A: [
      ['master of the older house', 'head of the older workshop'],
      ['master of the older house', 'head of the older company'],
      ['master of the older house', 'head of the older company'],
    ],
    B: [
      ['master of the younger house', 'head of the younger workshop'],
      ['master of the younger house', 'head of the younger company'],
      ['master of the younger house', 'head of the younger company'],
    ],
    S: [
      ['dismissed journeyman', 'apprentice who changed sides'],
      ['dismissed foreman', 'journeyman who changed sides'],
      ['dismissed master', 'foreman who changed sides'],
    ],
    H: [
      ['broker', 'supplier to both houses'],
      ['broker', 'supplier to both houses'],
      ['broker to the court', 'supplier to both houses'],
    ],
  },
  sites: [
    ['the yard where it happened last', 'the loading bay where it happened last'],
    ['the house of {B.full}', 'the yard of {B.full}'],
    ['the house of {A.full}', 'the yard of {A.full}'],
  ],
  lair: {
    names: ['the bonded warehouse', 'the disused tannery', 'the old salt store'],
    terrain: 'indoors',
  },
  scale: {
    deadline: [
      ['the opening of the bids'],
      ['the opening of the bids'],
      ['the opening of the bids'],
    ],
    prize: [
      ['{contract}, for next to nothing'],
      ['{contract}, and both houses with it'],
      ['{contract}, and both houses with it'],
    ],
    ruin: [
      ['both houses go under, and half of {town} has worked for one or the other'],
      ['both houses go under, and with them the wages of five towns'],
      ['both houses go under, and the crown has nobody left who can do the work'],
    ],
  },
  problem: [
    'It is about {contract}: two sealed bids, one winner, and {days} days to go. It began with a loosened wheel and a salted kettle, and people laughed about it. Since then there have been a scaffold that was sawn through, an arm in a sling and a night watch with clubs on both sides. {A.full}, the {A.role}, swears that {B.full}, the {B.role}, began it. {B} says the same, in nearly the same words.',
    "Everyone in {town} works for the one or the other, {A.full}, the {A.role}, or {B.full}, the {B.role}, and only one of them can have {contract}. They have hired away each other's people, spoiled each other's goods, and copied each other's mistakes. {S.full}, the {S.role}, has been beaten by both sides within one week, once for having done it and once for not having done it.",
  ],
  start: [
    [
      'Two carts come round two corners, into one gateway, and neither gives way. On one stands {A.full}, the {A.role}; on the other {B.full}, the {B.role}. They say what they think of one another, in alphabetical order. Then both axles break, at the same moment, and both loads slide into one heap. [In the silence somebody giggles and stops|It is very quiet]. On each of the four wheel hubs there is a fresh saw cut, and all of them are equally clean.',
      '@carts',
    ],
    [
      'A test of the work is to be shown to you. {A.full}, the {A.role}, unveils it: it is pink. {B.full}, the {B.role}, laughs until it is {B.their} turn, and then lifts the cloth from something that is pink as well. {G.full}, the {G.role}, dips a finger in it and licks. ["Beetroot," {G.they} says. "In both. From one cask."|"It is one and the same beetroot," {G.they} says, "and I am getting tired of it."] The two look at each other, for the first time in years not with hatred but with a question, and then they remember it.',
      '@pink',
    ],
  ],
  ask: [
    '"One of them must get it, by law, on {deadline}," says {G}. "I should like it to be one who still has all fingers. Find out who does what to whom, with proof for both; they believe nothing else. And if there is somebody who likes it, find me that one first."',
    '{G} spreads out two lists: what was done to the one, what was done to the other. "They match. Nobody matches like that by accident. Find the hand that writes on both sides, before {deadline}, and keep them from one another\'s throats for so long."',
  ],
  rumours: [
    '{A} would rather burn it all than let {B} have it.',
    '{B} learned everything from {A} and has never said thank you.',
    'Both have asked for the same loan, from the same broker, on the same day.',
    '{S} did it, both times. It is the only thing on which the two agree.',
    'They were partners once; the sign is still on the wall, below the paint.',
    'A cart without a name drives to {lair} by night.',
  ],
  run: [
    [
      'The saw cuts were made by one blade: it has a tooth missing (DC 12 Investigation). Neither of the two houses owns such a saw; both were supplied with one by {H}.',
      'start=carts',
    ],
    [
      'The cask is entered with both houses as "indigo" and was delivered by {H}, who regrets the mistake (DC 12 Investigation).',
      'start=pink',
    ],
    'Whoever works for a day in one of the houses is offered double to work in the other one, and to do a small thing first.',
  ],
  gist: [
    'It is as they say: {fact}. But by now two thirds of it is done by neither of them. {H}, who supplies both, has had each attack answered before it happened, lends both of them the money for the next one, and on {deadline} gets both houses as security. What was stolen is at {lair}. {A} has begun to suspect it, and would rather hate {B}.',
    '{Fact}, and somebody makes them worse. {H} saws on both sides, with one saw. At {lair} lie the goods that each believes the other to have stolen, and a third bid, that of {H}. {A} knows of {lair}, and believes that it is for {A.them}.',
  ],
  truth: [
    [
      '{A} and {B} were partners, and good ones, up to one evening, on which a sum was missing. Each of them took it for granted that the other one had needed it, was too proud to ask, and waited for a word. {H} had it. It was the beginning of a very good business.',
      '{B} learned from {A} and opened next door on the day on which {A} was to be asked for leave. The letter with the question never arrived; {H}, who carried it, had read it. Since then both believe that they were insulted, and both are right.',
    ],
    [
      'The first prank was real, by an apprentice, with salt. {H} saw how both houses sat up all night afterwards, and what they bought for it: locks, dogs, clubs, credit. Since then {H} has seen to the rest. {S} carried a saw once, for money, did not know what for, and has been beaten for it by both sides.',
    ],
    [
      'The bonds of both fall due on {deadline}, an hour after the bids are opened: whoever wins cannot deliver, and whoever loses cannot pay. Then both are to be had for the price of one, and the third bid lies ready at {lair}. {A} is only needed for one more thing, for a fire; {A} has been told that it will be at the house of {B}, and small. That is what lies behind the fact that {fact}.',
    ],
  ],
  turn: [
    'Both bids have been opened already, by steam, and both are the same to the last coin: each has had the other one spied on, by {S}, who told both sides the truth, out of spite. If only one line is changed now, it is decided; {G} looks out of the window for as long as that takes.',
    '{A} has found out about {H}, does not tell anybody, and offers {H} to share: the fire is to be real, and {B} is to be in it. {H} has agreed, and is frightened for the first time.',
  ],
  people: {
    G: [
      '{G} loves both of the crafts and despises both masters. {G} ate at their table when it was one table.',
    ],
    I: [
      '{I} would like to do nothing but the work, and has been spending half the night on tricks for a month; {I} is not even good at it.',
    ],
    A: [
      '{A} wants {contract}, and wants {B} to come to the door with a hat in the hand. {A} has kept the old sign, in the attic, wrapped in a blanket.',
      '{A} wants to be the better one, and to be told so by {B}. {A} works before dawn, when nobody sees how well.',
    ],
    B: [
      '{B} wants to be asked for pardon, and has forgotten for what. {B} uses a trick at work that only {A} could have taught {B.them}, and hides it when somebody looks.',
    ],
    S: [
      '{S} has bruises from two masters, and the saw under the bed. {S} would tell everything to whoever gives {S.them} work that is only work.',
    ],
    T: [
      '{T} has a window to the gateway and has seen the cart without a name, and who sat on it. {T} is a customer of both houses and wants to remain so.',
    ],
    H: [
      '{H} supplies, lends, regrets. {H} was a bad craftsman once, with both of them, one after the other, and was laughed at in both houses.',
    ],
  },
  looks: [
    [
      'Broken goods, ruts, sawdust that is too fine for the work here. [Somebody has drawn a chalk line across the yard, down the middle|A rope has been stretched down the middle]; on both sides of it people stand with brooms and do not sweep.',
    ],
    [
      'New locks, new dogs, and between them very good work, of which hardly any is being done. [On one tool a mark has been filed off|Behind the bench hangs a cloth, and behind the cloth a tool of an old pattern]. Everyone looks tired.',
    ],
    [
      'Old beams, old people, everything in its place and half of the places empty. In the attic something large is wrapped in a blanket. [On the desk is a promissory note|On the desk is a bond] that falls due an hour after {deadline}.',
    ],
    [
      'A long, dark hall; on the left {few} crates with the mark of {A}, on the right as many with the mark of {B}: all that was ever missed. In the middle, on a clean desk, lie a saw with a missing tooth, a bid with a seal that has been pressed already, and a map of {town} with the two houses drawn as one.',
    ],
  ],
  todo: [
    [
      'Whoever crosses the line is shouted at by both sides. It is rubbed out by a dog, a child or a fool (DC 12 Animal Handling or Performance), and then everybody is ashamed for a quarter of an hour and talks.',
    ],
    [
      '{B} shows only what is for sale. Whoever recognises good work, and says why (DC 12 with any tool proficiency, or History), is shown the rest, and gets talked to until midnight.',
    ],
    [
      '{A} does not receive people who have been at the house of {B}. One says that one has not (DC 13 Deception), or that one has and that it was nothing special (no check, and {A} sends for wine).',
    ],
  ],
  firstFight:
    "on the second evening {few} people from one house and {few} from the other fall upon the party, at the same time, since each side has been told that it works for the other one ({skirmish}). Told to look at each other's new clubs, which are from one and the same supplier, they stop.",
  clues: [
    [
      'Investigation :: laying the damage of both sides in order of time :: Each blow was answered within an hour, and it takes two hours to prepare. Somebody knew of both beforehand.',
      'Perception :: measuring the saw cuts :: One blade with a missing tooth, for both sides. It was sold by {H}, who says that it was not.',
      'Survival :: following the cart without a name :: Its left wheel squeaks at each turn. It goes from here to {lair} and back before dawn.',
    ],
    [
      'Insight :: asking {B} what was in the letter to {A} :: "A question. And never any answer." {A} knows of no letter. It was carried by {H}.',
      'History :: reading the bond :: The same sum, the same hour and the same lender as that of {A}, by way of two straw men. Both of them are cousins of {H}.',
      "Nature :: looking at the sawdust in the dogs' water :: Salt, tan bark or old tar: it is from {lair}, where no dust should be made at all.",
    ],
    [
      'Sleight of Hand :: looking below the blanket in the attic :: The old sign, with both names. On the back of it is a sum in chalk, the one that was missing, and behind it, in the hand of {A}: "will have been needed. Wait."',
      'Persuasion :: asking {A} who told {A.them} that {B} had begun :: It was a friend of the house, who meant well: {H}.',
      'Stealth :: waiting near the back gate until the cart comes :: {H} is on it, alone, with crates of both marks, and turns off to {lair}.',
    ],
  ],
  lairUse: [
    'A hoist with a net runs below the roof: whoever works it (one action) lifts one creature that is standing below it ten feet into the air (DC 12 Dexterity saving throw), or drops a crate, {sting} bludgeoning damage.',
    'The crates of {A} and those of {B}: a fighter from one of the houses who sees the own mark on what was "stolen" (one action to turn it to the light) stops for a round and asks.',
    'What is stored here burns or stings: whoever smashes a jar (one action) fills ten feet with a stench, DC 12 Constitution saving throw or poisoned until the end of the next turn.',
  ],
  tactics: [
    '{A} has come to see with {A.their} own eyes, is told by {H} that the party has brought the fire, and believes it; {H} has the torch, the bid and the best way out, and the others were hired by the day, by both houses',
  ],
  parley: [
    'Bring {B}, and be silent. {A} and {B} read the two bonds, look at the saw, and say one and the same word (DC 12 Persuasion to get {B} there at all). After that {H} has two enemies and no helpers.',
    '{H} would like to have made something good, once. Shown the finest piece in either house and asked what is wrong with it (DC 13 Insight), {H} sees it at once, and is right, and puts down the torch.',
  ],
  clock: [
    ['{H} lends both houses money for night watchmen, and recommends some.'],
    [
      '{S} is found in the canal, alive, with both marks painted on the forehead. Each house accuses the other one.',
    ],
    [
      'A fire breaks out where it hurts both of them, and it was only a small one. {H} brings the first bucket.',
    ],
    [
      'At {deadline} two bids are read out, equal to the last coin, and {G} asks whether there is a third.',
    ],
  ],
  after: [
    'There is a third. An hour later two bonds fall due. {H} moves into both houses, has a wall pulled down between them, and finds that nobody is left who can do the work. {A} and {B} live in one street and greet each other now. By the new year {ruin}.',
  ],
  endings: [
    {
      heading: 'The old sign',
      text: [
        'The party lays the saw, the letter and the bonds on one table before {deadline}, and sits down between {A} and {B}. It takes a night. In the morning a single bid is handed in, in two handwritings, under a sign that has been carried down from an attic. {H} has to unload {num} crates, alone, before all of {town}. If somebody says nowadays that {fact}, it is meant as praise: they do it in one yard, with a bell between the rounds.',
      ],
    },
    {
      heading: 'One wins',
      text: [
        'One of the two gets {contract}, honestly, since the party has kept the hands of all others off it. *The price:* the loser has a bond that falls due, {few} families have nothing to do, and the winner has nobody left to be better than.',
      ],
    },
    {
      heading: 'Neither',
      text: [
        '{G} gives {contract} to the journeymen of both houses, who have been wanting it for years. *The price:* {A} and {B} agree about something for the first time, and it is about the party.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The third bid is being unsealed. By old custom a bidder must show a piece of work made with the own hands, now, at this table. {H} had hoped that nobody would remember it; whoever says it aloud gains one hour.',
      ],
    },
  ],
  steps: [
    'Find out what {A.full} and {B.full} did, and what they did not do.',
    'Find out who supplies both.',
    'Find the stolen goods.',
    'Prove it to both before {deadline}.',
  ],
  frame: {
    where: [
      '{lair}; {H.name} goes there by night with the cart without a name, and {A.name} has been there once and has not said so. By day both of them are in {town}.',
    ],
    ways: [
      '{p1}, {p2} and {p3} in any order. Each of them has something that neither {A.name} nor {B.name} can have done, and a sign of {lair}; failed checks cost an hour and never the clue.',
    ],
    ownMagic: [
      [
        '*Zone of Truth* with both in it: "The other one began it," say {A} and {B}, in one breath, and both believe it.',
        'level>=3',
      ],
      '*Mending* repairs a wheel in a minute, and makes more friends in {town} than any speech.',
      [
        '*Detect Thoughts* on {H} finds two columns of figures, and how they lean towards each other.',
        'level>=3',
      ],
    ],
  },
};
