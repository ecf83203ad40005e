import type { PlaceState } from './place-trait.ts';

const list = (words: string): readonly string[] => words.split(' ');

/** What an idea says that a place has or is full of: "with a pool of black water", "with talking statues". */
export const placeFeatures: readonly PlaceState[] = [
  {
    id: 'water',
    words: list('pool pond basin fountain spring well lagoon pools springs'),
    look: [
      'black water, still as a table, that gives back the light a little late',
      'a stair that goes on under the surface, step by step',
      'wet footprints that lead out of the water, and none that lead in',
    ],
    known: [
      'Nobody drinks of the water here, and nobody has been able to say why not.',
      'What falls into the water here comes up again after a day, at another place and dry.',
    ],
    senses: [
      'Drops fall into the water at even intervals, and now and then one is missing.',
      'It smells of cold stone and, above the water, of nothing at all.',
    ],
    feature: [
      'Under the surface there is a way through to the other side, for those who can hold their breath as long as a prayer.',
      'Whoever stands in the water to the knees is not seen from the door.',
    ],
    checks: [
      ['Athletics', 'diving to the ground of the water'],
      ['Perception', 'seeing what moves under the surface'],
    ],
  },
  {
    id: 'statues',
    words: list('statue statues gargoyle gargoyles sculpture sculptures golem golems idols idol'),
    look: [
      'a row of statues, of which one looks at another and that one at the door',
      'a base without a statue, and scratches that lead away from it',
      'stone faces with the noses worn smooth by hands',
    ],
    known: [
      'The statues speak: each answers one question a day, truthfully, and hears all the others.',
      'One greets the statues here by name, from left to right, and begins again if one has made a mistake.',
    ],
    senses: [
      "Stone rubs on stone, behind one's back and never before one's eyes.",
      'Somebody hums, low, and it comes from a chest of marble.',
    ],
    feature: [
      'A statue that is pushed falls the way it is looking.',
      'The largest of them is hollow, and the door to it is in the fold of the cloak.',
    ],
    checks: [
      ['History', 'telling which statue was not made by the same hand'],
      ['Persuasion', 'getting an answer out of stone without asking a question'],
    ],
  },
  {
    id: 'levers',
    words: list('lever levers trap traps puzzle riddle mechanism switches switch gears buttons'),
    look: [
      'four levers, of which three are worn bright and one has cobwebs',
      'slits in the walls at the height of a knee, a hip and a throat',
      'a drawing scratched into the floor, and crossed out, and drawn again',
    ],
    known: [
      'Four things happen here, one at each lever: the floor, the door, the light and something for which there is no word yet. The order decides.',
      'Those who have failed here have left notes on the wall for the next ones. The last note stops in a word.',
    ],
    senses: ['A ticking is heard that ends when one speaks.', 'It smells of oil, quite fresh.'],
    feature: [
      'Pulled twice, the worn lever closes the door behind whoever comes in, for a minute.',
      'A shield or a bench in the slits holds the mechanism for two rounds, and then no more.',
    ],
    checks: [
      ['Investigation', 'finding the order from the wear of the levers'],
      ['Sleight of Hand', 'stopping a gear with a peg'],
    ],
  },
  {
    id: 'hoard',
    words: list('gold treasure treasures hoard coins jewels riches gems silver'),
    look: [
      'gold in a heap, thrown down and not stacked, as if in a hurry',
      'a single coin before the threshold, and dust all around it',
      'chests that stand open, with the lids turned to the wall',
    ],
    known: [
      'There is gold here, as everyone knows, and nobody in {town} is richer for it. Those who took some have brought it back.',
      '{town} has an old law about the gold in this place: one may look at it, and count.',
    ],
    senses: [
      'Coins slide somewhere, a few at a time, though nobody is near them.',
      'It smells of metal, like a hand that has held money for a long time.',
    ],
    feature: [
      'The gold gives way under feet like gravel, and makes a noise that is heard outside.',
      'A chest is large enough for one who folds up well.',
    ],
    checks: [
      ['Investigation', 'finding the pieces that are not old'],
      ['Arcana', 'feeling which of the coins is cursed before touching it'],
    ],
  },
  {
    id: 'books',
    words: list('books book library scrolls tomes grimoire forbidden manuscripts'),
    look: [
      'a shelf behind a chain, with gaps that have dust in them and gaps that have none',
      'a book held shut by a belt, and the belt by a lock',
      'a reading desk with a hole burned through it, in the form of a hand',
    ],
    known: [
      'Some books here may be read only by two people together, so that one can stop the other.',
      'A list hangs at the door with what may not be asked for. It is the most read thing of the place.',
    ],
    senses: [
      'Pages turn in the next room, all at once, and are still when one comes in.',
      'It smells of leather and candle smoke, and behind the chain of rain.',
    ],
    feature: [
      'The shelves are ladders for whoever weighs less than a goat.',
      'The cart of the readers rolls the whole length of the place at one push.',
    ],
    checks: [
      ['Investigation', 'finding which book has been put back wrongly'],
      ['Arcana', 'closing a page that wants to be read'],
    ],
  },
  {
    id: 'cursed-people',
    words: list('cursed bewitched possessed afflicted transformed lepers mad'),
    look: [
      'a mirror that hangs with its face to the wall, with a hook for turning it',
      'a bed with straps, and flowers on the pillow',
      'a board with names and, behind each, a word that has been wiped out twice',
    ],
    known: [
      'Those who are cursed are taken in here and asked no more than when it began. By day one would not see it on most of them.',
      'One of them wears a glove, one does not sleep and one is not to be called by name: the rules hang at the door, and visitors sign them.',
    ],
    senses: [
      'At a certain hour somebody laughs who has no reason to, and a door is shut gently.',
      'It smells of sage, and of hair that is singed.',
    ],
    feature: [
      'Salt lies in a line across each threshold, and holds one of them for as long as it is whole.',
      "Whoever calls the one by name who is not to be called has everyone's attention.",
    ],
    checks: [
      ['Medicine', 'telling a curse from an illness'],
      ['Insight', 'hearing which of them wants to keep it'],
    ],
  },
  {
    id: 'gossip',
    words: list('nobles gossip nobility aristocrats courtiers rich highborn ladies lords'),
    look: [
      'a screen with holes, worn at the height of an ear',
      'a book for guests in which two names are always far apart',
      'a row of hooks with coats of arms on them, and one hook without',
    ],
    known: [
      'People of rank come here to hear what they may not ask. It costs nothing to sit down and a good deal to be heard.',
      'Servants wait outside, in an order that changes with the court, and know everything one hour earlier.',
    ],
    senses: [
      'Voices stop when a stranger comes in, for as long as it takes to price the shoes.',
      'It smells of orange water and, near the stair, of wet dog and messengers.',
    ],
    feature: [
      'Behind the screen there is a passage for the servants, that goes all the way round.',
      'A tray carried high makes whoever carries it invisible.',
    ],
    checks: [
      ['Persuasion', 'being asked to sit with those who matter'],
      ['Perception', 'following two talks at the same time'],
    ],
  },
  {
    id: 'houses',
    words: list('houses homes huts shops stalls built-on dwellings'),
    look: [
      'a house so narrow that the bed stands upright',
      'washing that hangs from one side to the other, and has to be ducked',
      'a door that leads nowhere any more, with a letter box in use',
    ],
    known: [
      'Those who live here pay no tax to either side, since nobody has been able to say where they live.',
      'The floors shake when a cart comes, and people hold on to their soup without looking.',
    ],
    senses: [
      'Chairs are moved overhead and quarrels underfoot.',
      'It smells of cabbage on the one side and of fish on the other.',
    ],
    feature: [
      'From window to window one gets from one end to the other without touching the ground.',
      'A trapdoor in each kitchen leads straight down; they are used for rubbish, and once for a husband.',
    ],
    checks: [
      ['Acrobatics', 'going along outside, from sill to sill'],
      ['Insight', 'finding out who of the neighbours is not on speaking terms'],
    ],
  },
  {
    id: 'flowers',
    words: list('flowers flower roses garden gardens blossoms wilt herbs trees'),
    look: [
      'flowers in a ring that nobody has planted',
      'a rose that bows to the same side in every wind',
      "a gardener's stool, with moss on three legs",
    ],
    known: [
      'Nothing withers here. What is brought to this place in a vase is in flower the next year still, and people bring what they want to keep.',
      'The flowers turn to whoever lies. Weddings are held here, and some have been broken off.',
    ],
    senses: ['Bees are heard, and in winter, too.', 'It smells of a summer evening, at each hour.'],
    feature: [
      'The thorns close behind those who run, and let through those who walk.',
      'The scent makes a guard who does not know it drowsy within ten minutes.',
    ],
    checks: [
      ['Nature', 'telling what feeds the flowers'],
      ['Religion', 'saying for whom they were planted'],
    ],
  },
];
