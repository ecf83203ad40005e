import type { AskedStory } from './story-type.ts';

/** Persons whose habit, refusal or belief the idea names. */
export const personsOfHabits: readonly AskedStory[] = [
  {
    id: 'asked-refusal',
    asked: { kind: ['refuses'], fallback: 'of any clause' },
    other: 'persistent tempter',
    look: [
      '{P.name} has the calm of someone who made a decision long ago, and the thinness of one who pays for it.',
    ],
    manner: [
      '{P} says no pleasantly, once, and lets the silence do the rest.',
      '{P} holds nothing against people who do it, and sits with them while they do.',
    ],
    want: '{P} {said}, whatever it costs, and wants to get through the coming month without having to explain it again.',
    ask: [
      '{P} pays {pay} gold pieces to a party that keeps {Q} away for that month, who has laid a wager on the opposite.',
      '{P} pays {pay} gold pieces for someone in {town2} who broke the same rule and lives, and who could say what happens then.',
      'The crown demands of {P} the one thing that {P.they} does not do, before the assembled realm. {P} offers {pay} gold pieces to those who find another way out.',
    ],
    says: [
      '"No. But do ask the others, they make exceptions."',
      '"It is not virtue. I know what comes after, that is all."',
      '"It gets easier until about the third year. After that it gets hard again."',
    ],
    tell: 'When it is made too easy, {P} goes out, walks once round {town}, and comes back with wet hair.',
    truths: [
      'Once it was otherwise. There was one night, {years} years ago, after which {P} swore it, beside a bed in {town2}. {Q} stood on the other side of that bed, knows what had gone before, and thinks that it is time for the silence to be paid for.',
      'The rule is a lock. As long as {P} keeps it, something stays shut that an ancestor shut in the same way; {Q} knows that, serves what is behind it, and needs {P} to break it freely.',
    ],
    clues: [
      [
        'History',
        'asking in {town2} about that year',
        'a bell is rung there for someone, and nobody has told {P} that one still does it.',
        1,
      ],
      [
        'Insight',
        'asking {Q} what is in it for {Q.them}',
        '{Q} talks about friendship, with a date.',
        1,
      ],
      [
        'Religion',
        'looking over the bed of {P}',
        'the rule hangs there, in a script that is older than {town}.',
        2,
      ],
      [
        'Perception',
        'watching {Q} when {P} hesitates',
        '{Q} holds the breath, and so does the ground.',
        2,
      ],
    ],
    pressed: [
      '{P} goes to {town2}, and says in the house with that bed what {Q} has been selling by the ounce. After it there is nothing left to be paid for, and {P} comes home and keeps to the rule.',
      'Told what the rule is for, {P} laughs with relief: until now there had been no reason but a promise. {Q} drops the mask and tries it by force.',
    ],
  },
  {
    id: 'asked-collector',
    asked: { kind: ['collects'] },
    other: 'grave robber',
    look: [
      '{P.name} has dust on the cuffs, a lens on a chain, and one pocket that is kept buttoned.',
      'All that {P.name} wears has small pockets sewn on, each with a label.',
    ],
    manner: [
      '{P} looks at a guest as at a shelf: politely, from the top to the bottom.',
      '{P} tells where each piece comes from, and is moved at the same places every time.',
    ],
    want: '{P} {said}, has come within one of the end, and wants that last one without any questions.',
    ask: [
      '{P} pays {pay} gold pieces for the last one, which is in {town}, in a house where {P} is not let in any more.',
      '{P} pays {pay} gold pieces to those who get it out of {town2} before {Q}, who sells to people of worse taste.',
      'The last one belongs to the crown, as does a curse of the realm that hangs on it. {P} offers {pay} gold pieces for it, and gloves.',
    ],
    says: [
      '"Do sit. Not there, that is a fine one. Not there either."',
      '"People laugh at it until I show them the first one. Then they want to go home."',
      '"One more, and then I can sleep. I have promised it to them."',
    ],
    tell: 'Once a year {P} lays all of it out on the floor in the shape of something, looks down at it from a chair, and puts it away by evening.',
    truths: [
      'Each piece comes from somebody to whom {P} once did harm, in one terrible year. It is a list, and the last one is to be {P.their} own. {Q} is the only other one who was there.',
      "Someone speaks to {P} out of it, a little more clearly with each piece. It is a voice that {P} loved; {Q}, who sold {P} the first one, knows that it was never anybody's, and is only hungry.",
    ],
    clues: [
      ['Investigation', 'comparing the labels', 'all of the dates fall within one year.', 1],
      ['Insight', 'asking {P} what comes after the last', '{P} speaks in the past tense.', 1],
      [
        'Perception',
        'being alone with the collection',
        'it rustles, and says your name in a voice that you miss.',
        2,
      ],
      ['Persuasion', 'asking {Q} why it was sold so cheaply', '{Q} says that it asked to be.', 2],
    ],
    pressed: [
      'If the party finds one person on that list who will talk to {P}, the collection ends one short. {P} gives it back, piece by piece, on foot.',
      '{P} holds out a hand for the last one and does not see the party. {Q} says the name that the voice never knew, and {P} turns round.',
    ],
  },
  {
    id: 'asked-habit',
    asked: { kind: ['habit', 'doing', 'serves'], fallback: 'of any clause' },
    other: 'curious neighbour',
    look: [
      'Nobody in {town} can think of {P.name} without that one habit, and children play it in the street.',
      'One sees from the coat of {P.name} how the day goes: worn at one elbow, darned at one knee.',
    ],
    manner: [
      '{P} does it without a word about it, as others wind a clock.',
      '{P} is easy company, as long as one does not ask for the reason.',
    ],
    want: '{P} {said}, everybody knows it, and {P} wants to be left in peace with it until a certain day.',
    ask: [
      '{P} offers {pay} gold pieces to a party that keeps {Q} busy, who has begun to follow {P.them} with a notebook.',
      '{P} offers {pay} gold pieces for a delivery to {town2}, once a year, to a door at which one does not knock.',
      'An order of the crown would put an end to it everywhere in the realm. {P} offers {pay} gold pieces to those who bring that day forward, or put that order off.',
    ],
    says: [
      '"Yes, that is me. You are the fourth this week. Shall I turn round once?"',
      '"Everybody needs something that nobody pays for. What is yours?"',
      '"It began as an accident. The good things do."',
    ],
    tell: 'On one evening of the year {P} does not do it, locks the door, and has {few} guests whom nobody sees arriving.',
    truths: [
      '{P} {said} for the sake of a promise. {few} people were saved {years} years ago by just that, unseen; one of them was the mother of {Q}, and what they fled from has begun to ask for them again.',
      '{town} has got the reason wrong. It is said there that {P} {said} out of pure oddness; it began with a death, {years} years ago, on a day about which {P} had been warned. {Q} is kin of the dead one, and the day comes round again this week.',
    ],
    clues: [
      [
        'Perception',
        'watching the house on that evening',
        'the guests have all got the same scar on the wrist.',
        1,
      ],
      [
        'Insight',
        'telling {P} that {Q} asks about her mother',
        '{P} has to sit down, and smiles.',
        1,
      ],
      [
        'Investigation',
        'asking old people when it began',
        'they name a year, and then the one who died in it, and look up.',
        2,
      ],
      [
        'Insight',
        'asking {P} what is to happen this week',
        '{P} says the name of {Q}, and it is the first time that one sees {P.them} afraid.',
        2,
      ],
    ],
    pronouns: { Q: 'she' },
    pressed: [
      '{P} lets {Q} in on that evening, and there is a chair for her. If what hunts them comes, all of them are in one house, and for once not alone.',
      '{P} tells {Q} who the warning came from, and what was not done about it. {Q} closes the notebook, and the two of them wait for that day together, with the party in the next room.',
    ],
  },
  {
    id: 'asked-paid-to-stop',
    asked: { kind: ['habit', 'doing', 'serves'], fallback: 'of any clause' },
    other: 'generous benefactor',
    look: [
      '{P.name} is pointed out to every visitor of {town}, before the church and after the well.',
      '{P.name} has the look of people who know what they are talked about for, and have made peace with it.',
    ],
    manner: [
      '{P} lets people laugh first, and then asks what it is that they cannot leave alone.',
      '{P} is punctual, thorough and not to be hurried, whatever stands on the other side of the door.',
    ],
    want: '{P} {said}. Twice now somebody without a name has offered money if only that would stop, and {P} wants to know who, and what for.',
    ask: [
      '{P} lays {pay} gold pieces on the table, the last offer, untouched, and asks the party to find out from whose purse they came.',
      '{P} pays {pay} gold pieces to a party that follows the messenger back to {town2}, and does not lose sight of the purse.',
      'The third offer came under the seal of the crown. {P} promises {pay} gold pieces to those who learn whom in the realm it disturbs.',
    ],
    says: [
      '"Nobody minded for years. Then one gets offered a fortune to stop. Would you stop?"',
      '"I shall tell you why when you have seen it twice. People who have seen it once do not ask properly."',
      '"{Q} says that I should take the money. {Q} has such a good heart."',
    ],
    tell: 'Since the first offer {P} has kept a diary of it: who was near, who looked away, and whose curtain moved.',
    truths: [
      "It is {Q} who pays. The fact that {P} {said} has kept shut, without anyone's knowing, what {Q} once did in {town}: as long as it goes on, a certain place is never empty, and cannot be searched or dug up.",
      'It was {Q} who got {P} to begin with it, long ago, as a sign for somebody who has been hiding since. That {P} {said} means "not yet safe", and those who pay want the one in hiding to believe the opposite.',
    ],
    clues: [
      ['Perception', 'watching {Q} while it goes on', '{Q} counts something, and sighs.'],
      [
        'Investigation',
        'asking a banker where such new coins are to be had',
        'one person in {town} has drawn so many: {Q}.',
        1,
      ],
      [
        'History',
        'asking how it began',
        'it began in the week in which someone vanished, and nobody has put the two together.',
        2,
      ],
      [
        'Insight',
        'offering to {P} to take over for a day',
        '{P} says yes, and {Q} says no, at the same time.',
        2,
      ],
    ],
    pressed: [
      '{P} gives the money back, coin by coin, in the square, and goes on. {Q} comes by night with a spade, at last, and is expected.',
      '{P} is told what it has meant all those years, and has to sit down. It has kept someone alive. Whoever is to give the other sign, it should be {P}, and not too early.',
    ],
  },
  {
    id: 'asked-keeps',
    asked: {
      kind: ['has', 'quality'],
      fallback: 'of anything',
      not: /\b(?:heart|secrets?|past|temper|humou?r|problem|addiction|grudge|debts?|attitude|eyes?|legs?|arms?|hands?|scars?|beard|hat|cane|limp|idea|clue|voice|accent|smile|ego|conscience|pride|taste|sense|reputation|name)\b/iu,
    },
    other: 'envious acquaintance',
    look: [
      'One does not forget {P.name}, who {said}, and most people in {town} have a story about it.',
    ],
    manner: [
      '{P} speaks about it as one speaks of a relative who lives in.',
      '{P} lets people stare for as long as a breath, and then asks about their journey.',
    ],
    want: '{P} {said}, which has been more of a blessing and more of a burden than {town} thinks, and wants to know what it will cost.',
    ask: [
      '{P} gives {pay} gold pieces to a party that finds out why {Q} has offered so much money for it, and so suddenly.',
      '{P} gives {pay} gold pieces for the truth about where it comes from; the last who knew lives in {town2}, and has barred the door.',
      'An envoy of the crown has come on account of it, with an army one day behind. {P} offers {pay} gold pieces to those who find out what the realm wants with it.',
    ],
    says: [
      '"Everybody asks. It came with me, and it leaves with me."',
      '"I have had offers. I have also had a brick through the window. The brick was more honest."',
      '"You get used to it. It took my mother {few} years."',
    ],
    tell: 'In company {P} is proud of it; alone, {P} sits for an hour each evening and tries to be without it.',
    truths: [
      "It was never {P.their} own: it came to {P} in a dead person's stead, by a mistake that {P} noticed at once and kept quiet about. {Q} is the one whom it was meant for.",
      'It is paid for. Something small is taken for it from somebody in {town} each month, a memory, a tooth or a name; {P} has begun to see the pattern, and {Q} was the last one.',
    ],
    clues: [
      [
        'Insight',
        'asking {P} how it was at the beginning',
        '{P} says "before they noticed", and starts again.',
        1,
      ],
      [
        'History',
        'asking who died in {town} in that week',
        'it was someone of the family of {Q}.',
        1,
      ],
      [
        'Medicine',
        'asking {Q} what is missing since last month',
        '{Q} cannot say, and cries over it.',
        2,
      ],
      [
        'Investigation',
        'marking on a map who has lost something',
        'the houses make a ring, and {P} lives in the middle.',
        2,
      ],
    ],
    pressed: [
      '{P} says it to {Q} before anyone else does, and lets {Q.them} choose. {Q} wants half an apology and half of the luck.',
      '{P} wants to be rid of it, now, whatever it costs. There is a way, at the place where it began, and it is better not to go there alone.',
    ],
  },
  {
    id: 'asked-seller',
    asked: {
      kind: ['sells'],
      not: /^(?:potions?|bread|cakes?|pies?|fish|flowers|herbs|swords|weapons|armou?r|books|ale|beer|wine|food|medicines?|clothes|horses|pigeons|maps?|candles|shoes|jewell?ery|stolen .+|information|toys)$/iu,
    },
    other: 'unhappy customer',
    look: [
      '{P.name} has a counter between {P.them} and the world, and a chalk mark on the sleeve for each sale of the day.',
    ],
    manner: [
      '{P} puts the thing into the hand of a guest first, and names the price when the hand has closed.',
      '{P} tells what it is good for, what it cost the last owner, and that goods are not taken back.',
    ],
    want: '{P} {said}, trade is good, and {P} wants one certain piece found again that should never have gone over the counter.',
    ask: [
      '{P} pays {pay} gold pieces to have it brought back from the house of {Q}, before anybody there tries it out.',
      '{P} pays {pay} gold pieces to learn who in {town2} buys up everything that {P} has ever sold, and at three times the price.',
      'One of {P.their} pieces has come as a present before the throne. {P} offers {pay} gold pieces, and silence, to those who get it away from the crown, for the good of the realm.',
    ],
    says: [
      '"Look with the eyes, please. That one bites. No, I am joking. Mostly."',
      '"It does what it does. What else it does, you must tell me, for the next customer."',
      '"{Q} came back? On foot? Then it went better than I had thought."',
    ],
    tell: 'One shelf is hung with a cloth, and {P} says good evening to it when shutting the shop.',
    truths: [
      '{P} makes none of it. It has been standing before the door, every new moon, for {years} years, with a bill made out to someone who used to live there. {P} has never paid the bill; {Q} is the one whom it was sent to.',
      '{P} knows quite well that one piece in {few} does harm, and which. They go to people who have it coming, and {P} keeps a book about it. {Q} got the wrong one, by a mix-up, and has done nothing worse than haggle.',
    ],
    clues: [
      [
        'Perception',
        'waiting before the shop at new moon',
        'a crate is there, where a moment ago there was none.',
        1,
      ],
      [
        'Investigation',
        'finding the unpaid bills',
        'there are {years} of them, and the name is that of {Q}.',
        1,
      ],
      [
        'Insight',
        'asking {P} about a customer who died',
        '{P} says what that customer had done, and not how it happened.',
        2,
      ],
      [
        'Investigation',
        'comparing the book with the shelf',
        'two labels have been exchanged by a damp thumb.',
        2,
      ],
    ],
    pressed: [
      '{Q} is given the key, the bills and the fright of a lifetime. {P} stays on as a shop hand, and is better at it.',
      '{P} runs, to be there in time, and puts {P.their} own hand between {Q} and the thing. After that the book is burned, and somebody has to look after the cloth.',
    ],
  },
];
