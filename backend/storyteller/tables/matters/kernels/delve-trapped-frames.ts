import type { MatterSide, OwnFrame } from '../frame-type.ts';
import { placeFrames } from './delve-frames.ts';

/** What the frame says if the party is shut in somewhere: the one who asks is shut in as well. */
export const trappedFrames: OwnFrame = {
  ...placeFrames,
  titles: [
    'Inside {den.t}.',
    'One More Day in {den.t}.',
    'Until {deadline.t}.',
    'The Second Plate of {B.name}.',
    '{days.t} Strokes.',
  ],
  first: ['{fact}.'],
  moods: [
    [
      'Nobody here is unkind, and several have begun to hope again at the sight of you.',
      'tone=heroic',
    ],
    ['The bread here is good, and nobody asks what it is made of.', 'tone=grim'],
    ['Everyone here has a theory, and each asks you not to tell the others.', 'tone=intrigue'],
    ['At night somebody counts softly, and begins again before the end.', 'tone=horror'],
    [
      'There is a committee for new arrivals. It has lost the agenda, {few} times.',
      'tone=whimsical',
    ],
  ],
  hooks: [
    'One of those who sit here stands up and comes towards you: {G.full}, the {G.role}«, who has been here longer than {G.they} can say».',
    '{G.full}, the {G.role}, is the first who speaks to you«, and the only one who asks the date».',
  ],
  stakes: [
    'There are {days} strokes of the bell until {deadline}, one each day; after that, says {G}, {ruin}.',
    'The bell counts down: {days} days until {deadline}. Then {ruin}.',
  ],
  fees: [
    '{G} has {coins} gp sewn into a coat, "for somebody with a door", and lays the coat on the table.',
    '"In {town}, under a tree that I can describe, lie {coins} gp," says {G}. "They are yours on the day on which I show it to you."',
  ],
  payments: [
    '{coins} gp, from under a tree in {town}, dug up by {G} with bare hands.',
    '{coins} gp, sewn into a coat; {G} keeps the coat.',
  ],
  favours: [
    [
      '{G} cooks for the party whenever it is in {town}, and never asks whether it is hungry.',
      'tier<=2',
    ],
    [
      '{T} draws a map for each of the party, of any place they name, and it is always right.',
      'tier=1',
    ],
    [
      'Those who came out have trades that {town} had forgotten; three of them work for the party for nothing.',
      'tier=2',
    ],
    [
      'Among those who came out is somebody whom {council} has mourned for years; the party may ask for what it likes.',
      'tier=3',
    ],
    ['{den} belongs to the party now, empty and open, and nobody can follow it there.', 'tier=3'],
  ],
  gains: [
    [
      'In {town} {num} people sit on doorsteps in the evening and are asked who they are; they know.',
      'tier>=2',
    ],
    ['Three families of {town} lay one more plate, and do not have to say for whom.', 'tier=2'],
  ],
  world: [],
  where: [
    '{lair}, an arch with a beam across it; behind it is {town}. {brood} walk{brood.v} there. It opens by a hand at each stroke of the bell.',
    '{lair}: all paths bend around it. {H} has the key, {T} the map, and the wall of names says how others did it.',
  ],
  suspects: [
    '{A.full} has barred the way and believes that it is right; {H.full} has the key; {S.full} is suspected by all, and belongs to the place more than {S.they} knows.',
    '{A.full}, who rules here; {B.full}, who does not want to leave; {S.full}, wrongly suspected; {T.full} and {H.full}, who help if asked for the right thing.',
  ],
  limits: [
    '{days} strokes of the bell, one a day, until {deadline}.',
    '{days} days, until {deadline}; the bell counts them aloud.',
  ],
  ways: [
    '{p1}, {p2} and {p3} in any order; each tells what the place is, what holds people and where the way out is. A failed check costs a memory of outside (a small one; the player says which), never the clue.',
    'look around, do not eat, ask. All clues are at {p1}, {p2} and {p3}; a failed check costs an hour, and {brood} {brood.is} one turn nearer.',
  ],
  openings: [
    'One gets to {lair} by going towards what one misses, and not stopping. After the third corner it gets cold and smells of bread.',
    'The map of {T} shows it as a hole. Whoever walks along its edge with a hand on the wall is there after {few} turns.',
  ],
  companions: [
    'None of it is quite awake: whoever stands still and says their own full name aloud is not attacked until the next stroke.',
    'They do not kill; whoever drops to 0 hit points wakes up at {p1}, with a label, and one memory fewer.',
  ],
  runs: [
    '{B} hums at the edge of the table and stops when one of the party knows how it goes on.',
    '{A} comes over, says welcome, and asks about the way; it sounds like politeness, and {A} listens to every word.',
    '{S} stands in the middle of the path while something goes by, and does not even step aside.',
  ],
  guards: [
    [
      'Around {p3} goes one of those who have forgotten everything; it can be led away by telling it a story.',
      'tier=1 tone!=whimsical',
    ],
    ['Before {p2} somebody collects a toll: one true sentence, or a coat.', 'tier=2'],
    [
      'No spell leads out of {den}: teleportation ends at {p1}, with a label on the sleeve.',
      'tier=3',
    ],
  ],
  preventions: [
    'sit beside {B} on that evening and ask for street names (DC 12 Persuasion)',
    'exchange the plates of the party for empty ones during the meal (DC 13 Sleight of Hand)',
    'ask {H} for the key before that stroke, and for nothing else (DC 13 Persuasion)',
    'tell {T} one true thing about {town}, aloud, so that all hear it',
  ],
  clockEffects: [
    'for each of the two steps that was prevented, one more of those who sit at the table comes along and holds the arch for a round; for each that was not, there is a second beam (two more actions to lift it).',
    'if both steps were prevented, {A} comes to {lair} without a weapon; if neither was, everyone at the table stands in the way, and they smile.',
  ],
  lastWays: [
    'By now {den} has become smaller. From the table to {lair} it is {few} rooms, and in each of them one of the party meets what it would stay for (a DC 13 Wisdom saving throw, with advantage for whoever has eaten nothing).',
  ],
  firstFight: [
    'on the second evening those who want to stay come to the beds of the party, for its shoes ({fight}). They stop when one of them is down, and cry; {A} did not send them.',
  ],
  hoards: [
    'At {p1}, under the labels of those who have long been furniture, lie {items}, and {worth}.',
    'What {A} collected for the upkeep of the beam is {items}, and {worth}.',
    'On the far side of {lair}, on the pavement of {town}, lies what the place spits out: {items}, and {worth}.',
  ],
  prices: [
    ['Under the tree of {G} there is a bench from then on, with room for all.', 'tone=heroic'],
    ['Of those who came out, {few} do not find anyone who remembers them.', 'tone=grim'],
    [
      '{council} has a list of what people in {den} have been told; {A} had dictated it.',
      'tone=intrigue',
    ],
    ['At the sound of any bell all who were inside look for the nearest door.', 'tone=horror'],
    [
      'The committee for new arrivals goes on meeting, in the inn, and has found the agenda.',
      'tone=whimsical',
    ],
  ],
  magic: [
    [
      '*Plane Shift*, *Teleport* and the like end at {p1}, with a label. It says what the caster would stay for.',
      'level>=9',
    ],
    [
      '*Sending* to somebody in {town} arrives. The answer is: "Where are you? You left an hour ago."',
      'level>=5',
    ],
    [
      '*Detect Magic* shows enchantment in every plate and none in the wall of names: there, people wrote.',
      'level>=1',
    ],
    [
      '*Zone of Truth* on {A}: "There is a way. I have stood in it. I did what was best for all of us, and for me."',
      'level>=3',
    ],
    [
      '*Greater Restoration* gives back one thing that was eaten; whoever gets it back weeps, and knows the way to {p3}.',
      'level>=9',
    ],
    [
      '*Speak with Dead*: the one at the plate of {B} cannot be asked, since it is not dead: it is a very good memory.',
      'tone!=whimsical level>=5',
    ],
    [
      '*Scrying* on {town} shows the square at the same minute as yesterday. Inside, time goes on; outside, it waits.',
      'level>=9',
    ],
    [
      '*Commune*: yes, it was made by somebody. Yes, that one is here. No, it is not {A}.',
      'level>=9',
    ],
    '*Goodberry* and other food by magic is real food, and {G} kisses whoever makes it.',
    ['*Locate Object* on anything left in {town} points straight through {lair}.', 'level>=3'],
    '*Comprehend Languages* reads the crossed-out names: what looks like a date is a number of strokes.',
  ],
  complications: [
    'On one of the plates lies something that is really needed: a key, a cure, a letter from the right person. It is genuine.',
    '{G} says the place of the tree in the morning, and it is another one than yesterday.',
    'Somebody new arrives, through a wall, laughing, with a lantern, and has no idea. {A} is there first.',
    '{brood} {brood.is} heard at the table, for the first time. {A} says that it is the fault of those who ask.',
    '{S} is to be shut out of the common room, by vote. {A} leaves it to the party to cast the last one.',
    'The bell strikes twice in one day. Nobody knows whether it was counted.',
    '{T} has eaten, and looks at the map as at a pretty picture.',
    'One of the party is called by a name that is not theirs, by everyone, and begins to turn round at it.',
  ],
};

export const trappedSides: readonly MatterSide[] = [
  {
    wants: [
      '**Those who want to go**, around {G.full}, are few, and quarrel about the order. Content if there is a plan with everybody in it; angry if somebody is left behind in secret.',
    ],
    later: [
      '**Those who want to go, if content**: stand in a row to the arch and pass people on; two get through at each stroke.',
    ],
  },
  {
    wants: [
      '**Those who want to stay**, around {A.full}, are many and cannot imagine better. Content if nobody makes them choose; angry if a plate is broken.',
    ],
    later: [
      '**Those who want to stay, if content**: sit at table and sing loudly, and {brood} go{brood.es} there first.',
    ],
  },
  {
    wants: [
      '**{R.full}** ({R.role}) came in with a rope around the waist, to fetch out one person, and has lost the other end. Content with help for that one; angry about every hour.',
    ],
    later: [
      '**{R.name}, if content**: has found the other end of the rope, on the outside of {lair}; it pulls when one pulls.',
    ],
  },
];
