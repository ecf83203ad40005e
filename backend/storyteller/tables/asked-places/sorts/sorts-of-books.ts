import type { PlaceSort } from '../families/place-family.ts';

/** Libraries and great houses. */
export const sortsOfBooks: readonly PlaceSort[] = [
  {
    id: 'library',
    noun: /\b(?:library|archives?|scriptorium|book ?shop|bookstore|reading room|hall of records)$/,
    tells: ['books'],
    keeper: ['librarian', 'master of the books', 'royal librarian'],
    look: [
      'shelves up to where it gets dark, and a ladder that has been pulled up',
      'a desk with a slate on it: "Back at once", in chalk that has grown pale',
      'a cabinet with a wire front, and books in it that stand with their backs to the wall',
      ['a row of readers, each at the same page of another book', 'kept=yes'],
      'a gap on a shelf, and the books beside it that lean away',
    ],
    known: [
      'Everything that was ever written in {town} is there in one copy, also what was burned.',
      'Nobody has ever been punished for a late return, and in {town} nobody returns a book late.',
    ],
    senses: [
      'A page turns, a stool creaks, a ladder rolls by with no one on it; it smells of leather and dust.',
      'Somebody reads half aloud, and stops at each footstep.',
    ],
    feature: [
      'A bookcase that is pushed falls against the next one, and so on as far as the door.',
      'Behind the last shelf of the letter Q is a stair for which nobody has found a use.',
      'The ladder can be ridden, on its rail, twice round the hall.',
    ],
    checks: [
      ['Investigation', 'finding a book that was put where it does not belong, on purpose'],
      ['Persuasion', 'borrowing what is not lent'],
    ],
    done: [
      'One may read everything, except what one asks for first.',
      'Books are copied, mended and, in one case, fed.',
      'Letters that could not be delivered are kept for a hundred years, and then read aloud.',
    ],
    also: ['beneath-1'],
    plots: [
      {
        details: {
          keeper: [
            'knows every book by its weight, and has weighed one this morning for a second time',
            "finds for each what they need and not what they want, and has avoided {B}'s eyes since Monday",
          ],
          guest: [
            'orders a hundred books a day, opens each at the same page, and shuts it again',
            'reads nothing, sits where one sees the gap, and makes notes on who looks at it',
          ],
          hooks: [
            'A book has been taken from {site} that nobody remembers; {K} has its weight, and pays {coins} gold pieces for the rest of it.',
            '{V} has been seen in {site} every night since the funeral, reading.',
            "In a book from {site} there is a letter to the party, {years} years old, with today's date.",
          ],
        },
        trouble: {
          id: 'library-1',
          absent: ['reader of the north hall', 'copyist', 'former librarian'],
          guest: ['reader with a forged card', 'agent of a noble house'],
          trace: [
            'Each morning one book lies open that nobody has ordered.',
            'Page {num} has been cut out of the same book in {few} copies.',
            ['The ladder rolls by at night, and stops before the gap.', 'v=1'],
            ['Words are missing on the pages: the same word, in all books.', 'v=2'],
          ],
          truth: [
            "{V} is not dead: {V} found out, from page {num} of the town chronicle, that {B}'s house took {town} by a forged will, and has been living behind the letter Q since, copying what is left from what others have quoted of it. The funeral was {K}'s idea. {B} has bought or cut all copies but the one that was taken from the gap, by {V}, and is waiting for a dead reader to get hungry.",
            'A word is being taken out of the world, and it begins with the books: {B} has found the one in which it was first written down, and rubs it out, a letter a day. With the word will go what it means. {V} was the first to notice and wrote it on one arm, at which people cannot look now. The word is that for what a king owes.',
          ],
          finds: [
            [
              'Perception',
              'standing on the ladder in the dark',
              'it rolls by itself as far as Q, where the boards are warm',
              'v=1',
            ],
            [
              'Investigation',
              'reading what quotes the missing page',
              '{few} quotations make up half of a will, with two handwritings',
              'v=1',
            ],
            [
              'Insight',
              "giving {K} one's sympathy on the death of {V}",
              '{K} asks what {V} is supposed to have died of',
              'v=1',
            ],
            [
              'Arcana',
              'writing down a proverb from memory',
              'there is a hole in it, and one cannot say how long it has been there',
              'v=2',
            ],
            [
              'History',
              'asking the oldest reader what was different',
              'the answer is {num} words long, and goes round something',
              'v=2',
            ],
            [
              'Stealth',
              'following {B} to the catalogue',
              '{B} looks up who has borrowed, and smiles at a name',
            ],
          ],
          later: [
            [
              'On day {days} {B} has the floor boards of Q taken up, with {few} servants (use <Tough, Spy, Tough Boss>).',
              'v=1',
            ],
            [
              'On {deadline} the last letter is gone, and the king has a law ready that would have been impossible yesterday (use <Guard Captain, Knight, Mage>).',
              'v=2',
            ],
          ],
          ways: [
            [
              "Read aloud in the north hall, with all readers as witnesses, half a will is enough: {B}'s house would have to show the whole one.",
              'v=1',
            ],
            [
              '{K} can have the page printed as a bookplate. By the evening it is in {num} books.',
              'v=1',
            ],
            [
              'A word can be said back, by children above all. There is a skipping rhyme that needs only to be taught again.',
              'v=2',
            ],
            ['What {B} rubs out has to go somewhere: it is in the sponge.', 'v=2'],
          ],
        },
      },
    ],
  },
  {
    id: 'manor',
    noun: /\b(?:manor|mansion|manor house|country house|estate|villa|chateau|hunting lodge|noble'?s? (?:house|mansion|estate))$/,
    tells: [],
    keeper: ['housekeeper', 'steward of the house', 'chamberlain'],
    look: [
      'an avenue of limes with one tree felled, the third on the left',
      'a hall with {num} portraits, all with the same chin, and one without',
      'a staircase for show, one for use, and a dumb waiter that is used most',
      'a table laid for {few}, every evening, by an order nobody has taken back',
      'a row of bells for the rooms, with one label scratched off',
    ],
    known: [
      'The family has lived there for longer than {town} has had a wall, and has been talked of for all that time.',
      'One dances in {site} in May, hunts in October and, as {town} knows, does not enter the east wing.',
    ],
    senses: [
      'Clocks strike, one after the other; a tray goes by; behind a door two people quarrel in a whisper; it smells of beeswax and dog.',
      'A piano, the same eight bars, and a mistake that is always in the same place.',
    ],
    feature: [
      'The dumb waiter carries one, between kitchen, bedroom and east wing.',
      'From behind the portrait without the chin one sees the whole hall.',
      'The gravel tells who comes, how many, and whether they want to be heard.',
    ],
    checks: [
      ['Deception', 'being announced as somebody else'],
      ['History', 'putting the portraits in the right order'],
    ],
    done: [
      'Guests stay for as long as they have dresses.',
      'Petitioners wait in the hall, servants behind the wall, and both hear everything.',
      'The kitchen door gives what is left over to whoever does not ask.',
    ],
    also: ['beneath-1', 'larger-1'],
    plots: [
      {
        details: {
          keeper: [
            'keeps {few} generations of secrets, by room, and dusts them on the right days',
            'runs the house on credit, pride and cold meat, and has sold the third lime',
          ],
          guest: [
            'is to marry the house, and is introduced to another part of it each day',
            'comes twice a week to the old lady, leaves by the garden, and has stopped sending bills',
          ],
          hooks: [
            'The bell without a label has rung; {K} went up, was gone for an hour, and pays {coins} gold pieces for people who do not know the house.',
            '{V} was dismissed from {site} without a reference, and has been sent a pension since then, by somebody in it.',
            'The party is invited for {deadline}, to be thirteen at table.',
          ],
        },
        trouble: {
          id: 'manor-1',
          absent: ['governess', 'younger son', 'companion of the old lady'],
          guest: ['fiance with a lawyer', 'doctor to the family'],
          trace: [
            'One tray more goes up than comes down.',
            'The eight bars are played by somebody who breaks off when {B} drives up.',
            [
              'In the portrait without the chin the paint over the lower half is younger than the rest.',
              'v=1',
            ],
            ['All clocks in the house are stopped for one hour every night, by hand.', 'v=2'],
          ],
          truth: [
            "In the east wing lives the true heir, who has not the chin: {V} knew it, as {V} brought the child into the house at night, {years} years ago, when the old lady's own had died. The heir was told to be ill, believed it, and plays the piano. {K} would tell everything for a word from the old lady, who cannot speak since the doctor treats her. {B} is paid from both sides.",
            'The family owes its {years} generations of luck to a guest who has never left: it sits at the head of the table in the east wing, has one new companion from each generation, and is losing patience with {V}, the present one, who cheats at cards. {B} offers the guest a larger house, with a throne in it. The wedding is the removal.',
          ],
          finds: [
            [
              'Perception',
              'listening to the eight bars to the end',
              'the mistake is a signal: it stops when somebody below opens the dumb waiter',
              'v=1',
            ],
            [
              'Medicine',
              "smelling the old lady's drops",
              'they are for horses, and keep horses quiet',
              'v=1',
            ],
            [
              'Insight',
              'asking {B} after the old lady',
              '{B} says "no change", as one reports that something has been done',
              'v=1',
            ],
            [
              'History',
              'reading the family bible at the back',
              'one name in each generation is written in another ink, with "at table"',
              'v=2',
            ],
            [
              'Stealth',
              'being in the corridor at the hour without clocks',
              'a card falls, and somebody very old laughs, kindly',
              'v=2',
            ],
            [
              'Investigation',
              'comparing what goes up with what comes down',
              'there is a second plate, always quite clean',
            ],
          ],
          later: [
            [
              'On {deadline} the wedding is held, the old lady gets a double dose, and the east wing burns by an accident (use <Tough, Spy, Assassin>).',
              'v=1',
            ],
            [
              'On {deadline} the guest moves out, in a coach with drawn curtains, and luck goes with it to whoever wants a war (use <Vampire Spawn, Rakshasa, Vampire>).',
              'v=2',
            ],
          ],
          ways: [
            [
              'A day without drops and the old lady says the word. It is not the one {K} expects.',
              'v=1',
            ],
            [
              "A chin is not in the law, and a will is. The old lady has made one, in needlework, under everyone's nose.",
              'v=1',
            ],
            [
              'The guest can be cheated, as {V} has proved. It has never had to play for its chair.',
              'v=2',
            ],
            ['Nobody has ever told it that the meal is over. It is a stickler for manners.', 'v=2'],
          ],
        },
      },
    ],
  },
];
