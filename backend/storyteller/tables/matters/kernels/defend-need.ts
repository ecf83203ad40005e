import { openFrame } from '../frames/open-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Those who threaten a place do it out of need: both sides are right. A speaks for them, B for the place. */
export const defendNeed: MatterKernel = {
  id: 'defend-need',
  sort: 'band',
  needs: 'raid',
  not: /^(?!.*\b(?:loggers?|woodcutters?)\b)/,
  tones: ['heroic', 'grim', 'intrigue', 'horror'],
  isBandBeside: true,
  escort: ['people'],
  frame: {
    ...openFrame,
    where: [
      '{lair}, where it comes to the worst, if it does: {A} with axes on one side, {B} on the other.',
    ],
    suspects: [
      '{A.full} and {B.full} are both right. {S.full} earns by it, lawfully; {H.full} wants it to burn.',
    ],
    ways: [
      '{p1}, {p2} and {p3} can be visited in any order. Each has a part of an answer: what {it} need{it.v}, what {ward} can bear, what {S} has. Two parts are enough for a peace between {A} and {B}; a failed check costs half a day, never the clue.',
    ],
    openings: [
      '{lair.t} is the place from which one cannot go back: what stands here is older than {town}. {A} has been told to begin here at {deadline}.',
    ],
    companions: [
      'Those beside {A} were lent by {S}, to haul trunks and to see that nobody stops. They fight only as long as {A} does, and drop everything when food is handed out.',
    ],
    guards: [],
    magic: [
      '*Speak with Animals*: the jays count axes, and say that the ones who carry them eat bark.',
      [
        '*Speak with Plants* at {lair}: what stands here has survived three fires and would survive a fourth. It would miss {B}.',
        'level>=5',
      ],
      [
        '*Plant Growth* on the burned fields near {p2} gives in eight hours what {it} need{it.v} for the summer; for a whole winter it takes three such castings, and the good will of {B}.',
        'level>=5',
      ],
      ['*Create Food and Water* feeds a third of {it} on a day, and makes {A} weep.', 'level>=5'],
      [
        '*Zone of Truth*: {A}, {B} and {S} all say what they have always said. Only {H} goes out.',
        'level>=3',
      ],
      ['*Sending* to {B} is answered: "Ask them whether they have names for trees."', 'level>=5'],
      [
        "*Heroes' Feast* at one table, with both sides, is remembered for longer than a day.",
        'level>=11',
      ],
      [
        '*Control Weather* ends the drought for a month; {B} wants to be asked first, and {A} kisses the ground.',
        'level>=15',
      ],
    ],
    hoards: [
      'At the foot of {lair}, where the first tree fell, something was laid between the roots long ago: {items}, and {worth}. {B} gives it to the party; it was always meant for whoever would stand in between.',
    ],
    favours: [
      '{B} owes the party a great deal, and {A} no less: in {ward} and among {it} the party has a bed each for life.',
      'Whoever comes from the party may ask one thing of {ward} in each year, and {B} listens.',
    ],
    gains: [
      ['Other towns send to {G} and ask for the treaty, to copy it.', 'tier=2'],
      [
        '{council} makes the treaty a law for the whole realm, with the names of {A} and {B} on it.',
        'tier=3',
      ],
    ],
    sides: [
      {
        wants: [
          '**{council}** wants timber, peace and no costs. Content with two of them; angry if it has to read about it.',
        ],
        later: [
          '**{council}, if content**: sends three carts with flour to {lair}, a day too early, and it is the right moment.',
        ],
      },
      {
        wants: [
          '**{R.full}** ({R.role}) has a commission for one tree, the oldest, and pays whoever fells it. Content with another piece of wood and a good story; angry if lied to.',
          '**{R.full}** ({R.role}) wants to write about it and needs a villain. Content if there is none; angry if thrown out.',
        ],
        later: [
          '**{R.name}, if content**: stands between {A} and {B} and talks, for three rounds, without a pause.',
        ],
      },
      {
        wants: [
          '**The young ones around {H.full}** want to fight for {ward}, today. Content if given something to do; angry if told that they are young.',
        ],
        later: [
          '**The young ones, if content**: have dug water around {lair}: nothing burns there.',
        ],
      },
    ],
    preventions: [
      'eat with {it}, and stay until the last one has (DC 12 Persuasion)',
      'watch {H} at night (DC 13 Perception)',
      'bring {A} and {B} to {p2} alone, without a crowd (DC 14 Persuasion)',
    ],
    clockEffects: [
      'for each step that was prevented, one more on both sides has put down what was in the hand; for each that was not, one fire burns at {lair} when the party comes.',
    ],
    firstFight: [
      'on the second evening hired guards of {S} stop the party on the road and want to know whose side it is on ({fight}). They are paid by the day, and it is evening.',
    ],
    labels: {
      clues: ['what is needed', 'who drives it', 'the last place'],
      lair: 'The last place',
      suspects: 'Who is to blame',
      actOne: 'Act one: Axes near {town}',
    },
  },
  scale: { deadline: [['midsummer night'], ['midsummer night'], ['midsummer night']] },
  roles: {
    A: [['speaker of {it}'], ['speaker of {it}'], ['speaker of {it}']],
    B: [['keeper of {ward}'], ['keeper of {ward}'], ['high keeper of {ward}']],
    S: [
      ['timber buyer', 'flour dealer'],
      ['shipping magnate', 'contractor of the province'],
      ['contractor of the royal fleet', 'lord of the shipyards'],
    ],
    T: [
      ['bread baker', 'midwife'],
      ['field surgeon', 'schoolteacher'],
      ['army surgeon', 'royal almoner'],
    ],
    H: [['young acolyte of {ward}'], ['young acolyte of {ward}'], ['young acolyte of {ward}']],
  },
  sites: [
    ['the first stumps', 'the cut edge'],
    ['the camp of {it}', 'the huts of {it}'],
    ['the yard of {S.full}', 'the landing stage of {S.full}'],
  ],
  lair: {
    names: ['the ring of the seven eldest', 'the heart of {ward}', 'the spring under the roots'],
    terrain: 'wild',
  },
  problem: [
    'They began {weeks} weeks ago, at the edge, with old axes, around one cooking pot. Each day a strip as wide as [a road|a house] is gone, {G} says. {B.full}, the {B.role}, has stopped warning them, and in {ward} the animals have begun to stay up at night.',
    '{weeks.s} weeks ago they stood at the edge for the first time and took off their hats before they cut. Since then they have cut {few} rows deep. {B.full}, the {B.role}, has let nobody be hurt so far, and has said for how long that will go on.',
  ],
  start: [
    [
      'Two lines stand facing each other, with a fallen tree between them: on this side people with axes and hollow cheeks, on the other some with leaves in their hair and stones in their hands. {A.full}, the {A.role}, holds an axe in both hands and does not lift it. "Tell me what my people are to eat," calls {A.full}, "and I put it down." {B.full} has no answer, and everyone looks at you, who came by the road between them.',
      '@lines',
    ],
    [
      'A cart blocks your way to {town}, loaded with one trunk, [so thick|so heavy] that two oxen lie under the yoke and [will not get up|look the other way]. Beside it kneels {A.full}, the {A.role}, and feeds them by hand, with bread that {A.they} then does not eat. From the trunk runs something that is too red for resin. Behind you {B.full} says quietly: "That one was called Grandmother."',
      '@cart',
    ],
  ],
  ask: [
    '{G} wants {ward} left standing and nobody starved because of it. "I have counted and counted. It does not work out, as long as one only counts on one side. Go to both. At {deadline} they reach {lair}, and then there is blood."',
    '"Save {ward}," says {G}, "but look first at whom you save it from. I have seen them eat. Until {deadline} {B} will wait, and not one night longer."',
  ],
  rumours: [
    '{S} pays for timber in flour, by weight, and the flour gets less.',
    'On the far side of the hills there were fields, until it stopped raining. {it} {it.has} walked {few} weeks.',
    '{B} can call what lives in {ward} by name, all of it, and has not done so yet.',
    '{H} has bought lamp oil, more than one needs for reading.',
  ],
  run: [
    [
      'Everyone with an axe also has a spoon on a string, polished by use and dry (DC 12 Perception).',
      'start=lines',
    ],
    [
      'The bread is half bark (DC 12 Nature). {A} has given the oxen the better half.',
      'start=cart',
    ],
    'Nobody here is a villain, and {T} says so to whoever asks for one.',
    'The trunks go to {S}, who has a contract for {num} of them, and for whom it does not matter from where.',
  ],
  gist: [
    '{fact}, and {B} and {A} are both right. {it} {it.has} lost fields and stores to a drought and work{it.v} for flour; {S} pays too little for too much. With food for one winter and land for one field, {A} has no need to cut {ward}. {H} does not want to wait for that, and means to burn the camp.',
  ],
  truth: [
    [
      '{it} come{it.v} from beyond the hills, where it has not rained for two years. They are as many as a village has, a third of them small. {S} gave them axes on credit and a contract for {num} trunks, payable in flour: for each trunk less than one needs to fell it. {A} can reckon, and has signed all the same.',
    ],
    [
      '{B} has guarded {ward} for half a lifetime and has the power to drive them out. What {B} calls does not ask who is hungry. Twice {B} has stood at night at the edge of the camp, has heard somebody cough, and has gone home. But at {lair} stands what holds the water for the whole valley: if that is cut, the wells of {town} dry up as well.',
    ],
    [
      'There is food, in three places: {S} has a store for which there is no buyer this year; in {ward} lies the wood of the great storm, enough for the whole contract, which {B} never allowed to be touched; and near {p2} is burned ground that would bear in the first summer, if {B} helps. Nobody knows all three. {H} wants none of it, and has the oil hidden at {lair}.',
    ],
  ],
  turn: [
    'In the night the camp of {it} burns. It was {H}, alone, and {H} sits in the middle of it, and screams that there were people in it. Nobody is dead, if the party is quick (three rounds, DC 13 Athletics or Persuasion each). In the morning both sides wait for what {B} says about it.',
    '{S} lowers the price, and {A} has no choice: from tomorrow on they cut by night as well. If somebody shows {A} the store of {S}, full to the roof, {A} goes there first, with all the axes.',
  ],
  people: {
    G: [
      '{G} wants a peace that lasts longer than {G.their} own time in office. {G} has given away the bread of {G.their} own house for {weeks} weeks.',
    ],
    A: [
      '{A} wants nobody else to be buried beside a road. {A} greets each tree before the first stroke, and hopes that nobody sees it.',
    ],
    B: [
      '{B} wants {ward} to live, and to be able to look into a mirror. {B} would give up the storm wood, if somebody asked for the right reason.',
    ],
    S: [
      '{S} wants the contract fulfilled, down to the last trunk, and has never broken a law. {S} has not been to the camp. If {S} goes once, it changes something.',
    ],
    T: [
      '{T} wants carts, blankets and somebody with authority. {T} knows how many are ill, and why {S} is called "the Scales".',
    ],
    H: [
      '{H} wants to do something, at last. {H} was saved by {B} from a fire as a small one, and still smells it.',
    ],
  },
  looks: [
    [
      'Stumps in rows, each with a small heap of salt on it, as an apology. The last tree has been cut halfway, and somebody has tied a cloth around the cut. Both tracks, of boots and of bare feet, end here.',
    ],
    [
      'Huts of bark, a pot for all, a line before it that does not push. {T} goes from one to the next with a lamp. Behind it the ground is black and soft from the fire of three years ago, and a few have begun to dig with spoons.',
    ],
    [
      'Trunks in numbered stacks, a scale as high as a house, and a store with a new lock. {S} comes out in person, with a pencil, and is not unfriendly. Under the door of the store lies a thin white line: flour.',
    ],
    [
      'Seven trunks that ten people cannot reach around, roots like the backs of animals, and water that rises between them without a sound. {A} has laid the axe on the ground and looks at it. {B} stands in the water.',
    ],
  ],
  todo: [
    [
      'Whoever helps to bind up the half-cut tree (DC 12 Medicine or Nature) gets a nod from {B}; whoever cuts it quickly, so that it does not suffer (DC 13 Athletics), gets one from {A}. Both is not possible, and both sides watch.',
    ],
    [
      "One is asked to eat with them, and there is too little. Whoever refuses offends, whoever accepts takes from somebody; who cooks for all from what the party has with it (DC 12 with cook's tools) is told everything.",
    ],
    [
      '{S} shows all papers, and all are in order. The store is opened only by law or by night (DC 14 Sleight of Hand), or by the remark that {council} has a paragraph for years of need (DC 13 History), which {S} had hoped to be forgotten.',
    ],
  ],
  clues: [
    [
      'Nature :: looking past the stumps, into {ward} :: Behind the first ridge lies a storm of dead wood, dry and straight: more than {num} trunks.',
      'Insight :: asking {B} who should be driven out :: "Not they. The one with the scale." {B} means {S}.',
      'Perception :: smelling at the roots :: Lamp oil. Somebody has carried jars this way, to {lair}.',
    ],
    [
      'Medicine :: helping {T} for an hour :: It is hunger, and nothing else. With {few} sacks a week they would be on their feet.',
      'Investigation :: reading the contract in {A}\'s hut :: For each trunk half of what it costs; and the last ones are to be taken "from the ring", because {S} has sold those already.',
      'Nature :: looking at the black ground :: It would bear in the first summer with water from {lair}, and will be dust without it.',
    ],
    [
      'Investigation :: looking through a gap of the store :: Flour up to the roof, from last year. In the spring the beetles will have it.',
      'History :: reading the list of customers :: {S} owes the trunks to others, with a penalty that would ruin {S.them}. {S} is afraid, too.',
      'Insight :: asking {S} about the young one with the jars :: {H} bought oil here, and asked how old the ring is at {lair}.',
    ],
  ],
  lairUse: [
    'The water between the roots can be let out (DC 13 Athletics at the stone): it knocks everyone in it prone, and puts out what burns.',
    'Whoever puts bread into a hand here (an action) takes one of those beside {A} out of the fight; {few} loaves, {few} people.',
    'The jars of {H} stand in a hollow trunk: {hurt} fire damage to all within ten feet, DC 13 Dexterity half, if a flame comes near.',
    'If {B} is asked to wait, and does (DC 13 Persuasion), what lives in {ward} only looks on from the edge; otherwise one of those beside {A} is carried up into a tree in each round.',
  ],
  tactics: [
    '{A} stands before the others and strikes only with the back of the axe; when {H} throws the first jar, {A} goes into the fire for whoever is in it',
  ],
  parley: [
    '{A} puts down the axe, if there is food for the first month on a cart, to be seen (no check), or a word that {A} can believe for it (DC 14 Persuasion); {B} gives the storm wood for the contract, and {it} {it.has} a field near {p2}. *The price:* somebody has to pay {S}, or break {S.them}, and {G} asks the party which.',
  ],
  clock: [
    ["Another row falls. {B} has the young ones of {ward} bury the birds' nests."],
    ['{S} lowers the price. {A} says nothing about it at the pot.'],
    ['{H} carries the last jar to {lair}. {T} asks {G} for shrouds, "just in case".'],
    [
      'At {deadline} {A} stands before the first of the eldest, with a wet face, and {B} calls what one does not call. {H} has a light in the hand.',
    ],
  ],
  after: [
    'There was blood at {lair}, and the wells of {town} are dry in the autumn. {it} move{it.v} on, fewer than they were; {ruin}.',
  ],
  endings: [
    {
      heading: 'Bread and storm wood',
      text: [
        'Dead wood is carried out of {ward}, trunk by trunk, by {it}, and {B} shows which. {S} gets what was agreed, and gives flour for it, at a price that {A} has reckoned out. Near {p2} the first field is green before the snow. {H} carries water, without being told.',
      ],
    },
    {
      heading: 'The store',
      text: [
        'The doors of {S} stand open, and {it} {it.has} flour for the winter. {ward} stands. *The price:* {S} is ruined, and those to whom the trunks were sold come next year, with better papers.',
      ],
    },
    {
      heading: 'Driven out',
      text: [
        '{ward} is saved, and {it} {it.is} gone, with {A} in front, over the hills. *The price:* beside the road there are {few} small heaps of stones. {B} has laid down the office and walks behind them, with seeds.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{fact}: it was so, and at {lair} there are now three stumps, and a burned place on which nobody walks. {A} and {B} sit there side by side, because neither can stand up. Four are still standing, and {G} asks the party to begin there.',
      ],
    },
  ],
  steps: [
    'Find out why {it} cut.',
    'Find out what {ward} can give.',
    'Find food, land or money.',
    'Be at {lair} before {deadline}.',
  ],
};
