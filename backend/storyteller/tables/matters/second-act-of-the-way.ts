import type { SecondAct } from './matter-types.ts';

/** The second act of a story about a place that is far away and unknown: the way to it. */
export const secondActOfTheWay: SecondAct = {
  id: 'way',
  not: [],
  only: ['site-lost'],
  heading: 'Act two: The Way to {it.t}',
  opens: [
    'The act ends as soon as the party knows the stream, or at the latest when the mules of {A} are loaded before the walls of {town}: from then on it is a question of who is there first.',
  ],
  goal: [
    'There is no proof in {town} that {council} would believe: the treaty has to be seen where it lies. {A} sets out with the mules, and {R}, who has heard all of it at {p2}, sets out as well«, an hour before everyone else».',
  ],
  way: [
    'The last houses are those of {town2}; there one gets food, and no guide. After that the way goes [against the current|through cold water], from one old road mark to the next: each of {few} marks is a check for the group (DC 13 Survival), and a failure costs half a day or a piece of baggage.',
  ],
  place: [
    'Where the third mark stood there is a ford, with a [stone bench|broken arch] and a view back to {town2}. Here those who gave up {it} rested« {years} years ago»: {num} names are cut into the rock, and one of them is the name of the family of {A}.',
  ],
  setPiece: [
    'In the gorge the water comes, because somebody further up has opened a gate: {H}, who took the party for {A}. Everyone has to get out of it in another way, and each way can be used once: climb (DC 14 Athletics), swim with it (DC 13 Acrobatics), hold on to a mule (DC 13 Animal Handling), follow the ledge that {B} remembers (DC 13 History). With three successes the party comes out at the top with all that it has; after two failures it comes out below, wet, a day later than {A}.',
  ],
  clues: [
    'History :: reading the names in the rock :: They left in one night, and swore something before: the stone says what it was about, {prize}.',
    'Insight :: asking {R} who paid for the trip :: {A}, half in advance, for finding the last door and keeping silent.',
    'Nature :: looking at where the warm water comes from :: Two springs run together here. Only one of them comes from {lair}.',
  ],
  rival: [
    '{R} walks faster than the party and draws worse maps. {R} would give up the money of {A} for the right to write the book about {it}, and says so at the fire.',
  ],
  map: [
    'The gate cannot be shut again: the gorge stays flooded, and the way back to {town} now takes a day longer. Whoever wants to be there at {deadline} has to leave {it} in time, or find the old road.',
  ],
  choice: [
    '{H} sits on a rock above the gorge, frightened by what has happened, without food and with half of the map. The party can take {H} along, or take the half and go on.',
  ],
  first: {
    answer: 'takes {H.name} along',
    now: ['{H} shares everything that {H.they} knows, and walks slowly: it costs an evening.'],
    later: [
      '{H} goes up to {A} at {lair} and says what the water did. {A} looks at the gorge for a round, and does not fight in it.',
    ],
  },
  second: {
    answer: 'goes on without {H.name}',
    now: ['With both halves nobody can lose the way any more, and {A} is still a day behind.'],
    later: [
      '{A} has found {H} and arrives with two more for the fight, and angry; but the party has had a day at {lair} to choose its place.',
    ],
  },
  closes: [
    'The act ends at dusk, when the stream bends for the last time, and what everyone took for a cliff has windows: {it}.',
  ],
};
