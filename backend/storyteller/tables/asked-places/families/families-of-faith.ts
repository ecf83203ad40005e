import { familyWords, type PlaceFamily } from './place-family.ts';

/** Temples of one god, and libraries of books that no one may read. */
export const familiesOfFaith: readonly PlaceFamily[] = [
  {
    id: 'temple-of',
    sites: ['shrine', 'ruin', 'tombs', 'cave', 'fortress'],
    needs: [
      familyWords(
        'temple',
        'temple shrine church chapel cathedral abbey monastery sanctuary convent',
      ),
      familyWords(
        'god',
        'moon sun sea storm=storms storms war=god_of_war death=god_of_death love=god_of_love harvest night river fire light stars=stars star=stars snake=snakes winter dawn dreams=god_of_dreams trickery=god_of_tricks luck=god_of_luck ' +
          'lies=god_of_lies thieves=god_of_thieves secrets=god_of_secrets wine=god_of_wine madness=god_of_madness forgetting=god_of_forgetting nature=god_of_nature wisdom=god_of_wisdom justice=god_of_justice beauty=god_of_beauty shadows=god_of_shadows travel=god_of_travellers travellers=god_of_travellers knowledge=god_of_knowledge memory=god_of_memory fish=god_of_fish frogs=god_of_frogs cats=god_of_cats spiders=god_of_spiders rats=god_of_rats rain thunder=god_of_thunder earth=god_of_the_earth mountains=god_of_the_mountains beer=god_of_beer music=god_of_music time=god_of_time plague=god_of_plague healing=god_of_healing',
      ),
    ],
    says: /\b(?:of|to|for) (?:the )?(?:(?:god|goddess|lord|lady) of )?(?:the )?\w+(?: god(?:dess)?)?\b|\b\w+ (?:god|goddess|temple|shrine)\b/i,
    not: /\b(?:bay|shore|edge|top|foot|middle) of\b|\b(?:by|in|on|near|under) the (?:sea|river|forest|fire)/i,
    tells: ['moon', 'crypt', 'old', 'volcano', 'flowers', 'water', 'vermin'],
    keeper: ['priest of the {god}', 'high priest of the {god}', 'first voice of the {god}'],
    look: [
      'a statue of the {god} whose face has been worn away by hands',
      'a bowl before the altar that is never dry and never full',
      'a floor of coloured stones with the {god} in the middle, on which nobody steps',
      'gifts to the {god} in rows: a crutch, a plait, a key, a child\u2019s tooth',
      'a door behind the altar with a seal on it for each year, and none for this one',
    ],
    known: [
      'The {god} is asked here for one thing by each, once in a life, and people of {town} wait long before they spend it.',
      'On one night of the year the {temple} is open to all, and whoever is touched by the sign of the {god} may ask a question.',
    ],
    senses: [
      'One note is sung to the {god} day and night, by turns, and has not stopped for a hundred years; it smells of wax and cold stone.',
      'Bare feet cross the floor around the picture of the {god}; it smells of resin, snow and old silver.',
    ],
    feature: [
      'Whoever holds on to the statue of the {god} may not be touched by anyone of the faith.',
      'The bowl blinds all who look into it when a lamp is held over it.',
      'Behind the altar a stair leads up to where the sign of the {god} is made to appear.',
    ],
    checks: [
      ['Religion', 'speaking the greeting of the {god} without a mistake'],
      ['Perception', 'seeing which gift to the {god} was laid down today'],
    ],
    done: [
      'Wounds are bound here for a gift to the {god}, and everyone gives what they can miss.',
      'At the hour of the {god} a bell is rung, and whoever has quarrelled drinks from one cup.',
      'Oaths are sworn with a hand in the bowl, and {town} takes no others.',
    ],
    details: {
      keeper: [
        'sings the long note alone by now, by day and by night, and is hoarse',
        'asks each visitor what the {god} has said to them, and is glad to hear "nothing"',
      ],
      guest: [
        'has prayed to the {god} for nine days, and has measured the altar while doing so',
        'wears the robe of a novice, and holds the candle like a weapon',
      ],
      hooks: [
        'The {god} has answered everybody in {town} for a week, with the same three words, and {body} pays {coins} gold pieces for their meaning.',
        'A family wants a gift to the {god} back, a plait of hair: the one who asked has died all the same.',
        '{K} needs voices: whoever can hold one note for an hour is fed, housed and told why.',
      ],
    },
    trouble: {
      id: 'temple-of',
      absent: ['oldest singer', 'oracle'],
      guest: ['novice', 'pilgrim from the capital'],
      trace: [
        'The water in the bowl trembles whenever the long note wavers.',
        '{B} never sings along.',
        ['Among the gifts to the {god} lie {few} that were sold in {town2} last year.', 'v=1'],
        [
          'The sign of the {god} has been seen in three realms at once, and in each on the wrong side.',
          'v=2',
        ],
      ],
      truth: [
        'The long note is what keeps the bowl filled, and the bowl heals. {V} was the last but one who could sing it, saw that gifts to the {god} were being sold, and was pushed from the stair by {B}, who sells them. {K} is alone with the note now, will fall asleep by day {days}, and then all whom the bowl has healed in a year, {num} people of {town}, will be ill again.',
        'The {god} is not here any more: taken, in the bowl, on the night of the sign. {V} had opened the door behind the altar for a moment, as every year, and {B} was waiting for it, for a ruler who wants to be prayed to instead. The prayers of {few} thousand people now go to a cellar in {town2}, and make him larger with each day. {K} sings so that nobody hears how empty it is.',
      ],
      finds: [
        [
          'Investigation',
          'looking at the railing of the stair',
          'it was sawn through from above, and the saw lies among the gifts',
          'v=1',
        ],
        [
          'Medicine',
          'watching a healed one while {K} takes a breath',
          'the old wound opens, and closes again with the next note',
          'v=1',
        ],
        [
          'Insight',
          'asking {B} for the price of a gift to the {god}',
          '{B} knows it, to the copper',
          'v=1',
        ],
        [
          'Religion',
          'praying to the {god} before the statue',
          'the answer comes late, from the side, and in a voice that asks for taxes',
          'v=2',
        ],
        [
          'Arcana',
          'laying a hand in the bowl',
          'something of the size of a sky has been lifted out of it, lately and by force',
          'v=2',
        ],
        [
          'Insight',
          'asking {B} to sing one verse',
          '{B} knows no song to the {god}, not even the one that children know',
        ],
      ],
      later: [
        [
          'On day {days} the note stops in the middle of the night, and {town} wakes up coughing.',
          'v=1',
        ],
        [
          'On {deadline} a man of gold rises over {town2}, {few} thousand people kneel, and what he says is done (use a Solar with no wish to help).',
          'v=2',
        ],
      ],
      ways: [
        [
          'Anyone can sing the note who once asked the {god} for something for somebody else; in {town} there are more of those than {K} thinks.',
          'v=1',
        ],
        [
          'The gifts lie in a cart of {B}. Laid back in their rows, they fill the bowl for a month without any song.',
          'v=1',
        ],
        [
          'A prayer that asks for nothing does not reach the ruler, and hurts him. {K} knows a song made of such prayers.',
          'v=2',
        ],
        [
          'The {god} fits through no door but this one: the bowl has to be carried back from {town2}, full, past all who kneel.',
          'v=2',
        ],
      ],
    },
  },
  {
    id: 'forbidden-books',
    sites: ['library', 'school', 'shop', 'tower', 'shrine', 'court'],
    needs: [
      familyWords(
        'forbidden',
        'forbidden banned cursed lost secret dangerous living magical burned=burnt unwritten talking hidden',
      ),
      familyWords('books', 'books book=books scrolls files tomes=books knowledge=books grimoires'),
    ],
    tells: ['books', 'cursed', 'secret', 'sealed', 'enchanted', 'burnt', 'haunted'],
    keeper: [
      'keeper of the {forbidden} {books}',
      'master of the {forbidden} {books}',
      'royal censor',
    ],
    look: [
      'shelves of {forbidden} {books} with the backs to the wall, so that no title can be read',
      '{forbidden} {books} on chains, and one chain that has been pulled tight from the shelf side',
      'a reading desk with straps for the reader',
      'a list of all who have read here, with the date on which each of them stopped',
      'a lamp that gives light to one line at a time',
    ],
    known: [
      'The {forbidden} {books} are kept here because nobody has dared to burn them. One may read a page a day, aloud, to a deaf witness.',
      'Whoever reads here leaves something unread: the last page of each of the {forbidden} {books} is cut out, and lies in a chest of {K.full}.',
    ],
    senses: [
      'Paper whispers along the shelves of {forbidden} {books}, and stops where one stands; it smells of leather and a blown-out match.',
      'Somebody reads aloud in a flat voice, as one carries something full; it smells of paste, iron and old ink.',
    ],
    feature: [
      'A page read aloud from one of the {forbidden} {books} silences everyone who hears it for a breath.',
      'The shelves run on rails, and can close an aisle with those in it.',
      'The sprinkler basin under the roof is full of sand, and one cord empties it.',
    ],
    checks: [
      ['Arcana', 'holding one of the {forbidden} {books} shut while it wants to be open'],
      ['Investigation', 'finding out which of the {books} was moved last'],
    ],
    done: [
      'Copies of single lines out of the {forbidden} {books} are sold to judges and physicians, sealed.',
      'People bring {books} in that have begun to frighten them, and get a receipt.',
      'Once a week the chains are counted, aloud, by two who may not know each other.',
    ],
    details: {
      keeper: [
        'wears gloves, has not read a line for {years} years, and asks visitors to tell a story with a good end',
        'knocks on a shelf before walking along it, and waits',
      ],
      guest: [
        'has a permit to read one page, and has been on it for a week',
        'hums all the time, so as not to hear something',
      ],
      hooks: [
        'A page has been found in {town}, in a fish wrapper, and all who have seen it speak in the same words; somebody has to bring it back.',
        'A physician pays {coins} gold pieces for one line out of the {forbidden} {books}, and for the reader to forget it.',
        '{K} seeks people who cannot read well, for a night watch with good pay.',
      ],
    },
    trouble: {
      id: 'forbidden-books',
      absent: ['copyist', 'night reader'],
      guest: ['reader with a permit', 'envoy of an academy'],
      trace: [
        'One of the chains hangs free, and {K} has laid a doorstop in the gap in place of a book.',
        '{B} turns a page whenever {K} looks, and never reads it.',
        ['Ink comes through the wallpaper of the back room, in lines.', 'v=1'],
        ['In the list of readers all names from last year have the same handwriting.', 'v=2'],
      ],
      truth: [
        'One of the {forbidden} {books} writes its reader into itself. {V} has been in it for a week, on the last pages, and calls from there; the only way out is that somebody reads the story of {V} to a good end, aloud. {K} would do it and has no eyes for it any more. {B} wants the book as it is, with a person in it: that doubles its price in {town2}.',
        'The {forbidden} {books} are one book, taken apart nine hundred years ago, which tells how the world goes on. {V} has found where the missing page is, in the chest of {K}, and what stands on it: an end, on {deadline}. {B} has been sent by those who want to write another page in its place, with {num} kings crossed out. {K} has to decide by then whether anything may be changed at all.',
      ],
      finds: [
        [
          'Perception',
          'laying an ear on the doorstop',
          'a book behind it reads itself, in the voice of {V}',
          'v=1',
        ],
        [
          'Investigation',
          'reading the lines on the wallpaper',
          'they are about a copyist who cannot find the door, and the party is in the last of them',
          'v=1',
        ],
        [
          'Insight',
          'asking {B} for the contents of the page',
          '{B} has never looked at it, and talks of weight and binding',
          'v=1',
        ],
        [
          'History',
          'laying three of the {books} side by side',
          'the sentence that ends one goes on in the next, in another tongue',
          'v=2',
        ],
        [
          'Arcana',
          'writing a word at the edge of a page',
          'for a moment, everyone in the room remembers it as something that has happened',
          'v=2',
        ],
        [
          'Sleight of Hand',
          'looking into the pen case of {B}',
          'there is a pen in it with a royal crest filed off',
          'v=2',
        ],
      ],
      later: [
        [
          'On day {days} the story of {V} reaches its end, which is a sad one, and the book is shut.',
          'v=1',
        ],
        [
          'On {deadline} the new page is set in, and in the morning {num} thrones have never had the kings that sat on them.',
          'v=2',
        ],
      ],
      ways: [
        [
          'Whoever reads aloud may change a word in each line, as long as it rhymes. {V} walks out at the full stop.',
          'v=1',
        ],
        [
          '{B} cannot leave with the book while it is being read, and may be made to listen.',
          'v=1',
        ],
        [
          'The missing page is blank on its back. {K} would let one sentence be written there, by people who have nothing to gain by it.',
          'v=2',
        ],
        [
          'With one book less there is no story to be changed; the guardian of the eldest of the {books} has to be asked for it (use an Adult Gold Dragon).',
          'v=2',
        ],
      ],
    },
  },
];
