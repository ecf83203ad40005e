import { everyTone } from '../../tones.ts';
import { hostile } from '../hostile.ts';
import type { MatterKernel } from '../matter-types.ts';

/** People who come to take or to destroy something; B leads them, and A believes that they are A's tool. */
export const bandRising: MatterKernel = {
  id: 'band-rising',
  sort: 'band',
  tones: everyTone,
  about: hostile,
  // Only of people who want something opened can it be said that they look for a key.
  tells: [
    {
      nouns: 'cult cultist coven order brotherhood sisterhood rebel conspirator',
      says: 'open unlock free unseal',
    },
  ],
  escort: ['people', 'beast'],
  isBandBeside: true,
  roles: {
    B: [
      ['leader of {it}', 'speaker of {it}'],
      ['leader of {it}', 'commander of {it}'],
      ['leader of {it}', 'commander of {it}'],
    ],
  },
  sites: [
    ['the watch house that was burned out', 'the toll house with the broken gate'],
    ['the barn where they meet', 'the old kiln where they meet', 'the ford where they gather'],
    ['the stores of {A.full}', 'the office of {A.full}', 'the armoury of {A.full}'],
  ],
  lair: {
    names: [
      'the cellars below the old fort',
      'the cistern below the ruins',
      'the quarry with the walled-up door',
      'the burial vaults on the hill',
    ],
    terrain: 'underground',
  },
  problem: [
    '{weeks.s} weeks ago the first houses were searched at night, by people with covered faces, and {few} people who tried to stop them were carried home. They are looking for something, «they have not found it yet, »and each night more of them come.',
    'It began {weeks} weeks ago with signs on doors. Since then {few} watchmen have been beaten, two have gone over to them, and what they still need«, they have let it be known,» they will fetch at {deadline}.',
  ],
  start: [
    [
      'You come to {town} as the gate is being barred«, in the middle of the day». A woman is let in after you, «the last one, »with a child and no shoes. "They asked only one thing," she says to everyone«, and to nobody». "They asked who keeps the third key. I do not know of a first one." Above the gate somebody laughs, and then does not.',
      '@one',
    ],
    [
      'At night somebody falls over the wall of your inn yard« in {town}»: {S.full}, the {S.role}, with« a cut on the arm and» a cloak with the sign of {it}. "I was one of them until an hour ago," says {S.full}. "I thought that it was talk. Hide me, and I tell you on which day it is no talk« any more»."',
      '@two',
    ],
  ],
  ask: [
    '"I have {num} people who can hold a spear«, and half of them have cousins over there»," says {G}. "Find out what {it} still {it.has} to get, and get it first. Until {deadline} I can keep the gate shut."',
    '{G} wants {it} stopped« before {deadline}», and wants to know who lets {it.them} in and out. "{A} says that a wall is enough. Nobody has climbed over mine, and still they are inside."',
  ],
  rumours: [
    '{A} alone keeps a cool head, and will lead the defence« at {deadline}».',
    '{S} wears their sign, and knows more than any honest person could.',
    'They pray to nobody; they only count days.',
    'Whoever gives them what they look for is left alone«, people say», and nobody knows what it is.',
  ],
  run: [
    [
      'The child has picked up a button; it is from the livery of {A} (DC 12 Investigation).',
      'start=one',
    ],
    [
      '{S} will say more in a room without windows: the last meeting was at {p2}«, and food came there in good baskets».',
      'start=two',
    ],
  ],
  gist: [
    'It is true that {fact}. {A} hides {it} at {lair} and feeds {it.them}, so as to defeat {it.them}« before all eyes» at {deadline} and be given {prize}. {A} keeps the third key«, without which nothing can happen»; but {H} has sold it to {B}.',
  ],
  truth: [
    [
      'What {B} wants lies behind three locks at {lair}, and has lain there for {years} years, because the three keys were given to people who did not know each other. {It} {it.has} had two of them for a year. {A}, in whose family the third one was handed down, knew« from it» what it is for.',
    ],
    [
      '{A} wants {prize}, and {council} gives it only to somebody who has saved {town}. So {A} wrote to {B}, offered the cellars and bread, and promised the key for {deadline}. In the night before, {A} means to shut {it} in and« to» have the glory. For {weeks} weeks {H} has carried the baskets, «opened the side gate, »and listened to {B}.',
    ],
    [
      '{H} believes {B} by now. {few.t} nights ago {H} put a copy into the box of {A} and gave the true key away. {T} made the copy«, was paid too much for it,» and has told nobody.',
    ],
  ],
  turn: [
    'At {deadline} {A} shuts the door from outside, «as planned, »and has thereby done what {B} was waiting for: the three locks open only if the way out is closed. Whoever stands in front of that door« then» can still break it.',
    '{B} has lied to {it.them}: of all those who are at {lair}« when it is done», none is to come out again, except for {B}. {S} has read the page that says so, and tore it out. Shown to the others, it splits {it} in two.',
  ],
  people: {
    G: [
      '{G} wants to open the gate again without being ashamed of it. {G} has a brother over there« and has told nobody».',
    ],
    A: [
      '{A} wants {prize}, and has had the speech for the day after written already. {A} looks« each evening» into the box with the key, and has never weighed it.',
    ],
    B: [
      '{B} wants what is behind the locks, more than to live. {B} is polite«, answers each question,» and lets the party go« if it listens to the end».',
    ],
    S: [
      '{S} was with {it} for a year«, because it was warm there». {S} wants to get {few} friends out before {deadline}.',
    ],
    T: ['{T} filed a copy of a key for {H} and wants to be rid of the money« for it».'],
    H: [
      '{H} serves {A} by day and {B} by night, and for the first time« in a life» feels needed. Told what the torn page says, {H} starts to shake.',
    ],
  },
  looks: [
    [
      'Charred beams and a floor« that was» taken up« board by board». Nothing valuable is missing; even the cash box stands there«, open and full».',
    ],
    [
      'Straw, {num} places to sit in a ring, and «in the middle »a stone with two marks from iron and space for a third one.',
    ],
    [
      'Order, wax, keys on numbered hooks. In the yard stand more baskets of bread than one household can eat«, and in a corner a suit of armour that has never been worn».',
    ],
    [
      'Behind the first vault the light of torches, «blankets in rows, »soup. Behind the second one nobody sleeps: there is a wall of black stone with three locks«, and a cold comes from it».',
    ],
  ],
  todo: [
    [
      'The ruin is watched by two sentries who expect people to come for the cash box. Whoever leaves it alone confuses them, and can talk (DC 12 Persuasion) or slip past (DC 12 Stealth).',
    ],
    [
      'There is always somebody on watch. With the cloak of {S}, or the words that {S} knows (DC 13 Deception), the party can sit down« with the rest» and hear {B} speak.',
    ],
    [
      '{A} receives gladly«, praises the party,» and lets nobody out of sight. A second conversation in the front room (DC 13 Deception) gives one of the party ten minutes.',
    ],
  ],
  clues: [
    [
      'Investigation :: looking at what was taken up :: They looked for a thing as long as a finger«, under floors and in door frames»: a key.',
      'Perception :: looking at the side gate :: It was opened from inside, «without force, »with the key that only {A} and {G} have.',
      'Nature :: looking at the mud on the floor :: It is grey and full of mortar, «as there is »only at {lair}.',
    ],
    [
      'Insight :: listening to {B} :: What they say of {it} is true, and it needs three keys; {B} speaks of the third one as of something« that is» already here.',
      'Investigation :: looking at a basket :: It has the mark of the kitchen of {A} burned into the handle, and is scrubbed« to hide it».',
      'Survival :: following those who go home last :: They do not go home, but «in a line, without light, »to {lair}.',
    ],
    [
      'Investigation :: weighing the key in the box :: It is new brass under old wax«, a copy»; the true one is gone.',
      'History :: reading the draft on the desk :: It is a speech of thanks for {prize}, dated« on» the day after {deadline}, with {few} dead "whose names I shall never forget" and a gap for the names.',
      'Investigation :: reading the bills for bread :: Flour for {num} people, delivered« after dark,» to {lair}.',
    ],
  ],
  lairUse: [
    'The keys turn only one after the other (an action each). One of the locks filled with wax« or sand» (DC 13 Sleight of Hand) costs {B} two rounds.',
    'The torn page, read aloud (DC 13 Performance), makes half of those present lay down what they have in hand; {S} goes first.',
  ],
  tactics: [
    '{A} fights beside the party as long as anyone is watching, and turns on it as soon as somebody says« the word» "key"; {B} does not fight« at all» but goes from lock to lock',
  ],
  parley: [
    '{A} gives in when the box is opened and the copy is weighed« in front of {H}» (DC 14 Persuasion): then {A} runs to the door, to be the one who has saved {town}« after all», and this time it is true.',
  ],
  clock: [
    ['The side gate is open again at night. Three houses« in the street of {S}» are searched.'],
    ['Two more watchmen go over to {it}. {S} is recognised and locked up«, by {A}».'],
    [
      '{B} has the third key. The baskets stop coming, because nobody at {lair} will be hungry« any more».',
    ],
    [
      'At {deadline} {A} shuts the door at {lair} and waits« for applause». Behind it the third lock turns.',
    ],
  ],
  after: [
    'What {it} wanted has happened. {A} has {prize} for one day, and then {ruin}«; {town} looks towards {lair}, and nobody goes to sleep».',
  ],
  endings: [
    {
      heading: 'Nobody turns the key',
      text: [
        'The third key lies in the river, and {it} {it.has} nothing left to wait for. Most of them take off the sign and go home« by night», to doors that {G} has told people to leave open. {B} stays at {lair}, «in front of the wall, »until somebody leads {B.them} away.',
      ],
    },
    {
      heading: 'The speech',
      text: [
        '{A} saves {town}, with the help of the party, and may keep {prize} and silence. *The price:* {H} and {S} know what it was like, «{A} knows that they know, »and {it} {it.has} become a story with which {A} frightens others.',
      ],
    },
    {
      heading: 'The page',
      text: [
        'The ones whom {B} wanted to leave behind turn against {B}, and it is over before the party has drawn a weapon. *The price:* {few} of them do not want to go back, and found {it} anew, «with better rules, »an hour from {town}.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The wall at {lair} stands open, and what {it} wanted comes about«, to the last word». {B} is seen once more, «at the head of a line of people, »and smiles at the party as at guests who missed the meal. Those who flee from {town} ask for the way, and for whoever can close a door.',
      ],
    },
  ],
  steps: [
    'Find out what {it} {it.is} looking for.',
    'Find out who lets {it.them} into {town}.',
    'Get hold of the third key.',
    'Stop {it} before {deadline}.',
  ],
};
