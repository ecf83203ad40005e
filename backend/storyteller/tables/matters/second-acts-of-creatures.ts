import type { Row } from '../row-types.ts';
import type { SecondAct } from './matter-types.ts';

/** Second acts about a creature that demands something, or that has to be protected. */
export const secondActsOfCreatures: readonly SecondAct[] = [
  {
    id: 'tribute-north',
    not: [],
    only: ['great-tribute'],
    heading: 'Act two: Over the Northern Ridge, to {town2}',
    opens: [
      'As soon as the party knows of the second shadow, {it} ask{it.v} for something: "I do not know how large it is, since from {lair} I have never dared to look. Go to {town2}; it lived from {town2} before. Come back to {lair} and tell me whether one can say no."',
      'A cart comes from {town2}, without a driver, with half of what {town2} had and a board on it: FOR THE OLD ONE. WE CANNOT BRING IT ANY FURTHER. Somebody has to find out what {town} is about to owe, and to whom.',
    ],
    goal: [
      'The party goes to {town2}, which has paid the Old One for {years} years, to learn what it is, what it is afraid of, and how a town lives beside it. On the way back it decides whether {town} has one enemy or two. {R} goes along, because there is a second hoard.',
    ],
    map: [
      'The Old One blocks the pass behind the party: half a mountain slides onto the road, and a lake begins to rise behind it. From {town2} there is only the way along the ridge now, in view of everything that flies; it comes out above {lair}, and not below it.',
    ],
    way: [
      'Over the ridge it is two days on a path of old toll stones, each with a row of claw marks (DC 13 Survival; on a failure everyone is one level more exhausted). At each stone one can read how much was paid, and when the town behind it stopped.',
    ],
    place: [
      '{town2} is clean, quiet and has no young people. All roofs are of turf, no bell has a clapper, and on the market stands a bowl as large as a dance floor, into which everybody throws something each evening. They have not been burned for {years} years. Nobody laughs.',
    ],
    setPiece: [
      'The Old One comes to empty the bowl while the party is there. Nobody may run; whoever runs is followed. For three rounds each character must stand (DC 14 Constitution or Wisdom saving throw; those who hold each other\'s hands have advantage). If most of the party stand all three times, it lowers its head over {town2}, smells them, and says one sentence: "Whose are you?" Whoever answers "Nobody\'s" has advantage on the check without a fight at {lair}. If they do not, it takes what they carry that is worth most. Then some of {town2}, who are afraid for their peace, want to drive the guests out.',
    ],
    clues: [
      'History :: reading the book of {town2} :: It takes a half of everything, always, and goes wherever somebody else has begun to collect: it lets young ones find towns for it.',
      'Insight :: asking why nobody laughs :: Because it is the one thing that it cannot bear. A child once laughed at it, and it stayed away for nine years.',
      'Nature :: looking at it from near :: It is half blind and finds its way by the scratched stones. The last one before {lair} is {p2}; turned round, it would point to the sea.',
    ],
    rival: [
      '{R} has counted the bowl and wants to follow the Old One home while it is full. {R} has a good plan for the way in and none for the way out, tells both with charm, and needs two people for the ropes.',
    ],
    choice: [
      'The book of {town2} has the names of all towns that paid, and those that laughed. {town2} lends it only if the party leaves its own treasure in the bowl; or {R} steals it, tonight, if the party holds the rope.',
    ],
    first: {
      answer: 'puts its own treasure into the bowl',
      now: [
        'Each character gives the thing that is worth most. {town2} opens its doors, and {few} old people come along to {town}, to stand on the wall.',
      ],
      later: [
        'The old people of {town2} stand beside the party at {lair}. When they begin to laugh, thinly and then loudly, {it} stare{it.v}, and does not fly up in this fight.',
      ],
    },
    second: {
      answer: 'holds the rope for {R}',
      now: [
        'The party has the book, and {town2} has been robbed: in the morning the bowl is half empty, and {R} is in high spirits.',
      ],
      later: [
        'The Old One has noticed. It comes a day before {deadline}; whoever speaks at {lair} has three rounds less, but the book lies open at the page on which it was laughed at, and the check without a fight is made with advantage.',
      ],
    },
    closes: [
      'The act ends on the ridge: on one side smoke rises from {town2}, on the other {it} stand{it.v} on a rock above {lair}, and waits to be told.',
    ],
  },
  {
    id: 'return-verse',
    not: [],
    only: ['great-return'],
    heading: 'Act two: The Second Verse, in {town2}',
    opens: [
      'At the end of the act {tansy} falls silent at {p2}, in the middle of the second verse. The last lines are gone. They are carved above a door in {town2}, says {B}, where the song was made; and {H} has sent {due} there, to a goldsmith, to have it set.',
      "{H} is gone from {town}, and so is {due}: to {town2}, where people live who would pay more for a night's sleep. In the same night {it} turn{it.v} round in the bay and begins to go along the coast, in the same direction.",
    ],
    goal: [
      'The party has to be in {town2} before {it}: for {due}, and for the last lines of the second verse, which are to be found only there. From now on there are two towns that it can open. {R} has a buyer there.',
    ],
    map: [
      '{It} push{it.es} through the narrows between the two towns and brings down the cliffs: the coast road is gone, the water stands where the fields were, and {lair} can be reached by boat from {town2} in a few hours.',
    ],
    way: [
      'It is two days by the coast road, with {it} in sight on the left, which swims or walks beside the party and sometimes asks a question (DC 13 Insight: it has begun to forget words), or one and a half by boat past the rocks (DC 13 Survival; on a failure each character loses a Hit Die).',
    ],
    place: [
      '{town2} is rich, bright and awake: lamps in all streets, coffee at each corner, and a market that never closes. Here nobody has slept well since the lamps were bought. In the old quarter stands a house of singers without a roof; above the door are the last lines.',
    ],
    setPiece: [
      '{It} reach{it.es} {town2} at midnight. Three things must be done in six rounds: put out the lamps of the harbour, which blind and enrage it (DC 13 Acrobatics over the roofs), get {H} and {due} out of the coach that is stuck in the crowd (DC 14 Athletics or Persuasion), and sing the last lines from the wall so that it stops (DC 14 Performance). With three successes before three failures it lies down before the wall of {town2} for as long as one needs to leave; otherwise it takes the house of singers, stone by stone, and whoever knows the lines is under it. Others use the crowd for their own purposes.',
    ],
    clues: [
      'History :: reading the lines above the door :: They are not a command. They say that somebody will stay awake so that it can sleep: each year one other person, in turn.',
      'Persuasion :: speaking with {H} in the coach :: {H} has not slept since {due} has been packed up, and would give it for a place near it.',
      'Nature :: watching where it rests :: Each dawn it turns its head towards {lair}. It wants to go home, and only there.',
    ],
    rival: [
      '{R} has the buyer, a bed for {due} and a fast boat. {R} offers {H} double and the party a quarter, and has not told anybody that {it} {it.is} already in the bay.',
    ],
    choice: [
      '{H} will go back with the party and {due}, if somebody promises one night of sleep beside it on the way. Or the party takes {due} from the coach in the confusion, and leaves {H} in {town2}.',
    ],
    first: {
      answer: 'promises the night',
      now: [
        'It costs a day. {H} sleeps in a barn, with one hand on {due}, and wakes up as somebody whom one can talk to.',
      ],
      later: [
        '{H} carries {due} to {lair} in person, and is the first in turn to stay awake: whatever is agreed there costs no further check.',
      ],
    },
    second: {
      answer: 'takes it in the confusion',
      now: [
        'The party is in time. {H} has the harbour closed, a moment too late, and sends people after it.',
      ],
      later: [
        '{R} waits at {lair} in the boat of {H}, with people who want {due} back. One of the party must keep them off the rocks for three rounds (DC 14 Athletics each), or they join the fight.',
      ],
    },
    closes: [
      'The act ends in the boat: behind it {town2} has put out its lamps for the first time, in front of it something large is going home.',
    ],
  },
  {
    id: 'guard-pass',
    not: [],
    only: ['guard-beast'],
    heading: 'Act two: The Customer in {town2}',
    opens: [
      'When the party has seen two of the places, {A} raises the stake: the customer has come as far as {town2}, with a ship, a cook and a second cage, and pays for each further hand. {num} more hunters are hired there, at this moment.',
      '{H} brings the news: it is not one hunt. The customer in {town2} has hired {few} bands, each for one valley, and {captor} are only the best of them. As long as somebody pays, others will come.',
    ],
    goal: [
      'Whoever saves {it} at {lair} has saved it for a year. The party goes to {town2} to bring the customer to give up: by a better offer, by shame, or by the sight of what was bought before. {R} knows the customer, and can get the party in.',
    ],
    map: [
      'While the party is away, {captor} burn a strip through the wood, from the road to the ridge, so that nothing crosses it unseen. The path of {B} is gone; to {lair} there is now only the stream, up through the ravine, or the open strip.',
    ],
    way: [
      'With the salt carts of {T} it is two days to {town2}; or one and a half through the wood, in front of {few} other bands of hunters (DC 14 Stealth; on a failure the party spends a night in a tree, and each character loses a Hit Die).',
    ],
    place: [
      'The customer lives on a ship with glass walls. Behind the glass stand the last ones: a bird, a cat, a fish, each with a card and a date. Most are stuffed; {few} are alive and look at the wall. One pedestal is empty, and the card on it says: {it.t}.',
    ],
    setPiece: [
      'The customer gives a dinner for all who hunt. Each guest tells of the best hunt; the best teller may ask for something (three rounds, each a contest, DC 14: Performance, Deception or Persuasion, a different one each time). Two wins, and the customer listens to the party alone, before the empty pedestal. Meanwhile another can open the cages (DC 14 Sleight of Hand): the living ones know the way out. Then somebody screams, the lights go out, and hunters of all bands want the reward for the guests.',
    ],
    clues: [
      'History :: reading the cards :: Each was the last one, and each died within a year. The customer keeps the dates and has begun to be afraid of them.',
      'Insight :: looking at the face before the empty pedestal :: It is not greed. It is somebody who came too late for the first one and wants never to be too late again.',
      'Investigation :: finding the contract with {captor} :: Place of delivery: {lair}, on the morning of {deadline}, in the presence of the customer.',
    ],
    rival: [
      '{R} has sold the customer two of the last ones and is not proud of it. {R} would like to open the cages and does not want to be seen; or to sell the empty one a third time, whichever the party makes easier.',
    ],
    choice: [
      'The customer would tear up the contract with {A} for one thing: to see {it} once, free, at dawn. Or the party frees those behind the glass that are still alive, at once, and makes an enemy.',
    ],
    first: {
      answer: 'takes the customer along',
      now: [
        'On the road from {town2} the customer travels badly, asks much and becomes quieter each day. The cages stay locked, and what is in them looks after the party.',
      ],
      later: [
        'At {lair} the customer stands in the mist without a glass in between, and tells {A} to put the net down. Half of the hunters obey the purse; {A}, who has waited for this all life long, does not.',
      ],
    },
    second: {
      answer: 'frees those behind the glass',
      now: [
        '{few} living creatures go through {town2} in the night, and everybody has something to tell. The customer doubles the price.',
      ],
      later: [
        'There are two more of the hunters at {lair} (those that {A} has with {A.them}), but what was freed has followed the party: a bird drops on the net, a cat on the neck of {A}, and the first round belongs to the party alone.',
      ],
    },
    closes: [
      'The act ends at the burned strip: on the other side {it} stand{it.v}, in full view, and does not cross it, as if it were waiting for somebody.',
    ],
  },
];

/** How the way to the end has changed. */
export const lastWaysOfCreatures: Readonly<Record<string, readonly Row[]>> = {
  'tribute-north': [
    'Along the ridge the party comes to {lair} from above (DC 13 Athletics), where nobody has ever come from. {It} {it.is} looking to the north, and so directly at the party.',
  ],
  'return-verse': [
    'By boat it is a few hours to {lair}, over what was land last week; chimneys stick out of the water (DC 12 Survival to steer between them). Whoever comes so is there before {it}.',
  ],
  'guard-pass': [
    'Up the ravine, in the stream, in the dark (DC 13 Athletics): so one comes to {lair} from below, wet and unheard. Over the burned strip it is easier, and one is seen by {A} for a quarter of an hour.',
  ],
};
