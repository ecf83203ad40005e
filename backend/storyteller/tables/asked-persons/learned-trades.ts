import { noun, type AskedStory } from './story-type.ts';
import { mages, priests, scholars } from './trade-words.ts';

/** Trades of magic, faith and books. */
export const personsOfLearnedTrades: readonly AskedStory[] = [
  {
    id: 'asked-cult-leader',
    asked: noun(
      'cult leader|cultist|prophet of doom|false prophet|fanatic|zealot|guru|messiah|high priest(?:ess)? of (?:a|the) cult',
    ),
    other: 'convert',
    look: [
      '{P.name} is dressed in undyed wool, barefoot, and smiles at each person as at the only one.',
    ],
    manner: [
      "{P} remembers everybody's sorrow by name, and touches people on the shoulder where they ache.",
      '{P} is charming, listens to the end, and never says "you must", only "you will see".',
    ],
    want: '{P} believes with all {P.their} heart that {P.they} is doing good, and wants everyone in {town} to be healed of fear, grief and finally of the self.',
    ask: [
      '{P} invites the party to a supper at which {few} people of {town} give up all they own, and offers {pay} gold pieces of it for guarding the door.',
      '{P} pays {pay} gold pieces for a stone out of the old shrine near {town2}, which is needed for the great healing.',
      '{P} offers {pay} gold pieces for the way into the capital: at the coronation the whole realm is to be healed in one hour.',
    ],
    says: [
      '"You have carried that for so long. Put it down here; somebody will take it."',
      '"Nobody is kept. The gate is open. Look how nobody leaves."',
      '"I was as unhappy as you are. Then I was asked one question."',
    ],
    tell: 'Those who have been healed by {P} are kind, calm and thankful, and have all begun to use the same words.',
    truths: [
      'It works: pain and fear are really gone, since the thing below the shrine eats them, and in the end it eats the rest. {P} thinks that those who lie still are at peace. {Q} was the last to wake up for a moment, and begged.',
      '{P} was to die, heard a voice, and got well. {Q} found out that the voice had caused the illness. {P} read the letter about it, cried for a night, and has decided to believe on, because of all those whom {P} has already given to it.',
    ],
    clues: [
      [
        'Medicine',
        'looking at one of those who are at peace',
        'the heart beats once a minute, in step with all the others.',
      ],
      [
        'Insight',
        'asking {Q} how it feels',
        '{Q} says the right words, and the hand writes "help" in the flour.',
        1,
      ],
      [
        'Investigation',
        'looking at the prayer book of {P}',
        'a letter lies in it, with the marks of tears, and of a fist.',
        2,
      ],
    ],
    pressed: [
      'If {P} is made to listen at the heart of one of them, {P} goes down to the thing alone, to take it all back. Without that, the doors are shut from inside, out of love.',
      'Asked about the letter before everyone, {P} lies for the first time, and they all notice. Half of them get up; with the rest {P} begins the last healing at once.',
    ],
  },
  {
    id: 'asked-seer',
    asked: noun(
      'prophet|prophetess|seer|oracle|fortune ?teller|soothsayer|diviner|card reader|astrologer|medium|clairvoyant',
    ),
    other: 'merchant',
    look: [
      '{P.name} sits at the edge of the market behind a small table with a cloth full of stars, and turns the head to guests before they have made a sound.',
    ],
    manner: [
      '{P} answers the second question first, and then says "ask".',
      '{P} tells small things that come true by noon, and asks a copper for each.',
    ],
    want: '{P} has seen the death of somebody in {town}, and wants to be wrong for once.',
    ask: [
      '{P} asks the party to stand beside the fountain of {town} at noon on Friday and to hold whoever runs. The {pay} gold pieces for it are all that the bowl has brought.',
      '{P} gives {pay} gold pieces to those who go to {town2} and break a certain bridge before a certain coach comes.',
      '{P} has seen the throne burn, with the party around it, and pays {pay} gold pieces of the old queen if they do the opposite of what it says in the vision.',
    ],
    says: [
      '"Do not tell me your names. I have already mourned one of them."',
      '"I do not see the future. I see one window of it, and there is always somebody in front."',
      '"For a copper, something nice. For nothing, the truth."',
    ],
    tell: '{P} turns one card over, or one bone, again and again, and each time it is the same.',
    truths: [
      'Every prophecy of {P} has come true because {Q} sees to it: {Q} has people pushed, robbed or rescued, makes bets on it, and takes the winnings. What {P} has seen for Friday, {Q} has already paid for. {P} does not know it, and really sees a little.',
      '{P} once saw something true, told it, and caused it thereby: a whole family died in fleeing from it. Since then {P} lies kindly to everyone. {Q} is the last of the family and has come in order to ask for a true one.',
    ],
    clues: [
      [
        'Investigation',
        'asking who bets on the prophecies',
        'the same clerk of {Q} wins every time.',
        1,
      ],
      ['Insight', 'asking {P} about the first true vision', '{P} gives the copper back.', 2],
      [
        'Perception',
        'watching the table after closing time',
        'somebody reads the cards from behind the curtain, and writes.',
        1,
      ],
      [
        'Deception',
        'asking {P} about a person who never existed',
        '{P} promises that person a long life and many children.',
        2,
      ],
    ],
    pressed: [
      '{P} prophesies the fall of {Q}, aloud, in the market, as a lie. By evening those who have lost money on the bets have made it true.',
      '{P} asks {Q} to sit down, and says for the first time in years what {P.they} sees. It is about the party, too.',
    ],
  },
  {
    id: 'asked-priest',
    asked: priests,
    other: 'sacristan',
    look: [
      'The robe of {P.name} is mended at the knees, and the keys of the church hang at the belt on a chain with a lock.',
    ],
    manner: [
      '{P} hears confession with the eyes shut, and opens them at one certain word.',
      '{P} blesses people in passing, and washes the hands more often than the bread needs it.',
    ],
    want: '{P} wants the crypt of {town} to stay closed, and preaches that the dead need quiet.',
    ask: [
      '{P} asks the party to find out who opens the church at night, and to tell {P.them} and nobody else, for {pay} gold pieces from the poor box.',
      '{P} pays {pay} gold pieces for a relic from {town2}, brought without the knowledge of the bishop.',
      '{P} offers {pay} gold pieces of the see for guards against the inquisitors of the realm, who are coming to count the saints in the crypt.',
    ],
    says: [
      '"You may tell me all of it. I have heard worse, and gone to bed with it."',
      '"The crypt is damp. There is nothing there but the past."',
      '"I pray for everyone. For some of them I pray that they do not come back."',
    ],
    tell: 'Once in a week {P} carries bread and wine down to the dark crypt, and comes back with empty hands.',
    truths: [
      'In the crypt {P} keeps a brother who has been bitten, and who has not been human since the winter; the chain holds as long as {P} feeds it with {P.their} own blood. {Q} has noticed the bandages, and thinks of a devil.',
      '{P} is no priest at all, but a thief who came to rob the church, found the real one dying of the plague, and promised to look after the people of {town}. {P} has done so for {years} years. The real one lies in the crypt, and {Q} has found the ring.',
    ],
    clues: [
      [
        'Medicine',
        'looking at the wrists of {P}',
        'there are cuts at all stages, each made by a steady hand.',
        1,
      ],
      ['Perception', 'kneeling on the floor above the crypt', 'a chain runs out, and stops.', 1],
      [
        'Religion',
        'asking {P} for the words of a rare blessing',
        '{P} makes them up, and they are better.',
        2,
      ],
      [
        'Investigation',
        'reading the names on the floor',
        'one stone has been lifted, and has no name.',
        2,
      ],
    ],
    pressed: [
      '{P} asks for one more night, and for somebody who can do what a brother cannot. If a cure is found instead, the whole church of {P} is open to the party for ever.',
      '{P} climbs into the pulpit and says it. {town} is silent for a long time, and then an old woman asks at what time the service is tomorrow.',
    ],
  },
  {
    id: 'asked-necromancer',
    asked: noun('necromancer|warlock|dark mage|blood mage|death mage|cultist mage'),
    other: 'sexton',
    look: ['{P.name} has earth under the nails, a clean collar, and a small bone on a chain.'],
    manner: [
      '{P} says please and thank you to the dead, and forgets it with the living.',
      '{P} pulls up the blanket of everyone who lies down, whatever the reason.',
    ],
    want: '{P} wants to put one question to somebody who has died, and needs a body that does not lie.',
    ask: [
      '{P} pays {pay} gold pieces for a night in the graveyard of {town} without the sexton.',
      '{P} pays {pay} gold pieces for the skull of a judge, which is kept under the altar at {town2}.',
      '{P} offers {pay} gold pieces for the tomb of an emperor, opened; whoever hears him speak knows who rightly owns three realms.',
    ],
    says: [
      '"The dead are very good company. They have finished making plans."',
      '"I always ask first. You would be surprised how many say yes."',
      '"It is only a body. Nobody minded when it was used for ploughing."',
    ],
    tell: 'Behind the house of {P} there is a garden with {few} graves, all of them empty, and well kept.',
    truths: [
      '{P} hanged an innocent as a young judge, and wants to hear from that person what to do now. {Q} knows that the grave is empty: the innocent lives, as the master of an order that raises the dead for war.',
      'Each dead person who works for {P} has signed for it in life, for money for the children. {Q} sells such contracts in the name of {P}, and has begun to see to it that they fall due early.',
    ],
    clues: [
      [
        'History',
        'asking about the first case of {P}',
        'it took an hour, and the hangman had been paid for before.',
        1,
      ],
      [
        'Investigation',
        'reading the contracts',
        "the later ones are signed with {Q.full}'s blots.",
        2,
      ],
      ['Arcana', 'listening to one of the dead', 'it says the name of a child, and a sum.'],
    ],
    pressed: [
      '{P} wants to be led to the one who was hanged, unarmed. That one listens, and then offers {P} a place at the head of the army; it is the hardest question of the evening.',
      '{P} frees all of the dead in one night and keeps paying. What {Q} has done, the dead want to discuss with {Q.them} personally.',
    ],
  },
  {
    id: 'asked-inventor',
    asked: noun(
      'inventor|tinker|tinkerer|artificer|clockmaker|clocksmith|engineer|bomb ?maker|mechanic',
    ),
    other: 'powder merchant',
    look: [
      'The sleeves of {P.name} are scorched, the brows have not grown back, and {few} fingers are wrapped or missing.',
    ],
    manner: [
      '{P} counts backwards under the breath, and ducks at "two".',
      '{P} draws on tables, walls and sleeves, and holds the chalk between the fingers that are left.',
    ],
    want: '{P} wants the latest machine tried out, by somebody with quick legs, before the rich buyer does it.',
    ask: [
      '{P} pays {pay} gold pieces for a spring from the old mill in {town}, and says that it is only a little haunted.',
      '{P} pays {pay} gold pieces to have the first machine caught, which walked off towards {town2} and has learned something on the way.',
      '{P} offers {pay} gold pieces to those who break into the arsenal of the realm: the thing that was built there from {P.their} drawings must not be wound up.',
    ],
    says: [
      '"Perfectly safe! Stand a little further off. A little more. Do you see that hill?"',
      '"I had ten of them. One learns to count in a different way."',
      '"It does what it should. The trouble is that it does it to everybody."',
    ],
    tell: '{P} keeps one small clockwork under a glass cover, winds it every night, and has never shown what it does.',
    truths: [
      'The fingers were not lost by accident: the first machine took them, on the order of {Q}, because {P} would not sell. {P} has told everybody that it was {P.their} own fault, and is building {Q} a machine with one error in it.',
      'The clockwork under the glass is the heart of {P.their} pupil, who died in the first explosion; as long as it runs, something of the pupil answers. {Q} has paid for it with powder for a war, and calls in the debt.',
    ],
    clues: [
      ['Medicine', 'looking at the old wounds', 'the cuts are clean, and one beside the other.', 1],
      [
        'Investigation',
        'studying the drawings for {Q}',
        'one wheel turns the wrong way, and is underlined.',
        1,
      ],
      ['Perception', 'listening at the glass', 'it ticks, and hesitates when {P} comes in.', 2],
      ['Arcana', 'asking what drives it', 'no spring could run for so long.', 2],
    ],
    pressed: [
      '{P} asks the party to be in the front row when {Q} pulls the lever, and behind something thick. Then {P} tells the story of the fingers as it was.',
      '{P} has to decide: stop the heart, or deliver. With somebody there who asks the pupil, it answers, for the last time, in clear words.',
    ],
  },
  {
    id: 'asked-mage',
    asked: mages,
    other: 'councillor',
    look: [
      'Sparks jump from the fingers of {P.name} to every door handle, and the ink on one cuff moves.',
    ],
    manner: [
      '{P} lights candles in passing, with two fingers, and puts out those of others.',
      '{P} lets the cup come to the hand and not the hand to the cup.',
    ],
    want: '{P} wants the tower, the books and above all the cellar to be left alone until the next new moon.',
    ask: [
      '{P} pays {pay} gold pieces for a familiar that has run away in {town}, and that must not be spoken to.',
      '{P} pays {pay} gold pieces for a page that {Q} has had torn out of a book in {town2}.',
      '{P} offers {pay} gold pieces from the crown\'s own chest to whoever stands guard in a circle of chalk while something that owns a world of its own is told "no".',
    ],
    says: [
      '"Do not touch that. Or that. You touched it. Well, now we shall see."',
      '"Magic is a loan. People only ever ask about the money."',
      '"There are three who understand what I do here, and I do not trust two of them."',
    ],
    tell: '{P} never casts anything on the first day of a month, and carries water and wood by hand then, out of breath.',
    truths: [
      'The magic has left {P}, and what people see is borrowed from a thing in the cellar, which is paid with memories. {P} no longer knows the name of {P.their} own mother. {Q} has noticed, and would like to have the cellar.',
      '{P} has been dying since the winter, and has put {P.their} knowledge into the familiar, drop by drop. {Q}, who pays for the tower, wants the knowledge as well, and has set a trap for a cat.',
    ],
    clues: [
      ['Arcana', 'watching {P} cast', 'the power comes up through the floor.', 1],
      ['Insight', 'asking {P} about childhood', '{P} reads the answer off a slip of paper.', 1],
      [
        'Medicine',
        'seeing {P} on a stair',
        'the breath is that of somebody with weeks to live.',
        2,
      ],
      ['Animal Handling', 'winning the trust of the familiar', 'it corrects a formula.', 2],
    ],
    pressed: [
      '{P} lets go of it in front of the party, and is an ordinary frightened person with a broom. The thing in the cellar looks round for the next borrower, and sees {Q}.',
      '{P} asks the party to take the familiar to a pupil whom {Q} does not know. The last drop takes an hour, and {Q} is at the door.',
    ],
  },
  {
    id: 'asked-scholar',
    asked: scholars,
    other: 'book collector',
    look: [
      '{P.name} has ink on the lip, dust on one shoulder and a ribbon between the fingers, to mark the place.',
    ],
    manner: [
      '{P} corrects a date in the middle of a cry for help.',
      '{P} smells each book before opening it, and knows in which house it has been.',
    ],
    want: '{P} wants a book back that was lent to {Q}, and is too polite to say what is written in it.',
    ask: [
      '{P} pays {pay} gold pieces for the book, which lies on the night table of {Q} in {town}, and asks that no page is read aloud.',
      '{P} pays {pay} gold pieces for the second volume, from a drowned monastery near {town2}; the first one has begun to ask for it.',
      '{P} offers {pay} gold pieces for the only copy of a law in the vault of the capital: by it, half of the realm belongs to somebody who is just waking up.',
    ],
    says: [
      '"Quiet, please. Not for my sake. Some of these sleep lightly."',
      '"It is overdue by {years} years. I have written a very firm letter."',
      '"Everything is in books. The art is to leave some of it there."',
    ],
    tell: '{P} has chained one shelf, which holds no book at all, and dusts it every day.',
    truths: [
      '{P} has made a mistake in copying: one letter, {years} years ago. By that letter an honest family was driven out of {town}, and {Q} got their land. In the lent book is the right version.',
      "The book is a prison for something that can only leave it through a reader's voice. {P} lent it out unread, in a hurry. {Q} has begun to read it to the children.",
    ],
    clues: [
      [
        'Investigation',
        'comparing two copies of the old deed',
        'they differ by one letter, and {P} has been scraping at it.',
        1,
      ],
      ['Insight', 'asking {P} about the family that left', '{P} knows all of their birthdays.', 1],
      [
        'Perception',
        'listening under the window of {Q} in the evening',
        'two voices read, and only one of them breathes.',
        2,
      ],
    ],
    pressed: [
      '{P} reads the right line aloud in the market, with a clear voice, and signs it. {Q} calls it a slip of the pen, which is exactly what it was.',
      '{P} can read it back in, from the end to the beginning, without one mistake, if somebody holds {Q} and the candles. It is the bravest reading in the history of {town}.',
    ],
  },
];
