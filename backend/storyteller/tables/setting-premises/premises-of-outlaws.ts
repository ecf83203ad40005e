import type { SettingPremise } from './premise-type.ts';

export const premisesOfOutlaws: readonly SettingPremise[] = [
  {
    id: 'thieves',
    slot: 'ruler',
    asks: [
      '@thieves|thieves_guild|criminals|crime|gangs|gang|bandits|outlaws|assassins|assassin|mafia|crooks|smugglers|thieves_guilds',
      'city|town|port|den thieves|thief|criminals|smugglers|smuggler|assassins|crime|vice',
      'thieves_guild|crime_families|underworld_kings|criminal_underworld',
      'heist|noir|gangster',
      '~thieves|thief|criminal|smugglers|bandits',
    ],
    not: 'crime_lords?|crimelord|crime_boss|kingpin|(?:king|queen)_of_thieves|thief_king|godfather',
    title: 'The Honest Thieves',
    rulers: 'the Five Keys',
    guards: 'the returners',
    pitch:
      'Thieves govern {land}: there is a licence for burglary, an office for lost property, and less crime than anywhere. Last night something was stolen without a licence, and it was the book with all the names.',
    party:
      "The party is unlicensed, and so nobody's suspect: no guild has taught it, and all five have robbed it once. {A} offers it a licence for a week, for anything it likes, and the book.",
    truths: [
      'Theft is a trade in {land}. One may be robbed twice a year, gets a receipt, and after the second has a blue ribbon on the door that everyone respects.',
      'What is stolen from a child, a widow or a fool comes back by evening. The returners see to that, and to the hand that took it.',
      'Locks are an art. The best are sold with a prize inside, and the shops of {town1} have one in the window, like cheese.',
      'A lie told for money is work. A lie told for fun is slander, and costs a tooth.',
      'The five guilds are those of the hand, the door, the tongue, the cup and the knife. The last works by appointment only, and sends flowers.',
      'Every apprentice must steal something from the master, and every master knows what and waits for it.',
      'There is no watch in {land}, since it was stolen, uniforms and all, {years} years ago. It is in the museum.',
    ],
    regions: [
      '{town1} has the guildhalls, the auction and the nicest doors. What is sold there was taken far away, mostly.',
      '{town2} is where those live who have nothing worth taking. They have opened a school for it.',
      'In {town3} is the lost-property office with {few} miles of shelves. Its clerks can tell whether one is lying about an umbrella.',
      '{town4} belongs to no guild. Amateurs work there, who hurt people, and {guards} go there in fours.',
    ],
    factions: [
      [
        'The Five Keys',
        'govern by guild and licence from {town1}, and want the book back before anyone has read it',
        "were all in the pay of the old king's police once, and the book says so, page by page",
      ],
      [
        'The Amateurs of {town4}',
        'want no licence, no rules and no receipts',
        'have been hired, the lot of them, by a respectable locksmith from {town1}',
      ],
      [
        'The Blue Ribbons',
        'are citizens who have been robbed twice this year and feel that it is enough',
        'have begun to rob back, in masks, and are alarmingly gifted',
      ],
      [
        'The Lost-Property Clerks',
        'want to return everything to everybody, and have the cards for it',
        'have the book; it was handed in by a child, and they wait for its owner to describe it',
      ],
    ],
    conflicts: [
      'Two guilds claim the same theft, a crown jewel. It was taken through a door, by a hand, and the court has been split for a month.',
      'A man in {town2} refuses the receipt. He wants not the money, he says, but to be asked first, and others have begun to want that as well.',
      'The guild of the knife has sent flowers to all five guild halls on one morning. It swears that it did not.',
    ],
    people: [
      [
        'master of the door',
        1,
        'wants the book found unread, and will not say what would be read in it',
        '{A.name} comes in by the window from politeness, so as not to try your lock.',
        'opens the archive to anyone who manages to steal {A.their} shame and gives it back unasked',
      ],
      [
        'pickpocket and teacher',
        2,
        'wants {few} apprentices brought home from {town4} before they learn to hurt',
        '{B.name} returns your purse at the end of each conversation.',
        'takes the blame for everything once it is about a pupil',
      ],
      [
        'lost-property clerk',
        3,
        'wants a description of a book from someone who has no reason to lie',
        '{C.name} holds things in both hands and reads them by their wear.',
        'gives it out against the rules, if {C.they} is shown what it would do in the wrong ones',
      ],
    ],
    places: [
      [
        'The Hall of Doors',
        1,
        'forty doors in a row, all locked, and whoever gets through the last one may dine',
        "The thirty-ninth is painted on. Behind the paint is the real one, to the cellar, where five uniforms of the king's police hang, worn at the elbows.",
      ],
      [
        'The Long Shelf',
        3,
        'lost things by date and by sadness, and one may look as long as one does not touch',
        'The book stands under "B, beloved". In it lies a child\'s drawing of the thief: tall, with a locksmith\'s apron (DC 12 Investigation).',
      ],
      [
        'The Gap',
        4,
        'an alley without lamps in which amateurs wait, badly',
        'They are paid at the end of the alley, in fresh-cut keys. Each of the keys fits one of the guild halls.',
      ],
    ],
    starts: [
      [
        'In the best inn of {town1} the party is robbed during the soup, with great skill, gets its receipt with the cheese, and then the thief goes white. In one of the purses there is a sixth key, freshly cut, which was not there before dinner. The musicians stop. {A} is sitting at the next table and puts down a fork. "Those," {A.they} says, "exist five times."',
        'The locksmith put it there in the crowd at the gate, to have it found on strangers. It is the one with which the book was taken: {few} thieves of {town4} have been hired to steal it, and none of them knew of the others.',
      ],
    ],
    openings: [
      [
        "A queue of elderly people in masks waits outside the party's room in {town2}. They would like advice about windows.",
        'They are Blue Ribbons, and tomorrow they will rob the guild of the hand, to get back a music box that was stolen from one of them forty years ago.',
      ],
      [
        'The party finds its stolen goods returned in the morning, washed and mended, with a note: "You are fools. No offence. The Returners."',
        'Fools are protected by law. It makes the party the only people in {land} who may walk into {town4} under the protection of all five guilds.',
      ],
    ],
    truth:
      "{years.s} years ago the old king wanted an end of crime, and had it organised: five of his police founded five guilds, with licences, so that he could hang them all on one day. The day came, and the five found that they liked it. They stole the watch instead, and the king's order with it, and bound it in a book. The locksmith who has it taken is the king's grandson, who wishes only that it be read aloud. He does not know that his grandfather signed a second page, in which he thanks them.",
    secrets: [
      'The guild of the knife has killed nobody for {years} years. It smuggles people out with new names, and has a whole street of them in {town2}.',
      'The blue ribbons were invented by {B}, who ran out of poor people.',
      'The sixth key opens the museum. The uniforms there are cleaned once a month, by five old people, at night.',
    ],
    steps: [
      'a first page is nailed to a guildhall, with a name on it that everyone loved',
      'licences are burned in the street, and for one night everybody locks up',
      '{guards} find that nobody takes their word any more, and begin to use their hands',
      'The grandson reads out the list in the Hall of Doors. By the time he is at the second name he cannot be heard, and by evening {land} has four hundred police and no law.',
    ],
    ends: [
      'Both pages are read, by the Five Keys, before he can. Their shame is public, it is {years} years old, and they are voted in, for the first time.',
      'The book goes back to its owner, who describes it correctly: a child. She keeps it under the bed, and nobody in {land} would steal from her.',
      'The grandson gets his hanging day, in effigy. {land.s} becomes honest, expensive and unsafe.',
    ],
  },
  {
    id: 'pirates',
    slot: 'ruler',
    asks: [
      '@pirates|pirate|buccaneers|corsairs|privateers|raiders',
      'pirate|pirates|corsair|buccaneer* island|islands|republic|haven|archipelago|coast|port|sea|seas|bay|cove',
      'age_of_sail|caribbean|swashbuckl*',
      '~pirate|pirates|corsairs|privateers|islands|archipelago|isles|ocean|sea',
    ],
    not: 'sky|skies|air|space|sand|raft*',
    without: 'deserts?|dunes?|caravan\\w*|snow|sledges?',
    title: 'The Brethren of the Isles',
    rulers: "the Captains' Table",
    guards: 'the quartermasters',
    wild: 'the open sea',
    way: 'by ship',
    pitch:
      'Pirates rule the isles of {land} by a code, a vote and a round table with {few} knives in it. Three navies have made peace so as to be rid of them. The one chart that leads in has been sold, and everyone at the table has an alibi.',
    party:
      "The party has signed no articles and so is owed no share, which in {land} means it can be trusted with money. It has a boat, a bad name under one flag, and {A}'s word that there is a second chart.",
    truths: [
      'Captains are elected, and can be unelected between two meals. A good one sits with the back to the crew.',
      'The code has {few} articles. A ninth is carved on the back of the board, and one only learns it when one has broken it.',
      'Everything brought in is laid out on the beach of {town1} and shared by the eye: he who divides chooses last.',
      "There are no locked doors on the isles. There are knots, and everyone knows everyone's.",
      'The reefs move. Pilots are a guild, go blind early from staring into the water, and sing the way to their daughters.',
      'A pirate who is too old for the sea gets a house, a parrot and a vote. {town3} has never lost an election.',
      'Prisoners may sign on, be ransomed, or open a tavern. There are many taverns.',
    ],
    regions: [
      "{town1} lies in a flooded crater with one entrance. Its streets are planks, its church is a ship's hull, and its bank is a shark pool.",
      "{town2} careens, caulks and mends, on a beach of black sand. Its shipwrights can tell each captain's sins by the holes.",
      '{town3} is the isle of the old, with gardens, gossip and the finest library of stolen books in the world.',
      "{town4} is a rock with a fort on it that still flies a king's flag. It is under siege on weekdays, and trades on Sundays.",
    ],
    factions: [
      [
        "The Captains' Table",
        'rules the isles by vote, wants the traitor, and wants not to hang the wrong one again',
        'knows that the traitor was the one they hanged last year, so that this is another',
      ],
      [
        'The Pilots',
        'know the reefs, and want a seat at the table',
        'sold the chart themselves, with one reef on the wrong side',
      ],
      [
        'The Pensioners of {town3}',
        "want a quiet life, their vote and sugar at last year's price",
        'bury the real treasure, for the isles, and have forgotten where, one after the other',
      ],
      [
        'The Crown Fort',
        'wants relief, pay, and somebody to tell it how the war is going',
        'lost touch with its king {years} years ago; he does not exist any more, and the commandant knows',
      ],
    ],
    conflicts: [
      'A prize was brought in with a princess in the hold, who has been elected captain meanwhile. Her crew wants to sail against the fleet, and her father is on it.',
      'Two captains claim one wreck, and each has nailed a flag to his half. It is still afloat.',
      'Half the Table wants to accept the pardon that the navies have offered, which is good for everyone but {few}. The list has not been read out yet.',
    ],
    people: [
      [
        'quartermaster of the Table',
        1,
        "wants to know who sold the chart, by people who are not in anybody's crew",
        '{A.name} divides everything on the table into equal heaps, crumbs too.',
        'reads out the list of the pardon, though {A.their} own name is not on it',
      ],
      [
        'blind pilot',
        2,
        'wants to be steered once more through the Teeth, and to have somebody describe the colours',
        '{B.name} holds a hand in the water while talking.',
        'shows the true channel to a crew that goes back for a man overboard',
      ],
      [
        'retired terror of the seas',
        3,
        "wants an old sin dug up, discreetly, in somebody else's garden",
        '{C.name} feeds the parrot first and asks it for its opinion.',
        'remembers the place as soon as the right shanty is sung, all nine verses',
      ],
    ],
    places: [
      [
        'The Round Table',
        1,
        'a capstan with {few} knives in it, and whoever draws one has the word',
        'One of the knives has been drawn by night so often that the wood is loose. On its blade is wax, with half of a naval seal.',
      ],
      [
        'The Teeth',
        2,
        'two rows of reefs off the black beach, between which the sea breathes in and out',
        'At low water a hulk lies open there: a navy scout, with the sold chart on board. It followed it exactly, to the yard.',
      ],
      [
        'The Garden of the Old',
        3,
        'beds of flowers, each with a stone, and pensioners who dig where it cannot be seen',
        'Under the roses lie {num} chests, with a slip in each on which somebody wrote where the next one is. The last says "table".',
      ],
    ],
    starts: [
      [
        'The party\'s boat is stopped off {town1}, politely, by a ship with nine guns: anyone who comes in today has to vote. On the planks stands a captain with a rope round the neck, and in the crowd there are as many hands up as down. "You," says {A} to the party, "are the odd number." A knife is put into the table before them. Out at the reefs a signal gun is heard, which should not be able to be so near.',
        'The captain is innocent, and knows who did it: her own pilot, whom she would rather hang for. The gun is the scout on the Teeth.',
      ],
    ],
    openings: [
      [
        'A parrot on the way to {town3} offers the party half of a treasure map, by heart, for a biscuit.',
        'It belonged to {C}, has heard every verse, and wants to be on the right side of the next election.',
      ],
      [
        'The commandant of {town4} sends out a flag of truce, with a request for lemons and a newspaper, any newspaper.',
        'He is about to tell his garrison the truth. If he does, {land} has a fort with forty guns and nobody who owns it.',
      ],
    ],
    truth:
      "The isles were founded by a navy: the captain of a king's fleet was ordered to shell a town that had not paid, and turned about instead. He had a pardon in his cabin, in blank, which the old king had given him for the day on which he would be right. The Pensioners have hidden it with the treasure. The pilots know only that it exists. They sold the chart in order to bring the three fleets into the Teeth at low water, and have the blank pardon filled in there, with every name, by an admiral who would like to go home.",
    secrets: [
      'The ninth article says: "If we become what we ran from, scatter."',
      'The shark in the bank is dead, stuffed, and moved by a string. Nothing has been stolen for {years} years.',
      'The admiral of the largest fleet was born in {town2}, in the house with the blue boat.',
    ],
    steps: [
      'the captain is hanged by one vote, or flees, and the Table has an empty seat that everybody counts',
      'the pardon is read out without its list, and ships leave by night',
      '{guards} close the crater, and the crews find that they are locked in',
      'Three fleets stand before the Teeth at dawn, with a chart. It is high water, an hour longer than the pilots thought.',
    ],
    ends: [
      'The fleets run aground, gently, in the right order, and the blank pardon is filled in on the beach. {land.s} becomes a country, and has to find a flag that is not funny.',
      'The ninth article is read aloud. By evening there is nobody on the isles but the old, and pirates in every port of the world who have a sister in the next.',
      "The Table fights. It wins by nightfall, by the fort's forty guns, and is from then on a navy.",
    ],
  },
];
