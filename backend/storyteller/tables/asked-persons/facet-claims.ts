import type { AskedStory } from './story-type.ts';

/** Persons of whom the idea says what they believe, pretend or are known for. */
export const personsOfClaims: readonly AskedStory[] = [
  {
    id: 'asked-others',
    asked: { kind: ['others'] },
    other: 'popular neighbour',
    look: [
      '{P.name} has got used to standing a little apart, and there is always a free place on that bench.',
    ],
    manner: [
      '{P} says everything twice, the second time to {P.themself}.',
      '{P} is very exact, as people become who are quoted against themselves.',
    ],
    want: '{what} {P.them}: {P} has stopped being hurt by it, and wants it to be different on one day only, which is near.',
    ask: [
      '{P} gives {pay} gold pieces to a party that says in the market what {P} says, word for word, as if it were their own.',
      '{P} gives {pay} gold pieces for proof, which lies in {town2} and of which {Q} has said that it burned.',
      'What {P} has to say concerns the crown, and {few} heralds have laughed at it. {P} offers {pay} gold pieces to those who get it heard before the realm pays for it.',
    ],
    says: [
      '"You need not pretend. I only ask you to remember afterwards that I told you."',
      '"They come to me at night, you know. One by one. By day they do not."',
      '"It was different once. There was a Thursday, and then it was like this."',
    ],
    tell: '{P} keeps a tally on a doorpost of the times that {P.they} was right, and paints it over when guests come.',
    truths: [
      'It is {Q} who has seen to it, by small stories, for {years} years: on that Thursday {P} saw what {Q} threw into the well, did not understand it, and has described it since to anyone who would listen.',
      '{P} has wanted it so. As long as nobody comes close, nobody is struck by what lies on this family; {Q}, who was once engaged to {P}, keeps up the stories because {P} has begged for it.',
    ],
    clues: [
      [
        'Investigation',
        'asking where each story about {P} comes from',
        'the trail ends at the table of {Q}, each time.',
      ],
      [
        'Perception',
        'climbing down the well',
        'it is still there, wrapped in a cloth with initials.',
        1,
      ],
      [
        'Insight',
        'speaking up for {P} before {Q}',
        'the eyes of {Q} fill, and the mouth says something cruel.',
        2,
      ],
    ],
    pressed: [
      '{town} hears it from {P}, for the first time in silence. {Q} laughs alone, and stops.',
      'If the party can lift what lies on the family, {Q} walks straight across the square. It is a wedding, in the end, and the whole street is ashamed and comes.',
    ],
  },
  {
    id: 'asked-whose',
    asked: { kind: ['whose'] },
    other: 'concerned colleague',
    look: [
      '{P.name} has a bandage, a black band or a burnt cuff, depending on the week, and a very steady smile.',
    ],
    manner: [
      '{P} mentions it first, lightly, so that it is out of the way.',
      '{P} is kind to children, beginners and failures, and short with the rest.',
    ],
    want: '{P.their} {what}: all of {town} talks about it, and {P} wants to find out what is behind it.',
    ask: [
      '{P} pays {pay} gold pieces to a party that watches for one night, from where {P} cannot see it, and tells what happens.',
      '{P} pays {pay} gold pieces to learn whether the one other case, in {town2}, is the same, and who was near there.',
      'The crown has become aware of it, with alarm or with interest, and the realm is to see it tried in public. {P} offers {pay} gold pieces to those who explain it before that day.',
    ],
    says: [
      '"You have heard about it, then. Everyone has. Do sit over there, to be safe."',
      '"There is a reason for it. I have ruled out {few}."',
      '"{Q} has been so helpful. I should not know where to begin without {Q}."',
    ],
    tell: '{P} writes each case into a book with hour, weather and company, and has begun to underline the company.',
    truths: [
      'It is {Q}. A small thing is done each time, in passing, with a thumb or a drop: at first it was a joke, and then somebody paid for it. {P} is close to something that a rich house does not want to be found.',
      'It comes from {P.their} own bargain, made half asleep as a child with something in a wall, for company. The thing is still there, is fond of {P}, and is jealous. {Q} has seen it, and has not known how to say that.',
    ],
    clues: [
      [
        'Investigation',
        'reading the book of {P}',
        '{Q} was near in every case but one, and that one was mild.',
        1,
      ],
      [
        'Sleight of Hand',
        'letting {Q} believe not to be seen',
        'there is a flick of the thumb.',
        1,
      ],
      ['Arcana', 'sitting with {P} in the dark', 'a third person is breathing.', 2],
      ['Insight', 'asking {Q} what was in the wall', '{Q} looks round first.', 2],
    ],
    pressed: [
      '{P} underlines one name, invites {Q} to tea, and does not pour. {Q} gives up the rich house for a head start.',
      '{P} speaks to the wall as one speaks to a child that has been up too long. It may keep the company, and has to keep its hands to itself.',
    ],
  },
  {
    id: 'asked-believes',
    asked: { kind: ['believes'] },
    other: 'faithful friend',
    look: ['{P.name} is dressed for it already, down to the shoes, which hurt.'],
    manner: [
      '{P} explains away every proof of the opposite, and thanks those who bring it.',
      '{P} lowers the voice at certain words, out of respect for {P.themself} or for heaven.',
    ],
    want: '{P} {said}, and wants {town} to see it before the month is out.',
    ask: [
      '{P} gives {pay} gold pieces to a party of witnesses for a deed at which nobody has ever been present.',
      '{P} gives {pay} gold pieces to have a scholar brought from {town2}, who has written to say that it is not so.',
      'It has come to the ears of the crown, which would find it useful if it were true. {P} offers {pay} gold pieces for company to the capital of the realm, and is given a parade on the way.',
    ],
    says: [
      '"It was in a dream, and then in a second dream, with a date."',
      '"I do not ask you to believe it. I ask you to stand a little further back."',
      '"Were they not all laughed at? I have a list of those who were laughed at."',
    ],
    tell: 'When nobody is looking, {P} tries it out, something small, and goes on standing there for a while with the hand held out.',
    truths: [
      'It is not so. {Q} put it into the head of {P} {years} years ago, to keep {P} from jumping off a bridge, and does not know how one gets it out again. Now people have heard of it who would kill for it.',
      'It is so, or nearly: the sign was meant for {Q}, who was in the next bed that night and has kept quiet from fear. {P} wants it so much because {P} heard the voice as well, through the wall.',
    ],
    clues: [
      ['Insight', 'asking {Q} how it began', '{Q} begins with a bridge, and stops.', 1],
      [
        'Perception',
        'being there when {P} tries it',
        'nothing happens, and {P} is not even surprised.',
        1,
      ],
      [
        'Religion',
        'asking for the words of the dream',
        'it says "you who lie by the window". {P} lay by the door.',
        2,
      ],
      [
        'Perception',
        'watching {Q} in danger',
        'something happens that should not, and {Q} looks at the hand.',
        2,
      ],
    ],
    pressed: [
      '{P} has known it for some time, and went on for the sake of {Q}. Both laugh until they cry; then there are knocks at the door.',
      '{P} gives {Q} the shoes. It is the greatest deed of a life, nobody sings of it, and without {P} at the elbow {Q} would not manage a single step.',
    ],
  },
  {
    id: 'asked-pretends',
    asked: { kind: ['guise'] },
    isDisguise: true,
    other: 'sharp-eyed servant',
    look: [
      'One seam of the coat of {P.name} is wrong, one word is too good, or one ring has left a mark: something about {P.name} does not fit.',
    ],
    manner: [
      '{P} plays it a little too well, and rests from it when the door is shut.',
      '{P} listens closely when people speak about {P.them} without knowing who is there.',
    ],
    want: '{P} wants no questions about the time before {town}, and one single answer, for which {P.they} has been waiting all the while.',
    ask: [
      '{P} asks the party to say in three taverns of {town} that they have known {P.them} for years, for {pay} gold pieces.',
      '{P} pays {pay} gold pieces to those who keep an old acquaintance from {town2} away, one with a good memory for faces.',
      '{P} would have to give it up before the eyes of the crown, and half of the realm has believed it. {P} offers {pay} gold pieces for a way to come through the reception unseen.',
    ],
    says: [
      '"What you see is what there is. It is restful, you should try it."',
      '"People show one everything as long as they believe that one does not count."',
      '"{Q}? A treasure. {Q} notices everything, and I would prefer somebody who drops plates."',
    ],
    tell: 'At night, alone, {P} puts everything back for one hour to how it really is, looks into the mirror, and takes it off again.',
    truths: [
      'That {P} {said} is a test. {P} has something great to give away, and wants to know who is kind to somebody from whom nothing can be hoped. {Q} was the first, and has since been offered money to find out more.',
      "{P} {said} for fear: somebody close to {P} has died of being what {P} is. {Q} knows who did it, is that person's eye in the house, and does not like the work any more.",
    ],
    clues: [
      [
        'Investigation',
        'going through what {P} throws away',
        'there is a list of names with marks, for and against.',
        1,
      ],
      ['Insight', 'asking {Q} about {P}', '{Q} praises {P}, and looks at a new pair of shoes.', 1],
      [
        'History',
        'asking who died in the family of {P}',
        'the death was sudden, the heir was out of the country, and is still believed to be.',
        2,
      ],
      [
        'Perception',
        'following {Q} on the free evening',
        '{Q} makes a report, and leaves out the mirror.',
        2,
      ],
    ],
    pressed: [
      '{P} drops it before all of {town}, at a feast for which nobody had offered {P.them} a chair but {Q}. The marks are read out.',
      'When {Q} says the name, {P} is {P.themself} again from one breath to the next, and somebody has to hold {P.them} back for a day: just as long as a trap needs.',
    ],
  },
];
