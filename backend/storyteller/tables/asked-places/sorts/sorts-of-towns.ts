import type { PlaceSort } from '../families/place-family.ts';
import { plotOf } from '../families/place-plot.ts';

/** Towns below the ground: cities in caverns, and those of miners. */
export const sortsOfTowns: readonly PlaceSort[] = [
  {
    id: 'underground-city',
    noun: /\b(?:underground|drow|dark elven|dark elf|subterranean|underdark|cavern|duergar|deep) (?:\w+ )?(?:city|town|village|settlement|outpost|enclave|market)$|\bundercity$/,
    tells: ['old-folk', 'underground', 'secret'],
    keeper: ['warden of the lamps', 'speaker of the lower houses', 'first matron of the houses'],
    look: [
      'towers that hang from the roof of the cavern like teeth, with lamps of violet glass in them',
      'a lake without a wave, and a bridge across it in one span, no wider than two people',
      'gardens of pale mushrooms in rows, each watered by its own drip',
      'a clock in which a blind fish swims round once in a day',
      'house signs cut so that they are read with the fingers',
    ],
    known: [
      'Nobody carries an open flame in {site}: light is lent at the gate, by the lamp, and has to be given back.',
      'People of {town} trade there by touch and by weight, and swear that the scales are honest and that nothing else is.',
    ],
    senses: [
      'Every step comes back from the roof a breath later, and sounds like somebody behind one; it smells of wet stone and mushrooms.',
      'Looms clack in the dark, water drips into a hundred bowls, and it is cool as a cellar.',
    ],
    feature: [
      'If the lamps of a street are covered, those of {site} see as well as before, and visitors see nothing.',
      'A ringing stone by the gate can be heard in every house, and brings them all to their doors.',
      'The hanging towers are joined by rope bridges that can be pulled up from above.',
    ],
    checks: [
      ['Perception', 'finding the way by echo after the lamp has gone out'],
      ['Persuasion', 'borrowing a second lamp without leaving a hostage'],
    ],
    done: [
      'Spider silk, salt and blind fish are sold for daylight things: honey, leather and dyed wool.',
      'Guests are led by a cord from the gate to their beds, and pay for each knot.',
      'At the turn of the blind fish all houses sing, and the oldest house begins.',
    ],
    plots: [
      plotOf({
        id: 'underground-city-1',
        absent: ['lamp maker', 'heir of the oldest house'],
        guest: ['envoy of a rival house', 'dealer in daylight goods'],
        wants: [
          'counts the lamps that come back each evening, and has been one short for {days} days',
          'receives visitors from the surface in the dark, and listens to how they breathe',
        ],
        seeks: [
          'gives a banquet for the party, and is very curious about the stair by which they came',
          'wears a veil of cut glass, and buys every mirror that comes down',
        ],
        hooks: [
          '{V} has gone up the stair to see the sun once, with a stolen lamp, and must be back before the houses notice; {K} pays {coins} gold pieces for a quiet search.',
          'A door that {site} closed against the deeper dark {years} years ago has been opened from this side, and the house on guard swears that it was not them.',
          '{B} offers the party a fortune for a chart of the ways up to {town}, "for trade".',
        ],
        trace: [
          'One street has new lamps that burn without any heat, and moths lie dead under them.',
          'The cord to the lowest gate has been cut and knotted together again.',
          'Servants of two houses who have not spoken for a lifetime meet each night on the bridge.',
        ],
        truth:
          '{B} means to put out every lamp in {site} at once. The light in the hanging towers is what holds back the things of the deeper dark, and {V}, who knew how to make it, had begun to teach the trade to all houses instead of one. {B} sent {V} up the stair with a false map and sealed the top; {V} sits between two doors with half a lamp. The house of {B} has made its bargain below: it will be spared, and rule over what is left.',
        finds: [
          [
            'Investigation',
            'looking into one of the new lamps',
            'there is nothing in it but a worm that shines, and it will live {few} days more',
          ],
          [
            'Survival',
            'following the stair towards the surface',
            'fresh mortar in the top door, and below it the mark of a lamp set down again and again',
          ],
          [
            'Insight',
            'speaking of the sun in the house of {B}',
            'none of the servants asks a question: they have been told that they will see it',
          ],
        ],
        later: [
          'At the turn of the fish on day {days} the lamps fail, one tower after the other, and something climbs out of the lake (use <Grimlock 50, Grick 450, Chuul 1100, Roper, Cloaker, Aboleth>).',
        ],
        ways: [
          '{V} can light all the towers from one half lamp, if the rope bridges are held for as long as a song.',
          'The other houses do not believe strangers, but they believe the dead worms, in a row, on their own table.',
        ],
      }),
      plotOf({
        id: 'underground-city-2',
        absent: ['weaver of the temple', 'judge of the houses'],
        guest: ['exile under a borrowed name', 'captain of the cave riders'],
        wants: [
          'speaks for peace between the houses, and has had the bed moved away from the door',
          'asks what one pays in {town} for a house with a garden, and laughs at the answer too late',
        ],
        seeks: [
          'keeps to the roofs, and knows the party by name before they have given it',
          'carries two knives openly and a child\u2019s shoe in secret',
        ],
        hooks: [
          'Each night a different house wakes up with a white thread across its door, and by custom this means that it will be wiped out; three houses pay {coins} gold pieces between them for the one who lays it.',
          '{V} has fled to {town} and asks the party to go down in {V.their} place and say one sentence before the assembly.',
          'A caravan of {town} is held at the gate as a pledge until {deadline}, and its owner wants it out without a war.',
        ],
        trace: [
          'The white threads are cut from one single cloth, a very fine one, with a crest.',
          'In the assembly one seat is dusted, and nobody says whose it was.',
          'Young people of different houses wear the same small pin under their collars.',
        ],
        truth:
          'No house is behind the threads. The young people of all houses have sworn to end the feud of their elders: they lay threads at every door, so that each house will send for the other to make peace. It has worked too well, and the houses arm. {B} thought of it, as the last of a house that was wiped out {years} years ago; {V} wove the cloth. {K} gave the order then, has known {B} from the first day by the walk, and cannot decide between an apology and a poisoned cup.',
        finds: [
          [
            'Investigation',
            'comparing the threads with the cloths of the houses',
            'they come from the banner of a house that does not exist any more',
          ],
          [
            'Stealth',
            'following one of those with the pins',
            'they meet in the empty palace, and they are from every house',
          ],
          [
            'Insight',
            'dining with {K} and {B} at one table',
            'both know, and each waits for the other to say it',
          ],
        ],
        later: [
          'On {deadline} the first house strikes, at the wrong door, and {few} others answer (use <Spy, Tough, Warrior Veteran, Mage, Assassin>).',
        ],
        ways: [
          'If {K} sits down in the dusted seat and says one name aloud, the old feud is over by law.',
          'The young can sign in public. No house has ever wiped out its own heirs.',
        ],
      }),
    ],
  },
  {
    id: 'mining-town',
    noun: /\b(?:mining|miners?'?|quarry|ore|gold rush|silver|gold|copper|iron|coal|salt) (?:\w+ )?(?:town|village|settlement|camp|colony|city)$/,
    tells: [],
    keeper: ['mine foreman', 'mayor of the diggings', 'governor of the crown mines'],
    look: [
      'a street of plank houses that ends at a hole in the mountain',
      'a bell on a frame, one rope for the shift and a red one that nobody touches',
      'a board at the pit head with numbered tags, and {few} hooks that are empty at noon',
      'a river that is grey on this side of the washing sheds and clear on the other',
      'a pay office with bars on the window, and a queue of black faces',
    ],
    known: [
      'Everybody in {site} lives by the mine: the miners dig, the others sell them boots, ale and hope, and {town} gets what is left.',
      'When the red rope is pulled, every shop in {site} is empty before the bell has stopped.',
    ],
    senses: [
      'The stamping mill beats day and night, and in its pauses people talk too loud; it smells of coal smoke and wet rock.',
      'Carts rumble underfoot where there is no cellar, and dust lies on every plate.',
    ],
    feature: [
      'The ore chute runs from the pit head down to the river in four breaths.',
      'A blow on the pipe by the shaft is heard on every level below.',
      'Powder is kept in the stone hut outside, under two locks.',
    ],
    checks: [
      ['Nature', 'telling from the dust what is really dug here'],
      ['Persuasion', 'being let down with the night shift'],
    ],
    done: [
      'Tags are hung up when a shift goes down and taken off when it comes up, and no one eats before they agree.',
      'Claims are traded over the bar of the only tavern, by people who have drunk to each other\u2019s ruin.',
    ],
    plots: [
      plotOf({
        id: 'mining-town-1',
        absent: ['shift leader', 'assayer', 'oldest of the diggers'],
        guest: ['owner\u2019s agent', 'buyer of ore', 'inspector on a bribe'],
        wants: [
          'takes the tags off the board in person since the last shift, with the back to the crowd',
          'sends a double shift to the new gallery and has not gone down there once',
        ],
        seeks: [
          'pays for rounds in the tavern and asks who has quarrelled with whom underground',
          'has a wagon with a false floor, and waits for {deadline} with a packed bag',
        ],
        hooks: [
          '{V} and {few} others did not come up last week; their tags were hung up all the same, and the families pay {coins} gold pieces to have the lower gallery searched.',
          'Knocking is heard on the pipe at night: three, a pause, and three. {K} says that it is the water.',
          'A jeweller of {town} has bought a stone that should not exist, traced it here, and wants to know how many more there are.',
        ],
        trace: [
          'The carts that come up at night ride deeper on their springs than those by day.',
          'A gallery is said to be flooded, and the boots of those who guard it are dry.',
          'Bread for {few} people is missing from the bakery each morning, and the baker looks at the floor.',
        ],
        truth:
          'The miners struck a vein of star silver, which by law belongs to the crown. {B} and {K} agreed to bring it out in secret; {V} wanted to report it, and the gallery was walled up with {V} and {few} others behind it, who are made to dig for their food. {K} was to let them out after a week, with money. {B} means to bring the roof down on them on {deadline}, when the wagon is full. {K} has begun to suspect it, and sends down bread.',
        finds: [
          [
            'Perception',
            'putting an ear to the pipe and knocking back',
            'the answer comes at once, and spells a name, slowly',
          ],
          [
            'Investigation',
            'weighing a night cart',
            'below a hand of common ore lies metal that shines in the dark',
          ],
          [
            'Insight',
            'asking {K} about the flood',
            '{K} describes the water well, and forgets to say on which day it came',
          ],
        ],
        later: [
          'On {deadline} the powder goes off, the mountain shakes, and men of {B} hold the pit head until the wagon is away (use <Tough, Tough Boss, Gladiator>).',
        ],
        ways: [
          'An air shaft comes out above the river, wide enough for one thin person with a rope.',
          'The red rope brings all of {site} to the pit within a minute. {B} has not enough men for that.',
        ],
      }),
      plotOf({
        id: 'mining-town-2',
        absent: ['surveyor of the new gallery', 'mine chaplain'],
        guest: ['elder of the night shift', 'foreign expert', 'preacher of the pit'],
        wants: [
          'has doubled the wages for the new level, and still cannot fill a shift',
          'pours a cup of ale into the shaft before each shift, and says that it is a joke',
        ],
        seeks: [
          'knows what knocks down there by its first name, and does not say where from',
          'draws the cracks in the houses of {site} on one sheet, and they make a circle',
        ],
        hooks: [
          'The houses of {site} sink, one after the other, at night, straight down and without a sound; {body} pays {coins} gold pieces for an explanation that is not "worms".',
          '{V} came up from the new gallery with white hair, said "it counts us", and was not at home the next morning.',
          'The miners refuse to work until somebody goes first, and point at the party.',
        ],
        trace: [
          'Candles on the new level burn green, and lean downwards.',
          'Each sunk house has left one thing above: a door, set upright.',
          'The ground hums when the stamping mill stands still.',
        ],
        truth:
          'Below the new level lies the hall of an old stone folk, who sleep, and who held the mountain up by their dreaming. {site.s} has taken their pillars for ore. For each pillar one of them wakes, and fetches a house to prop the roof with. {V} went back to bargain with them, and is held as a pledge. {B} is one of those who woke first, in a miner\u2019s coat, sent up to see whether these people can be reasoned with. {K} knows that the mine must close, and that {site} will be a heap of planks the day it does.',
        finds: [
          [
            'Nature',
            'comparing the sunk houses with the plan of the mine',
            'each of them stands exactly below a place at which a pillar was taken',
          ],
          ['Insight', 'shaking hands with {B}', 'the hand is cold, very heavy, and careful'],
          [
            'History',
            'reading the signs on the last pillar',
            '"One holds, so that all may sleep"; and then a row of names, all crossed out but two',
          ],
        ],
        later: [
          'On day {days} the last pillar but one is cut, and the sleepers come up to take the whole street (use <Gargoyle, Earth Elemental, Stone Giant, Stone Golem>).',
        ],
        ways: [
          'Pillars can be built of masonry as well. The stone folk would pay for each in silver, since they have no other use for it.',
          '{B} can speak for {site} below, if {site} makes {B} a citizen first: they set great store by that.',
        ],
      }),
    ],
  },
];
