import type { AskedStory } from './story-type.ts';

/** Persons who are secretly a creature, or of high birth. */
export const personsOfHiddenSelves: readonly AskedStory[] = [
  {
    id: 'asked-secret-creature',
    asked: {
      kind: ['self'],
      what: /\b(?:werewolf|wererat|werebear|werecat|vampire|dragon|demon|devil|fiend|hag|ghoul|monster|shapeshifter|doppelganger|changeling|lich|succubus|incubus|fey|fairy|mimic|giant|basilisk|medusa|naga|undead|ghost|mermaid)\b/iu,
    },
    other: 'night watchman',
    look: [
      'Horses shy at {P.name}, who has stopped going near them and says that it is the hay.',
      '{P.name} wears long sleeves in every weather, and has never been seen at the table on certain evenings of the month.',
    ],
    manner: [
      '{P} turns the head to a sound before it can be heard, and then waits politely until it comes.',
      '{P} eats with great care, little, and with the knife and fork held a shade too firmly.',
    ],
    want: '{P} wants the nights in {town} to be quiet, and is a little too exact about which nights.',
    ask: [
      '{P} pays {pay} gold pieces to a party that sits up before a certain cellar door in {town}, for three nights, and opens it to nobody, whatever is said behind it.',
      '{P} pays {pay} gold pieces for an honest report from {town2}, where animals have been found that look as if {P} knew more about them than {P.they} says.',
      '{P} is to stand beside the throne on a night on which {P.they} should not be near people. {P} offers {pay} gold pieces to those who move the feast of the crown by one day, or guard half of the realm from it.',
    ],
    says: [
      '"I sleep badly at certain times. It is in the family. Lock your door, there is a draught."',
      '"You smell of wet dog. Forgive me. It was meant kindly."',
      '"{Q} walks past here every night. A conscientious soul. I do wish {Q.they} would take the other street."',
    ],
    tell: 'Once a month {P} buys a whole sheep, pays for it in advance, and nobody has ever been asked to the dinner.',
    truths: [
      '{P} is secretly {what}, has been for {years} years, and has hurt nobody in all that time. Those who have been found dead were killed by another, who came to {town} this spring, and knows whom they will blame. {Q} has seen both, and has told one from the other.',
      '{P} is secretly {what}, and something has slipped: there is one night in the last month of which {P} knows nothing, and blood on a sleeve. It was {Q} who drew the bolt that night, out of curiosity, and has not slept since then.',
    ],
    clues: [
      [
        'Nature',
        'comparing the tracks near the two last places',
        'they are of the same kind, and one of them has a foot that is too large.',
        1,
      ],
      [
        'Insight',
        'asking {Q} what was to be seen that night',
        '{Q} says "which of them?", and is sorry at once.',
        1,
      ],
      [
        'Investigation',
        'looking at the bolt of the cellar',
        'there are deep scratches on the inside, and it was drawn from outside.',
        2,
      ],
      ['Perception', 'watching {P} hand over silver', '{P} wraps the hand in a cloth first.'],
    ],
    pressed: [
      'Before those who can keep it to themselves {P} shows what {P.they} is, in daylight and on purpose, and offers to do the one thing that nobody else can: to follow the other by scent.',
      '{P} asks to be locked up and asked no questions until it is known what happened. If {Q} owns up, there is somebody to say sorry to, who is alive.',
    ],
  },
  {
    id: 'asked-secret-noble',
    asked: {
      kind: ['self'],
      what: /\b(?:princess|prince|queen|king|noble|noblewoman|nobleman|duke|duchess|count|countess|baron|baroness|lord|lady|heir|heiress|emperor|empress|royal|sultan)\b/iu,
    },
    other: 'travelling tutor',
    look: [
      '{P.name} carries a tray as others carry a crown, and has learned to slouch, which takes an effort.',
      'The hands of {P.name} are rough on the outside only: the calluses are a year old, and no more.',
    ],
    manner: [
      '{P} says thank you to nobody by habit, remembers it, and thanks everybody twice.',
      '{P} speaks like people in {town}, except when startled.',
    ],
    want: '{P} wants to go on with this life, which is small, loud and {P.their} own, and to be looked for somewhere else.',
    ask: [
      '{P} gives {pay} gold pieces, far too much and in one coin, to a party that takes a lock of hair to a far inn and loses it there.',
      '{P} gives {pay} gold pieces for news from {town2}: riders have been showing a portrait there, and it is a good one.',
      '{P} has learned that a false one is to be crowned, and that the realm will bleed for it. {P} offers {pay} gold pieces to a party that brings {P.them} before the crown, and makes sure that it can be left again.',
    ],
    says: [
      '"Do I? People say that. I have one of those faces that look well on money."',
      '"I never had a friend who could say no to me. Here I have eleven, and they do it all day."',
      '"{Q} has asked where I learned to read. I said, from the labels on bottles."',
    ],
    tell: 'When a certain song is played, {P} stands up with all the others a breath too early, and sits down again.',
    truths: [
      '{P} is secretly {what}, and ran from a wedding at which {P.they} was to die: the other family had the dress poisoned. {Q} has been sent with the same dress, believes it to be a present, and has begun to cough.',
      '{P} is secretly {what}, and no one has run: the family itself hid {P} here, with a monthly purse for the house. The purse has not come for {few} months, and {Q}, who used to bring it, has come to say why.',
    ],
    clues: [
      [
        'Medicine',
        'listening to the cough of {Q}',
        'it comes from something that is breathed in, from cloth.',
        1,
      ],
      [
        'History',
        'looking at the coin with which {P} pays',
        'it is struck for gifts to godchildren of the crown, and for nothing else.',
      ],
      [
        'Insight',
        'asking {Q} how things are at home',
        '{Q} looks round before answering, and counts the exits.',
        2,
      ],
    ],
    pressed: [
      '{P} burns the dress in the yard before all of {town}, and then there is no point in being called by the other name any longer. Those who sent it need to see {P.them} dead, or see their own letter read out.',
      '{P} hears it standing up. All that is left of the family is sitting in this room, and has a tray to carry; {P} carries it to the end of the evening, and then asks the party how one begins.',
    ],
  },
];
