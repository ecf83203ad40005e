import type { PersonStory } from './person-types.ts';

/** Persons of a town whose secret is heard or written at night. */
export const personStoriesOfNights: readonly PersonStory[] = [
  {
    id: 'thirteenth-stroke',
    levels: [1, 9],
    tones: ['horror', 'grim'],
    words: ['bell', 'bells', 'ringer', 'belfry', 'midnight'],
    unlike: /\b(?:sleeps?|bed)\b/,
    role: 'bell ringer',
    other: 'tanner',
    want: '{P} wants the great bell of {town} [to be still at midnight|not to be rung at midnight], and has [taken out the clapper|tied the clapper up with wool] twice« already».',
    ask: '{P} asks the party to spend one night in the belfry of {town}, with wool in their ears, and to hold the rope [still|fast], [whatever pulls at it|whoever pulls at it], for {pay} gold pieces.',
    tell: '{P} counts the strokes of [every clock|each hour] on both hands, and [keeps one finger back|is out of breath at twelve].',
    says: [
      '"{town} has a good bell, and I would rather that it had a smaller one."',
      '"Twelve is enough for anybody, and in {town} I am the one who counts."',
      '"If you hear something in {town} at night, pull the blanket over your ears and think of breakfast."',
      '"They ask me in {town} who rings so late, and I say that it is the wind, in the plural."',
      '"I have rung {town} to every wedding and every funeral, and never before have I been asked to stop."',
    ],
    truths: [
      "When the bell of {town} was cast, {years} years ago, the founder fell into the bronze. He was a brother of {Q}, and {P}, who was to hold his belt, had let go of it to wave to somebody. Since last winter the bell has struck thirteen at each new moon, at midnight, on its own. Each time one of those who hear the last stroke gets up, asleep, and walks to the old casting pit, and in the morning is found there, in a hand's breadth of water. That was {few} times so far, and tonight there is no moon.",
      'It is {P} who rings the thirteenth stroke, asleep, and does not know it. At that stroke something comes up the river road and stands before one door in {town}, and in the morning somebody of that house is gone. {Q} saw {P} on the tower stair, and saw what came. It goes where there is a chalk mark, and by now {Q} [sells the mark to heirs|takes money from heirs for a mark].',
    ],
    clues: [
      [
        'Perception',
        'standing below the great bell of {town} at midnight',
        'the thirteenth stroke is a voice, and it calls {P} by name.',
        1,
      ],
      [
        'Investigation',
        "reading the founder's book for the day of the casting at {town}",
        'nine people had breakfast that day, and eight had supper.',
        1,
      ],
      [
        'Medicine',
        "looking at {P}'s palms in the morning",
        'there is a rope burn across both, and it is not an hour old.',
        2,
      ],
      [
        'Investigation',
        '[looking at|examining] the door of one of those in {town} who are gone',
        "low down there is a chalk mark, with a tanner's thumb in it.",
        2,
      ],
    ],
    pressed: [
      '{P} would climb into the bell at midnight, call the founder by name and say who let go. Until that is done somebody has to keep the sleepers from the pit, in which he is waiting, with those whom older bells have cost (use <Zombie, Ghoul, Wight>). Afterwards the bell has to be melted down, and {Q} has the furnace ready.',
      '{P} asks to be tied to a chair for one night, and to have the stroke rung by others, with the mark on a door behind which the party waits (use <1 Zombie, Ghoul, Ghast, Wight, Wraith> for what comes). {Q} tries to wipe that mark off before midnight, and has another door in mind.',
    ],
  },
  {
    id: 'letter-writer',
    levels: [1, 9],
    tones: ['intrigue', 'heroic'],
    words: ['letters', 'writer', 'scribe', 'letter', 'correspondence'],
    unlike: /\{P\.they\} (?:opens letters|signs|writes)/,
    role: 'letter writer',
    other: 'corn merchant',
    want: '{P} wants one bundle of letters back from the house of {Q}, [unread, if that is still possible|before anybody lays two of them side by side].',
    ask: '{P} asks the party to deliver {few} letters in {town} in one evening, each of them by hand, to wait until it has been read, or to read it out, and to bring back [no answer|nothing], for {pay} gold pieces.',
    tell: [
      '{P} writes with the right hand for one half of {town} and with the left hand for the other, and [has two seats for it|keeps two inkwells for it].',
      '{P} writes fast, but stops at the end of every line, and [counts on one hand|looks at the ceiling] until there is a word for the next.',
    ],
    says: [
      '"Half of {town} cannot write, and the other half has nothing to say; I make a living between the two."',
      '"I charge {town} by the line, and for good news I write small."',
      '"Tell me what you want to say, and I shall tell you what one writes in {town}."',
      '"In {town} I have proposed marriage sixty times, and been accepted more often than not."',
      '"There is no quarrel in {town} that looks the same on paper on the next day."',
    ],
    truths: [
      'Two families of {town} have been at peace for {years} years, by letter. {P} wrote for both of them, never wrote what was dictated, and has read out to each an answer that was never sent. {Q} has got hold of some of these letters, and sees the two hands for what they are. With a feud in {town} the corn would rise, and on market day {Q} means to have a few of them read aloud. The {few} letters to be delivered say it first, and say why.',
      '{Q} has been dictating unsigned letters to {P} for {few} months: people in {town} pay, or are ruined. {P} has written all of them, for fear, and has made each line begin with a letter that was not asked for. Read downward they say who sent it. One receiver has understood that, and {Q} has taken the copies home, to see how it was done. The {few} letters to be delivered tell the others how to read what they have.',
    ],
    clues: [
      [
        'Investigation',
        'laying a letter of each family side by side',
        'the hands lean to different sides, and both make the same mistake in "forgive".',
        1,
      ],
      [
        'Persuasion',
        '[sharing a jug|sitting down] with the oldest of either family in {town}',
        'each says that it was the other side who first wrote kindly.',
        1,
      ],
      [
        'Investigation',
        'reading downward the first letters of the lines of a threat',
        'they are the name of {Q}, twice, and the last time somebody has underlined it.',
        2,
      ],
      [
        'Insight',
        'asking {Q} about letters without a name',
        '{Q} asks how many there are, and is a little too glad of the number.',
        2,
      ],
    ],
    pressed: [
      '{P} would stand up on market day before {Q} does, and read out the worst that was ever dictated, with both families present. Somebody has to see that nobody draws a knife before the end (use <Bandit, Tough, Berserker> if somebody does), for at the end comes what the two old ones said of each other last winter, and that was kind.',
      '{Q} sends for {P} on the same evening, with two carts and orders not to take no for an answer (use <Bandit, Tough, Bandit Captain>). If three of those who have paid lay their letters on one table, {town} needs no other proof. {P} would read them aloud, downward, and go to prison for a month with some relief.',
    ],
  },
];
