import type { Trouble } from './place-types.ts';

/** Troubles with what people outside a town believe in: a stone that answers, a hermit who is wise. */
export const troublesOfBelief: readonly Trouble[] = [
  {
    id: 'answering-stone',
    at: ['wild', 'street', 'graveyard', 'cave'],
    tones: ['horror', 'whimsical', 'heroic'],
    words: ['fey', 'fairy', 'standing', 'stone', 'circle', 'druid', 'wish', 'spirit'],
    absent: ['first asker', 'happy {trade}'],
    trace: [
      'People leave something small here «when they go by, »and look as if they had merely stopped to breathe.',
      ['There is one spot on which no leaf lies«, whatever the wind».', 'terrain!=underground'],
      ['Five paths lead to one spot here, and four away from it.', 'terrain!=underground'],
      [
        'One shelf of the rock is bare« and clean», and candle ends stand round it.',
        'terrain=underground',
      ],
    ],
    truth: [
      'What people from {town} leave here is exchanged overnight for something that they need and did not want. {V} left a ring and was given a way out of a marriage. {K} keeps a list, and has noticed that the exchanges are getting larger.',
      'What people from {town} left here was exchanged overnight for something that they needed, until it stopped. For {years} months {B} has been doing the exchanging, «by night, »out of {B.their} own pocket, so that people «should »go on hoping, and is nearly broke.',
    ],
    finds: [
      [
        'Stealth',
        'keeping watch through the night',
        'nobody comes, and at dawn another thing lies there, still warm',
        'v=1',
      ],
      [
        'Stealth',
        'keeping watch through the night',
        '{B} comes after midnight with a bag, «chooses for a long time, »and goes away with less',
        'v=2',
      ],
      [
        'Survival',
        'trying a compass',
        'on the bare spot a compass points at the person who holds it',
      ],
      [
        'Persuasion',
        'asking {K} for the list',
        'the list of {K} has a column "worth it?", and it has been empty since the spring',
        'v=1',
      ],
      [
        'Sleight of Hand',
        'getting at the pockets of {B}',
        'a receipt from {town2} for {few} «small »gifts is in the coat of {B}',
        'v=2',
      ],
      [
        'Insight',
        'asking who comes back',
        '{V} comes once a year, to leave a thing «of the same size, »as interest',
      ],
    ],
    later: [
      ['On day {days} somebody from {town2} leaves a cradle.', 'v=1 #child'],
      [
        'On day {days} somebody from {town2} asks it to put an end to {body}«, and it considers this».',
        'v=1',
      ],
      ['By {deadline} the money of {B} is gone, and a child has asked for a father.', 'v=2 #child'],
      ['By {deadline} the money of {B} is gone, and the whole quarter has asked for rain.', 'v=2'],
    ],
    ways: [
      'As {K} knows, it deals fairly with those who leave what they would miss.',
      [
        'It wants one thing back, the first it was ever given, and {K} has it «at home, »as a doorstop.',
        'v=1',
      ],
      [
        'Whoever takes turns with {B} finds that on the third night it starts to answer again.',
        'v=2',
      ],
    ],
  },
  {
    id: 'hermit-fraud',
    at: ['wild', 'cave'],
    tones: ['whimsical', 'intrigue', 'heroic'],
    words: ['hermit', 'prophet', 'wilderness', 'cave', 'camp', 'oracle'],
    absent: ['true hermit'],
    keeper: ['hermit'],
    trace: [
      'The hermit sits behind a sheet of paper with the hours of silence« for people from {town}», and exceptions.',
      'The hard bed of the hermit is on show« for {town}», and the soft one can be told from the feathers on the thorns.',
      'Those who come to the hermit «here »in tears go away thoughtful, and with a small bill.',
    ],
    truth: [
      '{K} was hired by {B} to sit here and be wise«, on a percentage». {V}«, who lived here before,» left because of the visitors, and has been asking {K} for advice by letter.',
      '{K} is no hermit but a wanted person« with a good disguise». The wisdom comes from {B}, who sits in the next hollow with an almanac« and a speaking tube».',
    ],
    finds: [
      [
        'Sleight of Hand',
        'putting in a coin and taking out another',
        'the begging bowl has a false bottom, and the false bottom has accounts',
      ],
      [
        'Perception',
        'counting the spoons',
        'there is soup on the fire for two, and the second spoon is silver',
      ],
      [
        'Investigation',
        'reading what is under the stone',
        'a letter from {V} asks whether one should really let go of things',
        'v=1',
      ],
      [
        'Insight',
        'asking two questions of different length',
        'the wise pause before each answer lasts as long as a page takes to turn',
        'v=2',
      ],
      [
        'History',
        'asking at {works} where the idea came from',
        'an answer that was given here «in jest »has since been carried out, at {works}, successfully',
      ],
    ],
    later: [
      'On day {days} {body} comes to {K} for an answer about {deadline}«, and will act on it».',
      'A second hermit settles on the next rise, and undercuts {K}.',
    ],
    ways: [
      'The advice of {K} is good, and could be left at that«, or put in writing and used».',
      ['{K} would confess to the first person who asks a question about {K.them}.', ''],
      'Whatever the party wants {town} to do, it will do, if it comes from here«, with a pause».',
    ],
  },
];
