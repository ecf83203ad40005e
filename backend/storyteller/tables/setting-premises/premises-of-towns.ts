import type { SettingPremise } from './premise-type.ts';

export const premisesOfTowns: readonly SettingPremise[] = [
  {
    id: 'mining-town',
    slot: 'land',
    isCity: true,
    asks: [
      'dwarven|dwarf|dwarves|gnome|gnomes|small mining|mine|miners town|village|settlement|camp|city',
      'mining|miners|mine|silver|gold|coal town|village|settlement|camp|city|boom|company',
      'boom|boomtown|company town|city',
      '?mining|miners|mine|mines',
    ],
    title: 'The Seam That Came Back',
    rulers: 'the Aldermen',
    guards: 'the town watch',
    wild: 'the old workings',
    way: 'on the ore carts',
    pitch:
      'The seam under {land} was worked out {years} years ago, and the town had begun to die politely. This spring the silver is back, in the same galleries, as if nobody had ever dug. {town1} is rich again and does not ask why.',
    party:
      'The party has been hired by {A} to go down as a guard and to come up with an answer. It gets a lamp, half a share, and a room in a house where the last guests left their boots.',
    truths: [
      'A share in the mine is money in {land}. It is printed daily, and people tear off corners for small change.',
      'What is dug by day is there again in the morning. The miners have stopped joking about it.',
      'Nobody whistles underground, nobody counts the lamps aloud, and the last man out says thank you.',
      'There are {num} taverns and one school in {land}. The teacher drinks in {few} of them.',
      'Everyone who went away in the bad years has had a dream about coming home. Most of them have come.',
      'Old silver of {land} is white. The new silver is a little warm, and dogs will not carry it.',
      'The watch is paid by the Aldermen on Mondays and by the Company on Fridays, and has no opinion on Thursdays.',
    ],
    regions: [
      '{town1} is the market square, with the town hall, the bank and the scales, and new paint as far up as one sees from the street.',
      '{town2} climbs the hill to the pit head. Wheels turn there day and night, and washing is grey before it is dry.',
      '{town3} is tents, planks and hope: those who have come since spring, and those who sell them shovels.',
      '{town4} has the old church and the houses of the old families, who know the names of all the galleries and use them for their children.',
    ],
    factions: [
      [
        'The Aldermen',
        'govern {land} from the town hall, and want a loan, a road and a statue',
        'have pledged the silver of the next {few} years and cannot afford that it ever stops',
      ],
      [
        'The Deep Company',
        'bought the dead mine for a joke, and wants {town4} pulled down to dig there',
        'knows of the silver in other towns that have come back like this, and that none of them is left',
      ],
      [
        'The Lamp Brothers',
        'are the old miners, who want the sixth gallery walled up and a mass said',
        'go down on Sundays with bread and leave it, and have never seen who takes it',
      ],
    ],
    conflicts: [
      'A man in {town3} has dug out a silver candlestick, finished, with wax in it. The priest says that it is from his altar.',
      'The Company will not pay for the {few} miners who did not come up. By its books they are still at work.',
      'The old families have found a share in each cradle in {town4}, signed by a grandfather who is dead.',
    ],
    people: [
      [
        'mine surveyor',
        2,
        'wants the sixth gallery measured, as it is longer in the morning than in the evening',
        '{A.name} taps each wall twice before leaning on it.',
        'blows up the main shaft once the missing are known to be beyond help or out',
      ],
      [
        'widow and pit cook',
        4,
        'wants a loaf taken down to a man who has been missing since the spring',
        '{B.name} cooks for one more, and the plate comes back clean.',
        'stops the bread, and so the silver, as soon as the man at the other end is brought to the table',
      ],
      [
        'agent of the Deep Company',
        1,
        'wants a silent partner, a loud accident, and the deeds of {town4}',
        '{C.name} wears gloves and pays in paper.',
        'sells out the Company on seeing a familiar face in the gallery, with a pick',
      ],
    ],
    places: [
      [
        'The Sixth Gallery',
        2,
        'the lowest level, where the silver stands out of the wall like roots',
        'It grows toward the light. If the lamps are put out for an hour there are steps, many, coming closer without haste.',
      ],
      [
        'The Town Scales',
        1,
        'where shares are weighed against silver, under glass, before witnesses',
        'Everything from the sixth gallery weighs a little less at noon, and at midnight it weighs exactly as much as a heart (DC 14 Investigation).',
      ],
      [
        "The Miners' Church",
        4,
        'with a lamp for each man who did not come up, and a bell from the pit',
        'Since spring the lamps light themselves, one a day, and they are in the order in which the men went missing.',
      ],
    ],
    starts: [
      [
        'It is pay day in {town1}, and a band plays. A cart comes down from the pit with no one on it. The sacks are full, tied and labelled, and each label says "wages", in the round hand of a paymaster who was crushed {years} years ago. The crowd is quiet for as long as it takes to cut one open, and then it is not. {A} lays a hand on the arm of one of the party. "I did not send up a cart," {A.they} says. "There are no carts on that level."',
        'Those below have begun to pay for the bread. They were always honest men.',
      ],
    ],
    openings: [
      [
        'A boy who came to {land} to look for his father shows the party a letter from him, sent last week. It is on paper of the old Company, which burned down.',
        'The father is in the sixth gallery. He believes that it is still the evening of the accident, and that help is on its way.',
      ],
      [
        'One of the party is greeted in the street by an old miner, by name, and asked whether the arm is better.',
        'What is below learns people by the silver that they have handled. It has been asking for a strong one.',
      ],
    ],
    truth:
      'The mine fell in {years} years ago, on {num} men, and the Aldermen stopped the digging after one day because the seam was at an end. The dead do not know that they are dead. They heard knocking, answered it, and have been digging toward the town ever since, so hard that the rock lets them have whatever they ask for. The silver is what they push ahead of them. They are {few} weeks from the surface, and nobody has thought about what they will say to those who gave them up.',
    secrets: [
      'The bread of the widow is what keeps them gentle. It is the only thing that has come down to them in all those years.',
      'Silver from below goes back at the death of its owner, and takes along what was bought with it.',
      'The alderman who stopped the digging is the richest man in {land}, and his brother was the foreman down there.',
    ],
    steps: [
      'the Company buys the bread stall, and forbids bread',
      'the houses of {town4} begin to tilt, all toward the same place',
      '{guards} close the roads, so that nobody can take silver out',
      'At the founding feast the square of {town1} opens, from below, carefully, plank by plank. {num.s} men climb out, blink, and ask who is in charge.',
    ],
    ends: [
      'They are met with soup, with their wives, and with the truth. They put down their picks, and in the morning there is a very good graveyard and no silver at all.',
      'The shaft is blown up. {land.s} is poor, honest and rather quiet, and on still nights one hears that they have begun again.',
      'The Aldermen answer for that one day, in the gallery, by lamplight. The dead turn out to be fair, and have {years} years of wages in mind.',
    ],
  },
  {
    id: 'city',
    slot: 'land',
    isCity: true,
    asks: ['?city|metropolis|capital|cities|citadel|urban', 'big|great|huge|vast|largest city'],
    not: 'two_cities|twin_cities|at_war|gods?|floating|flying|ruined|undead|dead|dragons?',
    title: 'The City That Is Rented',
    rulers: 'the Senate',
    guards: 'the lamp watch',
    wild: 'the rooftops',
    way: 'by sedan chair',
    pitch:
      '{land.s} is the greatest city in the world, and stands on a lease. It was signed for a hundred and one years with someone whom no one has met. The term ends in {few} weeks, and this morning a notice was nailed to the gate.',
    party:
      'The party has come to {land} to make a name, and got one: its own is on the notice, as the witnesses for the tenant. {A} would like to know who put it there, and has paid for the rooms.',
    truths: [
      'Everybody in {land} is from somewhere else, and can prove it by a dish.',
      'The four quarters have four saints, four calendars and four ways of holding a knife. Fashion crosses the river in a week, and forks never did.',
      'A key is worth more than a coin. Old families wear theirs at the neck, though the house has long been sold.',
      'There is a law against sleeping on bridges. It was made by those who sell the space below them.',
      'The city has {num} gates and no wall. It was taken down for stone, and each gate has its customs officer still.',
      'Rent is paid on the first, in the street, aloud, and the neighbours clap or do not.',
      'No statue stands on the great square of {town1}. The pedestal has been reserved since the founding.',
    ],
    regions: [
      '{town1} has the senate, the square and the palaces, and streets so wide that one greets across them by hat.',
      '{town2} is docks, warehouses and cranes. Anything can be had there before it has arrived.',
      '{town3} is the old town: six floors on foundations for two, and a life on the stairs.',
      '{town4} has the workshops, the temples and the university, which share a bell and cannot agree on the time.',
    ],
    factions: [
      [
        'The Senate',
        'governs {land} by speeches, and wants the lease renewed without being read',
        'has used up the rent of the last {few} years, which should have been laid by',
      ],
      [
        "The Tenants' League",
        'has a key from every house in {town3}, and wants the city to be owned by those who sweep it',
        'is paid by an old woman in {town4} who never asks what for',
      ],
      [
        'The Old Houses',
        'built the palaces, and want to be named in the new contract instead of the city',
        'have sold their cellars already, to pay for their lawyers',
      ],
      [
        'The Lamplighters',
        'see everything, have a union, and want hazard pay',
        'have the founding contract, which was left in a street lamp, and are reading it aloud, a page a night',
      ],
    ],
    conflicts: [
      'A house in {town3} has locked itself, with {few} families inside. They are fed through the windows and are not allowed to pay.',
      'The Senate wants to move the graveyard to make room for a second market. Those in it have a lease of their own.',
      'Two quarters claim the bridge between them. Its bridge keeper has declared it a republic, population one.',
    ],
    people: [
      [
        'city archivist',
        4,
        'wants the missing page of the lease found before the Senate finds out that it is missing',
        '{A.name} answers a question with the number of a shelf.',
        'gives the party the whole lease once it is clear who wrote its name on the notice',
      ],
      [
        "speaker of the Tenants' League",
        3,
        'wants somebody to get inside the locked house and ask it what it wants',
        '{B.name} knows all the stairs and counts them under the breath.',
        'calls off the rising if each house may keep its key',
      ],
      [
        'senator in debt',
        1,
        'wants the party to witness for the right side, and has a villa to spare',
        '{C.name} signs things without taking off the glove.',
        'confesses before the whole house as soon as the first palace has locked its owner out',
      ],
    ],
    places: [
      [
        'The Pedestal',
        1,
        'an empty block of marble in the middle of the square, swept daily',
        'On its top are the prints of two bare feet, worn a finger deep. They are wet on the first of each month.',
      ],
      [
        'The Locked House',
        3,
        'the oldest in the city, with six storeys and a door that has a face in the grain',
        'Its rooms have been put in order, and there are beds for exactly as many as live in the street. It has heard about the notice, and is hiding them.',
      ],
      [
        'The Last Lamp',
        2,
        'at the end of the long pier, lit every night for no ship that anyone knows',
        'In its base lies a box with {few} keys of no lock in the city, and a receipt for the first rent (DC 14 Sleight of Hand to open it).',
      ],
    ],
    starts: [
      [
        'It is rent day in {town1}, and the whole street is outside, clapping. A man in a plain coat whom nobody knows walks down the middle and lays a coin on each doorstep. Behind him the doors close, by themselves, with the families outside. He stops before the party, looks at a list, and has a nice smile. "You are early," he says. "It is not until the end of the month." Then there is nobody in the coat.',
        'It was the agent of the landlord, who pays back the deposit. {A} has seen the coat before, in a picture of the founding.',
      ],
    ],
    openings: [
      [
        'A key arrives for the party, by messenger, with no address. That night a door is in the wall of its room which was not there.',
        'It leads to the room in which the lease was signed. The city itself sent it.',
      ],
      [
        'All street names in {town4} have been painted over by morning, with older ones. The postmen are in tears.',
        'The Lamplighters do it, page by page: by the lease, a street whose name is kept is not returned.',
      ],
    ],
    truth:
      'Where {land} stands there was a hill, and the hill was somebody. The founders asked her to lie still for a hundred and one years, for a rent of one song a day. She agreed because they had a child with them that sang. The Senate turned the song into money, and the money into a fund, and has spent it. She has never minded the weight. But nobody has sung to her for {years} years, and she would like to stretch. The houses, which have grown fond of their people, know that and are afraid.',
    secrets: [
      'The party is on the notice because one of its ancestors was the child who sang.',
      'The houses of {land} can act for themselves on the first of the month, between the rent and the receipt.',
      'The old woman in {town4} is the landlord. She has been walking about in her own city for a year, listening.',
    ],
    steps: [
      'the old houses sign a contract of their own, and their palaces lock them out',
      'the Senate has the singers of the streets arrested, for noise, a week before the term',
      '{guards} take away the keys in {town3}, and the stairs collapse behind them',
      'On the last evening there is a tremor in {town1}, slow, as of somebody turning over. The pedestal is no longer empty, and she clears her throat.',
    ],
    ends: [
      'One evening all of {land} sings, in four calendars and out of tune. It is renewed for a hundred and one years, and rent day has a different sound.',
      'The city is moved, house by house, on their own feet, to a plain that is nobody. It takes a year and is the best party in its history.',
      'The Senate is made to pay its debt in person: {few} senators, one song each, daily, for life. The hill is amused.',
    ],
  },
];
