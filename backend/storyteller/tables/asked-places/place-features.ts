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
    hidden: [
      'On the ground of the water lies a door of iron with the arms of {town} on it. {K} knows the place and never looks at it.',
      "The water rises by a hand's breadth in each night of a new moon. There is a grating below, and {K} has the key from those who were here before.",
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
    hidden: [
      'One of the statues is newer than the others, and has a face that the old people of {town} know. {K} dusts it each evening, and talks to it.',
      'The statues were set up in an order that says something, and one has been moved. Put back, they all look at the slab under which the first keeper laid the plans of this place.',
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
    hidden: [
      'The lever with the cobwebs is the right one. The webs have been glued on: whoever built it had a sense for what people do not touch.',
      'There is a fifth lever, outside, which undoes what the four have done. {K} has never told anyone, since then nobody would take care.',
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
    hidden: [
      'Half of the gold is lead, gilded. {K} has scratched one piece, and has kept silent for the sake of {town}, which borrows on it.',
      'Each coin was laid here by somebody as a price for one thing. Whoever takes one takes over the bargain, and gets the thing as well.',
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
    hidden: [
      'One of the forbidden books has been exchanged for a cover full of blank paper, before the time of {K}. The true one stands on the open shelf, where nobody asks for it.',
      'What one writes into the margin here is true as long as the ink is wet. {K} found it out with a shopping list, and has put the ink under lock.',
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
    hidden: [
      'The curses wander: each night one of them goes from bed to bed. {K} writes down where it is, and leaves one bed empty for it.',
      'One of the cursed is well, and has been for a year, and stays because of another. {K} knows it and has asked nothing.',
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
    hidden: [
      'What is said at the third table is written down, and read in {town2} on the same evening. The one who writes is the deaf one, who is not deaf.',
      '{K} has a book in which every rumour has its day and its mouth. Two houses of {town2} would burn this place for it.',
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
    hidden: [
      'The walls between two of the houses are of paper. {K} has heard all of it, and has once prevented a murder by coughing.',
      'The house in the middle belongs to nobody, and somebody lights the lamp. It is done by turns, by all of them, for one who is expected.',
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
    hidden: [
      'The flowers do not wilt because the time of this place is taken from those who visit it: each leaves an hour here. {K} has noticed it by the clock.',
      'The flowers live from what lies under them: the dead of a battle that {town} has lost and {town2} has forgotten. {K} reads out their names, each spring.',
    ],
  },
];
