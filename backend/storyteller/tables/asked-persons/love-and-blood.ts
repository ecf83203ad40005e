import type { AskedStory } from './story-type.ts';

const kinWords =
  'wife|husband|son|daughter|child|children|brother|sister|family|lover|beloved|fianc[ée]e?|bride|mother|father|friend|twin|true love|partner';

const returning = new RegExp(
  String.raw`\b(?:wants|trying|tries|hopes|longs|needs|obsessed|working|seeks|seeking|swore|vowed|plans|looking)\b.* (?:his|her|their) (?:dead |late |lost |own |beloved )*(?<what>${kinWords}) (?:back|to (?:live|return|life))\b|\b(?:resurrect|resurrecting|revive|reviving|raise|raising|bring|bringing|reanimate|reanimating)(?: back)? (?:his|her|their) (?:dead |late |lost |own |beloved )*(?<what>${kinWords})\b`,
  'iu',
);

const slain = new RegExp(
  String.raw`\b(?:lost|whose|avenge|avenging|revenge|vengeance)\b.*\b(?:family|wife|husband|children|son|daughter|parents|brother|sister|village|home|farm|clan|people|mother|father|kin)\b.*\b(?:(?:to|by|on|against|from|in) (?:an? |the |some )?(?:[\p{L}-]+ )?(?:raid|attack|orcs?|goblins?|bandits?|raiders?|dragons?|giants?|trolls?|gnolls?|undead|zombies|demons?|cult|cultists|vikings?|soldiers|army|war|vampires?|werewol(?:f|ves)|pirates?|slavers?|ogres?|monsters?|plague))\b`,
  'iu',
);

/** Persons who love or have lost a person, and what they do about it. */
export const personsOfLove: readonly AskedStory[] = [
  {
    id: 'asked-wants-back-the-dead',
    asked: returning,
    isWhole: true,
    other: 'loyal old friend',
    look: [
      '{P.name} wears a lock of hair in a glass on a chain, has chalk on the knees, and has forgotten to eat for some days.',
    ],
    manner: [
      '{P} speaks of the dead {what} in the present, and corrects others who do not.',
      '{P} is gentle with everything that has died, and short with whatever has not.',
    ],
    want: [
      '{P} wants {P.their} {what} back from the dead, is nearer to it than anybody before, and lacks one last thing.',
      '{P} wants {P.their} {what} back as it was, and will not be told that those who come back have been away.',
    ],
    ask: [
      '{P} gives {pay} gold pieces for three nights on which nobody in {town} comes near the graveyard: "I am not taking anything. I am only asking".',
      '{P} pays {pay} gold pieces for a wedding dress, a toy or a pipe from a house in {town2}, which the new people there have no use for; it has to be something that was loved.',
      '{P} has found the door through which the newly dead of the realm go, and a way to hold it open. {P} offers {pay} gold pieces to those who stop the crown from nailing it shut for one more night.',
    ],
    says: [
      '"You think that I have gone mad with grief. I have gone very careful with grief."',
      '"I do not raise the dead. I raise one."',
      '"Tell me, would you not? Be honest. If you knew how?"',
    ],
    tell: 'The bed in the house of {P} is made for two or laid for one more, every evening, and every morning it is cold on that side.',
    truths: [
      'It has worked, once, for a quarter of an hour: the {what} came back, asked {P} to let it be, and {P} has not told anybody. {Q} stood at the door, heard it too, and is steeling {Q.themself} to say it.',
      'What answers {P} from the other side is not the {what}. It has learned the voice from {Q}, who talks to the grave each week, and it needs a door to be opened out of love. The real one has been trying to get a warning through, by moving small things.',
    ],
    clues: [
      [
        'Insight',
        'asking {P} for the last words of the dead',
        '{P} gives two different ones, and hears it.',
        1,
      ],
      [
        'Religion',
        'listening to what {P} hears in the smoke',
        'the voice knows everything that was ever said at the grave, and nothing besides.',
        2,
      ],
      ['Arcana', 'looking at the circle', 'it has been used already, and wept on.', 1],
      [
        'Perception',
        'staying in the house for a night',
        'a cup walks to the edge of the table, away from the circle, and falls.',
        2,
      ],
    ],
    pressed: [
      '{Q} says the last words aloud, all of them. {P} sits down in the chalk, and lets the candle burn to the end, which is the first time.',
      'In the last hour {P} asks the voice a thing that was never told at any grave. The silence after it is answer enough, and then the door is pushed from the other side.',
    ],
  },
  {
    id: 'asked-took-the-wrong-dead-back',
    asked: returning,
    isWhole: true,
    other: 'grave keeper',
    look: ['{P.name} has gone grey on one side only, and keeps that side towards the wall.'],
    manner: [
      '{P} barters with everyone, over small things, as one who is practising.',
      '{P} asks mourners what they would give, and writes it down.',
    ],
    want: '{P} bargains with the one who keeps the dead for the return of {P.their} {what}, and needs a life in exchange that nobody will miss.',
    ask: [
      '{P} gives {pay} gold pieces to a party that finds out in {town} who would go of {P.their} own free will; {P} does not mean it badly, and has begun to ask around at the hospital.',
      '{P} offers {pay} gold pieces for a judge from {town2} who has sentenced many and slept well: {P} would like to talk with that person, at length, by a certain grave.',
      'The ruler of the realm is old and dying, and the priests hold the soul back with silver. {P} offers {pay} gold pieces to be let into that room: a place has to be kept free over there, and only one.',
    ],
    says: [
      '"One for one. It is the only honest shop there is."',
      '"I have offered myself. I am not worth enough. Do you know what it is like to be told so by a ferryman?"',
      '"I am still choosing. As long as I am choosing, nobody is dead who was not."',
    ],
    tell: 'Coins lie on the doorstep of {P} each morning, two by two, wet, [with no name of a mint|and the cat walks round them].',
    truths: [
      'The {what} is not among the dead at all, and that is why no offer is ever enough. {Q} knows that the coffin was light: there was a flight, with good reason, from {P}. {Q} dug the empty grave.',
      'One life was paid long ago: that of {P}, who was dead for a night as a child, and was bought back by the {what}, for all the years to come. If {P} undoes the exchange, both have never lived. {Q} was the witness, and has the receipt.',
    ],
    clues: [
      [
        'Investigation',
        'asking {Q} about the burial',
        'it took two people to carry what should have taken four.',
        1,
      ],
      [
        'Religion',
        'reading the stone',
        'a line is missing on it which stands on every other: no "rests here".',
        1,
      ],
      [
        'Insight',
        'talking with {P} about being a child',
        '{P} remembers a river, and no fever.',
        2,
      ],
      [
        'Medicine',
        'feeling the pulse of {P}',
        'it beats a little out of time, as if it had been wound up by somebody else.',
        2,
      ],
    ],
    pressed: [
      '{P} has the grave opened and looks into it for a long time, and laughs, and cries. Then {P} asks {Q} only one thing: "Happy?"',
      '{P} reads the receipt, folds it, and blows out the candle. "Then I had better make something of it," says {P}, and does not sound like a mourner any longer.',
    ],
  },
  {
    id: 'asked-lost-kin-to-raiders',
    asked: slain,
    isWhole: true,
    other: 'old scout',
    look: [
      '{P.name} carries a tool of the old work sharpened on both sides, and a toy or a spoon on a string around the neck.',
    ],
    manner: [
      '{P} works from before light until after dark, as if the day were something to be beaten down.',
      '{P} counts people when they come in and when they go out, every time.',
    ],
    want: [
      '{P} lost everyone at home in one night, and wants to know who left the gate open.',
      '{P} lost everyone at home in one night, and wants the ones who did it brought to one place, for a purpose that {P.they} does not name.',
    ],
    ask: [
      '{P} has sold the land for {pay} gold pieces, and gives all of it for the name of the one who bought the stolen cattle in {town}.',
      '{P} offers {pay} gold pieces to a party that goes with {P.them} to {town2}, where one of them is said to lie in the hospital, and lets {P.them} speak with him alone.',
      'The crown wants to make a treaty with those who did it. {P} offers {pay} gold pieces to be brought before the council of the realm with one thing that was found in the ashes, and to be heard before it is signed.',
    ],
    says: [
      '"I planted the field this year, too. One has to put something in the ground that comes up again."',
      '"You want to hear that I hate them. On some days I cannot even do that."',
      '"They came from three sides. I have thought about the fourth ever since."',
    ],
    tell: 'Each evening {P} goes to the burnt house, puts one stone upon another, and comes back before dark.',
    truths: [
      'The raiders were paid, and led: {Q} showed them the way, for the promise that only the barns would burn. Somebody wanted the land, has it now, and is a respected neighbour. {Q} has come to {P} to be found out.',
      'One is alive: the youngest was carried off, has been raised over there, and rode along on the last raid. {Q} has seen the face, and does not know whether to say so to {P}, who has been melting lead for {few} months.',
    ],
    clues: [
      [
        'Survival',
        'reading the ground before the burnt house',
        'those who came knew where the dog was chained.',
        1,
      ],
      [
        'Insight',
        'asking {Q} about that night',
        '{Q} tells it from the wrong side of the hill.',
        1,
      ],
      [
        'Perception',
        'looking at the stolen thing that was sent back',
        'it has been mended, in the way in which they mend things in that family.',
        2,
      ],
      [
        'Investigation',
        'asking who has the land now',
        'the deed was drawn up nine days before the fire.',
        1,
      ],
    ],
    pressed: [
      '{P} hears the name, puts the tool down on the table, and asks the party to be there when {P.they} takes it up again or does not. The neighbour has guests.',
      'The youngest stands in the yard, with a spear, and does not know the words any more. {P} begins to sing, badly, the song about the goose.',
    ],
  },
  {
    id: 'asked-twins-who-swap',
    asked:
      /\btwins?\b.*\b(?:swap|swaps|swapping|switch|switches|switching|trade places|trades places|exchange|take turns|takes turns|pretend|pretends|same person|one (?:person|life|job|name|face)|each other|good|evil|bad)\b|\b(?:swap|swaps|switch|switches|take turns|trades? places)\b.*\btwins?\b|\b(?:two|identical) (?:sisters|brothers|twins)\b.*\b(?:pretend|share|same|one|swap|switch)\b/iu,
    isWhole: true,
    other: 'other twin',
    look: [
      '{P.name} parts the hair on the left on some days and on the right on others, and answers to either name with the same half smile.',
    ],
    manner: [
      'On one day {P} gives away the coat, and on the next day {P} asks for it back, sharply, with the same mouth.',
      '{P} finishes a sentence that was begun yesterday, and begins one that somebody else will finish.',
    ],
    want: [
      '{P} is one of two with one face, known as the good one and the bad one, and wants to stop changing places before {Q} does something that cannot be shared.',
      '{P} is one of two with one face, and wants {town} to go on guessing wrong as to which of them is the good one, until one debt is paid.',
    ],
    ask: [
      '{P} pays {pay} gold pieces to have {Q} followed through {town} for a day, and asks three times whether the party is sure that it can tell them apart.',
      '{P} gives {pay} gold pieces for a trunk that was left with a painter in {town2}: it holds the one portrait on which they can be told apart.',
      'One of the two has sworn an oath to the crown, and nobody in the realm knows which. {P} offers {pay} gold pieces to those who find the witness before the oath falls due.',
    ],
    says: [
      '"That was not me. It never is. It is a very convenient arrangement, until one is thirty."',
      '"You have met {Q}? Then you know one half of me, and you will not say which."',
      '"We swap on Sundays. Or when one of us has been shouted at."',
    ],
    tell: 'At noon on Sundays {P} goes into one certain chapel by the front, and a moment later {P} comes out at the back, in a better temper.',
    truths: [
      'There is no good one and no bad one: each of them is kind under one of the names and cruel under the other. They agreed on it as children, so that one of them could always go home. {Q} wants to keep both names now, and for that {P} has to disappear.',
      'The bad one died {years} years ago, and the good one has played both ever since, out of fear of being only half. {Q} is an actor who was hired for the days on which both have to be seen, and who has begun to improvise.',
    ],
    clues: [
      [
        'Insight',
        'talking with {P} on two days in a row',
        'the one remembers what only the other was told.',
        2,
      ],
      [
        'Perception',
        'watching the chapel on a Sunday',
        'two go in, and the coats change hands without a word.',
        1,
      ],
      [
        'Investigation',
        'looking at the portrait',
        'on the back stand two names, and one has a cross beside it.',
        2,
      ],
      [
        'Insight',
        'asking a servant about both of them',
        'the servant is afraid of a name, and not of a face.',
        1,
      ],
    ],
    pressed: [
      'Face to face before witnesses, both say "I am the good one" at the same time, and then, for the first time in years, both have to laugh. The debt is still there, and somebody must sign for it with one name.',
      '{P} takes off the ring of the dead one in front of everybody. It is the hardest thing that either of them has ever done.',
    ],
  },
  {
    id: 'asked-writes-in-secret',
    asked:
      /\b(?:writes?|writing|composes?|composing|pens?|paints?|painting|sings?|knits?|knitting|bakes?|embroiders?) (?:secret |anonymous |bad |terrible |beautiful |awful |long )*(?<what>love (?:poems?|letters?|songs?|poetry|notes?)|poems?|poetry|sonnets?|verses?|romance novels?|romances?|novels?|lullabies|fairy tales?|letters? (?:to|for) [\p{L} -]+)/iu,
    isWhole: true,
    other: 'silent reader',
    look: [
      '{P.name} has ink on the middle finger, scrubbed at and never gone, which does not go with the rest of {P.them}.',
    ],
    manner: [
      '{P} counts syllables on the fingers when {P.they} thinks that nobody sees it, also at work.',
      '{P} is gruff about feelings, and knows {years} words for the colour of the evening.',
    ],
    want: [
      '{P} writes {what} by night, under no name, and wants somebody to deliver them who can keep a straight face.',
      '{P} writes {what} by night, has sent them to {Q} for a year, and wants to know whether they are read.',
    ],
    ask: [
      '{P} gives {pay} gold pieces to a party that brings a bundle to the door of {Q}, waits for the light to go on, and tells {P.them} how the face looked.',
      '{P} offers {pay} gold pieces to have one letter got back from the post bag to {town2}: it was written in anger, it rhymes, and it has the wrong name on it.',
      'What {P} writes has been printed without {P.their} knowing it, and half of the realm sings it, against the crown. {P} offers {pay} gold pieces to those who keep the name out of it, or into it, as the case may be.',
    ],
    says: [
      '"I found it. In the street. It is not by me. Is the third line not a little weak?"',
      '"In my line of work people do not look one in the face. So I have learned to write."',
      '"If {Q} laughs, tell me. If {Q} does not laugh, tell me that too, but slowly."',
    ],
    tell: 'On the evening after {P.their} hardest day of work one can see {P} through the window, writing, [with a napkin tied over the eyes of the skull on the desk|with the tongue between the teeth].',
    truths: [
      '{Q} has read each of them, knows by the hand who it is, and is afraid: the hand is the one that signed for a death in {Q.their} own family, done in the way of duty. {Q} has written {few} answers, and burned all of them.',
      'They are not only {what}: {P} found out by chance what is going to happen to innocent people in {town}, may not speak of it under oath, and has hidden it in the first letters of the lines. {Q} has not noticed. Somebody else who reads the post has.',
    ],
    clues: [
      [
        'Investigation',
        'reading the first letters of the lines from top to bottom',
        'there is a name, a day, and "help".',
        2,
      ],
      [
        'Insight',
        'mentioning the sender to {Q}',
        '{Q} says "I do not know who it is" before being asked.',
        1,
      ],
      [
        'Perception',
        'looking at the seals',
        'they have been lifted with a hot knife, and pressed on again.',
        2,
      ],
      [
        'Investigation',
        'looking into the stove of {Q}',
        'on a charred sheet stands "I should hate you, and".',
        1,
      ],
    ],
    pressed: [
      '{P} says who it was, in person, in prose. {Q} shuts the door, opens it again, and asks {P.them} to come in and tell how it was at the end.',
      '{P} reads the last one aloud in the market square, with a pause after each first letter. Those whom it concerns understand it at once, on both sides.',
    ],
  },
];
