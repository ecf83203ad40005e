import { familyWords, type PlaceFamily } from './place-family.ts';

/** Who comes to a place or works in it unseen: retired adventurers, the guild under a bakery. */
export const familiesOfGuests: readonly PlaceFamily[] = [
  {
    id: 'retired',
    sites: ['inn', 'care-house', 'house', 'manor', 'settlement', 'bath-house', 'shop'],
    needs: [
      familyWords('retired', 'retired former old=old ex aging=ageing ageing washed-up'),
      familyWords(
        'veterans',
        'adventurer=adventurers adventurers hero=heroes heroes soldier=soldiers soldiers veterans pirate=pirates pirates knight=knights knights ' +
          'assassin=assassins assassins thief=thieves thieves wizard=wizards wizards mage=mages mages mercenary=mercenaries mercenaries ' +
          'gladiator=gladiators gladiators sailor=sailors sailors spy=spies spies hunter=hunters hunters monsters warriors warrior=warriors',
      ),
    ],
    says: /\b(?:retired|former|old|ex|age?ing|washed-up)[ -](?:[\w-]+ )?\w+(?:s|men)\b/i,
    not: /\bold (?:inn|tavern|house|town|village|city|bath|manor|shop)\b/i,
    tells: ['old', 'old-folk', 'cozy', 'new', 'outlaws'],
    keeper: [
      'innkeeper, once a scout',
      'host, once a captain',
      'host to the {retired} {veterans} of three realms',
    ],
    look: [
      'swords over the fire, each with a name and a last day on a brass plate',
      'a table of {retired} {veterans} who all sit with their backs to the wall',
      'a rack for crutches, with a shield as its roof',
      'a map burned into the bar, with cups set down on all the bad places',
      'a wooden leg on a shelf, with a ribbon',
    ],
    known: [
      'Only {retired} {veterans} have a chair of their own here, and it stays empty for a year when its owner dies.',
      'The {retired} {veterans} of {town} drink here every evening, and one tale may be told by each; whoever contradicts pays.',
    ],
    senses: [
      'Somebody tells of a stair that went down for three days, and somebody says "four"; it smells of liniment and onions.',
      'Joints crack, dice roll, and all are silent when a chair falls over; it smells of pipe smoke and sword oil.',
    ],
    feature: [
      'In a brawl eight {retired} {veterans} take part, each for one round, and then have to sit down.',
      'The swords over the fire are sharp, all but one.',
      'Under the bar is a crossbow that has been cocked for twenty years.',
    ],
    checks: [
      ['History', 'telling a true tale of the {veterans} from the song about it'],
      ['Persuasion', 'drinking with a table of {retired} {veterans}'],
    ],
    done: [
      'Beer is free for whoever shows a scar that nobody here has; it has been measured since.',
      'The {retired} {veterans} sell advice: where a road really goes, what a thing is afraid of, whom not to work for.',
      'Old gear is left here as a pledge, and most of it stays: rope, lamps, a shield or two.',
    ],
    details: {
      keeper: [
        'looks at the hands of each new guest, and pours without asking',
        'rings a small bell at ten, and one of the guests gets up and goes down to the cellar',
      ],
      guest: [
        'buys a round for all, and asks each table the same question, in other words',
        'writes down the tales of the {retired} {veterans}, and leaves out everything that is told with pride',
      ],
      hooks: [
        'A sword from over the fire has been sold in {town2}, and its owner pays {coins} gold pieces to know how it got there.',
        'Eight {retired} {veterans} look for young legs: "a short walk, down and up again, and no questions on the stair".',
        '{K} has an empty chair, and says who may sit down on it: somebody who does one small thing first.',
      ],
    },
    trouble: {
      id: 'retired',
      absent: ['scout'],
      guest: ['collector of songs', 'chronicler of the court'],
      trace: [
        'A bell rings at ten, one of the {retired} {veterans} goes down to the cellar, and the one from yesterday comes up grey.',
        'The chair of {V} is empty, and nobody has taken off the black ribbon.',
        ['{few} guests hold hands under the table when the floor creaks.', 'v=1'],
        [
          'All {retired} {veterans} drink from cups of lead, and nobody else washes these cups.',
          'v=2',
        ],
      ],
      truth: [
        'They say that they killed the thing in the old mine, and have been paid for it. They did not: it cannot be killed, and falls asleep only while somebody it knows sits by it. So they carried it here, into the cellar, and sit there in turns, {years} years now. {V} died last week in the middle of a turn. Since then it walks for as long as a chair is empty, and {B}, who wants a true last verse, has unlocked the door twice.',
        'The {retired} {veterans} once brought down a lich king. They could not break what held his soul, so they melted it and drank it, each a ninth; while they live, he cannot rise. {V} was the first to die, and the ninth part went back to him. {B} serves him, keeps a list with ages on it, and has brought a plague in a cask from {town2}: nobody here is to see {deadline}.',
      ],
      finds: [
        [
          'Stealth',
          'going down behind the one who goes at ten',
          'there is a chair in the cellar before a door with straps, and it is still warm',
          'v=1',
        ],
        [
          'Medicine',
          'looking at the one who comes up',
          'the hair is white on the side that was turned to the door',
          'v=1',
        ],
        [
          'Investigation',
          'reading the notes of {B}',
          'the last verse has a gap, and beside it: "see for myself, third bolt"',
          'v=1',
        ],
        [
          'Arcana',
          'holding a hand over a cup of lead',
          'something in it pulls towards the north, as in a compass',
          'v=2',
        ],
        [
          'Investigation',
          'looking through the baggage of {B}',
          'there are the names of all {retired} {veterans}, with ages, and {V} is crossed out',
          'v=2',
        ],
        [
          'Persuasion',
          'sitting down beside the empty chair',
          'somebody tells how {V} died, and all the others look at the floor boards',
        ],
      ],
      later: [
        [
          'On day {days} nobody is left who can sit through a night, and it comes up the stair (use a Specter).',
          'v=1',
        ],
        [
          'On day {days} the cask is opened for a toast; by {deadline} {few} of the {retired} {veterans} are alive, and a dead king opens his eyes (use a Lich).',
          'v=2',
        ],
      ],
      ways: [
        [
          'It falls asleep by anyone it has known for three nights. Whoever sits by it is told, in a whisper, how it could end: it wants to be taken home.',
          'v=1',
        ],
        ['{V} had a daughter, and it knows her voice: {V} used to sing her songs to it.', 'v=1'],
        [
          'The parts can be passed on, in a cup, to those who are young and have deeds to their name. All here are ready to do it, and ashamed to ask.',
          'v=2',
        ],
        [
          'With one ninth the dead king is as weak as he will ever be. {K} has drawn the way to his grave under the map on the bar.',
          'v=2',
        ],
      ],
    },
  },
  {
    id: 'front',
    needs: [
      familyWords(
        'hidden',
        'hidden secret underground=hidden front=hidden cover=hidden disguised=hidden',
      ),
      familyWords(
        'rogues',
        'thief=thieves thieves assassin=assassins assassins smuggler=smugglers smugglers spy=spies spies rebel=rebels rebels cultist=cultists cultists ' +
          'cult=cultists bandits forgers pirates vampires resistance=rebels',
      ),
      familyWords(
        'front',
        'bakery bakehouse=bakery baker=bakery laundry tailor=tailor\u2019s_shop brewery mill tavern inn butcher=butcher\u2019s_shop bookshop school theatre ' +
          'florist=flower_shop chapel stable stables winery tearoom teahouse bathhouse shop warehouse orphanage toyshop restaurant',
      ),
    ],
    tells: ['secret', 'outlaws', 'books', 'market', 'gossip'],
    keeper: [
      'owner of the {front}',
      'master of the {front}',
      'owner of the {front}, purveyor to the court',
    ],
    look: [
      'a {front} with too many back doors and one customer too few',
      'a freshly whitewashed wall with one handprint at the height of a bolt',
      'a bell over the door of the {front} that rings once for customers, and twice when a certain step is trodden on',
      'an apprentice with a knife scar, who counts change with four fingers',
      'a shelf on wheels, with marks on the floor where it rolls',
    ],
    known: [
      'It is an honest {front}: {town} has bought here for {years} years, and its prices are a little too good.',
      'In {town} one praises the {front}, and goes home before dark.',
    ],
    senses: [
      'In the {front} somebody whistles, and the whistle is answered from under the floor; it smells of fresh goods and lamp oil.',
      'Feet go by below in soft shoes; upstairs someone sets down a tray to cover it.',
    ],
    feature: [
      'Behind the shelf on wheels a stair goes down; it closes by its own weight.',
      'Below, three ways lead out: to the river, to a grave, and into the house of the judge.',
      'A cord drops sacks on the stair, from both sides.',
    ],
    checks: [
      ['Deception', 'ordering with the words that mean something else'],
      ['Stealth', 'going down while the bell rings for a customer'],
    ],
    done: [
      'Upstairs the {front} works from four in the morning, and its wares are good.',
      'Downstairs the {rogues} share out what the night has brought, by candle, and the {front} keeps a tenth.',
      'Whoever asks for "what is left from yesterday" is led behind the shelf, to the {rogues}.',
    ],
    details: {
      keeper: [
        'serves everyone in the {front} personally, and counts aloud whenever a floor board creaks',
        'asks new customers for their street, and gives those from the watch a little more',
      ],
      guest: [
        'comes to the {front} three times a day, and never carries anything home',
        'has rented the window across the street, and has worn out a pencil there',
      ],
      hooks: [
        'A parcel from the {front} has been handed to the party by mistake, with a mask, a plan and a time in it.',
        'The watch of {town} pays {coins} gold pieces to whoever finds where the {rogues} sleep; it has looked everywhere but in its own {front}.',
        'A boy who cleans in the {front} wants to leave, and is afraid of the stair.',
      ],
    },
    trouble: {
      id: 'front',
      absent: ['founder of the guild', 'former owner'],
      guest: ['new customer', 'captain of the watch in plain clothes'],
      trace: [
        'More people go into the {front} before dawn than come out of it by noon.',
        '{K} wraps two sorts of parcels, and ties one of them with a knot that sailors use.',
        ['In a sack for the {front} there is a shoe, and it is not empty.', 'v=1'],
        ['The arms of the crown are on a crate in the yard, with a paper pasted over them.', 'v=2'],
      ],
      truth: [
        'The {rogues} have their headquarters under the {front}, {num} of them, and lived in peace with {town} under {V}: nothing from the poor, no blood. {K} had {V} walled up behind the third pillar, and since then they kill for pay. {V} is alive, on what the boy puts through a gap. {B} is from the watch, has found the stair, and sells the silence to {K} by the week.',
        'Under the {front} the {rogues} have what nobody misses yet: the great seal of the realm, taken by {V}, with a copy left in its place. With it they have made {num} laws by now, and the crown believes that it has forgotten them. {K} wanted gold; {B}, who gives the orders, wants a war, and the paper for it is to be sealed on {deadline}. {V} has understood, and hides in the oldest tunnel with half of the seal.',
      ],
      finds: [
        [
          'Perception',
          'knocking at the third pillar below',
          'somebody knocks back, and then a stone is pushed out, with a ring in it',
          'v=1',
        ],
        [
          'Investigation',
          'comparing what the {front} sells with what it buys',
          'two meals a day are cooked for somebody who is in no list',
          'v=1',
        ],
        [
          'Insight',
          'drinking with {B}',
          '{B} knows the day of every theft before it is reported',
          'v=1',
        ],
        [
          'Investigation',
          'lifting the paper from the crate',
          'under it are the arms of the chancery, and the lock has been opened with a key',
          'v=2',
        ],
        [
          'History',
          'reading a new law in the light of the cellar lamp',
          'it was sealed on a day on which the chancery was closed',
          'v=2',
        ],
        [
          'Stealth',
          'following a parcel with the knot of sailors',
          'it goes behind the shelf, down the stair, and to a hall with beds for all {rogues} of {town}',
        ],
      ],
      later: [
        [
          'On day {days} the boy is found out, and a judge of {town} dies at table (use two Spies and an Assassin for those who did it).',
          'v=1',
        ],
        [
          'On {deadline} a law is read out by which two friendly realms are at war, with a seal that nobody can doubt.',
          'v=2',
        ],
      ],
      ways: [
        [
          'Half of the {rogues} would follow {V} again on the spot; they have been told that {V} took the money and ran.',
          'v=1',
        ],
        ['{B} can be had for the list of payments, which {K} keeps among the recipes.', 'v=1'],
        [
          'With both halves of the seal laid before the throne every false law falls at once. {V} asks for one thing: to be allowed to carry it in.',
          'v=2',
        ],
        [
          '{K} has not read the paper. Read aloud in the hall below, it would cost {B} all hands but two.',
          'v=2',
        ],
      ],
    },
  },
];
