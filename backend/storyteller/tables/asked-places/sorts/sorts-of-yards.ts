import type { PlaceSort } from '../families/place-family.ts';
import { plotOf } from '../families/place-plot.ts';

/** Workshops, farms, ships and caves of ice. */
export const sortsOfYards: readonly PlaceSort[] = [
  {
    id: 'ice-cave',
    noun: /\b(?:ice|frozen|glacier|frost|snow) (?:\w+ )?(?:cave|caves|cavern|caverns|grotto|palace|castle|tunnels?)$/,
    tells: ['frozen'],
    keeper: ['glacier guide', 'warden of the ice', 'royal warden of the ice'],
    look: [
      'walls of blue ice, through which one sees the sun like a lamp behind a curtain',
      'a bird in mid-flight, an arm\u2019s length inside the wall, with one eye open',
      'pillars that ring when they are touched, each on its own note',
      'a stair cut with an axe, and beside it an older one, cut with something else',
      'a hall in which one\u2019s breath falls to the ground as snow',
    ],
    known: [
      'What the ice takes it gives back, at the lower end, a hundred years later; {town} keeps a list.',
      'Guides from {town} do not speak in the inner hall, for what is said there lasts.',
    ],
    senses: [
      'The ice cracks like a whip, far away and then underfoot; it smells of nothing at all, very strongly.',
      'Water runs below the floor, and now and then knocks, as if it wanted to be let in.',
    ],
    feature: [
      'A shout on the right note shatters a pillar, and brings down what it held.',
      'Warmth of a fire opens a hole in the floor within minutes.',
      'One slides from the upper hall to the mouth in {few} breaths.',
    ],
    checks: [
      ['Survival', 'telling by the colour where the ice bears'],
      ['Acrobatics', 'keeping one\u2019s feet on the slope'],
    ],
    done: [
      'Ice is cut in blocks for the cellars of {town}, and looked through first.',
      'Climbers are roped up, counted, and told not to whistle.',
    ],
    plots: [
      plotOf({
        id: 'ice-cave-1',
        absent: ['ice cutter', 'mountain guide', 'scholar of the glacier'],
        guest: ['dealer in ice', 'descendant of a lost climber', 'collector of old things'],
        wants: [
          'visits one spot in the wall every day, and wipes it with a sleeve',
          'has moved the rope so that no one comes by the inner hall any more',
        ],
        seeks: [
          'has brought {few} stoves up here, and calls it comfort',
          'knows whom the ice will give back this year, and has the papers ready',
        ],
        hooks: [
          'A block of ice from {site} was set up in a wine cellar in {town}, thawed, and what was in it has walked out by the window; {body} pays {coins} gold pieces.',
          '{V} went to measure the inner hall and can be seen there, through a yard of clear ice, knocking.',
          'The glacier has begun to give back people who are not on the list, and in very old armour.',
        ],
        trace: [
          'Those in the wall have been turned: yesterday they faced the other way.',
          'The melt water is warm on one side, and black with lamp soot.',
          'At night the pillars play a tune, always as far as the same note.',
        ],
        truth:
          'A whole war band lies in the ice, and it did not die: it was put there, asleep, by a song, until somebody should need it. {B} has need of it, melts it out with stoves, and wants to sell it to the highest bidder; but it obeys only the one who sang, and kills the rest. {V} found the last line of the song in the wall and was walled in with melt water. {K} talks with one of those in there every day: a sister, lost {years} years ago at the same spot, who joined them.',
        finds: [
          [
            'Arcana',
            'letting the pillars play, and humming the next note',
            'the whole hall breathes in',
          ],
          [
            'Perception',
            'wiping the wall where {K} does',
            'a young woman sleeps there with a climber\u2019s rope round her waist, and smiles',
          ],
          [
            'Investigation',
            'following the warm water upwards',
            'there are stoves in a row before a wall, and a price list',
          ],
        ],
        later: [
          'On day {days} {B} has the first rank free, and it does not ask for the price (use <Warrior Infantry, Berserker, Warrior Veteran, Wight, Frost Giant>).',
        ],
        ways: [
          'The last line, sung backwards, lets them sleep again, and lets {V} out; it has to be sung by someone who would rather wake them.',
          'With the stoves moved to the other wall one could thaw {K}\u2019s sister alone. She knows the song.',
        ],
      }),
    ],
  },
  {
    id: 'workshop',
    noun: /\b(?:workshop|bakery|bakehouse|tailor'?s?(?: shop)?|kitchen|pottery|tannery|factory|toy ?(?:shop|maker'?s?(?: (?:shop|workshop))?)|print(?:ing)? (?:shop|house|press)|butcher'?s?(?: shop)?|patisserie|sweet ?shop|candle ?maker'?s?(?: shop)?|shoe ?maker'?s?(?: shop)?|cobbler'?s?(?: shop)?|studio|warehouse|shipyard|laundry|general store|grocer'?s?(?: shop)?|flower shop|barber(?:'?s)?(?: shop)?)$/,
    tells: ['old-folk'],
    keeper: ['master of the shop', 'master of the works', 'purveyor to the crown'],
    look: [
      'a bench worn to the shape of {few} generations of elbows',
      'tools on the wall, each in its painted outline, and one outline that fits no tool',
      'a shelf of things that went wrong, and are dear to somebody',
      'a window to the street with the best piece in it, not for sale',
      'a small door, at the height of a knee, with a polished handle',
    ],
    known: [
      'What comes out of {site} lasts, and has now and then an opinion; {town} waits half a year for it, and brags about the waiting.',
      'Each master has added one tool, one rule and one joke, and the newest apprentice has to know them all.',
    ],
    senses: [
      'Something taps, something hisses, and somebody hums the same four notes; it smells of work, warm and sweet.',
      'Late at night there is tapping as well, lighter, from lower down.',
    ],
    feature: [
      'The hoist lifts three people, or drops them if the pin is drawn.',
      'The back yard opens on two lanes, and a trapdoor on a third.',
    ],
    checks: [
      ['Investigation', 'telling who made a thing from how it is finished'],
      ['Sleight of Hand', 'pocketing a sample while the work goes on'],
    ],
    done: [
      'Orders are taken in the morning, refused in the afternoon, and begun at night.',
      'Whoever helps for a day is paid in goods, and {K} chooses which.',
    ],
    plots: [
      plotOf({
        id: 'workshop-1',
        absent: ['oldest journeyman', 'night worker', 'master who is said to be retired'],
        guest: ['great customer', 'competitor with a smile', 'guild inspector'],
        wants: [
          'shows off the newest piece, and cannot answer how it was done',
          'locks up at dusk, sits on the stair, and counts what is finished in the morning',
        ],
        seeks: [
          'has ordered more than can be made, by {deadline}, with a penalty that would cost the house',
          'asks for a look at the back room, as a colleague, for the third time',
        ],
        hooks: [
          'The last things that were made in {site} come back, on their own feet if need be, and want to be mended in the same place; {K} pays {coins} gold pieces to know what is wrong with them.',
          '{V} has left a letter of notice on the bench, in a hand that is not {V.their} own.',
          'A piece from {site} has a message in it, under the lining: "We are {few}. We are under the floor. It is not his work."',
        ],
        trace: [
          'Crumbs and thimbles of milk are put out by the small door, and fewer each night.',
          'The finish of the newest work is wonderful, and has been done by very tired fingers.',
          'The hammer that fits no outline hangs there in the morning, warm.',
        ],
        truth:
          'The fine work of {site} has always been done at night, by small folk, for milk and the honour of it; every master knew it, and did not look. {B} found out, and had the small door barred from outside, so that they cannot go home: they must now work by day as well, for the great order, below the floor. {V} tried to lift the bar and is kept with them. {K} would lose the house without the order, has guessed whose it is, and turns the music up.',
        finds: [
          [
            'Investigation',
            'looking at the small door from the lane',
            'an iron bar lies across it, new, with the stamp of {B}',
          ],
          [
            'Perception',
            'lying down with an ear to the floor',
            'somebody down there sings the four notes, and very many others sob along',
          ],
          ['Insight', 'praising {K} for the work', '{K} turns red, and puts the milk out at once'],
        ],
        later: [
          'On {deadline} the order is done, and {B} has the small folk loaded, as machines, into crates (use <Tough, Spy, Shield Guardian, Mage>).',
        ],
        ways: [
          'The bar lifts easily from outside. The trouble is to have them believe afterwards that one may still work for joy.',
          'The contract says "made by the house". If the house makes it badly, by day, with its own hands, the small folk are of no use to {B}.',
        ],
      }),
    ],
  },
  {
    id: 'farm',
    noun: /\b(?:farm|farmstead|ranch|stables?|barn|homestead|apiary|kennels?|aviary|dairy|plantation|pasture)$/,
    tells: [],
    keeper: ['farmer', 'steward of the farm', 'master of the royal stables'],
    look: [
      'a yard with a pump, a dog on a long chain, and a bare ring as wide as the chain',
      'stalls with a name over each, and claw marks over the latch of one',
      'a loft full of hay, with a nest in it as large as a bed',
      'a scarecrow who has been given a second coat, and turns its back to the house',
      'a weathercock that points at the barn, whatever the wind does',
    ],
    known: [
      'The beasts there are the best for a day around; {town} buys them broken in, and does not ask about those who broke them.',
      'The gate is closed at dusk, and is not opened again for any voice.',
    ],
    senses: [
      'Something stamps, something purrs, and a bucket goes over; it smells of straw and warm hide.',
      'Before a storm all of them face the same corner.',
    ],
    feature: [
      'If the bar of the middle stall is drawn all the others fall too.',
      'The hay hoist carries two riders, or one rider and a wing.',
    ],
    checks: [
      ['Animal Handling', 'making the wildest of them take bread'],
      ['Survival', 'reading in the yard what went out in the night'],
    ],
    done: [
      'Feeding is at dawn and dusk; whoever is late is nuzzled, or nipped.',
      'Beasts are bought and sold with a handshake, and the beast must agree.',
    ],
    plots: [
      plotOf({
        id: 'farm-1',
        absent: ['stable hand', 'beast healer', 'rider of the best mount'],
        guest: ['horse dealer', 'officer of remounts', 'neighbour with a gun dog'],
        wants: [
          'sleeps in the barn since the full moon, with a fork across the knees',
          'has sold the best of the stock, in a hurry, to kind people',
        ],
        seeks: [
          'pays over the odds for the one that nobody can ride, and has a muzzle of iron',
          'complains of tracks, and has never said of what',
        ],
        hooks: [
          'Each night one of the beasts is ridden till it foams, and stands back in its stall by dawn; {K} pays {coins} gold pieces to know by whom.',
          '{V} could calm each of them with a word; since {V} has been gone they will eat from no one\u2019s hand.',
          'An egg has been found in the loft that belongs to nothing on the farm, and has begun to knock.',
        ],
        trace: [
          'There is a hair as long as an arm, and white, round the latch of the middle stall.',
          'The dog has bitten through the chain, and stayed.',
          'In the tack room hangs a bridle of rope and silver that fits nothing here.',
        ],
        truth:
          'The beasts are ridden to a spot in the hills where the mother of the egg is chained: {V} found her, rides out each night with food and a file, and hides there by day from {B}, who caught her, let the egg be stolen, and is waiting for the young one: bred in a stall, it would carry an army. {K} brought the egg home out of pity, knows nothing of the mother, and has been hearing her at night in a way that makes one hold on to a fork.',
        finds: [
          [
            'Animal Handling',
            'mounting one of the beasts at midnight and letting it go where it will',
            'it goes straight to the hills, at a trot, and stops where a chain clinks',
          ],
          [
            'Nature',
            'laying an ear to the egg',
            'it answers each cry from the hills with two knocks',
          ],
          [
            'Insight',
            'asking {B} what the muzzle is for',
            '{B} holds out the hands to show a size, and then makes it smaller',
          ],
        ],
        later: [
          'On day {days} it hatches, and the mother breaks the last link (use <Giant Eagle 200, Griffon 450, Manticore 700, Wyvern 2300, Roc 7200>).',
        ],
        ways: [
          'The egg, carried to her by someone who smells of the barn, ends it all in a minute of great tenderness and some danger.',
          'She remembers faces. {B} has taken care to be masked, and not to be downwind.',
        ],
      }),
    ],
  },
  {
    id: 'ship',
    noun: /\b(?:ship|boat|vessel|galleon|frigate|brig|riverboat|barge|longship|airship|sky ?ship|flying ship|ark|houseboat|merchantman|whaler)$/,
    tells: [],
    keeper: ['skipper', 'ship\u2019s master', 'captain by royal commission'],
    look: [
      'a figurehead with new paint and a very old expression',
      'a wheel with one spoke bound in red, and a hand worn into it',
      'hammocks in two rows, and one hung crosswise that nobody touches',
      'a mast with initials up to the height at which one stops being brave',
      'a cabin door with {few} locks, all of them on the outside',
    ],
    known: [
      'It has been sold, renamed and struck by lightning, which by the beliefs of {town} makes it lucky, unlucky and lucky.',
      'The crew eats together, swears together, and does not speak of the night watch.',
    ],
    senses: [
      'Timbers talk, ropes answer, and something rolls to and fro below that should have been tied down; it smells of tar and coffee.',
      'The bell is struck by nobody when it leans far enough, and always once too often.',
    ],
    feature: [
      'The boom sweeps the deck when a single rope is let go.',
      'Below the ballast there is a space in which four people can lie, if they are friends.',
    ],
    checks: [
      ['Acrobatics', 'going aloft in a wind'],
      ['Insight', 'telling who really gives the orders'],
    ],
    done: [
      'Watches are stood, stories are told, and each new hand is asked to steer for one minute.',
      'Cargo, passengers and lessons are taken for money, and letters for nothing.',
    ],
    plots: [
      plotOf({
        id: 'ship-1',
        absent: ['helmsman', 'ship\u2019s cook', 'passenger of the locked cabin'],
        guest: ['first mate', 'owner\u2019s man', 'passenger with too much luggage'],
        wants: [
          'sets a course each evening and finds another one in the morning',
          'has told the crew that there is fever in one cabin, and brings two plates there',
        ],
        seeks: [
          'is loved by half of the crew, and has counted the other half',
          'asks every day how much further it is, and to where, precisely',
        ],
        hooks: [
          'The ship comes into each port a day before it can, and each time with one hand fewer; the families at {town} pay {coins} gold pieces to have it looked into.',
          '{V} went over the side in a calm, say the mate\u2019s friends; the others say that the boat is missing as well.',
          'The party is booked on its next voyage, and the old sailor who sold the tickets has wept.',
        ],
        trace: [
          'The compass points at the locked cabin.',
          'Part of the crew has a knot of blue yarn on the sleeve, and hides it.',
          'The log is in {K}\u2019s hand by day and in a rounder one by night.',
        ],
        truth:
          'In the locked cabin is someone whom the wind obeys: a storm\u2019s own child, which came aboard of its own will, to be taken home, and blows the ship there every night. {V} kept the bargain and steered for it. {B} wants to sell it in {town2}, had {V} put into a boat with no oars, and takes the ship on {deadline}, with those who wear the yarn. {K} has promised to bring it to the edge of the map, and has never told the crew that there is no pay in it.',
        finds: [
          [
            'Perception',
            'standing at the locked cabin in a calm',
            'someone inside blows on soup, and all the sails fill',
          ],
          [
            'Survival',
            'comparing the two hands in the log with the stars',
            'by night the ship goes north, as straight as a bird',
          ],
          [
            'Insight',
            'admiring the yarn on a sleeve',
            'the sailor looks at {B} before he says that it is nothing',
          ],
        ],
        later: [
          'On {deadline} there is mutiny, the door is forced, and the child is frightened (use <Bandit, Pirate, Air Elemental, Pirate Captain, Djinni>).',
        ],
        ways: [
          'The crew has never been asked. Most of them would sail to the edge of the map for a good wind all their lives.',
          '{V} has drifted to the nearest sandbank, and the child knows exactly where: it has kept the waves small there.',
        ],
      }),
    ],
  },
];
