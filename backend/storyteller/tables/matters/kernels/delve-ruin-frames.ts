import type { MatterSide, OwnFrame } from '../frame-type.ts';
import { placeFrames } from './delve-frames.ts';

/** What the frame says in a story about an old place with traps. */
export const ruinFrames: OwnFrame = {
  ...placeFrames,
  titles: [
    '{den.t}.',
    'What {den.t} Weighs.',
    'The Nine Notes of {den.t}.',
    '{den.t}, Before {deadline.t}.',
    'What Do You Leave in {den.t}?',
  ],
  where: [
    '{lair}, behind {p1}, {p2} and {p3}; from above one gets in by the hole in the roof of {p3}.',
    '{lair}, deep in {den}; {relic} lies there on the lid. It is reached over {p2}, or from {p3}.',
  ],
  suspects: [
    '{A.full}, who wants {relic} and is a rival, no murderer; {H.full}, who moved it and is silent; {T.full}, who has the song.',
    '{A.full} is faster and knows less. {T.full} knows the song, {H.full} the hole in the roof, {S.full} the gate.',
  ],
  ways: [
    '{p1} first, then {p2} and {p3} in either order. Each says what {den} was for, how to pass and how to get to {lair}; a failed check costs an hour, and {A} is an hour further.',
    'three rooms, {p1}, {p2} and {p3}, and behind them {lair}. Every clue is there three times; whoever fails a check pays in time or blood, and gets it all the same.',
  ],
  openings: [
    'The last stairs go down in a spiral, and the daylight gets stronger instead of weaker. On every step stands the name of one who carried a stone of it.',
    'Behind the turning stone it is dry and bright, and no sound from outside gets in. [Whoever|Anyone who] speaks hears the answer a little before the question ends.',
  ],
  companions: [
    'They were made or sworn to guard and do not hate anyone: whoever puts down what was taken is not looked at any more.',
    'They cannot be bought, and cannot see what makes no step: a flying or hanging person is attacked only by reach.',
  ],
  runs: [
    '{T} goes by with goats or a basket, sees the party, and sings a little more softly.',
    '{H} sits apart from the other people of {A} and has an arm around a coil of rope (DC 13 Insight: {H} would rather not go in again).',
    'On the wagons of {A} lie crowbars, oil and straw for packing, enough for one thing as large as a table.',
  ],
  preventions: [
    'tell {S} what the song is for before {A} comes with money (DC 12 Persuasion)',
    'take the rope ladder of {H} away, or win {H} over (DC 13 Insight)',
    'show {B} the writing on the pan while the people of {A} listen; half of the porters go home (DC 13 Performance)',
    'let {A} through the gate and keep the weights of those who went in: nobody gets out with more (DC 14 Investigation)',
  ],
  clockEffects: [
    'if both steps were prevented, {A} arrives in {lair} alone and tired, after the party; if neither was, {relic} already hangs from a tripod, and can be dropped or saved.',
    'for each step that was prevented, one of the guardians has not been woken yet; for each that was not, one of the porters of {A} stands in the way and begs to be taken along.',
  ],
  lastWays: [
    'The gate knows the party by now: it weighs quickly. To {lair} one comes by {p2}, if the song is complete, or over the new crack in {p3}, which leads there without a step (DC 13 Athletics).',
  ],
  firstFight: [
    'on the second evening those of {A} who have not been paid want the drawings of the party ({fight}). They stop when one of them is down, and say then what they know: {H} has been in {lair}.',
  ],
  hoards: [
    'In the hands of the statues in {lair}, where gifts were laid, are {items}, and {worth}; the scale lets them out for the same weight in bread.',
    'Behind the last painted panel those who built it left their wages: {items}, and {worth}.',
    'In the pan of the scale lies what others had to leave, and nobody is left to claim: {items}, and {worth}.',
  ],
  magic: [
    [
      '*Speak with Dead*: the porter in {p2} knows eight notes, and asks for the ninth.',
      'tone!=whimsical level>=5',
    ],
    [
      '*Comprehend Languages* reads the line over the gate [at once|immediately]: "Take as you gave, give as you took." It takes a thought longer to see that it is meant literally.',
      'level>=1',
    ],
    [
      "*Detect Magic* shows abjuration everywhere, and in {lair} a hole in it, a hand's breadth wide.",
      'level>=1',
    ],
    [
      '*Identify* on {relic}: it is a weight, with no other spell on it than the one that makes it heavy for whoever wants it.',
      'level>=1',
    ],
    [
      '*Dimension Door* and *Teleport* get one past all rooms, but not past the scale: who has come in unweighed cannot be let out by it, and the grating stays down.',
      'level>=7',
    ],
    [
      '*Legend Lore* on {den} gives the words of the lullaby, and who sang it first: one who could not stay.',
      'level>=9',
    ],
    [
      '*Scrying* on {A} shows a tent, a map with a blot, and {H} at the edge of the lamp light, awake.',
      'level>=9',
    ],
    [
      '*Levitate* or *Fly* over {p2} is silent; the spears stay in the wall as long as nothing falls down.',
      'level>=3',
    ],
    [
      '*Passwall* opens the painted wall, and the painted people step aside for it; they do not come back.',
      'level>=9',
    ],
    [
      '*Commune*: yes, the lid can be shut. No, it was not a punishment. Yes, somebody is still awake down there.',
      'level>=9',
    ],
    '*Mage Hand* can move a mirror, but not {relic}; the scale weighs it with the one who sent it.',
  ],
  complications: [
    'The grating falls while half of the party is inside. {A} has the only beam that is long enough to lift it, and states a price.',
    '{B} translates one word anew and [has to|must] sit down: it was not "shut in" but "invited". {B} [wants to|would like to] leave, with the books.',
    'Rain comes in by the hole in the roof. In {p3} the paint begins to run, and with it the last picture but one.',
    '{S} has gone in alone, at night, to say the name; one hears it from the gate, louder and louder.',
    "Two porters of {A} have found the party's supplies and ask, honestly, whether they may change sides.",
    'In {town} {keptSign}, all [at once|immediately]. {G} sends a rider: come out, or make haste.',
    '{T} is asked by the elders to sing no more. {T} will whistle, if the party looks the other way.',
    'One of the nine slabs has broken under a wagon wheel. Its note can be sung, if somebody stays behind and sings it.',
  ],
};

export const ruinSides: readonly MatterSide[] = [
  {
    wants: [
      '**{G.full} and {council}** want an answer, in writing, before {deadline}. Content with a drawing and a warning; angry if something is sold before it has been understood.',
    ],
    later: [
      '**{council}, if content**: has had the road closed behind the wagons of {A}, and a cart with the beam of a mill stands at the gate, which holds the grating open for as long as it takes.',
    ],
  },
  {
    wants: [
      '**{A.full}** and the porters want {relic} and to be home before the weather turns. Content with half of the fame; angry if blamed for what {H} did.',
    ],
    later: [
      '**{A.name}, if content**: stands [on the other side|over there] of the lid and holds a mirror, with both hands, and with closed eyes.',
    ],
  },
  {
    wants: [
      '**The people of {T.full}**, {num} in all, live between {den} and {town} and sing their children to sleep with nine notes. Content if one asks before one digs; angry about every stone that is carried off.',
    ],
    later: [
      '**The people of {T.name}, if content**: sing outside, all of them, in the right order: {p2} is safe from then on, and the guardians are slow [for a round|for one round].',
    ],
  },
];
