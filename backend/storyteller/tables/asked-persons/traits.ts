import { notLeft } from './facet-words.ts';
import { about, type AskedStory } from './story-type.ts';

export const fears = about('afraid of|scared of|frightened of|terrified of|fears|fear of');

/** Persons whose hatred, fear, former life or prey the idea names. */
export const personsOfTraits: readonly AskedStory[] = [
  {
    id: 'asked-hater',
    asked: about('(?<!(?:everybody|everyone|people|villagers) )(?:hates|despises|loathes|detests)'),
    other: 'go-between',
    look: [
      '{P.name} has scratched something out of a tattoo, and looks at newcomers as at a bill.',
    ],
    manner: [
      'Asked about {what}, {P} becomes very polite and very short.',
      'There is a joke about {what} that nobody tells while {P} is in the room.',
    ],
    want: '{P} hates {what}, and wants {town} to be rid of all that has to do with it.',
    ask: [
      '{P} pays {pay} gold pieces to learn who in {town} has dealings with {what}, and does not want to hear reasons.',
      '{P} pays {pay} gold pieces for proof that the trouble at {town2} was brought about by {what}, true or not.',
      '{P} is to speak before the crown for a law against {what}, and offers {pay} gold pieces for guards against those who would rather have {P.them} silent.',
    ],
    says: [
      '"I have nothing against anybody. I have something against {what}."',
      '"Do you want to know why? Nobody does. They only want me to stop."',
      '"I was friendly once. It took one evening."',
    ],
    tell: '{P} keeps one fine gift from former days, which has to do with {what}, and has never managed to throw it away.',
    truths: [
      '{P} once loved what {P.they} now hates: {what} meant home, until the night on which {few} people died. {P} had opened the door that night, and hates so loudly in order not to hear it. {Q} knows who had paid for the door to be opened.',
      'What was done to {P} was not done by those whom {P.they} hates. {Q} did it, in a mask, and has fed the hatred ever since, because it pays.',
    ],
    clues: [
      ['Insight', 'asking {P} about that night', '{P} tells it from outside the door.', 1],
      ['Perception', 'looking at the gift', 'the dust on it has been wiped off today.'],
      [
        'Investigation',
        'asking who first told {P} whom to blame',
        'the answer is {Q} each time.',
        2,
      ],
    ],
    pressed: [
      '{P} has to say aloud who opened the door. After that there is a long silence, and then the question whether any of the others are still alive.',
      '{P} does not believe it, until {Q} is asked for the mask. Then the hatred has another address, and somebody should walk in front.',
    ],
  },
  {
    id: 'asked-fearer',
    asked: fears,
    other: 'older cousin',
    look: ['{P.name} has bitten nails, and a charm against {what} round the neck.'],
    manner: [
      'One word about {what} is enough, and {P} looks for the door.',
      '{P} asks before each journey whether it has to do with {what}, and laughs a little too early.',
    ],
    want: '{P} is afraid of {what}, and wants to get the better of it once, because somebody has been waiting for {P.them} where there is no way round it.',
    ask: [
      '{P} pays {pay} gold pieces to a party that goes first, talks all of the time, and does not let go of {P.their} hand until they are in {town2}.',
      '{P} pays {pay} gold pieces to those who fetch a box for {P.them} from a house near {town2}, where one has to reckon with {what}.',
      '{P} is the only one who has lived through what is coming for the realm, and it has to do with {what}. {pay} gold pieces from the crown are for whoever brings {P.them} there awake.',
    ],
    says: [
      '"I am not a coward. It is only the one thing."',
      '"Everybody says that it cannot hurt me. It has."',
      '"If I faint, carry me forwards. Not back, please."',
    ],
    tell: '{P} has made a detour of an hour every day for {years} years, so as not to be near {what}.',
    truths: [
      'In younger days {Q} held {P} fast, for a dare, face to face with {what}, and in the panic after it a lamp fell and the mill burned down. {Q} has told everyone that {P} did it, and {P} believes it.',
      'The fear is a gift: somebody laid it on {P} so that {P.they} would never go near {what}, and find what is hidden behind it all. {Q} knows what it is, and renews the spell each year, in a cake.',
    ],
    clues: [
      ['Insight', 'asking {Q} about the fear of {P}', '{Q} tells the story too well.', 1],
      ['Arcana', 'looking at {P} when the fear comes', 'it comes from outside, like a smell.', 2],
      ['Medicine', 'looking at the old scar of {P}', 'it is from a hand that held on.', 1],
    ],
    pressed: [
      'With somebody on each side {P} stands fast for once, and remembers who let go and who did not. {Q} is not a cousin any more after that day.',
      'Without the cake {P} is without fear within {few} days, and a little reckless. {Q} is already digging.',
    ],
  },
  {
    id: 'asked-former',
    asked: { kind: ['former'], not: notLeft },
    other: 'former friend',
    look: [
      'The hands of {P.name} still do in the air what {what} does, and are put into the pockets.',
    ],
    manner: [
      '{P} knows better than those who do it now, and says so only with the eyebrows.',
      'When somebody speaks of {what}, {P} corrects one word and goes out.',
    ],
    want: '{P} used to be {what}, gave it up from one day to the next, and wants nobody to ask for a last time.',
    ask: [
      '{P} pays {pay} gold pieces for a chest at the bottom of a pond near {town}, and wants it thrown in deeper.',
      '{P} pays {pay} gold pieces to those who send a stubborn messenger back to {town2}, who wants {what} and not {P.them}.',
      '{P} is sent for by the crown, because nobody else alive has been {what} against such an enemy; {pay} gold pieces of the money are for those who can do it instead.',
    ],
    says: [
      '"That was somebody else. He owed me money as well."',
      '"I was good at it. That was not the trouble; that was what made it one."',
      '"I grow beans now. They forgive everything."',
    ],
    tell: 'On one day of the year {P} takes the old things out of a wall, cleans all of them, and walls them up again.',
    truths: [
      '{P} gave it up because it went wrong once: {few} people died who had trusted {P.them}, and {Q}, who had made the mistake, was allowed to go on. {Q} has become famous with it, and needs {P} for one last time.',
      '{P} did not give it up, but lost it, as the price for a life: that of {Q}, who does not know why they are no longer friends.',
    ],
    clues: [
      [
        'History',
        'asking about the last time',
        'there were two of them, and only one is in the song.',
        1,
      ],
      ['Insight', 'praising {Q} before {P}', '{P} asks whether {Q} sleeps well.'],
      [
        'Arcana',
        'looking at the old things',
        'they do not answer to {P} any more, not even to the name.',
        2,
      ],
    ],
    pressed: [
      '{P} opens the wall, and does it once more, slowly and without a song, with {Q} there to say who made the mistake.',
      '{Q} learns the price, and offers to pay it back. {P} says no, and for the first time in years stays to supper.',
    ],
  },
  {
    id: 'asked-monster-hunter',
    asked:
      /\b(?<what>[\p{L}-]+) (?:hunter|huntress|slayer|killer)\b(?<!\b(?:bounty|treasure|contract|hired) (?:hunter|killer))/iu,
    other: 'innkeeper',
    look: [
      '{P.name} carries a belt of tools for one kind of prey, and a row of {what} teeth, claws or ashes in glass.',
    ],
    manner: [
      '{P} tests the tableware, the door frame and the guests, in that order.',
      '{P} tells everyone how to kill a {what}, and what not to look at meanwhile.',
    ],
    want: '{P} has hunted every {what} of the land but one, and wants that one before {P.their} hands begin to shake too much.',
    ask: [
      '{P} pays {pay} gold pieces for bait in {town}: four people who sleep where the last victim slept.',
      '{P} pays {pay} gold pieces for a map of the cellars under {town2}, drawn by daylight.',
      '{P} has followed it to the very top: the {what} sits in the council of the realm, and {pay} gold pieces are for those who can prove it before it proves the opposite.',
    ],
    says: [
      '"They are not evil. They are hungry, and patient. It is much worse."',
      '"If I am bitten, do not wait for me to ask."',
      '"I retire after this one. I have said it {few} times."',
    ],
    tell: '{P} turns the left sleeve down at every meal, and never rolls it up, not even to wash.',
    truths: [
      'The last {what} is {P.their} own sister, who was taken {years} years ago while {P} slept on guard. {Q} has been feeding her and keeping her from worse, and waits for {P} to come without weapons.',
      '{P} was bitten on the last hunt and has until the new moon. {P} wants to kill the one that did it, since that is said to end it. It has been dead for a week; {Q} buried it.',
    ],
    clues: [
      ['Insight', 'asking {P} how many are left', '{P} says a name, and then a number.', 1],
      [
        'Perception',
        'following {Q} to the cellar',
        '{Q} talks to somebody down there about {P}.',
        1,
      ],
      ['Medicine', 'seeing the left arm of {P}', 'there is a bite, and it is getting warmer.', 2],
    ],
    pressed: [
      '{P} goes down without the belt, if the party holds it. What happens then is for two people to say, and {Q} holds the lamp.',
      '{P} puts the tools into the hands of the party, explains each one, and asks for the first lesson to be a short one. A real cure would cost them a journey, and would come just in time.',
    ],
  },
];
