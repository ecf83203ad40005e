import type { PlaceSort } from '../families/place-family.ts';

/** Graveyards and tombs. */
export const sortsOfTheDead: readonly PlaceSort[] = [
  {
    id: 'graveyard',
    noun: /\b(?:graveyard|cemetery|boneyard|churchyard|burial ground|necropolis|ossuary)$/,
    tells: [],
    keeper: ['sexton', 'keeper of the dead', 'warden of the royal tombs'],
    look: [
      'rows of stones, of which one row faces the other way',
      'a tree with {num} bells in it, one for each year without a plague',
      "a watchman's hut with arrow slits and geraniums",
      ['an open grave, dug with great care, without a name', 'kept=yes'],
      'an angel who has put a finger to the lips since the last storm',
    ],
    known: [
      '{town} buries all its dead in {site}, its quarrels beside them, and leaves one gate open at night for those who come to make up.',
      'One pays the ferryman in {town}, also the rich, who pay {K} not to look at what with.',
    ],
    senses: [
      'A spade rings on stone, far off, and an owl comments; it smells of box and turned earth.',
      'Gravel crunches behind one, and stops a step late.',
    ],
    feature: [
      'The vaults of the great families are linked, by a way that only their servants know.',
      'An open grave is two paces deep, soft below, and slippery on the way up.',
      'The bells in the tree ring if anyone touches the trunk.',
    ],
    checks: [
      ['Religion', 'reading what the carvers did not dare to say in words'],
      ['Survival', 'seeing which earth has been opened twice'],
    ],
    done: [
      'Graves are dug at dawn, visited at noon and, sometimes, emptied at night.',
      'For a copper {K} tells where anyone lies, and for a silver who else has asked.',
    ],
    also: ['rising-1', 'treasure-1'],
    plots: [
      {
        details: {
          keeper: [
            'talks with the dead as one does with cows, and misses an answer',
            'digs one grave a week more than has been ordered, and has been paid for it',
          ],
          guest: [
            'weeps at a different stone each day, and always checks the date',
            'has a professor, a handcart and a bad conscience, and asks about fresh arrivals',
          ],
          hooks: [
            'A man came home to {town} from the war, and found his own grave in {site}, with flowers; he pays {coins} gold pieces to know who is in it.',
            'Somebody pays {K} for graves without names, and on {deadline} the first one will be needed.',
            '{V} has been heard under the ground, in the vaults, reading out names.',
          ],
        },
        trouble: {
          id: 'graveyard-1',
          absent: ['gravedigger', 'stonemason', 'widow who came every day'],
          guest: ['mourner at the wrong grave', 'student of anatomy'],
          trace: [
            'Fresh flowers stand on one grave each morning, and none of them grows in {town}.',
            'The row that faces the other way is one stone longer than in the register.',
            ['The newest coffins are lighter going out of church than coming in.', 'v=1'],
            ['All who pass the open grave slow down without knowing it.', 'v=2'],
          ],
          truth: [
            'In the row that faces the other way nobody is buried. Those people are alive: {V} carved stones for {num} of them, so that the press gang, a husband or a lord would stop looking, and they went out of {town} in their own coffins. {B} has been comparing dates, for a lord who is missing {few} serfs, and is one stone from the end. {K} dug every grave, and knows each of the living by name.',
            "The graves without names are for {num} guests of {deadline}: the peace congress in {town}. Who ordered them has paid in coin that {K} recognised, having laid it on the eyes of an old king. That king's tomb is empty; {V} went in to see, and must read out his titles without stopping, for while he hears them he sits still. {B} is his chamberlain, and has the guest list.",
          ],
          finds: [
            [
              'Investigation',
              'opening one of the graves that face the other way',
              'sand, to the weight of a man, and a thank-you letter',
              'v=1',
            ],
            [
              'Insight',
              'weeping beside {B}',
              "{B} knows the dead one's height, scars and price",
              'v=1',
            ],
            [
              'Persuasion',
              "asking {K} for one's own grave, in that row",
              '{K} asks "from whom?" and fetches the spade',
              'v=1',
            ],
            [
              'History',
              'looking at the coins {K} was paid with',
              'they have been struck once, for one pair of eyes',
              'v=2',
            ],
            [
              'Perception',
              'laying an ear to the royal vault',
              'a hoarse voice: "Lord of the Seven Fords, Lord of the Salt, Lord of ..."',
              'v=2',
            ],
            [
              'Religion',
              'asking what the turned row means',
              'they look to the road, and not to the sunrise',
            ],
          ],
          later: [
            [
              "On day {days} {B} has the last date, and the lord's riders leave with a list of the living (use <Guard, Tough, Knight>).",
              'v=1',
            ],
            [
              'On {deadline} {V} has no voice left. The king comes to the congress, with seats for all (use <Wight, Mummy Lord> for him).',
              'v=2',
            ],
          ],
          ways: [
            [
              'A lord can be dead, too: a stone, a date, a coffin through the gate, and his heirs would pay for it.',
              'v=1',
            ],
            ['{B} has buried someone, once, and never knew where. {K} does, and might say.', 'v=1'],
            [
              'Somebody has to read on while {V} rests, and slip in the titles he has lost, one by one. He would have to agree with each.',
              'v=2',
            ],
            [
              'The graves are dug to measure. They would hold whoever lies down in them of their own will, and he is vain enough to try his out.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'tomb',
    noun: /\b(?:crypt|tomb|catacombs?|mausoleum|barrow|burial mound|pyramid|sepulchre|burial chamber|dungeon)$/,
    tells: [],
    keeper: ['watchman at the entrance', 'keeper of the keys below', 'royal warden of the dead'],
    look: [
      'a door of stone with a hollow in the form of a hand',
      'painted walls on which the same procession goes by, and one figure in it looks out',
      'jars as high as a table, sealed, and one that has been sealed again',
      'a lamp chain across a shaft, with no lamp on it',
      'a game board on a coffin lid, laid out as if in the middle of a game',
    ],
    known: [
      'In {town} they know who lies there and what was done to him, and change the subject.',
      'Robbers go in, says {town}, as a rule in threes, and as a rule two come out, very quiet and not rich.',
    ],
    senses: [
      'Sand runs somewhere, for as long as one listens; it smells of resin and cold stone.',
      "One's own steps come back, with one more among them.",
    ],
    feature: [
      'A stone rolls across the way in if the lowest step is trodden on, and can be held by two for a minute.',
      'The painted eyes are holes on the left side only.',
      'The shaft goes down to water, and the chain bears one.',
    ],
    checks: [
      ['Religion', 'opening a door as a mourner would, and not as a thief'],
      ['Investigation', 'seeing where the painter has told the truth'],
    ],
    done: [
      'Once a year {town} brings bread and a lamp, as far as the third step.',
      '{K} lets scholars in by the hour, and counts what they have in their pockets by weight.',
    ],
    also: ['treasure-1'],
    plots: [
      {
        details: {
          keeper: [
            'sits before the entrance with the back to the stone, and passes on what is said behind it',
            'has never been below the third step, and can draw every room',
          ],
          guest: [
            'reads the walls from right to left, and has begun to bow at certain places',
            'came out of it last autumn, wants to go in again, and cannot say for what',
          ],
          hooks: [
            '{V} went in as the third of three and did not come out; the second one pays {coins} gold pieces, all of it, to have it put back where it came from.',
            "A moving piece has been found on the board in {site}, which was moved in the night. It is the party's turn.",
            'In {town} all those with the same grandmother have begun to dream of a hand.',
          ],
        },
        trouble: {
          id: 'tomb-1',
          absent: ['robber who did not come out', 'painter of the walls', 'younger brother'],
          guest: ['scholar with a copied map', 'one of the two who came out'],
          trace: [
            'The dust on the stair shows many feet that go down, and one pair, bare, that comes up and turns on the third step.',
            'Whoever has been below lays their food out in a row before eating.',
            ['The resealed jar is warm, and something in it turns over.', 'v=1'],
            [
              "In the painted procession there is one more figure than yesterday, in today's clothes.",
              'v=2',
            ],
          ],
          truth: [
            "The one who lies here was no king but his double, buried alive in his stead, and is still waiting to be let off duty (use <1 Skeleton, Mummy, Wight> for whoever addresses him as a king). He keeps one of each three robbers for company at the board, and is a poor loser. {V} has been losing on purpose for {days} days. {B} knows that the real king's gold is elsewhere, and needs the double's ring to get at it.",
            "The tomb is a promise: a god was asked to judge a tyrant, had no time, and {site} was made to keep him fresh. The game on the lid is his trial; each piece is a witness. {V}, the last painter, was taken into the wall as one. {B} is the tyrant's advocate, in a borrowed body, and needs only one more juror to be absent.",
          ],
          finds: [
            [
              'Insight',
              'bowing to the dead as to a servant',
              "the hand in the door closes on one's own, gratefully",
              'v=1',
            ],
            [
              'Investigation',
              'comparing the face on the coffin with that on coins',
              'the nose has been corrected in the gold, by a hurried smith',
              'v=1',
            ],
            [
              'Perception',
              'watching the board from behind the pillar',
              '{V} sits there, thin, and lets the same piece be taken as yesterday',
              'v=1',
            ],
            [
              'Religion',
              'reading the procession as a list of witnesses',
              'there are {num} chairs in the painting, and one is empty',
              'v=2',
            ],
            [
              'Deception',
              'speaking of the verdict in front of {B}',
              "{B}'s shadow stands up before {B} does",
              'v=2',
            ],
            [
              'History',
              'asking {K} what is said behind the stone',
              '{K} knows {few} words of it, and they are "How long still, please?"',
            ],
          ],
          later: [
            [
              'On day {days} {B} cuts off the ring, and what has waited so patiently comes to {town} to look for its master (use <Mummy, Wight, Wraith>).',
              'v=1',
            ],
            [
              'On {deadline} the trial is void for want of a juror, and he who lies here is free to go (use <Mummy, Mummy Lord> for him).',
              'v=2',
            ],
          ],
          ways: [
            [
              'He may be dismissed, with thanks and back pay, by any ruler. The mayor of {town} has never dismissed anybody, and would have to be taught.',
              'v=1',
            ],
            ['{V} could win. He would be furious, and then ask for a lesson.', 'v=1'],
            [
              'A juror has to be honest for one night only. It is harder than it sounds, with him in the room.',
              'v=2',
            ],
            ['The god has time now. Nobody has told the god.', 'v=2'],
          ],
        },
      },
    ],
  },
];
