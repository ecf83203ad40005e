import type { Row } from '../row-types.ts';
import type { SecondAct } from './matter-types.ts';

/** Second acts about an egg on its way, and about an enemy who rules openly. */
export const secondActsOfEnemies: readonly SecondAct[] = [
  {
    id: 'hatch-mother',
    not: [],
    only: ['great-hatch'],
    heading: 'Act two: To Meet the Mother, on the Road to {town2}',
    opens: [
      'From the tower one sees the fires: the mother is going from valley to valley and looks under roofs. Between here and {town2} {few} farms have lost theirs. If nobody shows the way, it will be {town} two days before {deadline}, from the wrong side.',
      'A rider comes from {town2}, with burned eyebrows: the mother is there, and is opening the warehouses, one after the other, quite carefully. It is the wrong town, and nobody has said so.',
    ],
    goal: [
      'The party has to go to {town2} and show the mother that this is the wrong town, without being eaten for the message, and lead the way round {town} to {lair}, not through it. What would be believed is a smell, or a knock: a piece of the shell, or a stone from the pit. {R} goes along, with a bag.',
    ],
    map: [
      'The mother flies over the river on the way, and the ferry burns. On the way back everything that has wheels must go by the old causeway, which leads to {lair} and not to {town}: the road for the wagon with {it} is open, if somebody clears the stones from it.',
    ],
    way: [
      'It is two days on the road, against a stream of people with beds on carts (DC 12 Persuasion to get a word out of them), or one and a half through the hills from one burned circle to the next (DC 13 Survival; on a failure each character loses a Hit Die).',
    ],
    place: [
      '{town2} has no roofs any more, in three streets; in the houses everything stands as it was, and people sit in their rooms and look up. On the exchange sits the mother, tired, with a bale of wool under one foot, and sniffs at it.',
    ],
    setPiece: [
      'The party goes up to the mother, over the square of {town2}. It takes three things, one after the other: to be seen without a weapon (DC 13 Persuasion or Performance), to hold still while a head as large as a door smells what it has brought (DC 14 Constitution saving throw), and to show the direction, with the knock on a shield (DC 14 Performance). With three successes the mother understands; with two the answer is to follow, but low, over the roofs; with fewer one messenger is taken along, in one foot, for a mile. While everybody looks up, somebody robs the exchange.',
    ],
    clues: [
      'Animal Handling :: watching the search :: The mother lifts, looks and lays back. What breaks, breaks because it is small.',
      'Insight :: asking those without roofs :: People are nothing to the mother. Iron is: everyone with a helmet was turned upside down. {A} and the ring must not be near when it hatches.',
      'Nature :: looking at the places where the mother rests :: Hot stone, no roof, a view: {lair} would be chosen at once, if it were known.',
    ],
    rival: [
      '{R} wants a scale, a claw, anything that has fallen off, and runs about between the feet of the mother with a bag. It has been noticed. {R} could be in the way, or be the one thing that is looked at.',
    ],
    choice: [
      'The mother will follow a knock, but somebody has to go in front, slowly, for two days, in the open. Or the party leaves the stone from the pit with the mother and hurries home; then the flight begins a day later, and takes the straightest line.',
    ],
    first: {
      answer: 'goes in front of the mother',
      now: [
        'It costs a day; the next step of the plan of {A} takes place. The mother walks behind the party like a cow, and sleeps around its fire.',
      ],
      later: [
        'The mother lies behind {lair} when it begins and does not interfere, until iron is drawn. Whoever draws it first is put on a roof, and is out of the fight.',
      ],
    },
    second: {
      answer: 'hurries home',
      now: [
        'The party is in time. Behind it, far away over {town2}, something rises and circles, and comes.',
      ],
      later: [
        'In the fourth round of the fight at {lair} the mother is there, and cannot tell the party from the others; only those who knock on their shields (one action each) are left alone.',
      ],
    },
    closes: [
      'The act ends on the causeway, from which one sees both: {town}, with a thread of steam over the market, and the grey hollow of {lair}.',
    ],
  },
  {
    id: 'villain-next',
    not: [],
    only: ['hunt-villain'],
    heading: 'Act two: The Next Town, {town2}',
    opens: [
      'When two of the places have been seen, {A} makes the next move: riders of {A} are on the way to {town2}, with a drum and a list. What was done to {town} is to be done there, by {deadline}; and {few} of those on the upper floor are taken along in a closed wagon, to keep the riders obedient.',
      '{H} brings the order of {A} to the party before carrying it out: {town2} is next. A closed wagon goes along with the riders, and in it are {few} of those from the upper floor. "It will be the only time that they are outside," says {H}.',
    ],
    goal: [
      'The party has to be in {town2} before the drum: to warn it, to stop the second list, and to get the wagon. It is a chance: {few} free people can tell {few} riders that it is over. {R} is already there and is selling protection.',
    ],
    map: [
      "{A} has the bridge on the road to {lair} torn down, to keep those of {town2} out. What is left is the ferry of {S}'s cousin, below the walls of {lair}, where no guard looks because there was never a way.",
    ],
    way: [
      'By the road one rides two days behind the drum and comes too late by an hour; over the hills it is a day and a half, on foot, at night (DC 13 Athletics by the group; on a failure everyone is one level more exhausted), and one is there first.',
    ],
    place: [
      '{town2} does not believe it. It has a wall, a market and a proud watch of {few}, and asks the party for a proof. Whoever tells what happened at {p1} is listened to politely; whoever brings {S} along is believed.',
    ],
    setPiece: [
      'The drum comes to {town2}. The riders halt on the square, the list is read, and the party has six rounds: to make the crowd stay instead of run (DC 13 Performance or Persuasion), to unhitch the closed wagon (DC 14 Sleight of Hand or Athletics), and to make one rider see who gets out of it (DC 14 Perception to find the right one by the thread). With three successes before three failures the drum stops: nobody rides on, and the list lies in the fountain. Otherwise a house in {town2} burns at the announced hour, and only those in the wagon are saved. Those who are paid by {A} attack in any case.',
    ],
    clues: [
      'Persuasion :: speaking with those from the wagon :: They tell how it is on the upper floor: {few} rooms, two guards, one key, and the hour of the supper.',
      'Insight :: watching the riders as the wagon opens :: They do not love {A}, not one of them. Whoever is freed takes one away from {A}.',
      'Investigation :: reading the list to the end :: The last line is an order to bring all threads to {lair} by {deadline}: {A} has begun to mistrust.',
    ],
    rival: [
      '{R} has a contract with {town2} to keep {A} away and has never fought anyone. Now {R} can run, or stand beside the party on the square, which {R.they} would do for a share of the fame. {R} knows a back gate to {lair}, from an earlier business.',
    ],
    choice: [
      'Those from the wagon could be brought from {town2} to safety, over the hills, which costs a day. Or they go back with the riders into {lair}, of their own will, with knives in their sleeves and a message for the gallery.',
    ],
    first: {
      answer: 'brings them to safety',
      now: [
        'They are free, and {few} riders desert in the same night. The party loses a day, and the next step of the plan of {A} takes place.',
      ],
      later: [
        '{few} riders stand with the party before {lair}, under the walls that they know. One of the companions of {A} is missing, and another one opens a side door.',
      ],
    },
    second: {
      answer: 'lets them go back with the message',
      now: [
        'The wagon rolls back with singing in it. {A} hears that {town2} was difficult, and smiles.',
      ],
      later: [
        "When the fight at {lair} begins, the gallery sings. The guards of the upper floor have knives at their throats, the grille opens from within in the second round, and nobody on the party's side had to climb.",
      ],
    },
    closes: [
      'The act ends at the ferry below {lair}: on the upper floor, behind a bar, somebody ties a second thread beside the first.',
    ],
  },
];

/** How the way to the end has changed. */
export const lastWaysOfEnemies: Readonly<Record<string, readonly Row[]>> = {
  'hatch-mother': [
    'Half a mile with a wagon, at night, and {few} ropes: through the drain that {S} knows (DC 13 Athletics to keep it warm and upright), or over the market and through the gate (DC 14 Stealth or a great deal of noise elsewhere); and then along the causeway to {lair}.',
  ],
  'villain-next': [
    'With the ferry the party lands below {lair}, at the foot of the rock (DC 13 Athletics to climb to the kitchen window). By the front there is only the road, a broken bridge and a drum.',
  ],
};
