import { familyWords, type PlaceFamily } from './place-family.ts';

/** Places where something is done that is not natural, and the houses of those who can do it. */
export const familiesOfMagic: readonly PlaceFamily[] = [
  {
    id: 'witch',
    sites: [
      'house',
      'tower',
      'cave',
      'shop',
      'school',
      'workshop',
      'garden',
      'forest',
      'island',
      'grove',
      'inn',
    ],
    needs: [
      familyWords(
        'mage',
        'witch witches=witch hag wizard sorcerer warlock mage druid enchantress sorceress necromancer astronomer alchemist magician oracle seer',
      ),
      familyWords(
        'house2',
        'hut house tower cottage lair cave home tree shop island observatory garden workshop laboratory hovel grove study',
      ),
    ],
    not: /\b(?:school|academy|college|university|library|for (?:witches|wizards|mages|druids))\b|\b(?:attacked|burn(?:t|ed)|destroyed|raided|besieged|killed|hunted|against|fled)\b/i,
    tells: [
      'beasts',
      'enchanted',
      'moon',
      'abandoned',
      'books',
      'cozy',
      'monsters',
      'haunted',
      'old',
      'cursed',
    ],
    keeper: ['{mage}', '{mage} of some fame', '{mage} whom kings consult'],
    look: [
      'a door of the {house2} that is in another wall each time one looks',
      'jars on a shelf, each with a weather in it, and a label in the hand of the {mage}',
      'a cat, or something that has been told to be one, on the only chair',
      'a kettle that steams against the draught',
      'a wall full of chalk in which one line is wiped out and written again every day',
    ],
    known: [
      'The {mage} helps whoever comes to the {house2}, and asks for something that one will not need until later. Nobody in {town} agrees on what that means.',
      'In {town} one goes to the {mage} by night, and says by day that nobody lives there.',
    ],
    senses: [
      'Something is being stirred, and the {mage} counts backwards; it smells of wormwood, hot copper and rain.',
      'A voice in the {house2} answers before one has asked; it smells of bog myrtle and old paper.',
    ],
    feature: [
      'A jar that breaks lets out its weather: fog, hail or a noon of three breaths.',
      'The circle on the floor holds whoever is pushed into it, until somebody says their name.',
      'The door opens on another side for those who knock with the left hand.',
    ],
    checks: [
      ['Arcana', 'reading what the chalk on the wall is for'],
      ['Nature', 'naming what hangs in the {house2} to dry'],
    ],
    done: [
      'The {mage} sells sleep, love letters that work, and advice; one pays with a memory, a lock of hair or a day of work.',
      'The sick of {town} are treated in the {house2}, on the quiet, and get better.',
      'Things that speak when they should not are left here, and are talked to.',
    ],
    details: {
      keeper: [
        'knows what each guest has come for, and lets them say it all the same',
        'asks strangers to read out one line of chalk, and is pale until they have',
      ],
      guest: [
        'has paid the {mage} long ago, and comes every week to ask when it will be called in',
        'carries in wood for the {mage}, and counts the jars',
      ],
      hooks: [
        'A farmer of {town} has sold the {mage} "the first thing that I forget", and cannot remember what; his family wants it back.',
        '{body.s} pays {coins} gold pieces to know what the {mage} does every night at the wall.',
        'The {mage} has sent a jar to the party, with a storm in it and a note: "Come before it gets larger."',
      ],
    },
    trouble: {
      id: 'witch',
      absent: ['apprentice', 'pupil'],
      guest: ['debtor', 'messenger of a college'],
      trace: [
        'The line of chalk is longer every day, and the {mage} breathes more slowly while writing it.',
        '{B} never steps into the circle on the floor, not even to sweep it.',
        ['One of the jars holds a voice, and a handkerchief lies over it.', 'v=1'],
        ['The stars over the {house2} stand where they stood last month.', 'v=2'],
      ],
      truth: [
        '{V} opened the wrong jar, and has been in it since: a voice, and getting thinner. The {mage} writes {V.them} down each night, all that {V} ever was, so as not to forget how to put {V.them} together again. {B} owes the {mage} a promise, has found that it is void if the {mage} fails, and wipes out a word each morning. At day {days} too many will be missing.',
        'The {mage} is holding up the sky, by a sum. {V} found the mistake in it {years} years ago and walked out through the circle to mend it from the other side; since then the {mage} writes on, a line a night, so that it is still there in the morning. {B} comes from a college of twelve who want to see what is behind it, has {num} others at as many walls, and on {deadline} all of them will wipe at once.',
      ],
      finds: [
        [
          'Perception',
          'lifting the handkerchief from the jar',
          'a voice asks in a whisper which words are missing today',
          'v=1',
        ],
        [
          'Investigation',
          'comparing the chalk of two mornings',
          'single words have been wiped out with a wet thumb, always at the height of {B}',
          'v=1',
        ],
        [
          'Arcana',
          'following the line of chalk to its beginning',
          'it describes one person, from the first tooth on',
          'v=1',
        ],
        [
          'Arcana',
          'checking the sum on the wall',
          'it is right, as long as the last line is written anew each night',
          'v=2',
        ],
        [
          'Nature',
          'watching one star from the door of the {house2}',
          'it flickers whenever the {mage} coughs',
          'v=2',
        ],
        [
          'Insight',
          'offering to pay the debt of {B}',
          '{B} does not ask how, and looks at the wall',
        ],
      ],
      later: [
        [
          'On day {days} the voice in the jar asks who is speaking, and the {mage} lays down the chalk.',
          'v=1',
        ],
        [
          'On {deadline} the first star falls on {town2}, and is followed by what held it (use two Pit Fiends for what comes first).',
          'v=2',
        ],
      ],
      ways: [
        [
          'Whoever has known {V} can say the missing words; in {town} there are three people who do, and none of them likes the {mage}.',
          'v=1',
        ],
        [
          '{B} would stop if the {mage} gave the promise back. The {mage} has forgotten which one it was.',
          'v=1',
        ],
        [
          'Through the circle one comes to {V}, who is nearly done, and needs hands, not learning.',
          'v=2',
        ],
        [
          'One of the twelve has read the sum, sleeps badly, and would write a line each night instead of wiping one out.',
          'v=2',
        ],
      ],
    },
  },
  {
    id: 'hot-forge',
    sites: ['workshop', 'shop', 'fortress', 'mine'],
    needs: [
      familyWords('forge', 'smithy forge foundry smelter workshop armoury'),
      familyWords(
        'heat',
        'volcano lava=fire magma=fire dwarven=mountain dragon=dragon infernal=fire elemental=fire mountain fire underworld=fire',
      ),
    ],
    tells: ['volcano', 'dragon', 'old-folk', 'magic'],
    keeper: ['master smith', 'master of the {forge}', 'smith to three crowns'],
    look: [
      'a channel in the floor, in which the fire of the {heat} goes by, slowly',
      'an anvil as old as the {heat}, with the print of a hand in it that is not human',
      'gloves on nails, all for the left hand',
      'blades in a rack, red to the middle, that have been cooling since last year',
      'a bell that is rung from below',
    ],
    known: [
      'What is made in this {forge} does not break, and takes one smith a year; the heat comes from the {heat} and is not free.',
      'Work stops when the floor hums. Nobody here wears rings or laces, and no one whistles.',
    ],
    senses: [
      'The floor hums on one note, and the hammers keep time with it; it smells of struck matches and hot iron.',
      'Steam roars up, and somebody counts until one sees again; it smells of sulphur and quenched oil.',
    ],
    feature: [
      'A gate lets the fire flow into the side channel: whoever is in it takes 6d6 fire damage, and nobody crosses for ten minutes.',
      'Steam hides everything for as long as the water lasts.',
      'The great hammer falls when its pin is drawn, on whatever lies there.',
    ],
    checks: [
      ['Arcana', 'telling which of the blades has been made with more than fire'],
      ['Athletics', 'holding the tongs until the iron is through'],
    ],
    done: [
      'Weapons are mended in this {forge} while one waits, and made to order within a year and a day.',
      'Ore is paid for in nails, and good ore in knives.',
      'Broken blades are thrown into the {heat}, with a word, by those who carried them.',
    ],
    details: {
      keeper: [
        'hits a note on the anvil for each guest, and decides by its sound',
        'would take an apprentice today, anyone who is not afraid of a bell',
      ],
      guest: [
        'has ordered one blade, pays each day for its being first, and does not say whom it is for',
        'measures the side channel, and asks who can turn the gate',
      ],
      hooks: [
        'A knight of {town} pays {coins} gold pieces for word why his sword screams when it is drawn.',
        '{town} has felt the ground hum for three nights, and sends someone to ask, with a gift of coal.',
        '{K} needs carriers for a piece of iron that must not touch the ground on the way to {town2}.',
      ],
    },
    trouble: {
      id: 'hot-forge',
      absent: ['second smith', 'master before this one'],
      guest: ['buyer without a name', 'officer of ordnance'],
      trace: [
        'The bell is rung from below, and {K} answers with three blows.',
        '{B} wears gloves on both hands.',
        [
          'Each new blade has a different voice when it is struck, and one of them is known to everyone here.',
          'v=1',
        ],
        ['The fire in the channel stands a hand higher than the mark of last year.', 'v=2'],
      ],
      truth: [
        'Below the {forge} lives an old spirit of fire, and gives its heat for songs. {B} has offered {K} gold for blades that obey, and they need a voice each: {V} was the first, fell into the channel in front of {B}, and speaks out of the sword that {B} has under the bed. {K} has understood it only now. {B} has brought {few} beggars from {town} along, as helpers, and the next casting is on day {days}.',
        'The chain of the {heat} was made here: it holds the first fire, which has slept under {few} realms since there have been people. Each master renews one link in a life. {V} died before it was done, and {K} cannot do it alone. {B} is from a king who wants the fire let into the land of his enemies, and has bought the only iron that would hold; on {deadline} the old link gives way.',
      ],
      finds: [
        [
          'Perception',
          'striking the blade under the bed of {B}',
          'it says "not for {B.them}" in the voice of {V}',
          'v=1',
        ],
        [
          'Insight',
          'asking the helpers from {town} for their trade',
          'none of them has held a hammer, and all have been asked whether they sing',
          'v=1',
        ],
        [
          'Religion',
          'answering the bell with a song',
          'the fire in the channel draws itself up, and listens',
          'v=1',
        ],
        [
          'Arcana',
          'reading the print of the hand in the anvil',
          'whoever made it stood on the other side of the iron',
          'v=2',
        ],
        [
          'Nature',
          'comparing the hum with the marks on the wall',
          'it gets higher by a tone each day, and after seven there is no mark',
          'v=2',
        ],
        [
          'Investigation',
          'following the bill for the iron',
          'it lies at {town2}, under guard, and has not been meant for any blade',
          'v=2',
        ],
      ],
      later: [
        ['On day {days} {B} casts the second blade, and a beggar of {town} is missing.', 'v=1'],
        [
          'On {deadline} the link breaks; the {heat} opens, and {num} towns see two suns (use two Fire Elementals in every street, and an Efreeti where the party stands).',
          'v=2',
        ],
      ],
      ways: [
        [
          'A voice goes free when its blade is melted. {V} knows it, asks for it, and would first like to cut once.',
          'v=1',
        ],
        [
          'The spirit gives no heat to one whom it has heard lie. It only has to be told, in a song.',
          'v=1',
        ],
        [
          'The iron can be taken from {town2} and the link be forged in a night, by {K} and two who hold it in the fire.',
          'v=2',
        ],
        [
          'The first fire can be spoken to. It sleeps badly, and would rather be sung to than chained.',
          'v=2',
        ],
      ],
    },
  },
];
