import type { PlaceState } from './place-trait.ts';

const list = (words: string): readonly string[] => words.split(' ');

/** Who is in a place, and what it is there for: "the kitchen of an ogre", "a temple of the moon". */
export const morePlaceFeatures: readonly PlaceState[] = [
  {
    id: 'vermin',
    words: list(
      'crab crabs spider spiders rat rats bats snakes beetles insects wasps ants scorpions',
    ),
    look: [
      'a shell as large as a shield, used, and then left',
      'a thread across the way, at the height of the eyes',
      'a heap of small bones, sorted by length',
    ],
    known: [
      'They were small once. The oldest in {town} remember when one could step on them.',
      'Whoever stays on the light stone is left in peace here, and each year a little less of it is light.',
    ],
    senses: [
      'There is a scraping as of many spoons, which stops when one stops.',
      'It smells of brine, and of something sweet that is better not looked for.',
    ],
    feature: [
      'They fear what is hot: a torch held low clears a circle for three paces.',
      'Where they come out of the wall a person can get in, flat.',
    ],
    checks: [
      ['Animal Handling', 'turning them aside with a bait'],
      ['Stealth', 'crossing the floor without a tremor'],
    ],
  },
  {
    id: 'beasts',
    words: list(
      'ogre ogres troll trolls giant giants orc orcs goblin goblins kobolds kobold minotaur hag witch witches',
    ),
    look: [
      'a spoon as long as an oar',
      'a doorway that has been made higher, with a shoulder',
      'a chair for guests, with a bone to put the feet on',
    ],
    known: [
      'Those who live here are larger than those in {town}, and have rules for guests: who has eaten is safe, who is still hungry is not.',
      '{town} trades with them, at a stone, and each side leaves before the other comes.',
    ],
    senses: [
      'Somebody sings, out of tune, and everything that hangs on the wall sings along.',
      'It smells of onions, smoke and a wet animal.',
    ],
    feature: [
      'What hangs from the ceiling can be cut down, and is heavy.',
      'For those who are small there are ways under everything.',
    ],
    checks: [
      ['Deception', 'passing for an invited guest'],
      ['Survival', 'telling from the scraps how many there are'],
    ],
  },
  {
    id: 'gamble',
    words: list('gambling gamblers cards dice casino wager betting bets'),
    look: [
      'a table with a hole in it that has been mended from below',
      'a board with names and sums, and a sponge beside it on a chain',
      'a window through which one sees only hands',
    ],
    known: [
      'One plays here for what one has with one, and may be asked to turn out a pocket. A promise is a stake, and is written down.',
      'Whoever wins three times in a row is asked to drink with the house. Nobody has come back from it poorer, and few have come back to play.',
    ],
    senses: [
      'Dice fall, and then there is a breath, and then a chair.',
      'It smells of cold smoke, brandy and fear with perfume on it.',
    ],
    feature: [
      'The lamp over the large table hangs on a rope that ends behind the bar.',
      'The back room has a door to nowhere: it is where one goes when the watch comes.',
    ],
    checks: [
      ['Sleight of Hand', 'changing a card while somebody is looking'],
      ['Insight', 'seeing who plays against their will'],
    ],
  },
  {
    id: 'volcano',
    words: list('volcano lava magma ember embers molten'),
    look: [
      'a channel in the floor in which something red goes by, slowly',
      'gloves on nails, all for the left hand',
      'a bell that is rung from below, when it is time to go',
    ],
    known: [
      'The heat is used here, and respected: work stops when the floor hums. It last did so for a whole day {years} years ago.',
      'Nobody who works here wears rings, laces or a beard.',
    ],
    senses: [
      'The floor hums, and the hum has a rhythm.',
      'It smells of struck matches and hot iron.',
    ],
    feature: [
      'A gate lets the red flow into the side channel, and nobody crosses that for ten minutes.',
      'Steam hides everything for as long as water lasts.',
    ],
    checks: [
      ['Nature', 'standing the heat for as long as it takes to read a sign'],
      ['Survival', 'telling by the hum how much time is left'],
    ],
  },
  {
    id: 'throne',
    words: list('throne king queen crown royal emperor'),
    look: [
      'a seat that is higher than anyone needs, and clean',
      'a carpet worn by knees',
      'a crown on a nail, like a hat',
    ],
    known: [
      'Whoever sits down on the throne is told the truth by everyone in the room until the sitter stands up. It has been forbidden since.',
      'The dead king still receives, on one day of the year, and people bring him bread and complaints.',
    ],
    senses: [
      'The footsteps here are followed by an echo that is one too many.',
      'It smells of old velvet and snuffed candles.',
    ],
    feature: [
      'Behind the seat there is a space for one who whispers.',
      'The canopy comes down if one cord is cut.',
    ],
    checks: [
      ['History', 'knowing by the arms whose throne it was'],
      ['Religion', 'speaking to the dead in the right form'],
    ],
  },
  {
    id: 'market',
    words: list('market stalls bazaar merchants traders goods caravan trade caravans'),
    look: [
      'a stall that sells keys without locks',
      'a pair of scales chained to a post, with a seal on it',
      'a stand that is always being put up and never open',
    ],
    known: [
      'What is sold here after dark may not be carried home by the same way.',
      'Prices are called in a language that was made for it, in which there is no word for yes.',
    ],
    senses: [
      'Somebody calls out the same three goods, and one of them is not on the table.',
      "It smells of pepper, leather and other people's hurry.",
    ],
    feature: [
      'Under the stalls one gets from end to end on hands and knees.',
      'A cloth pulled down takes three stalls with it.',
    ],
    checks: [
      ['Persuasion', 'buying for the price that natives pay'],
      ['Perception', 'seeing which stall is never asked for anything'],
    ],
  },
  {
    id: 'moon',
    words: list('moon moonlight goddess stars star'),
    look: [
      'a floor in which a circle of white stone shines before one sees the moon',
      'a bowl with water in it, placed so that something is caught in it once a month',
      'a veil before a face of stone, darned many times',
    ],
    known: [
      'On one night of the month the light goes through the whole place, from stone to stone, and what it touches is healed or shown, never both.',
      'Those who serve here have given away their shadows. They do not talk about it, and avoid the white stones at noon.',
    ],
    senses: ['A single note hangs in the air, as after a bell.', 'It smells of snow and of wax.'],
    feature: [
      'Light thrown back from the bowl blinds whoever stands at the door.',
      'Over the altar there is an opening, with a chain.',
    ],
    checks: [
      ['Religion', 'saying the greeting that is expected'],
      ['Arcana', 'working out where the light will fall tonight'],
    ],
  },
  {
    id: 'crypt',
    words: list('crypt graves tombs coffins dead bones skeletons cathedral catacombs'),
    look: [
      'niches with names, and one in which the name is still wet',
      'a lamp that somebody fills',
      'a coffin that stands on its end, like a door',
    ],
    known: [
      'The dead are visited here on a fixed day. On others, one asks first, with three knocks, and goes away if there is an answer.',
      'Those of {town} who are buried here lie in the order in which they would not quarrel. It took a commission.',
    ],
    senses: [
      'Feet are heard overhead, from the living, and once in a while beside one.',
      'It smells of dry flowers and lime.',
    ],
    feature: [
      'The slabs can be pushed, by two, and will lie across a passage.',
      'A niche is a good place to hide, and not always free.',
    ],
    checks: [
      ['Religion', 'telling who has been buried by which rite'],
      ['Perception', 'seeing which slab has been lifted lately'],
    ],
  },
  {
    id: 'cozy',
    words: list('cozy cosy warm friendly homely welcoming quiet peaceful'),
    look: [
      'a chair by the fire that everyone leaves free',
      'a shelf with cups that have names on them',
      'a dog that lies where the draught would come in',
    ],
    known: [
      'Whoever quarrels here washes up. It has ended two feuds, and begun a marriage.',
      'Guests leave something here that they no longer need: the wall is full of it, and one may take what one does need.',
    ],
    senses: [
      'A kettle is always just about to sing.',
      'It smells of bread, apples and a clean dog.',
    ],
    feature: [
      'The settle by the fire is hollow, and was made to be.',
      'The beam over the door carries three men, and has done so.',
    ],
    checks: [
      ['Insight', 'seeing which of the guests is running away'],
      ['Performance', 'being asked to stay a night for nothing'],
    ],
  },
];
