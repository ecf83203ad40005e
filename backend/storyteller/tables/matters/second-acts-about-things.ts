import type { SecondAct } from './matter-types.ts';

const plots = ['thing-taken', 'thing-held', 'thing-wrecked', 'thing-price', 'thing-copy'];

/** Second acts of intrigues about a thing: its counterpart, and those to whom it once belonged. */
export const secondActsAboutThings: readonly SecondAct[] = [
  {
    id: 'thing-twin',
    not: [],
    only: plots,
    heading: 'Act two: The Counterpart, in {town2}',
    opens: [
      'The act ends with a parcel for {G}, without a sender, from {town2}: a drawing of {it}, exact to the last scratch, and below it: "Ours hums since yesterday. What are you doing with yours?"',
      'In the papers of the party is a bill that nobody has noticed, since it is so small: {A} has paid for a journey to {town2} and back, to see "the other one". There is another one, and {it} {it.was} never alone.',
    ],
    goal: [
      '{It} {it.was} made as one of two. The other half of the pair is in {town2}, and whoever has seen both knows what {A} wants with {it}. The party has to see it before {A} has it fetched. {R} has had the same thought, and a faster horse.',
    ],
    way: [
      'Two days on the road, among people who have begun to ask each other what {it} can do. A toll keeper has orders from {A} to write down who passes; a name that is not one (DC 13 Deception) is written down as readily, otherwise {A} has the list by the evening.',
    ],
    place: [
      'In {town2} the counterpart stands in the hall of the weavers, behind a rope, and is dusted on Saturdays by its keeper, old {tansy}, who talks to it. Nobody here has ever thought it was worth anything. It answers to {it}: [it is warm on the side that faces {town}|a glass of water beside it trembles each time that something is done to the other].',
    ],
    rival: [
      '{R} has offered {tansy} money, then flowers, and has been handed a duster. {R} would share it with the party: {R} gets one hour alone with the counterpart, and the party hears what {R} was hired to find out.',
    ],
    clues: [
      'Arcana :: laying a hand on the counterpart for a whole minute :: What is done to {it} is felt here. It was carried in the dark, set down on stone, and touched by many hands in one night.',
      'Insight :: asking {tansy} who has come to see it :: {A}, {weeks} weeks ago, with {H} to hold the coat. {A} asked only one thing: what happens if one of them is kept from the other.',
      'Perception :: turning the counterpart on its foot until it falls silent :: It points like a needle. The line runs through the map to {lair}.',
    ],
    setPiece: [
      'The people of {A} come for the counterpart at night, with a cart. It must not fall, must not be carried off and must not be left alone in a fire; there are four rounds. Each of the party can do one thing in each round: hold the doors of the hall (DC 13 Athletics), carry it up the stairs with {tansy} (DC 13 Acrobatics), make the carters believe that they already have it (DC 14 Deception), call {town2} out of bed (DC 12 Performance). With three successes it stays where the party wants it; with fewer, it is on the cart, and has to be stopped at the bridge.',
    ],
    map: [
      'Since that night the two call each other: in {town} and {town2} dogs bark at the same minute, and compasses between them turn. The road by day is full of curious people; at night, along the line between the two, it is empty, straight, and leads past {town} to {lair}.',
    ],
    choice: [
      'If the counterpart is brought near {it}, {A} can hide nothing any more, and everybody else will notice as well. If it stays in {town2} and {tansy} strikes it at an agreed hour, {it} answer{it.v} wherever {it.they} {it.is}, once, for one minute.',
    ],
    first: {
      answer: 'takes the counterpart along',
      now: [
        '{tansy} comes along, with the duster, and does not let anyone else carry it on stairs. {A} hears of it a day before the party arrives.',
      ],
      later: [
        'At {lair} both are in one room for the first time in {years} years. For three rounds everyone present can see the last hands that held {it}, and those of {A} among them; two of the enemies put down their weapons.',
      ],
    },
    second: {
      answer: 'leaves it there and agrees on an hour',
      now: [
        'The counterpart stays with {tansy}, and half of the weavers sit around it with knitting and cudgels. {A} believes that the party has come back with nothing.',
      ],
      later: [
        'At the agreed hour {it} answer{it.v}, aloud, from where {A} keeps {it.them}: nobody has to search, and {A}, who has turned round at the sound, loses the first round.',
      ],
    },
    lastWay: [
      'By night along the line the party comes to {lair} from a side without a path (DC 13 Survival, or it takes an hour longer and dawn begins); by the road it comes in company, and {A} can count it from afar.',
    ],
    closes: [
      'The act ends on the hill before {town}: down there, for the length of a breath, something answers.',
    ],
  },
  {
    id: 'thing-heirs',
    not: [],
    only: plots,
    heading: 'Act two: To Whom It Belonged, in {town2}',
    opens: [
      'The last clue that the party finds in {town} is older than everything else: a receipt, half of it cut off, for {it}. Paid: nothing. Given by: a family in {town2}. Nobody in {council} wants to talk about it, and {A} has asked for the same paper {weeks} weeks ago.',
    ],
    goal: [
      'What {A} is doing rests on a lie that is older than {A}: how {town} came by {it}. The family in {town2} knows the truth and has the other half of the receipt. Whoever has both halves decides to whom {it} belong{it.v}, and {A} needs them, too. {R} was engaged by the family to bring {it} home.',
    ],
    way: [
      'The short road has been dug up by order of {A}. By the river it is a day and a half, with boatmen who still sing about {it}; one verse is missing in {town} (DC 13 Performance or History to hear that it was cut), and the party arrives knowing what to ask for.',
    ],
    place: [
      'The family in {town2} has kept the place for {it} free for {years} years: a niche, swept, with a lamp. {tansy}, the grandmother, shows it to every guest, and does not ask what they have come for. At dinner one chair is always turned to the niche.',
    ],
    rival: [
      '{R} sits at the table of {tansy} like a grandchild and is treated as one. {R} believes in the claim, wants it settled before a judge, and would stand beside the party against {A} tonight, if it says aloud where {it} should be afterwards.',
    ],
    clues: [
      'History :: putting the two halves of the receipt together :: {It} {it.was} lent, for one year, against a promise. The promise was kept by nobody, and that is what {A} can blackmail {council} with.',
      'Insight :: asking {tansy} who has been here before :: {A}, who cried at the right places and asked for the paper as a keepsake. {H} waited outside, and was ashamed.',
      'Investigation :: reading what {A} forgot in the guest room :: A list in the hand of {H}: lamps, straw, a crate of the size of {it}; and where all of it is to be delivered, {lair}.',
    ],
    setPiece: [
      'While they sit at table, the people of {A} set fire to the archive in which the receipt is entered. Four rounds: bring out the right shelf (DC 13 Investigation), form a chain of buckets (DC 13 Persuasion), hold up the stairs (DC 14 Athletics), stop the one who runs off with the register (DC 13 Acrobatics). With three successes the entry is saved; with two, half a page of it, which will do before {council} but not before a judge.',
    ],
    map: [
      'In {town2} they have heard now what {town} did, and {num} people have set out to fetch {it}, with a band and an empty cart. They need three days. From now on the road is full of them, the inns are taken, and {A} has one thing more to fear than the party.',
    ],
    choice: [
      '{tansy} gives the party this half of the receipt, if it promises that {it} will stand in the niche for one year, as was agreed. Or the party asks {tansy} to come along and to say it in {town} in person; at that age the journey takes a day longer.',
    ],
    first: {
      answer: 'gives the promise',
      now: [
        'The party has the paper and is on the road within the hour. {G} will hear of the promise at the end, from {tansy} if from nobody else.',
      ],
      later: [
        'Read aloud at {lair}, the whole receipt takes from {A} what the plan was built on: {H} changes sides before the first blow, and {A} can be talked to with advantage.',
      ],
    },
    second: {
      answer: 'brings {tansy} along',
      now: [
        'The next step of the plan of {A} takes place meanwhile. {tansy} is carried in a chair by turns, and tells who made {it}, and for whom.',
      ],
      later: [
        '{tansy} walks up to {it} at {lair}, through all of them, lays a hand on it and calls it by its name. Nobody strikes a blow within ten feet of it, and {A} has to come out from behind the others.',
      ],
    },
    lastWay: [
      'With the cart and the band from {town2} one can walk up to {lair} in the middle of the road, and nobody looks at the party (DC 12 Performance); by the dug-up road one comes alone and an hour earlier, from behind (DC 13 Athletics).',
    ],
    closes: [
      'The act ends at the first milestone of {town}, where somebody has scratched out the name of the family of {tansy} and somebody else, this morning, has written it in again.',
    ],
  },
];
