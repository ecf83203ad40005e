import { familyWords, type PlaceFamily } from './place-family.ts';

/** Places where something is brewed and sold, or where those who trade are no people of the town. */
export const familiesOfTrade: readonly PlaceFamily[] = [
  {
    id: 'potions',
    sites: ['shop', 'workshop', 'house', 'market'],
    needs: [
      familyWords(
        'ware',
        'potion=potions potions elixir=elixirs elixirs alchemist=potions alchemy=potions apothecary=remedies remedy=remedies remedies ' +
          'medicine=remedies poison=poisons poisons perfume=perfumes perfumes brews',
      ),
    ],
    tells: ['market', 'magic', 'plague', 'gas'],
    keeper: ['apothecary', 'master apothecary', 'apothecary to three courts'],
    look: [
      'shelves of {ware} in three hundred colours, each tied to the wall by a thread',
      'a counter of slate with rings of spilt {ware}, no two of one colour',
      'a kettle that is stirred by a clockwork, and a chair beside it that nobody may touch',
      'labels in a shaky hand, each with three marks of exclamation',
      'a bucket of sand at every second step',
    ],
    known: [
      'The {ware} of {K.full} do what the label says; people come for them from beyond {town2}.',
      'Whoever buys {ware} here has to say twice, before a witness, whom they are for.',
      'Here one pays before tasting, and nobody leaves before {K.full} has seen the cork go back in.',
    ],
    senses: [
      'Something bubbles, stops, and is shaken by somebody who holds his breath; it smells of mint, sulphur and burnt sugar.',
      'Glass clinks at every step in the street; it smells of anise and of hair that has been too near to a flame.',
    ],
    feature: [
      'A shelf pulled over covers the floor with {ware}: whoever crosses it takes 2d6 acid damage, or is lifted to the ceiling for a minute, on even and odd rolls.',
      'The sand puts out every fire at once, and a handful of it blinds.',
      'The drain under the counter is as wide as a barrel, and leads to the next street.',
    ],
    checks: [
      ['Nature', 'naming what is in a kettle by its smell'],
      ['Sleight of Hand', 'changing one of two bottles on the counter'],
    ],
    done: [
      'Potions of Healing are sold here at the usual price, and {ware} to order within three days.',
      'Empty bottles are bought back, and sniffed at first.',
      'Those who try new {ware} are paid five silver pieces, and sit behind a rope until evening.',
      'Herbs are bought from anyone, if the root is still on them.',
    ],
    details: {
      keeper: [
        'drops whatever is in hand when the door opens, and asks everyone who sent them',
        'reads every label three times before handing over a bottle, and then asks to have it back',
      ],
      guest: [
        'has bought nothing for a week, and looks at everyone who does',
        'sits on the only chair, and answers for {K} when customers ask how business is',
      ],
      hooks: [
        '{K} needs a root that grows on the ledges near {town2}, and pays {coins} gold pieces for it, half of it in {ware}.',
        'A customer has been sold the wrong bottle, is floating over the roofs of {town}, and would like to be taken down quietly.',
        'A healer of {town} pays {coins} gold pieces to know why {K} sells nothing any more after dark.',
      ],
    },
    trouble: {
      id: 'potions',
      absent: ['customer', 'assistant'],
      guest: ['dealer in rare drops', 'buyer for a noble house'],
      trace: [
        '{K} starts at every cork, and has bitten the ends of all pencils.',
        ['A cup of tea gets empty beside a chair in which nobody sits.', 'v=1'],
        [
          '{K} lays bread on the stair in the evening, and it is gone before a cat can have come.',
          'v=1',
        ],
        [
          'In the rubbish lie {few} labels with the arms of royal houses, all written out and thrown away.',
          'v=2',
        ],
        ['{B} reads each letter that {K} writes, and hands it back smiling.', 'v=2'],
      ],
      truth: [
        '{K} sold {V} a bottle from the wrong shelf. Since then nobody can see or touch {V}, who lives here, eats the bread of {K} and fades a little more each night; on day {days} even the voice will be gone. {K} brews every night for what would undo it, and lacks twelve drops. {B} has them, knows what they are for, and sells one each week for all that is in the till.',
        'Eleven rulers will drink to a peace on {deadline}, each from a bottle out of this shop, as the custom is. The bottles had been sent off when {K} found that {V} had filled them from the black jar: whoever drinks does for a year what one voice says, and the voice is that of the master of {B}. {V} has fled to {town2} with the other half of the jar, and {B} sits here so that {K} warns nobody.',
      ],
      finds: [
        [
          'Perception',
          'blowing flour over the empty chair',
          'a person sits in it, with a finger on the lips',
          'v=1',
        ],
        [
          'Investigation',
          'laying the prices in the till book side by side',
          'all that is earned here goes to {B}, for one drop a week',
          'v=1',
        ],
        [
          'Arcana',
          'comparing the shelf with its list',
          'the bottle that lasts for an hour is there, and the one that lasts for good is not',
          'v=1',
        ],
        [
          'Nature',
          'scratching the bottom of the black jar',
          'whoever licks it does at once what the next voice says, for as long as it takes to count to ten',
          'v=2',
        ],
        [
          'Insight',
          'asking {B} to taste something here',
          '{B} laughs, and moves the chair away from the shelf',
          'v=2',
        ],
        [
          'Stealth',
          'watching {K} after the shop is closed',
          '{K} speaks to somebody who is not there, and asks to be forgiven',
        ],
      ],
      later: [
        [
          'On day {days} the voice beside {K} stops in the middle of a word, and the next evening the bread is still on the stair.',
          'v=1',
        ],
        [
          'On {deadline} eleven rulers lift their glasses, and a war begins the next day to which all eleven agree.',
          'v=2',
        ],
      ],
      ways: [
        [
          '{V} can steal the drops, unseen, and has not dared to: somebody would have to keep {B} talking.',
          'v=1',
        ],
        [
          'The root from the ledges serves as well as the drops. It is guarded by what eats it (use two Griffons).',
          'v=1',
        ],
        [
          'The other half of the jar, drunk by one person, gives back the will to all eleven; that one keeps what was in it, for a year.',
          'v=2',
        ],
        [
          '{B} has drunk from the black jar, and does not know. {K} does, and has not dared to say a word.',
          'v=2',
        ],
      ],
    },
  },
  {
    id: 'market-of-creatures',
    sites: ['market', 'shop', 'inn'],
    needs: [
      familyWords(
        'creature',
        'goblin goblins=goblin troll trolls=troll ogre ogres=ogre orc orcs=orc kobold kobolds=kobold fey=fairy fairy fairies=fairy pixie gnoll ' +
          'ghoul ghouls=ghoul ghost ghosts=ghost vampire vampires=vampire demon demons=demon devil giant giants=giant lizardfolk ratfolk bugbear',
      ),
      familyWords('trade', 'market bazaar fair auction shop stall stalls'),
    ],
    tells: ['beasts', 'market', 'haunted', 'vampires', 'undead', 'magic', 'monsters', 'outlaws'],
    keeper: [
      '{creature} market warden',
      '{creature} market judge',
      '{creature} king of the market',
    ],
    look: [
      'scales on which a {creature} weighs buttons against a promise',
      'a row of stalls made of doors, all of which were somebody\u2019s in {town}',
      'a {creature} who sells single shoes, left ones on this side, right ones on the other',
      'a board with today\u2019s price for a name, a shadow and a good night\u2019s sleep',
      'a {creature} with a drum, who beats it when anyone lies',
    ],
    known: [
      'A {creature} stands behind every stall here. People of {town} buy and sell beside them, and do not greet each other.',
      'Coins are refused here. A {creature} takes things that were loved, and gives things that are useful.',
    ],
    senses: [
      'Prices are called in the tongue of a {creature}, and a drum interrupts them; it smells of lamp fat and fried something.',
      'Somebody bargains in a whisper, and a {creature} answers at the top of the voice; it smells of wet fur and pepper.',
    ],
    feature: [
      'The stalls are doors on barrels: pushed, all roll the same way.',
      'At three beats of the drum each {creature} puts out the lamp, and only they can see.',
      'Whoever holds the scales may not be touched, by the law of the market.',
    ],
    checks: [
      ['Persuasion', 'paying a {creature} with a story'],
      ['Insight', 'telling what a {creature} thinks a thing is worth'],
    ],
    done: [
      'A {creature} sells here what has been lost in {town}, and asks for something else that will be missed.',
      'Bread, knives and old boots are to be had without questions; names, teeth and years only from {K}.',
      'Quarrels are weighed: both sides lie down on the scales.',
    ],
    details: {
      keeper: [
        'walks from stall to stall with a measuring stick, and is measured in turn by each {creature}',
        'asks strangers what they would miss most, and writes it down for a fair price',
      ],
      guest: [
        'comes from {town} with a sack, and goes back with a smaller one',
        'is the only one here with a paper from {body}, and hides it badly',
      ],
      hooks: [
        'Something that was stolen from the party lies on a stall here, with a price in a week of sleep.',
        'A widow in {town} has sold her own name here for food, and her sister pays {coins} gold pieces to whoever buys it back.',
        'A {creature} comes to the party by night and asks for people who can read what {town} writes.',
      ],
    },
    trouble: {
      id: 'market-of-creatures',
      absent: ['thief', 'letter reader'],
      guest: ['inspector', 'envoy in plain clothes'],
      trace: [
        'On one stall lie {few} wedding rings of one week, and the {creature} behind it does not call them out.',
        '{B} takes a share from each stall, without weighing it.',
        ['All goods on the last stall are still warm from somebody\u2019s pocket.', 'v=1'],
        ['In the middle stands a stall with a curtain, and each {creature} walks round it.', 'v=2'],
      ],
      truth: [
        'By an old treaty each {creature} may sell what {town} has lost, and nothing that was taken. {B} has the treaty from {body} to guard, and has made a trade of it: {V} breaks into the houses of the poor, and {B} swears that it was lost. {K} has found out. If {K} says so, {B} calls the guard with torches, and everybody with a stall dies for a theft that people did.',
        'In the stall with the curtain the names of whole cities are sold. {V} brought the first, and since then nobody can say what lay between {town} and {town2}. Each {creature} here was once a person of that city, which forgot what it looked like; {K} is the last who remembers it. {B} has come to buy a second name, that of the capital, for a ruler who wants its throne, and has {few} thousand souls to pay with.',
      ],
      finds: [
        [
          'Investigation',
          'reading the tickets on the warm goods',
          'all were "found" in one street, at the hour when all were in bed',
          'v=1',
        ],
        [
          'Stealth',
          'following {B} behind the stalls',
          '{V} is waiting there with a sack, and {B} tells the next address',
          'v=1',
        ],
        [
          'History',
          'asking a {creature} to sing an old song',
          'it names streets and towers of a city of which nobody has heard',
          'v=2',
        ],
        [
          'Perception',
          'looking behind the curtain',
          'there are jars in which somebody whispers, and one of them whispers "{town}"',
          'v=2',
        ],
        [
          'Insight',
          'asking {K} what {B} is owed',
          '{K} looks at the torches on the wall before answering',
        ],
      ],
      later: [
        [
          'On day {days} {B} calls the guard of {town} (use ten Guards), and the stalls burn with those who sleep under them.',
          'v=1',
        ],
        [
          'On {deadline} the name is sold, and a messenger from the capital stops in the street and asks where he has come from.',
          'v=2',
        ],
      ],
      ways: [
        ['{V} has been paid in buttons, and would tell {body} for a pardon.', 'v=1'],
        [
          'On the scales of the market {B} can be weighed against the rings; the drum would beat, before everyone.',
          'v=1',
        ],
        [
          'A jar is opened by whoever says the name in it. {K} knows half of it, and an old map in {town2} has the rest.',
          'v=2',
        ],
        [
          '{B} can be outbid, with one thing that a whole city would miss; a party of such fame has something like it.',
          'v=2',
        ],
      ],
    },
  },
];
