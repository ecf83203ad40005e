import type { AskedStory } from './story-type.ts';

/** Persons whose love or family the idea names. */
export const personsOfTies: readonly AskedStory[] = [
  {
    id: 'asked-in-love',
    asked: { kind: ['love'], isPerson: true },
    other: '{whom}',
    look: [
      '{P.name} is dressed with more care than the day asks for, and blushes down to the collar.',
      '{P.name} has a pressed flower in a book, a locket without a picture, and no appetite.',
    ],
    manner: [
      '{P} finds a way to mention {Q} in every talk, and then a way to take it back.',
      '{P} is brave in everything, and cannot read a note aloud.',
    ],
    want: '{P} {said}, and would give up house and name for it, if only {Q} were safe.',
    ask: [
      '{P} pays {pay} gold pieces to a party that carries a letter to {Q}, and brings back an answer that nobody else has read.',
      '{P} pays {pay} gold pieces for a coach, a priest and a quiet road to {town2}, before a certain other suitor comes back.',
      'The match would bind two houses that the crown has kept apart, and half of the realm is against it. {P} offers {pay} gold pieces to those who bring {Q} alive through the lines.',
    ],
    says: [
      '"You would not ask if you had heard {Q} laugh."',
      '"I know what they say. I said it too, until a Tuesday in spring."',
      '"It is unwise, it is forbidden, and it is the only thing I have ever done on purpose."',
    ],
    tell: 'Each evening {P} sets a lamp in one window for as long as it takes to burn a finger of oil, and looks at the hill.',
    truths: [
      '{Q} loves {P} as well, and came to {town} for another reason: to find out where {P} keeps a thing that others want. {Q} has known the place for {few} weeks, has told nobody, and will be killed for that.',
      '{P} has had only the letters. {Q} has not written one of them; someone in the house of {P} answers, at first to be kind, and by now for money that a rival pays for every secret in them.',
    ],
    clues: [
      [
        'Insight',
        'asking {Q} about the first meeting',
        '{Q} knows beforehand on which bench {P} would sit, and is ashamed of it.',
        1,
      ],
      [
        'Perception',
        'watching the hill while the lamp burns',
        'two people look at it, and the second one holds a bow.',
        1,
      ],
      [
        'Investigation',
        'laying a letter beside the household book',
        'the same hand writes "eternally" and "candles".',
        2,
      ],
      ['Insight', 'quoting a letter to {Q}', '{Q} finds it beautiful, and has never seen it.', 2],
    ],
    pressed: [
      '{Q} tells {P} on the bench. There is a silence, and then a plan, for three if the party comes along. The one with the bow is on the way.',
      '{P} goes to {Q} with the whole bundle, says what happened, and asks to begin again, with worse spelling. {Q} has been waiting for somebody to ask in person.',
    ],
  },
  {
    id: 'asked-loves',
    asked: { kind: ['love'] },
    other: 'jealous cousin',
    look: [
      '{P.name} has traces of it on the clothes, in the hair and under the nails: one sees at once what {P.their} days are for.',
    ],
    manner: [
      '{P} grows ten years younger when the talk comes to {what}.',
      '{P} has all the patience of the world for {what}, and none for those who make fun of it.',
    ],
    want: '{P} {said}, and wants it kept safe from {Q}, who calls it a waste of a life.',
    ask: [
      '{P} pays {pay} gold pieces to a party that stands guard for two nights, since {Q} has hired somebody with a hammer.',
      '{P} pays {pay} gold pieces for company to {town2}, where there is said to be the finest of it, and the owner is very ill.',
      'By an order of the crown it is to be done away with in all of the realm, and {Q} has put {town} at the top of the list. {P} offers {pay} gold pieces to those who change the mind of one minister.',
    ],
    says: [
      '"Do you care for it at all? No? Then sit here, and give me an hour."',
      '"I have been happy for {years} years. It annoys people more than debts would."',
      '"{Q} is not a bad person. {Q} has just never looked forward to a morning."',
    ],
    tell: 'When {P} believes to be alone, {P.they} says goodnight to it.',
    truths: [
      'It was {Q} who began with it, and {P} who had the talent. {Q} has never got over the day on which {P} was praised; under the bed of {Q} there is everything that one needs for it, worn with use.',
      'It is not quite harmless. {P} learned it from someone who was burned for it, and one part of it, at the right hour, opens something. {Q} knows which part, and has been trying to spare {P} the knowledge.',
    ],
    clues: [
      [
        'Perception',
        'looking under the bed of {Q}',
        'all the gear lies there, older than that of {P}.',
        1,
      ],
      [
        'Insight',
        'praising {P} before {Q}',
        '{Q} names three faults that only a master would see.',
        1,
      ],
      ['Arcana', 'being with {P} at the right hour', 'the room has one door more than before.', 2],
    ],
    pressed: [
      '{P} puts a chair for {Q}, and holds out the tools. {Q} says no twice.',
      '{P} leaves out that part from now on, and teaches the rest to whoever asks. What has come through the door so far has to be sent home, tonight.',
    ],
  },
  {
    id: 'asked-kin',
    asked: {
      kind: ['kin'],
      not: /^has .*\b(?:dead|children|sons|daughters|husbands|wives|family)\b/iu,
    },
    other: 'family lawyer',
    look: [
      'Old people in {town} start when they see {P.name} from the side, and cross the street to make sure.',
      '{P.name} wears a ring that is turned inwards.',
    ],
    manner: [
      '{P} waits, when being introduced, until people have finished comparing.',
      '{P} says "the family" as others say "the weather".',
    ],
    want: '{P} {said}, and wants to be asked about something else, before it is settled what {P} gets out of it.',
    ask: [
      '{P} pays {pay} gold pieces to a party that goes along to a family dinner, eats nothing, and counts the knives.',
      '{P} pays {pay} gold pieces for the second will, which is said to lie in {town2}, before {Q} has it.',
      'By blood {P} has a say in who wears the crown, and parties from all of the realm have begun to call. {P} offers {pay} gold pieces to those who find out which of them poisons.',
    ],
    says: [
      '"You see it too, then. It is the nose. I was born with it, I did nothing."',
      '"We are a close family. It comes of keeping an eye on each other."',
      '"Call me by my own name, please. It is the only thing I did not inherit."',
    ],
    tell: 'On one birthday in the year, which is not {P.their} own, {P} goes out alone with a bottle and two cups.',
    truths: [
      'The family has one grave too many. The one who is mourned there is alive and locked away, by an agreement that {Q} drew up, and {P} was a child and signed it with a drawing of a horse.',
      'By blood {P} is not of the family at all. There was an exchange in the cradle; {Q} was paid for it and has papers for both children. The other one works in {town}, and is poor.',
    ],
    clues: [
      [
        'Investigation',
        'reading the agreement in the desk of {Q}',
        'one of the signatures is a horse.',
        1,
      ],
      [
        'Perception',
        'visiting the grave',
        'no flower lies on it, though {P} buys one every month.',
        1,
      ],
      [
        'Medicine',
        'looking from the family portraits to {P}',
        'the famous likeness is in the hair and the clothes.',
        2,
      ],
      [
        'Insight',
        'asking {Q} who else was born in that night',
        '{Q} looks at the fire, where papers burn well.',
        2,
      ],
    ],
    pressed: [
      '{P} draws the horse again, under a second paper, which sets somebody free. What comes out of that house after {years} years has to be led by the hand.',
      '{P} goes to the other one with both papers, and lets that one choose. They end up by sharing the name, and the bill.',
    ],
  },
];
