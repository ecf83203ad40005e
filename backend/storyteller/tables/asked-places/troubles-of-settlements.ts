import type { Trouble } from '../place-types.ts';

/** Troubles of a whole village, town or quarter. */
export const troublesOfSettlements: readonly Trouble[] = [
  {
    id: 'shared-silence',
    at: ['settlement'],
    tones: ['grim', 'horror', 'intrigue', 'heroic'],
    words: ['murder', 'secret', 'silence', 'silent', 'guilt', 'suspicious', 'missing', 'crime'],
    absent: ['tax collector', 'county treasurer', 'rider with the pay chest'],
    guest: ['cousin of a missing person', 'travelling judge', 'carter'],
    trace: [
      'Talk stops when the year is mentioned in which the bell was hung again.',
      'A horse that is far too good pulls the cart that belongs to all, and nobody gives it a name.',
      'Each household has one spoon of the same silver service, and lays it out for no guest.',
      '{K} is never asked how things are, and is always told.',
    ],
    truth: [
      '{V} came through {years} years ago with the money of the county, and never came out. Everyone held the rope, also {K}, so that no one could tell. {B} is kin to {V}, and has been served with one of the spoons.',
      '{V} fell into the well by accident, {years} years ago, with the money of the county. All shared it out before they knocked at the house of {K}, who would have sent it on; what they are silent about is {K}, who was told that {V} had ridden away. {B} believes that {K} did it.',
    ],
    finds: [
      [
        'Insight',
        'asking in three houses about one night',
        'all tell it in the same words, like a thing learned by heart',
      ],
      [
        'Animal Handling',
        'letting the good horse go where it likes',
        'it goes to the well, and will not drink',
      ],
      [
        'Investigation',
        'putting the spoons together',
        'the crest of {V} is on them, filed away on all but one',
      ],
      [
        'Perception',
        'looking at the beam of the bell',
        'there is a groove in it, of the breadth of a rope that has carried a weight',
        'v=1',
      ],
      [
        'Athletics',
        'going down into the well',
        'a saddle lies at the bottom, and a coping stone that broke off',
        'v=2',
      ],
      [
        'Insight',
        'speaking with {K} about that year',
        '{K} does not know where the new bell was paid from',
        'v=2',
      ],
    ],
    later: [
      ['On day {days} {B} is invited to a supper to which everyone comes.', 'v=1'],
      ['On day {days} {B} accuses {K} in front of all, and nobody says a word.', 'v=2'],
      'Before {deadline} the county sends people who dig.',
    ],
    ways: [
      [
        '{K} would say it aloud, if the youngest were left out of it: they were not born then.',
        'v=1',
      ],
      ['One household would speak if it were not the first, and every household says so.', 'v=2'],
      'What is left of the money is in the bell. Melted down it would pay the county, and leave a sum for {B}.',
    ],
  },
  {
    id: 'yearly-gift',
    at: ['settlement'],
    tones: ['horror', 'grim', 'heroic'],
    words: [
      'sacrifice',
      'cult',
      'hag',
      'witch',
      'tithe',
      'children',
      'ritual',
      'monster',
      'beast',
      'god',
    ],
    absent: ['runaway', 'schoolteacher'],
    guest: ['newcomer who married in', 'scholar of customs', 'priest of another god'],
    trace: [
      'There are beans of two colours on a shelf in every kitchen, and only the white ones are cooked.',
      'One house has its door painted white each year, and it is never the same one.',
      'The harvest is better here than anywhere round about, and nobody boasts of it.',
      'Strangers are asked on which day they will leave, kindly, by one person after the other.',
    ],
    truth: [
      'Once a year, before {deadline}, one person walks out to what lives beyond the last field (use <1 Giant Crab, Black Bear, Giant Toad, Ogre, Troll>), and the fields are rich for it. {V} drew the black bean and ran. {K} has to give another name, and has thought of {B}, whom nobody would miss.',
      'Nothing lives beyond the last field. Whoever draws the black bean goes to {town2} with a purse and a new name, for the elders, and {K} after them, have always used the custom to get people away from bad masters. {V} came back and talks in an inn; {B} believes in the monster, and has bought poison for it.',
    ],
    finds: [
      [
        'Nature',
        'looking at the soil of the last field',
        'it is good because of marl, which somebody spreads at night',
        'v=2',
      ],
      [
        'Nature',
        'looking at the soil of the last field',
        'bones are ploughed into it, and they have been gnawed',
        'v=1',
      ],
      [
        'Investigation',
        'reading the list of those who were chosen',
        'each of them had been to court against a master a month before',
        'v=2',
      ],
      [
        'Investigation',
        'reading the list of those who were chosen',
        'none of them had a family of more than two',
        'v=1',
      ],
      ['Insight', 'asking {K} who drew last', '{K} is ashamed, and not of what one would expect'],
      [
        'Survival',
        'following the path beyond the last field',
        'a rut of wheels begins behind the hedge, where no one from here can see it',
        'v=2',
      ],
      [
        'Survival',
        'following the path beyond the last field',
        'footprints go out, barefoot, and none come back',
        'v=1',
      ],
    ],
    later: [
      ['On day {days} the door of {B} is white.', 'v=1'],
      [
        'On day {days} {B} poisons the stream beyond the last field, from which everyone drinks, down to {town}.',
        'v=2',
      ],
      'Before {deadline} everyone sits up for a night, and whoever has a dog ties it up.',
    ],
    ways: [
      ['It can be killed, as {K} knows, and then the soil will be what it was: stones.', 'v=1'],
      ['It would take salt and cattle instead; somebody has to go out and offer it.', 'v=1'],
      [
        '{B} can be told, if {B.they} can keep it from the masters; one of them is an uncle.',
        'v=2',
      ],
      'A stranger may draw in place of anyone. It has never happened, and the custom allows it.',
    ],
  },
  {
    id: 'paid-neighbours',
    at: ['settlement'],
    tones: ['intrigue', 'whimsical', 'heroic'],
    words: [
      'fake',
      'false',
      'masks',
      'illusion',
      'charter',
      'election',
      'census',
      'perfect',
      'strange',
    ],
    absent: ['census clerk', 'actor'],
    guest: ['inspector on a holiday', 'real neighbour', 'census rider'],
    trace: [
      'The baker does not know what flour costs, and has flour on the nose each morning.',
      'Three people greet the party as the smith, at three hours of the day.',
      'Curtains are drawn in a row of houses at one time, by one person with a long pole.',
      '{K} reads from a small sheet before answering how many live here.',
    ],
    truth: [
      'Every second person here is paid by {K} to live here until {deadline}: then the heads are counted, and with {num} more it keeps its charter. {V} was to count them and now plays the smith. {B} has noticed that the smith cannot shoe a horse.',
      'Those who are paid to live here are guards: {body} has a witness hidden among them, {V}, who does not know that the neighbours are not real. {K} is their captain. {B} has been sent from {town2} to find the witness, and is the only one who really bakes.',
    ],
    finds: [
      ['Perception', 'looking behind a drawn curtain', 'there is nothing but a lamp on a stool'],
      [
        'Insight',
        'asking two neighbours about each other',
        'both give the answer that was on the sheet',
      ],
      [
        'Investigation',
        'reading {record}',
        '{num} families moved here in one week, and all in the same hand',
        'v=1',
      ],
      [
        'Athletics',
        'shaking hands with the baker',
        'it is the hand of one who holds a sword for hours each day',
        'v=2',
      ],
      [
        'Performance',
        'greeting someone with a line from a play',
        'three people give the next line before they can stop themselves',
        'v=1',
      ],
      [
        'Stealth',
        'staying up until the lamps are out',
        'two people walk the streets all night, in turns, and watch one house',
        'v=2',
      ],
    ],
    later: [
      ['On day {days} the players ask for more money, together, in verse.', 'v=1'],
      [
        'On day {days} {B} has found the house, and hangs a red cloth out of a window for those who wait at {town2}.',
        'v=2',
      ],
      'Before {deadline} a real fire breaks out, and it is seen who can carry water.',
    ],
    ways: [
      [
        'If {few} of the players stayed of their own will, it would be no fraud any more, and some would like to.',
        'v=1',
      ],
      ['{V} would testify today, if anyone asked without a lie.', 'v=2'],
      '{K} has costumes for a whole street, and lends them to those who keep quiet.',
    ],
  },
  {
    id: 'wrong-hero',
    at: ['settlement'],
    tones: ['whimsical', 'heroic', 'intrigue'],
    words: [
      'hero',
      'statue',
      'legend',
      'festival',
      'feast',
      'saint',
      'founder',
      'pilgrims',
      'famous',
    ],
    absent: ['forgotten cook', 'cook of the first inn'],
    guest: ['writer of guide books', 'descendant of the hero', 'sculptor'],
    trace: [
      'The statue of the hero has been given a new head«, as one sees at the collar».',
      'In every shop one can buy the sword of the hero, in three sizes.',
      'The song about the hero has a verse that the old ones leave out.',
      '{K} walks round the statue, and never past its front.',
    ],
    truth: [
      'The dragon was killed by {V}, with a bad soup. The hero on the statue was asleep, and the grandmother of {K} sold the story. {B} has the true recipe, in a letter, and the next dragon has been seen from {town2}.',
      'There has never been a dragon. {V} and the elders made it up over supper, in a year without a harvest, and the whole place has lived from it since. {K} has found the bill for the bones. {B} has come to write it down for all who can read, and has begun to like it here.',
    ],
    finds: [
      ['History', 'reading the verse that is left out', 'it rhymes on soup', 'v=1'],
      [
        'History',
        'reading the verse that is left out',
        'it is a receipt, and rhymes on whalebone',
        'v=2',
      ],
      [
        'Nature',
        'looking at the bones of the dragon',
        'they are real, and the stomach was burned from inside',
        'v=1',
      ],
      [
        'Nature',
        'looking at the bones of the dragon',
        'they are those of a whale and {few} cows',
        'v=2',
      ],
      [
        'Perception',
        'looking at the seam on the neck of the statue',
        'the body under it wears an apron',
        'v=1',
      ],
      [
        'Insight',
        'asking {K} for the tale',
        '{K} tells it well, and looks at the ladle over the door',
      ],
    ],
    later: [
      [
        'On day {days} the next dragon sits on the pass, and everybody looks at the statue, and then at {K}.',
        'v=1',
      ],
      [
        'On day {days} a lord offers {K} an army of {num} for the secret of how it was done.',
        'v=2',
      ],
      'On {deadline} the statue is to be gilded, and whoever works at the neck will see it.',
    ],
    ways: [
      ['The soup works. It has to be carried up by somebody who looks like a hero.', 'v=1'],
      [
        '{B} would write the tale as it is told, if {K} told the true one once, to {B} alone.',
        'v=2',
      ],
      'Everyone here over sixty knows, and each believes to be the only one.',
    ],
  },
];
