import type { Harm } from '../plot-types.ts';

export const voicesHarm: Harm = {
  id: 'voices',
  tones: ['horror', 'grim', 'intrigue', 'heroic'],
  agents: ['dead', 'power', 'profiteer'],
  noun: 'the voice',
  pitch: [
    'When it is quiet in {town}, somebody is asking for somebody.',
    'The echo at {s1} has begun to give other answers.',
    [
      'The great bell of {town} has begun to speak. It says a name« at {hour}», and the one who bears it resigns, or is dead by the end of the month. So far {body} has lost two.',
      'tier>=3',
    ],
    [
      '{body} has had every chimney« of the palace» walled up. Since then the voice has been using the fountains.',
      'tier>=3',
    ],
    'A voice is heard in {town}« at {hour}». It says a name, and the one« who is» named sells up and leaves, or does not get the chance.',
    'The voice of {V}, who is dead, has been heard« in {town}», in chimneys, «in wells, »once in the choir. Three houses are for sale.',
    'In {town} they have stopped the chimneys with rags. The voice comes through the wells now.',
    'Something« in {town}» knocks, {few} times, and asks in the voice of {V} to be let in.',
  ],
  first: [
    [
      '{X1} has had the nursery papered over, «where it comes from, »and moved the children. The children moved back.',
      '#child',
    ],
    'It wished {X1} a happy birthday, with the right number.',
    'For {X1} it did the old dog, whining at the door. The dog has been dead for nine years.',
    '{X1} heard it first, out of the drain, and has answered it since, «every night, »in whispers.',
    'The voice told {X1} where a certain coat was. It was there.',
    '{X1} had the well filled up. That night it spoke from the kettle.',
  ],
  second: [
    '{X2} has begun to whisper, so as not to miss anything.',
    '{X2} asked it for forgiveness. There was a pause, like that of a person looking for a pen.',
    "It spelled {X2}'s name, and got one letter wrong, and then {X2} remembered how it used to be spelled.",
    '{X2} asked what it wanted, and was told, and has aged.',
    'It called {X2} in the middle of a christening, by a pet name.',
    '{X2} fired a crossbow at it and hit a portrait of {X2.themself}.',
  ],
  start: [
    [
      'The oath of office is repeated by the whole assembly, nine hundred voices«, one phrase after another». At the fourth phrase there are nine hundred and one. The new one is in front, «in time, »and leaves out a word; and puts in a name: {X3}. {X3}«, with a hand on the book,» says: "Present."',
      'tier>=3 @choir',
    ],
    [
      'In the treaty hall« of {town}» the ambassadors have reached the signature. The ink dries in the well with a sound like a breath, and out of the well«, distinctly,» someone asks whether {X3} has eaten. At the end of the table {X3} puts down the pen« of state».',
      'tier>=3 @treaty',
    ],
    [
      'The fanfare for {X3} has eleven trumpets. Today there is a pause after it, «in which no one has blown, »and in the pause the air goes on«, softly,» in words. It wants to know whether {X3} has brought the key this time. Eleven trumpeters look into their trumpets, and {X3} feels«, before all of {town},» in every pocket.',
      'tier>=3 @fanfare',
    ],
    [
      'The choir is in the second verse when one voice more joins in. It takes the tune down, «very gently, »and the others stop« one after another» until it sings alone. It sings the name {X3}. In the third row {X3} gets up and says, "Present."',
      '@choir',
    ],
    [
      'You drop the bucket and wait for the splash. There is none; there is a voice, close«, as if the water were at the rim». It says: "Is that {X3}?" Behind you someone lets a jug fall. It is {X3}.',
      '@well',
    ],
    [
      'The fire in the common room burns low« and blue», and every talk dies down. Out of the chimney, reasonably, «a little hoarse, »comes a question: "Has {X3} eaten?" {X3} puts down the spoon. On the mantelpiece«, where it was not before,» lies {emb}.',
      '@hearth',
    ],
    [
      'Somebody knocks {few} times. {X3} begs you not to open. "It has been« very» patient," says the voice outside, "and it has brought you something." Under the door«, from outside to inside,» comes {emb}.',
      '@knock',
    ],
  ],
  act: [
    [
      'Wax in the ears helps, and then one sees who is moving their lips (DC 13 Perception).',
      'start=choir',
    ],
    'It breaks off for good manners: anyone who says "Not here, please" gets a day, once.',
    'One question gets a true answer, if it is asked politely (no check); the second needs DC 15 Persuasion.',
    'The direction can be found (DC 14 Perception): it does not come from where it seems but through it, from {lair}.',
    [
      '{X3} is on the way to the door« and will open it» (DC 13 Persuasion to stop {X3.them} with words, DC 14 Athletics without).',
      'start=knock',
    ],
  ],
  how: [
    [
      'There is not one voice, there are {few}«, one for each»; they are the voices that the {few} had when they were young.',
      'agent=dead|power',
    ],
    [
      'The voice is that of {V}, and it can be heard wherever {V} was once not answered.',
      'agent=dead',
    ],
    [
      '{A} speaks with the voice of {V}, and has kept it« since then», like everything it was given.',
      'agent=power',
    ],
    [
      'It is a speaking tube, an actor and the old chimneys«, which were all built by one mason and are joined in the roof».',
      'agent=profiteer',
    ],
  ],
  escalate: [
    ['It is on first-name terms with the children.', '#child'],
    "It now finishes people's sentences, better.",
    'The voice reads out names in the square, in order. There are {few}.',
    'It has begun to answer people who had not asked it anything.',
    'Several people now hear it say different things, and believe it.',
  ],
};
