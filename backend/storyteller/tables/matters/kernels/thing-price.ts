import { unusedThings } from '../hostile.ts';
import { thingNouns } from '../../idea-nouns.ts';
import type { MatterKernel } from '../matter-types.ts';

/** A thing that can be carried, and that more than one person wants. */
export const thingPrice: MatterKernel = {
  id: 'thing-price',
  sort: 'thing',
  of: ['carried'],
  tells: [{ nouns: thingNouns, says: '- curse haunt' }],
  states: ['usual', 'unwell'],
  not: unusedThings,
  tones: ['heroic', 'grim', 'intrigue', 'horror'],
  escort: ['people', 'spirit'],
  roles: {
    B: [
      ['young weaver', 'shepherd', 'stable hand'],
      ['student', 'young officer', 'young heir'],
      ['crown heir', 'young ambassador', 'ward of the crown'],
    ],
  },
  sites: [
    ['the workshop where it was found', 'the attic of the school', 'the collection of curiosities'],
    ['the hospital', 'the house of the healer', 'the almshouse'],
    ['the garden house of {A.full}', 'the library of {A.full}'],
  ],
  lair: {
    names: [
      'the glass house in the park',
      'the round tower',
      'the old observatory',
      'the dance hall on the hill',
    ],
    terrain: 'height',
  },
  problem: [
    'It was found {weeks} weeks ago, and all who have used {it} praise {it.them}. {num.t} people have« by now», and each of them [sleeps a little longer|has gone a little paler] since.',
    'Since it was found, {weeks} weeks ago, people« from everywhere» come to {town} for {it}. «{num.t} have used {it.them}. »What nobody but {T.full} counts is how many of them fall ill afterwards.',
  ],
  start: [
    'The queue goes twice around {p1}. At its head {A.full}, the {A.role}, lets one after the other come in« for as long as a song lasts». Beside you {B.full}, the {B.role}, leans on a wall and breathes like an old person. "My third time," {B.they} says, and smiles. "You want to know«, in {town} of all places,» whether it is true? It is« all» true. I only wish I could remember my [mother\'s|sister\'s] voice."',
    'Two bearers carry {B.full}, the {B.role}, past you to {p2}. One hand hangs from the stretcher, and it is old, «with spots, »although the face is young. "[Eighteen|Nineteen] last spring," says a bearer. Behind you the people in the queue look away and take a step forward«, towards {it}».',
  ],
  ask: [
    '{G} wants to know before {deadline} whether {it} {it.is} dangerous. On that day {council} decides whether {it} {it.is} to belong to everyone. "Find out what it costs«, and who knows it»."',
    '"I have forbidden it«, and nobody listens»," says {G}. "Bring me proof of what {it} {it.has} been doing« to people», and a way to undo it, before {deadline}."',
  ],
  rumours: [
    '{A} found {it}, lets everyone use {it.them}, and takes nothing« for it».',
    "{S} calls it the devil's work« and has tried to break a window at {p1}».",
    'Those who fall ill had used {it} three times« or more»; {T} at {p2} is said to keep a list.',
    '{A} looks ten years younger«, and says that it is the happiness of others».',
  ],
  run: [
    'Whoever uses {it} once« sees that it is all true, and» loses one day of life«, without noticing»; three times cost a year, and a memory. {B} has used {it.them} three times.',
    'A success on a DC 13 Insight check shows that {A} counts those who come out, «with the lips, »and writes down the number« afterwards».',
  ],
  gist: [
    '{It} {it.is} what people say, and more: it takes time of life from each one who uses it and gives it to the one who owns it, {A}, who knows this. At {deadline} {A} will have enough to be young again and buy {prize}« with what the rich pay for the rest».',
  ],
  truth: [
    [
      '{A} is ill and has a year to live. {weeks.s} weeks ago {A.they} got hold of {it}, together with a sheet that says what it does: whoever owns {it.them} receives the time that others lose by it. So {A} made {it.them} free for all; {H} stands at the door and writes down who comes for the third time.',
    ],
    [
      'It works only as long as people come of their own will«, and as long as it has one owner with a deed». The time is collected in {num} small bottles at {lair}. A bottle that is drunk gives a week, a bottle« that is» broken gives it back to the one it was taken from.',
    ],
    [
      '{A} means to live, and to sell what is left« over»: at {deadline} the first rich guests come to {lair}, and one of them pays with {prize}. {T} has noticed that the sick« at {p2}» age, and has a list; {A} pays for the hospital, so {T} waits.',
    ],
  ],
  turn: [
    'One shelf of bottles« at {lair}» is labelled with the name of {G}: {G} used {it} in the first week«, more often than anyone,» to [see a dead child|have one good day], and has forgotten it. {G} hired the party to find out what {G.they} cannot remember.',
    'The sheet has a second half, which {A} burned and {T} can recite: if the owner gives {it} away as a present, all time goes back by itself. It must be a real present, to somebody who has asked for nothing; {B} would be one.',
  ],
  people: {
    G: [
      '{G} wants the queue to end« without soldiers», and is afraid of being asked whether {G.they} has ever stood in it.',
    ],
    A: [
      '{A} wants to live. {A} knows every name in the queue, «is kind to each, »and can tell to the day how much is still missing.',
    ],
    B: [
      '{B} wants to go in once more«, and has to be held back». {B} does remember one thing that helps: the clink of glass behind the wall.',
    ],
    S: [
      '{S} lost [an aunt|a teacher|a brother] to something like it« in another town», and wants to break {it}, which would kill the time in it. {S} can be convinced to wait.',
    ],
    T: [
      '{T} wants money for the hospital« from anyone but {A}». Promised this by {G}, {T} hands over the list.',
    ],
    H: [
      '{H} believes that it is harmless. Shown the list (DC 13 Persuasion), {H} gives the party the key to {lair}.',
    ],
  },
  looks: [
    [
      'A bare room with a chair, and in front of it, on a table with a clean cloth, {it}. Behind the wall something clinks«, each time somebody stands up».',
    ],
    [
      '[Twelve|Nine] beds, all taken. The patients are young, and their hair is grey. {T} goes« from one to the next» and measures their hands.',
    ],
    [
      'Roses that bloom in the wrong month, a desk, an old portrait of {A} in which {A.they} looks older than now.',
    ],
    [
      'Shelves up to the roof, with {num} bottles in which something shines, each with a name« and a date». In the middle a glass pipe comes up from below, and drips.',
    ],
  ],
  todo: [
    [
      'To look behind the wall, one must get past {H}: by waiting in the queue« (three hours)», by a trick (DC 13 Deception), or after closing time (DC 13 Stealth).',
    ],
    [
      'The party can help {T}« for an hour» (DC 12 Medicine): whoever does so may look at the list.',
    ],
    [
      '{A} invites everyone to tea. The portrait hangs in the next room; somebody has to ask for [sugar|a book]« for a long time» (DC 13 Performance).',
    ],
  ],
  clues: [
    [
      'Arcana :: watching somebody use {it} :: Something leaves the one who sits there« with the breath», and goes down into the table.',
      'Perception :: looking at the table from below :: A glass pipe leads through the wall to the rooms of {A}.',
      'Investigation :: following the pipe along the cellar :: It has been laid, «under the street, »all the way to {lair}.',
    ],
    [
      'Medicine :: comparing the sick with the list :: A day for the first time, a month for the second, a year for the third«: the list fits exactly».',
      'Insight :: asking {T} who pays for the beds :: {A} pays, since the week before the first patient came.',
      'Persuasion :: sitting up with {B} for an hour :: {B} was carried once to a room with many bottles, «high up, »from which one could see all of {town}: {lair}.',
    ],
    [
      'Perception :: looking at the portrait :: It is {few} years old. {A} was grey then, and is not now.',
      'Investigation :: opening the desk :: Half a burned sheet: "... goes to the one who owns it«, for as long as they come of their own will»."',
      'Investigation :: reading the invitations for {deadline} :: They ask the guests to {lair}«, "to a tasting"».',
    ],
  ],
  lairUse: [
    'A broken bottle gives back what is in it: whoever breaks one (a free action) sees its owner«, far away,» stand up. {A} loses 5 hit points each time.',
    'The pipe can be turned round (DC 15 Arcana): then {A} is the one who is drained«, and knows it».',
  ],
  tactics: [
    '{A} drinks a bottle when badly hurt (it heals half of {A.their} hit points, twice at most) and protects the shelves with {A.their} own body',
  ],
  parley: [
    '{A} is afraid of dying and nothing else. Offered a cure«, a healer of rank,» or simply company until then (DC 15 Persuasion, DC 12 if {B} asks), {A} opens the bottles {A.themself}.',
  ],
  clock: [
    ['The queue goes three times round {p1}. {B} is in it again.'],
    ['{S} is arrested for a thrown stone. {A} pays the bail« and is applauded».'],
    ['The first one dies« at {p2}», at the age of twenty, of old age.'],
    [
      'At {deadline} {council} makes a law that {it} {it.is} open to all. {A} drinks«, is young,» and sells the rest for {prize}.',
    ],
  ],
  after: ['Those who can pay live long, and those who cannot stand in the queue; {ruin}.'],
  endings: [
    {
      heading: 'It comes out',
      text: [
        'The bottles are opened in the square, «one after the other, »and people get their time back« in front of everyone». {B} remembers the voice. {A} is cared for at {p2}«, by {T}, until the end»; {it} {it.is} locked away by {G}, who has the key thrown into the river.',
      ],
    },
    {
      heading: 'Given away',
      text: [
        'If {A} gives {it} to {B} as a present, all time goes home« at once». *The price:* {B} owns {it} now, and must never use {it.them} again«, with people at the door each day who beg».',
      ],
    },
    {
      heading: 'Broken',
      text: [
        'If {it} {it.is} destroyed first, nobody loses anything any more. *The price:* what is in the bottles is lost unless each one is opened« by hand» within a day; there are {num}, and {lair} is on fire.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{A} is thirty again«, rich» and protected by those who have bought from {A.them}. The bottles that are left can still be stolen, and the names on them are a list of allies.',
      ],
    },
  ],
  steps: [
    'See with your own eyes what {it} does.',
    'Find out why {B.full} is ill.',
    'Find out who gains by it.',
    'Find a way to undo it before {deadline}.',
  ],
};
