import type { AskedStory } from './story-type.ts';
import { bribedGuards } from './trade-words.ts';

/** Second stories for officers who can be bought, and for those who sell what was stolen. */
export const personsOnThePayroll: readonly AskedStory[] = [
  {
    id: 'asked-on-the-payroll',
    asked: bribedGuards,
    isWhole: true,
    other: 'guild paymaster',
    look: [
      "{P.name} has a new saddle, a new roof and a mother in the good hospital, and still counts out the coppers at the baker's.",
    ],
    manner: [
      '{P} is strict with drunkards, tired with burglars, and out when it is about a certain street.',
      '{P} takes the purse without looking at it, as one takes medicine.',
    ],
    want: [
      '{P} wants one night on which the guard of {town} looks the other way to be the last, and has been told that it is not going to be.',
      '{P} wants to know who has begun to be honest in {P.their} guard, before others find that out.',
    ],
    ask: [
      '{P} gives {pay} gold pieces, of the clean ones, to a party that is standing by chance in a certain lane of {town} when the guard is not.',
      '{P} offers {pay} gold pieces for a receipt book in a back room near {town2}, which nobody was supposed to keep.',
      'The crown is about to promote {P}, for outstanding quiet. {P} offers {pay} gold pieces to those who find out who in the realm recommended {P.them}.',
    ],
    says: [
      '"Nothing was stolen. It says so here, and I wrote it."',
      '"Peace and quiet has its price. I only hand it on."',
      '"You look like people who see things. Try the other side of town."',
    ],
    tell: 'On the first of the month the patrol of {P} is an hour late in one street, and on the second there is meat in the poorhouse.',
    truths: [
      '{P} took the first purse in order to find out from whom it came, and has been writing everything down for {years} years. The case is complete. The judge to whom it should go stands on page two, and {Q} has begun to suspect that there is a book.',
      '{P} sold one open gate, for a debt, and somebody died behind it: a recruit, who was {P.their} favourite. The thieves have had {P} for nothing ever since. {Q} was the one who stabbed, sends the money to the mother all the same, and cannot look at {P}.',
    ],
    clues: [
      [
        'Investigation',
        'comparing the patrol books with the burglaries',
        'they fit too well, as if somebody had wanted it to be found one day.',
        1,
      ],
      [
        'Perception',
        'following {P} after the hand-over',
        'the purse is weighed, noted down, sealed, and walled in.',
        1,
      ],
      [
        'Insight',
        'mentioning the dead recruit to {P}',
        '{P} says the name along with the rank to which the recruit would have risen by now.',
        2,
      ],
      ['Insight', 'asking {Q} about the gate', '{Q} rubs the right hand on the coat.', 2],
    ],
    pressed: [
      '{P} hands the party the book and a list of the judges who are not in it. It is a short list, and it is a long way to the first of them.',
      '{P} goes to the mother, with {Q} beside {P.them}, and they tell her, in turns. What she asks of them afterwards is harder than a rope.',
    ],
  },
  {
    id: 'asked-sells-the-stolen',
    asked:
      /\b(?:sells?|selling|deals? in|trades? in|fences?|buys and sells|hawks?) (?:only |mostly )?(?:stolen|hot|looted|pilfered|smuggled|shady|illegal) (?<what>[\p{L}'-]+(?: (?!(?:and|but|one|that|which|to|who|in|from|of|until|back)\b)[\p{L}'-]+){0,2})/iu,
    isWhole: true,
    other: 'robbed customer',
    look: [
      'The stall of {P.name} has a bit of everything, no two of anything, and can be folded up with one pull on a string.',
    ],
    manner: [
      '{P} swears by {few} gods that it is an heirloom, and means it: just not whose.',
      '{P} has an eye for what people have lately lost, and a kind word about it.',
    ],
    want: [
      '{P} sells what others have stolen, has got something in that is looking for its owner all by itself, and wants it gone before tonight.',
      '{P} sells what others have stolen, and wants to find out why one and the same thing is brought to {P.them} again and again, by different thieves.',
    ],
    ask: [
      '{P} offers {pay} gold pieces, or anything from the second shelf, to a party that takes a bundle back to a house in {town}, and is not seen doing it.',
      '{P} offers {pay} gold pieces to have a thief in {town2} asked where he got it, and to be told exactly how frightened he was.',
      'There is a seal of the crown in the box with the buttons, and all of the realm obeys whoever has it. {P} offers {pay} gold pieces to those who make it not have been there.',
    ],
    says: [
      '"Stolen? Found! In a house, in a locked box. You would be surprised what people lose."',
      '"For you, half of what it cost. I mean, half of what it would have cost."',
      '"No guarantee. But if it comes home by itself, you get your money back."',
    ],
    tell: 'In the evening {P} goes through the stock and puts some things aside, and by morning they are back on the doorsteps of {town}, of people who have nothing else.',
    truths: [
      "The thing is a child's toy with a wish on it: to be brought back, whatever it takes. It has already cost {few} thieves their sleep. {Q} made that wish at seven, has grown up, and has no idea what is on the way.",
      '{P} buys in order to search: {P.their} own people were robbed of one thing, in a war that nobody here remembers, and everything stolen goes through hands like {P.theirs} some day. {Q} has it, over the fireplace, and is proud of it.',
    ],
    clues: [
      [
        'Arcana',
        'looking at the thing in the bundle',
        'it turns, very slowly, until it faces one particular house.',
        1,
      ],
      [
        'Investigation',
        'reading the ledger of {P}',
        'each piece is described down to the last scratch, and compared with an old drawing.',
        2,
      ],
      [
        'Insight',
        'asking {Q} about a lost toy',
        '{Q} laughs, and knows to the day when it was.',
        1,
      ],
      [
        'Perception',
        'seeing {P} at the fireplace of {Q}',
        '{P} takes off the cap, before anything else.',
        2,
      ],
    ],
    pressed: [
      '{P} carries it home to {Q} in person, knocks, and says where it comes from. Nobody has ever seen {Q} cry, and it is good for trade.',
      '{P} does not steal it. {P} tells {Q} what it is, and what was sung when it was carried, and then waits, with the cap in both hands.',
    ],
  },
];
