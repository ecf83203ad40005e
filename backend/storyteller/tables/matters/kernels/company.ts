import { everyTone } from '../../tones.ts';
import { classicFrame } from '../classic-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * {firm} takes {good} from the land, legally and openly, and will leave nothing. A leads it. The real purpose is another
 * one: {good} is needed to wake an engine that lies below the works. B was the founder and knows it.
 */
export const company: MatterKernel = {
  id: 'company',
  sort: 'claim',
  family: 'classic',
  tones: everyTone,
  isLairKnown: true,
  escort: ['people', 'construct'],
  roles: {
    G: [['keeper of the common land'], ['bishop of the valley'], ['minister of lands']],
    A: [['director'], ['director general'], ['lord director']],
    B: [['dismissed founder'], ['dismissed founder'], ['dismissed founder']],
    S: [['foreman'], ['head of the workers'], ['head of all the works']],
    T: [['bookkeeper'], ['bookkeeper'], ['auditor of the crown']],
    H: [['head of security'], ['head of security'], ['commander of the company guard']],
  },
  sites: [
    ['the old house of {B.full}', 'the bench of {B.full} by the water'],
    ['the barracks of the workers'],
    ['the counting house of {firm}'],
  ],
  lair: {
    names: ['the great works of {firm}', 'the hall below the works of {firm}'],
    terrain: 'underground',
  },
  scale: {
    deadline: [['the day of the opening'], ['the day of the opening'], ['the day of the opening']],
    ruin: [
      ['there is nothing left in {town} that anyone could take'],
      ['there is nothing left in the province that anyone could take'],
      ['there is nothing left in the realm that anyone could take'],
    ],
  },
  frame: {
    ...classicFrame,
    labels: {
      ...classicFrame.labels,
      clues: ['what is taken', 'who decides', 'what it is for'],
      places: 'Inside the business',
      suspects: 'Who knows the books',
      plan: 'What {A.full} does until the opening',
      actOne: 'Act one: Everything Is Legal',
    },
    titles: [
      'The Works of {firm.t}.',
      'Everything Is Legal.',
      'What {firm.t} Does Not Sell.',
      'The Price of {good.t}.',
    ],
    first: [
      '{firm.u} came to {town} with cakes and contracts; half a year later everyone works for it, and {good} is getting less.',
      '{firm.u} takes {good}, cart upon cart, from {town}; it pays on the nail, has a permit for everything, and nobody knows what it wants it for.',
    ],
    hooks: [
      '{G.full}, the {G.role}, has objected {few} times, in writing, has got a friendly answer each time, and would like to try it differently.',
      '{G.full}, the {G.role}, has nothing against them that would hold in court. "So I need you," says {G.name}.',
    ],
    where: ['{lair}. There are guided tours at three, as far as the second door.'],
    suspects: [
      '{B.full}, who began it all; {S.full}, who keeps the workers quiet; {T.full}, in whose books there is one column without a name.',
    ],
    ways: [
      '{p1}, {p2} and {p3} in any order: the founder, the workers, the books. Each gives one thing with which {firm} can be stopped: a right, many hands, a proof. A failed check costs a day of work, never the clue.',
    ],
    runs: [
      'Everyone gets a cake from {firm} at the gate. It is a very good cake. With each day it becomes a little smaller.',
      '{H} offers the party jobs, at twice the fee of {G}, in earnest.',
    ],
    guards: [],
    magic: [
      [
        '*Zone of Truth*: {A} has nothing against it and answers for an hour. It was all in the prospectus.',
        'level>=3',
      ],
      '*Detect Magic* at {lair}: from below comes a slow beat, like that of a heart; it beats a little faster for each cart.',
      [
        '*Scrying* on {A} shows an office without a window, and a hand that lies on the wall, as on an animal.',
        'level>=9',
      ],
      ['*Commune*: "Is it for money?" No. "Does {A} know what for?" {A} believes so.', 'level>=9'],
      [
        '*Detect Thoughts* on {T} finds a column of figures, and at the bottom of it a day.',
        'level>=3',
      ],
      [
        '*Legend Lore* about the works: they stand where one dug once before, and stopped.',
        'level>=9',
      ],
      [
        '*Sending* to {B}: "I signed it. Come, but after dark. They are very kind to me."',
        'level>=5',
      ],
    ],
    complications: [
      'The workers strike, for higher wages, at exactly the wrong moment.',
      '{A} founds a hospital, in the name of the party.',
      'A permit is revoked, by error, and for a day everything stands still. One hears what is below.',
      'A second company wants to buy the first.',
    ],
    openings: [
      '{lair} is clean, bright and loud. Behind the second door it is only warm, and everything that the carts have brought goes down through a hole in the floor.',
    ],
    companions: [
      [
        'Those beside {A} have wages owing since the first of the month. Whoever reads them the column without a name (one action) makes half of them sit down.',
        'escort=people',
      ],
    ],
    hoards: ['In the safe of the directors, in the drawer "unforeseen", lie {items}, and {worth}.'],
    preventions: [
      "have the wheels taken off the carts (DC 13 Sleight of Hand or an artisan's tool)",
      'apply for an inspection, with {T} (DC 14 Persuasion)',
      'get the workers to have a long breakfast (DC 13 Persuasion)',
    ],
    clockEffects: [
      'for each step that was prevented what lies below is one beat slower: in the last fight it acts a round later. For each that was not, one more stands beside {A}.',
    ],
    firstFight: [
      'on the second evening the company guard wants to escort the party to the border, with a written order ({fight}). The order is genuine, and was signed before the party had come.',
    ],
    sides: [
      {
        wants: [
          '**The workers** want wages, and a valley in which they can live afterwards. Content if they are told the truth before the others; angry if the works close without a word to them.',
        ],
        later: [
          '**The workers, if content**: put down their tools, all at once, and one hears it.',
        ],
      },
      {
        wants: [
          '**{R.full}** ({R.role}) holds a tenth of the shares and has begun to read what is written in small print. Content with an honest loss; angry with a dishonest one.',
        ],
        later: [
          '**{R.name}, if content**: calls a meeting of the shareholders, at which {A} has to be present for two rounds.',
        ],
      },
      {
        wants: [
          '**{town}** wants the cakes, and {good} as well. Content if it does not have to choose; angry with whoever says that it must.',
        ],
        later: [
          '**{town}, if content**: stands in front of the carts, with the cakes in its hands.',
        ],
      },
    ],
  },
  problem: [
    '{A.full}, the {A.role}, is friendly, punctual and open to every question; the answer is that all is legal. So it is. {G.full} has had it reckoned what the works use up: much more than they sell. {good.u} goes in there, and it does not come out again, as anything.',
    'First people laughed at {firm}, because it paid for {good} what nobody would have paid. Now it owns the roads, the inn and the debts, and has brought forward {deadline}. {A.full}, the {A.role}, has invited everybody to it. There will be music.',
  ],
  start: [
    [
      'At the gate of the works of {firm} somebody in a paper hat puts a cake into your hand. A bell rings; {num} workers come out, and {num} go in, and for a moment, between the two, nobody is moving anything. In this pause you hear it: a beat, deep down, slow. Nobody else seems to. "They have got used to it," says {G.full}. "I counted it in spring. It was half as fast."',
      '@gate',
    ],
    [
      'In the parish hall {A.full} is answering questions, and does it well. No, nothing illegal. Yes, compensation. Certainly, new trees, a new lake, whatever is wished for. People laugh; there is cake. Only at the end {B.full} gets up, at the very back, in an old coat with the badge of {firm}, and asks: "And what do you feed it with when that is all gone?" {A.name} smiles on, a little too long. "Next question," says {A.name}.',
      '@hall',
    ],
  ],
  ask: [
    '"Find out what it is for," says {G}. "{B} founded {firm} and does not come near it any more. {S} has the workers. {T} has the books. And then stop it, before {deadline}, in such a way that it does not begin again next year under another name."',
    '{G} wants {good} back, or what is left of it. "I do not want anybody hurt who only works there. That is nearly all of us."',
  ],
  rumours: [
    'One may not go behind the second door, because of the draught.',
    '{B} signed one paper too many, and has not slept since then.',
    'The carts come back empty, and warm.',
    '{T} has begun to count on the fingers again.',
    '{A} has no house here. {A} lives at the works.',
    '{H} has forbidden the workers to whistle in time.',
  ],
  run: [
    [
      'The workers walk in step with the beat, without knowing it (DC 12 Perception).',
      'start=gate',
    ],
    ['{A} touches the wall before each answer (DC 13 Perception).', 'start=hall'],
    "All of {firm}'s documents are in order. One of them is older than {firm} (DC 14 Investigation).",
  ],
  gist: [
    "{firm.u} is not greedy: it is hungry. Below {lair} lies an engine from another age, which eats {good}, and {A} feeds it because it has promised {A} something. At {deadline} it has had enough to get up. Whoever has the founder's right, the workers and the books can shut it down, instead of only closing a factory.",
  ],
  truth: [
    [
      '{B} had dug for water, found a wall, and behind it a mouth, with teeth of bronze. It spoke in the language of contracts: for each cartload it gave a cartload of something better. {firm.u} grew. When {B} asked what it was that was being fed, {A} had more shares.',
    ],
    [
      '{A} has lost everybody in a hungry year, and the engine has promised that nobody will ever be hungry again. It is true in its way: it is made to take the hunger from a land, by taking everything that one could be hungry for. The last time, it ate as far as the sea; under the plain there are its tracks.',
    ],
    [
      'It can be stopped by the one who woke it, by giving notice, in due form, to its face: that is {B}, whose right was never struck out. It needs hands on all the wheels at the same time, which {S} has. And it needs the sum of what it has been given, to the last cart, because it is correct: that stands in the column of {T} without a name.',
    ],
  ],
  turn: [
    '{A} buys the debts of {G}, of {B} and of half of {town}, on one evening, and forgives them, all of them, publicly, on condition that nobody disturbs {deadline}. People weep for joy. The party is alone for the first time.',
    'Behind the second door somebody has fallen in: {H}, in person. One hears {H.them} down there, quite calm, answering questions. It wants to know how many people live in the valley.',
  ],
  people: {
    G: [
      '{G} wants to walk along the water in the evening again, and has nobody to be angry with, which makes {G.them} angry.',
    ],
    A: [
      '{A} believes in it. {A} lives on bread and water, has never drawn a salary, and would like to be understood.',
    ],
    B: [
      '{B} wanted to dig a well. {B} carries the first contract in the coat, and reads each word of it every evening, to find the one that was wrong.',
    ],
    S: [
      '{S} has got work for {num} families and will not lose it for a beat in the floor. For a bigger reason, yes.',
    ],
    T: ['{T} cannot bear a column without a heading.'],
    H: ['{H} believes in locks, and has begun to lock the second door from the outside at night.'],
  },
  looks: [
    [
      'An old bench, a dry well, and a board with the first badge of {firm}: a bucket. {B} is sitting on the edge, feet in the hole, and is listening.',
    ],
    [
      'Bunks in three tiers, washing, a choir rehearsal. They sing a work song; the beat comes from below, and they follow it.',
    ],
    [
      'Ledgers up to the ceiling, {few} clerks, no draught. In each book the last column is narrow, filled in red, and has no heading.',
    ],
    [
      'A hall as large as a harbour, and in the middle of the floor a mouth. {A} stands at the edge with the hand on the railing, speaks to it softly, and does not turn round.',
    ],
  ],
  todo: [
    [
      '{B} is watched, kindly, by two of the company guard with cake (DC 13 Stealth or Deception). {B} needs somebody to read the contract with {B.them}, word by word (DC 13 Investigation). *Then {B} comes along: the right.*',
    ],
    [
      'Whoever wants to be heard here must work a shift (DC 13 Athletics, or one level of exhaustion). Then {S} asks how sure the party is, on a scale from one to ten, and what comes instead. *If the answer is honest, {S} comes along: the hands.*',
    ],
    [
      'The books may be inspected by shareholders. One share costs {bribe} gp, or DC 14 Deception. {T} waits until the others are at table, and turns the ledger round. *With the sum, the party has the proof.*',
    ],
  ],
  clues: [
    [
      'History :: asking {B} about the wall :: There was a warning on it. {B} took it for an advertisement.',
      'Insight :: asking {B} about {A} :: "The best person who ever worked for me. That is just it."',
      "Investigation :: reading the first contract :: It can be ended with a day's notice, by the one who signed, orally, at the mouth.",
    ],
    [
      'Perception :: standing still in the barracks at night :: They breathe in step. The beat has become faster since noon.',
      'Insight :: asking {S} who gives the orders :: {A}, always after a walk below. Sometimes {A} comes back and does not know the names.',
      'Survival :: asking the oldest worker about the shafts :: Four wheels shut the mouth. They have to be turned at the same time, by eight people each.',
    ],
    [
      'Investigation :: adding up the column :: What has gone in there would have filled the valley. It is not stored: it is eaten.',
      'Insight :: asking {T} who wanted no heading :: {A}: "Because I do not want to lie."',
      'Arcana :: comparing the sum with the date :: At {deadline} it reaches a round figure, one that is chiselled into the wall.',
    ],
  ],
  lairUse: [
    'Four wheels stand around the mouth. Each that is turned (DC 14 Athletics, one action; no check if the workers are there) closes it by a quarter.',
    'If {B} gives notice (one action, at the edge, aloud, no check), the engine has to stop eating for as long as it reckons: three rounds, or for good, if somebody tells it the sum.',
    'The carts run on rails to the edge. Pushed (DC 13 Athletics), one takes along whoever stands in the way (DC 13 Dexterity saving throw or prone at the edge).',
    'The engine asks aloud in each round how much of something there is. Whoever gives a wrong figure (DC 14 Deception) makes it reckon, and the floor is quiet for a round.',
  ],
  tactics: [
    '{A} defends the mouth like a cradle, asks everyone by name to be patient for one day more, and fights, without any skill, to the end; {H} has changed the side before the last door, and only needs to be told so',
  ],
  parley: [
    '{A} listens to one question: what was it that you were hungry for? If the party asks it, and waits (DC 14 Insight), {A} says a first name, and takes the hand off the railing. *The price:* {A} has to be held from then on, by somebody, and the works have to be shut down by the party alone.',
  ],
  clock: [
    ['{firm.u} pays a bonus. The last free road becomes a company road.'],
    ['The works go over to night shifts. In {town} cups begin to tinkle on the shelf.'],
    ['{A} has the second door taken out, because the carts are too wide.'],
    ['{Deadline}. There is music. In front of everyone {A} has the last of {good} tipped in.'],
  ],
  after: [
    'What {firm} had below has got up and gone to the next valley, where there is more. In {town} nobody is hungry for anything; {ruin}.',
  ],
  endings: [
    {
      heading: 'Notice has been given',
      text: [
        'The mouth is shut, correctly, with a sum and a signature. {firm.u} belongs to those who work there, sells buckets, and does not pay badly. {good.u} will need a generation; {B} has begun, with a spade.',
      ],
    },
    {
      heading: 'Closed by force',
      text: [
        'The works have fallen in, and {A} with them. {firm.u} is bankrupt. *The price:* {num} families have no wages, a few of them look down the hole in the evening, and the beat has not quite stopped.',
      ],
    },
    {
      heading: 'On short rations',
      text: [
        'It is fed, with very little, counted by {T}, so that it sleeps and does not look for more elsewhere. {good.u} is safe. *The price:* {firm} goes on, and somebody honest has to lead it.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{firm.u} has opened, and {ruin}. But it walks slowly, at one beat a day, straight on, and {B} walks beside it with the contract, and is looking for the word. It must cross a bridge.',
      ],
    },
  ],
  steps: [
    'Speak with {B.full}, who founded {firm}.',
    'Win {S.full} and the workers.',
    'See the books of {T.full}.',
    'Stop {firm} before {deadline}.',
  ],
};
