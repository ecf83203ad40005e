import { everyTone } from '../../tones.ts';
import { classicFrame } from '../classic-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * The {pieces} of {whole} have to be collected. B, S and T each have one, and each of them lives on what it does; A
 * collects them, too. The end decides what becomes of those who needed them.
 */
export const pieces: MatterKernel = {
  id: 'pieces',
  sort: 'claim',
  family: 'classic',
  tones: everyTone,
  isLairKnown: true,
  escort: ['people'],
  roles: {
    G: [
      ['retired adventurer', 'parish librarian'],
      ['keeper of the university museum', 'abbess'],
      ['astronomer of the crown', 'guardian of the relics'],
    ],
    A: [
      ['collector of antiquities', 'disgraced scholar'],
      ['collector of powers', 'magister without a chair'],
      ['archmage in exile', 'heir of the first owners'],
    ],
    B: [['miller'], ['mine owner'], ['governor of a warm valley in the north']],
    S: [['healer'], ['head of the hospital'], ['abbess of the great hospital']],
    T: [['ferry keeper'], ['harbour master'], ['admiral of the fog coast']],
    H: [['map seller'], ['hired scholar'], ['former pupil of {G.full}']],
  },
  sites: [
    ['the mill of {B.full} that never stands still', 'the works of {B.full} without a fire'],
    ['the house of healing of {S.full}', 'the white house of {S.full}'],
    ['the landing of {T.full} in the fog', 'the lighthouse of {T.full} without a lamp'],
  ],
  lair: {
    names: ['the place where {whole} was broken', 'the round hall where {whole} was broken'],
    terrain: 'wild',
  },
  scale: {
    deadline: [
      ['the new moon'],
      ['the eclipse', 'the longest night'],
      ['the eclipse', 'the meeting of the stars'],
    ],
    ruin: [
      ['{A.name} has them all, and {town} is the first place where it is tried out'],
      ['{A.name} has them all, and the province is the first that kneels'],
      ['{A.name} has them all, and no throne is worth anything any more'],
    ],
  },
  frame: {
    ...classicFrame,
    labels: {
      ...classicFrame.labels,
      clues: ['what it does here', 'the other collector', 'how they are joined'],
      places: 'Where the {pieces} are',
      suspects: 'Who has one',
      plan: 'What {A.full} does meanwhile',
      actOne: 'Act one: Three of Them',
    },
    titles: [
      'The {pieces.t} of {whole.t}.',
      'The Last of the {pieces.t}.',
      'What {S.name} Would Lose.',
      'All the {pieces.t} Before {deadline.t}.',
    ],
    first: [
      '{whole.u} was taken apart, once, and for good reasons; now somebody is putting it together again.',
      'For {years} years nobody has looked for the {pieces} of {whole}. Since this spring two are looking.',
    ],
    hooks: [
      '{G.full}, the {G.role}, has sold the silver to pay for your journey, and has a drawer with one empty case in it after the other.',
      'At night somebody broke in at the house of {G.full}, the {G.role}, and took nothing but a page from a book. {G.name} knows the page by heart, and asks you to be faster.',
    ],
    where: ['{lair}: only there do the {pieces} fit together, and only at {deadline}.'],
    suspects: [
      '{B.full}, {S.full} and {T.full} have one each, of their own will, and need it. {H.full} finds them for {A.name}.',
    ],
    ways: [
      '{p1}, {p2} and {p3} in any order, each with one of the {pieces}. It can be bought, borrowed, stolen or given; what becomes of the place afterwards is told there. A failed check costs half a day, never the clue.',
    ],
    runs: [
      '{G} has a table with hollows for all the {pieces}. In the middle there is a hollow of another shape, which {G.they} does not explain.',
      'A very polite person asks at the inn for the same roads as the party, and pays for its breakfast: {H.full}.',
    ],
    magic: [
      [
        '*Locate Object* finds the nearest of the {pieces} within range; they hum against each other when they are in one bag.',
        'level>=3',
      ],
      [
        '*Identify* on one of them: each does one kind thing, and the whole does all of them to one person.',
        'level>=1',
      ],
      ['*Scrying* on {A} shows a table with hollows, fuller than that of {G}.', 'level>=9'],
      ['*Commune*: "Should it be whole?" Once. "And then?" Never again.', 'level>=9'],
      '*Detect Magic*: at {p1}, {p2} and {p3} everything shines a little, as if it had rubbed off.',
      [
        '*Zone of Truth* with {B}, {S} or {T}: they would give it up if somebody told them what to live on then.',
        'level>=3',
      ],
    ],
    complications: [
      'One of the {pieces} in the bag of the party begins to work here, at the inn, for everybody; in the morning there are {num} people at the door.',
      '{A} sends one of them back, with a card: "A sign of trust." It is genuine, and one can hear the party through it.',
      'A forgery is in circulation, and a very good one. {H} has bought it.',
      '{G} asks, at night, for just one of them, for just an hour.',
    ],
    openings: [
      'At {lair} the floor is still black from the day on which {whole} was broken. Whoever comes with some of the {pieces} hears the others, from the hands of {A}.',
    ],
    companions: [
      [
        'Those beside {A} have each been promised one of the {pieces}. Whoever tells them what {A} means to do with all of them (one action, DC 13 Persuasion) makes two of them count.',
        'escort=people',
      ],
    ],
    hoards: ['In the travelling case of {A}, each in its own velvet, lie {items}, and {worth}.'],
    preventions: [
      'be there a day before {H} (DC 14 Survival to ride through)',
      'let {H} find the forgery (DC 14 Deception)',
      'warn those who have it (DC 13 Persuasion), who then hide it well',
    ],
    clockEffects: [
      'for each of the {pieces} that {A} has more than the party, {A} has advantage on one attack; for each that the party has more, one of those beside {A} is missing.',
    ],
    firstFight: [
      'on the second evening hired people want the bag of the party, and only the bag ({fight}). They were told that it hums.',
    ],
    sides: [
      {
        wants: [
          '**Those who live on the {pieces}** want to keep what they have, or to get something in its place. Content if the party pays with a solution; angry if it pays with money.',
        ],
        later: [
          '**Those who live on the {pieces}, if content**: have come to {lair}, and each stands behind the one that was theirs. It does not serve {A} in the first round.',
        ],
      },
      {
        wants: [
          '**{R.full}** ({R.role}) wants one of them, only one, and says which. Content with a loan for a night; angry if it is given to others.',
        ],
        later: [
          '**{R.name}, if content**: has changed one of those in the case of {A} for the forgery.',
        ],
      },
      {
        wants: [
          '**{council}** wants {whole} in the strongroom, "for safety". Content with a promise in writing; angry if it is broken again.',
        ],
        later: [
          '**{council}, if content**: keeps the road to {lair} clear, and has sent a cart, with straw.',
        ],
      },
    ],
  },
  problem: [
    [
      'There are {count} {pieces}. Of three of them one knows where they are: with {B.full}, the {B.role}, with {S.full}, the {S.role}, and with {T.full}, the {T.role}. {A.full}, the {A.role}, has bought one already; whatever there is besides lies in a drawer of {G.full}. Nobody has ever given one up of their own will, and each of those places has been lucky for as long as anybody can remember.',
      'forget=no count=more',
    ],
    [
      'There are three {pieces}, or so everybody thinks: with {B.full}, the {B.role}, with {S.full}, the {S.role}, and with {T.full}, the {T.role}. {A.full}, the {A.role}, has bought a fourth one, of which no book speaks. Nobody has ever given one up of their own will, and each of those places has been lucky for as long as anybody can remember.',
      'forget=no count=three',
    ],
    [
      'There are {count} {pieces}. Three of them are with {B.full}, the {B.role}, {S.full}, the {S.role}, and {T.full}, the {T.role}. {A.full}, the {A.role}, has taken one already, from a town in the south. {G.full} has a letter from there, and a map, and the place on the map is empty: since then nobody remembers that there was a town, and it does not remember itself.',
      'forget=yes',
    ],
  ],
  start: [
    [
      'On the table of {G.full} lies a sheet of black cloth, and on it chalk marks, in a circle: there the {pieces} of {whole} belong. {G.name} puts down what {G.they} has so far, a splinter as large as a fingernail, and it turns, by itself, until it points to the door. "It does that when somebody moves one of them," says {G.name}. "It has not stood still since Tuesday."',
      '@splinter',
    ],
    [
      'You come to {town} on a day on which the wheel of the mill stands still for the first time in living memory. People have come out to look at it. It is only for the length of a breath, then it goes on. "That was the first theft," says {G.full} beside you, very pale. "It failed. Somebody has touched one of the {pieces}."',
      '@wheel',
    ],
  ],
  ask: [
    '"Bring me those from {B}, from {S} and from {T}," says {G}, "before {A} has them. At {deadline}, at {lair}, they can be joined, and in no other hour. I would rather have them all in my cellar than one of them with {A}. And ask those people what they need. I never could."',
    '{G} wants all {pieces} that can still be had, before {deadline}. "Do not steal them if you can help it. What is stolen works badly. It is the only thing that {A} does not know."',
  ],
  rumours: [
    'The mill of {B}, or whatever it is, turns without water.',
    'In the house of {S} nobody has died for {few} years.',
    'No ship has ever been lost where {T} looks out.',
    '{A} pays for each, in full, and says thank you. Those who sold theirs moved away.',
    '{whole.u} was not broken by an enemy. It was its maker.',
    '{H} was a pupil of {G}, and the best.',
  ],
  run: [
    [
      'The splinter points where {B}, {S} and {T} live, one after the other (DC 12 Perception).',
      'start=splinter',
    ],
    [
      'At the axle there are fresh marks of a jemmy, and a visiting card (DC 12 Investigation).',
      'start=wheel',
    ],
    '{G} has never written to those who have the {pieces}. There are {num} letters in the drawer, all begun.',
  ],
  gist: [
    [
      '{A} and the party look for the {pieces} of {whole}. Each keeps the place where it is in the memory of the world; a place from which one is taken away by force or for money is forgotten within a month, with all who live there. Joined at {lair}, at {deadline}, they obey one will for an hour; the maker took it apart because that hour is enough for anything. What is given as a gift harms nobody, and what is taken does not serve.',
      'forget=yes',
    ],
    [
      '{A} and the party look for the {pieces} of {whole}. Each does one kind thing for the place where it is, and stops when it is taken away. Joined at {lair}, at {deadline}, they obey one will for an hour; its maker broke it because that hour is enough for anything. Stolen ones do not serve; given ones do.',
      'forget=no',
    ],
  ],
  truth: [
    [
      'The maker of {whole} joined everything that people had ever asked for in one hand, used it for an hour, and spent the rest of a life in carrying the {pieces} to those who needed one of them most. So {B} has one that turns what stands still, {S} one that holds what is slipping away, and {T} one that shows the way in.',
    ],
    [
      '{A} is a descendant of the maker, and has lost somebody, {tansy}, in a place that none of the {pieces} protected. With all of them, {A} wants to take back one single day. It would work. The price would be everything that the {pieces} have done since then, for everybody, in all places at once.',
    ],
    [
      '{H} knows that stolen ones do not serve, and has not told {A}, in order to be needed. {G} knows it, too, and knows something else: the hollow in the middle is for a hand. Somebody has to hold it together, for the whole hour, and that hand is then as it was before, but the rest of the person has become a little older: {years} years.',
    ],
  ],
  turn: [
    '{A} comes to the party in the open, alone, with empty hands, and shows a picture of {tansy}. "I will give back each of them, the day after," says {A}. It is meant honestly. {A} has not understood that there will be no day after for those who lived by them.',
    'One of the {pieces} in the bag of the party goes dark: where it came from, something has gone wrong. If the party goes back, it loses two days, and whoever is there will give the thing again, of their own will, and it shines as never before.',
  ],
  people: {
    G: [
      '{G} wants to know that nobody will ever use it, and would like, once, to see it whole. {G} can tell the two wishes apart by daylight.',
    ],
    A: [
      '{A} wants one day back. {A} has never taken one of the {pieces} without paying, and never asked what happened there afterwards.',
    ],
    B: [
      '{B} employs everybody round about, and would give it up for a river, or for somebody who can build a wheel that works with wind.',
    ],
    S: [
      '{S} has {num} sick people in the house and knows each by name. {S} would lend it for a day and a night, and count the hours.',
    ],
    T: [
      '{T} has not slept a whole night since getting it, because ships come by night. {T} is the only one who would be glad.',
    ],
    H: ['{H} wants to be called a scholar by {G} once more.'],
  },
  looks: [
    [
      'Wheels, belts, hammers, all in motion, and no water, no wind and no fire. In the hub sits something bright. {B} shouts everything, also at night.',
    ],
    [
      'White beds, open windows, and a quiet in which one hears {num} people breathing. Over the door hangs something that could be a lamp. {S} walks under it each time with a bowed head.',
    ],
    [
      'Fog, a bell, and above, where the lamp should be, a chair, with {T} in it, who points with an outstretched arm to something out there, and from the fog a voice says: "Thank you."',
    ],
    [
      'A round floor, black as a stove, with hollows in a circle. {A} has laid out what there is, straightens one of them with a fingertip, and says: "Shall we? There is not much time, and I have counted."',
    ],
  ],
  todo: [
    [
      "While the thing turns nobody gets near to it, and if it stands still {few} families have nothing to do. Whoever plans something in its place with {B} (DC 14 Investigation or an artisan's tool) gets it as a gift. It can also be pulled out with a hook (DC 14 Athletics), and is then stolen.",
    ],
    [
      '{S} asks the party to stay for one night and hold hands (no check; it is a long night). After that {S} lends it, if somebody can say what will be done for the two who would not last a day (DC 14 Medicine, or any spell that heals).',
    ],
    [
      '{T} lets go of it at once, and falls asleep. Then there are {few} ships out there, and somebody has to bring them in without it, with bells and voices (DC 13 Performance, Survival or Perception, three successes before two failures).',
    ],
  ],
  clues: [
    [
      'History :: asking how it came to {B} :: An old traveller left it, to the great-grandmother, and wept for joy when it turned.',
      'Investigation :: reading the visiting card :: {A} offered a great deal, and came in person. {H} measured the hub.',
      'Arcana :: listening to the hum :: It goes silent if somebody wants to force it. It is only at the service of a gift.',
    ],
    [
      'Religion :: asking {S} about the day on which it came :: The traveller had a burned right hand, and asked for nothing.',
      'Insight :: asking {S} about {A} :: "Somebody has died for whom this here came too late. I have never seen anyone look at a lamp like that."',
      'Medicine :: watching the sick for a night :: It heals nobody. It gives time, which it takes from nobody: so there must be much of it in the whole.',
    ],
    [
      'Perception :: looking along the arm of {T} :: One sees everything that is looking for a way, also {A}, who stands at {lair} already.',
      'Insight :: hearing {T} talk in sleep :: "Not the day. Do not give the day back. We were all there."',
      'History :: reading what the traveller carved into the chair :: "An hour was enough. Whoever joins it must hold it, and let go by themselves."',
    ],
  ],
  lairUse: [
    'Each of the {pieces} that was given to the party freely shines once here (one action): allies in its light get 10 feet of movement, or 1d8 temporary hit points, or see through darkness, as fits the place that it comes from.',
    'The hollow in the middle: whoever lays a hand in it decides what is joined. Two hands at once, and nothing is (contested Charisma checks each round).',
    'Stolen {pieces} jump from their hollow if somebody calls out from where they were taken (one action, no check).',
    'The black floor is thin. A heavy blow (AC 15, 20 hit points) breaks it between the hollows, and the circle with it.',
  ],
  tactics: [
    '{A} does not fight for life but for time, keeps one hand on the hollow in the middle as soon as possible, and uses the {pieces} one after the other; {H} gathers up what falls',
  ],
  parley: [
    'Whoever tells {A} the names of those who live by the {pieces} (at least three, DC 14 Persuasion) makes {A} take away the hand. {A} then asks for one thing: to see {tansy} in it, only to see. *The price:* that takes a minute of the hour, and somebody has to hold it together meanwhile.',
  ],
  clock: [
    ['{A} buys another of them, in {town2}, and pays in full.'],
    ['{H} is at {p1}, with tools. What turned there stands still for a whole day.'],
    ['{A} brings the case to {lair}. At {p3} a ship runs aground, the first in {years} years.'],
    ['{Deadline}. At {lair} {A} lays a hand in the hollow, and the {pieces} begin to turn.'],
  ],
  after: [
    '{A} has one day back, and everyone else has lost something that they cannot name; {ruin}.',
  ],
  endings: [
    {
      heading: 'Given back',
      text: [
        'The {pieces} are where they came from, and each of the places knows now what it has. {A} has got a chair at the house of {S}, and sits beside those for whom it is too late. {G} draws the black cloth over the table.',
      ],
    },
    {
      heading: 'Whole, for an hour',
      text: [
        'Somebody of the party has held {whole} together for an hour, done one thing with it, and let go. *The price:* {years} years, in the hair or in the bones of the one who held it; and the {pieces} have to be carried out again, to new places.',
      ],
    },
    {
      heading: 'In the strongroom',
      text: [
        'All {pieces} lie in one cellar, under seven locks, useful to nobody. {A} cannot get at them, nor can {B}, {S} and {T}. *The price:* {p1} stands still; in the house of {S} they have begun to ring the small bell.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{A} has joined the {pieces} and asked for the day: {ruin}. But {tansy} sits there, alive, has understood in one minute what it has cost, and asks the party how it can be broken again.',
      ],
    },
  ],
  steps: [
    'Get what {B.full} has.',
    'Get what {S.full} has.',
    'Get what {T.full} has.',
    'Be at {lair} at {deadline}.',
  ],
};
