import type { PlaceSort } from '../families/place-family.ts';

/** Theatres and circuses. */
export const sortsOfShows: readonly PlaceSort[] = [
  {
    id: 'theatre',
    noun: /\b(?:theatre|theater|opera|opera house|playhouse|puppet theatre|music hall)$/,
    tells: [],
    keeper: ['manager of the players', 'manager of the house', 'director of the royal stage'],
    look: [
      'a curtain mended so often that the mends make a picture',
      'a street of painted canvas that looks longer than the house it is in',
      "a prompter's box with a cushion, a flask and a pair of slippers",
      'costumes on a rail from king to pig, and a hanger for one more',
      'a chandelier on one rope, tied to the desk where the manager sleeps',
    ],
    known: [
      'Plays are given in {site} by the season: laughter in winter, murders in spring.',
      'In {town} whoever says the name of one certain play has to go out and turn round three times.',
    ],
    senses: [
      'Somebody learns a part aloud, and somebody else answers from the gallery; it smells of paint and singed wigs.',
      'A trapdoor bangs, a fiddle tries one bar; applause, from an empty house.',
    ],
    feature: [
      'The trapdoor throws whoever stands on it one storey up or down.',
      'Thunder sheet, fog pot and moon can be worked by one person who runs.',
      "The king's box has a back stair, and the key is in the prompter's slipper.",
    ],
    checks: [
      ['Performance', 'taking over a part without a rehearsal'],
      ['Stealth', 'crossing the stage in a change of scene'],
    ],
    done: [
      'Seats cost two silver pieces, benches two copper pieces, and the place behind the pillar a promise.',
      'By day wedding speeches, alibis and apologies are written here, to order.',
      'After the last act the players pass round a hat, and know by the sound who gave what.',
    ],
    also: ['beneath-1'],
    plots: [
      {
        details: {
          keeper: [
            "has put everything into the new piece, including the winter's coal",
            'plays the king whenever the king is ill, and is treated in {town} as if it were true',
          ],
          guest: [
            'knows every part by heart, including those of people who are still well',
            'has struck out every second line of the new piece, and comes to each rehearsal, in tears',
          ],
          hooks: [
            '{V} has not been seen since the scene with the trapdoor, and the play is to open on {deadline}; {K} pays {coins} gold pieces for {V}, and free seats for the truth.',
            'In the new piece in {site} there is a murder that has since been committed.',
            'A part for exactly as many strangers as the party has been written into the last act.',
          ],
        },
        trouble: {
          id: 'theatre-1',
          absent: ['leading lady', 'prompter', 'author of the new piece'],
          guest: ['understudy', 'censor'],
          trace: [
            "Each night after closing a candle is lit in the prompter's box.",
            'The new piece is longer every day, and {K} says that nobody is writing.',
            [
              'In the third act a letter is used as a prop, and it is always the same letter.',
              'v=1',
            ],
            ['The painted street has a lit window more each evening.', 'v=2'],
          ],
          truth: [
            "The letter in the third act is real: {V} found it among the props, and with it the proof of who in {town} had the old theatre burned down, with the old company. {V} has hidden below the stage and writes on the piece so that on {deadline} all is said before all of {town}, by name. {B} was a child of the old company, has guessed it, and would rather have one neck than the truth. The guilty one is {K}'s backer.",
            'The piece is being written by itself, and what is played comes true. {V} noticed it in the second act, walked into the painted street to find the author, and is a lit window there. {B} has sold the last act to a conqueror, in which a capital opens its gates. {K} has never seen so full a house.',
          ],
          finds: [
            [
              'Perception',
              'sitting in the pit after closing',
              'a pen scratches below the trapdoor, and somebody tries the line aloud',
              'v=1',
            ],
            [
              'Investigation',
              'reading the letter in act three',
              "the wax is real, and so is the backer's ring",
              'v=1',
            ],
            [
              'Insight',
              "praising {B}'s parents, as if by chance",
              '{B} knows how many steps it was to the door that was locked',
              'v=1',
            ],
            [
              'Arcana',
              'walking up the painted street',
              'it is eleven paces to the wall, and one can take twelve',
              'v=2',
            ],
            [
              'Investigation',
              'comparing the second act with what has happened in {town2}',
              'every word, with one hiss too many',
              'v=2',
            ],
            [
              'Performance',
              'saying a line in another way than it is written',
              'the candle in the box goes out, and somebody there thinks',
            ],
          ],
          later: [
            [
              "On {deadline} {B} plays the last scene with a sharpened sword, and kills the right one in front of everyone who could have judged him (use <Spy, Assassin> for the backer's people).",
              'v=1',
            ],
            [
              'On {deadline} the last act is given as written. {num} miles away gates open, to the sound of applause (use <Knight, Warrior Veteran, Gladiator>).',
              'v=2',
            ],
          ],
          ways: [
            [
              'An audience can be a jury if it is told to stand. {B} would say the verdict, and could be given the only line in it.',
              'v=1',
            ],
            [
              'The backer comes for the first night and sits below the chandelier, as if he wished to be talked to.',
              'v=1',
            ],
            [
              'Whatever is improvised stands. The conqueror has been given a part, and a rival may steal the scene.',
              'v=2',
            ],
            [
              '{V} may be applauded out of the street: a call, long enough, by name, from a full house.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'circus',
    noun: /\b(?:circus|carnival|fair|fairground|freak show|menagerie|travell?ing show|zoo)$/,
    tells: [],
    keeper: ['ringmaster', 'ringmaster', 'director of the royal menagerie'],
    look: [
      'a tent with stripes in {few} colours, of which one cannot be named',
      'wagons in a ring, with the doors inwards',
      'a tightrope from pole to pole, and a bird sitting in the middle of it',
      'a carousel with {num} beasts, and one post without one',
      "posters for tomorrow's show, with today's faces",
    ],
    known: [
      'It came overnight, it will go overnight, and in between nobody in {town} gets any work done.',
      'Whoever laughs at all three clowns gets in free a second time; {town} practises.',
    ],
    senses: [
      'A barrel organ, a roar, children who hold their breath; it smells of sawdust, burnt sugar and tigers.',
      'By day it is quiet, and someone counts in a foreign tongue, up to a leap.',
    ],
    feature: [
      'The main pole comes down if two of the four ropes are let go, slowly and beautifully.',
      'Nets, trampolines and sawdust make a fall of ten paces a joke.',
      "The tiger's cage has a door to the ring and a door to the seats.",
    ],
    checks: [
      ['Acrobatics', 'crossing the rope before the bird minds'],
      ['Animal Handling', 'being introduced to the tiger'],
    ],
    done: [
      'Two shows a day, and a third after midnight, for which no tickets are sold.',
      'Fortunes are told, knives thrown, teeth pulled, all by the same lady.',
      'Those who want to run away with it are asked what from, and some are taken.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'has a voice that carries to {town2}, and whispers when the lamps are out',
            'cracks the whip beside the beasts, begs their pardon afterwards, and has been counting wagons',
          ],
          guest: [
            'has come to them out of a great house, learns to fall, and starts whenever a horse stops',
            'sits at every show in the first row, laughs at the wrong places, and has a picture in a pocket',
          ],
          hooks: [
            '{V} leaped in front of {num} people and did not come down; {K} pays {coins} gold pieces, and asks the party not to look up.',
            'After each stop of the circus one person is missing and one act is new.',
            'The tiger has stopped eating, and {K} has heard that somebody in the party speaks kindly.',
          ],
        },
        trouble: {
          id: 'circus-1',
          absent: ['clown', 'rope dancer', 'lion tamer'],
          guest: ['runaway', 'doctor in search of a patient'],
          trace: [
            'On the carousel the empty post has been polished.',
            "{K} has had the third clown's trunk carried into the wagon with the lock.",
            ['The wheel marks show that it has driven in a circle round {town} for weeks.', 'v=1'],
            ['At the show after midnight the seats are full, and the tickets are leaves.', 'v=2'],
          ],
          truth: [
            "The circus hides people: each new act is somebody who was looked for elsewhere, and {V}'s leap went into a hay cart, behind the tent, as it has for {few} others. {B} has followed one of them here for {days} weeks: a runaway heir to a house which wants no heir. {K} has run out of acts that go with a face everybody knows, and drives in circles because every road to {town2} is watched.",
            'The show after midnight is given for the fair folk, under an old contract: as long as they are amused, they do not take. {V} was the only one at whom they still laughed, and has been carried home by them, with honours. {B} has come from them to see whether there is a successor. If not, on {deadline} they will amuse themselves, with {town}.',
          ],
          finds: [
            [
              'Investigation',
              'looking at where {V} leaped',
              'a rope behind the canvas, hay, and wheel marks that join those of the bread cart',
              'v=1',
            ],
            [
              'Insight',
              'asking {B} about the picture',
              '{B} calls it a patient, and gives the height in hands, as for a horse',
              'v=1',
            ],
            [
              'Persuasion',
              "telling the lady with the knives one's true fortune",
              'she says who is in which skin',
              'v=1',
            ],
            [
              'Perception',
              'staying under the seats after midnight',
              'many small feet that do not touch the ground, and not one laugh',
              'v=2',
            ],
            [
              'Arcana',
              "reading the contract in the ringmaster's hat",
              'it is in force "for as long as it is funny"',
              'v=2',
            ],
            [
              'Animal Handling',
              'sitting with the tiger',
              'it is not ill, but in mourning, and looks up',
            ],
          ],
          later: [
            [
              'On day {days} {B} stops the show with {few} riders, and has everyone wiped clean of paint (use <Scout, Tough, Warrior Veteran>).',
              'v=1',
            ],
            [
              'On {deadline} nobody has laughed. The carousel turns by itself, and has a beast for everyone in {town} (use <Satyr, Dryad, Oni>).',
              'v=2',
            ],
          ],
          ways: [
            [
              '{B} has to find somebody. A second heir, with a good fall and a bad end in front of {num} witnesses, would satisfy any client.',
              'v=1',
            ],
            [
              'The tiger goes with whoever is sad. With it in the lead no rider stops the wagons.',
              'v=1',
            ],
            [
              'They do not know the joke in which one laughs at oneself. It has to be shown.',
              'v=2',
            ],
            [
              '{V} is bored to tears over there, which they find very funny. Somebody could come to fetch {V}, very seriously.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
