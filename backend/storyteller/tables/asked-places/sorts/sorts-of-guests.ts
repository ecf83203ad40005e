import type { PlaceSort } from '../families/place-family.ts';
import { plotOf } from '../families/place-plot.ts';

/** Where people go to drink, to bathe and to be looked after. */
export const sortsOfGuests: readonly PlaceSort[] = [
  {
    id: 'tavern',
    noun: /\b(?:tavern|pub|inn|alehouse|taproom|bar|saloon|beer hall|taphouse|public house|hostel|coffee ?house|tea ?(?:house|room|shop))$/,
    tells: [],
    keeper: ['landlord', 'innkeeper', 'landlady by royal licence'],
    look: [
      'a fireplace in which one could roast an ox, and over it the sign of the house before last',
      'a table with a split down the middle, and the dwarf who made it, on the wall, in oils',
      'a stair to the rooms with a cask rolled across it after midnight',
      'a board for notices: a lost dog, a found dog, and work for people with swords',
      'a corner with a hooded guest in it, who turns out to be a coat stand',
      'mugs on hooks, each with a name, and one that is filled every night for nobody',
    ],
    known: [
      'There is a fight on most evenings, with rules: no blades, no stairs, and the loser tells the story.',
      'Everyone from {town} has a place there, and shows a newcomer very kindly which ones are taken.',
    ],
    senses: [
      'Logs spit, a bench goes over, somebody sings and is joined; it smells of roast onions and wet wool.',
      'Dice, laughter, a plate; and, when the door opens, a short silence in which all look up.',
    ],
    feature: [
      'The chandelier holds one person who swings, and nobody who hesitates.',
      'There is a trapdoor behind the bar for barrels, and for guests whom one likes.',
      'A pull at the rope by the fire rings for the watch, who drink here and do not hurry.',
    ],
    checks: [
      ['Athletics', 'holding one\u2019s own in a friendly brawl'],
      ['Insight', 'telling who here is listening'],
    ],
    done: [
      'Ale is drawn, stories are traded, and at closing time the last one standing chooses the song.',
      'Work is offered, hands are shaken, and {K} keeps the stakes in a jar on the top shelf.',
    ],
    also: ['beneath-1'],
    plots: [
      plotOf({
        id: 'tavern-1',
        absent: ['regular of the corner table', 'potboy', 'fiddler'],
        guest: ['brewer who wants to buy', 'man who lost the last bet', 'merchant with soft hands'],
        wants: [
          'throws out everyone at midnight since last week, even the watch, and stays up with a lamp',
          'pours for the house when {B} comes in, and has stopped drinking',
        ],
        seeks: [
          'starts most of the fights and has no bruise',
          'offers to buy the place each evening, for a little less, as if it were a joke',
        ],
        hooks: [
          '{V} was at the usual table every evening for {years} years and has not come since the brawl on market day; the regulars have collected {coins} gold pieces to find out why.',
          '{K} hires the party to keep the peace until {deadline}, and to see who begins it.',
          'A stranger in {town} will pay double for the split table, as firewood, and gives no reason.',
        ],
        trace: [
          'In every brawl of late something different gets broken, and always on the chimney side.',
          'The bricks of the fireplace have been tapped, one row after another, and marked with soot.',
          'The mug that is filled for nobody is empty in the morning, and there are crumbs beside it.',
        ],
        truth:
          'Behind the fireplace is a room in which the takings of a famous robbery have lain for {years} years. {V} was the robber, retired here to watch over it, and never touched it again. {B} is the partner who was left behind, has served the sentence, and knows only "behind a fire": so {B} starts brawls, to break the walls open one by one, and buys the house if that fails. {V} recognised {B}, went up the chimney, and lives behind it on what {K} puts out at night.',
        finds: [
          [
            'Perception',
            'listening to the fireplace when it is cold',
            'someone hums in there, in time with the songs of the house',
          ],
          [
            'Insight',
            'watching {B} in a fight',
            '{B} never looks at an opponent, only at the wall behind',
          ],
          [
            'History',
            'asking the watch about the robbery',
            'one of the two was caught; the other had a voice like a bell, and fiddled',
          ],
        ],
        later: [
          'On {deadline} {B} comes with hired hands for the greatest brawl of all, and with a sledgehammer (use <Tough, Berserker, Tough Boss, Gladiator>).',
        ],
        ways: [
          '{B} was cheated of a share and of {years} years; the first can be paid, and for the second {V} would have to come out and say so.',
          'Half of the money belonged to an orphanage that is about to close. Everybody in the house could agree on that.',
        ],
      }),
      plotOf({
        id: 'tavern-2',
        absent: ['cook', 'previous owner', 'cellarman'],
        guest: ['guest who has not paid', 'recruiting officer', 'lady with a hatbox'],
        wants: [
          'tastes each dish before it leaves the kitchen, and waits a moment',
          'is so friendly to all guests that {K} must be afraid of one of them',
        ],
        seeks: [
          'has taken the best room for a month, and has been seen in it at no hour',
          'buys drinks for people who have no family, and asks where they are going next',
        ],
        hooks: [
          'Some of those who sleep it off under the table wake up elsewhere, or nowhere; a mother of {town} pays {coins} gold pieces for a son who came here for one ale.',
          '{V} has run away in the middle of the supper hour, left the stew on the fire, and sent word to the party: "Eat nothing dark."',
          '{K} loses a bet to the party on purpose: the prize is a night behind the bar, with a full view of the room.',
        ],
        trace: [
          'There are two barrels of dark ale, and {K} serves from one of them only when {B} nods.',
          'The cellar has a door on the river side that is not on the landlord\u2019s ring of keys.',
          'A row of hats hangs by the door that nobody asks for.',
        ],
        truth:
          'Guests of {site} are sold. {B} picks those whom nobody will miss; a drop in the dark ale puts them to sleep, and they go out by the river door to a galley which is {few} rowers short. {K} borrowed money from the wrong people, and this is the interest. {V} would not stir the drop in, and is hidden in the mill of {town}. The galley sails on {deadline}, and {num} are already on board, in chains, within sight of the house.',
        finds: [
          [
            'Medicine',
            'pouring the dark ale into a saucer for the cat',
            'the cat sleeps, with both eyes open, for an hour',
          ],
          [
            'Investigation',
            'asking whose hats these are',
            'one has a name in it, of a carter who left for {town2} in spring and never arrived',
          ],
          [
            'Perception',
            'watching the river door from the other bank',
            'after midnight a long bundle is handed down into a boat, and it snores',
          ],
        ],
        later: [
          'On {deadline} the galley leaves on the ebb, and {B} takes along everyone who knows anything, {K} included (use <Bandit, Pirate, Tough Boss, Pirate Captain>).',
        ],
        ways: [
          'A round of the dark ale for {B} and the crew, served with a nod, would settle it by morning.',
          '{K} gives evidence if the debt is bought; and the moneylender, when one looks closely, is {B}.',
        ],
      }),
    ],
  },
  {
    id: 'bath-house',
    noun: /\b(?:bath ?house|baths?|spa|sauna|hot springs?(?: resort)?|resort|hammam|thermal (?:baths?|springs?)|mud baths?)$/,
    tells: [],
    keeper: ['bath keeper', 'bath superintendent', 'superintendent of the royal baths'],
    look: [
      'pools like steps, each hotter than the last, and steam in which voices have no faces',
      'a rack of wooden clogs in sizes from a doll\u2019s to a boat\u2019s',
      'a boiler room with a round door, and a chair wedged under the handle',
      'a wall of pegs on which the whole of {town} hangs side by side, and looks alike',
      'a stone basin into which one may look for a copper, and should not',
    ],
    known: [
      'Rank is left on the peg with the clothes: in the water a mayor is a wet person, and more has been decided there than in {body} of {town}.',
      'The water comes up hot by itself, and nobody knows who heats it.',
    ],
    senses: [
      'Water falls from step to step, somebody groans with pleasure, and a gong counts the quarters; it smells of sulphur and cedar.',
      'Bare feet slap on tiles; voices come out of the steam and take it back.',
    ],
    feature: [
      'If the valve under the gong is opened, nobody in the hall can see a hand before their eyes.',
      'The tiles round the third pool are as slippery as fish.',
      'The drain of the cold pool is wide enough for one who does not mind the dark.',
    ],
    checks: [
      ['Perception', 'knowing a voice in the steam'],
      ['Athletics', 'staying in the hottest pool longer than the others'],
    ],
    done: [
      'One soaks, is scrubbed, is pummelled, and comes out poorer and of a better opinion of everyone.',
      'Bones are set in the third pool, quarrels in the fourth.',
    ],
    plots: [
      plotOf({
        id: 'bath-house-1',
        absent: ['stoker', 'masseur', 'finder of the spring'],
        guest: ['general on a cure', 'doctor with a theory', 'guest in the largest towel'],
        wants: [
          'feels the water with an elbow every hour, and writes it down with a sigh',
          'has let nobody into the boiler room since {V} went in',
        ],
        seeks: [
          'has been ordered to rest, and receives more messengers than visitors',
          'fills small bottles at the spring and labels each with the name of a guest',
        ],
        hooks: [
          'The water is hotter every day; {K} pays {coins} gold pieces to whoever goes down to the spring and asks it, nicely, to stop.',
          'Three guests of {site} have come home younger by a year, and one a good deal older; the families want to know how this is billed.',
          '{V} has sent up a message in the bucket: "Do not shut the valve. It only wants to be alone. So do I."',
        ],
        trace: [
          'Footprints of glowing tile lead out of the boiler room by night, and fade.',
          'In the hottest pool there are no bubbles any more, only, now and then, one great one.',
          '{B} always goes into the water last, and with closed lips.',
        ],
        truth:
          'In the rock below lives a spirit of fire and water that has kept the baths hot since before there were any, for the company. {B} has found out that whoever bathes in its heart grows young at the cost of others, has had a pipe laid to it, and drinks of it. It is in pain and boils. {V}, who had stoked for {years} years without any need, just to talk with it, sits with it and pours cold water on the wound. {K} has the choice between the guests and the spring, and has the accounts open.',
        finds: [
          [
            'Investigation',
            'following a pipe that is newer than all the others',
            'it ends in the private bathroom of {B}, behind a tapestry',
          ],
          [
            'Arcana',
            'sitting in the third pool and saying good evening',
            'the pool grows comfortably warm, and then a word appears in the steam: "hurts"',
          ],
          [
            'Medicine',
            'comparing {B} with the portrait in the travelling bag',
            'they are {years} years apart, and the portrait is the older one',
          ],
        ],
        later: [
          'On {deadline} {B} opens the pipe altogether, and the spring comes up in person (use <Steam Mephit 50, Water Elemental, Salamander, Efreeti>).',
        ],
        ways: [
          'The pipe can be drawn out from above, in one pull, by a dozen people who hold on to each other: the guests would do.',
          'What {B} has drunk is given back in one hour in the hottest pool, if somebody holds the door.',
        ],
      }),
    ],
  },
  {
    id: 'orphanage',
    noun: /\b(?:orphanage|foundling (?:home|house|hospital)|children'?s home|home for (?:orphans|children)|poorhouse|almshouse|nursery)$/,
    tells: [],
    keeper: ['matron', 'head of the house', 'governor of the house'],
    look: [
      'a row of beds with a number on each, and a name in chalk over every number',
      'a banister polished by {few} generations of trousers',
      'a tree in the yard with a house in it, a flag, and a bucket on a rope',
      'a long table with initials, and one carved place that is always left free',
      'a board with small shoes, in pairs, and one single shoe',
    ],
    known: [
      'Those who grew up there come back once a year, some in carriages and some on foot, and do the washing up.',
      '{town} pays for the bread, and hears from the windows in the evening that it is well spent.',
    ],
    senses: [
      'Feet on the stair, a quarrel about a kite, a song against the dark; it smells of soap and porridge.',
      'A hush, a giggle, a hush; and somewhere a clock that is a minute slow out of kindness.',
    ],
    feature: [
      'The linen chute goes from the attic to the yard and is much faster than it looks.',
      'The smallest know every way in and out, and may be asked for a fee in buttons.',
    ],
    checks: [
      ['Persuasion', 'being told a secret by an eight-year-old'],
      ['Insight', 'seeing which of the grown-ups is afraid'],
    ],
    done: [
      'There are lessons until noon, work until four, and stories until the candle is down to the pin.',
      'Those who want to take a child home are asked questions, by the children.',
    ],
    plots: [
      plotOf({
        id: 'orphanage-1',
        absent: ['former ward of the house', 'night nurse', 'old gardener'],
        guest: ['benefactor', 'inspector of charities', 'buyer of the house'],
        wants: [
          'has had all beds moved to the side of the house that looks on the street',
          'signs whatever {B} brings, and reads it afterwards, at night',
        ],
        seeks: [
          'gives lavishly, and wants to be shown the cellar each time',
          'asks each child what it remembers of the time before, and takes notes',
        ],
        hooks: [
          'The children have hired the party, for {few} buttons and a knife: somebody nice lives below, and somebody horrid is going to take them away.',
          '{V} came back to tell {K} something, went down for coals, and has not come up; {K} pays {coins} gold pieces, out of the roof fund.',
          '{B} wants to pull the house down by {deadline}, and needs a report that says it is about to fall.',
        ],
        trace: [
          'A ball that rolls down the cellar steps comes back up.',
          'The children set one plate too many, and the plate is empty when they look again.',
          'Below the coal there is a stone slab, with fresh chalk drawings of a smiling, very thin figure.',
        ],
        truth:
          'Below the house lies the founder, who was a knight, swore to watch over every child in it, and has kept to it since: dry, bony, kind, and quite dead. The children have known for years. {B} is of the family from which the founder once saved the first of them, and wants what is in the grave: the deeds to half of {town}. {V} saw {B} at the slab and was knocked down; the founder has put {V} to bed in the crypt and does not know how to fetch a doctor. {K} would faint, and then be very practical.',
        finds: [
          [
            'Investigation',
            'looking at the drawings in order',
            'they tell a story: a bad man with a spade, a sleeping person, and a bony friend who waves',
          ],
          [
            'Religion',
            'reading the slab',
            'an oath, a date, and below it, in other chalk: "still"',
          ],
          [
            'Insight',
            'asking {B} why the cellar matters',
            '{B} describes the crypt exactly, and has never been down there, officially',
          ],
        ],
        later: [
          'On {deadline} {B} comes at night with picks and hired hands, and the founder gets up and stands before the beds (use <Tough, Bandit Captain, Warrior Veteran, Gladiator>).',
        ],
        ways: [
          'The deeds give the house to the children, and the founder hands them over to the first who asks on their behalf.',
          '{body.s} of {town} may be brought to the crypt to hear the oath; afterwards nobody will sign for {B}.',
        ],
      }),
    ],
  },
];
