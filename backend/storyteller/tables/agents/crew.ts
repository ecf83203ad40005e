import type { Agent } from '../plot-types.ts';

export const crewAgent: Agent = {
  id: 'crew',
  tones: ['heroic', 'grim', 'horror'],
  uncanny: false,
  fates: ['dead', 'gone', 'held'],
  roles: [
    ['night watchman', 'rag dealer', 'hermit', 'mule driver', 'bell ringer', 'grave digger'],
    [
      'sergeant of the roads',
      'master of a barge line',
      'veteran with a pension',
      'dean of the almshouse',
    ],
    ['castellan', 'retired marshal', 'master of the royal hospital', 'admiral on half pay'],
  ],
  who: [
    '{A} was one of the {num}. {A.their} name is among the dead of {deed}«, which {A.they} found useful».',
    'Of the {num} a single one lived: {A}, and has« since» been the most patient {A.role} in the country.',
    '{A} owes {A.their} life to {V}, and was one of the {num}; {A.they} has lived it« since» as if on loan.',
    'There was a survivor of {deed}. {A} has never told anyone, because the first person {A.they} told was {W}.',
  ],
  whyNow: [
    'It begins now because the {num} have begun to be left out of the prayers, one each year«, to save time».',
    'It begins now because {A} had promised {V} to wait until nobody could be hurt by it, and the last widow was carried out« in May».',
    'It begins now because {W} means to open {lair}«, where the truth of {deed} still lies».',
    'It begins now because {A} met {X1} in the street, and {X1} asked {A.them} for a light.',
    'It begins now because {A} has started to forget the names«, and there must be a reckoning while there are names».',
  ],
  goal: [
    '{A} wants one living person at {lair} for each of the {num}«, beginning with the {few}».',
    '{A} wants the roll of the {num} called by those who let it end«, in the place where it ended».',
    '{A} means to bring down {works} on the day of {deadline}«, with all who own a share inside».',
  ],
  face: [
    'A fixture of the place: people set clocks by {A.them} and could not tell« you» the colour of {A.their} eyes.',
    'Carries a loaf in each coat pocket«, always», and gives away one.',
    'Never speaks first. Never sits with the back to a wall«, as others do», but to a person.',
    'Has {mark}, like everyone who has worked there, though {A.they} says that {A.they} never has.',
  ],
  traces: [
    [
      'habit',
      '{A} counts people when they enter a room, and again when they leave«, and is uneasy until it comes out even».',
    ],
    ['thing', "{A} keeps a worker's tag with the number of a dead {worker}."],
    [
      'paper',
      'On the wage list« for the time of {deed}» the hand of {A} can be recognised, beside a name that is on the stone.',
    ],
    ['word', '{A} knows a joke that {V} made on the last evening.'],
    ['word', 'In sleep {A} says {num} names«; the landlord took them for a prayer».'],
    ['habit', '{A} salutes at the stone of the {num}, and skips one line.'],
    [
      'thing',
      '{A} has a scar in the shape of {tool}, of a pattern« that was» melted down {years} years ago.',
    ],
  ],
  hides: [
    ['word', 'Children know that {A} "goes down to feed them" at {lair}. They thought of cats.'],
    ['thing', 'Somebody has kept the path to {lair} clear« for {years} years» with a hand scythe.'],
    [
      'paper',
      '{record} calls {lair} closed; oil for {few} lamps has been drawn for it every quarter.',
    ],
    ['habit', '{A} buys {num} rolls on one day of the year and carries them to {lair}.'],
    [
      'word',
      '{T} has« always» thought that the light at {lair} was the dead«, and that it was kind of them».',
    ],
  ],
  steps: [
    [
      '{A} digs up what was left at {lair} and washes it.',
      '{A} asks {T} to say the names with {A.them}, and {T} cannot.',
      '{A} puts {few} chairs around the stone of the {num}, at night.',
    ],
    [
      ['{X3} is taken to {lair} and has to learn the {num} names by heart.', 'harm!=taken'],
      '{A} locks the gate of {works} from inside, with a shift still there.',
      [
        '{A} rings the bell for {deed}, at {hour}, as on that night«; half of the old people come out dressed».',
        'wrong=left|gate|warned|blamed',
      ],
    ],
    [
      'At {hour} the props go, and {works} with them«, and the count is even».',
      'The {few} are walled in at {lair}, with a lamp, bread, and {A}.',
      '{A} calls the roll in the square, and for each name that nobody answers, a house goes dark.',
    ],
  ],
  parley: [
    '{A} will lay down everything if the {num} are named by the party, in order. The list can be had from {T} and from the stone together.',
    '{A} can be relieved, in the words of a watch: "I have it« now»." Whoever says it must mean to stay until morning.',
    'Tell {A.them} that {V} would have left by now. {A.they} laughs, «for the first time, »and then can be talked to.',
    '{A} asks the party to count themselves. Counting {A.them} in changes everything.',
  ],
  lairSigns: [
    '{num} pegs with {num} jackets, all brushed',
    'places laid for a meal, {num}, and one that has been used',
    'a roll of names on slate, the chalk renewed so« often» that the letters stand out',
    '{embs} on a string, one for each of the dead',
    'a bunk with a plank along its side, such as crews have against rolling out',
  ],
  tactics: [
    '{A} fights like somebody who has been dead before«, and turns aside from no blow».',
    '{A} has prepared one exit, lets the party find it, and brings it down« behind them».',
    ['The helpers are young people who believe in {A}; they stop if {A} falls.', 'escort=people'],
    [
      '{A} shields {X3} with {A.their} own body if {lair} begin{lair.v} to collapse«, and hates it».',
      'harm=taken',
    ],
  ],
  leader: ['people'],
  escort: ['people', 'beast', 'construct'],
};
