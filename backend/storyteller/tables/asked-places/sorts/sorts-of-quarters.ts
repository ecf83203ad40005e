import type { PlaceSort } from '../families/place-family.ts';
import { plotOf } from '../families/place-plot.ts';

/** Cities, their quarters and markets, of which an idea says no more. */
export const sortsOfQuarters: readonly PlaceSort[] = [
  {
    id: 'market-square',
    noun: /\b(?:market ?square|market ?place|market|bazaar|souk|fair ?ground market|auction(?: house)?)$/,
    tells: [],
    keeper: ['market warden', 'master of the tolls', 'clerk of the royal market'],
    look: [
      'awnings in every colour, and under the oldest a stall with nothing on it and a queue',
      'a pillar with the measures of {town} cut into it, worn bright up to the height of a purse',
      'a bronze fish on a post, which one touches before bargaining',
      'a platform for auctions, pronouncements and, on Mondays, a man with a bear',
      'a row of money changers, each with a scale, a cat and a cousin',
    ],
    known: [
      'Everything is to be had in {site}, if one comes twice: once to ask for it, and once to have been told.',
      'The market has a peace of its own: who draws a blade between the bell and the bell loses the hand or the stall.',
    ],
    senses: [
      'Prices are sung, geese answer, and somebody calls thief in a bored voice; it smells of oranges, fish and hot fat.',
      'A bell, and all talk stops for a breath; then it comes back, louder.',
    ],
    feature: [
      'A cart let go at the top end clears a lane right down to the post.',
      'Under the awnings one walks from end to end unseen from the windows.',
      'The cry of "false weight" brings every stallholder running, with what is in their hand.',
    ],
    checks: [
      ['Persuasion', 'bargaining without having touched the fish'],
      ['Perception', 'following one hat through the crowd'],
    ],
    done: [
      'Trade begins with the first bell and ends with a fight over the last melon.',
      'News from {town2} is given away with every pound of onions.',
    ],
    plots: [
      plotOf({
        id: 'market-square-1',
        absent: [
          'stallholder of the third row',
          'pickpocket with principles',
          'weigher of the market',
        ],
        guest: ['dealer in new goods', 'spice merchant', 'spokesman of the guilds'],
        wants: [
          'walks the rows at night and counts the stalls: there are more than by day',
          'has a list of those who have done too well this month, and underlines a name',
        ],
        seeks: [
          'sells cheaper than anyone can buy, and takes in payment "what you will not miss"',
          'greets each stallholder, tastes, praises, and asks who owns the ground',
        ],
        hooks: [
          'Half of the stallholders of {site} have sold their pitch within a week, for a song, and cannot say to whom; the others pay {coins} gold pieces to know who is next.',
          '{V} has been accused of false weight, vanished before the hearing, and left the true weights with the party.',
          'On {deadline} the right to the market is auctioned, as once in a lifetime, and someone has bid with a coin that cannot exist.',
        ],
        trace: [
          'The scale of {B} comes down on the side that has less in it.',
          'Stallholders who have sold stand where their stall was, in the morning, and hold up empty hands.',
          'A new awning has shade on it also when the sun is gone.',
        ],
        truth:
          '{B} buys luck: a pinch from each customer, and the whole of it from those who have signed. Without it nothing succeeds; they sell for a song, and {B} holds {num} pitches by now. With all of them {site} is a place of its own, and its law is that of {B}. {V} weighed the scale of {B} against the true weights of {town} and found that it weighs something else; {V} was locked into the measure house, for which {K} has lost the key, like so much lately: {K} signed first.',
        finds: [
          [
            'Investigation',
            'putting the true weights on the scale of {B}',
            'they weigh nothing, and the fortunate coin from one\u2019s own pocket weighs a pound',
          ],
          [
            'Sleight of Hand',
            'taking a look at the contract',
            'the sum is small, the print is smaller, and the ink is still moving',
          ],
          [
            'Insight',
            'playing dice with {K}',
            '{K} throws the lowest number, {few} times running, and is not surprised',
          ],
        ],
        later: [
          'On {deadline} {B} bids with all the luck of {town} and wins, and whoever still objects stumbles (use <Tough, Spy, Mage, Rakshasa>).',
        ],
        ways: [
          'Luck that was bought too cheaply is false weight: it is enough if someone cries that out in the middle, with proof in the hand.',
          'It can be won back at a game; {B} cannot refuse a wager, and has never had to play against honest dice.',
        ],
      }),
    ],
  },
  {
    id: 'quarter',
    noun: /\b(?:district|quarter|slums?|ghetto|ward|docks?|waterfront|harbou?r|port|street|alley|lane)$/,
    tells: [],
    keeper: ['ward warden', 'alderman of the quarter', 'commissioner of the crown'],
    look: [
      'houses that lean together over the street until the gutters touch',
      'a warehouse with {few} doors, of which one is swept and one has been nailed up',
      'a crane with a hook as large as a man, and a cat asleep in it',
      'a wall covered with bills: wanted, missing, to let, wanted',
      'a stair to the water with a boat at the bottom that belongs to no one, and is always there',
    ],
    known: [
      'The watch of {town} goes through there in fours, at noon, and whistles to be heard in time.',
      'Goods that are dear in the rest of {town} are cheap there, and nobody has ever seen them unloaded.',
    ],
    senses: [
      'Ropes creak, a shutter bangs, and a game of dice stops when one comes round the corner; it smells of tar and frying onions.',
      'Someone sings a song with the names of ships, and someone else crosses them out.',
    ],
    feature: [
      'The cellars are joined, from one end to the other, by those who have moved the shelves.',
      'One goes over the roofs by planks, which can be pulled in.',
      'Three taps on a gutter warn the whole street.',
    ],
    checks: [
      ['Stealth', 'getting through at night without being announced'],
      ['Persuasion', 'being sold what is not on the counter'],
    ],
    done: [
      'Cargo is landed by day, with a stamp, and by night, without.',
      'Whoever needs a room, a tooth drawn or a new name is sent round two corners.',
    ],
    plots: [
      plotOf({
        id: 'quarter-1',
        absent: ['tally clerk', 'boat builder', 'landlady of sailors'],
        guest: [
          'owner of the warehouses',
          'captain of the customs watch',
          'smuggler in retirement',
        ],
        wants: [
          'knows what comes in by night, takes a tenth for the poor, and has found a crate which frightens',
          'has asked the smugglers to stop for a week, and they laughed until yesterday',
        ],
        seeks: [
          'has bought the street house by house, and lets the roofs fall in',
          'lets the small boats pass, on purpose, and writes down the time',
        ],
        hooks: [
          'A crate has been landed that nobody ordered, {few} men have carried it, and all of them are ill; the smugglers themselves pay {coins} gold pieces for help.',
          '{V} opened a warehouse with the wrong key, and has not been seen since; on the bill with {V.their} face stands "wanted", where it ought to say "missing".',
          'On {deadline} the quarter is to be searched from end to end, and the party has something in it that may not be found.',
        ],
        trace: [
          'The nailed door has hinges that have been oiled.',
          'The rats leave the fourth warehouse by daylight, in good order.',
          'In the tally book a ship is entered that {town} has never seen, each week, empty in and full out.',
        ],
        truth:
          'The cellars are being filled with fire oil: {B} means to burn the quarter on the night of the search, when all the goods are in it and the watch, too, and to build anew on cheap ground. The crates leak, which is what makes people ill. The smugglers brought it in, barrel by barrel, and believed that it was wine. {V} tasted it, and is kept in the fourth warehouse, in an empty barrel. {K} has put it together, and would have to say where the tenth came from.',
        finds: [
          ['Medicine', 'smelling the coats of the sick', 'it is fire oil, and a spark would do'],
          [
            'Investigation',
            'adding up the tally of the ship without a name',
            'there are {num} barrels in the cellars, and one under each house',
          ],
          [
            'Perception',
            'rapping on the barrels in the fourth warehouse',
            'one of them raps back, and swears',
          ],
        ],
        later: [
          'On {deadline} there is fire at both ends at once, and men of {B} are at the stair to the water (use <Bandit, Tough, Spy, Tough Boss, Gladiator>).',
        ],
        ways: [
          'The smugglers can take it out as they brought it in, in one night, if somebody keeps the customs boats busy.',
          'The captain of the search may be shown a barrel beforehand. The search has been moved for less.',
        ],
      }),
    ],
  },
  {
    id: 'city',
    noun: /\b(?:city|metropolis|capital|borough)$/,
    tells: ['old-folk'],
    keeper: ['ward captain', 'alderman', 'governor of the city'],
    look: [
      'a gate with seven locks, and a small door beside it that everybody uses',
      'roofs up a slope like a theatre, all looking at one square',
      'a street of fountains, and the fountain in which there is a crack, and no water',
      'bridges from house to house, at the height of the third floor, for those who can afford it',
      'a wall that has been moved outwards {few} times, with the old ones still to be seen',
    ],
    known: [
      'The bells of {site} are heard as far as {town}, and one can tell by them whether prices go up.',
      'Each quarter has its own hour for closing the gates, and whoever does not know them all sleeps out.',
    ],
    senses: [
      'Wheels, bells, a thousand voices and one that is selling something; it smells of bread, horses and rain on slate.',
      'At the evening bell it goes still, street after street, as if someone put out candles.',
    ],
    feature: [
      'One crosses {site} by the upper bridges faster than by the street, and is seen by more people.',
      'The old walls are hollow, and have doors on the inside.',
      'The great bell, rung out of turn, brings everybody to the square.',
    ],
    checks: [
      ['History', 'finding the way by the older walls'],
      ['Persuasion', 'being let through a gate after its hour'],
    ],
    done: [
      'Guilds bid for the day\u2019s work on the square at dawn, and the whole city listens to who got what.',
      'In the evening all sit on the steps, by quarters, and look at those opposite.',
    ],
    plots: [
      plotOf({
        id: 'city-1',
        absent: ['keeper of the wells', 'master builder', 'clerk of the foundation stone'],
        guest: ['speaker of the rich quarter', 'hero of the last war', 'stranger with the old key'],
        wants: [
          'goes round the walls each night with a plumb line, and each night it hangs a little more aslant',
          'is everybody\u2019s friend, owes each a favour, and has begun to pay them all back, in haste',
        ],
        seeks: [
          'wants the oldest wall pulled down, for light and air, and has paid for the picks',
          'has a key which fits a gate that no one can find, and asks the old people',
        ],
        hooks: [
          'One well after the other runs dry in {site}, from the poor quarters up; {body} pays {coins} gold pieces to learn where the water goes before {deadline}.',
          '{V} took the foundation book home, hid it, and has been found in the river, alive, with somebody else\u2019s memory of the week.',
          'In one night all the street signs have been changed back to the names of two hundred years ago, and some of the streets with them.',
        ],
        trace: [
          'Cracks run through houses which stand where the oldest wall used to be.',
          'In the rich quarter there is a new lake, and nobody admits to having paid for it.',
          'The beggars have all moved to the same side of the square.',
        ],
        truth:
          '{site.s} is built in a ring round something that its founders starved out: the oldest wall is a circle, and the wells drink away what it would live on. {B} wants the ground which the wall stands on, and has had the water led off to a private lake, so that the wells fail and people move out. {V} read in the foundation book what the circle is for, and was given a drink that takes a week away. {K} believes it is an earthquake, and has sent {K.their} own family to {town}.',
        finds: [
          [
            'Investigation',
            'dripping dye into the last good well',
            'the lake in the rich quarter is red by evening',
          ],
          [
            'History',
            'laying the plans of all walls over each other',
            'the first has no gate at all, and the wells are its towers',
          ],
          [
            'Perception',
            'sitting on the steps on the beggars\u2019 side',
            'under the square something swallows, slowly, once an hour',
          ],
        ],
        later: [
          'On {deadline} the wall is opened for the first cart, and what was starved for ages smells the market (use <Ghoul, Gibbering Mouther 450, Otyugh 1800, Hezrou, Purple Worm>).',
        ],
        ways: [
          'If the sluice to the lake is shut, the wells are full again in three days. Somebody has to hold it for three days.',
          'The book says what it would accept instead of being starved: a street that is given to it, honestly, with an address.',
        ],
      }),
    ],
  },
  {
    id: 'garden',
    noun: /\b(?:gardens?|park|hedge maze|maze|labyrinth|orchard|greenhouse|glasshouse|arboretum|vineyard)$/,
    tells: [],
    keeper: ['gardener', 'head gardener', 'gardener to the crown'],
    look: [
      'hedges as high as a rider, cut into beasts, one of which has been left to grow out',
      'a greenhouse with its panes fogged from inside, and a lamp that moves',
      'a path of white gravel, raked in rings, with one line of prints straight across',
      'a sundial that is right only in the shade',
      'a bed of black tulips, with a fence, a bell and a guard',
    ],
    known: [
      'Everything there blooms two weeks before the rest of {town}, and nobody has been told what it is fed with.',
      'On one day of the month all of {town} may walk in it, may smell everything and may pick nothing.',
    ],
    senses: [
      'Bees, shears, and a fountain that stops when one stands still; it smells of box and wet earth.',
      'At dusk something opens with a sigh, all along the wall.',
    ],
    feature: [
      'The hedges close behind one, if one does not say where one is going.',
      'The valve of the fountain drowns the middle path in a hand of water.',
    ],
    checks: [
      ['Nature', 'telling what should not be able to grow here'],
      ['Survival', 'finding the way out of the hedges by the wind'],
    ],
    done: [
      'Cuttings are sold, bees are told the news, and lovers are looked away from.',
      'Every plant has a label, and every label is rewritten in spring, by {K} alone.',
    ],
    plots: [
      plotOf({
        id: 'garden-1',
        absent: ['under-gardener', 'botanist', 'lady of the house'],
        guest: ['buyer of rare bulbs', 'perfumer', 'heir who wants to build'],
        wants: [
          'talks to the oldest rose, listens, and goes pale at the answer',
          'digs at night, and plants something that is not a bulb',
        ],
        seeks: [
          'cuts one bloom a day from where it does not show, and presses it in a black book',
          'would have it all under paving by {deadline}, but for the one bed',
        ],
        hooks: [
          'A rose has come out in {site} that makes everyone who smells it tell the truth; {K} pays {coins} gold pieces to have it guarded until {deadline}.',
          '{V} went into the maze with a ball of thread; the thread is still being unrolled, and pulls.',
          'A bouquet from {site} has reached the party. It spells, in the language of flowers: help, three, under, glass.',
        ],
        trace: [
          'The guard at the black tulips has an earache, and he says that they hum.',
          'All paths of the maze have been altered by a hedge that nobody planted.',
          'The bees fly out to the wall, and come back on foot.',
        ],
        truth:
          'What is planted here are secrets: {K} writes down what is confessed on the bench by the rose, and buries it under a root, where it turns to flowers and does no harm. {B} has found that one can boil it out again. {V}, who caught {B} in the greenhouse, ran into the maze, and the garden has hidden {V} there, and will let nobody in who means to ask a question. With all the bulbs of the black bed {B} would own every family in {town}.',
        finds: [
          [
            'Nature',
            'digging up one faded plant',
            'a slip of paper is wound round the root, and the ink has gone into the petals',
          ],
          [
            'Perception',
            'looking into the greenhouse through a clear corner',
            'there are flasks over a flame, and a list of families, with prices',
          ],
          [
            'Persuasion',
            'telling the hedge aloud what one is ashamed of',
            'it opens, as far as the next corner, and waits for more',
          ],
        ],
        later: [
          'On {deadline} {B} has the black bed dug out by hired hands, and the garden closes (use <Awakened Shrub 10, Awakened Tree 450, Shambling Mound 1800, Treant 5000>).',
        ],
        ways: [
          'A secret that has been told is only a flower. If {few} people of {town} begin, on the open day, the rest will follow.',
          '{B} can be led past the truthful rose, downwind, in company.',
        ],
      }),
    ],
  },
];
