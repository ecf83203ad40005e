import type { Row } from '../row-types.ts';
import { beastWorld } from './hunt-frame.ts';
import type { OwnFrame } from './frame-type.ts';

/** What hangs on it where someone acts openly; for players. */
const openStakes: readonly Row[] = [
  [
    '{days.s} days are left until {deadline}. {G} can hold {council} back until then«, and not an hour longer».',
    'tier=1|2',
  ],
  [
    'It will be decided at {deadline}, in {days} days; whoever is too late for it is too late altogether.',
    'tier=1|2',
  ],
  [
    'In {days} days is {deadline}. {G} has promised {town} that by then somebody will have done something, and has not said who.',
    'tier=1',
  ],
  [
    'In {days} days, at {deadline}, the eyes of three realms are on {town}. It must be settled by then«, says {G}, and not only for the sake of the guests».',
    'tier=3',
  ],
  [
    '{G} has sent away {few} generals who had only an army to offer. There are {days} days until {deadline}.',
    'tier=3',
  ],
];

/** Sentences around stories in which A acts openly, with people, and everybody knows it. */
export const openFrame: OwnFrame = {
  labels: {
    clues: ['what happened', 'the enemy', 'the place'],
    lair: 'Where it ends',
    suspects: 'Who knows something',
    plan: 'What {A.full} does if the party does not interfere',
    actOne: 'Act one: Questions in {town}',
    gist: 'What is going on',
  },
  stakes: openStakes,
  world: beastWorld,
  runs: [
    '{T} is among those who look on, and would like to be asked (DC 12 Perception to notice it).',
    'Whoever asks for {G} is taken there at once«, by {few} people who tell it in {few} ways».',
    'One of those who work for {A} stands in a doorway, notes who the party is, and leaves.',
    '{S} looks at the weapons of the party, and breathes out.',
  ],
  where: ['{lair}.', '{lair}; whoever goes there is expected only from the front.'],
  suspects: [
    '{B.full}, {S.full} and {T.full}; and {H.full}, who is on the other side and not happy about it.',
    '{T.full} has seen it, {S.full} was in the middle of it, and {H.full} would talk if somebody asked without an axe.',
  ],
  ways: [
    '{p1}, {p2} and {p3} in any order. Who {A} is, is known; each place tells how {A} can be beaten, and shows the way to {lair}. A failed check costs an hour and gives the clue all the same.',
    'three places, {p1}, {p2} and {p3}; each takes away one of the advantages of {A}. Failed checks cost an hour, never the clue.',
    'start at {p1}; the rest follows. Whoever goes straight to {lair} finds {A} with everything that the three places could have taken away.',
  ],
  guards: [
    [
      'At {p3} a patrol of the province asks everybody for papers; those of {G} are good.',
      'tier=2',
    ],
    [
      'A spy of {A} writes down who comes to {p1} (DC 13 Perception to notice it). Misled, that spy is worth an ally.',
      'tier=2',
    ],
    ['{p3} is closed by order of the crown, which {G} can lift for a day.', 'tier=3'],
    [
      'A ward at {p2} warns {A} if a spell of the 4th level or higher is cast there (DC 15 Arcana to see it).',
      'tier=3',
    ],
    ['Nobody can teleport to within a mile of {lair}: old standing stones prevent it.', 'tier=3'],
  ],
  openings: [
    [
      '{lair} lies an hour from {town}, [where the path stops being one|past the last fence].',
      'lair=outside',
    ],
    [
      'To {lair} it is an hour from {town}, [and the path has been used lately|by a path that hooves have widened].',
      'lair=outside',
    ],
    [
      '{lair} lies in {town} itself, [behind a yard with three doors|at the end of a lane without lamps].',
      'lair=town',
    ],
    [
      '{lair} lies below {town}, [behind a grating that can be lifted|at the foot of worn steps].',
      'lair=below',
    ],
  ],
  companions: [
    [
      'Those beside {A} are paid, and stop when {A} is down« or when the party offers more than {bribe} gp each».',
      'escort=people tone!=whimsical',
    ],
    ['The animals obey a whistle that {A} wears, and run away when it is gone.', 'escort=beast'],
    [
      'The guardians obey a key that {A} holds; taken away (DC 14 Sleight of Hand), it makes them stand still for two rounds.',
      'escort=construct',
    ],
    [
      'What is with {A} is bound to a circle on the floor; when the circle is broken (one action), it goes where it came from.',
      'escort=elemental|spirit|fiend',
    ],
    [
      'The dead beside {A} were called with their names; called by other names (DC 13 Religion), one of them lies down.',
      'escort=undead',
    ],
  ],
  comic: [
    [
      '[Nobody dies in this fight|Nobody is killed here]: whoever drops to 0 hit points sits down, counts to a hundred and may comment, {A} included.',
      'tone=whimsical',
    ],
    [
      'All blows stun; who drops to 0 hit points sees stars and is out, and {A} counts them aloud.',
      'tone=whimsical',
    ],
  ],
  hoards: [
    'In a chest at {lair} lie {items}; on top of them lies {worth}.',
    '{A} had packed for the case that it went wrong: {items}, and {worth}.',
    'What {A} took from others is still at {lair}. Nobody claims {items}, or {worth}.',
  ],
  favours: [
    [
      '{G} gives the party a house in {town} to live in«, [with a stove and a bad roof|with a garden]».',
      'tier=1',
    ],
    ['In {town} the party eats and drinks for nothing for a year.', 'tier=1'],
    ['{S} comes along as a guide whenever asked.', 'tier=1|2'],
    [
      '{council} gives the party a seal: between {town} and {town2} every gate opens to it.',
      'tier=2',
    ],
    [
      'The crown owes the party one wish within the law, and {G} says that the law can be changed.',
      'tier=3',
    ],
    [
      'The fortress above {town2} is given to the party«, with its village and its debts».',
      'tier=3',
    ],
  ],
  gains: [
    ['Between {town} and {town2} the roads are open again by the end of the week.', 'tier=2'],
    ['Two towns that had closed their gates send {G} their keys.', 'tier=2'],
    ['In five provinces the bells are rung, and the crown pays for the ropes.', 'tier=3'],
    ['{council} has the party entered in the book of the realm«, between two treaties».', 'tier=3'],
  ],
  prices: [
    ['{T} gets a present from all of {town}.', 'tone=heroic'],
    ['{S} is asked to stay in {town}, and does.', 'tone=heroic'],
    [
      'What was lost before the party came does not come back, and {G} reads the names aloud.',
      'tone=grim',
    ],
    [
      'Those who worked for {A} are sentenced as well, and the party can ask for mercy for {few} of them.',
      'tone=grim',
    ],
    [
      'Not everyone is glad: {few} people in {town} had earned well by {A}, and know now who the party is.',
      'tone=intrigue',
    ],
    ['A letter of thanks arrives without a sender, on the paper of {council}.', 'tone=intrigue'],
    ['{T} dreams of {lair} from then on, and is not the only one in {town}.', 'tone=horror'],
    [
      'On quiet nights there is still a light at {lair}; {S} has seen it, and has put up shutters.',
      'tone=horror',
    ],
    [
      '{town} celebrates for three days, {A} has to wash up, and the party must make the speech.',
      'tone=whimsical',
    ],
    [
      '{H} opens an inn under the sign of the party. The portrait is not flattering.',
      'tone=whimsical',
    ],
  ],
  preventions: [
    'be there first, and stand in between (DC 13 Intimidation or Athletics)',
    'tell {T}, who warns those concerned a day before',
    'speak with {H} on the evening before (DC 13 Persuasion), who comes too late on purpose',
    'have {G} lend people for one night (DC 13 Persuasion)',
  ],
  clockEffects: [
    'for each step that the party has prevented, one companion of {A} is missing; for each one that it has not, the first attack of {A} has advantage.',
    'if both steps were prevented, {A} begins to talk before anybody draws a weapon; if neither was, {A} is ready for the party.',
  ],
  firstFight: [
    'on the second evening those who work for {A} want to frighten the party off ({fight}). They fight until one of them is down; the one who is caught says where {H} can be met alone.',
    'at dusk {A} sends people to {p3} before the party gets there ({fight}). They flee when half of them are down, and drop a sketch of {lair}.',
  ],
};
