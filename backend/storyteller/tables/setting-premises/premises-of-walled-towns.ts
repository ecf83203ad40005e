import type { SettingPremise } from './premise-type.ts';

export const premisesOfWalledTowns: readonly SettingPremise[] = [
  {
    id: 'town',
    slot: 'land',
    isCity: true,
    asks: ['?town|port|harbour|harbor|market|borough|crossroads|outpost|settlement|seaside'],
    title: 'The Town That Knew Better',
    rulers: 'the Town Council',
    guards: 'the town watch',
    wild: 'the outskirts',
    way: 'on foot',
    pitch:
      '{land.s} is a decent town: a market, a wall, a clock that is right. Every evening, for {years} years, the watchman has called the hour and "all is well", and it has been true. Last night he called something else, and in the morning he was gone.',
    party:
      'The party is lodged at the inn by the gate, has seen the watchman last, and heard him, too. {A} has taken down what it heard, sealed it, and hired it on the spot, so that nobody else can ask.',
    truths: [
      'What the watchman calls is so. People set their clocks by it, and their consciences.',
      'In {land} there is a place for everything, and a small fine.',
      'Each trade has a street, a saint and a bench at the town hall. The rat catchers have the one by the door.',
      'Newcomers are given a good supper, and the list of what has been said about them.',
      'The wall has {num} towers. They are let, and laundry is hung out from the battlements, by colour.',
      "A debt in {land} is paid by the week's end, an insult by the month's, and a kindness by the grandchildren.",
      'There has been no murder for {years} years. There have been accidents, and people do not look too closely at a good run.',
    ],
    regions: [
      '{town1} is the market, with the town hall, the clock and the best houses, whose windows are all on that side.',
      '{town2} is the quarter of the trades: hammers, dye, bread, and opinions on the market.',
      '{town3} lies by the gate and the road. It has {few} inns, stables and a lodging house for those who did not expect to stay.',
      '{town4} is the old part, below the wall. It was closed after a fire, it is said, and at night one sees no light there, and smells supper.',
    ],
    factions: [
      [
        'The Town Council',
        'governs {land} from the hall, and wants a new watchman, with a good voice, by tonight',
        'writes down each day what is to be called, and found that saying it was enough to make it so',
      ],
      [
        'The Trades',
        'want an honest inquest, a lower wall tax and the bench by the stove',
        "have hidden the watchman's daughter, who has her father's voice",
      ],
      [
        'The Old Part',
        'are the people of {town4}, who want to be mentioned',
        'have not been well for {years} years, and as long as all is well they cannot be there',
      ],
    ],
    conflicts: [
      'Two men have applied to be watchman. One of them called the hour, for practice, at noon, and it was evening until he had apologised.',
      'A baker in {town2} claims that her sister has been forgotten. She has two chairs, two cups and no one who remembers.',
      'The clock has stopped at the minute of the last call. The council says that it is being cleaned.',
    ],
    people: [
      [
        'town clerk',
        1,
        'wants the last call unheard, or else believed by exactly the right people',
        '{A.name} crosses things out so that they can still be read.',
        'reads the true minutes of the fire aloud, if someone will call them out from the tower',
      ],
      [
        'baker who lays two cups',
        2,
        'wants a loaf taken over the closed wall and given to whoever is hungry there',
        '{B.name} says "we" and looks to the left.',
        "gives up the watchman's daughter only to the one whom the daughter asks for",
      ],
      [
        'gate sergeant',
        3,
        'wants it proved that nobody went out by the gate that night, as nobody did',
        '{C.name} checks each bolt twice, and the third time on tiptoe.',
        'opens the door to {town4}, and has always had the key, on being called a coward by a friend',
      ],
    ],
    places: [
      [
        "The Watchman's Tower",
        1,
        'a room with four windows, a horn, a lamp and {num} books of hours',
        'Every page says "all is well". In the first book the ink has run, {few} times, on one night; it says so there as well (DC 12 Investigation).',
      ],
      [
        'The Closed Gate',
        4,
        'an arch, walled up, with a niche for flowers that somebody changes',
        'The bricks are painted on canvas. Behind it lies a street, neat, with lamps, and with people who stop talking.',
      ],
      [
        'The Lodging House',
        3,
        'beds by the night, a common pot, and a register with many first names',
        'In the attic sits the watchman, safe and sound, who has lost his voice. He writes: "I only said how many we are."',
      ],
    ],
    starts: [
      [
        'It is ten in the evening, and the inn at the gate of {town3} is full. Over the roofs the horn sounds, and people stop in the middle of a word, as they do, to listen and nod. "Ten o\'clock!" comes the call. "And all is..." It is quiet. Then the voice says, not loudly, so that each of them hears it: "There are two hundred more of us. Good evening." A beer glass falls. Somebody laughs too late. When the party has reached the tower it is empty, the lamp is warm, and {A} is standing on the stairs, with a seal in one hand.',
        'The watchman had looked out on the side where one does not look, and seen a light. He is an honest man, and it came out.',
      ],
    ],
    openings: [
      [
        'A stranger thanks the party for last night, in the street, heartily, by name. When they turn round there is only the wall.',
        'They heard the call, and two hundred people have been a little more there ever since.',
      ],
      [
        'The council offers the party the post of watchman, jointly, with a tower, a pension and a list of what to say.',
        'It would prefer people whom nobody would miss if they saw something.',
      ],
    ],
    truth:
      "There was a fire in {town4}, {years} years ago, and the council shut the gate to save the rest. In the night the watchman of that time was told to call that all was well, so that people should not run out and look. He called it; it is an old office, and a strong one. So all was well: the fire was out, and those behind the gate had not been hurt, or had not been at all. They have lived there ever since, in streets that no one looks at, and are forgotten by whoever loved them at each ten o'clock anew. Should somebody call the truth they will be back, and so will the fire.",
    secrets: [
      'What is called has to be true only until it is called again. A clever watchman could put out a fire in three sentences.',
      'The accidents of the last years were people who had remembered.',
      'The party may call as well. It takes the horn, the tower and somebody who is listening.',
    ],
    steps: [
      'the council has the evening called by a clerk, with a cold, and half of the town is not quite well',
      'the baker climbs over the wall, with bread, and has never existed',
      '{guards} collect all horns, bells and whistles',
      'One evening no one calls anything. The clock strikes ten; a red light stands over the painted gate, with shadows in front of it, which hold each other by the hand and wait to hear how they are.',
    ],
    ends: [
      'It is called that they are there, that the gate is open, and that the fire is out: in this order. {land.s} has two hundred people more, and a lot to explain to them.',
      'The council is made to call, one by one, what it did. It rains that night as never before, on {town4}; and the hour has been called differently since.',
      'All is well. The party has said so itself, from the tower, and cannot remember any longer why it was so unwilling.',
    ],
  },
  {
    id: 'siege',
    slot: 'change',
    isCity: true,
    asks: [
      'siege|besieged|surrounded|encircled|blockade city|town|fortress|castle|capital|kingdom|army|undead|horde|year|years|never',
      'last_stand|last_bastion|last_city|last_fortress',
      'last city|fortress|bastion|stronghold|town|free|standing|refuge|kingdom|humans|humanity',
      'fortress|city|citadel|wall|hold|holds|castle|kingdom|north army|horde|undead|demons|orcs|monsters|enemy|giants|trolls besieg*|siege|surround*|attack*',
    ],
    not: 'mage_prison|school',
    without: 'borders?|harvests?|provinces?|countries|pilgrims',
    title: 'The Third Year of the Siege',
    rulers: 'the War Table',
    guards: 'the wall companies',
    wild: 'the ground between',
    way: 'behind the wall',
    pitch:
      '{land.s} is the last city that holds out. The enemy has lain before it for three years, and inside people have got used to it: there are theatre, a currency in candles, and rats at a price. This morning the tents outside are still standing, and no smoke comes up from them.',
    party:
      'The party got in, {few} weeks ago, over the ground between, which nobody has done before or since. That was luck or treason. The War Table has them both watched and decorated, and {A} needs people who know the way.',
    truths: [
      "A candle is a day's pay, an egg a candle, and an orange is in the museum.",
      'The dead are carried up the wall, in uniform, so that the enemy should not be able to count.',
      'At noon nobody shoots. The cooks of both sides are known by name, and criticised.',
      'Children born in the siege think that the sky ends at the wall, with stakes.',
      'There are {num} jokes about horse. They are told with a full plate.',
      'Whoever is found with hidden flour has to eat it, dry, before those who stand in the queue.',
      'Everybody has a bag packed, for the day it is over, and nobody has ever said what is in it.',
    ],
    regions: [
      '{town1} has the citadel, the War Table and the granary, which is guarded by people chosen for being fat.',
      '{town2} lies at the gate: barracks, surgeons, and a theatre that has been playing the same comedy for three years.',
      '{town3} is gardens on roofs, mushrooms in cellars and a fish pond in the cathedral.',
      '{town4} was taken, once, and taken back. It is rubble, cats and a wall within the wall, through which one hears digging.',
    ],
    factions: [
      [
        'The War Table',
        'governs {land} by ration, and wants no one to go out and look',
        'has been in talks for {few} months, and has agreed on a date, though not on whose head',
      ],
      [
        'The Wall Companies',
        'hold what there is to hold, and want boots, powder and the truth, in that order',
        'have shared their supper with those outside since the first winter, by basket',
      ],
      [
        'The Bag Packers',
        'are families, players and traders who want to leave tonight',
        'know the tunnel in {town4}; they did not dig it, and it is finished',
      ],
    ],
    conflicts: [
      'The granary has been weighed, and is full. Either somebody has been saving, or people have been dying of hunger to a plan.',
      'An enemy deserter has asked for asylum. He is fat.',
      'The comedy has been forbidden, as the general in it is funny. The audience turns up and sits in front of the curtain.',
    ],
    people: [
      [
        'captain of the east wall',
        2,
        'wants somebody to walk over to the tents and lift one flap',
        '{A.name} talks with lowered eyes, so as not to give away what lies behind one.',
        'opens the gate, against orders, on hearing who lies in the tents, and of what',
      ],
      [
        'quartermaster',
        1,
        'wants {few} sacks moved from a full store to an empty one before the next weighing',
        '{B.name} breaks bread in exact halves and takes the crumbs.',
        'tells for whom the grain is being kept, in return for one night without the voices of the queue',
      ],
      [
        'comic actor and spy, for both',
        2,
        'wants a line taken to the other side, and has forgotten what it is a signal for',
        '{C.name} falls over whenever it gets serious.',
        'speaks the line on stage, before all of the Table, as soon as he knows',
      ],
    ],
    pronouns: { C: 'he' },
    places: [
      [
        'The Silent Camp',
        4,
        'ten thousand tents in good order, with the flags up and the kettles cold',
        "They are empty, swept, and the beds made. On each pillow there is a loaf, and under the general's a map of {land}, with the wells crossed out (DC 13 Investigation).",
      ],
      [
        'The Finished Tunnel',
        4,
        'shored, dry and lit, from the rubble out under the ground between',
        "In the middle is a wall of stone with a small window, a stool on each side, and a chess board. It is White's move.",
      ],
      [
        'The Granary',
        1,
        'six floors of grain, behind men who chew',
        'The grain on the upper floors is real. What is below moves if one is very still: it is what the enemy had come for.',
      ],
    ],
    starts: [
      [
        'At noon, as every day, the cook of the east wall leans out and shouts over what there is: horse. One waits for the answer. It is always very rude; and there are people in {town2} who live for it. Nothing comes. The cook shouts it again. On all of the wall they stand up, slowly, heads above the parapet, as they have been forbidden to for three years; and no arrow comes either. There are the tents. A kettle lid turns in the wind. {A} takes off the helmet, and looks at the party. "You came over that once," {A.they} says. "What did it look like, when nobody wanted to kill you?"',
        'The enemy has marched off in the night, for fear of what is in the granary. It has left its bread, as it was sorry.',
      ],
    ],
    openings: [
      [
        'A basket is drawn up at the wall, as each evening. In place of the cheese there is a child\'s shoe in it and a word: "Run".',
        'Somebody outside has stayed behind on purpose. He has a sister-in-law in the wall company.',
      ],
      [
        'An old soldier sells the party an orange. It is from this year.',
        'He has been outside and back, by the tunnel, for weeks. There is nobody there, as far as a harbour.',
      ],
    ],
    truth:
      'The enemy did not come to take {land} but to keep something in. Three years ago the War Table, losing, had let a thing be woken under the granary that eats armies. It ate one; it does not tell them apart, and it grows by what is afraid near it. The others made a ring around it, of everyone they had, and sent in word: do not come out, feed it grain, be cheerful if you can. The Table kept that to itself, since it would have had to say who woke it. It has worked, for three years, on bread, comedies and rude shouts at noon. Since yesterday it is too large; the ring has gone to fetch help, or has just gone.',
    secrets: [
      'The comedy was written by the enemy general, under another name, as a weapon.',
      'What is below cannot follow people who leave laughing. It needs them to look back.',
      'The fat deserter is the general. He has come in, alone, to see the last act.',
    ],
    steps: [
      'the War Table declares victory, and orders a parade, and the ground dips where it passes',
      'the Bag Packers go into the tunnel, {num} of them, and meet others coming the other way',
      'the comedy is not given, for the first time; it is a bad night, and the granary is empty by morning',
      'On the fourth day the gates of {land} stand open. Nobody goes out, and nobody is there to come in; and from {town1} there is a sound, as of somebody pulling a chair up to a table.',
    ],
    ends: [
      'The whole city walks out, at noon, behind its actors, in stitches. It does not look back; and behind it something very large sits in the dark, and tries to understand the joke.',
      'Besiegers and besieged form one ring, with one kitchen. It starves, in a season, on good humour and iron rations, and there is a monument to a cook.',
      'The Table goes down, in a body, and is heard apologising. It is enough for a small army: in the morning it has gone back to sleep.',
    ],
  },
];
