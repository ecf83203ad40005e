import type { Harm } from '../plot-types.ts';

export const returnsHarm: Harm = {
  id: 'returns',
  tones: ['horror', 'grim', 'heroic'],
  agents: ['dead', 'power'],
  noun: 'the things that come back',
  pitch: [
    [
      'The tombs of the kings in {town} are giving things back: lamps, boots, caps with names in them«, by cartloads». They are delivered« at night,» to the right people.',
      'tier>=3',
    ],
    'Things that were lost {years} years ago are turning up in {town}«, at {hour},» in beds, and they are warm.',
    'In {town} the dead send their belongings home: a boot, «a lamp, »a cap with the name in it. Whoever gets one does not keep well.',
    'It is thought a kindness« in {town}» at first: lost things come back. Then people see what they have in common.',
    [
      'The tide, the well and the attic give things up in {town}. Each belonged to one of the {num}.',
      'water=yes',
    ],
  ],
  first: [
    '{X1} was sent a spoon for each Sunday since, still warm.',
    "In {X1}'s chest«, under the linen,» someone had packed for {num}.",
    '{X1} was given back a kiss, and will not say how.',
    "{X1} found a stranger's wedding ring in the bread, then on {X1.their} own finger.",
    "On the pillow of {X1} lay a child's boot. {X1} has buried it four times.",
    '{X1} was sent a lamp that will not go out, and can be seen« at night», walking the rooms« with it», to find somewhere dark.',
  ],
  second: [
    '{X2} found the shoes in a row along the bed, toes inward.',
    '{X2} burned it, buried it, sold it. The buyer brought it back«, with an apology,» and another one.',
    'To {X2} it brought the fingers of a glove, one each day, and it is Thursday.',
    'The coat that came back to {X2} has to be worn; {X2} has tried all the rest.',
    '{X2} got a slate with {num} names. Number {few} has been rubbed out, and {X2.their} own put in.',
    '{X2} threw it into the river, and is in bed with a cough that brings up river water.',
  ],
  start: [
    [
      'The fleet of {town} has lowered its nets for the blessing«, three hundred ships». They come up full«, and not of fish». On every deck lie boots« and lamps» and caps, «polished, »{num} of each. «Beside you on the flagship »{X3} looks into one« of the caps», reads the name, and puts it on, since {X3.their} hands had already begun to.',
      'tier>=3 @fleet',
    ],
    [
      'They are laying the foundation stone for the tomb« of the regent». {X3} has the silver trowel, and there is something under the stone«, where there should be sand»: lamps, boots, caps, packed as for a journey, {num} of each. A cap comes up« by itself, damp», and {X3} has put it on and is holding out a hand for the lamp« before anyone can shout».',
      'tier>=3 @stone',
    ],
    [
      '{X3} lifts the lid off the dish. In the dish«, on parsley,» lies {emb}, and beside it a cap with a name« sewn in». {X3} says grace, because {X3.their} mouth had already begun it.',
      '@dish',
    ],
    [
      'The children have found it« and are proud»: a whole row of boots has come up« out of the ground» beside {s1}, {num} of them, polished. In one there is a foot. It is that of {X3}, who is standing in it« and cannot get out».',
      '@boots',
    ],
    [
      'The door is pushed open by a wheelbarrow with nobody behind it« that you can see». In it are lamps, boots, {emb}. It stops before {X3}. After a while {X3} takes the handles, «quite naturally, »and starts to push.',
      '@barrow',
    ],
    [
      'A net is pulled in with« something heavy in it, and the heavy thing is» a door. There are scratches on it. {X3}«, who has come to see the catch,» looks at it, lies down on it, and fits.',
      'water=yes @net',
    ],
  ],
  act: [
    'If one puts it where its owner last was (DC 13 History to know), it stays there.',
    [
      'Whoever wears it sees what its owner saw, for a round: a door, from inside.',
      'start=fleet|dish|boots',
    ],
    [
      'The thing can be taken off {X3} by anyone who accepts it as a gift, and then it is theirs (no check; a Charisma saving throw each dawn, DC 13, or they hear the owner).',
      'start=fleet|boots',
    ],
    [
      "The owner's name is in it (DC 12 Investigation); said aloud, the name stills the thing for a day.",
      'start!=net',
    ],
    'On every one of the things there {res.is} {res}, wet.',
  ],
  how: [
    [
      'Whatever comes back weighs a little more each time. When it weighs as much as its owner, the owner is in it.',
      'agent=dead|power',
    ],
    [
      'Each thing belonged to one of the {num} and is delivered to the one« who stood» nearest« to its owner» that night.',
      '',
    ],
    [
      'The things come by themselves, because someone at {lair} has begun to unpack.',
      'agent=dead|power',
    ],
  ],
  escalate: [
    'Now there comes luggage.',
    'The cemetery is lighter by a ton.',
    'The things begin to come for people who were not born then.',
    'Next, the owners come to see whether their things are kept well.',
    'The things are found« arranged» on {s1} as for an inspection, and there are gaps.',
  ],
};
