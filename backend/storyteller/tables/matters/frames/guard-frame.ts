import type { OwnFrame } from '../frame-type.ts';
import { openFrame } from './open-frame.ts';

/** The texts around a story in which a person is protected. */
export const guardFrame: OwnFrame = {
  ...openFrame,
  titles: [
    '{days.t} Days for {I.name}.',
    '{I.full} and {deadline.t}.',
    'The Cross of Chalk for {I.name}.',
    '{B.name} Tastes First.',
    'Before {I.name} Rises.',
  ],
  stakes: [
    'If {I} does not live to see the end of {deadline}, {ruin}.',
    '{days.t} days, up to {deadline}. If {I} falls before it is over, {ruin}.',
    'On the life of {I} hangs more than {I.they} likes to hear: without {I.them}, {ruin}.',
  ],
  fees: [
    '{G} offers {coins} gp, to be counted out on the morning after {deadline}, by {I} in person.',
    'The reward is {coins} gp, from the purse of {council}: half for the days, half for the last one.',
    '{G} has {coins} gp put aside for it, and adds: "I have a second purse, for a funeral. I would rather not need it."',
  ],
  runs: [
    '{A} is introduced by {G} with the others who are engaged for {deadline}, and asks the party who of them is the best shot; it is a joke.',
    '{T} works outside the window, on the other side of the glass, and nods in a friendly manner. Nobody ever looks at {T} (DC 12 Perception).',
    'Of {few} people in the house each has heard something, and each something else; whoever writes it down (DC 12 Investigation) has two names twice: {H} and {S}.',
  ],
  where: [
    '{lair}, from which {A} means to shoot at {deadline}. By day {A} is a guest and can be met on any stairs.',
    '{lair}; whoever is there on the evening before {deadline} meets {A} alone.',
  ],
  suspects: [
    '{S.full}, loudly, and wrongly: {S} needs {I} alive. {H.full} helps under threat; {T.full} has seen who is in {lair}.',
    '{S.full} (harmless and useful). {H.full} is forced, and the killer is {A.full}, whom everybody likes.',
  ],
  ways: [
    '{p1}, {p2} and {p3} are all in reach of {I}; each of them leads to {A.name} and to {lair}. Whoever fails a check loses an hour, and {I} is alone in it.',
    'there are two tasks at once: somebody must be with {I}, and somebody must look at {p1}, {p2} and {p3}. All clues lead to {A.name} and to {lair}; failed checks cost an hour each.',
  ],
  openings: [
    '{lair.t} is a hundred steps from {p3} and one flight of stairs higher. One gets there by the stairs, which creak (DC 14 Stealth), over the roofs with {T} (DC 13 Acrobatics), or through the door behind which {A} has put a chair.',
    'If the party is in {lair} before {A}, it can choose. If it is at {p3}, it must cross the square while everyone stands still (three rounds; each round one bolt).',
  ],
  companions: [
    [
      'Those beside {A} were hired for the way out: they fight for three rounds, which is what they were paid for.',
      'escort=people tone!=whimsical',
    ],
    'Those with {A} have never seen {A} without a smile; when it goes out, they begin to look for the door.',
  ],
  magic: [
    '*Detect Poison and Disease* finds the glass, the tray and the fingers of {H}.',
    '*Alarm* around {I} wakes the party twice for {B} and once for a cat; the fourth time it is {H}.',
    [
      '*Zone of Truth*: {H} says everything in it but where. {A} comes in, bows, and says only things that are true.',
      'level>=3',
    ],
    [
      '*Detect Thoughts* on {A} shows a piece of music, bar by bar, without an end: {A} has practised that.',
      'level>=3',
    ],
    '*Sanctuary* on {I} is felt by {A} and makes {A.them} wait; it does not last to the end of {deadline}.',
    [
      '*Locate Object* for a lock of hair leads to a house of {A} behind the tannery, in which somebody sits at a set table.',
      'level>=3',
    ],
    ['*Clairvoyance* in {lair} shows a hole in the boards and {few} cherry stones.', 'level>=5'],
    [
      '*Scrying* on {A} shows a person who reads, by the window, in {lair}, and who looks up and smiles.',
      'level>=9',
    ],
    [
      '*Speak with Dead* helps with those who were killed by {A} before: all of them say that somebody asked politely for the time.',
      'level>=5 tone!=whimsical',
    ],
    [
      '*Teleport* could take {I} away at once; then {deadline} takes place without {I.them}, and those who pay have what they wanted.',
      'level>=13',
    ],
    [
      '*Raise Dead* is no answer: {A} knows of it, and has the black stone for it.',
      'level>=9 tone!=whimsical',
    ],
  ],
  complications: [
    '{I} has invited {few} guests without telling anyone. One of them is {S}.',
    '{B} is hurt by something that was meant for {I}, and will not stay in bed. Somebody else has to taste.',
    'Fire is cried in the house. There is no fire: it is {A}, who wants to see by which way {I} is brought out.',
    '{G} is told by {council} to send the party away, because of the noise. {I} can prevent it, if asked in the right manner (DC 14 Persuasion).',
    'A second killer appears, a bungler, who has heard of the price. {A} is insulted, and warns the party, without a signature.',
    'A parcel comes for {I}, which ticks. It is a clock, from {T}.',
    '{S} is beaten in the street by people who mean well. Whoever helps {S} gets a list of everyone who has gone into {lair}.',
    'It rains on the evening of {deadline}; everything is moved indoors, and the cross of chalk is drawn anew, by {A}.',
  ],
  hoards: [
    'In {lair}, under the folded blanket, {A} has left the first half of the pay: {items}, and {worth}.',
    'The violin case of {A} has a false bottom. In it lie {items}, and {worth}.',
    '{I} opens a cupboard of presents that came for {deadline} and gives the party {items}, and {worth}.',
  ],
  gains: [
    [
      'What {I} does at {deadline} is told in {town2} on the next day, and two towns that had waited for it send {G} their thanks.',
      'tier=2',
    ],
    ['{council} keeps the chalk cross under glass.', 'tier=2'],
    [
      'Because {I} is alive, two armies stay where they are, and the crown asks for the name of whoever stood in between.',
      'tier=3',
    ],
    ['The sovereign comes to see {I} and wants to hear it told, with all the doors.', 'tier=3'],
  ],
  sides: [
    {
      wants: [
        '**{council}** wants {deadline} to take place, undisturbed, and {I} to be in it. Content if there is no scandal; angry if a guest is searched who is somebody.',
      ],
      later: [
        '**{council}, if content**: has the square kept empty. Between {p3} and {lair} nobody stands in the way, and nobody can hide.',
      ],
    },
    {
      wants: [
        '**{R.full}** ({R.role}) was hired by the family of {I} for the same task and does not share. Content with half of the praise; angry if {I} laughs.',
        '**{R.full}** ({R.role}) wants {A}, alive, for something that happened in another town. Content if {A} is taken; angry if {A} is let go.',
      ],
      later: ['**{R.name}, if content**: waits on the roof at the end of the rope of {A}.'],
    },
    {
      wants: [
        '**The servants around {H.full}** want nobody to be hanged who was forced. Content if the party eats with them; angry if one of them is struck.',
      ],
      later: [
        "**The servants, if content**: have turned all the chairs by a hand's breadth, and {I} stands beside the cross when the bolt comes: it has disadvantage.",
      ],
    },
  ],
  preventions: [
    'let nobody near {I} whom {B} does not know (DC 13 Insight at the door)',
    'have everything brought by another way, and tell only {B} by which',
    'talk to {H} on the evening before, alone (DC 13 Persuasion)',
    'close the windows towards {lair}, and give {G} a reason (DC 12 Deception)',
  ],
  clockEffects: [
    'for each step that was prevented, {A} has one bolt less; for each that was not, one more of those who were hired stands on the stairs of {lair}.',
  ],
  firstFight: [
    'on the second evening a coach does not stop in front of the house, and those who jump out of it do not want {I}, but to see how the party fights ({fight}). They leave at a whistle from above; who is caught was paid by somebody with chalk on both knees.',
  ],
  labels: {
    clues: ['how it is to be done', 'the killer', 'the hiding place'],
    lair: 'The last attempt',
    suspects: 'Suspected',
    places: 'Places and clues',
    plan: 'The three attempts of {A.full}',
    actOne: 'Act one: A House in {town}',
  },
};
