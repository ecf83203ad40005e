import { adventurers, notLeft, shadyTrades } from './facet-words.ts';
import type { AskedStory } from './story-type.ts';

/** Persons who have left a trade or have something behind them. */
export const personsOfFormerLives: readonly AskedStory[] = [
  {
    id: 'asked-left-the-shadows',
    asked: { kind: ['former'], what: shadyTrades },
    other: 'young newcomer',
    look: [
      '{P.name} never stands in front of a lit window, and can say how many ways lead out of {town}.',
      'The hands of {P.name} are scrubbed, quick and steady, and there is one ring-shaped pale mark on them.',
    ],
    manner: [
      '{P} hears a step on the stairs before the dog does, and then goes on with the sentence.',
      '{P} is kind in a careful way, as people are who have learned it late.',
    ],
    want: '{P} was {what} once, has put it behind {P.them}, and wants one thing: to be nobody in {town} until the end.',
    ask: [
      '{P} pays {pay} gold pieces to learn what {Q} wants in {town}, who has been asking for {P} by a name that should be dead.',
      '{P} pays {pay} gold pieces for a ledger in {town2}, in which the old name stands beside the new one. It must not be read on the way.',
      '{P} has been sent a sign from the old life: someone at the court of the realm is to die, and {P} is to do it, or {town} hears everything. {P} offers {pay} gold pieces from an old hiding place to those who find the sender before the crown does.',
    ],
    says: [
      '"I used to travel. I did not like what I brought home."',
      '"You sit with your back to the door. That is nice. I never could."',
      '"People here think I am dull. You have no idea how hard I worked for it."',
    ],
    tell: 'On one night of the year {P} burns a candle for each of {few} people, names none of them, and opens late next day.',
    truths: [
      '{Q} is the child of the last one on that list. {P} has known it since {Q} came to {town}, has given {Q} work, bread and a room, and has left a knife lying within reach every evening, so that {Q} can choose.',
      'The old masters of {P} let nobody go. {Q} is here to bring {P} back or to put an end to it, and has been putting it off for {few} weeks, because nobody was ever so good to {Q} as {P} is.',
    ],
    clues: [
      [
        'Perception',
        'sitting in the kitchen of {P} at night',
        'one knife lies beside the bread, with its handle towards the room of {Q}.',
        1,
      ],
      ['Insight', 'asking {Q} about the parents', '{Q} says "gone", and {P} leaves the room.', 1],
      [
        'Investigation',
        'searching the bed of {Q}',
        'there is a token of the old trade of {P}, and a half-written report that says "not yet".',
        2,
      ],
      [
        'Sleight of Hand',
        'dropping something behind {P}',
        '{P} has caught it before turning round, and is annoyed.',
      ],
    ],
    pressed: [
      '{P} tells {Q} all of it, lays the old tools on the table, and waits. If somebody sits with the two of them through that night, nobody dies.',
      'When the sender loses patience and comes, {P} does once more, in one minute, what {P.they} has not done for {years} years, and spares all who drop their weapons. {town} has seen it; the party can say what it saw.',
    ],
  },
  {
    id: 'asked-last-of-the-old-party',
    asked: { kind: ['former'], what: adventurers },
    other: 'old companion',
    look: [
      'Over the door of {P.name} hangs an old weapon, polished, on pegs that have been set too high to reach it quickly.',
      '{P.name} limps in wet weather only, and forecasts it.',
    ],
    manner: [
      '{P} can tell by the boots of a guest what hit the guest last, and puts the right bottle on the table.',
      '{P} tells the old stories gladly, all but one, and in that one the voices change.',
    ],
    want: 'The years as {what} are over for {P}, who wants quiet, good company, and no letters with black seals.',
    ask: [
      '{P} asks the party to see what has begun to move in the old cellar near {town}, where {P} once walled something up; {pay} gold pieces, and free suppers.',
      '{P} pays {pay} gold pieces to bring {Q} from {town2}, sober if possible: the thing that they did together has been undone by somebody.',
      '{P} is called by the crown, as the last one alive who has been inside and knows the way. {P} offers the {pay} gold pieces of the realm to a party that goes instead, with {P} at their side as far as the door.',
    ],
    says: [
      '"There were five of us. Sit down. That chair is free, it has been free for some time."',
      '"You will want to be heroes. Eat first. Heroes forget to."',
      '"If it glows, we leave. That was the whole secret, and nobody wants to hear it."',
    ],
    tell: 'When new adventurers set out from {town}, {P} fills their bottles, counts them, and stands at the road until they are small.',
    truths: [
      'The song says that all of the others fell in the last fight. They did not: they are sealed in with what they fought, and {P} turned the key on their own order. {Q} heard them knock for three days. {P} has kept the key since, and has bought the nearest house from which one can see the hill.',
      '{P} sold the way in. There were debts, {P} drew a map for strangers, and the strangers were waiting when the company came. {Q} has always thought that it was {P.their} own fault, and drinks.',
    ],
    clues: [
      [
        'Perception',
        'watching {P} when something knocks three times',
        '{P} drops what {P.they} holds.',
        1,
      ],
      [
        'Investigation',
        'looking at what hangs round the neck of {P}',
        'it is a key, far too large for any door of {town}.',
        1,
      ],
      ['Insight', 'asking {P} how {Q} is', '{P} says "worse", and pays for two.', 2],
      [
        'Persuasion',
        'asking in {town2} who bought maps in those days',
        'they remember the seller by the limp.',
        2,
      ],
    ],
    pressed: [
      '{P} takes the weapon down at last, and it fits. Behind the sealed door somebody answers the knock, in the old rhythm.',
      '{P} says it to {Q}, with the party as witnesses and without a glass. {Q} is quiet, stands up, and hits {P} once. Then they plan the job together, as before.',
    ],
  },
  {
    id: 'asked-left-a-trade',
    asked: { kind: ['former'], not: notLeft },
    other: 'successor',
    look: [
      'In a chest under the window {P.name} has the old clothes, brushed, with lavender, as though for a guest.',
      '{P.name} still walks as {what} does, and notices it half way across the square.',
    ],
    manner: [
      '{P} knows better than those who do it now, and says so only with the eyebrows.',
      'Asked about former times, {P} gives a short true answer, and then a longer one about the weather.',
    ],
    want: '{P} was {what} for half a life, gave it up from one day to the next, and wants nobody to ask why.',
    ask: [
      '{P} asks the party to send away {Q}, politely, who comes to {town} with a question about the old work; {pay} gold pieces, twice that if {Q} does not come back.',
      '{P} pays {pay} gold pieces for a box of papers from the old place in {town2}, before {Q} finds out what is in it.',
      '{P} is asked by the crown to take up the old work for one more time, because {Q} has failed at it and the realm cannot wait. {P} offers {pay} gold pieces for a party that keeps {P.them} from having to do it alone.',
    ],
    says: [
      '"I was good at it. That was not the trouble; that was how it became one."',
      '"They gave me a watch. It is always five minutes to."',
      '"No, I do not miss it. I miss who I was at breakfast, before."',
    ],
    tell: 'The hands of {P} do the old work in the air, at table or in the queue, and are then put into the pockets.',
    truths: [
      'On the last day there was a mistake, and {few} people paid for it. {P} took the blame and left. The mistake was made by {Q}, who was a pupil then and has the post now, and who is about to make it again.',
      '{P} was not tired of it. {P} was offered a choice, to sign something false or to go, and went; but kept the paper. {Q} signed it.',
    ],
    clues: [
      [
        'History',
        'asking about the last day',
        'two people were on duty, and only one is spoken of.',
        1,
      ],
      ['Insight', 'praising {Q} before {P}', '{P} asks whether {Q} sleeps well.'],
      [
        'Investigation',
        'looking through the chest',
        'a paper with a seal lies at the bottom, with a space for a signature and none in it.',
        2,
      ],
    ],
    pressed: [
      '{P} puts on the old clothes, goes back for one hour, and does it right, with {Q} watching. Then {P} tells those who paid for it who it was, unless {Q} is quicker.',
      '{P} reads the paper out in the square, calmly, as people read out lost property. {Q} is gone by noon, and they ask {P} to come back. It takes {P} a week to say no.',
    ],
  },
  {
    id: 'asked-deed',
    asked: {
      kind: ['deed'],
      not: /\b(?:outlived|survived|caught|saw|seen|lived|never|no|nothing|learned|become|been|grown|found)\b/iu,
    },
    other: 'only witness',
    look: [
      'People in {town} point out {P.name} to visitors, and look away when {P.they} turns round.',
      '{P.name} wears one thing from that day, a button or a scrap of cloth, pinned where it can be covered by a hand.',
    ],
    manner: [
      '{P} begins the story before one can ask, in order to be the one who tells it.',
      '{P} stops talking at one certain word, and it is not the word that one would expect.',
    ],
    want: '{P} {said}, and everybody knows it. {P.name} wants to get to the end of it at last.',
    ask: [
      '{P} asks the party to go through that day once more, from the beginning, with everyone in {town} who was near; {pay} gold pieces for every answer, also for those that hurt.',
      '{P} pays {pay} gold pieces to have {Q} found in {town2}, who left on the same night and has sent no word.',
      'It has reached the ears of the crown that {P} {said}, and a judge of the realm is on the way. {P} offers {pay} gold pieces for a party that finds {Q} before that judge does.',
    ],
    says: [
      '"You have heard of me. It is true, as far as it goes. Sit down, it goes further."',
      '"One moment, that was all. I have had {years} years of it."',
      '"Everybody asks what I did. Nobody asks who else was there."',
    ],
    tell: '{P} walks past the place every day at the same hour, on the other side of the street, and counts the steps.',
    truths: [
      'That {P} {said} was no chance. {Q} had arranged it, the door, the hour and the mistake, and has lived well on what came of it. {P} has begun to see it, and hopes to be wrong.',
      '{P} tells only half. It is true that {P} {said}; but {Q} did the other half, which is worse, and {P} has kept silent about it for the sake of a promise to the mother of {Q}. She died last month.',
    ],
    clues: [
      [
        'Investigation',
        'asking who gained by it',
        'there is one bill in {town} that was paid on the very next day, and it was that of {Q}.',
        1,
      ],
      [
        'Insight',
        'telling the story to {Q} with a wrong detail',
        '{Q} corrects it, and should not be able to.',
        1,
      ],
      [
        'Insight',
        'asking {P} whether anyone helped',
        '{P} says "no" at once, and then "not helped".',
        2,
      ],
      [
        'Perception',
        'visiting the new grave in {town}',
        '{P} has left something there: a key, with a note that says "enough".',
        2,
      ],
    ],
    pressed: [
      '{P} hears it with a white face, and then asks a practical question: what can still be put right. {Q} has a horse saddled, and a partner who is not as patient.',
      'The promise is over, and {P} tells it all in front of {town}, slowly. {Q} can still come forward first, if somebody brings {Q} to the door in time.',
    ],
  },
  {
    id: 'asked-wronged',
    asked: { kind: ['suffered'] },
    other: 'go-between',
    look: [
      '{P.name} keeps one bag packed and one hand free.',
      'There is a line between the brows of {P.name}, as if drawn with a ruler, which deepens at certain names.',
    ],
    manner: [
      '{P} counts the exits, thanks people too much, and lends nothing.',
      '{P} repeats a promise back to those who make it, word by word.',
    ],
    want: '{P} {said}, has not got over it, and wants to hear one true sentence about it from those who were there.',
    ask: [
      '{P} pays {pay} gold pieces to a party that sits down with {Q} and comes back with that sentence.',
      '{P} pays {pay} gold pieces for the letters of that week, which lie in a strongroom in {town2} and are to be burned.',
      '{P} has a claim that the crown has to hear, and the other side has friends all over the realm. {P} offers {pay} gold pieces for an escort to the bench, and for witnesses who arrive alive.',
    ],
    says: [
      '"I have been told that it was nobody\'s fault. It had a great many hands for that."',
      '"I am not asking you to be on my side. I am asking you to look."',
      '"It made me what I am, they say. I was something before, you know."',
    ],
    tell: 'When others tell where they come from, {P} gets up to see to the fire.',
    truths: [
      'It was done for money, and {Q} carried it, in a flour sack, without asking. Since then {Q} has done {P} one secret kindness a year, and has kept the sack.',
      'It was done to save {P}. Somebody knew what was coming and saw no other way to get {P} out alive and hated; {Q} has the proof, and has sworn to keep it until {P} asks the right question.',
    ],
    clues: [
      [
        'Perception',
        'looking round in the house of {Q}',
        'a flour sack hangs framed on the wall, empty.',
        1,
      ],
      [
        'Investigation',
        'asking who has paid for small things over the years',
        'each trail ends one street from the house of {Q}.',
        1,
      ],
      [
        'History',
        'asking what happened in that place a week later',
        'no one who had stayed there lived through it.',
        2,
      ],
      [
        'Insight',
        'saying to {Q} how cruel it was',
        '{Q} answers "it had to look so", and bites it off.',
        2,
      ],
    ],
    pressed: [
      '{Q} empties the sack on the table: the money is all still there. {P} may say what it is to be used for, and whose name is given first.',
      '{P} reads the proof twice, and goes quite still. There is somebody to be thanked, far away and not much longer in this world.',
    ],
  },
  {
    id: 'asked-raised',
    asked: { kind: ['raised'] },
    other: 'census taker',
    look: [
      '{P.name} has small ways from home that nobody in {town} shares, and has stopped hiding them.',
      'Round the wrist {P.name} wears a braid made by those who brought {P.them} up, mended many times.',
    ],
    manner: [
      '{P} says grace, goodnight and sorry in another fashion than anyone here.',
      '{P} finds the habits of {town} very odd, and asks about them with great courtesy.',
    ],
    want: '{P} {said}, belongs to two sorts of people, and wants not to have to choose.',
    ask: [
      '{P} asks the party to speak for those who brought {P.them} up, who are accused of a theft in {town}; {P} has {pay} gold pieces, and knows that they never steal on market days.',
      '{P} offers {pay} gold pieces for an escort to {town2}: somebody there writes that {P} was not found, but taken, and has proof.',
      'A treaty of the crown hangs on {P}, who is the only one in the realm that both sides would believe. {P} offers {pay} gold pieces to a party that keeps {P.them} alive up to the signing.',
    ],
    says: [
      '"At home we would have eaten by now, and sung. Do you not sing first?"',
      '"They found me, they fed me, and they never once asked what I was."',
      '"I know what people say of them. Some of it is true of you as well."',
    ],
    tell: 'On one night of each month {P} leaves a full plate on the wall of {town}, and in the morning there is something else on it.',
    truths: [
      '{P} was not lost as a baby. The parents left {P.them} at that door on purpose, with a paper, as payment for help in a bad winter. {Q} has found the paper, and the parents, who are rich now and would like to buy it.',
      'Those who brought {P} up once did a great wrong to {town}, and took in the child of their victims, so as to have at least one thing to show for it. {Q} has put the two dates side by side.',
    ],
    clues: [
      [
        'Investigation',
        'looking at the braid',
        'a strip of paper is woven into it, with half of a signature.',
        1,
      ],
      [
        'Insight',
        'asking {Q} what is so interesting about {P}',
        '{Q} talks of taxes, and blushes.',
      ],
      [
        'History',
        'asking what happened in {town} in the year in which {P} was born',
        'there was one bad night, and one cradle was found empty.',
        2,
      ],
    ],
    pressed: [
      '{P} goes to see the parents once, in the better of two coats, listens to them, and goes home. Home is the other place.',
      '{P} asks them to their faces. They have waited for it, and say it all; the eldest of them offers to go to {town} and to be judged.',
    ],
  },
];
