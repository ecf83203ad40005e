import type { OwnFrame } from '../frame-type.ts';
import { openFrame } from './open-frame.ts';

/** The texts around a passage that is held by those who take toll. */
export const holdFrame: OwnFrame = {
  ...openFrame,
  titles: [
    'The Tenth and the Broom.',
    '{foes.t} at {ward.t}.',
    'The Queue Before {ward.t}.',
    'What {H.name} Wrote Down.',
    '{days.t} Days at {ward.t}.',
  ],
  stakes: [
    'In {days} days it is {deadline}, and it has to go through here; otherwise {ruin}.',
    '{G} counts {days} days until {deadline}. If {ward} is still shut then, {ruin}.',
    'There are {days} days until {deadline}. «{council} has agreed on the wording of a protest. »If nothing happens, {ruin}.',
  ],
  where: [
    '{lair}, half an hour from {town}. {A} is there by day and by night.',
    '{lair}. {A} leaves it only for a bet.',
  ],
  suspects: [
    '{A.full}, openly; behind {A.them}, with a purse and the paper, {S.full}.',
    '{A.full} holds {ward}, and {S.full} profits by it. {H.full} has it in writing.',
  ],
  ways: [
    '{p1}, {p2} and {p3} in any order; each is worth something at {lair}: friends in the queue, the contract, the proof against {S}. A failed check costs half a day, never the clue.',
    'three places, {p1}, {p2} and {p3}. One can also go straight to {lair} and fight or bet; then the party does so without knowing what for. Failed checks cost time (an hour each).',
  ],
  openings: [
    'To {lair} there is the front way, through the queue and up to the barrier; the maintenance stair, if it was found; and the way of {T}, for three people and no armour that rattles (DC 14 Stealth).',
    'One comes to {lair} along the queue, and {num} people look at one as if one had brought the answer.',
  ],
  companions: [
    [
      'Those beside {A} fight as one fights for wages: when half of them are down, they ask whether it is over.',
      'tone!=whimsical',
    ],
    'Whoever lays down the weapon here is not touched, and is given tea by {H}.',
  ],
  magic: [
    '*Zone of Truth* around {A}: everything that {A} says about the tenth is true.',
    '*Speak with Animals*: the goose knows who puts the purse on the milestone.',
    ['*Detect Thoughts* on {S} shows a drawer with a good lock, and a date.', 'level>=3'],
    ['*Locate Object* for a contract with a green seal leads to {p3}.', 'level>=3'],
    ['*Fly* takes one person over {ward}, and a cart not at all; {A} applauds.', 'level>=5'],
    [
      '*Stone Shape* or *Wall of Stone* mends in a minute what {A} mends in a month; that impresses {A.them}.',
      'level>=7',
    ],
    ['*Scrying* on {S} shows a purse being filled, and arrows being counted.', 'level>=9'],
    ['*Teleport* brings the party past {ward}, and the grain carts not.', 'level>=13'],
  ],
  complications: [
    'Somebody in the queue gives birth, and everything stops; {A} sends hot water and a shawl.',
    'A preacher in the queue has found out that {foes} are a sign, and preaches storming.',
    'The clerk has burned the cover of the ledger out of fear; what was in it, only {H} knows by heart.',
    'The nephew of {S} picks a quarrel with one of the party, so that there is a brawl before {ward}.',
    '{A} has caught a cold, is in a bad mood, and bets on nothing today.',
  ],
  hoards: [
    'Under the roof, with labels, lies what nobody has come back for: {items}, and {worth}.',
    'As the prize of a fair contest {A} hands over {items}, and {worth}, each with a receipt.',
  ],
  gains: [
    ['Between {town} and {town2} the road is open again, and swept.', 'tier=2'],
    ['{council} looks through its chest for other old promises, and finds {few}.', 'tier=2'],
    [
      'The crown has all its contracts of {years} years ago read aloud, once, and is pale afterwards.',
      'tier=3',
    ],
    ['Three provinces get their bread on time, and know by whom.', 'tier=3'],
  ],
  sides: [
    {
      wants: [
        '**{council}** wants {ward} open and no arrears. Content if the sum can be spread over ten years; angry if it reads of it on a board.',
      ],
      later: ['**{council}, if content**: sends its company to the yard of {S} instead of {ward}.'],
    },
    {
      wants: [
        '**{R.full}** ({R.role}) wants to be the one who storms it. Content with a place in front; angry if there is a contest and {R} is not asked.',
      ],
      later: ['**{R.name}, if content**: takes on one of those beside {A}, singly, and is happy.'],
    },
    {
      wants: [
        '**Those in the queue** want to go home. Content if they are told each evening how it stands; angry if somebody pays and gets through.',
      ],
      later: [
        '**Those in the queue, if content**: form a chain and pass stones: what breaks at {lair} is mended by morning.',
      ],
    },
  ],
  preventions: [
    'take away the purse from the milestone (DC 13 Stealth)',
    'organise the queue, with numbers (DC 13 Persuasion)',
    'exchange the arrows of {S} for blunt ones (DC 13 Sleight of Hand)',
  ],
  clockEffects: [
    'for each step that the party has prevented, the queue is calm, and {A} gives one round more for a contest; for each one that it has not, stones lie ready on both sides, and {A} has advantage in the first round.',
  ],
  firstFight: [
    'on the second evening hired archers on the far bank shoot at whoever goes near the yard of {S} ({fight}). They run when two are down; the one who is caught has a new purse.',
  ],
  labels: {
    clues: ['what they want', 'who is behind it', 'the way in'],
    lair: 'The barrier',
    suspects: 'The enemy',
    places: 'Places and clues',
    plan: 'What {A.full} does if the party does not interfere',
    actOne: 'Act one: The Queue Before {ward.t}',
  },
};
