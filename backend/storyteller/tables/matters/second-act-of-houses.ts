import type { SecondAct } from './matter-types.ts';

/** The second act of a story about a house that keeps what was lent. */
export const secondActOfHouses: SecondAct = {
  id: 'loan',
  not: [],
  only: ['delve-house'],
  heading: 'Act two: The First Thing, in {town2}',
  opens: [
    'The act ends when the party has seen all three rooms: in the last case, where the first slip should be, lies a ticket for the coach to {town2}, punched once, for one way. On the back is the address of {R.full}, the {R.role}, and the word LATER.',
  ],
  goal: [
    'The house can be paid, but somebody has to know what the first debt was. The one who knows lives in {town2}: {wren} once meant to go there and stayed on the doorstep, with {H} waiting in {lair}. What was to be fetched is still there. The party has to bring it before {deadline}.',
  ],
  map: [
    'While the party is away, {den} has followed it, by a cellar: in {town2}, in the second house on the market, there is a door that was not there, and behind it the kitchen of {den}. It is two days by road, and forty steps by the cellar; but the cellar goes through {lair}, and one has to be let out on this side, too.',
  ],
  way: [
    "The coach takes two days, and something on the roof is heavier than the luggage. Whoever looks (DC 13 Perception) finds a chair that does not want to be sent home. It is of use: it knows {wren}'s handwriting, and points.",
  ],
  place: [
    'The house of {R.full} in {town2} is the opposite: empty, white, a table, a chair, a letter on it. {R} gives away everything, has done so since that day, and has nothing left but the one thing for which nobody ever came: a small coat, for a child, paid for.',
  ],
  setPiece: [
    'On the market of {town2} {den} opens its new door, in the middle of the fair, and begins to collect. Stalls, hats, a carousel slide towards it. Each of the party can do one thing, another one each time: hold on to people (DC 14 Athletics), call out to whom things belong (DC 13 Performance), close the door with good manners (DC 14 Persuasion), cut the carousel loose (DC 13 Acrobatics). With three successes the fair stays; with fewer, it is in the dining room now, with all its guests, and those who make use of the noise go for the coat.',
  ],
  clues: [
    'Insight :: asking {R} about that day :: {wren} stood outside and could not let go of the door handle. It began there, with a hand.',
    'Investigation :: looking into the pocket of the coat :: A sweet, a key the size of a fingernail, and a slip: "Back in a moment." The key is for the toy theatre.',
    'Perception :: listening at the new door :: Somebody with a cough counts steps, from {lair} to here.',
  ],
  rival: [
    '{R} wants to bring the coat in person, and to say something at the end that is not kind. It would be just, and it would be the wrong sentence; {R} half knows it.',
  ],
  choice: [
    '{R} comes along, with the coat, and speaks first. Or the party asks for the coat alone, and {R} stays with an empty table.',
  ],
  first: {
    answer: 'lets {R.name} speak first',
    now: [
      '{R} packs nothing, since there is nothing, and shuts a door for the first time in years.',
    ],
    later: [
      'In {lair} {R} says the unkind thing. The furniture stops, all of it, for two rounds, ashamed; and {H} weeps, so that the right sentence has to be said twice.',
    ],
  },
  second: {
    answer: 'takes the coat alone',
    now: ['{R} folds it, and asks for it to be buttoned up to the top.'],
    later: [
      'The coat fits {H}. As long as somebody buttons it, one button each round, nothing in {lair} moves: there are {few} buttons.',
    ],
  },
  closes: [
    'The act ends on forty steps, going down from {town2} and coming up in {den}: it smells of soup, somebody practises the piano, and the door above opens inwards.',
  ],
};
