import type { Row } from './row-types.ts';

/** The creatures that fight together with A; the condition is about their sort. */
export const companions: readonly Row[] = [
  [
    'Those beside {A} were hired in {town2}« for {days} days», know nothing of {deed}, and leave when {A} falls.',
    'escort=people uncanny=no',
  ],
  [
    'The others owe {A} money«, each of them,» and will not die for a debt: at half strength they run.',
    'escort=people uncanny=no',
  ],
  [
    'Each of the others was told that the party has come to burn down {works}. Shown the contract (DC 13 Persuasion, one action), they hesitate for a round.',
    'escort=people uncanny=no',
  ],
  [
    '{A} found the others in the prison of {town3} and bought them out; they are grateful«, and it shows».',
    'escort=people uncanny=no tone!=whimsical',
  ],
  [
    'The others are cousins« of each other», and fight well as long as none of them is hurt.',
    'escort=people',
  ],
  [
    'The others are people of {town} who do not know that they are here; a slap, or their name, wakes one of them.',
    'escort=people uncanny=yes tone!=whimsical',
  ],
  [
    'The others were dead before {deed}, and take no side« in it»; what they guard is the floor.',
    'escort=undead|spirit toll=ruined',
  ],
  [
    'Those beside {A} are some of the {num}. They do what {A.they} does«, a moment later».',
    'escort=undead|spirit toll=dead',
  ],
  [
    'Whoever came here alone since {deed} is here still, and stands up with {A}.',
    'escort=undead|spirit',
  ],
  [
    'The others have been asleep under the floor« for longer than {town} has had a name». Running water or a closed door keeps them off for a round.',
    'escort=undead|spirit|fiend|elemental|fey tone!=whimsical',
  ],
  [
    'The beasts are fed here every night« and think that the party is late with it»; meat, thrown, takes one out of the fight for two rounds.',
    'escort=beast',
  ],
  [
    '{A} raised the beasts, and they come back to the whistle; whoever can whistle it (DC 14 Performance) is obeyed once.',
    'escort=beast',
  ],
  [
    'The beasts have been kept hungry. They go for whoever smells most of {smell}.',
    'escort=beast tone!=whimsical',
  ],
  [
    'What stands beside {A} was built for {works} and still does«, between blows,» what it was built for.',
    'escort=construct',
  ],
  [
    'The made things obey the token that {A} wears« around the neck»; who takes it (DC 15 Sleight of Hand) is obeyed for a round.',
    'escort=construct',
  ],
  [
    'The other ones are bound here by a line on the floor. Where the line is rubbed out they leave«, with a word of thanks».',
    'escort=elemental|fiend|fey',
  ],
  [
    'What serves {A} was promised a holiday on the day of {deadline}, and fights like somebody« who is» looking at the clock.',
    'escort=elemental|fiend|fey|construct tone=whimsical',
  ],
  [
    'The others came for the supper, and mean to be on the side that has the pudding.',
    'escort=people|fey tone=whimsical',
  ],
];

/** Fights and dangers on the way, with what is at stake besides. */
export const skirmishes: readonly Row[] = [
  'in the stable« of the inn», among frightened horses: whoever opens the doors ends it, and walks home afterwards',
  'in a cellar under {town} «that is »knee-deep in water; the lamp is on the wrong side',
  [
    'in the empty hall of {body}, «in the middle of the night, »where each blow echoes and the watch is two minutes away',
    'tone!=whimsical',
  ],
  'on a bridge that is being mended: every second plank is missing, and {few} {workers} have stopped to look',
  'in the garden behind {s1}, «in the dark, »between beehives«, laundry» and a well',
  'in the crowd before {s1}: «nobody draws, »everything is done with elbows, until somebody falls',
  'in a back room where the party was to meet {C}; {C} is there, and under the table',

  [
    'in a room full of {good} «at {s3}, »where everything that is thrown must be paid for',
    'goods=yes tier=1',
  ],
  'on a roof, «over {town}, »with the whole street watching and taking sides',
  'in the fog before {s2}: each side can hear how many the other one is not',
  ['at a funeral, behind the last row, «in whispers, »until the hymn is over', 'tone!=whimsical'],
  'across the yard of {works}; «work has not been stopped, and »none of the {workers} leaves a post',
  [
    'in the dark archway by {s1}, and it ends without blood as soon as someone says the name of {W}',
    'tone!=whimsical',
  ],
  "in the street behind {s1}«, at dusk»: they want what the party carries, not their lives, and one of them is the baker's nephew",
  'on the stairs at {s2}: narrow, «wet, »and {T} is above, in the line of fire',
  'at the gate of {works}, «while a shift is changing: »{few} {workers} stand in the way, with lunch',
  'at supper: the lights go out, and whoever stays seated is taken for a guest',
  'on the road, at the only place where two carts can pass; the second cart is full of glass',
];
