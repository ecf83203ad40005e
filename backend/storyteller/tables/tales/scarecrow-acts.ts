import type { TaleActs } from './tale-types.ts';

export const scarecrowActs: TaleActs = {
  heading: 'What the Field Is Owed',
  blows: [
    '[On the second evening|After the second clue|When two of the three places have been seen,] some of the reapers wait at the barn with sickles: the party walks at night, so it is them ({fight}). They stop when one is cut and bleeds red, on either side; {A} had told them that the strangers are full of straw.',
  ],
  early: [
    [
      'The back doors are not locked, and {A} mows until dark: whoever is not stopped by the dogs in the yard (DC 12 Stealth or Animal Handling) can look under the sheets, and learns how many are there and their faces. But those who stand there have grown roots, through the clay into the field (DC 12 Medicine), and whoever is cut loose before the field has been paid dies of it. {A} does not deny anything, asks what {town} would eat, and has the village on {A.their} side; there was a bargain once, but [nobody|no one] in {town} knows its words any more.',
      'v=a',
    ],
    [
      "The back doors are not locked, and {A} mows until dark: whoever is not stopped by the dogs in the yard (DC 12 Stealth or Animal Handling) can look under the sheets, and finds those who came too close to {A}'s house, dragged in and made fast. But they have grown roots, through the clay into the field (DC 12 Medicine), and whoever is cut loose before the field has been paid dies of it. {A} says that it is a disease, and that {A.they} keeps them dry; there was a bargain with the field once, but [nobody|no one] in {town} knows its words any more.",
      'v=b',
    ],
  ],
  opens: [
    [
      '[The corn closes. Where there was|In one night the corn has closed. Where there was] a road into {town} there is wheat now, ripe, as high as a house; and {R} comes through it with torches, a cart full of salt and {few5} people. {A} has called them, since the party began to ask questions: what has burned cannot be recognised by anybody, ash is good for the ground, and round {A.their} own strip there is a furrow with salt in it.',
      'v=a',
    ],
    [
      '[The corn closes. Where there was|In one night the corn has closed. Where there was] a road into {town} there is wheat now, ripe, as high as a house; and {R} comes through it with torches, a cart full of salt and {few5} people. {A} has called them, since the party began to ask questions: what has burned does not walk to {A.their} door, and {A} would rather lose one harvest than wait for the last sheaf.',
      'v=b',
    ],
  ],
  goal: [
    'If the fields burn, [everybody|everyone] who stands in them burns too. The party [has to|must] hold {R} off and learn the words of the old bargain; and it was made in {town2}, at the other end of the corn.',
  ],
  map: [
    '[The wheat grows at night, and shifts.|By night the wheat grows, and in the morning it stands elsewhere.] There is a maze about {town}, of which {T} on the hill alone can see the ways; from its middle, a straight, mown ride leads to the back doors of {lair}, and [nobody|no one] has mown it.',
  ],
  way: [
    '[Through the corn it is a night, hand in hand|For a night they walk through the corn, hand in hand], with one looking forward and one looking back (DC 13 Perception by both; on a failure the hand that one is holding has become straw for a hundred steps). {T} blows the horn from above: left, left, right.',
  ],
  place: [
    '[{town2} was a village.|{town2} is no village any more.] In the time of the grandfathers its people left no sheaf, and then, in their fear, they gave the field themselves: in the nave of the church {num4} of them stand with arms out, and the wheat has grown through the roof. [On the altar lies the first sheaf there ever was.|The sheaf on the altar is the first of all.]',
  ],
  rival: [
    '{R} believes in fire, thoroughness and payment on delivery. {R} burned down a whole village once, because of a cattle plague, and has begun to doubt that there was one.',
  ],
  others: ['undead'],
  setPiece: [
    'In the church of {town2} the sheaf must be lifted off the altar and the writing beneath it read, while the people of that village, who have been nothing but straw for a long time, come down the nave ({fight}), one pew at each blink. [Each|Every] round the players agree on who looks where; whoever looks can do nothing else. [Reading takes three actions (DC 13 Religion or History each)|To read it takes three actions (DC 13 Religion or History each)]. When it is read out in {town}, they all turn their faces to the wall.',
  ],
  what: 'Religion :: reading the writing to the end :: "One sheaf, standing, every year, and we are quits." There is no word about a person. [Somebody|Someone]\'s grandfather could not read.',
  who: 'History :: looking at the names of those who signed for {town} :: The first is a forebear of {A}, with a cross, drawn left-handed; the last line says "to be told to the eldest". [It was told wrong, or too well.|Somebody told it wrong, or told it too well.]',
  where:
    'Perception :: following the lines of the wheat from the tower :: They all run together, like hair at a crown, at one roof: {lair}.',
  choice: [
    '{R} would leave without a fire for {coins} gp, which is more than {A} can pay. Or the party shows {R} the hearts that beat, and then {R} [has to|must] live with the other village.',
  ],
  first: {
    answer: 'pays {R.name}',
    now: ['{R} counts the money and turns the cart. (The reward is gone; {G} can give no more.)'],
    later: [
      '{R} has left the salt behind, as a gift among business people. {few4} sacks of it lie ready: a line across {lair} that those of straw cannot cross.',
    ],
  },
  second: {
    answer: "lays {R.name}'s hand on a heart",
    now: [
      "{R} stands there for a long time, and then asks for a spade. Some of {R}'s people desert, with the torches.",
    ],
    later: [
      '{R} comes to {lair}, with a spade, and lifts those who are under the sheets out of the clay, one [each|every] round, talking to them; as not one root is cut, they live.',
    ],
  },
  closes: [
    '[The moon rises over the mown ride.|There is a moon, and the ride lies before you, mown.] [On either side they stand, close as a crowd, caps off, like people who let a bride go by.|They line it on both sides, with their caps off, as a village does for a bride.]',
  ],
  lastWay: [
    'Along the ride you get to the back doors of {lair}, as long as you do not run. [From the yard there are dogs, lamps and neighbours, who mean well by {A}.|Through the yard you meet dogs, lamps and neighbours, who mean well by {A}.]',
  ],
  clock: [
    'For each step that was prevented, one of those under the sheets has been claimed by name, and is out of it; if the children were sent to glean, {few2} of them are in the barn, holding on to the hands of [somebody|someone] they know.',
  ],
  sides: [
    {
      who: '{G.full} and the village',
      wants: ['want their people, and then bread. Content with the living; angry about a fire.'],
      later: [
        'stand at the edge of the stubble and call names, each their own, until they are hoarse: at {lair} one of straw stops every other round.',
      ],
    },
    {
      who: '{B.full} and the families',
      wants: [
        'want to have back, for one hour at least, the one whom each of them is missing. Content with the truth; angry about comfort.',
      ],
      later: [
        'have laid out boots along the road, pair by pair. Whoever of them sees theirs walks out.',
      ],
    },
    {
      who: 'The field of {town}',
      wants: [
        'wants its sheaf, no more. Content with a word that is kept; it cannot be angry, it grows.',
      ],
      later: ['closes behind {A}, ear by ear: [nobody|no one] flees from {lair}.'],
    },
  ],
};
