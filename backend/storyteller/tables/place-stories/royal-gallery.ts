import type { PlaceStory } from '../place-story-type.ts';

export const royalGalleryStory: PlaceStory = {
  id: 'royal-gallery',
  levels: [11, 20],
  tones: ['horror', 'intrigue'],
  words: ['gallery', 'portrait', 'painting', 'palace', 'kings', 'museum'],
  title: 'The Long Gallery in {town}',
  look: "Forty kings and queens hang in one line, full length, in the north wing of the palace. All are painted by the same hand, over four hundred years. The last frame is empty, has today's date on the brass, and a cloth lies ready at the foot of it.",
  senses:
    'Boards creak a step after one has stepped on them. It smells of linseed and of warm skin.',
  keeper: [
    'keeper of the portraits',
    'mixes the colours, never turns round in the gallery, and has gone to bed in gloves since taking the post.',
  ],
  guest: [
    'heir to the crown',
    'is to sit for the portrait in {days} days, as the law demands, and has begun to sleep in a different room every night.',
  ],
  absent: 'court painter',
  hooks: [
    [
      'The heir {B.full} pays {pay} gold pieces, and grants one wish in law, for being ill on the right day in a way that no healer can cure.',
      'The sitting cannot be refused by one who was crowned, only by one who was never painted. It has to be done before the oath.',
    ],
    [
      'Three ambassadors to {town} who walked through the gallery agree with everything by now. Their masters would like to know what they saw.',
      'They looked the eleventh queen in the eye, and she has been at court since, in one of them at a time.',
    ],
    [
      'A maid asks to be taken far from {town}. She dusted the frame of the old king on the day of the funeral, and he was still wet.',
      [
        'The paint dries when the body does. The first of them has left the old body by way of the frame and waits in it for the next: what was buried was empty.',
        'The paint dries when the body does. He was buried alive, in a manner of speaking: what was buried was empty.',
      ],
    ],
  ],
  done: 'Treaties are signed here, under the eyes of the dynasty, and have never been broken. Visitors are let in on Sundays, in felt shoes, and {K} asks them to look at the hands and not at the faces.',
  trace:
    'The kings look to the left in the morning and to the right at dusk. The old king of {town} signed until the day of his death as the fourteenth did, with the same slip of the pen.',
  truth: [
    'Each portrait holds a king. The one who sits leaves the frame and goes out in the body, which all along is the first of them, who will not die; the others hang here, awake. {V} has painted them all, is four hundred years old, and ran when told to begin on {B}.',
    "They rule by vote. At night the forty step down and decide what the crown is to do, and the old king was told in his sleep, until he joined them. They have kept the realm at peace for four hundred years. {V} found out how to burn them, and hangs in the servants' stair since, very small, as a study of a shouting mouth.",
  ],
  finds: [
    [
      'Perception',
      'laying a hand on the canvas of the last king',
      'from the other side a hand is laid on yours.',
      1,
    ],
    [
      'History',
      'comparing forty signatures',
      'one person has been reading the papers of state since the house was founded.',
      1,
    ],
    [
      'Stealth',
      'staying in the gallery at midnight, under the cloth',
      'forty chairs are moved, and someone proposes the budget.',
      2,
    ],
    [
      'Investigation',
      "looking for {V} on the servants' stair",
      'a study in oil follows you with its mouth, and shapes the word "turpentine".',
      2,
    ],
    ['Arcana', 'using True Seeing here', 'the frames are doors, and open inward.'],
  ],
  use: [
    'Who steps into a frame is in that reign, in the palace of that year, and can be found by its king (use <1 Archmage, Mummy Lord, Lich>, and its court as Knights).',
    'A portrait that is hung face to the wall is blind and deaf. There are forty, and they shout.',
    'Turpentine ends one of them for good, and with it whatever that reign has signed: borders, marriages, the pardon of whole peoples.',
  ],
  later: [
    'In {days} days {B} sits, and gets up with a slight slip of the pen.',
    'In {days} days the forty take a vote on {B}, who has ideas. It is not close.',
  ],
  ways: [
    'The first king can be painted into the last frame for good by {V}, in one sitting, while he is kept talking. Somebody has to sit with him in it, or the realm has forty freed kings at once, all with a claim.',
    '{B} can ask for a seat and a vote. They would grant it to one who brings what they miss most: news that was not written by a courtier. Some of the party would have to stay for the first session.',
  ],
};
