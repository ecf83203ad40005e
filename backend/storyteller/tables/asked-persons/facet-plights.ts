import type { AskedStory } from './story-type.ts';

/** Persons whose weakness the idea names in one word. */
export const personsOfPlights: readonly AskedStory[] = [
  {
    id: 'asked-drunkard',
    asked: { state: 'drunk' },
    other: 'landlord',
    look: [
      '{P.name} has a red nose, shaking hands and a bottle with marks on it, one for each hour.',
      'The coat of {P.name} has been slept in, and the shirt below it is ironed.',
    ],
    manner: [
      '{P} is drunk by noon, witty until two, and after that says true things which nobody listens to.',
      '{P} drinks to somebody who is not there, and pays for that glass as well.',
    ],
    want: '{P} drinks so as not to think of one night, and wants somebody to do what {P} failed to do then.',
    ask: [
      '{P} has {pay} gold pieces in a boot which have never been drunk, for a party that goes and looks whether a certain door in {town} is still nailed up.',
      '{P} gives {pay} gold pieces for the truth about a coach that never came to {town2}: {P} should have been on the box.',
      '{P} was once listened to at court, and knows what the crown swore never to speak of. {P} offers {pay} gold pieces, and one sober week, to those who stop it before it happens to the realm again.',
    ],
    says: [
      '"I was told to forget it. This is how. It works until about four in the morning."',
      '"Never trust a man who is sober all of the time. What is he waiting for?"',
      '"One more. This is for her. That one was for me."',
    ],
    tell: 'On one night of the month {P} does not drink at all, and those who know it stay at home that night.',
    truths: [
      'On that night {P} was on duty and asleep, and somebody was let through. {Q} had put something into the glass, for money, and has poured for nothing ever since so that it does not come up.',
      '{P} was not asleep. {P} saw who came through, was recognised, and let it happen for the sake of an old love. It is drunk that {P} cannot say the name, and {Q} has the order to keep it so.',
    ],
    clues: [
      [
        'Investigation',
        'asking who pays for what {P} drinks',
        '{Q} has not written down one glass.',
      ],
      [
        'Medicine',
        'tasting the bottom of the old flask',
        'there is something in it that does not belong in brandy.',
        1,
      ],
      [
        'Insight',
        'sitting with {P} on the dry night',
        'there is a name, and {P} bites into a sleeve.',
        2,
      ],
    ],
    pressed: [
      '{P} turns the glass over and is terribly awake. {Q} reaches under the bar.',
      '{P} says the name, stone sober, to the face of the one who bears it. After that the hands shake for {few} days, and then no more.',
    ],
  },
  {
    id: 'asked-honest',
    asked: { state: 'honest' },
    other: 'old accomplice',
    look: ['{P.name} has an open face, two missing teeth and a reputation.'],
    manner: [
      '{P} says what is true, then sees the face of the other, and says that it is true all the same.',
      '{P} returns things, with a note of what was wrong with them.',
    ],
    want: '{P} cannot tell a lie, has lost {few} posts and most friends by it, and wants to find the one place where it is of use.',
    ask: [
      "{P} pays {pay} gold pieces to a party that does the talking for {P.them} for one evening, at {Q}'s table.",
      '{P} pays {pay} gold pieces for an escort to {town2}, where {P.they} is to give evidence, and where everybody knows what {P.they} will say.',
      'The crown wants {P} as a witness, because the whole realm knows that {P} does not lie. {P} offers {pay} gold pieces to those who find out what {P.they} is not supposed to have seen.',
    ],
    says: [
      '"That hat does not suit you. You did ask with your eyes."',
      '"I took it. I mean to give it back. Both of those are true, people only ever write down the first."',
      '"Please do not tell me where you are going. Somebody will ask me."',
    ],
    tell: 'Before certain doors {P} puts wool into both ears, so as not to know.',
    truths: [
      'It began with a lie: {P} once said one sentence in court, for {Q}, and an innocent person was hanged for it. {Q} is to give evidence in the same hall this month, and needs another such sentence.',
      'It is a spell, bought by {P.their} own mother with the last of the money, so that one in the family should be honest. {Q} could undo it, and {P} has been saving up; just now, though, {P} is about to be believed for the first time.',
    ],
    clues: [
      [
        'History',
        'reading the old trial',
        'the only witness was {P}, who was {few} years younger and very sure.',
        1,
      ],
      ['Insight', 'asking {P} whether it was always so', '{P} says "no", goes red, and leaves.', 1],
      [
        'Arcana',
        'asking {P} to say that snow is black',
        'the lamp flickers, and it comes out as "white".',
        2,
      ],
    ],
    pressed: [
      '{P} goes into the hall, and says the true sentence {years} years too late. It frees nobody; it convicts {Q}.',
      '{P} pays {Q} for something else: that it stays. On the next day everything depends on one word, and everyone knows that {P} cannot make it up.',
    ],
  },
  {
    id: 'asked-haunted',
    asked: { state: 'haunted' },
    other: 'dead comrade',
    look: [
      '{P.name} looks as one looks after {few} nights by a sickbed, and leaves room for somebody on the bench.',
    ],
    manner: [
      '{P} answers somebody who has not spoken, under the breath.',
      '{P} never sits in the dark, never in silence, and never where a door is open.',
    ],
    want: '{P} is followed by somebody who is dead, and wants to know what is still owed.',
    ask: [
      '{P} pays {pay} gold pieces to a party that sits up with {P.them} for one night, and tells in the morning what they have heard.',
      '{P} pays {pay} gold pieces for a grave near {town2} to be found and looked after; there should be a stone.',
      'What haunts {P} haunts the palace as well, and the crown pays {pay} gold pieces, through {P}, to those who lay it to rest before the realm is ruled by it.',
    ],
    says: [
      '"Do not mind me. I was not talking to you. I was not talking to anyone, I hope."',
      '"It comes when the candle is down to my thumb. It used to be my whole hand."',
      '"I could stand the shouting. Since Tuesday it has been saying please."',
    ],
    tell: 'At each meal {P} breaks the bread in two, eats one half, and by evening the other half is stale and bitten.',
    truths: [
      'It is {Q}, whom {P} left behind alive, in a cellar, with a promise to come back. {Q} waited for {few} days. The thing that they both fled from has not left that cellar either, and wants out.',
      '{Q} does not accuse {P}. {Q} warns: it was no accident, the one who did it lives in {town}, comes by each week with soup for {P}, and asks whether {P.they} has begun to remember.',
    ],
    clues: [
      [
        'Perception',
        'listening when the candle is down',
        'it counts days, and stops at the same one.',
        1,
      ],
      [
        'Religion',
        'asking what it wants',
        'the flame leans, each time, towards the same house.',
        2,
      ],
      ['Medicine', 'tasting the soup', 'there is a herb in it that makes one forget.', 2],
    ],
    pressed: [
      '{P} goes down into that cellar, and says the name. {Q} is lying behind the door, very small, and there is somebody else at the far end.',
      '{P} does without the soup for {few} days, and remembers. The one who brings it reads it in {P.their} face, over the pot.',
    ],
  },
];
