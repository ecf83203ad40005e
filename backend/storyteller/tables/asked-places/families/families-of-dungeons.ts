import { familyWords, type PlaceFamily } from './place-family.ts';

/** Single rooms of a dungeon with one device in them: levers, a pool, statues that talk. */
export const familiesOfDungeons: readonly PlaceFamily[] = [
  {
    id: 'chamber',
    needs: [
      familyWords(
        'device',
        'lever=levers levers statue=statues statues pool mirror=mirrors mirrors door=doors doors pillar=pillars pillars fountain chessboard well altar ' +
          'clock portrait=portraits portraits sarcophagus crystal=crystals crystals tiles bell=bells bells',
      ),
      familyWords(
        'chamber',
        'chamber=chamber room=chamber vault=vault dungeon=chamber hall=hall crypt=crypt cell=cell',
      ),
    ],
    says: /\b(?:dungeon|trap|puzzle|riddle|test|trial|levers?|talking|black water|secret doors?|magic(?:al)?)\b/i,
    tells: ['levers', 'statues', 'water', 'enchanted', 'secret', 'sealed', 'vermin', 'crypt'],
    keeper: [
      'caretaker of the {chamber}',
      'warden of the {chamber}',
      'last of the builders of the {chamber}',
    ],
    look: [
      'the {device}, in the middle of the floor, and dust all around, in which no footprint leads back',
      'scratches on the inside of the door, up to the height of a hand, and above it none',
      'words over the {device}: "One of you is asked, and one of you pays"',
      'a ceiling with {few} round holes, and below each of them a dent in the floor',
      'a heap of packs along the wall, all neatly closed',
    ],
    known: [
      'Whoever goes in has to deal with the {device} before the door opens again. In {town} those who have come out are asked for nothing, and say nothing.',
      'The {chamber} asks each of its guests one thing, by way of the {device}; a wrong answer costs what one would have taken out.',
    ],
    senses: [
      'The {device} can be heard: a low tone, which stops when somebody tells a lie; it smells of cold stone and old oil.',
      'Each step comes back from the wall a little late, and one that nobody has taken; it smells of wet iron.',
    ],
    feature: [
      'A wrong answer to the {device} drops a stone from each hole (DC 14 Dexterity save, 3d6 bludgeoning damage).',
      'Rope and wedges in the packs hold the door for as long as it takes to count to thirty.',
      'Whoever touches the {device} cannot be pushed and cannot be helped.',
    ],
    checks: [
      ['Investigation', 'finding out from the dents who stood where'],
      ['Arcana', 'telling what the {device} waits for'],
    ],
    done: [
      'Adventurers from {town} come to try the {device}, one group a month, and leave their names at the door.',
      '{K} oils the hinges, sweeps the dents and writes down how far each group got.',
      'The packs of those who did not come out are kept for a year, and then sold.',
    ],
    details: {
      keeper: [
        'sells advice about the {device} by the word, and all of it is true and none of it helps',
        'asks each group to leave a letter, and has a drawer full of them',
      ],
      guest: [
        'has tried the {device} once, came out alone, and is looking for new friends',
        'has a drawing of the {chamber}, with one thing in it that is not there',
      ],
      hooks: [
        'Those who went in last month were from {town}, and their families pay {coins} gold pieces for whatever is left of them.',
        'The tone of the {device} can be heard in {town} since Sunday, and nobody there can lie any more.',
        '{B} offers a half of everything behind the {device} to people who go first.',
      ],
    },
    trouble: {
      id: 'chamber',
      absent: ['locksmith', 'last builder'],
      guest: ['treasure hunter', 'scholar of machines'],
      trace: [
        '{B} knows which stones of the floor are safe, and lets others find out.',
        'One of the packs by the wall is packed for two.',
        ['Somebody behind the wall knocks the tone of the {device} back.', 'v=1'],
        ['The words over the {device} are cut from inside, in mirror writing, as well.', 'v=2'],
      ],
      truth: [
        'The right answer to the {device} is to leave something behind that one loves. {B} found that out by leaving {V}, and has come back with others to leave. {V} is alive behind the wall, with {few} more, on water and mushrooms: whoever is left is taken in by the {chamber} until somebody comes back for them by name. {K} knows it, and is waiting for someone to ask.',
        'The {chamber} is no trap but a lock, and those who try it are the key. Each answer that is given to the {device} opens one bolt of what lies below: a god who was tried here and found guilty. {V} built it, and left the count of the bolts on the door. {B} serves what is below and has sent in one group after another; the next right answer is the last.',
      ],
      finds: [
        [
          'Investigation',
          'looking through the pack for two',
          'there is a letter in it from {V}: "I trust {B} with my life"',
          'v=1',
        ],
        [
          'Perception',
          'answering the knocking behind the wall',
          'it spells names, and stops after that of {B}',
          'v=1',
        ],
        [
          'Insight',
          'asking {B} how one comes out alone',
          '{B} says what was done, and never by whom',
          'v=1',
        ],
        [
          'Arcana',
          'following the tone of the {device} downwards',
          'far below something answers it, and is pleased',
          'v=2',
        ],
        [
          'History',
          'reading the mirror writing',
          'it says: "Sentenced for all time. Let nobody answer."',
          'v=2',
        ],
        ['Investigation', 'counting the strokes on the door', 'there is room for one more', 'v=2'],
      ],
      later: [
        [
          'On day {days} {B} goes in with {few} young people from {town}, and comes out alone.',
          'v=1',
        ],
        [
          'On {deadline} somebody from {town2} answers rightly, the last bolt opens, and what was sentenced goes free (use an Empyrean).',
          'v=2',
        ],
      ],
      ways: [
        [
          'Whoever speaks the name of one who was left behind, with a hand on the {device}, gets that person back.',
          'v=1',
        ],
        [
          '{B} can be left as well. It only has to be somebody who is loved, and {V} still loves {B.them}.',
          'v=1',
        ],
        [
          'A wrong answer, given on purpose and paid for in full, shuts a bolt again. The price rises each time.',
          'v=2',
        ],
        [
          '{V}, who built the {device}, knows how to undo it all, has become a part of the wall, and can be spoken to through the tone.',
          'v=2',
        ],
      ],
    },
  },
];
