import { everyTone } from '../../tones.ts';
import { journeys } from '../hostile.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Something that takes place on a day, which is the deadline. */
export const eventVoid: MatterKernel = {
  id: 'event-void',
  sort: 'event',
  of: ['event'],
  not: new RegExp(`${journeys.source}|\\bstrike\\b`),
  tells: [
    {
      nouns:
        'coronation treaty oath funeral ceremony vote signing inauguration investiture rite ritual exhibition harvest parade council',
    },
  ],
  tones: everyTone,
  victim: 'held',
  escort: ['people', 'construct'],
  roles: {
    B: [
      ['guest of honour', 'master of ceremonies'],
      ['guest of honour', 'herald'],
      ['guest of honour', 'master of ceremonies'],
    ],
  },
  sites: [
    ['the place where {it} will be', 'the hall where {it} will be'],
    ['the workshop of the preparations', 'the vestry', "the herald's house"],
    ['the guest house of {A.full}', 'the lodgings of {A.full}'],
  ],
  lair: {
    names: ['the room below the stage', 'the bell loft', 'the old wine cellar', 'the mews'],
    terrain: 'indoors',
  },
  problem: [
    'It is to settle more than one old matter«, and {num} guests are on their way». But {B.full}, the {B.role}, has disappeared {few} days before it, and the one thing without which nothing counts is no longer in its chest: the [sealed book|oath cup|staff of office].',
    'Nothing about it is going well: first the [oath cup|sealed book|staff of office] without which it is not valid was gone, then {B.full}, the {B.role}, who was to hold it.',
  ],
  start: [
    [
      'The rehearsal for {it} comes to the point where {B.full}, the {B.role}, has to hold up the chest and open it. An apprentice stands in for {B.full}, opens it and forgets the text. In the chest lies a brick«, wrapped in velvet». Somebody laughs, then nobody« in {town}» does. {A.full}, the {A.role}, is the first to say it: "Then it cannot take place, «dear {G.name}, »what a pity."',
      '@one',
    ],
    [
      'A tailor runs past you« through {town}» with an armful of cloth«, in all the bustle before {it}». "They say that {B.full} has run away," pants the tailor. "With the thing! But I have the shoes here, and who would leave {town} without shoes?" They are held up to you, and there is mud on them, of a kind« that is» not found in the streets of {town}.',
      '@two',
    ],
  ],
  ask: [
    '{G} wants {it} to take place as planned«, in {days} days». "Find {B}, find what was in the chest, and tell me who does not want {it} to count. I will go on pretending that all is well."',
    '"If it fails, there will be no second time," says {G}. "You have {days} days. The guests« in {town}» must not notice, and {A} has« kindly» offered to postpone it«, and I would rather not»."',
  ],
  rumours: [
    '{B} was against it« all along» and has thrown the thing into the river.',
    '{S} has sworn to prevent it«, standing on a table».',
    '{A} is paying for the music«, out of love for {town}».',
    'The last time something like it was held« in {town}, {years} years ago», it had to be repeated.',
  ],
  run: [
    [
      'The brick is new, and the velvet was cut from a curtain at {p3} (DC 13 Investigation).',
      'start=one',
    ],
    [
      'The mud is black and smells of wine lees: it comes« from below the ground,» from {lair} (DC 12 Nature).',
      'start=two',
    ],
  ],
  gist: [
    '{A} wants {it} to take place, and to be void: with a forged piece in the chest. Then all that is promised there can be contested« a year later», and {prize} falls to {A}. {B} noticed the exchange and is held at {lair}.',
  ],
  truth: [
    [
      'Everyone thinks that somebody wants to prevent {it}. In fact {A} needs {it.them}: whatever is promised there takes {prize} out of the hands of its« present» owners. But if it turns out« later» that the piece in the chest was a forgery, nothing was valid, and« then» {prize} goes by an old right to {A}.',
    ],
    [
      '{H} exchanged the piece. {B} noticed it {few} nights ago«, by the weight», and told the only one who was still awake: {A}. Since then {B} has been at {lair}«, with food, wine and a gag». The brick was a mishap: {H} put it there to gain time«, because the forgery is not ready».',
    ],
    [
      'It will be ready in time. {A} will "find" it«, in the room of {S},» and be celebrated. The real piece is under the floor of {p3}. {T} lit {H} the way« that night» and was told that it was about a surprise.',
    ],
  ],
  turn: [
    'The piece that has been venerated« for {years} years» was itself a copy: the real one was lost long ago, and {B} knows it«, as each {B.role} before». What makes {it} valid is that {num} people believe it. {B} would say so aloud only in extreme need.',
    'The two whom {it} is about know each other« better than anyone thinks», and had a plan of their own to get away. They have the real piece: {H} sold it to them« behind the back of {A}».',
  ],
  people: {
    G: [
      '{G} has staked {G.their} good name on {it}. {G} wants to stand there« in {days} days» and say the first sentence.',
    ],
    A: [
      '{A} wants {prize}, in a year and a day. {A} arranges the seating plan« and is always where something has just been missed».',
    ],
    B: [
      '{B} wants to hold {it} as {B.their} predecessors did. {B} loosens the boards of {lair} with a spoon« and has got quite far».',
    ],
    S: [
      '{S} was on the table because {S.they} [had lost a bet|was in love with one of the two|had been promised the music]. {S} has an alibi«, in the bed of somebody who would not like that».',
    ],
    T: [
      '{T} wants to see {it} from the front for once. If promised a seat, {T} remembers the lamp« and the way».',
    ],
    H: [
      '{H} has debts, and has now been paid twice for one thing. {H} would like to leave« before it starts».',
    ],
  },
  looks: [
    [
      'Garlands, {num} chairs, and a chest on a table, guarded by two men« who look at the buffet».',
    ],
    [
      'Ribbons, costumes, {few} exhausted people, and« on the wall» the order of events, with corrections in red.',
    ],
    ['The best rooms in {town}«, flowers in all of them». One curtain is shorter than the others.'],
    [
      "Casks«, ropes» and painted scenery. {B} is sitting behind a false door. There is a small furnace on which something of brass is cooling«, and above one's head one hears every step of the rehearsal».",
    ],
  ],
  todo: [
    [
      'The guards let in those who work here: with a ladder« and a worried face» (DC 12 Deception) one can go anywhere.',
    ],
    [
      'Everyone here needs help for {it}: after an hour of sewing«, carrying or tasting», people talk about {A} (no check).',
    ],
    [
      '{A} receives guests« from noon to night». One of the party has to be important for an hour (DC 14 Performance).',
    ],
  ],
  clues: [
    [
      'Investigation :: looking at the chest :: It was opened with its own key. There are three: {G}, {B} and the one who pays for {it} have one.',
      'Insight :: asking who pays for it :: {A} pays for the music«, the wine» and the lock.',
      'Perception :: knocking on the floor in front of it :: It sounds hollow. Below is {lair}, with a trapdoor« that has been oiled».',
    ],
    [
      'Investigation :: reading the corrections in red :: The moment at which all look closely at the piece has been cut out.',
      'Investigation :: comparing the handwriting :: It is that of {A}.',
      'Persuasion :: asking the kitchen what it delivers where :: One meal too many each day. It goes to {lair}, and the plate comes back with a message« scratched into it»: "here".',
    ],
    [
      'Investigation :: looking at the short curtain :: The piece« that is» missing was wrapped around a brick.',
      'History :: reading the law book on the night table :: A page is marked: what is promised on a false piece is void, and the old right applies. The old right names the family of {A}.',
      'Nature :: smelling the shoes by the door :: Wine lees, as at {lair}.',
    ],
  ],
  lairUse: [
    'The trapdoor opens upwards into the middle« of everything»: whoever comes out there has {num} witnesses.',
    'Scenery can be let down (one action): for a round it separates {A} from the others«, with a view of the sea».',
  ],
  tactics: [
    '{A} has the furnace turned over and tries to get to the trapdoor«, to be the one who "finds" all this»; {H} looks for the way out',
  ],
  parley: [
    '{A} does not want a scandal today«: then everything would have been for nothing». If the party threatens to open the trapdoor in the middle of it (DC 13 Intimidation), {A} hands over {B}, the piece and the page.',
  ],
  clock: [
    ['The first guests arrive. {A} has {B} declared a thief.'],
    ['{S} is searched and found to have a candlestick, which {H} put there.'],
    ['The forgery is ready, and {A} "finds" it under the bed of {S}«. Applause».'],
    [
      '{It} {it.is} held, beautifully, and is worth nothing. {B} is brought away« by night, on the cart with the chairs».',
    ],
  ],
  after: [
    "A year and a day later {A} produces a law book and {B}'s brick, and has {prize}; {ruin}.",
  ],
  endings: [
    {
      heading: 'As it should be',
      text: [
        '{B} climbs out of the floor, «in socks, »takes the chest, and says the text without a mistake. {It} {it.is} valid, and {A} applauds« as well», between two guards. {S} is asked to dance.',
      ],
    },
    {
      heading: 'Without a scandal',
      text: [
        '{A} gives everything back and leaves« before the dessert». *The price:* {S} remains a suspect for half of the guests, and {A} has the law book.',
      ],
    },
    {
      heading: 'Called off',
      text: [
        'The party, or {G}, tells the guests the truth« beforehand». {it} {it.is} held later«, elsewhere,» by those who really want it. *The price:* what was to be settled remains unsettled, and {num} guests want their travel money.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{It} is over and nobody knows that it was void. There is a year and a day to get {B} and the real piece back« to {town}» and to repeat one sentence«, before witnesses».',
      ],
    },
  ],
  steps: [
    'Find out who had a key to the chest.',
    'Find {B.full}.',
    'Find out who wants {it} not to count.',
    'See to it that {it} can take place in {days} days.',
  ],
};
