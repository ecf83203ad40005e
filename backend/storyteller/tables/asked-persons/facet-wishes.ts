import type { AskedStory } from './story-type.ts';

/** Persons whose wish or search the idea names. */
export const personsOfWishes: readonly AskedStory[] = [
  {
    id: 'asked-wish',
    asked: { kind: ['want'] },
    other: 'old rival',
    look: [
      'In the left hand {P.name} carries a rolled plan, worn soft at the edges from being shown to everyone.',
      '{P.name} has a small book on a string round the neck, and a pencil behind each ear.',
    ],
    manner: [
      '{P} turns every talk round to the one subject within three sentences, and apologises in the fourth.',
      '{P} asks people what it would take, and writes the answers down.',
    ],
    want: '{P} wants {what}, more than anything, and has set a day for it: {few} weeks from now.',
    ask: [
      '{P} pays {pay} gold pieces to learn why {Q} stands in the way: whatever {P} needs for it has been bought up, or warned off, one day before.',
      '{P} pays {pay} gold pieces to a party that fetches an old partner from {town2}, who has the other half of the plan and has not answered for a month.',
      '{P} has the word of the crown for it, on one condition: a witness must come alive out of a country with which the realm is at war. {P} offers {pay} gold pieces for that.',
    ],
    says: [
      '"Everybody says that it cannot be done. None of them says why not, have you noticed?"',
      '"I have been sensible for years. It did not suit me."',
      '"Ask me how it is going. No, really, ask me. Nobody does any more."',
    ],
    tell: 'Every night {P} writes down in one line what was done that day {what}, and on bad days the line is long.',
    truths: [
      'The wish is not {P.their} own. A dying friend had it first, and {P} promised to see it through. {Q} is the sister of that friend, knows of no promise, and believes that {P} stole the plan from a deathbed.',
      '{P} could have had it a year ago. {Q} offered money to {P} for giving up, {P} took it, and spent it; each time that it gets close, {P} spoils something small, so as not to have to pay it back.',
    ],
    pronouns: { Q: 'she' },
    clues: [
      [
        'Investigation',
        'looking at the first page of the book',
        'it is in another hand, and the date is the day of a burial.',
        1,
      ],
      ['Insight', 'asking {Q} about {P}', 'she is not envious. She is grieving, and angry.', 1],
      [
        'Perception',
        'watching {P} on the evening before a step is due',
        '{P} walks to the place, and undoes one small thing.',
        2,
      ],
      ['Persuasion', 'asking {Q} what she paid for', 'she names a sum, and has a receipt.', 2],
    ],
    pressed: [
      'If {Q} reads that first page, she sits down to the plan beside {P}. She knows the part that was missing.',
      '{P} owns up, scarlet, and asks for work to pay the money off. After that nothing is spoiled any more, and {P} gets there, late, with the party as guests of honour.',
    ],
  },
  {
    id: 'asked-third-try',
    asked: { kind: ['want'] },
    other: 'loyal helper',
    look: [
      '{P.name} wears two black ribbons on one sleeve, one for each time that it went wrong.',
      'On the knuckles of {P.name} are words in faded ink: a list of things not to forget this time.',
    ],
    manner: [
      '{P} laughs at {P.their} own failures before others can, and tells them very well.',
      '{P} practises in front of windows, with the lips only.',
    ],
    want: '{P} wants {what}, has failed at it twice, and has just one more try.',
    ask: [
      '{P} offers the party {pay} gold pieces to come along on the third try, and to watch everyone, {P.them} included.',
      '{P} pays {pay} gold pieces to know who in {town2} was told beforehand, both times; it was a secret among {few} people.',
      '{P} has been given a last term by the crown, until the envoys of the realm meet, and offers {pay} gold pieces to whoever keeps the road there open.',
    ],
    says: [
      '"The first time I was unlucky. The second time I was careful. This time I am bringing you."',
      '"Do not wish me luck. Check the door."',
      '"{Q} says that I should let it go. {Q} is a good soul."',
    ],
    tell: 'In {town} {P} has a bag packed for the day after, when it will have worked, and takes nothing out of it even in need.',
    truths: [
      '{Q} spoiled both tries, out of love: there is a place for only one person in it, and {Q} would be left behind. {Q} has been clever about it, and has already begun with the third.',
      'It was {P} who gave up, both times, in the last minute. Somebody had to be left to pay for it, and the face of that person stopped {P}. {Q} knows, and covers for {P.them} by taking the blame for bad planning.',
    ],
    clues: [
      ['Insight', 'talking with {Q} about the day after', '{Q} has no plans for it.', 1],
      [
        'Investigation',
        'going through what broke the last time',
        'it was filed through from inside.',
        1,
      ],
      [
        'Persuasion',
        'asking {Q} who is to blame',
        '{Q} says "I am", a moment before the question ends.',
        2,
      ],
      ['Perception', 'looking at the second ribbon', 'a name is stitched into it, quite small.', 2],
    ],
    pressed: [
      '{P} is silent for a whole evening, and then changes the plan so that there is room in it for two. {Q} carries the bag.',
      '{P} goes to the person with that name before anything else, and asks. The answer is kinder than {P} had feared, and there is a way in which nobody pays.',
    ],
  },
  {
    id: 'asked-dream',
    asked: { kind: ['dream'] },
    other: 'travelling pedlar',
    look: ['{P.name} has a far-away look, ink on the chin and shoes that are ready for the road.'],
    manner: [
      '{P} asks every guest for a story about {what}, and knows when one is made up.',
      '{P} does the daily work well and fast, with the eyes on the window.',
    ],
    want: '{P} dreams of {what}, and has waited long enough for somebody to come through the door and ask.',
    ask: [
      '{P} has saved {pay} gold pieces for a party that takes {P.them} along for once, to {town2} and back, and does not say a word at home.',
      '{P} offers {pay} gold pieces and all that {P.they} has heard at the window, {few} years of it, for a place in the next journey.',
      '{P} has found a letter from the crown in the coat of a dead guest, offers the party {pay} gold pieces that lay beside it, and wants to carry it to the capital of the realm in person.',
    ],
    says: [
      '"Have you been there? Really there? What did it smell of?"',
      '"Someone has to stay, they say. It has been my turn for {few} years."',
      '"I can read a map. I have one: it shows here, and then a hole."',
    ],
    tell: 'Each market day {P} walks as far as the last house of {town}, puts one foot over the boundary stone, and goes home.',
    truths: [
      'It is in the blood: {P} is the child of somebody who went out for {what}, and who is said to be dead. The letters of {years} years have been kept back by the family. {Q} has brought every one of them, and is sorry.',
      '{P} has been away already, once, for a single night, with {Q}. Somebody was robbed on the road. {P} carried the lantern, knew nothing before, and has kept quiet after; the one who was robbed now asks questions in {town}.',
    ],
    clues: [
      [
        'Investigation',
        'asking {Q} what is in the pack for {town}',
        'there is one letter, as there is every spring.',
        1,
      ],
      [
        'Perception',
        'looking behind the chimney at home',
        'there is a bundle of {few} letters, all opened.',
        1,
      ],
      [
        'Insight',
        'asking {P} about the lantern on the hook',
        '{P} says that it was never lit. The wick is black.',
        2,
      ],
    ],
    pressed: [
      '{P} reads all of the letters in one night, and leaves at dawn. The last of them is half a year old, and asks for help.',
      '{P} goes to the one who was robbed, tells everything, and then tells it about {Q} as well. After that the road is open, and less golden, and {P} still wants it.',
    ],
  },
  {
    id: 'asked-searcher-for-people',
    asked: { kind: ['seeks'], isPerson: true },
    other: 'ferry keeper',
    look: [
      '{P.name} carries a small painted likeness, folded once, and shows it before saying good day.',
      'The boots of {P.name} have been soled so often that no two nails are alike.',
    ],
    manner: [
      '{P} looks into every face that comes in, and only then at the rest.',
      '{P} describes a voice, a walk and a way of laughing, always in the same words.',
    ],
    want: '{P} is looking for {what}, and will not leave {town} before the last door has been opened.',
    ask: [
      '{P} gives {pay} gold pieces to a party that asks at those doors where nobody opens to {P.them}, and that comes back also with a no.',
      '{P} pays {pay} gold pieces for a guide and swords to {town2}: a coat was sold there which {P} would know among a thousand.',
      '{P} has traced {what} to a house under the seal of the crown, where no law of the realm reaches, and offers {pay} gold pieces to those who get a name out of it.',
    ],
    says: [
      '"Look again, please. Not at the hair, hair changes. At the eyes."',
      '"I do not need hope. I need somebody who was on the quay that morning."',
      '"They tell me to grieve. I will, when I know for whom."',
    ],
    tell: 'At each inn {P} pays for two beds, sleeps in neither of them, and sits by the door.',
    truths: [
      '{P.name} is near the end of it: {what} is alive, in {town}, under a new name, and does not wish to be found by {P}. {Q} took the fare, was begged to keep quiet, and has seen {P} pass by each day since.',
      '{what} was sold to people who need somebody who will not be missed, and {Q} ferried them over at night. {Q} has known since the first time that {P} showed the likeness, and is slowly coming to the point of speaking.',
    ],
    clues: [
      [
        'Insight',
        'watching {Q} when {P} shows the likeness',
        '{Q} looks at {P}, and not at the picture.',
      ],
      [
        'Perception',
        'walking through {town} with the likeness',
        'a window closes, and behind it somebody is holding a breath.',
        1,
      ],
      [
        'Investigation',
        'reading the book of the ferry',
        'on one night {few} passengers went over, and one was written down as freight.',
        2,
      ],
    ],
    pressed: [
      'If the party arranges it, the two meet on a bridge, each with a friend. {P} is told why, bears it badly, and goes away with an address to write to.',
      '{Q} gives the landing place and steers. {P} goes first, and can be held back for just as long as it takes to make a plan.',
    ],
  },
  {
    id: 'asked-searcher',
    asked: { kind: ['seeks'] },
    other: 'map seller',
    look: [
      '{P.name} has a bag of notes that is heavier than the rest of the luggage, and sleeps on it.',
    ],
    manner: [
      '{P} asks questions in a fixed order, and thanks people for a clear no.',
      '{P} crosses out something on a list after each talk, with a ruler.',
    ],
    want: '{P} is looking for {what}, has come to {town} for it, and has reasons to hurry that {P.they} keeps back.',
    ask: [
      '{P} pays {pay} gold pieces to a party that goes through three houses of {town} with a list of questions, as {P} is too well known there by now.',
      '{P} pays {pay} gold pieces for company to {town2}: the last one who went there with the same question came back without the answer, and without a shadow.',
      '{P} has learned that an agent of the crown is after the same, and offers {pay} gold pieces to be first, for the good of the realm, as {P} sees it.',
    ],
    says: [
      '"A maybe is no use to me. I have a whole bag of those."',
      '"I am closer than I have ever been. I said so last year, and it was true then as well."',
      '"{Q} told me to come here. {Q} has told others, too, for money."',
    ],
    tell: 'Before going to sleep {P} counts on the fingers how many days are left, and begins again with the thumb.',
    truths: [
      '{P} is not doing it for {P.their} own sake. A child lies ill at home, the time is short, and {P} has promised {Q} something that {P} does not own: the house, with those who live in it.',
      '{P} had it in {P.their} hands once, {years} years ago, and sold it to {Q}, not knowing what it was worth. {Q} has it still, and has been selling {P} one false trail after another since then.',
    ],
    clues: [
      [
        'Insight',
        'asking {P} what happens when the days are over',
        '{P} answers with the name of a child.',
        1,
      ],
      [
        'Investigation',
        'reading the paper that {P} signed for {Q}',
        'the house in it belongs to {few} other people.',
        1,
      ],
      [
        'Investigation',
        'laying the notes of {P} in order',
        'every trail begins on the day after a visit to {Q}.',
        2,
      ],
    ],
    pressed: [
      '{P} gives up the pride first: a healer of the church, or one in the party, can buy the time. Then {P} asks for help with {Q}, and with the paper.',
      '{P} laughs for quite a while, and then knocks at the door of {Q} with the whole party behind. What {P} has been looking for is there, with dust on it, behind a cloth.',
    ],
  },
  {
    id: 'asked-weary',
    asked: { kind: ['weary'] },
    other: 'second in line',
    look: [
      '{P.name} has put the tools of the trade away so neatly that they look like a memorial.',
      'There are rings under the eyes of {P.name}, and a walking stick stands ready by the door.',
    ],
    manner: [
      '{P} does it all as well as ever, and looks at the clock meanwhile.',
      'When somebody praises the work, {P} offers it to them.',
    ],
    want: '{P} {said}, and has said so to nobody who could allow it.',
    ask: [
      '{P} begs the party to carry a letter to the one person who can set {P.them} free, past {Q}, for {pay} gold pieces.',
      '{P} gives {pay} gold pieces for a way out by {town2}: a cart, a new name, and somebody who swears that there was a body.',
      '{P} knows things for which the crown does not let people go. {P} offers {pay} gold pieces to those who find out what the realm would take in exchange.',
    ],
    says: [
      '"How long have I been doing this? Long enough to stop counting, and too long to stop."',
      '"Somebody else should have my place. Somebody who sleeps."',
      '"I was proud of it once. I have kept the date."',
    ],
    tell: 'Each morning {P} stands at the door for as long as one needs to walk away, and then goes to work.',
    truths: [
      'Those before {P} who left did not get far: all of them lie under the floor, and {Q} laid the boards. {P} has found it out, and smiles at {Q} every morning.',
      '{P} cannot go, because {Q} would be next, who is young, full of zeal, and would be good at it. {P} stays in order to be the worse one, and has been spoiling things a little, with skill.',
    ],
    clues: [
      [
        'Perception',
        'walking over the floor with a stick',
        'the sound changes in {few} places, each as long as a person.',
        1,
      ],
      [
        'Insight',
        'speaking to {Q} of retirement',
        '{Q} says that nobody ever complained afterwards.',
        1,
      ],
      [
        'Investigation',
        'looking at the last failures of {P}',
        'each of them did somebody a kindness.',
        2,
      ],
      [
        'Insight',
        'praising {Q} in front of {P}',
        '{P} sends {Q} out for water, and there is water.',
        2,
      ],
    ],
    pressed: [
      '{P} shows the boards to the party by night. {Q} comes with a lamp and a hammer, sure of finding only one of them there.',
      '{P} tells {Q} everything that {P.they} has seen in {years} years. It takes until morning; then two people leave, by the front door.',
    ],
  },
];
