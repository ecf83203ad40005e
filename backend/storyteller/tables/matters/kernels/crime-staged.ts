import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** B was murdered or has vanished, as it seems. */
export const crimeStaged: MatterKernel = {
  id: 'crime-staged',
  sort: 'crime',
  tells: [],
  states: ['gone'],
  tones: everyTone,
  victim: 'held',
  escort: ['people'],
  roles: {
    B: [
      ['surveyor', 'bookseller', "ship's clerk", 'letter carrier'],
      ['auditor of the province', 'judge', 'cartographer'],
      ['royal auditor', 'master of ciphers', 'envoy of three crowns'],
    ],
  },
  sites: [
    ['the room of {B.full}', 'the cabin of {B.full}', 'the lodging of {B.full}'],
    ['the mortuary', 'the guard room', 'the lock-up'],
    ['the office of {A.full}', 'the house of {A.full}'],
  ],
  lair: {
    names: [
      'the wreck on the bank',
      'the bonded warehouse',
      'the old signal tower',
      'the ropeyard',
    ],
    terrain: 'indoors',
  },
  problem: [
    [
      'The dead person is {B.full}, the {B.role}: on a door that was locked from inside there was blood« up to the latch», and a body in {B.their} coat was taken out of the water the next day. {S.full}, the {S.role}, has been arrested.',
      'crime=dead tone!=whimsical #blood',
    ],
    [
      'The victim is {B.full}, the {B.role}: the door was locked from inside, «the room was turned upside down, »and {B.their} coat was found in the water. {S.full}, the {S.role}, has been arrested.',
      'crime=dead',
    ],
    [
      'It is {few} days since {B.full}, the {B.role}, was last seen. The door was locked from inside, a letter demands money, and {S.full}, the {S.role}, has been arrested, who had a key.',
      'crime=missing',
    ],
  ],
  start: [
    [
      'The door of {p1} hangs on one hinge; the watch« of {town}» had to break it down. Inside, everything has been thrown about, but the bed is made. "Locked, from inside, and nobody in it," says {T.full}, the {T.role}, and holds the candle so that you can see the key, which is still in the lock. "I have thought about it for {few} days. I do not like what I think."',
      '@one',
    ],
    [
      '{S.full}, the {S.role}, is being taken« through {town}» in chains, and looks more puzzled than afraid. "I owed {B.name} money," {S.full} calls to you«, because you are the only strangers». "Who would lend me any, now?" Behind the guards walks {A.full}, the {A.role}, in mourning, and counts the steps to {p2}.',
      '@two',
    ],
  ],
  ask: [
    '{G} wants to know what has become of {B}, before {deadline}«, when sentence is passed on {S}». "A locked room in {town} is a trick. Find out whose, and bring me {B}«, dead or alive»."',
    '"{S} did not do it," says {G}, "it is too stupid for that, and too clever. You have until {deadline}. Find out what {B} was working on«; nobody can tell me that»."',
  ],
  rumours: [
    '{S} owed {B} money, and had a key.',
    '{B} had enemies whom nobody« in {town}» knew, and slept with a chair against the door.',
    '{A} pays for the search«, and for the candles in the chapel».',
    'At {lair} somebody coughs at night, where nobody lives.',
  ],
  run: [
    'The key was turned from inside, and the one who turned it left by the window: on the sill there is a thread of {B.their} own scarf (DC 13 Investigation).',
    'On the made bed lies«, under the blanket,» a ticket for a passage to {town2}«, for the night in question», which {B} has not used.',
  ],
  gist: [
    'As it is told, {fact}. In truth {B} is alive: {B} staged it«, with the help of {T},» and hides at {lair}, because {B.they} can prove that {A} is about to get {prize} by fraud. {A} has understood this and is looking for {B}«, under the pretext of mourning».',
  ],
  truth: [
    [
      'While checking old papers {B} found that {A} has no right to {prize}: the documents« that are to be read at {deadline}» were altered by {H}«, on {A.their} order». {A} offered money first, and then, {few} nights ago, sent {H} with a knife.',
    ],
    [
      '{T} warned {B}. Together they locked the room«, turned it upside down,» and left by the window; the coat of {B} went into the water. So everyone« in {town}» believes in {it}, and only {A}, who knows that {H} found the room empty, does not. {S} had a key because of a debt«, and was convenient for everyone».',
    ],
    [
      '{B} is at {lair} with the original papers, «{few} loaves and a cold, »and waits for {deadline}, to appear before {council} in person. {B} did not count on {S}, and does not know that an innocent person is to be sentenced. {A} has begun to have one empty building after the other searched.',
    ],
  ],
  turn: [
    '{B} is not as innocent as it seems: the original papers show that {B} was paid«, years ago,» for overlooking the first alteration. That is why {B} did not go to {G}. The papers save {S} and ruin {A}«, and {B} with {A.them}»; before handing them over {B} would like to tear out one page.',
    'It was {G} who let {A} know what {B} had found: {B} had come to {G} first, and {G}«, in good faith,» asked {A} for an explanation. {G} has not connected the two yet. When {G} does, {G} will want to resign«, on the worst possible day».',
  ],
  people: {
    G: [
      '{G} wants neither an innocent person hanged nor a scandal« before {deadline}», and will have to choose.',
    ],
    A: [
      '{A} wants {prize}, wears mourning, and asks everyone what they remember of {B}«, in great detail».',
    ],
    B: [
      '{B} wants to live until {deadline}, and trusts {T} alone. {B} comes out at once on hearing that {S} is to be sentenced.',
    ],
    S: [
      '{S} wants to see {B} walk in« through the door». {S} remembers that on that evening {B} paid all debts, down to the last copper.',
    ],
    T: [
      '{T} brings bread to {lair}, has lied to everyone, and is bad at it. {T} wants somebody to take the secret« off {T.their} hands».',
    ],
    H: [
      '{H} altered the papers and was then sent with the knife, stood in the empty room, and was relieved. {H} would testify in exchange for not having done it.',
    ],
  },
  looks: [
    [
      'A made bed, «a turned-over table, »{few} drawers on the floor, «all of them »empty, and one picture that hangs straight.',
    ],
    [
      'A cold room with a bench. On it lies the coat, still wet, with {few} buttons and a cut that has no blood around it. {S} is in the next cell.',
    ],
    [
      'Black cloth on all mirrors, and fresh maps« of {town}», on which one building after the other has been crossed out.',
    ],
    [
      'A ladder, a blanket, a tin box, and {B}, who holds a lamp« in one hand and a stool in the other». From the window one sees who is coming, and this time it is {A}.',
    ],
  ],
  todo: [
    [
      'The room has been sealed by {A}«, "out of respect"». {T} has the second key and forgets it on the table if asked what {T.they} thinks (DC 12 Persuasion).',
    ],
    [
      'The guard has orders from {A} to let nobody examine the coat. A physician may (DC 13 Medicine or Deception)«, and so may relatives».',
    ],
    [
      '{A} receives everyone« who remembers {B}». Whoever tells a long story (DC 13 Performance) leaves the others time for the maps.',
    ],
  ],
  clues: [
    [
      'Investigation :: looking for what is missing :: No money, no jewels: only the papers, the scarf and one loaf are gone. Whoever left had packed.',
      'Investigation :: reading the imprint on the blotting paper :: "Three lines are in the hand of {H}, for {A}«; I shall say so at {deadline}»."',
      'Survival :: following the traces below the window :: Two people walked from here to {lair}«, side by side», and one came back.',
    ],
    [
      'Medicine :: examining the coat :: The cut was made while it hung on a nail«, and {B} was not in it».',
      'Insight :: asking {S} who was there on that evening :: {H}, who asked whether {B} slept at home«, and had one hand behind the back».',
      'Nature :: emptying the pockets :: Crumbs and pigeon feathers, «as there are »at {lair}.',
    ],
    [
      'Investigation :: comparing the documents for {deadline} :: Three lines are in younger ink. Without them {A} has no claim to {prize}.',
      'Insight :: asking {A} when {B} died :: {A} asks back, too quickly, who says that {B.they} did.',
      'Investigation :: looking at the maps :: All empty buildings have been crossed out, except« for» two; one of them is {lair}.',
    ],
  ],
  lairUse: [
    'The ladder can be drawn up: then there is only one way to get to {B}, past a hatch« that {T} has greased».',
    'There is a bell« or a horn» at {lair}; sounded, it brings {num}« curious» people, and {A} cannot do what {A.they} came for.',
  ],
  tactics: [
    '{A} wants the tin box« and not the fight», and has the others set fire to the ladder; {H} puts it out',
  ],
  parley: [
    '{A} has committed no murder yet, and can be reminded of that: if {B}, {S} and {H} are all there«, alive», a DC 13 Persuasion check is enough, and {A} gives up {prize} in return for being allowed to leave.',
  ],
  clock: [
    ['{A} offers a reward for the body of {B}, and has the first« empty» buildings searched.'],
    ['{S} confesses«, out of sheer exhaustion».'],
    ['{T} is followed«, and notices it»; {B} gets no bread for two days.'],
    [
      'At {deadline} {S} is sentenced, the false papers are read, and {A}«, an hour before,» has found {lair}.',
    ],
  ],
  after: ['Now it is true«, and nobody asks again». {A} has {prize}; {ruin}.'],
  endings: [
    {
      heading: '{B.name} walks in',
      text: [
        'In the middle of the trial {B} comes through the door, with the tin box« and a cold», and nobody can say any more that {fact}. {S} laughs until {S.they} has to be held. The papers are read, «the right ones, »and {A} takes off the mourning.',
      ],
    },
    {
      heading: 'A trade',
      text: [
        '{A} withdraws the claim to {prize}, and {B} keeps silent about the rest«; {B} "has been travelling"». *The price:* {S} is free, but nobody has told {S.them} why, and {H} still has the knife.',
      ],
    },
    {
      heading: '{B.name} stays dead',
      text: [
        'The party brings {B} and a new name to {town2}, and the papers to {G}, who uses them. *The price:* without a body and without {B}, {S} is acquitted for want of proof« only, and must leave».',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{lair} is on fire and {B} is on the roof, with the tin box; {S} is on the way to the place of execution«, at the other end of {town}». The party can split up, or choose.',
      ],
    },
  ],
  steps: [
    'Look at {p1}, and at the lock.',
    'Find out what {B.full} was working on.',
    'Ask {S.full} about that evening.',
    'Find {B.full} before {deadline}.',
  ],
};

/** In a comedy the victim lives, whatever the idea says. */
export const crimeStagedDeath: MatterKernel = {
  ...crimeStaged,
  id: 'crime-staged-death',
  states: ['dead'],
  tones: ['whimsical'],
};
