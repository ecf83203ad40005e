import { everyTone } from '../../tones.ts';
import { classicFrame } from '../classic-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * The party founds a settlement in unmapped land. The land has owners who do not live in it all year: B's people, who
 * come back in spring. A sold the land, which A never owned, and wants the settlement to fail.
 */
export const frontier: MatterKernel = {
  id: 'frontier',
  sort: 'claim',
  family: 'classic',
  tones: everyTone,
  isLairKnown: true,
  escort: ['people', 'beast'],
  roles: {
    G: [['speaker of the settlers'], ['governor of the new land'], ['governor of the new land']],
    A: [['land agent'], ['head of the land company'], ['lord of the land company']],
    B: [
      ['elder of the wandering people'],
      ['elder of the wandering people'],
      ['elder of the wandering people'],
    ],
    S: [
      ['carpenter of the settlers'],
      ['carpenter of the settlers'],
      ['master builder of the settlers'],
    ],
    T: [['trapper'], ['trapper'], ['scout']],
    H: [['surveyor'], ['surveyor'], ['chief surveyor']],
  },
  sites: [
    ['the spring hill, one day to the north'],
    ['the winter wood of {T.full}, two days to the west'],
    ['the standing stones, three days to the east'],
  ],
  lair: {
    names: ['the old fort above the ford', 'the ford where all paths meet'],
    terrain: 'wild',
  },
  scale: {
    deadline: [['the first snow'], ['the first snow'], ['the first snow']],
    ruin: [
      ['the settlement has no roof, no friend and no way back'],
      ['the settlement has no roof, no friend and no way back'],
      ['the settlement has no roof, no friend and no way back'],
    ],
  },
  frame: {
    ...classicFrame,
    labels: {
      ...classicFrame.labels,
      clues: ['what the land gives', 'whose it is', 'who wants it empty'],
      places: 'The first three hexes',
      suspects: 'Who knows the land',
      plan: 'What happens until the first snow',
      actOne: 'Act one: The Blank Map',
      talk: 'What the settlers say by the fire',
    },
    titles: [
      'The Settlement at the Ford.',
      'A Blank Map.',
      'The First Winter of the Settlement.',
      'Somebody Else Has Lived Here.',
    ],
    first: [
      'The map of the land beyond {town} is white, but for a ford, a fort with a question mark, and the word "Yours", under which there is a seal.',
      'Nobody from {town} has ever stayed a winter in the land beyond the ford. Now {num} settlers have bought it, and you are to see to it that they do.',
    ],
    hooks: [
      '{G.full} has drawn the lot to speak for all, does not know how one does it, and has asked you to come along on the first cart.',
      '{G.full} needs people who go where nobody has been, and who come back in time to help with the roof.',
    ],
    stakes: [
      'There are {days} days until {deadline}. If by then the party has not found water, wood and a peace, {ruin}.',
      '{days.s} days, says {T}, to {deadline}. After that, {ruin}.',
    ],
    fees: [
      '{G} offers {coins} gp from the common chest, and to each of the party a piece of land of their own choice.',
      'The pay is {coins} gp, in spring; until then, an equal share of everything, including the work.',
    ],
    where: ['{lair}: whoever holds it holds the ford, and with it the settlement.'],
    suspects: [
      '{T.full}, who has been here for longer than anybody thinks; {H.full}, who measures what has been sold; {B.full}, whose fires are seen on the horizon.',
    ],
    limits: [
      '{days} days. One day for each hex on foot; each day on which the party is in the settlement, it builds twice as fast.',
    ],
    ways: [
      '{p1}, {p2} and {p3} are the first three hexes; the order is free, each takes one to three days there, and brings one thing that the settlement needs (water, wood, a peace). Further hexes: roll or invent, one find and one danger each. A failed check costs a day, never the clue.',
    ],
    runs: [
      '**The settlement** begins with a palisade of string. Each of the three finds adds one thing: a well, roofs, a neighbour. The players decide where it stands and draw it.',
      'Each of the settlers can do one thing really well. Ask the players to invent {few} of them.',
      '**A hex**: DC 13 Survival to find the way; on a failure the day is over. Each has a *sight* (seen from the next hex), a *find* and a *trouble*.',
    ],
    guards: [],
    magic: [
      [
        '*Commune with Nature* at the ford: water, clay, {few} bears, and the footprints of {num} people who were here each autumn.',
        'level>=9',
      ],
      '*Speak with Animals*: the deer are waiting for "the others", who come with the snow and leave salt.',
      [
        '*Speak with Plants*: the apple trees on {p1} were planted, in rows, and have been missed.',
        'level>=5',
      ],
      [
        '*Zone of Truth* with {H}: "I have measured what I was told to measure. The stones stood there already. I was told not to draw them."',
        'level>=3',
      ],
      [
        '*Scrying* on {A} shows the same deed of sale in {few} copies, each for other people.',
        'level>=9',
      ],
      ['*Commune*: "Is this land ours?" Not yet. "Can it be?" With others.', 'level>=9'],
      ['*Plant Growth* makes the settlement safe for a year, and is seen for miles.', 'level>=5'],
    ],
    complications: [
      'A herd moves through the settlement, for a whole day, without haste.',
      'A second group of settlers arrives, with the same deed for the same land.',
      'The first child is born in the settlement, at night, in the rain, and everyone wants a roof for it.',
      'There is a fire in the stores. It was laid from the inside.',
    ],
    openings: [
      '{lair} is older than the map. Whoever stands up there sees the smoke of the settlement, that of the wandering people, and that of {A}, three thin lines.',
    ],
    companions: [
      [
        'Those beside {A} have been promised the land as well. Whoever shows them a second deed (one action) makes half of them ask questions.',
        'escort=people',
      ],
    ],
    hoards: ['In the cellar of the old fort, under the question mark, lie {items}, and {worth}.'],
    favours: [
      'The party has land: a hill each, with a name that the players choose, on every map from now on.',
      'The settlement keeps a house for the party, with a fire laid, whoever lives there meanwhile.',
    ],
    preventions: [
      'stay in the settlement that night, and let a hex be a hex (no check, a day)',
      'put up salt at the stones before they come (DC 13 Survival)',
      'let {T} lead the carts the other way (DC 13 Persuasion)',
    ],
    clockEffects: [
      'each step that was prevented has given the settlement something: a wall, a store, a watchtower; each of them is worth one advantage to a defender in the last fight. For each that was not, one more stands beside {A}.',
    ],
    firstFight: [
      'on the second night in the open something comes to the fire that has not been afraid of people so far ({fight}). It wears a cut strap: somebody drove it this way.',
    ],
    sides: [
      {
        wants: [
          '**The settlers** want to stay, because they have nothing left to go back to. Content with a roof before {deadline}; angry if the party decides over their heads.',
        ],
        later: [
          '**The settlers, if content**: hold the palisade themselves. The party has its hands free.',
        ],
      },
      {
        wants: [
          '**{R.full}** ({R.role}) is mapping the same land, for another crown. Content with a copy; angry if the map is burned.',
        ],
        later: [
          '**{R.name}, if content**: has marked the ford on the map of {A} one mile too far to the south.',
        ],
      },
      {
        wants: [
          '**The wandering people** want their winter quarters, the apples, and that the stones stay where they are. Content if they are asked; angry about each pole that is driven into a path.',
        ],
        later: [
          '**The wandering people, if content**: come over the ford before the snow, with {num} tents, and {A} sees that there are too many.',
        ],
      },
    ],
  },
  problem: [
    '{G.full} and {num} others have sold whatever they had for a piece of land that is said to belong to nobody. {A.full}, the {A.role}, had a deed for it, with a seal. It was cheap. The last to buy it had been here a year before; of them one found a palisade, {few} roofs without walls, and no graves.',
    'It has everything, says the deed: water, wood, a ford, an old fort that only needs a door. That others were here before does not stand in it. {A.full}, the {A.role}, has wished {G.full} and the {num} settlers all the best, and sold them tools at a good price.',
  ],
  start: [
    [
      'The carts stop at the ford, because on the far side the grass is so high that the oxen do not want to go in. Nobody says anything. Then {S.full}, the {S.role}, takes a ball of string out of a pocket, a peg, a hammer, and looks at {G.full}; {G.name} looks at you. "You have the map," says {G.name}. You do have it. It is white. On the horizon, quite thin, there is a line of smoke.',
      '@ford',
    ],
    [
      'On the first morning {num} people stand around a hole and look in. It was to become a well. At the depth of a spade lies a doorstep, and in front of it, side by side, two pairs of shoes, as if somebody had gone indoors. "It belonged to nobody, he said," says {G.full}. {T.full}, the {T.role}, who came out of the wood in the night and has not yet said who invited {T.them}, says: "That is right. Nobody is what they call the people who live here in winter."',
      '@well',
    ],
  ],
  ask: [
    '"We need water, wood and to be left in peace," says {G}. "Go and look, hex by hex, and come back in between: we build better when you are there. And find out whose smoke that is. Before {deadline}, or we shall have to burn the carts."',
    '{G} wants the settlement to stand on {deadline}. "Draw what you see. Give it names. What has a name one does not leave so easily."',
  ],
  rumours: [
    'Those who were here before left without fighting. The soup was still on the table.',
    'Somewhere there are apple trees, in rows.',
    '{T} talks to somebody out there, by smoke.',
    "{H} has moved the pegs at night, by a hand's breadth.",
    '{A} was at the ford once, in person, and slept in the cart.',
    'The old fort has a door after all. It is on the inside.',
  ],
  run: [
    [
      'The smoke moves: a day further on each evening, in this direction (DC 12 Survival).',
      'start=ford',
    ],
    [
      'The shoes are those of settlers, a year old; those who went indoors there put them off politely (DC 13 Investigation).',
      'start=well',
    ],
    'Let the players name the settlement before the first day is over. Use the name from then on.',
  ],
  gist: [
    'The settlement stands in the winter quarters of the wandering people of {B}, who come back at {deadline}. {A} sold the land without owning it, for the third time, and lives on the fact that the settlers give up; what they leave behind belongs to the company again. There is room for both, if somebody asks before it snows.',
  ],
  truth: [
    [
      'Each autumn {B} and {num} others come down from the high pastures to the ford, where they have planted apples and set up stones, so that each family finds its place. The settlers of last year were found there asleep, in their tents. They were given soup, were ashamed, and went along to the high pastures; they are alive, and come back as well.',
    ],
    [
      '{A} has known of it for years, and has understood how it can be used: one sells, waits for the snow, buys back the tools for a tenth, and sells again. This year it is to end, for there is silver below {lair}; settlers and wandering people are to drive each other out, and {H} sets the pegs of the settlement across the old paths.',
    ],
    [
      '{T} belongs to both sides, by a marriage, and has been telling each the friendlier half for years. {S} has noticed that all the beams lie ready here, hewn, in the winter wood, {years} years old and sound: somebody has always meant to build.',
    ],
  ],
  turn: [
    'The wandering people come early: one morning {num} tents stand around the settlement, in a circle, and nobody has heard anything. They are as startled as the settlers. Somebody on either side has an axe in the hand already.',
    'A rider of {A} brings an offer: whoever goes before {deadline} gets half of the money back. {few} families are packing. {G} does not hold anyone back, looks at the party, and asks what there is to be said against it.',
  ],
  people: {
    G: ['{G} wants to have begun something that goes on without anybody who has the say in it.'],
    A: [
      '{A} likes beginnings, is moved by each cart that sets out, and has never stayed anywhere for longer than a week.',
    ],
    B: [
      "{B} does not know the word for owning land, and a very exact one for keeping somebody's place.",
    ],
    S: ['{S} wants to build a house in which {S.they} may remain, and has built {few} for others.'],
    T: [
      '{T} would like to have a table at which both families sit, and has been carving at it for ten winters.',
    ],
    H: ['{H} loves straight lines, and has begun to be sorry for the curved ones.'],
  },
  looks: [
    [
      '*Sight*: a green cap on a bare ridge. *Find*: a spring, and apple trees in rows, heavy with fruit, with a ladder. *Trouble*: the water can be led to the settlement only along a path that has been trodden by many feet.',
    ],
    [
      '*Sight*: a dark edge with a single smoke. *Find*: beams, hewn and stacked, enough for {few} houses, with carved marks, one for each family. *Trouble*: in the wood lives something that is used to being fed in winter.',
    ],
    [
      '*Sight*: grey teeth on the sky line. *Find*: a circle of stones, each with a hearth before it, cold and swept. *Trouble*: a peg of {H} has been driven into the middle, and beside it lies, laid out very clearly, an arrow.',
    ],
    [
      'Walls as high as a man, a gate without a way, and in the yard a shaft with a new ladder. {A} has put up a table, with the deeds on it, weighted down with pieces of ore, and is pouring wine, as for a farewell.',
    ],
  ],
  todo: [
    [
      'To lead the water (three successes before two failures: DC 13 Survival, Athletics, Investigation or Nature; each once). If the path is left open, it takes a day longer and gains a friend. *The settlement gets a well.*',
    ],
    [
      'The one that is fed in winter has to be calmed (DC 13 Animal Handling, an apple counts as advantage) or driven off (a fight, as in act one). *The settlement gets roofs; the marks on the beams mean that somebody will ask about them.*',
    ],
    [
      'Whoever takes the peg out, sweeps a hearth and waits a night (no check) is visited by {B}. Whoever follows the arrow (DC 14 Survival) visits {B}. *The settlement gets a neighbour.*',
    ],
  ],
  clues: [
    [
      'Nature :: looking at the apple trees :: They are pruned each autumn, with care, until last year; somebody lives from this land.',
      'History :: asking {T} whose ladder it is :: "That of the people who are coming. They leave it here so that it can be used."',
      'Investigation :: following the path :: It is crossed by a row of new pegs that serve no house: somebody wants it to be blocked.',
    ],
    [
      'Investigation :: comparing the marks :: They are the same as on the stones in the east: a place for each family, and {few} without a mark, for guests.',
      'Insight :: asking {T} straight out :: {T} belongs to both, and has told each that the other is shy.',
      'Perception :: looking into the saddlebag that {H} has left here :: A plan of the settlement on which it does not exist any more; there is a mine, at {lair}.',
    ],
    [
      'Religion :: sitting by a hearth for a night :: Each stone keeps a place. One may ask for one. It costs a song and some salt.',
      'Persuasion :: asking {B} about last year :: They are well, they herd goats, and are ashamed to write.',
      'Insight :: showing {B} the deed :: {B} laughs for a long time, and then asks quite seriously who the poor person is that has bought the wind.',
    ],
  ],
  lairUse: [
    'Whatever the settlement has gained helps here: the well fills the moat (difficult terrain before the gate), the beams bar it, and the neighbours call from the rear (one of those beside {A} turns round each round).',
    'The deeds on the table: whoever reads aloud that there are {few} of them for the same land (one action) makes {A} lose everyone who has bought one.',
    'The shaft is propped with the beams of one single family. Whoever pulls out the wedge (DC 14 Athletics) closes it, for good.',
    'The line of string of the settlement reaches up to here. Behind it the settlers fight like people at home: whoever stands on it has advantage on saving throws against fear.',
  ],
  tactics: [
    '{A} lets others fight, moves backwards to the horses, and sells, in each round, the same strip of ground to somebody else; {H} cuts cords, bridges and reins, quite straight',
  ],
  parley: [
    '{A} can be bought out with {A.their} own method: a contract (DC 14 Persuasion or Deception) in which {A} gets the silver and never the ford; or with the truth, before settlers and wandering people at one table (DC 13 Persuasion). *The price:* one of the two sides has to give up something that it had already given a name.',
  ],
  clock: [
    ['{H} sets a row of pegs across the path to the spring.'],
    [
      'There is a fire in the stores. The axes of the wandering people lie beside it, very new ones.',
    ],
    ['{A} rides into {lair} with armed people, "for the protection of the settlers".'],
    [
      '{Deadline}. Settlers and wandering people stand on both sides of a piece of string, and {A} looks down on them.',
    ],
  ],
  after: [
    'In spring {A} sells the land for the fourth time. There is a palisade already, and {few} roofs; {ruin}.',
  ],
  endings: [
    {
      heading: 'A place is kept',
      text: [
        'The settlement stands, and around it, from the first snow to the thaw, a circle of tents. In summer the settlers look after the apples; in winter there are two soups. On the map, which is not white any more, stands a name that the party has given it.',
      ],
    },
    {
      heading: 'Held',
      text: [
        'The settlement stands behind a real palisade, and {A} is gone. *The price:* the wandering people have gone past it, with their tents on their backs, and somebody has taken the ladder along. It will be a winter in which one listens.',
      ],
    },
    {
      heading: 'Further on',
      text: [
        'The settlers have given back the ford and moved on, to the next white spot, with {B} as a guide and the beams as a loan. The settlement stands three hexes further west. *The price:* a hungry spring, and the first child is called Elsewhere.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'It snowed, and {ruin}. But in the night the wandering people have come, and found the settlers asleep in their carts. There is soup. On the high pastures one can live; and from up there one has a very good view of {lair}, and of {A}.',
      ],
    },
  ],
  steps: [
    'Explore the land around the ford.',
    'Bring the settlement water, wood and a peace.',
    'Find out whose land it is.',
    'Hold the ford when {deadline} comes.',
  ],
};
