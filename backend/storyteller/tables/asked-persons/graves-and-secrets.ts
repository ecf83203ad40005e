import { noun, type AskedStory } from './story-type.ts';
import { gravediggers } from './trade-words.ts';

/** Persons who fear people, deal in secrets, break the law for a good reason, or bury the dead. */
export const personsOfGravesAndSecrets: readonly AskedStory[] = [
  {
    id: 'asked-crime-for-a-reason',
    asked: [
      {
        kind: ['crime'],
        what: /\b(?:to (?:pay|feed|save|buy|protect|help|support|cure|heal|keep)|for (?:his|her|their) (?:\p{L}+ )?(?:family|mother|father|son|daughter|brother|sister|child|children|wife|husband))\b/u,
      },
      /\b(?<said>(?:takes bribes|steals|smuggles|cheats|robs|lies|forges|embezzles)\b.*\b(?:because|since|for|to pay|to save|to cure|as)\b.*\b(?:daughter|son|child|children|wife|husband|mother|father|sister|brother|family|granddaughter|grandson)\b.*)/iu,
    ],
    isWhole: true,
    other: 'go-between',
    look: [
      '{P.name} has the face of a person who counts, and a purse that is never heavy for longer than an hour.',
    ],
    manner: [
      '{P} does the thing quickly, without looking, and washes {P.their} hands after it.',
      '{P} takes what is needed to the copper piece, and gives back the rest.',
    ],
    want: '{P} wants it to end as soon as it is no longer needed, and has not been able to say when that is.',
    ask: [
      '{P} pays {pay} gold pieces, all that is left over, to those who find out who in {town} keeps the price of honest help so high.',
      '{P} pays {pay} gold pieces to a party that brings from {town2}, past the go-betweens, what the money has been buying so far.',
      '{P} could clear {P.their} name by giving evidence before the crown, and offers {pay} gold pieces to those who see to it in the meantime that the one who needs it all goes short of nothing.',
    ],
    says: [
      '"I know what it is called. You may say it."',
      '"Ask me what it costs. Then ask me what I earn."',
      '"I keep a list of all that I owe, and to whom. One day I shall read it aloud."',
    ],
    tell: 'On the first day of each month {P} waits for {Q} at the back door, and hands over everything in one small bag.',
    truths: [
      '{P} {said}. {Q}, who carries the money where it is needed, has raised the price {few} times and keeps two thirds; the help itself would have cost no more than honest wages.',
      '{P} {said}. There has been no need of it for {few} months, since all has turned out well. {Q} has kept that from {P}, with letters in a false hand, because others have come to rely on what {P} does.',
    ],
    clues: [
      [
        'Investigation',
        'comparing the list of {P} with the prices in {town2}',
        'two thirds of the money go nowhere.',
        1,
      ],
      [
        'Insight',
        'asking {Q} what the help costs',
        '{Q} names a sum that ends in a five, and then another.',
        1,
      ],
      [
        'Investigation',
        'laying the last letters beside an older one',
        'the hand is nearly the same, and all of the dots are missing.',
        2,
      ],
      [
        'Perception',
        'following {Q} with the small bag',
        '{Q} goes only as far as the next inn.',
        2,
      ],
    ],
    pressed: [
      '{P} stops on the same evening, reads the list aloud to those who are on it, and asks the party to be there when {Q} is asked to count.',
      '{P} needs a chair first. Then {P} wants to see it with {P.their} own eyes, in {town2}, and after that gives the guard every name that {Q} has ever brought.',
    ],
  },
  {
    id: 'asked-fearer-of-people',
    asked: [
      {
        kind: ['fear'],
        what: /\b(?:the living|living people|people|crowds?|strangers|everyone|everybody|others|company|visitors|humans|elves|dwarves|men|women|children|nobles|priests|soldiers|guards|wizards|mages|witches)\b/iu,
      },
      { kind: ['fear'], isPerson: true },
    ],
    other: 'messenger',
    look: [
      '{P.name} has a way of standing from which two doors can be seen, and a bell on a thread across the garden path.',
    ],
    manner: [
      '{P} talks through the half-open door, and steps back by as much as the other comes forward.',
      '{P} is afraid of {what}, and knows the hours at which the lanes of {town} are empty.',
    ],
    want: '{P} is afraid of {what}, and wants to be able to stand among them for one hour without looking for the door.',
    ask: [
      '{P} has to speak before all of {town} on market day, and pays {pay} gold pieces to a party that stands in front, and to the left.',
      '{P} pays {pay} gold pieces to those who bring an answer from {town2}, so that nobody has to come with it.',
      '{P} alone saw what was done to the crown, and must say it before a full hall; {pay} gold pieces are for those who bring {P.them} there and stay within reach.',
    ],
    says: [
      '"That is near enough. I can hear you very well from there."',
      '"You have kind eyes. So had the others."',
      '"Put it on the wall, please, and go back to the gate. Then I shall say thank you."',
    ],
    tell: '{P} answers letters on the same day, and beautifully, and has not opened the door to a knock for {years} years.',
    truths: [
      'The fear began in one night in {town2}, when a crowd came for {P} with torches, for something that {Q} had done. {Q} was in the crowd, and has brought {P} bread every week since then, and has never been asked why.',
      '{P} hears it when people lie, as others hear a wrong note, and cannot bear much of it at once. {Q} has found that out, and brings only those whose lies are worth money.',
    ],
    clues: [
      [
        'Insight',
        'asking {Q} why {Q.they} brings the bread',
        '{Q} has been paying for something.',
        1,
      ],
      [
        'History',
        'asking in {town2} about the night of the torches',
        'the wrong door was knocked at.',
        1,
      ],
      ['Perception', 'telling {P} a small untruth', '{P} flinches before the end of it.', 2],
      [
        'Investigation',
        'looking at what {Q} carries away',
        'it is a list of sums, each beside a name.',
        2,
      ],
    ],
    pressed: [
      '{Q} says it aloud in the middle of the market, with {P} beside the party, holding on to a sleeve. It takes much less than an hour.',
      '{P} goes with the party to {Q}, asks one question, and listens. After that {P} needs a house farther from the road, or friends who say what they mean.',
    ],
  },
  {
    id: 'asked-fearer-of-fate',
    asked: {
      kind: ['fear'],
      what: /^(?:(?:his|her|their|the|his own|her own|their own) )?(?:death|dying|failure|failing|commitment|love|loneliness|solitude|silence|change|age|ageing|aging|growing old|old age|being alone|being forgotten|the unknown|unknown|future|fate|destiny|success|responsibility|everything|magic|power|rejection|happiness|poverty|damnation|madness|powers?)\b/iu,
    },
    other: 'fortune teller',
    look: [
      '{P.name} has three calendars in the house, none of them right, and has stopped all of the clocks.',
      '{P.name} has everything about {P.them} twice: two purses, two coats, two ways out.',
    ],
    manner: [
      '{P} hums when a talk comes near to {what}, and always the same tune.',
      '{P} begins many things well, and finishes none of them, so that none can go wrong.',
    ],
    want: '{P} is afraid of {what}, and wants to hear from someone who ought to know that there is no need to be.',
    ask: [
      '{P} pays {pay} gold pieces for a sealed saying that was read over {P.their} cradle, and lies in the desk of {Q}.',
      '{P} pays {pay} gold pieces to those who find an old soldier near {town2}, who is said to be afraid of nothing, and ask how it is done.',
      '{P} has been named for an office of the crown, and cannot take it like this. {pay} gold pieces are for those who bring the one person of the realm who has been through it.',
    ],
    says: [
      '"Other people do not think of it. I have asked them. They do now."',
      '"I sleep very well, thank you. It is the lying awake before it."',
      '"Tell me how it ends. No. Tell me how it goes on."',
    ],
    tell: '{P} writes a letter every evening for the case that something happens, and burns it in the morning, a little ashamed.',
    truths: [
      '{Q} foretold it to {P} {years} years ago, for a copper piece, and has lived since then on telling how to keep it off, once a week, for silver. There was never anything in the cards.',
      '{P} has been through it once already, and does not remember: {Q} took the memory of it away, as a kindness, and left the fear, which had been forgotten in a corner.',
    ],
    clues: [
      [
        'Insight',
        'asking {Q} for the same advice',
        '{Q} gives it word for word, with the same sigh.',
        1,
      ],
      [
        'Investigation',
        'looking at the old cards of {Q}',
        'one of them has been put into the pack twice.',
        1,
      ],
      [
        'Arcana',
        'talking with {P} about that year',
        'there is a hole in it with very clean edges.',
        2,
      ],
    ],
    pressed: [
      '{Q} lays the cards face up, all of them. {P} looks for a long time, laughs once, and winds a clock.',
      '{Q} gives it back, at a table, with the party on both sides. It is bad for an evening, and then it is only something that {P} has lived through.',
    ],
  },
  {
    id: 'asked-informer',
    asked: [
      {
        kind: ['sells'],
        what: /^(?:(?:other people's|people's|the|state|dark|dirty|town) )*(?:secrets|information|rumou?rs|gossip|news|lies)\b/iu,
      },
      noun(
        'informant|informer|information broker|secrets? broker|secrets? dealer|spymaster|gossip',
      ),
    ],
    other: 'frightened customer',
    look: [
      '{P.name} looks at a mouth rather than at the eyes, and never at anyone who has just stopped talking.',
    ],
    manner: [
      '{P} weighs a piece of news in silence, as others weigh butter, and names the price in favours first.',
      '{P} pays for a secret with a smaller one, and always gives change.',
    ],
    want: '{P} trades in what the people of {town} would rather keep to themselves, and wants back one secret that was sold to the wrong buyer.',
    ask: [
      '{P} pays {pay} gold pieces to those who warn {Q} before the buyer gets there, without saying who has sent them.',
      '{P} pays {pay} gold pieces to learn who in {town2} sells the same secrets one day earlier, and for half of the money.',
      '{P} knows something about the crown for which there is only one buyer, and offers {pay} gold pieces for guards until the sale, or until morning.',
    ],
    says: [
      '"The first one is free. It is about you."',
      '"I never sell a lie. There are so many people who give them away."',
      '"Ask me something dear. I am tired of husbands."',
    ],
    tell: 'Whoever comes to {P} twice in one day goes out by another door, and {P} marks something on the frame.',
    truths: [
      '{P} sells what {Q} brings, who believes that it is told in confidence, to a friend. The last piece was about {Q} as well; {P} knew it, and sold it all the same, for {few} times the usual price.',
      'Half of the secrets are never sold: people pay {P} to be the one who keeps them. {P} has written none of them down, and is beginning to forget. {Q} was given the wrong one back.',
    ],
    clues: [
      ['Insight', 'asking {Q} who else knows of it', '{Q} has told one friend, and only one.', 1],
      [
        'Investigation',
        'finding out who had the news first',
        'the way of each piece begins at the table of {Q}.',
        1,
      ],
      [
        'Perception',
        'looking at the marks on the door frame',
        'some of them are there twice, and a few have a question mark.',
        2,
      ],
      ['Insight', 'asking {P} for the same secret again', '{P} tells it with another name.', 2],
    ],
    pressed: [
      '{P} tells {Q} all of it, at the price of a friend, and gives the party the name and the road of the buyer, for nothing. It is the first thing that {P} has given away.',
      '{P} is relieved. What is left is told to the party in one night, and in the morning {P} asks them who they are, and means it as a joke.',
    ],
  },
  {
    id: 'asked-gravedigger',
    asked: gravediggers,
    other: 'young heir',
    look: [
      '{P.name} has clay under the nails, a good black coat, and eyes that measure length and shoulders.',
      'The shoulders of {P.name} are those of a person who digs, and the boots are left outside every door.',
    ],
    manner: [
      '{P} takes off the hat to the dead, and only nods to the rest of {town}.',
      '{P} speaks low from habit, and lets others finish, however long it takes them.',
    ],
    want: '{P} wants each of the dead of {town} to lie under the right name, and knows of one who does not.',
    ask: [
      '{P} pays {pay} gold pieces to those who sit by one new grave for {few} nights, and write down who comes.',
      '{P} pays {pay} gold pieces to a party that brings home from {town2} a coffin which was sent to the wrong place, unopened.',
      '{P} has been called to bury a ruler, and was told not to look. {pay} gold pieces are for those who learn, before the bells, who lies there.',
    ],
    says: [
      '"They are no trouble. It is the family that is trouble."',
      '"Six feet is for the neighbours. Four would do."',
      '"Do not hurry. I never had one that ran away. Well, one."',
    ],
    tell: 'There is a row in the graveyard of {town} where {P} mows around one stone, and never sets a foot.',
    truths: [
      'The grave in that row is empty. {P} buried a coffin full of bricks, for money, so that the parent of {Q} could leave {town} alive, and now {Q} wants to have it opened.',
      'In that grave lie two. The second one has no name; {P} found it on the steps one morning, with a purse from the family of {Q}, and has kept the purse, unspent, for {years} years.',
    ],
    clues: [
      ['Perception', 'walking across the row', 'the ground over one grave has never sunk.', 1],
      [
        'Investigation',
        'reading the book of the graveyard',
        'one coffin was heavier than the dead it was for.',
      ],
      ['Insight', 'asking {P} about the stone', '{P} answers for one, and says "they".', 2],
      ['History', 'asking whose arms are on the purse', 'they are those of the family of {Q}.', 2],
    ],
    pressed: [
      '{P} hands {Q} the spade. When the bricks are counted, {P} gives up the other thing as well: the letter, with the road and the town, which came last winter.',
      '{P} lays the purse before {Q} and asks for one thing, a name to put on the stone. {Q} knows it, and takes a long time to say it.',
    ],
  },
];
