import type { SettingPremise } from './premise-type.ts';

export const premisesOfPeoples: readonly SettingPremise[] = [
  {
    id: 'three-peoples',
    slot: 'land',
    asks: [
      'elves|elf|elven dwarves|dwarf|dwarven|humans|human|orcs|orc|halflings|gnomes|men',
      'dwarves|dwarf|dwarven humans|human|orcs|orc|halflings|gnomes|men',
      'high|epic|classic|traditional|typical|standard|generic|normal|vanilla fantasy|dnd|medieval',
      'humans|human orcs|orc|halflings|gnomes',
      'fantasy world|kingdom|realm|land',
      'tolkien|tolkienesque|lord_of_the_rings',
      'alliance|league|union races|peoples|humans|species',
    ],
    not: 'slaves?|at_war|dark|low|apocaly\\w+|steam\\w*|western|space|horror|grim\\w*|ruled|extinct|dead|wiped|science|post-apoc\\w*|modern|urban|borderlands|frontier',
    title: 'The Table of Three',
    rulers: 'the Table of Three',
    guards: 'the mixed watch',
    wild: "the kings' forest",
    way: 'by mail coach',
    pitch:
      'Humans, elves and dwarves rule {land} from one round table, and have done so for {years} years, by an oath that each people remembers differently. This week all three delegations have been sent the same letter. It has only one word in it: "When?"',
    party:
      'The party is of mixed blood, mixed manners or mixed company, and is therefore the only sort of people in whose presence all three will speak. {A} has made it into an embassy overnight, with one hat.',
    truths: [
      'The oath of {land} stands in stone for the dwarves, in a song for the elves, and for the humans in a book that was restored several times.',
      'Dwarves count debts, elves count insults, and humans count votes. Weddings need three accountants.',
      'Nobody may carry iron into {town2}, wood carving into {town3}, or an unfinished sentence into court.',
      'Half-elves get their own queue, which is the shortest. Half-dwarves are said not to exist, and run most of the inns.',
      "An elf's word holds for a thousand years, a dwarf's for as long as the stone does, and a human's until lunch. It is the human ones that get things done.",
      'Every child in {land} learns three greetings and three apologies, and uses up the latter first.',
      'Once a year each people gives one of its young to be brought up by another. It is an honour, and was meant as something else.',
    ],
    regions: [
      '{town1} is the human capital, with the round table, the mint and a street for each trade. It has burned down {few} times and was always improved.',
      '{town2} hangs in the forest of the elves, on bridges that only appear when one is expected.',
      "{town3} goes down into the mountain: the dwarves' halls, with a gate for giants and a cat flap for everybody else.",
      '{town4} is where they all live together, because of the ford and the market, and it has the only good food in {land}.',
    ],
    factions: [
      [
        'The Table of Three',
        'governs {land} by agreement, and wants an answer to the letter, with three signatures',
        'has never agreed on anything without a fourth chair, which is carried in afterwards, veiled',
      ],
      [
        'The Root Council',
        'speaks for the elves, and wants the felling stopped and the young ones back',
        'remembers the oath in full, since {few} of those who swore it are alive, and has agreed not to',
      ],
      [
        'The Deep Clans',
        'speak for the dwarves, and want their loan repaid, in metal, before the next war',
        'have stopped mining on one level, and moved the beds of the children further up',
      ],
      [
        'The Guild Lords',
        'speak for the humans as far as these can agree, and want the oath made modern',
        'have a new text ready, from which one line of the old one is missing',
      ],
    ],
    conflicts: [
      'A dwarf has married an elf in {town4}, and both families have sent the same present: a return ticket.',
      'The humans have felled the trees along the road for a bridge. In {town2} each of them had a name and a godchild.',
      'The gate of {town3} is shut, for the first time in an age. A hundred carts of grain stand before it, and inside someone is hammering it shut more.',
    ],
    people: [
      [
        'clerk of the three seals',
        1,
        'wants somebody to hear all three versions of the oath, and to write down where they differ',
        '{A.name} has ink in three colours on three fingers.',
        'produces the fourth version once the other three are on one table',
      ],
      [
        'elf who was there',
        2,
        'wants to be asked the right question, as there is a vow against answering any other',
        '{B.name} smiles at old jokes, before they are made.',
        'breaks the vow in front of a child that was given away for it',
      ],
      [
        'gate captain of the dwarves',
        3,
        'wants {few} dwarves brought up from a level that is no longer on the plan',
        '{C.name} listens to floors.',
        'opens the gate to humans and elves on hearing a knock in the rhythm of the oath',
      ],
    ],
    places: [
      [
        'The Round Table',
        1,
        'a disc of oak, stone and silver, with three chairs and four places',
        'On the underside the fourth place has a name in letters that none of the three peoples use (DC 14 History).',
      ],
      [
        'The House of the Exchanged',
        4,
        'where the given children live for a summer before they go to the other people',
        'In the dormitory hangs a lullaby, embroidered by each year. Put together it is the line that the humans left out.',
      ],
      [
        'The Silent Level',
        3,
        'the deepest hall of the dwarves, in which tools still lie where they were put down',
        'The rock is warm and shaped like the inside of a hand. Somebody has answered the letter here, in soot: "Now."',
      ],
    ],
    starts: [
      [
        'The delegations meet on the bridge of {town4}, with flags, and each of them has brought the letter to ask the others what it means. It is read out in three languages. Then a voice reads it in a fourth, friendly and rather loud, and no one can see from where. All the elves over a thousand have gone pale. The dwarves look at the ground. The humans look at each other. {A} puts a hat on the head of one of the party. "As of now you are neutral," {A.they} says.',
        "The fourth of the oath has asked in person. It stood among the guests, and looked like everyone's cousin.",
      ],
    ],
    openings: [
      [
        'A human boy who was brought up by dwarves will not go back to the surface. He says that there is no point any more, and that they were told so below.',
        'The dwarves have spoken with the fourth, through the rock. It was courteous, and mentioned a date.',
      ],
      [
        'An old elf gives the party a seed, and asks them to plant it wherever they will be when it is over.',
        'It is from the tree under which the oath was sworn. It was to be planted on the grave of the first who broke it.',
      ],
    ],
    truth:
      'There were four peoples. In the last war the fourth, who could be anyone, went below to hold a thing that none of the others could hold, because it takes every shape and so did they. The other three swore to relieve them when a hundred years were over, in turns, and each gave a child as a pledge. When the term came they agreed to forget it, in three ways. The fourth people has waited, and held on, for {years} years longer than was promised. They have not come for revenge. They are tired, and in {few} weeks they will let it go.',
    secrets: [
      'The exchange of children began as the choice of those who were to go below. It is the only part of the oath that all three have kept.',
      'The inns of {land} are run by people of the fourth, who were left above when the gate was shut.',
      'What is held below cannot bear to be agreed about: three peoples who tell the same story of it make it small.',
    ],
    steps: [
      'the humans publish the new oath, and the table cracks',
      'the elves stop singing it, and the forest forgets where its bridges are',
      'the dwarves move into {town4}, with beds, and no one can ask why without admitting it',
      'At the end of the month the hands below open. It comes up in the shape of whatever each people least wants to admit, and there are three of those.',
    ],
    ends: [
      'The relief goes down: a third of each people, by lot, for a hundred years, with the round table to sit at. The fourth chair has its owner back.',
      'All three versions are told as one, in {town4}, by children. What was held below turns out to be no larger than a cat, and has to be fed.',
      'The thing is let go and met at the gate by all four in arms. It is a great war and a short one, and the songs about it are for once the same.',
    ],
  },
  {
    id: 'points-of-light',
    slot: 'land',
    asks: [
      'points_of_light|wilderness|wilds|untamed|uncharted|monster-infested',
      'few|scattered|isolated|lonely|walled towns|cities|villages|settlements|outposts',
      'dark_ages|dark_age|age_of_darkness',
      'monsters everywhere|roam|outside|wilds|overrun|between',
    ],
    not: 'underground|frontier|colony|desert|sea|ocean',
    title: 'Between the Beacons',
    rulers: 'the Beacon Wardens',
    guards: 'the road watch',
    wild: 'the dark country',
    way: 'in convoy',
    pitch:
      'Four walled towns are left of {land}, each with a beacon on a tower, and between them nobody lives who can be visited. As long as one sees the next fire one is not alone. Last night there were five.',
    party:
      'The party travels on its own between the towns, which makes it heroes, postmen or bait. It carries the mail, the salt and the bad news, and {A} has a letter for the fifth fire.',
    truths: [
      'Gates are shut at dusk, for everybody. Those who knock later are given bread over the wall, and a blanket, and are asked for a last wish.',
      'A road is what was walked this month. Older ones belong to the grass, and to what lies in it.',
      'Each town has a different fire: white in {town1}, green in {town2}, red in {town3} and blue in {town4}. Children dream in the colour they were born to.',
      'Old milestones are still greeted. It is thought that they count.',
      'The monsters have favourite places, habits and, on the whole, better maps.',
      'Whoever has been outside for a hundred nights is called "legged", may speak first in each town, and is not let in without washing.',
      'All the ruins belong to all towns. What is brought home from them is shared by weight, except for books, which are shared by who can read them.',
    ],
    regions: [
      '{town1} has the old bridge, the largest wall and the council of the wardens, and {num} families who have not been outside in three generations.',
      '{town2} grows grain on its roofs. The walls are so narrow that people marry the neighbour opposite, by reaching.',
      '{town3} sits on an old mine and sells iron, and its gate opens inward only.',
      '{town4} is the last one to the north. It has a school of scouts, a wall of names, and room left on it.',
    ],
    factions: [
      [
        'The Beacon Wardens',
        'govern {land} from the towers, and want the fifth fire to be a mistake',
        'have known of it for {few} years, and moved the benches so that one does not see it',
      ],
      [
        'The Legged',
        'carry all that moves between the towns, and want the gates open at night',
        'have been led past the worst places by a lantern that none of them carries',
      ],
      [
        'The Ploughmen',
        'want to go out, clear the land and have a field, whatever the wardens say',
        'have found that in the dark country somebody has kept the furrows open',
      ],
    ],
    conflicts: [
      'A family has been locked out for being a minute late. They have answered every hour from outside the wall, for {few} nights, and sound better each time.',
      '{town2} wants its share of oil doubled, or it will let its beacon go out. {town3} has reminded it of a certain night.',
      'The scouts of {town4} have come home with a harvest wreath, fresh, that they found hanging on a milestone.',
    ],
    people: [
      [
        'postmaster of the convoys',
        1,
        'wants a letter taken to the fifth fire and an answer brought back, at any price',
        '{A.name} weighs each letter in the hand and knows whether it is bad.',
        'tells why the road to the fifth town was taken off the maps, once the answer is there',
      ],
      [
        'keeper of the green beacon',
        2,
        'wants to know who answers when the shutter is worked by night, for company',
        '{B.name} blinks in code without noticing.',
        'puts out the green fire on purpose if the fifth asks for it',
      ],
      [
        'leader of the Ploughmen',
        4,
        'wants an escort for {few} carts, seed and a plough, to where the furrows are',
        '{C.name} smells of earth and gives it away in small bags.',
        'turns the carts back only for a child among them who can hear the milestones',
      ],
    ],
    places: [
      [
        'The Fifth Beacon',
        4,
        'a tower on a hill where no tower is on any map, with a steady yellow light',
        'There is a town around it, with an open gate, a laid table in each house, and people who are glad. None of them casts a shadow toward the fire.',
      ],
      [
        'The Halfway Stone',
        1,
        'a milestone as tall as a man, where convoys put down a coin',
        'It has counted all that passed, and will say it: {num} more went out by night through the gates than ever came in (DC 13 Arcana to ask it).',
      ],
      [
        'The Wall of Names',
        4,
        'the inside of the north wall, with everyone who did not come back',
        'Since the fifth fire, names vanish from it, one a night, and leave the stone smooth and warm.',
      ],
    ],
    starts: [
      [
        'The convoy is an hour late, in sight of {town1}, and the gate is closing as it always does. Everybody runs. Some of them will not make it, and know it. Then on the dark side of the road a lantern swings, and another, as if somebody stood there and lit the ditch; and along it the ground is firm. All of them come in. On the wall {A} counts heads, and comes out with one more than are on the list, who is old, friendly, and asks for the post office.',
        'It is the first one to come back from the fifth town. She has a sack of letters from those on the wall of names.',
      ],
    ],
    openings: [
      [
        'A letter is delivered to the party by hand, at night, in a locked room. It is from a companion who died outside, and asks how the knee is.',
        'The dead of the roads live in the fifth town. They can write as long as somebody reads it.',
      ],
      [
        'One evening all monsters for miles around sit in the grass at the edge of the light, looking in the same direction, like dogs at supper time.',
        'They look to the fifth fire. It calls them in, as it was built to, and feeds them.',
      ],
    ],
    truth:
      'There were five towns. The night when the dark country came the fifth, in the middle, held its gate open for those who fled, until all were through, and so could not shut it. The other four saw its fire go out and were ashamed, for none had sent help, and took it off the maps. It has gone on. The dead of {land} walk to it, because it has an open gate, and keep the fields, the stones and the lanterns for those who are still on the road. Its fire can be seen now since the four are burning low. What it asks is whether they would like to come home before they go out.',
    secrets: [
      'The beacons burn the names of those who are born in the towns. That is why fewer are born each year.',
      "The monsters do not hunt people. They hunt fear, and a gate that shuts in somebody's face is a feast.",
      'Those who eat at the fifth town can leave it, in daylight, if someone at home says their name at supper.',
    ],
    steps: [
      'the wardens forbid the word "five", and the game of dice',
      'the red beacon goes out, and {town3} bars its gate from outside, with its own people in it',
      'the Ploughmen leave {town4} by night, and sing',
      'On the longest night three fires are out. Around the last one stand all who were ever locked out, without anger, and knock.',
    ],
    ends: [
      'The gates are left open for one night. In the morning the guests have washed up and gone, and the dark country is only country, with furrows in it.',
      'The fifth town is put back on the map. The four get a road, the dead get their post, and the scouts a bend with a very good inn.',
      'The fires are made great again with all the oil there is. It will last for {few} years, and the yellow light is moved a hill further off, patiently.',
    ],
  },
];
