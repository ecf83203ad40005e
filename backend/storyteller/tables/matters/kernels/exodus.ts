import { everyTone } from '../../tones.ts';
import { classicFrame } from '../classic-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * {doom} will destroy the town, and nothing can stop it: the people have to be brought out. A knows it, hides it, and
 * has bought the only way out. B foretold it, and was laughed at.
 */
export const exodus: MatterKernel = {
  id: 'exodus',
  sort: 'claim',
  family: 'classic',
  tones: everyTone,
  isLairKnown: true,
  escort: ['people'],
  roles: {
    G: [
      ['mayor', 'schoolteacher'],
      ['governor', 'bishop'],
      ['chancellor', 'regent'],
    ],
    A: [
      ['owner of the ferries and carts'],
      ['head of the shipping and carting company'],
      ['lord of the fleets'],
    ],
    B: [
      ['prophet of the end', 'leader of a small cult'],
      ['prophet of the end', 'leader of the cult'],
      ['prophet of the end', 'leader of the cult'],
    ],
    S: [
      ['speaker of those who will not go'],
      ['speaker of those who will not go'],
      ['speaker of those who will not go'],
    ],
    T: [['well digger'], ['dyke engineer'], ['royal engineer']],
    H: [['captain of the gate'], ['captain of the gate'], ['commander of the gates']],
  },
  sites: [
    ['the measuring house of {T.full}'],
    ['the meeting hall of {B.full}'],
    ['the oldest quarter, where {S.full} lives'],
  ],
  lair: {
    names: ['the great gate of the carts', 'the landing with the only ships'],
    terrain: 'wild',
  },
  scale: {
    deadline: [['the last day'], ['the last day'], ['the last day']],
    ruin: [
      ['whoever is still in {town} stays there for ever'],
      ['whoever is still in {town} stays there for ever'],
      ['whoever is still in {town} stays there for ever'],
    ],
  },
  frame: {
    ...classicFrame,
    labels: {
      ...classicFrame.labels,
      clues: ['how long there is', 'who has known it', 'the way out'],
      places: 'What has to be done first',
      suspects: 'Whom people listen to',
      plan: 'What happens day by day',
      actOne: 'Act one: Those Who Do Not Believe It',
    },
    titles: [
      'The Last Days of {town}.',
      '{town} Must Go.',
      'Room for Half of {town}.',
      '{days.t} Days of {town}.',
    ],
    first: [
      '{doomed.u}, and it will not stop.',
      'It is certain since last night, and only {few} people know it: {doomed}.',
    ],
    hooks: [
      '{G.full}, the {G.role}, has had the door locked behind you, in order to be allowed to weep for a minute, and then speaks very calmly.',
      '{G.full}, the {G.role}, needs people who do not have a house here, and can therefore think.',
    ],
    stakes: [
      '{days.s} days, says {T}. After that, {ruin}.',
      'There are {days} days until {deadline}, and with all carts and ships it takes twice as many. If nothing is done, {ruin}.',
    ],
    fees: [
      '{G} offers {coins} gp from the town chest: "It would only sink with the rest."',
      '{G} pays {coins} gp, in advance, so that you can go when you want to.',
    ],
    where: ['{lair}. Everyone who wants to get out has to pass there; it belongs to {A.name}.'],
    suspects: [
      '{B.full}, who has been saying it for years; {S.full}, to whom the old quarter listens; {H.full}, who has the key and an order.',
    ],
    limits: [
      '{days} days. The game master counts who is out: at the beginning, nobody; each place that is won brings out a third of {town}.',
    ],
    ways: [
      '{p1}, {p2} and {p3}, in any order: the proof, the help and the ones who will not go. Each brings a third of the people to {lair}, where it is decided. A failed check costs half a day, never the clue.',
    ],
    runs: [
      'People are hanging out washing. Whoever tells it to them now will not be believed, or will be believed at once, which is worse (DC 13 Persuasion either way).',
      'Each of the party may name one thing that somebody else would not leave without. They will meet that person.',
    ],
    guards: [],
    magic: [
      [
        '*Divination*: "Can it be stopped?" No. "Can they be saved?" More than you have carts for.',
        'level>=7',
      ],
      ['*Commune*: "Is {B} right?" About the day. "About the reason?" No.', 'level>=9'],
      '*Speak with Animals*: the rats have gone already. The cats are waiting to be asked.',
      [
        '*Zone of Truth* with {A}: "I have never said that there was no danger. I was never asked."',
        'level>=3',
      ],
      [
        '*Teleportation Circle* or *Transport via Plants* takes as many as can walk through in six seconds; there are lines, and somebody has to say who is next.',
        'level>=9',
      ],
      ['*Scrying* on {A} shows a list of names, with prices, and many crossed out.', 'level>=9'],
      [
        '*Control Water*, *Move Earth* or the like gains a day, once, for the one who holds it, until they fall asleep.',
        'level>=7',
      ],
    ],
    complications: [
      'The bell ringer rings the alarm, of their own accord, at the wrong time. For an hour all are in the street.',
      'A birth, on the second floor, in a house that leans already.',
      'The prison has been forgotten.',
      'Somebody has come back, for a cat, and with that somebody twelve others.',
    ],
    openings: [
      'At {lair} half of {town} stands with bundles, and it is very quiet. One hears it now: {sound}.',
    ],
    companions: [
      [
        'Those beside {A} have places of their own, and families in the crowd who have none. Whoever calls out a name from the crowd (one action) makes one of them lower the weapon.',
        'escort=people',
      ],
    ],
    hoards: [
      'In the carts of {A}, in the place of people, stand crates: in them lie {items}, and {worth}.',
    ],
    favours: [
      'Wherever people from {town} live from now on, and that is everywhere, the party has a bed and a bowl.',
      'The first street of the new {town} is named after the party. It is short, and leads to the water.',
    ],
    preventions: [
      'have {T} say it from the pulpit, with the numbers (DC 14 Persuasion)',
      'take the carts out of the yard by night (DC 14 Stealth)',
      'bring {B} and {G} to stand side by side on the steps (DC 13 Persuasion)',
    ],
    clockEffects: [
      'for each step that was prevented {num} people more are already out; each that was not makes the crowd at {lair} denser (difficult terrain, and one in it who needs help in each round).',
    ],
    firstFight: [
      'on the second evening looters are at work in the emptied houses ({fight}), with a list of addresses. It was drawn up before anybody knew anything.',
    ],
    sides: [
      {
        wants: [
          '**Those who want to go** want a place, for all of theirs or for none. Content with a number that is kept to; angry if somebody is waved past them.',
        ],
        later: [
          "**Those who go, if content**: take each a stranger's child or grandmother by the hand, so that none is counted twice and none is forgotten.",
        ],
      },
      {
        wants: [
          '**{R.full}** ({R.role}) came in order to buy houses, cheaply, and owns half a street now. Content to be needed; angry if laughed at.',
        ],
        later: ['**{R.name}, if content**: has had the doors of that street made into rafts.'],
      },
      {
        wants: [
          '**Those who will not go** want to be buried beside their own. Content if somebody carries along what cannot be carried; angry at the word "sensible".',
        ],
        later: [
          '**Those who would not go, if content**: are the last to leave, in a row, with the oldest first, and sing, and the panic stops.',
        ],
      },
    ],
  },
  problem: [
    'It cannot be stopped; {G.full} has had everyone asked who knows about such things. {town} must be emptied, in {days} days, with carts and ships for half of its people; all of these belong to {A.full}, the {A.role}, who is just selling houses. {B.full} has been saying it for years, and has been laughed at for it.',
    'For {few} months {A.full}, the {A.role}, has been selling property in {town}, and buying carts and ships. {B.full} preached at each corner, and was locked up for it. And {T.full}, who measures, has at last been let in to {G.full}, with the figures.',
  ],
  start: [
    [
      '{T.full} puts a bowl of water on the table of {G.full}, and nothing else. You all look at it. After a while there is a ring in the middle, which runs outwards; then a second one. "Last year it was one a day," says {T.name}. "Then one an hour." The third comes. "I have a formula for when the bowl falls off the table." {G.full} has gone to the window. Down in the square children are skipping rope, and count.',
      '@bowl',
    ],
    [
      'On a barrel in the market of {town} stands {B.full}, with a board around the neck, and preaches the end; people throw vegetables, out of habit. Then {B.name} stops in the middle of a word, listens, climbs down, and begins to take off the board. "It does not matter any more," {B.name} says to you, as you happen to be standing there. "I wanted to be wrong so much. {days.t} days. Do you know somebody who has carts?"',
      '@barrel',
    ],
  ],
  ask: [
    '"Bring them out," says {G}, "all of them, or as many as you can. Get me a proof that even I would believe, from {T}. Ask {B} for help; those people have been practising for it. And talk to {S}: if the old quarter does not go, nobody goes. And {A} has the carts."',
    '{G} wants {town} to be empty on {deadline}. "I will be the last. That is an order which I give to myself. See to it that I can keep it."',
  ],
  rumours: [
    "It has been like this before, in my grandfather's time, and nothing happened.",
    '{A} has moved away, family and all, "for the air".',
    'The people of {B} have packed bags under their beds, each with a list.',
    '{S} has not left the old quarter in forty years.',
    'The well of {T} is warm, or dry, or salty, depending on whom one asks.',
    'Places on the carts can be bought. It is said that one costs a house.',
  ],
  run: [
    [
      'From the rings one can reckon the day (DC 14 Investigation): {T} has been too hopeful by one.',
      'start=bowl',
    ],
    [
      'Under the board {B} wears a lifeline, coiled, well oiled (DC 12 Perception).',
      'start=barrel',
    ],
    'Keep three numbers in sight of the players: days, places on carts and ships, people. At the beginning there are twice as many people as places.',
  ],
  gist: [
    '{doomed.u}, and the only question is who gets out. {A} has known it for a year, has bought all carts and ships, and sells places. {B} is right about the day, and has {num} people who know what to do. The old quarter decides: if {S} goes, all go. With the proof, the help and the old quarter there are places for everybody.',
  ],
  truth: [
    [
      'It comes from below and has no malice, no master and no remedy: {town} was built on something that does not last. The founders knew it, and wrote it on the back of the foundation stone, with a date. {A} had the stone turned round when the house above it was rebuilt, read it, and turned it back.',
    ],
    [
      '{B} was a mason then, held the lamp, and read it, too. {B} told everyone, and told it so that nobody could stand to listen. The cult was formed of those who had nothing else to do; they have practised, each Thursday, how one carries old people, how one counts off, how one keeps a lane open. They believe in a god who comes to fetch them; {B} does not, and would like to be freed from it.',
    ],
    [
      '{A} reckons with a half-full town. With people on all the roofs, at {deadline}, places will cost whatever one has. {H} has the order to keep {lair} shut until then, and a sister in the oldest quarter. What nobody has counted: with the crates of {A} out of the carts, there are places for all.',
    ],
  ],
  turn: [
    'It goes faster. {T} comes running, with wet feet and a second bowl: it is two days less. In the same hour the first house falls in, at noon, in the best street, and {town} begins to run, towards {lair}, where there is a closed gate.',
    'The followers of {B} refuse to go. Now that it is here, they want to stay and be fetched, as has been promised. {B} stands before them with {B.their} mouth open, and for the first time in years has no words. Somebody else has to say it.',
  ],
  people: {
    G: [
      '{G} has looked away for a year, because the figures were so ugly, and wants to be the last.',
    ],
    A: [
      '{A} has never pushed anybody, and only wants to be paid for having thought ahead. {A} does not look at faces, since last spring.',
    ],
    B: ['{B} wants somebody to say: you were right, and it is not your fault.'],
    S: [
      '{S} was born in the room in which {S.they} wants to die, and knows all the dead of the quarter by name. Somebody would have to write them down.',
    ],
    T: ['{T} has trusted figures for a lifetime and is now carrying a goose under one arm.'],
    H: ['{H} has an order, a key and a sister, and sleeps with none of them.'],
  },
  looks: [
    [
      'Plumb lines, bowls, a float on a chain. On the wall runs a curve, in red chalk, first flat, then steep, then over the door frame and up to the ceiling.',
    ],
    [
      'A barn of a room, and in it {num} people with bags, in rows, who on a whistle stand up, count off, take each other\'s hands and go out by two doors. It takes them a minute and a half. "Again," says somebody.',
    ],
    [
      'Crooked houses, geraniums, graves between the beans. {S} is sitting in front of the door and shelling peas, and has put a second chair out.',
    ],
    [
      'Bundles, cages, a harp, and in front of it all a gate or a landing, shut. On the other side carts and ships stand in rows, loaded with crates. {A} is on a box with a list, and {H} beside it with the key.',
    ],
  ],
  todo: [
    [
      'The figures must be put so that a baker believes them (DC 14 Performance, Persuasion or Investigation; advantage with the foundation stone, which can be turned round: DC 14 Athletics). *With the proof, a third of {town} packs.*',
    ],
    [
      'They take everyone who comes in for a convert. One has to go through the exercise once (DC 13 Athletics or Acrobatics); then {B} asks for a talk without witnesses. *With their help there is a lane, and a third gets through it.*',
    ],
    [
      '{S} does not argue. Whoever takes the second chair, shells peas and asks about the dead (no check; it takes until evening) may write down the names. {S} then locks the door, from the outside. *With {S}, the oldest third goes, and nobody dares to stay.*',
    ],
  ],
  clues: [
    [
      'Investigation :: looking through the old readings :: {A} had copies made of them, a year ago, and paid well.',
      'Nature :: holding the float :: It cannot be stopped. It can be foretold to the hour.',
      'History :: asking for the first reading of all :: It is hewn on the back of the foundation stone, with the date of {deadline}.',
    ],
    [
      'Insight :: talking with {B} alone :: {B} has never seen a god. {B} has read a stone, and could not bear to be the only one.',
      'Investigation :: reading their lists :: They have counted all of {town}, also the prison, also the bedridden. Nobody else has.',
      'Perception :: looking out by the second door :: From here one sees into the yard of {A}: the carts are full already, of crates.',
    ],
    [
      'Religion :: writing down the names :: The founders wrote that one should go when the time came, and take the names along. It is a blessing, not a threat.',
      'Insight :: asking {S} about {H} :: "My youngest. Stands up there at {lair} with the key, and does not dare to look down here."',
      'Survival :: asking how one got here in the old days :: There is a third way out: along the old processional road, on foot, if somebody keeps the lane.',
    ],
  ],
  lairUse: [
    'Whoever tips a crate from a cart (DC 13 Athletics, one action) makes room for four. After {few} crates no one has to stay behind.',
    'The key hangs on the belt of {H}, who turns round if the sister calls out from the crowd (no check), and gives it to the first who holds out a hand.',
    'The people of {B} keep a lane: as long as two of them stand (the party can protect them), nobody is trampled, and the party moves through the crowd without hindrance.',
    'In each round it comes nearer: at the end of it everyone in a 10-foot square that the game master chooses has to make a DC 13 Dexterity saving throw or take {hurt} bludgeoning damage. It goes for the crates of {A} first.',
  ],
  tactics: [
    '{A} orders the carts to drive off, one in each round, with what is on them, and fights only for the list; those beside {A} hold the gate shut with their backs. Whoever wants to stop the carts need not fight {A} at all',
  ],
  parley: [
    "Somebody may buy everything from {A}: carts, ships, crates, at {A}'s own price (DC 14 Persuasion), with a note of hand by {G} that will be worth nothing tomorrow. {A} knows it, looks down into the crowd for the first time, and signs. *The price:* it has to be paid all the same, later, by people who have lost everything, since {G} keeps to it.",
  ],
  clock: [
    ['The first house in the best street has a crack. {A} sells it the same day.'],
    ['{A} drives the last empty carts into the yard. {H} gets the order to close {lair} at dusk.'],
    [
      'Everyone knows. The price of a place doubles each hour; the old quarter puts out the washing.',
    ],
    ['{Deadline}. {doom.u} has come, and {A} lets the carts drive off, half full.'],
  ],
  after: [
    '{town} does not exist any more. Half of its people sit on the hill, look at the place, and count each other.',
  ],
  endings: [
    {
      heading: 'All of them',
      text: [
        '{town} is gone, and on the last day nobody was in it. On the hill {G} has the names called, those of {B}, those of {S}, and each says "here", and for the dead somebody else says it. The crates lie down there. Next morning {T} starts to measure the ground, quite thoroughly.',
      ],
    },
    {
      heading: 'All who wanted to',
      text: [
        '{town} is gone. A few stayed behind, sitting before their doors, of their own will. *The price:* {S} is among them; or {G}, who wanted to be the last, and was.',
      ],
    },
    {
      heading: 'Bought',
      text: [
        'All are out, on carts that belong to them now, with a debt for two generations. {A} has burned the note of hand in the third winter; nobody knows why. {B} preaches no more, and runs a ferry.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{town} is gone, and with it a great many people. But some of the roofs float, or stand out of it, and there are people on them, and {B} has {num} followers who are not waiting any more, with lifelines. There is a night left.',
      ],
    },
  ],
  steps: [
    'Get a proof from {T.full}.',
    'Win the help of {B.full}.',
    'Persuade {S.full} to go.',
    'Bring everyone through {lair} before {deadline}.',
  ],
};
