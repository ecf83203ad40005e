import { noun, type AskedStory } from './story-type.ts';

/** Persons whose way with others drives what they want and what they hide. */
export const personsOfManners: readonly AskedStory[] = [
  {
    id: 'asked-cheerful',
    asked: noun(
      'cheerful|jolly|merry|friendly|happy|kind|nice|optimistic|naive|gentle|sweet|kindly',
    ),
    other: 'moneylender',
    look: ['{P.name} has lines of laughter, ink hearts on one sleeve and a pocket full of sweets.'],
    manner: [
      '{P} greets everyone by name, and knows what they were worried about last week.',
      'Bad news makes {P} put the kettle on, and good news does too.',
    ],
    want: '{P} wants everyone in {town} to be well, and begins with whoever has just come in.',
    ask: [
      '{P} asks the party to find out why {few} neighbours have stopped laughing this month, and pays {pay} gold pieces from a jar.',
      '{P} pays {pay} gold pieces for help with a feast for two towns that are close to war, so that they sit at one table before they fight.',
      '{P} has been asked to speak for peace between two realms, because both rulers like {P.them}, and offers {pay} gold pieces for guards who smile.',
    ],
    says: [
      '"There you are! Sit, eat. Whatever it is, it will look smaller with soup."',
      '"I do not believe that anybody is wicked before breakfast."',
      '"Of course I trusted them. It was very nearly the right thing."',
    ],
    tell: 'When {P} thinks that nobody is there, the smile goes, and {P.they} leans against the door until it comes back.',
    truths: [
      '{P} has pledged house and savings to {Q} for the debts of {few} families, and told nobody. The bond is due in {few} days; {Q} wants no money, but {P} as a friendly face, to bring people to the table where they sign.',
      '{P} was once a feared collector for {Q}, hurt people for money, and has been kind to everyone ever since, as one pays off a debt. One of the families was never found, and lives in {town}.',
    ],
    clues: [
      [
        'Insight',
        'staying until the last guest has left {P}',
        'the smile goes out like a lamp.',
        1,
      ],
      [
        'Investigation',
        'looking at the jar of coins',
        'it is full of receipts, all signed by {Q}.',
        1,
      ],
      [
        'Perception',
        'watching {P} meet children in {town}',
        '{P} counts their fingers, and breathes out.',
        2,
      ],
      [
        'Intimidation',
        'raising a hand in a quarrel near {P}',
        '{P} has the wrist before it falls, and knows exactly how to break it.',
        2,
      ],
    ],
    pressed: [
      'If the families are told, they carry their savings to {Q} in a procession. {P} cries, is angry with the party for the first time, and cooks for all of them.',
      '{P} kneels down before the family and says what {P.they} did. Whatever they answer, {Q} comes to {town} for {P.them} within a week, and {P} asks the party to keep the others out of it.',
    ],
  },
  {
    id: 'asked-grumpy',
    asked: noun('grumpy|gruff|surly|bitter|angry|cranky|grumbling|moody|grouchy|cantankerous|sour'),
    other: 'healer',
    look: ['The brows of {P} meet over the nose, and do not part for anyone.'],
    manner: [
      '{P} complains of the weather, the food and the guests, in that order, and helps all the same.',
      '{P} complains of the weather, of the hour and of visitors, and has usually begun to help by then.',
    ],
    want: '{P} wants to be left in peace, and is the first to get up when somebody knocks at night.',
    ask: [
      '{P} asks the party, with many words about their boots, to find out who leaves flowers at the door of {P} every week; {pay} gold pieces, "and no songs".',
      '{P} pays {pay} gold pieces to have a load of medicine brought through closed roads to {town2}, and shouts when thanked for it.',
      '{P} throws {pay} gold pieces on the table: a prince is coming to {town} with his court and his enemies, and {P} wants him fed, alive and gone by Monday.',
    ],
    says: [
      '"No. We are closed. Where are you hurt? Sit down, and do not bleed on that."',
      '"Everybody says good morning. Nobody ever proves it."',
      '"I am not in a bad mood. This is the mood."',
    ],
    tell: 'Every evening {P} lays a second place, and swears at it when clearing it away.',
    truths: [
      '{P} threw {P.their} only child out of the house in a rage, {years} years ago, and the child went to sea with a false name. {Q} brought the news of a death, and it was a lie: the child had asked for it. The flowers at the door come from the grandchild.',
      "{P} quarrels with everyone so that nobody comes close: a curse lies on the house, and whoever {P} is fond of falls ill. {Q} set it, when {P} refused to marry, and still lives in {town} as everybody's friend.",
    ],
    clues: [
      [
        'Perception',
        'waiting by the door on the evening of the flowers',
        'a child with the brows of {P} puts them down and runs.',
        1,
      ],
      [
        'Persuasion',
        'asking {Q} how the child of {P} died',
        '{Q} gives a ship that was not at sea that year.',
        1,
      ],
      [
        'Medicine',
        'asking who in {town} fell ill last year',
        'each of them had made {P} laugh.',
        2,
      ],
      [
        'Arcana',
        'feeling under the threshold of {P}',
        'a knot of hair lies there, half grey and half the colour of that of {Q}.',
        2,
      ],
    ],
    pressed: [
      '{P} calls it nonsense, puts on the good coat and goes to the door. There is soup for everybody afterwards, and {P} complains that there is not enough salt in it.',
      'Once the knot is burned, {P} stands in the street and does not know what to be angry about. {Q} tries to tie another one the same night.',
    ],
  },
  {
    id: 'asked-ambitious',
    asked: noun('ambitious|power-hungry|scheming|calculating|greedy|cunning|manipulative|ruthless'),
    other: 'old {own}',
    look: [
      '{P.name} wears the colours of the next higher office, a shade darker, so that nobody can object.',
    ],
    manner: [
      '{P} remembers who sat where at each dinner, and who had to move.',
      '{P} gives small presents with large receipts.',
    ],
    want: '{P} wants the place of {Q}, and after that the one above it.',
    ask: [
      '{P} pays {pay} gold pieces if the party does something brave in {town} within a week, and says before people that {P} sent them.',
      '{P} offers {pay} gold pieces for three signatures from {town2}, of people who owe {P.them} nothing yet.',
      '{P} offers {pay} gold pieces and a castle to those who bring the seal of the old chancellor before the electors of the realm meet.',
    ],
    says: [
      '"I never ask for anything. I only make sure that I am standing there when it falls."',
      '"{Q} is a treasure. One puts treasures away, somewhere dry."',
      '"Help me now, and I shall remember it. Help me later, and I shall not need to."',
    ],
    tell: '{P} measures rooms in which {P.they} does not live yet.',
    truths: [
      '{P} has been making {Q} ill for weeks, a little each day, so as to be the only one who can stand in. The one who sold the powder has begun to give larger doses on another account: somebody wants both of them gone.',
      "For the first step upwards {P} signed a paper for a devil in a clerk's coat. Each promotion has cost a person who was near to {P}; the next on the list is {Q}, who once taught {P} to read.",
    ],
    clues: [
      ['Medicine', 'looking at the nails of {Q}', 'they have the white lines of a slow poison.', 1],
      [
        'Insight',
        'telling {P} that {Q} is worse today',
        '{P} is startled, and counts back the days.',
        1,
      ],
      [
        'Investigation',
        'laying the promotions of {P} beside the church book',
        'a friend of {P} was buried in the week of each one.',
        2,
      ],
      ['Religion', 'seeing {P} sign anything', 'the ink dries red.', 2],
    ],
    pressed: [
      '{P} bargains at first, and stops when the party shows that the dose was raised. Then {P} gives up the seller to save {Q}, and asks that {Q} never learns the rest.',
      '{P} can break the paper by resigning from everything in public, before the next name is struck out. The clerk comes to watch, and offers the party a post.',
    ],
  },
];
