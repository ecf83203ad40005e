import type { AskedStory } from './story-type.ts';

/** Persons with something that people must not learn. */
export const personsOfSecrets: readonly AskedStory[] = [
  {
    id: 'asked-agent',
    asked: { kind: ['agent'] },
    other: 'courier',
    look: [
      '{P.name} is dressed one shade too plainly for the post, and the shoes are made for walking far.',
      'There is always a fresh flower in the buttonhole of {P.name}, and its colour changes.',
    ],
    manner: [
      '{P} agrees with everyone in the room, in the order of their importance.',
      '{P} forgets nothing that is said, and writes nothing down.',
    ],
    want: '{P} wants a certain meeting in {town} put off by a week, and gives three good reasons, which do not fit together.',
    ask: [
      '{P} pays {pay} gold pieces to a party that delays a guest on the road to {town}, in comfort, for one night.',
      '{P} pays {pay} gold pieces to have a new clerk in {town2} looked into, one who asks too many clever questions.',
      '{P} offers {pay} gold pieces to a party that guards a delegation of the crown for the realm, by a road that {P} has chosen.',
    ],
    says: [
      '"I serve {town} with everything I have. You may quote me."',
      '"A quiet place, ours. One has to work quite hard for that."',
      '"If you hear anything, come to me first. People panic so easily."',
    ],
    tell: 'On the same evening of every week {P} moves one pot on the window sill from the left to the right, and waters it although it is dry.',
    truths: [
      '{P} secretly {said}, and began it willingly, for a debt that has been paid long since. Now {Q} carries the orders, and with each of them a lock of hair of {P.their} sister. {P} would do anything to be caught by the right people.',
      '{P} secretly {said}, and believes in it: without that, {town} would have burned {years} years ago, and {P} has the letter to prove it. {Q} has begun to write the orders alone. Those in whose name they come have never seen the last {few} of them.',
    ],
    clues: [
      [
        'Perception',
        'watching the window with the pot',
        '{Q} comes by within the hour, and looks up once.',
      ],
      [
        'Insight',
        'mentioning the sister of {P}',
        '{P} asks who has seen her, a little too softly.',
        1,
      ],
      [
        'Investigation',
        'laying two orders side by side',
        'the seal is the same, and the hand is not.',
        2,
      ],
      [
        'Investigation',
        'comparing what {P} decides with what {P} says',
        'each week one decision helps people who are never named.',
      ],
    ],
    pressed: [
      'Alone with the party {P} says only: "Not here, and not before she is safe." Then {P} gives away everything, names included, and stands trial with a light heart.',
      '{P} lays the letter on the table. When the false orders are put beside it, {P} sends {Q} to one last meeting, and asks the party to be there instead.',
    ],
  },
  {
    id: 'asked-crime-under-duress',
    asked: { kind: ['crime'], not: /\bbribes?\b/iu },
    other: 'friendly neighbour',
    look: [
      '{P.name} is known for clean cuffs, small presents and a door that is always locked twice.',
      '{P.name} looks as people do who have slept badly for a year, and have an answer ready for it.',
    ],
    manner: [
      '{P} offers a chair, something to drink and help, and watches which of them is taken.',
      '{P} laughs at jokes about it a moment too late.',
    ],
    want: '{P} wants strangers to look at {town} with kind eyes, and to be on the road again by Friday.',
    ask: [
      '{P} pays {pay} gold pieces to a party that takes a nosy visitor out of {town}, politely, before market day.',
      '{P} pays {pay} gold pieces for a small iron box in {town2}, which belongs to {Q}, and does not ask how.',
      '{P} is to be honoured by the crown, before half of the realm, and offers {pay} gold pieces to those who find out which guest has sworn to speak.',
    ],
    says: [
      '"People trust me. I have never understood it, and I try to deserve it."',
      '"One does what one has to. Do you not? Well, then."',
      '"Have a look round. Not in there. That is only the damp."',
    ],
    tell: 'After each visit of {Q}, {P} scrubs the table for as long as it takes to sing a hymn.',
    truths: [
      '{P} {said}. {Q} found out about it at the very beginning, and instead of calling the guard has named a price: it must go on. By now {Q} earns more by it than {P} does.',
      '{P} {said}, and has a reason that holds: in the bad winter {few} families were ruined by those whom it now hits, {Q} among them. {Q} believes that it is the hand of heaven, and lights candles for it.',
    ],
    clues: [
      [
        'Investigation',
        'going through the daily round of {P}',
        'a quarter of an hour is missing on every third day.',
      ],
      [
        'Insight',
        'asking {Q} what kind of person {P} is',
        '{Q} says "useful", and corrects it.',
        1,
      ],
      [
        'Perception',
        'looking into the iron box of {Q}',
        'there is a list of dates, in a neat hand, with sums behind them.',
        1,
      ],
      [
        'History',
        'asking what those who are hit by it have in common',
        'all of their names stand under one old contract.',
        2,
      ],
    ],
    pressed: [
      '{P} is relieved, hands over everything that belongs to it, and asks for only one thing: that {Q} hears of it last. {Q} hears of it first, and has two men and a cart of straw.',
      '{P} asks for three days to end it well, and keeps the word. What is to be done about the old contract {P} leaves to the party, and so does {town}.',
    ],
  },
  {
    id: 'asked-crime-for-somebody',
    asked: { kind: ['crime'], not: /\bbribes?\b/iu },
    other: 'tired watchman',
    look: [
      '{P.name} has a pleasant face which one forgets on the way home.',
      '{P.name} carries a basket with a cloth over it, and changes the hand when greeting.',
    ],
    manner: [
      '{P} is never in a hurry, and never late.',
      '{P} asks after the children, the knee and the roof, and remembers the answers.',
    ],
    want: '{P} wants nothing to change in {town}, above all not the hours of the watch.',
    ask: [
      '{P} gives {pay} gold pieces for a party of fresh faces that draws off {Q} for one evening, with songs if need be.',
      '{P} gives {pay} gold pieces to send home an inspector who has come from {town2}, with nothing in the notebook.',
      'An inquisitor of the crown is on the way, sent through the whole realm after such cases. {P} offers {pay} gold pieces to those who lead the coach astray.',
    ],
    says: [
      '"I have lived here all my life, and I have never even had a dog complain of me."',
      '"{Q} needs sleep. I say so every evening, and bring soup."',
      '"What people do not know keeps them together. Look at any marriage."',
    ],
    tell: '{P} keeps two calendars on one nail, and turns the front one round before opening the door.',
    truths: [
      '{P} {said}, and has done it for {years} years. The first time was hardly meant; nobody noticed, and something in {P} woke up that has wanted it again ever since. {P} is proud of only one thing: {Q} has never been hurt by it.',
      '{P} {said}, not for {P.their} own gain: it pays for a cure, in drops, for someone in the attic whom all of {town} believes to be dead. {Q} knows of the attic, is in love with the one who lies there, and looks the other way.',
    ],
    clues: [
      [
        'Perception',
        'looking at the second calendar',
        'there are small crosses on it, evenly spaced, and the next one is tomorrow.',
      ],
      [
        'Insight',
        'telling {P} of such a case in another town',
        '{P} asks how it was done, and then how it came out.',
        1,
      ],
      [
        'Perception',
        'watching the house of {P} from the rear',
        'a hand draws the curtain in the attic.',
        2,
      ],
      [
        'Insight',
        'asking {Q} about the night rounds',
        '{Q} has left out the same street for a year.',
        2,
      ],
    ],
    pressed: [
      '{P} denies it kindly, thanks the party for the talk, and moves the next cross to tonight. Someone has to be standing there.',
      '{P} leads the party up the stairs, and lets them look. If they can get the drops in another way, {P} stops on the same day, and goes with {Q} to those who were harmed.',
    ],
  },
  {
    id: 'asked-bargain',
    asked: { kind: ['bargain'] },
    other: 'polite collector',
    look: [
      '{P.name} casts a shadow that comes half a step late, and has taken to walking on the dark side of the street.',
      'Under the glove of {P.name} there is a signature on the skin, which itches before rain.',
    ],
    manner: [
      '{P} says neither "deal" nor "agreed", and goes out when others shake hands.',
      '{P} reads everything to the end, aloud, also the bill of fare.',
    ],
    want: '{P} {said}, has had what was promised, and now wants to know whether there is any way out of the rest.',
    ask: [
      '{P} pays {pay} gold pieces to a party that holds up {Q}, by any means that are polite, until midnight after the next full moon.',
      '{P} pays {pay} gold pieces for the second copy of the contract, in a house in {town2} that stands there only at night.',
      'The debt falls due on the day on which {P} stands nearest to the throne, and {P} fears that this is no chance. {P} offers {pay} gold pieces to a party that keeps the crown, and the realm with it, out of the bargain.',
    ],
    says: [
      '"It was the best offer I ever had. That should have told me something."',
      '"I would do it again. I would read it first, though."',
      '"Do not pity me. Others paid more, and got less."',
    ],
    tell: 'At the stroke of each midnight {P} counts something on the fingers, is left with one finger less than the night before, and goes to bed.',
    truths: [
      '{P} {said}, and what was won by it is genuine. The price is not what {P} believes: it was never to be paid by {P}, but by whoever trusts {P.them} most on that day. {Q} has come to see who that is going to be.',
      '{P} {said}, and the other side has cheated: what it gave was {P.their} own already, and only had to be found. {Q}, who collects for it, has known this for years, is sick of it, and may not say so unless asked in the right words.',
    ],
    clues: [
      [
        'Arcana',
        'reading the signature on the skin',
        'it is a witness mark. The one who pays has not signed yet.',
        1,
      ],
      [
        'Perception',
        'watching whom {Q} watches',
        'it is never {P}, and always those who laugh with {P.them}.',
        1,
      ],
      [
        'Insight',
        'asking {Q} whether the bargain is fair',
        '{Q} smiles, opens the mouth, and cannot speak.',
        2,
      ],
      [
        'Religion',
        'asking a priest about such contracts',
        'one that gives what was owned before is void, if someone says so aloud.',
        2,
      ],
    ],
    pressed: [
      'When {P} learns who is to pay, {P.they} sends everyone away and means to be trusted by nobody. It is the wrong way round: those who trust {P.them} with open eyes can refuse to sign.',
      'Asked the right question, {Q} answers with a whole year of breath. The other side comes in person to object, and has no case, only claws.',
    ],
  },
  {
    id: 'asked-hiding',
    asked: { kind: ['hiding'] },
    other: 'inquisitive lodger',
    look: [
      'The hair of {P.name} is dyed, well, and grows out at the temples before each new moon.',
      '{P.name} wears clothes that were made for this village and hands that were not.',
    ],
    manner: [
      '{P} answers to {P.their} name one breath late, and covers it with a cough.',
      '{P} sits where one sees the road, and knows every dog of {town} by its bark.',
    ],
    want: '{P} {said}, and wants one more year in {town} in which nobody comes up the road.',
    ask: [
      '{P} gives {pay} gold pieces to a party that finds out what {Q} writes at night, and to whom.',
      '{P} gives {pay} gold pieces for a false grave in {town2}, with a name on it and somebody who has wept there.',
      'A reward has been cried out in the name of the crown, through all of the realm, for {P.their} head. {P} offers {pay} gold pieces, all that is left, to those who bring a true report to the one judge who cannot be bought.',
    ],
    says: [
      '"I come from further down the valley. No, further. You will not know it."',
      '"Do I look like somebody? People say so. It is a common sort of face."',
      '"I like it here. You can hear a horse for half an hour before it comes."',
    ],
    tell: 'In the lining of one coat {P} has something small and valuable sewn in, and feels for it whenever horses pass.',
    truths: [
      'What {P} is said to have done, {P} has not done. {P} saw who did, took the proof, and ran. {Q} works for that person and has found {P}, and waits only to learn where the proof is.',
      'It did not go off without harm when {P} left: a brother of {Q} was blamed for helping, and paid for it with {few} years of his life. Here {P} has become another person, and pulled {few} people of {town} out of the flood. {Q} has come to settle the account, and was one of them.',
    ],
    clues: [
      [
        'Perception',
        'looking at what {Q} burns in the stove',
        'there are drafts of one letter: "still not found where".',
        1,
      ],
      [
        'Investigation',
        'feeling the lining of the coat',
        'there is a seal in it, broken, with dried blood in the crack.',
        1,
      ],
      [
        'Insight',
        'asking {Q} about the flood',
        '{Q} tells it with shaking hands, and hates whom {Q.they} has to thank.',
        2,
      ],
      [
        'History',
        'asking a traveller about the old case',
        'the description fits {P}, down to the cough.',
        2,
      ],
    ],
    pressed: [
      '{P} gives the proof to the party and not to {Q}, and asks them to ride first. Those who come up the road that night are {few}, and not the law.',
      '{P} says to {Q}: "Not in front of the house." If the party asks for one hour, both sit on the wall for that hour; after it {Q} wants one thing only, that {P} goes along and clears the name of that brother, and {P} goes.',
    ],
  },
  {
    id: 'asked-hides',
    asked: { kind: ['hides'] },
    other: 'childhood friend',
    look: [
      '{P.name} has a way of turning the head which one takes for pride, until one has seen what it covers.',
    ],
    manner: [
      '{P} never goes out in wind, and never sleeps where others sleep.',
      '{P} is generous with everything, except for a closer look.',
    ],
    want: '{P} {said}, and wants to get through the great feast of {town} without anybody coming too near.',
    ask: [
      '{P} gives {pay} gold pieces to a party that stays at {P.their} side through the feast, between {P.them} and {Q}.',
      '{P} gives {pay} gold pieces for a woman in {town2} who can make it disappear for good, and who has begun to talk.',
      '{P} is to be presented at court, where a mage of the crown looks at each guest of the realm. {P} offers {pay} gold pieces for a way past.',
    ],
    says: [
      '"No, thank you, I keep it on. I catch cold so easily."',
      '"People are kind here. I should like it to stay like that."',
      '"{Q} and I were inseparable once. Then one grows up."',
    ],
    tell: 'When children play at masks, {P} stands and watches until the last of them has taken it off.',
    truths: [
      '{P} {said}, and fears {town} for the wrong reason: half of {town} has known it for years and has kept quiet out of kindness. {Q}, who has not, is being paid by a preacher to pull the cover away.',
      '{P} {said}, because of what it means: it is the mark of those who once sold {town} to its enemies, and {P} is the last of that family. {Q} has the same mark, in another place, and thinks to be alone with it.',
    ],
    clues: [
      [
        'Insight',
        'asking an old neighbour straight out',
        '"Of course," says the neighbour. "But it would shame the dear soul to know we know."',
        1,
      ],
      [
        'Investigation',
        'asking where {Q} has the new boots from',
        'a preacher at the gate paid for them, in advance.',
        1,
      ],
      ['Perception', 'seeing {Q} wash at the well', '{Q} keeps one sleeve down.', 2],
    ],
    pressed: [
      'When it is pulled away, nobody shouts. Somebody says "at last", somebody holds out a cup, and the preacher looks for the way out.',
      '{P} shows it to {Q} first. Two people sit on a wall for a long time; then there is an old story to be told to {town}, by both.',
    ],
  },
  {
    id: 'asked-debt',
    asked: { kind: ['debt'] },
    other: 'patient creditor',
    look: [
      '{P.name} has good clothes with empty pockets, which are turned out for anyone who asks.',
    ],
    manner: [
      '{P} pays for every round with a promise, and writes the promises down.',
      '{P} knows all of the back doors of {town}, and thanks the cooks.',
    ],
    want: '{P} {said}, cannot pay, and wants to get through the week with the same number of fingers. {Q} has bought up all that {P} owes, note by note, and asks for the whole sum at once.',
    ask: [
      '{P} offers the party a share of {pay} gold pieces if they stand behind {P.them} when {Q} comes on Friday, looking large.',
      '{P} knows where {pay} gold pieces lie, in a cellar in {town2} that was flooded for good reasons, and cannot swim.',
      '{P} has been told that the debt will be forgotten for one signature under a law of the crown, and offers {pay} gold pieces to those who learn what it would do to the realm.',
    ],
    says: [
      '"It began very small. All of the big ones do, I am told."',
      '"I have a system. It needs one more evening, and your purse."',
      '"{Q} has been so patient. It frightens me to death."',
    ],
    tell: 'At the end of each month {P} sells one thing that {P.they} loves, and buys it back in the week after, for more.',
    truths: [
      'The debt was paid off {few} years ago. {Q} has kept {P} from learning it, since what {Q} wants is not money: it is somebody in that house who opens a door when told to.',
      '{P} borrowed the money for somebody else, to get a child out of bad hands, and has let {town} believe in cards and horses. {Q} owns those hands as well, and has been paid twice.',
    ],
    clues: [
      ['Investigation', 'adding up the receipts of {P}', 'the sum was reached a long time ago.', 1],
      ['Insight', 'offering {Q} the whole sum', '{Q} is disappointed.', 1],
      ['Persuasion', 'asking at the card tables how {P} plays', '{P} has never played there.', 2],
    ],
    pressed: [
      '{P} takes the receipts to {Q} in broad daylight, with the party behind. The door is opened that night for the guard, and not for {Q}.',
      'The child is called as a witness, and stands very straight. {Q} offers everyone money, in that order, and nobody takes it.',
    ],
  },
];
