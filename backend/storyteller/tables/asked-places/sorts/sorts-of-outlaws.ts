import type { PlaceSort } from '../families/place-family.ts';

/** Places outside of the law: black markets and prisons. */
export const sortsOfOutlaws: readonly PlaceSort[] = [
  {
    id: 'black-market',
    noun: /\b(?:black market|smugglers'? (?:market|den|cave|cove|hideout|port)|night market|shadow market|secret market|thieves'? market)$/,
    tells: ['outlaws', 'secret'],
    keeper: ['broker', 'mistress of the lamps', 'silent partner of three ministers'],
    look: [
      'stalls that fold into a suitcase, a pram and a coffin',
      'lamps with a shutter, all of them on one string',
      'a table with nothing on it, at which the dearest things are sold',
      'crates with the stamps of {few} customs houses, and of one that does not exist',
      "a child's chalk drawing of a fish, which points the way to those who know",
    ],
    known: [
      'It is never held twice in a row at the same hour, and half of {town} is never there by chance.',
      'One rule is kept: what was stolen from you may be bought back first, at half price, without a word.',
    ],
    senses: [
      'Nobody calls out here; one hears coins, coughs and the breath of a bear in a box; it smells of lamp oil and oranges.',
      'A string is plucked, and every lamp is out; for a while one hears only shoes.',
    ],
    feature: [
      'The string puts out all lamps at once, and after thirty breaths nobody is there.',
      'There are four ways out, three of them known to the watch.',
      'A purse that is laid on the empty table is not touched by anyone.',
    ],
    checks: [
      ['Deception', 'being somebody who was here last time'],
      ['Sleight of Hand', 'showing only the top card of what one has'],
    ],
    done: [
      'What is sold: keys without their doors, papers for people who do not exist, medicine that is forbidden because it works.',
      'Goods are paid half today, and half when the buyer has slept over it.',
      'Quarrels are settled by {K}, with two questions and a stopwatch.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'never touches goods, hears each price before it is said, and has begun to look behind {K.them}',
            'used to laugh at the rule about half price, and enforces it since one certain evening',
          ],
          guest: [
            'buys only what is listed in a small book, and has been overcharged for all of it, gladly',
            'wears worn clothes with new soles, and eats with the small finger raised',
          ],
          hooks: [
            'Something was stolen from the party that is on sale tonight, at half price, to them alone, by somebody who wants to be seen by them.',
            '{V} forges papers that have got {num} people out of the country. {V} has not come to {site} for {days} nights, and {few} families are waiting with packed bags and {coins} gold pieces.',
            'The captain of the watch would like to have it closed, and the mayor would like to know first what he bought there.',
          ],
        },
        trouble: {
          id: 'black-market-1',
          absent: ['best forger', 'fence', 'lamp keeper'],
          guest: ['new buyer with new money', 'officer in borrowed clothes'],
          trace: [
            'One of the goods has been sold {few} times this month, and is back again.',
            'The string for the lamps has been cut and knotted, and there was one night on which they did not go out.',
            [
              "Papers in {V}'s hand turn up with one small mistake in the seal, always the same.",
              'v=1',
            ],
            ['All those who bought a certain ring walk past their own houses.', 'v=2'],
          ],
          truth: [
            '{B} is from the chancery, has caught {V}, and lets {V} go on forging, with one mistake in each seal: those who flee with them are taken off the coach at the border, with all they own. {K} has been told that it is the price for {site} to stay open, and has not slept since. {V} puts the mistake so that somebody might notice.',
            "The thing that is sold over and over is a ring that remembers: whoever has worn it is known to its maker, by heart, for ever. {num} rich and powerful ones have bought it here in secret and, uneasy, sold it again. {V} knows what it was made for, as {V} cut the stone. {B} is the maker's voice. On {deadline} it speaks to all of them at once.",
          ],
          finds: [
            [
              'Investigation',
              'laying three papers of {V} side by side',
              "the lion on the seal has five claws, and then comes the same clerk's stamp",
              'v=1',
            ],
            [
              'Insight',
              'congratulating {K} on a quiet month',
              '{K} says a date, and how many were on the coach',
              'v=1',
            ],
            [
              'Perception',
              'looking at the soles of {B}',
              'the red clay of the chancery yard, and keys that are shaped like no house',
              'v=1',
            ],
            [
              'Arcana',
              'holding the ring without putting it on',
              'it is warm on the side that is turned to {B}, and whispers a list',
              'v=2',
            ],
            [
              'Stealth',
              'following one who has worn it',
              'at midnight they get up, asleep, and write down the day for somebody',
              'v=2',
            ],
            [
              'Persuasion',
              'laying something on the empty table that one can hardly spare',
              '{K} answers the next question with the truth',
            ],
          ],
          later: [
            [
              'On day {days} the coach leaves with {few} families, and is stopped where it always is (use <Guard, Guard Captain, Knight>).',
              'v=1',
            ],
            [
              'On {deadline} half of the council of {town} gets up in the middle of a meeting and says the same sentence (use <Spy, Mage, Assassin> for those who make sure of the rest).',
              'v=2',
            ],
          ],
          ways: [
            [
              'Told of the fifth claw, the families can turn it round: what has a wrong seal is not a valid order, either, and {B} has signed {num} of those.',
              'v=1',
            ],
            [
              '{V} sits in the chancery, in the only room that the watch may not enter. It has a chimney, and {site} has sweeps.',
              'v=1',
            ],
            [
              'The one who has worn it longest can answer back through it. She is a deaf duchess, and delighted to be asked.',
              'v=2',
            ],
            [
              "The stone has a flaw that {V} cut into it, for conscience' sake. One tap, in the right place, and the maker hears himself.",
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'prison',
    noun: /\b(?:prison|jail|gaol|dungeons?|penitentiary|gulag|penal colony|prison (?:island|ship|tower|fortress|camp|colony|castle))$/,
    tells: [],
    keeper: ['head warder', 'governor of the prison', 'governor for the crown'],
    look: [
      'a wheel of keys on a wall, and one hook that has been polished by nothing',
      '{num} doors with a number each, and the thirteenth bricked up and whitewashed',
      'a yard in which a line has been worn, in the shape of an eight',
      'a list of visitors, with one name on every page',
      'a gallows with a hen house built into it',
    ],
    known: [
      'No one has ever escaped from {site}; {few} have not been there one morning, which is not the same, as {town} is assured.',
      'Those who are let out of {site} do not speak of it, and come back once a year to look at the wall from outside.',
    ],
    senses: [
      'A spoon goes along bars, a door, another door, a cough; it smells of lime and cabbage.',
      'At night somebody knocks the alphabet on a pipe, and is answered from four sides.',
    ],
    feature: [
      'All doors of one corridor are opened by one lever, for fires.',
      'The bricked-up cell is the only one from which one hears the sea, the street and the guard room.',
      'Two keys make a whole, and they are never in one room.',
    ],
    checks: [
      ['Sleight of Hand', 'getting something past the search'],
      ['Intimidation', 'being taken for somebody who has been here longer'],
    ],
    done: [
      'Soup twice a day, the yard once, a letter a month, with black bars over what was well put.',
      'Visitors pay at the gate, and a second time at the second gate.',
      'The prisoners make rope, which is sold to ships, and nobody enjoys the joke any more.',
    ],
    also: ['beneath-1', 'fights-1'],
    plots: [
      {
        details: {
          keeper: [
            'keeps to every rule, so as not to have to think, and has begun to skip the evening round',
            'is afraid of one prisoner, who has never raised a hand, and asks his advice',
          ],
          guest: [
            'visits the same prisoner each week, and neither of them says a word',
            'measures cells, praises soup, and has a pardon in one boot',
          ],
          hooks: [
            'The prisoners of {site} refuse to leave: {few} have served their time and will not go before {deadline}. {K} pays {coins} gold pieces for the reason.',
            '{V} was let out last week, by mistake, and came back.',
            'Somebody in {site} has sent the party the plan of their own escape and asks them to prevent it.',
          ],
        },
        trouble: {
          id: 'prison-1',
          absent: ['prisoner from the thirteenth cell', 'turnkey', 'prison doctor'],
          guest: ['visitor of one prisoner', 'commissioner for the humane treatment of prisoners'],
          trace: [
            'The knocking on the pipes goes on when all prisoners are in the yard.',
            'Bread is saved at every table and goes in one direction, from hand to hand.',
            ['The mortar of the bricked-up cell is fresh on the inside.', 'v=1'],
            ['The walls of {site} are higher than last year, and nobody has built.', 'v=2'],
          ],
          truth: [
            "In the thirteenth cell {V} is hidden, who was to be hanged for what {B}'s brother did: the hangman would not, the warders were asleep, {K} signed that it was done, and the whole prison feeds {V} until {deadline}, when the brother comes back to {town} and can be made to speak. All know it and all have sworn. {B} has come to make sure that the grave is full.",
            '{site.s} was built to hold one, and all the others were brought there so that it would not be noticed: in the deepest cell sits somebody whom no door holds, and who stays because {num} people have asked it, politely, one after the other, every day for {years} years. {V} was the last whose turn it was and has lost the list. {B} has a pardon for this one prisoner. It is even genuine.',
          ],
          finds: [
            [
              'Perception',
              'knocking on the pipe, when all are in the yard',
              'it answers: "not yet dead, thank you, more bread"',
              'v=1',
            ],
            [
              'Medicine',
              'reading the certificate of the hanging',
              'it gives the time of death an hour before the rope was delivered',
              'v=1',
            ],
            [
              'Insight',
              'asking {B} about brothers',
              '{B} has one, has none, and was at sea',
              'v=1',
            ],
            [
              'Religion',
              'asking the old prisoners for the evening prayer',
              'it is addressed to somebody two floors below',
              'v=2',
            ],
            ['Arcana', 'trying the lock of the deepest cell', 'it has never been locked', 'v=2'],
            [
              'Persuasion',
              'giving something to the bread that goes from hand to hand',
              'one is told what it is for',
            ],
          ],
          later: [
            [
              'On day {days} {B} has the wall broken down, and the rope is there in time (use <Guard, Tough, Guard Captain>).',
              'v=1',
            ],
            [
              'On {deadline} {B} reads out the pardon in the deepest corridor, and what was asked to stay is asked to go (use <Chain Devil, Erinyes, Pit Fiend>).',
              'v=2',
            ],
          ],
          ways: [
            [
              'The brother is vain, and tells of it when he drinks. It is enough if the whole prison is listening in the pipes.',
              'v=1',
            ],
            [
              '{K} has only signed what could be true: a second hanging, with a good knot and a trapdoor, would set {V} free.',
              'v=1',
            ],
            [
              'It stays for whoever asks and means it. {B}, once asked what a person would do in its place, would be the first to ask in {years} years who has not been told to.',
              'v=2',
            ],
            ['A pardon has to be accepted. Nobody has ever explained to it what for.', 'v=2'],
          ],
        },
      },
    ],
  },
];
