import type { Tale } from './tale-types.ts';

export const heirPlaces: Tale['places'] = [
  {
    name: 'the great gallery|the gallery of kings',
    look: [
      '{num2.u} kings, queens and dogs, in gold. [By day it is a corridor. By night|While it is light, one simply walks through. By night] [you hear them breathe in, all together, when {T} comes by with a light.|you hear all of them draw breath when {T} comes by with a light.]',
    ],
    todo: [
      '[You may look, but not touch|Looking is allowed, and touching is not], and {few4} guards with halberds see to it, who are painted themselves (they step out of the frame if a hand comes nearer than a foot: DC 16 Stealth, or a duster).',
    ],
    what: [
      [
        'Investigation :: looking at the paint over the garden through a lens :: It is a black that has been made to look green, and no shop in {town} sells it. [Under it there is no child any more;|A child was under that once, and is not any more;] canvas, [as if|as though] it had never been painted on.',
        'v=a',
      ],
      [
        'Investigation :: looking at the garden through a lens :: [There is nothing painted over at all.|No brush has been at this place.] The garden has grown, leaf by leaf, and at the edges there are tooth marks.',
        'v=b',
      ],
    ],
    who: [
      [
        'Perception :: comparing brush strokes :: Wherever [somebody|someone] is missing, it began on the left, at the ear. {A} begins like that, too; and on a study that {A} has pinned up beside the door, of some strangers in {town}, one of the party has no left ear.',
        'v=a',
      ],
      [
        'Perception :: looking for the one picture that nothing has been eaten out of :: It is a self-portrait of {A}, quite new, hung so that the last frame can see it: a calling card, or a receipt.',
        'v=b',
      ],
    ],
    where:
      'Arcana :: following the draught along the frames :: It blows towards the last picture, which is not flush with the wall. There is a room behind it, {lair}.',
  },
  {
    name: 'the workshop of {B.full}',
    look: [
      '[A hundred faces look out of their dirt.|There are a hundred pictures in here, and dirt on all of them.] [{B} has cleaned half of each one;|On each, {B} has cleaned one half of the face;] and the other half is always sadder.',
    ],
    todo: [
      '{B} needs both hands and [somebody|someone] to hold the lamp, and not to move for two hours (DC 15 Constitution saving throw). Whoever holds out sees [someone|somebody] come up from under the brown who waves.',
    ],
    what: [
      [
        "History :: finding the heir's first picture, as a baby :: [It is a christening, with {few6} godparents, round a cushion. The cushion has a dent.|You see a christening: {few6} godparents bend over a cushion, and in the cushion there is a dent.] On the back [somebody|someone] in {town} has written a name, and blotted it, and it is still wet.",
        'v=a',
      ],
      [
        "History :: finding the heir's first picture, as a baby :: The cushion is empty, and the godparents round it stare past the frame with horror. [It was not {A} who painted that look;|That look was not painted by {A};] the painted godparents have turned their heads since, towards whatever came for the child.",
        'v=b',
      ],
    ],
    who: 'Insight :: asking {B} who brings the pictures and takes them away :: {H}, at night, by order of {A}; and afterwards {B} always has a day of which nothing is left.',
    where:
      'Nature :: looking at the dust on the stretchers :: It is the same in all of them, soot, burned incense and bone; it comes from a chapel that was walled up, and there is only the one behind the gallery: {lair}.',
  },
  {
    name: 'the lodgings of {S.full}',
    look: [
      '[An attic over a fish market; the walls are covered with people, from life, and so good that one says excuse me.|Under the roof over the fish market {S} has covered the walls with people whom one passes on the stairs, so well drawn that one makes way for them.] {S} sits in front of an empty sheet and shakes.',
    ],
    todo: [
      '{S} only talks while drawing, as {town} knows, and draws the visitor as the visitor is. [(The player is asked three questions about the character, and must answer truthfully; the sheet is kept, and counts at {lair}.)|(Ask the player three questions about the character, which must be answered truthfully. Keep the sheet: it counts at {lair}.)]',
    ],
    what: 'Perception :: looking at the sketch in the roll :: [A child of seven, with a gap in its teeth, who is about to laugh.|You see a child who has lost a front tooth and is just about to tell you something, with a straight face.] [For a moment all remember: the pony, the joke, the second half of the joke, and {G} laughing.|It comes back to all of you for a moment, the pony, the joke, how the joke went on, and how {G} laughed.]',
    who: 'Persuasion :: asking {S} why {S.they} was banished :: "{A.full} had me sent away on the day I asked who was to sit on the small chair at the table of the crown."',
    where:
      'Sleight of Hand :: looking at the key that lies in the roll with the sketch of the heir :: [It was drawn, and is real.|Somebody drew this key until it was one.] {S} made it from memory: the door in the last frame, to {lair}.',
  },
];
