import type { TaleActs } from './tale-types.ts';

export const heirActs: TaleActs = {
  heading: 'The Country of Those Who Never Were',
  blows: [
    '[On the second evening|After the second clue|When two of the three places have been seen,] figures as flat as boards wait in the corridor ({fight}). They turn their edge to whoever strikes at them (attacks on them have disadvantage), and they stop when one has been turned to face the wall; {H} had left the frames unlocked.',
  ],
  early: [
    [
      '{S}\'s key fits the last frame, and {A} is at court all day, sketching. They find the new picture and the jar, and may break neither: the heads on the canvas are those of {num} living people, who feel a knife in it; and the colour in the jar is what those who are missing would need in order to come back (whoever holds an ear to it hears a child: "Do not spill us"). [They can only be fetched from the side on which they are.|Whoever wants them back has to go to where they are.] {A} sees that a brush has been moved, paints over the keyhole, and begins on a picture of an inn room.',
      'v=a',
    ],
    [
      "{S}'s key fits the last frame, and {A} is at court all day, sketching. They find the picture alone, and in it themselves, from behind. It has been fed, and only looks; but it cannot be carried off, since it is only moved when it wants to be, and whoever burns it burns {num4} people on its other side. [They can only be fetched from there.|Whoever wants those back has to go to where they are.] One of the party is missing a button afterwards, in the picture and on the coat. {A} is told by it who was here, paints over the keyhole, and begins on a picture of an inn room.",
      'v=b',
    ],
  ],
  opens: [
    "The party comes to breakfast, and {G} asks the guards who let these people in. There are {members} fewer chairs at the table. {R}, who is buying, stands before a canvas on which one can see an inn room, well painted, without [anyone|anybody] in it; it is the party's.",
  ],
  goal: [
    '[They have gone the way of the heir: nobody knows them, locks do not turn,|What happened to the heir has happened to them. Nobody knows them, keys do not turn for them,] and bread does not fill; a sketch in a pocket changes that as little as the sketch of {S} did for the heir. Before they thin out altogether, within {middle} days, they [have to|must] get to where the others are, to {town2}, and find what was kept of them.',
  ],
  map: [
    'For those who have never been there is a land of their own: meadows without an owner, the empty side of every picture. {town2} lies in the middle of it. And from there, on that side, the gallery has a back: you see all pictures as windows, and the largest opens into {lair}.',
  ],
  way: [
    '[You walk in at the garden, past the dog, which can still smell one.|The garden is the way in, past the dog, who can still smell you.] From there it is two days, through weather that [somebody|someone] forgot. [Each|Every] evening [everyone|everybody] says what they know about the person on their left (the players do; whoever has nothing to say gains a level of exhaustion).',
  ],
  place: [
    '{town2} is full of children, second wives, rivals and witnesses. They have elected the heir, who is seven, to rule them, because it knows the most jokes. [{town} has never had so good a government.|There has not been a better government in {town}.]',
  ],
  rival: [
    '{R} collects what is missing and is happy here as in a museum; {R} can come and go, by the trade entrance, and would not like [anybody|anyone] to be taken away.',
  ],
  setPiece: [
    "{R}'s buyers have come to fetch the children's street: it hangs on nine ropes, as a cyclorama, and is being rolled up, with the people in it ({fight}). The party has six rounds to hold it. [Each|Every] round: cut a rope (DC 16 Acrobatics), call out to [someone|somebody] by a name that fits (DC 15 Insight), or draw a door on the canvas, and open it (a drawing by the player, no check). For every door three people get out.",
  ],
  what: [
    [
      'Insight :: asking the heir what happened :: "I had to hold still. [It tickled.|The brush tickled.] [Then {G.name} looked straight through me, and {T.name} did not, and it was only a game for the first day."|Then {G.name} looked and did not see me. Only {T.name} did, for a day. That day it was a game."]',
      'v=a',
    ],
    [
      'Insight :: asking the heir what happened :: "I was to stand in front of the last frame. It yawned. [Then {G.name} looked straight through me, and {T.name} did not, and it was only a game for the first day."|Then {G.name} looked and did not see me. Only {T.name} did, for a day. That day it was a game."]',
      'v=b',
    ],
  ],
  who: 'Investigation :: reading the sales ledger of {R} :: All were sold by {H}, on {A}\'s account, each one "landscape, with something"; [next to|beside] the party\'s it says "in preparation", and a date from before they came.',
  where: [
    [
      'Perception :: looking for the backs of pictures from this side :: [One is nailed shut, but light|One has boards nailed over it, but light] comes through the weave. [Someone|Somebody] is mixing colours there: it is {lair}.',
      'v=a',
    ],
    [
      'Perception :: looking for the backs of pictures from this side :: [One is nailed shut, but its weave|One has boards nailed over it, but its weave] moves in and out, like a flank. The voice of {A} is behind it, counting heads: it is {lair}.',
      'v=b',
    ],
  ],
  choice: [
    "{R} has the party's own picture under an arm and would give it back, for the heir's last joke: [nobody|no one] here would know it any more. Or they keep the joke, and will have to be remembered by [somebody|someone] out there.",
  ],
  first: {
    answer: 'gives the joke away',
    now: [
      '[The picture is theirs; they have shadows again, and in {town} people remember them, but the way home is still through the back of the largest picture.|They have their picture, and at once there are shadows under them; people in {town} remember who they are, though they have yet to get home, through the back of the largest picture.] In {town2} the children [begin|start] to look at the ground.',
    ],
    later: [
      'In {lair} nothing can take the party out any more, it has been tried once (advantage on those saving throws). [But at the end the heir does not laugh; somebody has to think up another joke.|But the heir will not laugh at the end, until somebody has made up another joke.]',
    ],
  },
  second: {
    answer: 'keeps the joke',
    now: [
      '{T}, out there, stops in the middle of dusting, and makes {members} small circles in the air, where noses were.',
    ],
    later: [
      "The heir tells it aloud in {lair}, and whoever hears it laughs, without wanting to: [everyone|everybody] on {A}'s side loses their reactions, and {A} lets everything fall for a round.",
    ],
  },
  closes: [
    "[The act ends|It ends] at the back of the largest picture, with a child's hand in [everyone|everybody]'s hand. [Through the canvas you can see into {lair},|On the other side of the canvas lies {lair},] where {A} walks up and down and counts the heads that are still to come.",
  ],
  lastWay: [
    'From behind, the nailed picture is a window like the others: you draw the nails, climb over its sill into {lair}, and have {A} in front of you, with both hands full. In the gallery {A} has painted over the keyhole of the last frame, so that no key fits; what is left there is the gap between frame and wall, as wide as a board, for one of them to squeeze through and open from inside (DC 16 Acrobatics).',
  ],
  clock: [
    "For each step that was prevented there is [someone|somebody] in {town} who says the party's names aloud at the last moment (each call brings back one who is gone); if the cuffs were washed, {G} has forgotten what was to be found, and the guards of {lair} have orders to arrest strangers.",
  ],
  sides: [
    {
      who: '{G.full} and the palace',
      wants: ['want to know whom they have loved. Content with one name; frightened of a list.'],
      later: [
        'have [everybody|everyone] say aloud at noon what they have never understood: whose pony, whose bed. The paint cracks.',
      ],
    },
    {
      who: 'Those of {town} who never were',
      wants: [
        'want to be asked to dance, to owe money, to be cross with [somebody|someone]. Content with any of it; sad about pity.',
      ],
      later: [
        'lean against the back of the picture, {num4} of them, and it bulges into the room: {A} has no place to step back.',
      ],
    },
    {
      who: '{R.full}',
      wants: [
        'wants the collection to be complete. Content with a masterpiece; upset by solvents.',
      ],
      later: [
        [
          'buys the new picture, on the spot, unseen, and has it carried off in the middle of the fight.',
          'v=a',
        ],
        [
          'names a price for the picture, in the middle of the fight, and then a higher one; it is flattered, and for a round it does not bite.',
          'v=b',
        ],
      ],
    },
  ],
};
