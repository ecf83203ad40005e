import type { PlaceSort } from '../families/place-family.ts';
import { plotOf } from '../families/place-plot.ts';

/** Places on the way: a ferry, a border fort, a bridge, and the sewers below a town. */
export const sortsOfWays: readonly PlaceSort[] = [
  {
    id: 'ferry',
    noun: /\b(?:ferry(?: (?:station|landing|house|boat|crossing|dock))?|ferryboat|raft|river crossing)$/,
    tells: [],
    keeper: ['ferryman', 'ferry mistress', 'ferry warden of the crown'],
    look: [
      'a flat boat on a rope as thick as an arm, which goes into the mist and is never slack',
      'a bell on this bank, and another bell that answers it from the far one',
      'a board of prices: persons, cattle, coffins, and a line that has been painted over',
      'a hut with one lamp, two oars and a great many left shoes',
      'posts with flood marks, the highest of them above the roof',
    ],
    known: [
      'There is no other way over the river for a day\u2019s ride; those who quarrel with {K} have to learn to swim.',
      'One pays on this bank for going over, and on the far bank for coming back; {town} has noticed that the second box is never full.',
    ],
    senses: [
      'The rope creaks, the water mutters under the planks, and the far bell rings when nobody is there; it smells of mud and tar.',
      'Fog swallows the oars at the third stroke, and one hears only the drops.',
    ],
    feature: [
      'If the rope is cut on this bank the boat swings round to the island.',
      'In the middle of the river a voice carries to both banks, and a lamp to neither.',
      'The ballast stones can be thrown overboard in a few breaths, and the boat shoots forward.',
    ],
    checks: [
      ['Athletics', 'hauling the boat over against the flood'],
      ['Perception', 'seeing through the fog who stands on the far landing'],
    ],
    done: [
      'People, cattle and letters are taken over by day; at night {K} crosses alone, and does not say why.',
      'Those who wait tell each other where they are going, and {K} remembers all of it.',
    ],
    plots: [
      plotOf({
        id: 'ferry-1',
        absent: ['passenger of the last crossing', 'second ferryman', 'young messenger'],
        guest: ['traveller who never crosses', 'toll farmer', 'widow on the bench'],
        wants: [
          'asks each passenger for a reason to come back, and turns away those who have none',
          'rows with the back to the far bank, and does not turn round in the middle',
        ],
        seeks: [
          'has sat on the bench for {few} weeks with a packed bag, and lets every boat leave',
          'asks where the passengers of last month are staying, and knows that nobody can say',
        ],
        hooks: [
          'Not one of those who crossed in the last {few} months has come back over; {town} pays {coins} gold pieces to whoever crosses, looks and returns.',
          '{V} went over with medicine for the far bank and {V.their} dog has swum back, with a note on the collar in a strange hand: "Send no one else".',
          '{K} hires the party to guard the boat for one night, in the middle of the river, with the lamp out.',
        ],
        trace: [
          'The far bell answers before the near one has been rung.',
          'In the boat there is a groove in the planks where many people have knelt.',
          'The letters from the far bank are all content, all short, and all begin with the same three words.',
        ],
        truth:
          'The far bank is not what it was. Since the last flood the boat lands on a meadow of the dead in foggy weather: it is quiet there, nobody is hungry, and those who eat a bite forget that they wanted to return. {K} saw it on the third crossing, rows only those who insist, and asks for a reason, since a reason can be strong enough. {B}\u2019s other half is over there, and {B} does not dare to go or to leave. {V} has not eaten yet, and sits on the landing with both hands over the ears.',
        finds: [
          [
            'Religion',
            'reading the painted-over line on the board',
            'it is in the oldest script of the river: "Souls: one coin, one way"',
          ],
          [
            'Insight',
            'asking {K} how many were brought back',
            '"Two. They had left a pot on the fire." {K} does not smile at it',
          ],
          [
            'Survival',
            'crossing with eyes on the water and not on the bank',
            'half-way over, the current runs the other way for the length of a song',
          ],
        ],
        later: [
          "On {deadline} the fog comes over to this side, and the bell is rung by many hands (use <Specter, Ghost, Wraith, Will-o'-Wisp>).",
        ],
        ways: [
          'Those over there remember if they are given something of their own, still warm: bread, a quarrel, a child\u2019s drawing.',
          'The flood has moved a boundary stone. Set upright again on the island, it gives the river its old bank back.',
        ],
      }),
    ],
  },
  {
    id: 'border-fort',
    noun: /\b(?:border|frontier|mountain|pass|desert|outer|river|remote|lonely|northern|southern|gate|old) (?:fort|fortress|outpost|keep|watchtower|gatehouse|stronghold|wall)$|\b(?:outpost|watchtower|garrison|gatehouse|toll ?booth|toll ?house|(?:city|town|castle|border|main|old|great) gate|gate|checkpoint|border post)$/,
    tells: [],
    keeper: ['sergeant in command', 'captain of the fort', 'warden of the march'],
    look: [
      'a wall across the whole width of the way, with a gate as narrow as a cart',
      'a beacon under a tarpaulin, and a boy beside it who is not allowed to sleep',
      'a drill yard with the names of towns on the straw figures',
      'bunks for {num}, and blankets on a third of them',
      'a signpost on the outer side on which all the arms point away',
    ],
    known: [
      'Nothing has come over this border since the grandparents of {town} were young; the fort is there for the day on which something does.',
      'Whoever serves there gets double pay, half of it in ale, and comes home with a way of looking at horizons.',
    ],
    senses: [
      'A halyard beats against the pole, a sentry coughs, and the wind brings no sound from outside at all; it smells of oil and wet dog.',
      'Boots, a whetstone, a song with forty verses; somebody always stops at the ninth.',
    ],
    feature: [
      'The gate falls in the time of a breath and takes an hour to raise.',
      'Stones are heaped over the outer road so that one wedge lets all of them go.',
      'The beacon can be seen from {town}, if anyone there is looking.',
    ],
    checks: [
      ['Perception', 'seeing from the wall what moves against the wind'],
      ['Persuasion', 'getting the gate opened after dusk'],
    ],
    done: [
      'Papers are read, carts are stabbed with iron rods, and those who may pass are asked for news and tobacco.',
      'Each evening a patrol rides along the border stones; each stone is touched, and counted.',
    ],
    plots: [
      plotOf({
        id: 'border-fort-1',
        absent: ['scout', 'paymaster', 'officer of the last patrol'],
        guest: [
          'inspector from the capital',
          'trader from outside',
          'officer who was sent here as a punishment',
        ],
        wants: [
          'holds the wall with a third of the people whom the crown believes to be there, and signs for all of them',
          'has straw figures put on the wall at dusk, in helmets, and moves them each hour',
        ],
        seeks: [
          'asks in passing how many eat here, and counts the spoons',
          'has friends on both sides of the wall, and no one has seen the other ones',
        ],
        hooks: [
          'The last patrol has not come back, and {K} has nobody left to send; there are {coins} gold pieces in the pay chest for whoever finds {V}.',
          '{town} has not been paid for the bread of the fort since autumn, and asks the party to find out whether anyone still eats it.',
          'A rider from outside has thrown a bag over the gate. There are {few} border stones in it, and no message.',
        ],
        trace: [
          'Fires burn out there at night, a row of them, one more each evening.',
          'The pay books list men whose beds have been sawn up for firewood.',
          'The rope of the gate has been greased, and not by the fort.',
        ],
        truth:
          'The crown pays for {num} soldiers, and {few} stand on the wall: {B} has kept the pay of the others for years, with forged lists, and has sold the fort besides. {V} saw an army assemble beyond the stones and rode back to light the beacon; {B} met {V} on the road, and keeps {V} in the powder store. On {deadline} {B} is to raise the gate at midnight. {K} has covered for the missing men all this time, in the belief that it was the crown that had forgotten them.',
        finds: [
          [
            'Investigation',
            'comparing the pay lists with the graves',
            'a dozen dead men have been promoted this year',
          ],
          [
            'Survival',
            'riding out to the fires',
            'they are real, and round each of them sit far more than one fire can warm',
          ],
          [
            'Perception',
            'going round the powder store',
            'someone inside is singing the ninth verse, loudly, again and again',
          ],
        ],
        later: [
          'On {deadline} the gate goes up at midnight, without a sound (use <Scout, Hobgoblin Warrior, Berserker, Hobgoblin Captain, Gladiator>).',
        ],
        ways: [
          'A wall full of helmets and one hundred torches has turned back armies before; {town} owns helmets enough, if somebody fetches them.',
          '{V} knows what those outside want: not war, but the pass. Something is behind them, and they might pay the toll.',
        ],
      }),
      plotOf({
        id: 'border-fort-2',
        absent: ['old commander', 'sentry of the north wall', 'chaplain of the fort'],
        guest: ['recruit who knows too much', 'hermit from beyond the border', 'mapmaker'],
        wants: [
          'keeps to a standing order that is {few} hundred years old, and has lately begun to read it',
          'lets everyone in and, since the new moon, no one out, "by the book"',
        ],
        seeks: [
          'says that the wall was built the wrong way round, and shows the stairs',
          'walks the wall at night, on the inner side, and listens at the stones',
        ],
        hooks: [
          'By day the fort watches the border; at night the sentries now face {town}, and will not say why; {body} pays {coins} gold pieces to know.',
          '{V} left the post for the first time in {years} years and was seen walking inland, with a lamp, in full armour.',
          'A caravan must be over the border by {deadline}, and {K} turns it back each day, in tears, with the same sentence.',
        ],
        trace: [
          'The arrow slits widen outwards on the inner side.',
          'The oldest orders hang on the wall with the last line covered by a map.',
          'Every dog in the fort sleeps with its nose to {town}.',
        ],
        truth:
          'The wall was never meant to keep anything out. It was built to keep something in that sleeps under the land on this side, {town} included, and it stirs. The last line of the orders reads: "When the dogs turn, close the gate from within and do not open it to your own." {V} has gone to see whether it is true. {B} found out first, wanted to warn {town}, and was locked up as a deserter twice. {K} has family in {town}, and has put off the last line for {days} days.',
        finds: [
          [
            'History',
            'looking at the wall as a builder would',
            'the gate is barred from outside; the bar was taken off later, and lies in the ditch',
          ],
          [
            'Investigation',
            'lifting the map off the orders',
            'the last line is there, and a date for every time that it was obeyed',
          ],
          [
            'Survival',
            'following {V} inland',
            'the lamp stands at the edge of a hollow in the fields that was not there last year, and it breathes',
          ],
        ],
        later: [
          'On {deadline} it comes up, half a mile from {town}, and {K} has to decide about the gate (use <Ogre, Bulette, Behir 7200, Purple Worm>).',
        ],
        ways: [
          'It turns over once in a few hundred years, and needs only to be kept cool: the old sluice in the fort was built for that, and nobody remembers what it is for.',
          'There is time to bring all of {town} through the gate, if {K} opens it today and not on the day.',
        ],
      }),
    ],
  },
  {
    id: 'sewer',
    noun: /\bsewers?(?: (?:system|tunnels?|network))?$/,
    tells: ['under-town', 'sewers'],
    keeper: ['sewer warden', 'master of the drains', 'surveyor of the royal drains'],
    look: [
      'a brick vault with a path on either side, and between them all that {town} does not want',
      'an iron ladder with a street name on a tile, and wheels that go over the grating',
      'a junction of {few} tunnels, with a chalk mark at each, in more than one hand',
      'a line of drowned hats on a ledge, put out to dry by size',
      'a grate that has been bent upwards, from below',
    ],
    known: [
      'What {town} loses comes by here sooner or later: rings, letters, and now and then a relation.',
      'The wardens know every street of {town} by its noise, and say that rich streets drip the same as poor ones.',
    ],
    senses: [
      'Water runs, somewhere a gate bangs, and one hears every word that is said above the gratings; it smells as one would expect.',
      'Something splashes that is larger than a rat, and then takes care not to.',
    ],
    feature: [
      'If the upper sluice is opened, a wave goes through the main drain and takes everything along that does not hold on.',
      'In the dead end under the tannery a naked flame is the last thing one lights.',
      'Each ladder leads to another quarter; two of them are bolted from above.',
    ],
    checks: [
      ['Survival', 'keeping the direction where all the walls are alike'],
      ['Medicine', 'not falling ill afterwards'],
    ],
    done: [
      'By day wardens scrape, hook and rake; by night others use the ways, and both leave each other\u2019s lamps alone.',
      'What the water brings is sorted on a table and sold, or given back for a reward.',
    ],
    plots: [
      plotOf({
        id: 'sewer-1',
        absent: ['mason of the drains', 'rat catcher', 'apprentice warden'],
        guest: ['banker in waders', 'smuggler with a pass', 'alchemist who takes samples'],
        wants: [
          'has closed the east drain because of "gas", and stands before it without a mask',
          'hands out lamps and takes down names, and has not crossed out {few} of them',
        ],
        seeks: [
          'is very well dressed for this, and knows the way to the east drain in the dark',
          'pays for silence with a purse that has the mark of {town2} on it',
        ],
        hooks: [
          '{few} people have gone down this month and not come up; {body} pays {coins} gold pieces for them, or for what has them.',
          'A strongroom in {town} rings hollow since yesterday, and its owner wants somebody to look from the other side.',
          'In the wells of {town} a note has been found in a bottle, from {V}: "Under the third arch. Not the water. The wall."',
        ],
        trace: [
          'Fresh bricks float by, in good order, one every few breaths.',
          'There are no rats at all in the east drain.',
          'A chain as thick as a wrist leads into the water, and now and then pulls itself straight.',
        ],
        truth:
          'A tunnel is being dug from the east drain under the vaults of {town}, by people who were caught in the drains and put in chains for it. {B} gives the orders and will be first at the gold, on the night of {deadline}. To keep others away {B} had a beast brought down on a chain, which has grown since (use <Giant Crab, Crocodile 100, Otyugh 1800, Behir 7200>). {K} looks away, since {V}, who is all the family that {K} has, digs in the first row.',
        finds: [
          [
            'Investigation',
            'counting the bricks that float past against the breadth of a vault',
            'they will be through in {days} days',
          ],
          [
            'Insight',
            'mentioning chains to {K}',
            '{K} asks whether any of them was lame, and then denies having asked',
          ],
          [
            'Stealth',
            'passing the end of the chain',
            'it lets everyone by who carries a lamp with a green pane: so that is how {B} gets in',
          ],
        ],
        later: [
          'On {deadline} they break through; {B} takes the gold, cuts the chain, and opens the sluice behind those who dug.',
        ],
        ways: [
          'The upper sluice, opened a little, floods the tunnel and floats the diggers out to the third arch.',
          'With one green pane and the key from the belt of {B} all of them can walk out by the ladder of the tannery.',
        ],
      }),
    ],
  },
];
