import type { PlaceSort } from '../families/place-family.ts';
import { plotOf } from '../families/place-plot.ts';

/** Forests, islands, battlefields and passes of which an idea says no more. */
export const sortsOfWilds: readonly PlaceSort[] = [
  {
    id: 'forest',
    noun: /\b(?:forest|woods?|woodland|jungle|thicket|glade|clearing|grove|rainforest)$/,
    tells: [],
    keeper: ['forester', 'warden of the forest', 'royal warden of the forest'],
    look: [
      'trunks so wide that a cart could be hidden behind one, and has been',
      'a path that is older than the trees, and goes straight on where they do not',
      'mushrooms in a ring, all of them looking inwards',
      'a charcoal burner\u2019s hut with smoke and no door',
      'ribbons on the branches, faded, and one that is new and red',
    ],
    known: [
      'In {town} they say "the trees" as others say "the neighbours", and lower their voices at the window on that side.',
      'One may take what lies on the ground; what still grows has to be asked for, with a name.',
    ],
    senses: [
      'A woodpecker stops, and one notices that everything else has stopped before; it smells of leaf mould and rain.',
      'Boughs rub, far off an axe falls, and there is no second blow.',
    ],
    feature: [
      'At dusk the path can be seen only from the corner of the eye.',
      'Dry bracken burns quickly there, and the trees lean away from it.',
      'A stream goes all through it, and does not lead out at the same side for everyone.',
    ],
    checks: [
      ['Survival', 'keeping to a direction under the trees'],
      ['Nature', 'telling which of the trees is none'],
    ],
    done: [
      'Charcoal, honey and game are brought out, and bread is left in return, on a stump.',
      'Children of {town} go in as far as the first ribbon, and foresters as far as the last.',
    ],
    plots: [
      plotOf({
        id: 'forest-1',
        absent: ['woodcutter', 'herb gatherer', 'surveyor of timber'],
        guest: ['timber merchant', 'huntsman of a great house', 'healer from the edge of the wood'],
        wants: [
          'ties a new ribbon every evening, one tree nearer to {town}',
          'walks with a hand on the bark, and answers somebody',
        ],
        seeks: [
          'has bought {num} oaks that nobody has been able to fell, and pays by the attempt',
          'gathers one flower by night, and sells it by the petal',
        ],
        hooks: [
          'The edge of the wood has come nearer to {town}, by a furrow each night; {body} pays {coins} gold pieces to have it stopped, or explained.',
          '{V} went in to mark trees for the axe; since then one tree more stands at the edge, with {V.their} hat on it.',
          'Somebody in {site} sings a lullaby at midnight, and in {town} the very old get up and start to walk.',
        ],
        trace: [
          'On the felled trunks the rings are of this year only.',
          'The roots at the edge all point at one house in {town}.',
          'Where {B} has picked flowers the ground is grey, and birds fall silent.',
        ],
        truth:
          'The forest is looking for its child. {B} dug up a sapling from its heart, the only one in a hundred years, and has planted it in a tub in a cellar in {town}, for the sake of its flowers, which cure for a night and are addictive. The trees walk, slowly, towards its crying. {V} heard it too, promised to fetch it, and was turned to wood up to the neck, as a pledge. {K} knows of the promise, and has no idea in which of the cellars to look.',
        finds: [
          [
            'Nature',
            'following the line of the roots into {town}',
            'they point below the third house of the market, and the grass over its cellar is knee high',
          ],
          [
            'Perception',
            'standing by the tree with the hat at midnight',
            'it whispers: "The one with the petals. Hurry. I am fond of my knees"',
          ],
          [
            'Medicine',
            'looking at one whom the petals have cured',
            'the wound is closed with bark, and itches',
          ],
        ],
        later: [
          'On {deadline} the wood is at the first houses and does not go round them (use <Awakened Shrub 10, Awakened Tree 450, Shambling Mound 1800, Treant 5000>).',
        ],
        ways: [
          'The sapling wants to go home, and is light enough for two. Everything with roots makes way for it.',
          'The trees would let {town} keep a cutting, if they were asked; it is what they are best at.',
        ],
      }),
    ],
  },
  {
    id: 'island',
    noun: /\b(?:island|isle|islet|skerry|atoll)$/,
    tells: [],
    keeper: ['island warden', 'reeve of the island', 'governor of the island'],
    look: [
      'a landing with one ring, and a boat that has been pulled far higher than the tide comes',
      'a hill with a stone on top, and a path that is only used upwards',
      'huts with their backs to the sea, and one that faces it',
      'a beach of white sand, raked by nobody, without a single print',
      'goats on the roofs, counting the visitors',
    ],
    known: [
      'On two days of the month the ebb lays a way of sand to {site} free; whoever misses it stays for a fortnight, and is put to work.',
      'The people of {site} owe {town} a tax in eggs, and have paid it, since the storm, in pearls.',
    ],
    senses: [
      'Surf all round, so that one stops hearing it, and then a voice; it smells of kelp and thyme.',
      'Gulls cry, and at one hour they all fly off at once.',
    ],
    feature: [
      'From the stone one sees each boat an hour before it lands.',
      'The blowhole on the far side throws a person as high as a house, twice a day.',
    ],
    checks: [
      ['Survival', 'reading the ebb from the stone'],
      ['Athletics', 'landing where there is no landing'],
    ],
    done: [
      'What the sea brings is shared out by {K}, and complained of by all.',
      'Guests are given a bed, a task and a question, on the first evening.',
    ],
    also: ['treasure-1'],
    plots: [
      plotOf({
        id: 'island-1',
        absent: ['pilot', 'castaway', 'egg gatherer'],
        guest: ['captain who put in for water', 'mapmaker of the crown', 'pearl buyer'],
        wants: [
          'counts the people of {site} every evening, with the goats, and is relieved each time',
          'has the boats drawn up, and the oars locked away in the church',
        ],
        seeks: [
          'wants to drop anchor on the seaward side, where nobody anchors',
          'has drawn {site} {few} times in a month, and no two of the maps agree',
        ],
        hooks: [
          '{site.s} lies a mile further out than it did in spring, as all sailors of {town} swear; {body} pays {coins} gold pieces to have it measured from the inside.',
          '{V} has swum to {town} through the night, said "Do not let him light the fire", and swum back.',
          'The party is set ashore for water, and in the morning the ship is gone, and so is the coast.',
        ],
        trace: [
          'The blowhole breathes out twice a day, and twice a day it breathes in.',
          'The sand is warm at night, on the hill most of all.',
          'An anchor lies in the grass, a very old one, with its chain bitten through.',
        ],
        truth:
          '{site.s} is a living thing, asleep at the surface for {few} hundred years, and its people know it and are careful. Since the spring it has been drifting to the deep, since {B} has had a pit dug on the hill for its pearls, which grow in its back, and hurts it; on {deadline} a fire is to melt out the largest. {V} lives beneath, in the folds by the gills, as someone of each generation must, to hear how it is. {K} has to choose between warning {town} and keeping the secret that has kept it alive.',
        finds: [
          [
            'Nature',
            'laying a hand on the bare rock of the hill',
            'it has a pulse, one beat to a hundred of one\u2019s own',
          ],
          [
            'Survival',
            'taking the bearings of {town} from the stone on two evenings',
            'it is not {town} that has moved',
          ],
          [
            'Investigation',
            'looking into the pit of {B}',
            'the walls bleed a little, something like milk, and pearls sit in it like teeth',
          ],
        ],
        later: [
          'On {deadline} the fire is lit, it dives, and whatever lives on its underside comes up (use <Giant Crab, Merrow 450, Chuul 1100, Water Elemental, Dragon Turtle 18000>).',
        ],
        ways: [
          'The pit can be closed with kelp and song, as the old people know how to; it takes all of them, and a night.',
          'It sheds its pearls by itself, every seven years, for anyone who waits. Nobody has told {B}, who is not good at it.',
        ],
      }),
    ],
  },
  {
    id: 'battlefield',
    noun: /\b(?:battle ?field|war cemetery|field of battle|killing fields?|old trenches)$/,
    tells: [],
    keeper: ['keeper of the field', 'warden of the field', 'royal warden of the field'],
    look: [
      'a plain with two low hills, and a stone wall of helmets between them',
      'poppies in straight rows, as the companies stood',
      'a cart with its shafts up, full of rust, with a nest in it',
      'a tree with {num} arrowheads in the bark, grown over, and one that shines',
      'a stake with the banners of both sides, rotted to the same colour',
    ],
    known: [
      'Nobody in {town} ploughs there; the plough brings up buttons, and the buttons bring dreams.',
      'On the day of the battle the old people of both sides come, stand apart, and share one barrel.',
    ],
    senses: [
      'Larks, and now and then a drum that is only the wind in a barrel; it smells of thyme and wet iron.',
      'At dawn one hears the name of a place shouted, once, by many.',
    ],
    feature: [
      'The old ditch leads unseen from hill to hill.',
      'Whoever blows the horn on the stake is obeyed, by those who can hear it.',
    ],
    checks: [
      ['History', 'reading from the ground who stood where'],
      ['Religion', 'telling which of the graves are quiet'],
    ],
    done: [
      'What is found is laid on the wall; who recognises a thing may take it home.',
      '{K} walks the rows in the evening and reads out three names from the list, so as to get through it in a year.',
    ],
    plots: [
      plotOf({
        id: 'battlefield-1',
        absent: ['veteran of the losing side', 'gatherer of buttons', 'drummer who came home'],
        guest: ['general\u2019s heir', 'recruiting officer', 'dealer in old steel'],
        wants: [
          'reads the list of names, and one of them is answered since last month',
          'has taken the horn off the stake, and sleeps on it',
        ],
        seeks: [
          'digs on the left hill only, and measures by a letter in a code',
          'says that an army lies here and is doing nothing, and laughs a little late',
        ],
        hooks: [
          'Each dawn the poppies stand a row nearer to {town}; {body} pays {coins} gold pieces to learn what they are waiting for.',
          '{V} told in the tavern that the battle was decided by a lie, and in the morning was not there to tell it again.',
          'A soldier with a hole in the breastplate has knocked at the door of the party\u2019s lodging, saluted, and asked for orders.',
        ],
        trace: [
          'On the left hill the helmets have been turned to face the right one.',
          'The drum is heard now also when there is no wind.',
          'Letters of the old war are bought in {town}, at any price.',
        ],
        truth:
          'The battle is not over: the order to break off was given, and never arrived. The house of {B} kept it back, to win, and the dead have waited for it ever since. {B} has found in the letters that whoever gives them any order at all, on the day, is their general, and means to march them on {town2}. {V} was the drummer who had the order in the drum, has it still, and has been hidden by {K} in the old ditch. On {deadline} the day comes round, and they will form up.',
        finds: [
          [
            'History',
            'reading the two reports of the battle one after the other',
            'both sides say that they waited for a signal which the other had promised',
          ],
          [
            'Religion',
            'standing in the line with them at dawn',
            'they look at the left hill, where the messenger ought to have come from',
          ],
          [
            'Persuasion',
            'giving {V} a drumstick',
            'the hands know the signal still, and the whole field holds its breath',
          ],
        ],
        later: [
          'On {deadline} {B} blows the horn on the left hill, and the first rank stands up (use <Skeleton, Zombie, Warhorse Skeleton 100, Wight, Wraith>).',
        ],
        ways: [
          'If the true order is drummed, on the right hill, by somebody who was there, they ground their arms and are gone with the mist.',
          'They obey the horn and not the one who blows it; it need only be blown by someone who wants them to rest.',
        ],
      }),
    ],
  },
  {
    id: 'pass',
    noun: /\b(?:pass|mountain|peak|summit|gorge|canyon|ravine|cliffs?|volcano|crater|valley|plateau|hills?)$/,
    tells: [],
    keeper: ['guide', 'warden of the road', 'warden of the heights'],
    look: [
      'a road cut into the rock, with a hollow at each bend for those who must let others pass',
      'a cairn as high as a house, to which everyone adds a stone, and from which one has been taken',
      'a hut with a bell, a shovel and a list of names',
      'a slope without snow between two slopes with it',
      'a shrine with its door on the side of the drop',
    ],
    known: [
      'Whoever goes up there lays down a stone and says where to; {town} has found people by that, in spring.',
      'The mountain has moods, and in {town} nobody sells rope in the weeks when it has one.',
    ],
    senses: [
      'Wind in a crack makes one long note, and stones tick as they warm; it smells of cold iron.',
      'A rumble, far up; and then one hears how loud the silence is.',
    ],
    feature: [
      'A shout at the third bend brings down what hangs above it.',
      'There is a cave behind the shrine, big enough for six and dry.',
    ],
    checks: [
      ['Survival', 'telling from the snow when it will come down'],
      ['Athletics', 'getting round the place where the road has gone'],
    ],
    done: [
      'Carts are roped together, guides are hired, and prayers are said by people who do not do so elsewhere.',
      'Those who come over are given soup, and asked what they saw that they will not tell.',
    ],
    plots: [
      plotOf({
        id: 'pass-1',
        absent: ['bell ringer of the hut', 'guide of the old road', 'hermit of the shrine'],
        guest: ['road builder', 'leader of a caravan', 'sceptic with a barometer'],
        wants: [
          'puts a stone on the cairn each evening, from the heap of another\u2019s ruined wall',
          'lets no one over who cannot say please, and has stopped smiling about it',
        ],
        seeks: [
          'wants a straight road, has powder for it, and counts on {deadline}',
          'has noted each fall of stones for {years} years, and has just found the pattern',
        ],
        hooks: [
          'The mountain has come down on {few} caravans and gone round {few} others; the merchants pay {coins} gold pieces to know what the second ones did.',
          '{V} has stopped ringing the bell, sits in the shrine, and says to all who ask: "It is being robbed. It told me so".',
          'The party has to be over by {deadline}, and {K} will let them go first, or not at all.',
        ],
        trace: [
          'All those who got over safely had a child, a fool or a polite person in front.',
          'The cairn is lower than on the old pictures, and the new hut of {B} has very fine stones.',
          'The bell rings by itself, softly, before each fall.',
        ],
        truth:
          'An old power lives in the mountain: not a great god, but a touchy one, which asks to be greeted and to have one stone from everyone. {B} has taken the cairn for building, stone by stone, and with each the memory of someone who was polite. It shakes itself to find them. {V} is the only one whom it still trusts. {B} means to blast the third bend on {deadline}, which is, as it were, its ear.',
        finds: [
          [
            'Religion',
            'reading what is scratched on the stones of the new hut',
            'each bears a name, a date and the word "please"',
          ],
          [
            'Nature',
            'comparing the falls with the wind, the sun and the frost',
            'they have to do with none of these, and with shouting a good deal',
          ],
          [
            'Insight',
            'greeting the mountain, aloud, and waiting',
            'a single pebble rolls down and stops at one\u2019s foot',
          ],
        ],
        later: [
          'On {deadline} the powder goes off, and what has only grumbled until now gets up (use <Gargoyle, Earth Elemental, Air Elemental, Stone Giant, Stone Golem>).',
        ],
        ways: [
          'The hut can be carried back to the cairn in a day, if everyone of {town} takes one stone and says a word.',
          'It would show {B} a better road by itself, if it were asked. The pebbles are rather clear about it.',
        ],
      }),
    ],
  },
];
