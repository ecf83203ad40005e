import type { SettingPremise } from './premise-type.ts';

export const premisesOfEmpires: readonly SettingPremise[] = [
  {
    id: 'empire-decline',
    slot: 'land',
    asks: [
      'empire|imperial decline|declining|decay|decaying|falling|fading|dying|crumbling|collapse|collapsing|fall|rotting|overextended|corrupt|bankrupt|decadent',
      'roman|rome|byzantine|byzantium',
      'huge|vast|great|old|ancient|sprawling empire',
      '?empire|imperial|dominion|provinces',
    ],
    not: 'genies?|desert|mummies|undead|vampires?|dragons?|new|colon\\w+|fantasy world|post-apoc\\w*|apocaly\\w+',
    title: 'The Long Afternoon of the Empire',
    rulers: 'the Regency',
    guards: 'the ninth legion',
    wild: 'the abandoned provinces',
    way: 'by the old post road',
    pitch:
      '{land.s} ruled the world, and has not been told that it does so no longer. Edicts go out to provinces that were lost {years} years ago, and the emperor has not been seen for {few}. Now one of the lost provinces has sent an answer.',
    party:
      'The party has an imperial commission. It was found in a drawer, is still valid, and names it governors of a province that is not on the map any more. {A} has been its clerk for a lifetime, and has packed.',
    truths: [
      'Everything in {land} is stamped. Stamps are no longer made, so a good one is inherited.',
      'Coins have become so thin that one can read through them. Good manners forbid it.',
      'The legions are paid in titles. There are {num} marshals, and one of them has a horse.',
      'Statues of the emperor have a head that screws off. The workshop makes only heads now.',
      'Old maps are burned when a province is lost, and those who lived there are asked politely where they are from.',
      'The aqueducts still run. Nobody knows how, and the men who go in to see to it have the right to be drunk.',
      'At noon a trumpet is blown in each town, for the answer from the capital. People stand still until it has not come.',
    ],
    regions: [
      '{town1} is the capital: marble, weeds and processions. A third of it is lived in, and the rest is kept swept for guests.',
      '{town2} is the granary, and has begun to deliver a little less each month, with excellent excuses.',
      '{town3} lies at what is the border this year. Its wall faces both ways.',
      '{town4} was given up, officially. It pays no taxes, has a theatre, and has never been so well off.',
    ],
    factions: [
      [
        'The Regency',
        'governs {land} in the name of the emperor, and wants him to be indisposed',
        'consists of {few} officials who have not opened the bedroom door, so as not to know',
      ],
      [
        'The Ninth Legion',
        'is the last one with boots, and wants its pay since the spring of another year',
        'guards a grain ship route by agreement with the raiders, who are its own veterans',
      ],
      [
        'The Road Society',
        'mends bridges without being asked, and wants to be left alone by all',
        'has kept up the post to the lost provinces, and has sacks of answers that no office would accept',
      ],
    ],
    conflicts: [
      'Two tax collectors have come to {town2} in one week, with the same stamp. The village has asked them to agree.',
      'A colonel has declared himself emperor in {town3}. He would like to be arrested, as he did not expect to be believed.',
      'The aqueduct to {town1} has started to run warm. The priests call it a blessing and the cooks a saving.',
    ],
    people: [
      [
        'clerk for a province that is gone',
        1,
        'wants to see it, once, and to hand over the files',
        '{A.name} salutes letters.',
        'burns the files, and with them the only claim of {land}, when shown what the province has become',
      ],
      [
        'centurion of the Ninth',
        3,
        'wants the pay chest found, which left the capital {few} years ago with an escort',
        '{B.name} counts the men each evening and leaves out none of the dead.',
        'marches on the bedroom door as soon as the soldiers know where their pay went',
      ],
      [
        'regent for weights and measures',
        1,
        'wants a new head for the statues, a likeness, and someone discreet to sit for it',
        '{C.name} smells of rose water and has a key on a chain.',
        'opens the bedroom if one other person will go in first and never speak of it',
      ],
    ],
    places: [
      [
        'The Bedroom Door',
        1,
        'gilded, guarded, with a tray before it that is changed three times a day',
        'The food is eaten. Behind the door is a window, a rope of sheets, and a dog who has lived very well for {few} years.',
      ],
      [
        'The Office of Answers',
        2,
        'a hall for replies from the provinces, with pigeonholes up to the roof',
        'All of them are empty, and yet they have been dusted. A trapdoor leads to the post of the Road Society (DC 13 Perception).',
      ],
      [
        'The Last Milestone',
        4,
        'it says how far it is to the capital, and somebody has added: "and back"',
        'Below it the pay chest is buried, whole, with a note: "For when they need it more. We are all right. The escort."',
      ],
    ],
    starts: [
      [
        'It is noon in {town1}. The trumpet is blown for the answer, and everyone stands still, as they do each day, and thinks of lunch. Then hoofs are heard on the old road. A rider comes in, dusty, in a livery from the history books, gets down before the palace and calls: "Answer from the Ninth Province, to the edict of {years} years ago!" No one knows what one does. {A} comes out of an office, very white, with a form. "Sign here," {A.they} says. "What do they say?" "They say no," says the rider.',
        'It is the first of {num} answers. The Road Society has decided that the time has come to deliver them.',
      ],
    ],
    openings: [
      [
        'A goatherd in {town4} knows a remarkable amount about state law, and is called "Majesty" by the children for a joke.',
        'He is the emperor. He climbed out of the window one morning and has been happy ever since.',
      ],
      [
        'Men with the stamp of the Regency ask one of the party to hold still, turn the head to the left, and say whether there is family.',
        'The likeness is good enough for a statue, and from some distance for a balcony.',
      ],
    ],
    truth:
      'The empire ended {years} years ago, in one night, by an edict that set all its provinces free. The old emperor signed it and died, and the Regency put it into a drawer. His grandson found it. He could not publish it, as the regents hold the seal, and could not rule with it in the house, and so he left by the window and handed it to the Road Society, who have carried it to every province since, by hand. All of them have answered. Most say thank you. One says that it is coming to collect what it is owed.',
    secrets: [
      'The aqueducts run because the free provinces have gone on tending them, out of habit and for the children.',
      "The clerk's province does exist. It is the size of a garden, and has a bench with a view.",
      'The seal of {land} breaks when a free man stamps with it. There has been no danger of that in a long while.',
    ],
    steps: [
      'the Regency shows a new emperor on the balcony, from some distance',
      'the Ninth Legion sells its boots, and then its eagle',
      'the water in {town1} stops for one day, politely, with an apology from {town4}',
      'On the founding day the answers are read out in the forum, all {num} of them. Somewhere around the ninth people start to take the heads off the statues.',
    ],
    ends: [
      'The edict is published. {land.s} is a town with a great many roads to it, and is visited.',
      'The grandson comes back, sits down on the throne for one hour, and uses it to pay the legion, free the water and go home.',
      "A new empire is proclaimed, with the party's names in the act. The provinces send flowers, no taxes, and an embassy with the bill.",
    ],
  },
  {
    id: 'steppe',
    slot: 'land',
    asks: [
      'steppe|steppes|prairie|savanna|savannah|grassland|grasslands|great_plains',
      'nomad|nomads|nomadic horse|horses|clans|tribes|riders|plains|caravan|herds|people',
      'mongol|mongols|mongolian|khan|khanate|horselords|horse_lords',
      '~nomads|nomadic|plains',
    ],
    not: 'desert|sand|ice|snow|sea',
    without: 'seas?|harbours?|ships?|jungle|mines?|islands?',
    title: 'The Election of the Khan',
    rulers: 'the Felt Council',
    guards: "the khan's arrows",
    wild: 'the grass',
    way: 'on horseback',
    pitch:
      'The clans of {land} ride with their herds, and meet once in {few} years to choose a khan, who has to win a race, a riddle and a silence. The old khan has died in the saddle. His horse has not stopped since, and nobody can catch it.',
    party:
      'The party rides under no banner, so each clan has asked it to dinner and none has asked it whose grass it crosses. {A} lends it remounts, if it brings back a saddle with whoever is in it.',
    truths: [
      'The towns of {land} stand where the clans stop. They are put up in a morning, and have streets, a market and a thief by noon.',
      'A person without a horse is sitting. It is the same word as for "guest" and for "dead".',
      'Fences are a sin. Someone who builds one has to walk round it, for a year, greeting both sides.',
      'The sky is asked in all things that concern more than one clan. It is asked by arrow.',
      'Milk, felt and salt are paid for, water never, and insults within the week.',
      'Each herd has a white mare that belongs to nobody. Where she lies down they stay.',
      'The grass remembers hoofs. Old women read in it who passed a year ago, and whether he was sorry.',
    ],
    regions: [
      '{town1} is the great camp, with the white tent of the council and room for {num} herds round it.',
      '{town2} is the winter camp in the hills, where there is wood, a graveyard, and the only house with a door.',
      '{town3} lies on the trade road: caravans, money changers, and clan people who have sat for so long that they are ashamed.',
      '{town4} moves along the border of the settled lands, and has sold horses to both sides in {few} wars.',
    ],
    factions: [
      [
        'The Felt Council',
        'are the mothers of the clans, who govern until there is a khan, and want the horse caught',
        'have let out the race course by a mile each year, since none of the sons is any good',
      ],
      [
        "The Khan's Arrows",
        'were his riders, and want to follow him until he gets down',
        'know that he was dead when he mounted',
      ],
      [
        'The Sitting Clan',
        'live by the trade road, and want a khan who makes laws and stays in one place',
        'have had stakes cut, enough to fence the great spring',
      ],
    ],
    conflicts: [
      'Two clans claim the same spring. Their mares have lain down beside it, next to each other, and will not get up.',
      'A girl has entered for the race who has no clan, no saddle, and the best horse in {land}.',
      'The settled lands have sent a wall, in carts, as a present, with builders.',
    ],
    people: [
      [
        'mother of the white tent',
        1,
        'wants the old khan brought home before the grass is high enough to burn',
        '{A.name} braids and unbraids a piece of rope, and it is always the same length.',
        'ends the election in favour of whoever brings the khan to a stop, even the girl',
      ],
      [
        'first of the Arrows',
        4,
        'wants the party to leave the khan alone, and fights for it, and weeps',
        '{B.name} rides on the left, with a free horse on the right.',
        'gives the order to halt on hearing what the dead man rides toward',
      ],
      [
        'girl without a clan',
        3,
        'wants nothing but to race, and a witness who cannot be bought',
        '{C.name} talks to the horse and lets it answer.',
        'gives up the prize to be told who her father was, and is told anyway',
      ],
    ],
    pronouns: { A: 'she', C: 'she' },
    places: [
      [
        'The House with a Door',
        2,
        'the only building in {land}, of logs, which no clan admits to having built',
        'In it live those who could no longer ride. They know each secret of {land}, as nobody thought that they would meet anyone (DC 12 Persuasion).',
      ],
      [
        'The Race Course',
        1,
        'a circle of stones, so wide that the start cannot be seen from the finish',
        "The khan's horse runs on it. It is finishing the race of {years} years ago, which was won by a trick.",
      ],
      [
        'The Great Spring',
        3,
        'a blue pool in the grass, where all clans have the right to drink',
        'At the bottom lies a saddle with a cut girth, and a ring of the khan in the buckle.',
      ],
    ],
    starts: [
      [
        'In {town1} the riders for the great race are lined up, with painted horses, and the mothers lift the rope. From behind, across the grass, comes a sound as of rain. It is one horse. It runs through the line, black with sweat, and in its saddle sits the old khan, upright, with his eyes shut and ice in his beard. {A} says nothing. She lets the rope fall. Sixty riders start after him, screaming, and a girl on a mouse grey mare passes all of them.',
        'The khan will not get down before somebody beats him fairly. He had never been.',
      ],
    ],
    openings: [
      [
        'An old woman in the grass tells the party where it was a year ago, and that someone rode behind it all the way who left no track.',
        'Those who follow the khan are not all alive. One of them is looking for a fast horse and an honest rider.',
      ],
      [
        'A builder offers the party a gold piece for every stake that it drives in, at night, in the direction of {town1}.',
        'The fence is to close on the day of the race, with all herds inside, and {few} gates, which the Sitting Clan will let.',
      ],
    ],
    truth:
      "The old khan won his race {years} years ago because his brother's girth was cut. The brother drowned in the great spring, and the khan has ruled well, to make up for it, and has never slept in a bed. When he died the brother came for him: it is he who holds the reins. They are riding the race again, to the end, and it cannot end as long as all who could win are related to the one who cut the girth. The girl without a clan is the brother's grandchild.",
    secrets: [
      'It was the mothers who cut the girth, because the other brother would have been a bad khan. They still think so.',
      'The white mares are one mare. She has been with all the clans at the same time, and is losing patience with fences.',
      'The riddle of the election has no answer. The silence is the answer, and the only khan who knew it was never chosen.',
    ],
    steps: [
      'the Sitting Clan crowns a khan of its own, on a chair',
      'the first herds stand before the fence, and do not understand it',
      'the Arrows fall from their saddles one by one, and the horses go on',
      'On the night of the dry storm the grass burns from the border to {town1}, and along the fire ride two brothers, who still cannot agree.',
    ],
    ends: [
      'The girl wins by a neck. The old khan opens his eyes, says "fair", and is lifted down; and {land} has a ruler who asks her horse.',
      'The mothers confess at the spring. There is no race this time and no khan either, and it goes better than anybody admits.',
      'The fence stands. There are towns in {land} that are still there the next morning, and an old word for "sitting" gets a new meaning.',
    ],
  },
];
