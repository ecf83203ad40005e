import type { PlaceSort } from '../families/place-family.ts';

/** Places where people are taken in: monasteries and hospitals. */
export const sortsOfCare: readonly PlaceSort[] = [
  {
    id: 'monastery',
    noun: /\b(?:monastery|abbey|priory|convent|cloister|nunnery|friary|charterhouse)$/,
    tells: [],
    keeper: ['prior', 'abbot', 'mitred abbot'],
    look: [
      'a cloister with a well in the middle, and one path across the grass that is not on the plan',
      [
        'a row of {num} sandals before a door, and one pair that is not worn in the same way as the others',
        'kept=yes',
      ],
      [
        'a list of the dead on the wall, with the cause of each in one word, and one that says only "yes"',
        'kept=yes',
      ],
      'a writing room with high desks, on one of which the page is always covered',
      'a herb garden in beds in the shape of a key',
    ],
    known: [
      'The brothers and sisters of {site} take in everyone for three nights, and ask no name; on the fourth they ask what one can do.',
      '{town} gets its candles, its cheese and its bad conscience from {site}.',
    ],
    senses: [
      'A bell, sandals on stone, and a door that is closed with great care; it smells of wax, cabbage and ink.',
      'Many voices sing one line, and one voice, lower, sings it after them from below.',
    ],
    feature: [
      'The bell calls everyone into the church within a hundred breaths; all other rooms are empty then.',
      'A stair in the pillar leads from the choir to the roof, and from the roof to the wall.',
      'Whoever wears a habit here is not looked at in the face.',
    ],
    checks: [
      ['Religion', 'singing along with a service that one does not know'],
      ['Stealth', 'crossing the cloister between two prayers'],
    ],
    done: [
      'Bread is given out at the gate at noon, to all who come, and twice to those who look away.',
      'Books are copied for half of the realm, a page a day, and nobody copies two pages that belong together.',
      'Guests sleep in cells without locks, and hear when to get up.',
    ],
    also: ['beneath-1'],
    plots: [
      {
        details: {
          keeper: [
            'rules with a raised eyebrow, and has not looked at the empty seat in the choir since Tuesday',
            'was something else before, prays harder than the others, and washes both hands for a long time',
          ],
          guest: [
            'prays with open eyes, and counts those who come in',
            'has come to count candlesticks, stays for the cheese, and has begun to dream of the well',
          ],
          hooks: [
            '{V} was to take the vows on {deadline} and is gone; {K} pays {coins} gold pieces, from the roof fund, and asks that the bishop hear of it last.',
            'Somebody is dying in {site} who will confess only to a person from outside.',
            'A book copied in {site} has a letter too many on each page. Read one after the other they say: "We are not what we were."',
          ],
        },
        trouble: {
          id: 'monastery-1',
          absent: ['novice', 'infirmarian', 'keeper of the books'],
          guest: ['pilgrim with good boots', 'visitor from the bishop'],
          trace: [
            'There is one plate more than there are people, and it is used.',
            'The page that is always covered is nearly done, and it has no words on it.',
            ['One of the graves in the garth has been dug by somebody who had never dug.', 'v=1'],
            ['In the choir one voice sings lower than the rest, and no mouth goes with it.', 'v=2'],
          ],
          truth: [
            'In the winter of the plague all but one of those of {site} died. {K}, who was a robber, had come with {few} others to plunder the place, found the last one nursing the sick of {town}, and stayed; the others put on habits as well, and found that it suited them. {V} has recognised a voice, and sits in the bell loft, unharmed, while they vote every night and cannot agree. {B} has been looking for the gang for {years} years, and for their loot.',
            'The lower voice in the choir is that of a thing of the deep which their founder took prisoner with a hymn, and which has to join in as long as it is sung. One night in {years} years it has not been sung in full. {V} has found that one line of it was copied wrong, {years} years ago, on purpose, and that it does not hold but asks in. {B} has come for the service of {deadline}, with a clear bass.',
          ],
          finds: [
            [
              'Investigation',
              'comparing the habits with those who wear them',
              'the sleeves of {few} are too short, and all of those have old scars on the wrists',
              'v=1',
            ],
            ['Insight', 'asking {K} for a blessing', 'it is clumsy, and meant as few are', 'v=1'],
            [
              'Perception',
              'listening under the bell loft after the last prayer',
              'they vote, {few} against {few}, and somebody up there thanks them for supper',
              'v=1',
            ],
            [
              'Performance',
              'singing the hymn from the oldest book',
              'one line is different, and at that line the well boils',
              'v=2',
            ],
            [
              'History',
              'finding out who copied the new one',
              'a brother from nowhere, who stayed for one page, and whose bass is still talked of',
              'v=2',
            ],
            [
              'Religion',
              'looking at the empty grave',
              'it is a real one, for someone who has not died, with a date',
            ],
          ],
          later: [
            [
              'On day {days} {B} brings the hangman of {town2} and {num} men to {site} (use <Guard, Tough, Warrior Veteran>), and the poor stand before the gate with bread in their hands.',
              'v=1',
            ],
            [
              'On {deadline} {B} sings the wrong line, very well, and the well opens (use <Water Elemental, Chain Devil, Aboleth>).',
              'v=2',
            ],
          ],
          ways: [
            [
              "{V} would take the vows from {K}'s hand sooner than from a bishop's, and only wants to be asked.",
              'v=1',
            ],
            [
              'The loot was turned into bread long ago, and every loaf is in a book. There is no judge in {town} who has not eaten of it.',
              'v=1',
            ],
            [
              'One good voice with the right line is stronger than {num} with the wrong one; the old infirmarian, who is deaf, has never learned the new one.',
              'v=2',
            ],
            [
              'It sings because it must, and has come to like it. Asked, for the first time, it would stay in the choir.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'hospital',
    noun: /\b(?:hospital|infirmary|sanatorium|hospice|asylum|leper colony|healing house|house of healing|clinic|plague house)$/,
    tells: [],
    keeper: ['matron', 'master of the hospital', 'physician royal'],
    look: [
      'two rows of beds, and one behind a curtain, with a guard of hot bricks',
      'a cupboard of instruments, each washed, and one wrapped up in paper',
      'a wall of crutches that are no longer needed, and a row of shoes that are not either',
      'a window with a view of the graveyard, on which somebody has painted a garden',
      'a slate with temperatures, and among them one of a bed that is empty',
    ],
    known: [
      'Those who have no one else are taken in, and {town} leaves its newborn, its drunk and its soldiers at the gate.',
      'Fewer die in {site} than in the palace, and there the doctors are paid for it.',
    ],
    senses: [
      'Somebody counts breaths aloud; a spoon, a cough, a joke, and a laugh that hurts; it smells of vinegar and broth.',
      'Slippers hurry, and do not run; behind the last door there is singing, without a tune.',
    ],
    feature: [
      'The beds have wheels and a will of their own on the ramp.',
      'A cloth on a door handle keeps everyone out, also soldiers.',
      'The laundry chute goes from the upper ward to the river.',
    ],
    checks: [
      ['Medicine', 'seeing who of the sick is not'],
      ['Insight', 'telling what is being kept from whom'],
    ],
    done: [
      'Each is treated in the order in which they came, and a duke has sat between two chimney sweeps.',
      'Those who get well stay for a week and carry buckets; it is the only fee.',
      'At night people who cannot sleep tell one story in turns.',
    ],
    also: ['beneath-1'],
    plots: [
      {
        details: {
          keeper: [
            'has been up for two days, is friendly to the sick and to nobody else',
            'counts the beds, then the spoons and then the beds again',
          ],
          guest: [
            'is as sound as a bell, pays for the best bed, and does not let it out of sight',
            'writes "waste" beside everything that is warm',
          ],
          hooks: [
            'Patients of {site} get well of everything within a day, since last week, and none can remember who came at night; {K} pays {coins} gold pieces to know the price before it has to be paid.',
            '{V} has stolen a patient from {site}, bed and all.',
            'Somebody in bed nine has talked in sleep of a crime that will be committed on {deadline}, with the name of the street.',
          ],
        },
        trouble: {
          id: 'hospital-1',
          absent: ['young doctor', 'night nurse', 'patient from bed nine'],
          guest: ['rich patient', 'inspector of poor houses'],
          trace: [
            'One bed is always made, with a warm brick in it, and nobody is listed for it.',
            '{B} has paid in advance for {days} days, and has asked which of the sick is worst.',
            ['Those who got well have a white hair each, at the same place.', 'v=1'],
            ['All who die in {site} have said the same word lately, with surprise.', 'v=2'],
          ],
          truth: [
            "{V} can take over what others have, by laying on a hand, and does so at night out of pity; {V} lies in the attic with {num} illnesses, and will die of the next. {K} found {V} there yesterday and does not know how to stop it. {B} is healthy because {V} once did it for {B}'s son, without being asked, and is here to sell that: {B} has {few} rich people on a list, and a covered litter.",
            'Death comes in person to {site}, sits down in the chair by the warm bed, and has been kept from going on by the stories: as long as one is told to the end each night, no one here dies before time. {V}, who tells them, is losing the thread. {B} is here for somebody who cannot be allowed to live past {deadline}, wants Death to work again, and has had the last of the storytellers sent home as cured.',
          ],
          finds: [
            [
              'Medicine',
              'asking those who got well what they had',
              'every one of these things is in the attic now, in one person',
              'v=1',
            ],
            [
              'Stealth',
              'sitting up in the worst ward',
              'someone comes on bare feet, lays on a hand, and is led away, bent over, by {K}',
              'v=1',
            ],
            [
              'Insight',
              'asking {B} about the son',
              '{B} says "healthy", "thank heavens" and "what he would be worth" in one breath',
              'v=1',
            ],
            [
              'Perception',
              'looking at the chair by the empty bed at midnight',
              'it is sat in, by someone who is listening',
              'v=2',
            ],
            [
              'Investigation',
              'asking who signed the cured ones out',
              '{B} did, each time, with the best of wishes and a coach',
              'v=2',
            ],
            [
              'Persuasion',
              "telling a story of one's own to the ward",
              'somebody there gives the name of the street',
            ],
          ],
          later: [
            [
              "On day {days} {V} is carried off in the litter, and dies for a banker's toothache (use <Tough, Spy, Tough Boss> for the bearers).",
              'v=1',
            ],
            [
              'On {deadline} no story is told. Death gets up, apologises, and has to catch up on {years} years in one night (use <Specter, Wraith, Ghost> for those who help).',
              'v=2',
            ],
          ],
          ways: [
            [
              'What {V} has taken can be shared out: to {num} people a cold each. Those who were cured would do it, if they knew.',
              'v=1',
            ],
            [
              "{B}'s son knows. He is nine and ashamed, and would tell a judge more than his father wants.",
              'v=1',
            ],
            [
              'A story needs only to be longer than the night. The cured ones are {few} streets away, and everyone knows one.',
              'v=2',
            ],
            ['Death has never been asked for advice here. The answer would surprise {B}.', 'v=2'],
          ],
        },
      },
    ],
  },
];
