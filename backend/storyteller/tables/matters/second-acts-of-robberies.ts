import type { SecondAct } from './matter-types.ts';

/** Further second acts of robberies, thefts and searches. */
export const secondActsOfRobberies: readonly SecondAct[] = [
  {
    id: 'heist-rehearsal',
    not: [],
    only: ['direct-heist'],
    heading: 'Act two: The Rehearsal, in {town2}',
    opens: [
      '{S} takes the party aside: "I have built that floor twice. The other one is in {town2}, in a house that is to be torn down. If you fall through it there, you only fall. If you fall through it here, {A} is at the door."',
    ],
    goal: [
      'In {town2} the party can do once, and badly, what it may do at {house} only once: a floor, a plate, two locks. There it also meets the one other who has ever tried it. {R} has had the same idea and has paid for the house.',
    ],
    way: [
      'A day on the coach in which {H} travels as well, on the day off, to see a sister. {H} sits across from the party and is the better judge of people (DC 14 Deception by one of the party; on a failure {H} smiles, and knows).',
    ],
    place: [
      'An empty house with marks where pictures were. In the cellar is the room, with springs, plate and bell, rusty and honest. On the floor sits {wren}, who once robbed a house like {house}, was caught by a goose, and gives lessons now.',
    ],
    rival: [
      '{R} rehearses in the mornings, the party in the afternoons; {R} leaves notes. {R} is good at the locks and too heavy for the floor, and says so on the third note.',
    ],
    clues: [
      'Investigation :: taking the plate apart :: It does not weigh what lies on it, but listens: with a thing that ticks on it, it stays down whatever one takes.',
      'Insight :: asking the sister of {H} what the boat is for :: It is new, has room for a crate, and the name of the night is already painted on a flag: the eve of {deadline}.',
      'Perception :: walking the floor with closed eyes, behind {wren} :: In the middle of {lair} is one board that gives without ringing: it is where the builder had to stand.',
    ],
    setPiece: [
      'The house is to be torn down today, a day too early, with the party below. There are four rounds, and it is at the same time the best rehearsal: each of the party does one thing in each of them, a different one each time: the two locks (DC 14 Sleight of Hand), the floor (DC 13 Acrobatics), the plate (DC 13 Sleight of Hand), the way out through a window that is not there yet (DC 13 Athletics). With three successes the party is out with a floor board under its arm; with fewer, also, and each has lost a Hit Die. Outside stand people of {A}, who have come to see who practises.',
    ],
    map: [
      '{A} has heard of the rehearsal, and has {house} changed around: geese to the front, {H} to the inner door, the wagon to the back gate and ordered for an hour earlier. What was difficult in {p3} is easy now, and what was easy is not.',
    ],
    choice: [
      '{R} proposes to do it together, with the locks for {R} and the floor for the party, and to halve whatever else lies there. Or the party lets {R} go first, an hour early, as the noise that it needs.',
    ],
    first: {
      answer: 'does it together with {R}',
      now: [
        '{R} brings a list, a flask and good shoes. {H} looks from one to the other, and reckons anew.',
      ],
      later: [
        'In {lair} each of the locks is done by the one who is better at it: no check. When the bell could still be stopped, {R} has to choose between the other shelves and the party (DC 13 Persuasion).',
      ],
    },
    second: {
      answer: 'lets {R} go first',
      now: ['{R} is told a day and not the whole truth. It is not a good feeling, and it works.'],
      later: [
        'The bell rings when the party is not yet inside. All of the guard stand around {R}, who sits on the floor and eats an apple; for {few} rounds nobody is before {lair}. Afterwards {R} knows whom to thank.',
      ],
    },
    lastWay: [
      'By the kitchen, where no geese are any more (DC 12 Stealth), and past {H}; or over the roof to the back gate, where the wagon has been waiting for an hour (DC 13 Acrobatics).',
    ],
    closes: [
      'The act ends at the window of {p1}: across the street the lamps go out in another order than before.',
    ],
  },
  {
    id: 'stolen-twice',
    not: [],
    only: ['direct-stolen'],
    heading: 'Act two: The Trial Piece, in {town2}',
    opens: [
      'Whoever wants to be let in at {lair} has to bring something stolen and its story. The party has neither. {S} knows an address in {town2}: "They have been waiting there for years to be robbed by somebody decent."',
    ],
    goal: [
      'The party needs a theft that people talk about, before {deadline}, in which nobody is harmed: it is the way into {lair}, and the first thing that {A} will ask about. {R} collects such stories and wants the same piece.',
    ],
    way: [
      'On the road to {town2} the thieves of the whole country are already travelling, as monks, nurses and a string quartet; whoever recognises one (DC 13 Insight) is taken for one and hears what {A} says about {it}.',
    ],
    place: [
      'The house in {town2} belongs to {tansy}, who is old, rich and bored, and owns the ugliest [vase|clock|cradle] of the province. {tansy} would like to see it gone, the insurers would not, and a cousin counts everything on Sundays. It must be stolen properly, or it does not count.',
    ],
    rival: [
      '{R} sits in the music room and lets {tansy} show the piece for the third time. {R} would leave it to the party for a chapter: how it was really done.',
    ],
    clues: [
      'Insight :: asking {tansy} about earlier visitors :: One was here {weeks} weeks ago and found the piece too easy: {A} was looking for something that everyone would miss.',
      'Perception :: looking at the knot of grass on the mantelpiece :: It is that of {H} and not that of {A}; the one was never named, and leaves such knots everywhere by now.',
      'History :: listening to the quartet tune up :: Their invitation names {lair}, an hour, and the law: no guest is touched before the choice.',
    ],
    setPiece: [
      'On Sunday, during the count of the cousin, it has to be done: four rounds, in the presence of {num} guests, and nobody may see it. Each of the party can do each of these once: distract the cousin (DC 13 Performance), exchange the piece for a cake (DC 13 Sleight of Hand), get it down the outer wall (DC 13 Athletics), be the one who cries "thieves" and points in the wrong direction (DC 13 Deception). With three successes it will be talked about for a year; with two, for a month; with none, {tansy} has to scream it all over town. Outside somebody wants to steal it a second time, by force.',
    ],
    map: [
      'The cousin has had all bridges watched. For honest people the road to {lair} is shut from now on; for the others there is one, at night, with a lantern in each tree, from {town2} to the gate.',
    ],
    choice: [
      'The party can go in as thieves, with the piece and its story, and play by the law of {lair}. Or it takes {tansy} along, who has never been so well, to claim the piece there before everyone.',
    ],
    first: {
      answer: 'goes in as guests',
      now: [
        'A place is laid for them, third table from the middle. {A} raises a glass, with some interest.',
      ],
      later: [
        'At {lair} the party is under the law: nobody may touch it before the choice. It has an hour among the tables, close to {it}, and a story that makes {num} people look in one direction for a round.',
      ],
    },
    second: {
      answer: 'brings {tansy} along',
      now: ['{tansy} wears the emeralds, to be robbed a little on the way.'],
      later: [
        '{tansy} stands up at {lair} and asks for the piece back, politely, by the law. Nothing like that has ever happened; while they look it up, {A} looks there as well, and not at {it}.',
      ],
    },
    lastWay: [
      'By the road of lanterns, with the piece under a cloth, one is greeted at {lair}; through the wood beside it, without a light, one comes to the place where {H} sits and sulks.',
    ],
    closes: [
      'The act ends below the last lantern: under the largest cloth in {lair}, something moves as if it had been moved.',
    ],
  },
  {
    id: 'lost-family',
    not: [],
    only: ['direct-lost'],
    heading: 'Act two: The Company with the Porters',
    opens: [
      'They come by night through {town}, without a lantern: a company with {num} porters, mules and a folding boat, and with the same goal. On each crate is a seal of {town2}. Whoever pays for that does not want {it} for a shelf.',
    ],
    goal: [
      'The company is on its way to {lair}, with more people, and does not know what one has to leave there. The party has to learn who sends it, and be ahead of it, or travel along. {R} leads it, and has read everything about the place but the last page.',
    ],
    way: [
      'Overtake it on the ridge (DC 13 Survival by the group; on a failure each has one level of exhaustion), or hire on as porters, with sixty pounds and no questions (DC 13 Deception). As porters one eats well and sees the crates from inside: they are empty. They mean to bring much back.',
    ],
    place: [
      'The camp of the company at the last water, in straight lines. In the middle tent hangs a picture of {it}, as it never looked, and below it sits the one who pays, {quill}, and writes a speech for the day of the return.',
    ],
    rival: [
      '{R} has led {few} such journeys and brought most people home; this time {R} has been told not to count. {R} would let the company lose a day, if somebody else were to blame.',
    ],
    clues: [
      'Insight :: listening to the speech of {quill} :: {it} is not to be brought home, but to be used, on a town that is named. It is what those who swore were afraid of.',
      'Perception :: looking at who brings the camp its bread :: It is {H}, who counts the tents on two fingers: those who guard it know already.',
      'History :: comparing the map of the company with what {S} tells :: It is the better one up to the last sheet. That one shows {lair} as it was before it was shut, with the door on the other side.',
    ],
    setPiece: [
      'In the night the ground of the camp gives, as it does there, and everything slides towards the water. There are five rounds: cut the mules loose (DC 13 Animal Handling), hold the rope with the porters on it (DC 13 Athletics), get {quill} out of the tent (DC 13 Persuasion), save the map or let it float (DC 13 Acrobatics). With three successes before three failures nobody is missing, and {num} porters know to whom they owe it; otherwise the company is in two parts, on two banks, and the armed one is on that of the party.',
    ],
    map: [
      'The last water has found another bed. What used to be the shore is a slope of mud with old steps in it; they lead down to {lair}, to a door that has been under water for {years} years, and will be again in a few days.',
    ],
    choice: [
      'The porters would turn round, all of them, and go home, if the party gave them its provisions. Or they go on with the company, slowly, and carry what the party asks them to.',
    ],
    first: {
      answer: 'sends the porters home',
      now: ['{quill} stands among {num} crates and learns what one weighs. The party eats roots.'],
      later: [
        'Of the company only {quill} and a few guards come to {lair}, an hour late, with a lantern. There is no one to carry anything, and {quill} has to ask for the first time.',
      ],
    },
    second: {
      answer: 'lets the porters go on',
      now: ['They sing something else now. {R} hears it, and says nothing.'],
      later: [
        'At {lair} the porters set down the crates exactly where they are in the way. {A} and {band} let them through, since they are greeted; the guards of {quill} are not.',
      ],
    },
    lastWay: [
      'Down the old steps, over mud (DC 13 Athletics), to the door on the other side of {lair}, which no one has guarded for {years} years; or along the ridge to the one that {A} guards, and knocks on.',
    ],
    closes: [
      'The act ends on the steps, at low water: behind the door of {lair} somebody says a name, and it is that of one of the porters.',
    ],
  },
];
