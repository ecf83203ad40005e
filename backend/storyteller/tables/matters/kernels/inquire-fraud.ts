import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Someone sells false remedies, `{it}`, and some of them work: what they take from one person falls on another. */
export const inquireFraud: MatterKernel = {
  id: 'inquire-fraud',
  sort: 'claim',
  states: ['usual', 'unwell'],
  tells: [
    {
      nouns:
        'healer doctor physician apothecary alchemist quack charlatan peddler pedlar merchant priest herbalist',
    },
    { says: 'sell peddle' },
  ],
  inquiry: 'fraud',
  tones: everyTone,
  escort: ['people'],
  roles: {
    S: [
      ['apothecary', 'herb gatherer', 'bone setter'],
      ['apothecary', 'hospital nurse', 'surgeon'],
      ['royal apothecary', 'court physician', 'dean of the hospital'],
    ],
    T: [
      ['laundry worker', 'night nurse', 'parish clerk'],
      ['night nurse', 'registrar', 'head of the almshouse'],
      ['night nurse', 'royal registrar', 'keeper of the almshouse'],
    ],
    H: [
      ['bottle washer', 'drummer', 'wagon driver'],
      ['bottle washer', 'crier', 'wagon driver'],
      ['bottle washer', 'secretary', 'crier'],
    ],
  },
  sites: [
    ['the square with the wagon', 'the yard with the wagon'],
    ['the street of the new patients', 'the house of the new patients'],
    ['the painted wagon of {A.full}'],
  ],
  lair: {
    names: [
      'the bricked-up hospital cellar',
      'the spring house below the old hospital',
      'the sealed almshouse crypt',
    ],
    terrain: 'underground',
  },
  problem: [
    'That {A.full} is a fraud, {council} has in writing from two universities. But {few} people in {town} have been cured, of things of which nobody is cured; one threw the crutches on the wagon. At the same time others have fallen ill who bought nothing, and who had bought their medicine for years from {S.full}, the {S.role}.',
    "A bottle costs a day's wages, and what is in it is beetroot and well water: {S.full}, the {S.role}, has proved it, in public. The next day a blind man saw. Since then a crowd stands before the wagon of {A.full}, and another before the shop of {S.full}, with stones, because there are new patients in {town} whom nobody can explain.",
  ],
  start: [
    [
      '"Who will be the next?" calls {A.full} from the wagon, and a drum rolls. {B.full}, the {B.role}, drinks, coughs, and straightens a back that has been crooked for nine years. The square roars. In the second row somebody else bends slowly down, like a candle in the sun, with both hands in the small of the back, and {T.full}, the {T.role}, is the only one to look there.',
      '@back',
    ],
    [
      'On the pavement before the shop of {S.full}, the {S.role}, lie seven bottles, thrown there; six have left red puddles. Around the seventh the stones are clean, as if washed, and a dog that drinks there gets up on a leg that it has not used before. At the corner, at the same moment, a cart horse goes lame. {A.full} picks up the bottle and looks at it as if for the first time.',
      '@bottles',
    ],
  ],
  ask: [
    '"If it is all a fraud, I can forbid it," says {G}. "If it is not, I shall be stoned for that. Find out before {deadline} why some of them work, and who pays for it. On that day {A} sells to everyone, from {num} crates."',
    '{G} wants it explained, the cures and the new patients, and wants it stopped before {deadline} if it has to be. "And be honest with me. I have somebody at home who would need such a bottle."',
  ],
  rumours: [
    '{S} poisons people so that they come back to the shop.',
    'One in nine works; it is the one that {H} hands down with the left hand.',
    'It only works for those who believe in it; that is why it does not work for {S}.',
    'By night {A} counts the bottles, again and again, and weeps.',
    'The old hospital was closed because people [were cured too well there|came out of it too healthy].',
  ],
  run: [
    [
      'The one in the second row has exactly what {B} had, to the side and to the finger (DC 12 Medicine). They live wall to wall.',
      'start=back',
    ],
    [
      'The seventh bottle is older than the rest: the glass is blue, and where the label belongs there is a frame for a name (DC 12 Investigation).',
      'start=bottles',
    ],
    '{A} was more startled than anyone when the first cure happened. It can still be seen whenever the drum rolls (DC 13 Insight).',
    '{H} hands down the bottles, and hesitates before each one.',
  ],
  gist: [
    '{Fact}: so it is. {A} is a fraud and does not know why one in nine works; {H} does, who fills those at {lair}. What they take away is not gone: it falls on the nearest person who has no bottle. At {deadline} {A} wants to sell to everyone.',
    'It is just as people say: {fact}. Most of it is beetroot; the rest is from the basin at {lair}, which does not heal but moves an illness to somebody else. {A} has begun to guess it, and means to look away until {deadline}.',
  ],
  truth: [
    [
      'Under the old hospital is a basin from which an order once drew water. Each bottle bore two names: that of the patient, and that of a brother or sister who had offered to carry the illness for a while, shared out until it was light. When the order died out, the cellar was closed. Without a second name, it falls on whoever is nearest.',
    ],
    [
      '{A} has sold coloured water for years, and hurt nobody but purses. In {town} {H}, who washes the bottles, found the blue ones with the cellar below the yard, and the basin; {H} wanted to do some good for once, and mixes them in, for the worst cases. That is how it comes about that {fact}.',
    ],
    [
      '{S} was the first to keep a list: so many cured, so many newly ill, always wall to wall. For this list {S} is called a poisoner. {A} has it, bought from a boy who had found it, and has counted as well. {B} is cured, and does not know yet who lies ill next door.',
    ],
  ],
  turn: [
    '{G} was given a blue bottle by {H} a week ago, for a child. It worked. Who has it now, {G} has not asked; it is {quill}, in the next street, and {T} knows.',
    '{A} has drunk one of the blue bottles by mistake, and is rid of the cough of a lifetime. {H} has had that cough ever since. {A} has noticed it today, and has not slept.',
  ],
  people: {
    G: ['{G} wants to do right and has a reason of {G.their} own to hope that it is no fraud.'],
    A: [
      '{A} wants the one great day, and then a small house with a garden. {A} has never hurt anyone before, repeats that to everybody, and says it a little more loudly each time.',
      '{A} wants to be what is painted on the wagon. {A} knows the trade, the voice, the pause before the drum, and does not know what to do with a real miracle.',
    ],
    B: [
      '{B} dances on each occasion, and would give it all back, or half, if somebody told {B.them} about the wall.',
    ],
    S: [
      '{S} wants {S.their} list read by somebody who can count. {S} has stopped selling anything that is red.',
    ],
    T: [
      '{T} sits by the new patients by night and knows who lives behind which wall. {T} was forbidden by {council} to speak of a plague, and it is none.',
    ],
    H: [
      '{H} has the only good heart in that trade and has done the damage. {H} knows the way to {lair}, and has the old ledger of names under the mattress.',
    ],
  },
  looks: [
    [
      'A wagon with a sun on it, a drum, crates, and a floor of cobbles stained red by ten thousand toasts. On a rope hang crutches, like [sausages|washing].',
      '[Straw, mud|Trampled straw, puddles], a stage on wheels, and {num} people who wait their turn, each with a coin in the fist and a name on the lips that is not their own.',
    ],
    [
      "Doors that stand open, beds pushed to the windows. Each of the new patients has the illness of somebody else: a girl with the gout of a coachman, a smith with a lace maker's eyes.",
    ],
    [
      'Inside it smells of [beetroot and tallow|boiled beetroot]. Everything folds: the bed, the table, the diploma. On a shelf of their own stand {few} blue bottles, polished, and turned to the wall.',
    ],
    [
      'A vault with a round basin, water that gives back no light, and along the walls {num} niches with blue bottles. On each of the old labels are two names, in two hands.',
    ],
  ],
  todo: [
    [
      'The crowd lets nobody through to the front who has not bought. One buys a bottle for {bribe} gp, or [sings along with the song|limps well enough] until one is carried there (DC 12 Performance).',
    ],
    [
      'People here have seen enough who [write down things|look and go]. Whoever changes one bed, fetches one [bucket of water|bowl of soup] (no check), is told what they know by the end of it.',
    ],
    [
      '{A} does not leave the wagon in the evening, but loves an audience: whoever asks for the story of the diploma (DC 12 Persuasion) has a quarter of an hour, and friends of theirs have it as well.',
    ],
  ],
  clues: [
    [
      'Medicine :: comparing two bottles, a red and a blue one :: The red one is beetroot. The blue one is nothing at all, not even water: it has no taste, no smell, and no weight.',
      'Insight :: watching {A} in the moment of a cure :: {A} is frightened. So {A} sells them and did not make them; {A.their} eyes go to {H}.',
      'Perception :: looking at the mud on the crates :: White cellar sand with bits of blue glass in it. There is no other of that kind than at {lair}.',
    ],
    [
      'Investigation :: laying the dates of the cures beside those of the new patients :: Each pair is of one hour, and wall to wall. It is [not a plague|no plague], it is a removal.',
      'Persuasion :: asking {T} who has been here before to ask the same :: "{A}, by night, with a hood. Went from bed to bed, read the names on the doors, and was sick in the yard."',
      'Religion :: listening to what the feverish say :: All of them whisper one sentence: "Who carries it for me?" It stands above the door of {lair}.',
    ],
    [
      'Sleight of Hand :: looking into the strongbox of the wagon :: Not money but the list of {S}, with sums at the edge in the hand of {A}. The last sum is that of {deadline}: {num} bottles.',
      'Arcana :: looking at a blue bottle against the light :: Transmutation, old and without malice: it moves, it does not make. In the empty frame {A} has begun to scratch a name, and stopped.',
      'History :: asking {H} about the ledger under the mattress :: It is that of the order, two names to a line, for {years} years. On the first page is a plan of {lair}.',
    ],
  ],
  lairUse: [
    'Whoever drinks from the basin in the middle of a fight (one action) passes on one condition or up to {sting} damage to the nearest creature, friend or enemy, who has to be within ten feet.',
    'Blue bottles can be thrown: where one breaks, all within five feet feel an illness that is not theirs, and are poisoned until the end of their next turn (DC 12 Constitution saving throw).',
    'Whoever says aloud "I will carry it" and a name (no action) takes over one wound of this person, {sting} hit points, and is not stopped by anything from doing so.',
  ],
  tactics: [
    '{A} is no fighter and stays behind the basin; the others were hired to carry the crates out before {deadline}, and defend the ladder; whoever is badly hurt among them is thrown a bottle',
  ],
  parley: [
    '{A} wants somebody else to decide. Shown one of the new patients, or only told the name and the wall (DC 12 Persuasion), {A} gets down from the wagon in the middle of the song.',
    '{H} can end it: with the ledger in the hand {H} reads out the names of those who once offered to carry something (DC 12 Performance or Religion), and those who were hired put down the crates, one after the other.',
  ],
  clock: [
    ['{A} has posters pasted up: on {deadline}, one bottle for everyone, at half price.'],
    [
      'The shop of {S} is smashed. {S} gets away over the yards, and is taken in by {T}, among the beds.',
    ],
    ['{H} has filled all {num} crates, and has fallen ill with something that nobody knows.'],
    ['At {deadline} the drum rolls, and everyone drinks at the same time.'],
  ],
  after: [
    [
      'On that day half of {town} is cured, and the other half has it. Nobody is angry at first, as there is nobody who does not understand it.',
      'tone!=whimsical',
    ],
    [
      'On that day each one in {town} has got the hiccups, the corns and the snoring of somebody else. It takes {years} days to sort out whose is whose, and two marriages come of it.',
      'tone=whimsical',
    ],
  ],
  endings: [
    {
      heading: 'The second name',
      text: [
        'The party tells it on the wagon, to everyone, with {B} and the neighbour side by side. Then something happens with which {A} had not reckoned: somebody comes forward and offers to carry half of it, and then another one. {It} {it.is} what they once were, with two names on each bottle, [and {A} washes them|and {A} paints over the sun on the wagon].',
      ],
    },
    {
      heading: 'Closed again',
      text: [
        '{lair.t} is bricked up for the second time, with a better wall, and {A} is led out of {town} with the wagon. *The price:* what {it} took and gave stays where it is; {S} is cleared, and has {few} patients who need no doctor but a neighbour.',
      ],
    },
    {
      heading: 'With an axe',
      text: [
        'The basin is broken, and in the same hour each has back what was theirs, {B} and the dog as well. *The price:* among them are those who had hoped; {G} looks at the party and says nothing, and of {it} people in {town} say for ever that they worked.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'Everyone has {it} in the hand, and the drum begins. It is {few} beats from the first to the last one. Whoever gets hold of the drum has {few} beats in which all {town} listens.',
      ],
    },
  ],
  frame: {
    stakes: [
      [
        'There are {days} days until {deadline}. A crowd that has been promised a cure can be told the truth once, says {G}, and not on the last day.',
        'tier=1',
      ],
      [
        'In {days} days, at {deadline}, all of {town} means to drink at once. {G} would like to know by then what.',
        'tier=1',
      ],
      [
        'In {days} days, at {deadline}, people from the whole land will be here to drink; if it is what {G} fears, {ruin}.',
        'tier>=2',
      ],
      [
        '{days.s} days remain until {deadline}. Those who rule have ordered a crate as well, and if they fall ill on one day, {ruin}.',
        'tier>=2',
      ],
    ],

    ownMagic: [
      [
        '*Lesser Restoration* heals a new patient like anyone else, and the cured one stays cured: what was moved can be ended, only not sold by the dozen.',
        'level>=3',
      ],
      [
        '*Zone of Truth*: "I have never yet sold anything that works," says {A}, and turns pale on hearing that it was possible to say it.',
        'level>=3',
      ],
      '*Detect Magic* shows transmutation on each ninth bottle, and a fine thread of it, for a minute, through the wall to the house next door.',
      [
        '*Identify* on a blue bottle: it moves what ails one person to another who has been named. Nobody has been named.',
        'level<=20',
      ],
      [
        '*Greater Restoration* in the basin itself is answered: for one day it takes from all and gives to nobody. There is not enough diamond dust for a second day.',
        'level>=9',
      ],
      [
        '*Scrying* on {H} shows {H.them} below the ground, with a lamp, asking each bottle for pardon.',
        'level>=9',
      ],
    ],
  },
  steps: [
    'Find out why some of the bottles work.',
    'Look at {p2}.',
    'Find out what {S.full} has written down.',
    'Decide before {deadline} what is to become of {it}.',
  ],
};
