import type { AskedStory } from './story-type.ts';
import { bribed, bribedGuards } from './trade-words.ts';

/** Persons of whom the idea says in one word what has become of them. */
export const personsOfStates: readonly AskedStory[] = [
  {
    id: 'asked-disgraced',
    asked: { state: 'disgraced' },
    other: 'former deputy',
    look: [
      'On the coat of {P.name} one sees by the thread holes where the badge was.',
      '{P.name} still stands straight, as if somebody might come to inspect it.',
    ],
    manner: [
      '{P} salutes out of habit, and turns it into scratching an ear.',
      "{P} corrects other people's reports in passing, and they are better for it.",
    ],
    want: '{P} lost rank, name and friends in one week, has drunk, fought and slept through the time since, and wants one chance to show what really happened.',
    ask: [
      '{P} has {pay} gold pieces left, puts all of them on the table, and asks the party to have one look at the old case with fresh eyes.',
      '{P} gives {pay} gold pieces to get at the sealed records in {town2}, where {Q} has a guard on the door.',
      '{P} could clear the name before the high court of the crown, with one witness who is kept at the far end of the realm. {P} offers {pay} gold pieces for that journey.',
    ],
    says: [
      '"You will have heard. Then you have heard it from those who are still in office."',
      '"I signed it. I know what I signed. I do not know what they put under it."',
      '"They took the badge. The rest I lost on my own."',
    ],
    tell: 'Each morning {P} walks the old round through {town}, unpaid and unasked, and the thieves say good morning.',
    truths: [
      '{P} did not do what {P.they} was dismissed for. {Q} did, with a stamp that had been lent for an hour, and got the post for it. {P} suspects it, and has kept quiet, because {P} once swore to the dying father of {Q} to look after the boy.',
      '{P} did it. It was the right thing to do: the order was to burn {few} houses with those inside, {P} let them go, and wrote a report that was false. {Q} carried out the rest of the order, and would hang if it came to light.',
    ],
    pronouns: { Q: 'he' },
    clues: [
      [
        'Investigation',
        'comparing the stamp on two papers',
        'one was pressed by someone left-handed, as {Q} is.',
        1,
      ],
      ['Insight', 'asking {P} straight out about {Q}', '{P} says "a good boy", like a prayer.', 1],
      [
        'Persuasion',
        'asking among those who live in the low quarter',
        'some of them kiss the doorpost of {P}, and will not say why.',
        2,
      ],
      [
        'Perception',
        'watching {Q} when the houses are mentioned',
        'he rubs soot from a hand that is clean.',
        2,
      ],
    ],
    pressed: [
      '{P} asks to speak to {Q} first, for one hour and unarmed. If {Q} owns up after it, {P} asks for him to be spared; if he draws, {P} is quicker.',
      'When those who were let go come forward by themselves, {P} weeps for the first time. {Q} is arrested by {P}, who has no right to do it, and nobody objects.',
    ],
  },
  {
    id: 'asked-exiled',
    asked: { state: 'exiled' },
    other: 'countryman',
    look: [
      '{P.name} wears the clothes of another country, turned once, and a signet ring on a string.',
      '{P.name} holds a broom as others hold a sceptre, or the other way round.',
    ],
    manner: [
      '{P} thanks people in a language that nobody here speaks.',
      '{P} tastes everything, praises it, and says how it is done at home.',
    ],
    want: '{P} may not go home on pain of death, and wants to get there all the same: alive, and not alone.',
    ask: [
      '{P} gives {pay} gold pieces to a party that finds out which of the countrymen who meet at the inn of {town} sells what is said there.',
      '{P} gives {pay} gold pieces for {Q} to be met at {town2} and brought here by a road on which nobody asks for papers.',
      '{P} needs the word of the crown, and {few} thousand men with it, or else the realm will get a worse neighbour. {P} offers {pay} gold pieces now and a province later.',
    ],
    says: [
      '"At home the bread is darker. One does not forget bread."',
      '"I had a house with forty rooms. I miss one of them."',
      '"Call me what you like here. Nobody can say it properly in any case."',
    ],
    tell: 'On clear evenings {P} climbs the highest roof of {town} and looks to where the mountains would be, and takes off the hat.',
    truths: [
      '{P} was sent away for a crime of the brother who now rules. {P} confessed to it on purpose, to keep the peace at home. There is no peace at home; {Q} has come to say so, and has been followed.',
      'The loyal friends who write to {P} have been dead for a year. {Q} answers the letters for the other side, to keep {P} hoping and here, and has grown fond of {P.them} over it.',
    ],
    clues: [
      [
        'Insight',
        'asking {P} about the crime',
        '{P} tells it as one tells a story that was learned.',
        1,
      ],
      [
        'Perception',
        'watching the inn after {Q} has arrived',
        'two people order nothing, and are still there at closing time.',
        1,
      ],
      [
        'Investigation',
        'comparing the letters of a year',
        'every one of the {few} friends makes the same mistake in spelling.',
        2,
      ],
    ],
    pressed: [
      '{P} asks what has become of the people, then of the dogs, and only then of the throne. {P} goes back, by a way that the party finds.',
      '{P} reads all of the letters again, and thanks {Q} for one of them. Then both sit down and write, together, to those who are still alive.',
    ],
  },
  {
    id: 'asked-mysterious',
    asked: { state: 'mysterious' },
    other: 'inquisitive innkeeper',
    look: [
      'A hood hides the face of {P.name} up to the chin, and the gloves stay on at meals.',
      '{P.name} has the darkest corner, the best view of the door, and has paid for a month in coins that nobody knows.',
    ],
    manner: [
      '{P} answers questions with the second half of a sentence.',
      '{P} pushes a coin across the table, and leaves it there until one has understood.',
    ],
    want: '{P} has been sitting in {town} for {few} days, waits for somebody, and wants to be asked nothing until then.',
    ask: [
      '{P} pushes {pay} gold pieces over the table, and asks the party to sit at the next one tonight, with their weapons loose.',
      '{P} gives {pay} gold pieces for a parcel that is to be taken to {town2}, and says who will try to stop it, at which bend, and with how many.',
      '{P} carries a message for the crown which may be spoken only once. {P} offers {pay} gold pieces to a party that gets {P.them} through the realm, with half of it on the hunt for a hood.',
    ],
    says: [
      '"You are not the ones. But you would do."',
      '"A name? Take one. I have been using the last one for too long."',
      '"When the dog stops barking, please lie down flat."',
    ],
    tell: 'On the hour {P} lays a playing card on the table, looks at it and at the door, and puts it away: there are {few} left.',
    truths: [
      '{P} comes from {town} and has been given up for dead. The hood hides a face that {Q} would know at once: {P} is {Q.their} child, and has come to warn {Q.them} of those who were companions until last week.',
      'There is no face under the hood that anyone would want to see: {P} died on the road, made a bargain for {few} days to carry out one last task, and fades with each card. {Q} is the one to whom {P} has to say it, and keeps running out of the room.',
    ],
    clues: [
      [
        'Perception',
        'watching {P} when {Q} comes near',
        'the hood sinks lower, and a hand is nearly held out.',
      ],
      [
        'Investigation',
        'asking about the coins',
        'they were struck for a company of mercenaries that has just changed sides.',
        1,
      ],
      ['Medicine', 'touching the hand of {P} while taking a coin', 'it is as cold as the coin.', 2],
      [
        'Persuasion',
        'asking {Q} whom the walk reminds {Q.them} of',
        '{Q} has to put down the tray.',
        1,
      ],
    ],
    pressed: [
      'The hood comes off in the kitchen, and plates break. Then there are {few} people at the back door, who have been followed by more.',
      '{P} says it with the last card on the table, only one sentence. {Q} sits with {P.them} for the rest of the night; in the morning there is a coat on the chair.',
    ],
  },
  {
    id: 'asked-corrupt',
    asked: [bribed, bribedGuards],
    isWhole: true,
    other: 'honest clerk',
    look: [
      '{P.name} has soft hands, good boots and a drawer that opens without a sound.',
      'Everything about {P.name} is a little better than the salary.',
    ],
    manner: [
      '{P} says "let us see what can be done", and waits.',
      '{P} remembers birthdays, debts and who was where on which night.',
    ],
    want: '{P} wants {town} to stay as it is, quiet, grateful and a little afraid, at least until a certain loan is paid back.',
    ask: [
      '{P} pays {pay} gold pieces to a party that catches a small thief, in public, with as much noise as possible.',
      '{P} pays {pay} gold pieces to have an account book brought from {town2} before the auditor gets there, and it need not be complete.',
      'The crown is sending a commission through the realm, and {P} is to lead it. {P} offers {pay} gold pieces to those who make sure that it finds only what it should find.',
    ],
    says: [
      '"Nobody has to pay. People like to be thankful, that is all."',
      '"You could have that permit in a month. Or now."',
      '"I look after this place. Ask anyone. Ask them while I am here."',
    ],
    tell: 'After each envelope {P} puts a third of it aside, into a tin behind the third book, and never counts it.',
    truths: [
      'The tin goes to {few} widows each winter, who are widows by the fault of {P}: the bridge was built with cheap stone, and {P} had been paid to look away. {Q} has found the invoice, and one of the widows is the mother of {Q}.',
      '{P} is the smaller part of it. What is paid goes on to someone with a fine name, who holds a paper about {P.their} son; whoever had the job before {P} was found in the river. {Q} keeps a second, true set of books.',
    ],
    clues: [
      [
        'Investigation',
        'comparing the bridge with its plans',
        'half of the stones come from a quarry that is not in the bill.',
        1,
      ],
      [
        'Perception',
        'looking behind the third book',
        "there is a tin, with a list of women's names.",
        1,
      ],
      ['Insight', 'offering {P} money', '{P} looks at the window before taking it.', 2],
      [
        'Persuasion',
        'asking {Q} over a glass who reads the true books',
        '{Q} says "nobody who could bear to".',
        2,
      ],
    ],
    pressed: [
      'Before the widows, {P} cannot find one of the usual sentences. {P} names everybody who was paid, and begins at the top, with {P.themself}.',
      'If the son is brought to safety, {P} gives evidence with real pleasure, in full sentences. Without that, {P} goes on, and {Q} is found in the river.',
    ],
  },
  {
    id: 'asked-last',
    asked: { state: 'last' },
    other: 'eager scholar',
    look: [
      '{P.name} carries signs that should be worn by a whole hall full of people, and are worn by one.',
      'What {P.name} has on belongs to {few} people; it has been passed on until there was nobody left to pass it to.',
    ],
    manner: [
      '{P} says "we", out of habit, and looks to the side.',
      '{P} keeps to customs for which one would need three, and does the parts one after another.',
    ],
    want: '{P} is the last one, and wants to hand it on, or to see it ended properly, before the cold weather.',
    ask: [
      '{P} pays {pay} gold pieces to a party that looks at a young person in {town}, who has dreams that nobody here could have taught.',
      '{P} pays {pay} gold pieces to have the graves near {town2} guarded, out of which somebody fetches what was laid in with the others.',
      'What {P.their} people swore to hold back is coming, and the crown remembers that they existed. {P} offers {pay} gold pieces to those who stand in for the rest of them, for the realm, for one night.',
    ],
    says: [
      '"There were many of us. We were not better than you. We sang louder."',
      '"I know all of the names. It takes until morning, so I begin early."',
      '"{Q} writes everything down. It is kind. It is also how one presses flowers."',
    ],
    tell: 'Every evening {P} calls something out over the fields, waits for as long as an answer would take, and goes in.',
    truths: [
      '{P} is the last because {P} ran, on the day on which all others stood. There is another who ran: {Q} was a child then, has forgotten it, and feels only that all of this has to be written down.',
      '{P} is not the last, and knows it. The others are alive, in what they once fought: they changed sides, and have asked {P} to come. {Q} is to be the one whom {P} brings along.',
    ],
    clues: [
      ['Insight', 'asking {P} about that day', '{P} describes the backs of the others.', 1],
      ['Perception', 'watching {Q} hum at work', 'it is the second voice to what {P} sings.', 1],
      [
        'Perception',
        'waiting in the fields after the call',
        'there is an answer, very low, and {P} hurries to shut the door.',
        2,
      ],
    ],
    pressed: [
      '{P} sings the first voice, in front of {Q}, and {Q} goes on without knowing how. Then there are two.',
      '{P} lets the party hear the answer. "I have been thinking about it," {P.they} says. "Come along, when I tell them no."',
    ],
  },
];
