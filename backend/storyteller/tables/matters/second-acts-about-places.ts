import type { SecondAct } from './matter-types.ts';

const plots = ['site-below', 'site-reason', 'site-cheap', 'site-haunted'];

/** Second acts of intrigues about a place: one that was built after the same plan, and a decision over its head. */
export const secondActsAboutPlaces: readonly SecondAct[] = [
  {
    id: 'place-sister',
    not: [],
    only: plots,
    heading: 'Act two: The Other One, in {town2}',
    opens: [
      'Among the old papers about {it} is the bill of the master builder, and it is for two. The second one, built after the same plan in the same year, is in {town2}, and has stood empty since something happened there that nobody wrote down. {A} has the key to it.',
    ],
    goal: [
      'What will become of {it} has already happened once, in {town2}. The party can see there how it ends, where the plan has a room that {it} {it.has} behind a wall, and what {A} has tried out before doing it here. {R} has been measuring the ruin for a week.',
    ],
    way: [
      'A day and a half with the carters of the quarry, who have moved stones from the one to the other for {weeks} weeks, by night, for {A}, and wonder about it (DC 13 Persuasion to be shown which stones). On foot it is the same road, and the carters do not stop.',
    ],
    place: [
      "It is {it} once more, stair for stair, and everything in it is a step further on: the door that sticks there hangs here, the crack that is there as wide as a finger is a way through. On a table lies a meal for two, {weeks} weeks old. {wren}, who used to look after it, lives in the porter's box and does not go in after dark.",
    ],
    rival: [
      '{R} has a complete drawing, which is worth nothing without the measure of the wall that was opened last. {R} would exchange: the drawing for the measure, and then one of them goes down first.',
    ],
    clues: [
      'Investigation :: laying the drawing of {R} over the plan :: One wall is new. Behind it was what everything is about, and it is gone; the same wall exists in {it}, and has been knocked on.',
      'Insight :: letting {wren} tell of the last guest :: {A} came with {H}, stayed for one night, and came out of the cellar laughing. The next morning {wren} was given a pension.',
      'Perception :: going the way that is walled up at home :: The room behind the wall lies exactly where {lair} is in {town}.',
    ],
    setPiece: [
      'As soon as somebody touches the new wall, the house begins to go: first the dust, then the stairs. {wren} has gone back in for the register. There are five rounds; each of the party can do one thing at a time: hold a beam (DC 13 Athletics), find the next stair that still bears (DC 13 Perception), throw the register out (DC 12 Sleight of Hand), bring {wren} down (DC 13 Acrobatics). With three successes all are outside when it falls; with fewer, they come out through the cellar, each with one level of exhaustion, and meet those who were sent after them by {A}.',
    ],
    map: [
      'The one in {town2} is a heap of stones, and everybody for miles has seen the dust. {G} has to close the street in front of {it} now, and has guards put there; inside, {A} has all the peace in the world. From the heap in {town2}, however, an old pipe is open again that ran between the two.',
    ],
    choice: [
      '{wren} could come to {town} and say before {council} what is going to happen to {it}, and would be believed: then everyone has to be brought out of the street, which takes a day. Or the party keeps quiet, takes only the register, and is at {lair} before anyone knows.',
    ],
    first: {
      answer: 'has the street cleared',
      now: [
        '{wren} is heard out. By the evening beds are carried along the street, and {A} does the next step of the plan in an empty house.',
      ],
      later: [
        'Nobody lives above {lair} any more, so that nobody is hurt, whatever falls. {wren} has chalked the stones that bear: the party has advantage on every check to keep its feet there.',
      ],
    },
    second: {
      answer: 'takes only the register',
      now: ['The party has a day more than {A} thinks. {wren} stands in the road for a long time.'],
      later: [
        'In the register is how the first builders got into the walled-up room without breaking anything: the party comes out at {lair} behind {A}, in the middle of a sentence.',
      ],
    },
    lastWay: [
      'Through the old pipe one crawls for an hour (DC 13 Athletics, or one arrives exhausted by one level), and comes out under {lair}; by the door of {it} one has to get past the guards of {G} (no check with a word of {G}) and is heard on the stairs.',
    ],
    closes: [
      'The act ends before {it}, in the evening: one window is lit that the party has seen fall in {town2}.',
    ],
  },
  {
    id: 'place-verdict',
    not: [],
    only: plots,
    heading: 'Act two: The Commission of {town2}',
    opens: [
      'Before the party has put its clues together, a paper is nailed to the door of {it}: a commission in {town2} is to decide what becomes of {it}, on the application of {A}. Whoever does not speak there is not asked again.',
    ],
    goal: [
      '{A} wants {it} by the law, while everybody looks at what goes bump there. The party has to be in {town2} when the commission meets: to be heard, to see the application, and to win the one among the three who cannot be bought. {R} speaks there as well, for a client without a name.',
    ],
    way: [
      'By the post coach, with one of the three commissioners asleep in the corner (DC 13 Persuasion or Insight for a good conversation, after which this one is on the side of the party), or by night on horseback, and early enough to look at the files.',
    ],
    place: [
      'The commission sits in a granary with a green table. In front of it stands a model of {it}, of lime wood, made for {A}: the roof comes off, the floors come out, and the cellar has been glued shut. The three are a judge who is deaf, a builder who is in debt, and {quill}, who would like to see the real one.',
    ],
    rival: [
      '{R} has the better speech and no witness. {R} would let the party go first, and says openly what the client wants: not {it}, but what is beneath, beside or behind {it.them}, and {R} does not know it either.',
    ],
    clues: [
      'Investigation :: opening the cellar of the model with a knife :: In it is a second cellar, drawn in pencil. Whoever made it has been there, and has measured.',
      'Insight :: asking the builder who pays the debts :: {A} does, since {weeks} weeks ago, on one condition: that nobody goes there before the decision.',
      'History :: reading the application to its last page :: {A} asks for {it} "with all that belongs to it", and lists every door. One is not on any plan: the one at {lair}.',
    ],
    setPiece: [
      'The hearing has three rounds, and in each the party has to win one of the three, each in another way: the judge by something that can be seen (DC 13 Sleight of Hand or Performance), the builder by fear or by a way out (DC 14 Intimidation or Persuasion), {quill} by the truth (DC 12 Persuasion, with advantage if something from {it} is laid on the table). With two successes the decision is put off until they have seen {it}. In the second round the people of {A} break in to take the model away.',
    ],
    map: [
      'By order of the commission a fence is put around {it}, with two gates and two keys: one for {A}, one for the party. Whoever goes in has to sign. What is going on inside can be done only at night from now on, and the other way to {lair}, over the roofs, is watched by all neighbours.',
    ],
    choice: [
      '{quill} would come along at once, unofficially, and sign whatever there is to see; the other two take it amiss. Or all three come in {few} days, with trumpets, and {A} has until then to tidy up.',
    ],
    first: {
      answer: 'takes {quill} along at once',
      now: ['{quill} has packed candles and a clean collar, and has never been so happy.'],
      later: [
        '{quill} stands at {lair} with a pencil and writes down every word; what {A} says from then on is said to a judge. {A} sends the others home, or has to be violent before a witness, at which half of them leave.',
      ],
    },
    second: {
      answer: 'lets all three come',
      now: [
        'They travel slowly, with trunks. {A} has everything white-washed, and the lime is still wet.',
      ],
      later: [
        'Wet lime keeps footprints: the party knows at {lair} how many enemies there are and where they stand, and on the last evening the three of them are under the window with a lantern.',
      ],
    },
    lastWay: [
      'Through the fence with the key and a signature, and {A} reads it within the hour; or without (DC 13 Stealth over the roofs), with the help of the neighbours, who have seen everything and enjoy it.',
    ],
    closes: [
      'The act ends at the fence: in the book of the gate, above the name of the party, the ink of {H} is not dry yet.',
    ],
  },
];
