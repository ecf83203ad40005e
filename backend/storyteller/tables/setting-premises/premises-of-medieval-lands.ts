import type { SettingPremise } from './premise-type.ts';

export const premisesOfMedievalLands: readonly SettingPremise[] = [
  {
    id: 'low-magic',
    slot: 'land',
    asks: [
      'low|little|rare|realistic|gritty|historical|normal magic|fantasy|medieval|land|kingdom|setting',
      'medieval|middle_ages|feudal|knights|england|european europe|kingdom|realistic|historical|land|setting|england|france|germany|village|low',
      '?medieval|middle_ages|knights|feudal|arthurian|camelot|chivalry|castle|castles',
    ],
    not: 'japan\\w*|gone|left|vanished|industrial|forbidden|dead|return\\w*|apocaly\\w+',
    without: 'dragons?|wizards?|spells?|airships?|steam',
    title: 'The Charter and the Finger Bone',
    rulers: "the king's bench",
    guards: "the sheriff's men",
    wild: 'the royal forest',
    way: "on the king's road",
    pitch:
      '{land.s} has a king, three estates, mud, and one miracle in a generation. A finger bone of the founder has made all its kings, by glowing. In {town2} it has been shown to the new heir, with bishops looking on, and it did not.',
    party:
      'The party serves by the year, for bread, a coat and a share. It has lately been in so many houses that nobody knows any more to whom it is loyal. {A} does not know it either, and finds that useful.',
    truths: [
      'Magic is what one has heard of. A hedge witch can do {few} things, two of which are herbs.',
      'A peasant owes three days a week, a knight forty days a year, and a lord whatever he cannot avoid.',
      'One swears on relics. There are {num} fingers of the founder in {land}, and one may ask politely which hand.',
      'Everyone goes to church on Sunday, as that is where one sees who has a new cloak.',
      'Ransoms are fixed by rank. A knight who is worth more than he cost is lent money by his own captors.',
      'Wolves, winters and tax men are told apart by their tracks.',
      'A serf who lives in a town for a year and a day is free. The gates of {town3} are watched on the three hundred and sixty-fifth.',
    ],
    regions: [
      "{town1} is the king's town: a keep, a minster that has been building for {years} years, and a gallows with a view.",
      '{town2} has the abbey with the bone, a hospital and the only library, chained, in case somebody should read.',
      '{town3} is a free town, with a guild for everything, a wall on credit, and a mayor who is not bowing deep enough.',
      '{town4} lies on the marches: {few} castles in sight of each other, and a truce that has to be renewed with every calf.',
    ],
    factions: [
      [
        "The King's Bench",
        'governs {land} until there is a king, and wants the bone shown again, at dusk',
        'has an abbey servant with a candle end and a hollow reliquary',
      ],
      [
        'The Abbey',
        'keeps the bone, the alms and the records, and wants no one to ask for the other ones',
        "knows what made it glow: it did so for each heir who was truly of the founder's blood, and there have been none for four kings",
      ],
      [
        'The Barons of the March',
        'want a charter, in Latin, with seals, before they kneel to anybody',
        'have found an heir, who is a bailiff, and asks too many questions about the mill',
      ],
      [
        'The Guilds of the Free Town',
        'want their freedom for good, and would pay for a king who is short of money',
        'have lent to all sides, against the same forest',
      ],
    ],
    conflicts: [
      'A lord has fenced the common. The geese have been tried for trespass, and the village has paid their fine, in goose.',
      'The bishop and the mayor both claim the tolls of the bridge. It has been mended by neither, and is leaning.',
      'A hedge witch is to be tried. All her judges have been to see her, by night, with something.',
    ],
    people: [
      [
        'bailiff with an inconvenient birthmark',
        4,
        'wants to be left at the mill, and to know who has been asking about grandmothers',
        '{A.name} weighs flour honestly and is hated for it.',
        'touches the bone, before witnesses, if that stops the barons from burning the crops',
      ],
      [
        'abbey librarian',
        2,
        'wants {few} leaves of the register of births carried out under a habit',
        '{B.name} reads with the lips and stops when seen.',
        'unchains the register for whoever has taken a blow in place of a serf',
      ],
      [
        'sheriff with a conscience and a wage',
        1,
        'wants one lord to pay his taxes, as an example, without a battle',
        '{C.name} polishes the badge, back side first.',
        'refuses the next order, aloud, once a single man would stand beside him',
      ],
    ],
    pronouns: { C: 'he' },
    places: [
      [
        'The Chapel of the Finger',
        2,
        'a crypt, a railing and a crystal on a cushion, with a step worn by knees',
        "The bone is a woman's (DC 12 Medicine). The founder was her brother, took her credit, and left her the mill.",
      ],
      [
        'The Mill on the March',
        4,
        'a wheel, a pond and a line of people with sacks, who have time to talk',
        'Under the mill stone is another one, with her name. Farmers lay a hand on it for toothache, and it helps, a little.',
      ],
      [
        'The Unfinished Minster',
        1,
        'a nave without a roof, full of masons, pigeons and cheap beer',
        "The masons have carved all of {land}'s secrets into the capitals, as beasts. Whoever knows the people can read them.",
      ],
    ],
    starts: [
      [
        'The heir kneels in the crypt of {town2}, with wet hair and a good coat, and the bishop holds out the crystal with the bone. One waits. Candles are put out, so as to see better. Somebody coughs. The bone is a bone. Then behind the railing, where the servants stand, with the horses, a small steady light comes through the boards of a flour sack, as from under a door. {A}, who delivered it, has dusted that sack off with a bare hand. And {A.they} now puts the cap on, and leaves quickly.',
        "Flour from the mill on the march has the founder's sister in it, so to speak. The bone knows its own.",
      ],
    ],
    openings: [
      [
        'A knight offers himself to the party as a prisoner, at a very low ransom. He needs to be somewhere else on the day of homage.',
        'He has sworn to both sides. There are {num} like him, and they have formed a fellowship.',
      ],
      [
        'The geese that were sentenced have been seen flying over {town1}, in the shape of a crown, people say; or of a goose.',
        'The hedge witch has a sense of humour. It is the second of the things that she can do.',
      ],
    ],
    truth:
      'The founder of {land} did not free it. His sister did: a miller, who stood on the bridge with a flail, and had whatever it is that makes things glow. He was handsome, wrote the chronicle, and gave her the mill and silence. Her finger was cut from her in her coffin, as proof, when the bone of his had done nothing. It has shone for kings as long as they married into the mill, now and then, by mistake. The last four have been crowned by a candle end. The line goes on, in flour, in {town4}; it has never asked for anything but a new wheel.',
    secrets: [
      "The abbey has the founder's finger as well. It points away from whoever tells the truth.",
      'By the chronicle of the sister, which exists, no one may own the forest, the bridge or another person.',
      'The heir knows. He would much rather be a mason, and he is good at it.',
    ],
    steps: [
      'the bone glows at dusk, with a smell of tallow, and the heir is crowned',
      'the barons come for the mill, with torches, to protect it',
      'the free town shuts its gates on the three hundred and sixty-fourth day',
      'On the bridge of {town1} stand two armies, two kings and the harvest. In the middle somebody has put down a sack of flour, and taken a flail.',
    ],
    ends: [
      'The mill gets a crown, and would rather have a charter. It is short, in plain words, and is read aloud in {land} on each market day to this hour.',
      'The candle end is kept, by an agreement of everyone who could object. The king builds the roof of the minster himself, and is a decent sort.',
      'The bone is buried with the hand that it belongs to. There are no miracles in {land} after that, and people look a good deal more closely at who governs them.',
    ],
  },
  {
    id: 'holy-land',
    slot: 'land',
    asks: [
      'holy|sacred|promised land|city|mountain|site|place contested|three|two|religions|faiths|pilgrims|crusade*',
      'religions|faiths|churches|gods fight|contest*|war|rival|three|compet*|conflict',
      'pilgrims|pilgrimage land|road|route|kingdom|city|country',
    ],
    not: 'dead|return',
    title: 'The Hill of Three Keys',
    rulers: 'the Warden of the Keys',
    guards: 'the door guards',
    wild: 'the pilgrim roads',
    way: 'with the pilgrims',
    pitch:
      'Three faiths hold the hill of {town1} to be the place where theirs began. For {years} years a family without any faith has kept the keys, and each has had its hours. Last night the old warden died; and at dawn there was a fourth door in the wall.',
    party:
      'The party is of mixed belief or none to speak of. By the law of {land} that makes it fit to hold a key for a week. {A}, who is the warden now, and {num}, has three of them and only two hands.',
    truths: [
      'The bells, the horn and the gong sound at different times, so that {land} has three noons and two lunches.',
      'A stone on the hill may be mended by one who is allowed to touch it. There is a list, and some stones are on none.',
      'Pilgrims of all three wear the same boots, as there is only one cobbler. He blesses in all of them.',
      'Saints overlap. In {town3} there is a grave at which one kneels, one dances and one throws pebbles, on different days.',
      'Ladders are a theological matter. One has leaned under a window since before the peace, because no one may say whose it is.',
      'A mixed marriage takes place on the steps, outside, in the rain. There are many.',
      'It is a sin in each of the three to count the believers of the others.',
    ],
    regions: [
      '{town1} is the hill, with steps on three sides and a house on top that is far too small for what was built over it.',
      '{town2} is the town of the Lamp: white, strict and full of schools, where one argues for a living.',
      '{town3} is the town of the Horn: gardens, graves, horses, and the best singers in {land}.',
      '{town4} is the town of the Wheel. Its people carry nothing, own little, and have somehow come to own the inns.',
    ],
    factions: [
      [
        'The Warden of the Keys',
        'keeps the hours and the peace in {land}, and wants a week to look for the will',
        'is the first of the family to have heard something on the hill, and cannot say to whom it belonged',
      ],
      [
        'The Lamp',
        'teaches that God spoke on the hill, and wants the fourth door bricked up',
        'has a scroll in its oldest school, on which the speech has a second part that is not monologue',
      ],
      [
        'The Horn',
        "teaches that God wept there, and wants to hold the hill for the others' safety",
        'has soldiers among its pilgrims, {few} in each choir, with their swords in the music stands',
      ],
      [
        'The Wheel',
        'teaches that no one was there, and wants that respected',
        'has bought up the debts of both of the others, and would rather not be asked about attachment',
      ],
    ],
    conflicts: [
      'The ladder has been moved. By half a step, in the night; and all three have sent for their best men.',
      'A child has been born on the hill, between two noons. Each of the faiths has a prophecy that fits, and a cradle.',
      'The cobbler is dying. He has no successor, and none of the priests knows how he did all three.',
    ],
    people: [
      [
        'young warden of the keys',
        1,
        'wants someone beside the fourth door at night who will believe what is heard, and no more than that',
        '{A.name} jingles when nervous, on purpose.',
        'opens the fourth door when the three are standing before it without arms and in their stockings',
      ],
      [
        'scholar of the Lamp',
        2,
        'wants a scroll compared with one of the Horn, in secret, before somebody burns either of them',
        '{B.name} agrees with each thing first, and then doubts it.',
        "reads out the second part, from the steps, at another's noon",
      ],
      [
        'choir master with a sword',
        3,
        'wants the signal not to be given, and cannot be the one who does not give it',
        '{C.name} tunes whatever has strings, including bows.',
        'lays down the baton, if he hears the three hymns sung at once, as they were written to be',
      ],
    ],
    pronouns: { C: 'he' },
    places: [
      [
        'The Small House',
        1,
        'one room of clay under three domes, with a threshold that has been kissed hollow',
        'It was never a temple. There is a hearth, a bench for three, and on the wall the heights of children, with names (DC 12 History).',
      ],
      [
        'The Ladder',
        1,
        'five rungs, cedar, under a window',
        'It was left there by the first warden, who was cleaning the window. There is a cloth on the sill, and on it a note, about supper.',
      ],
      [
        'The Triple Grave',
        3,
        'a slab with hollows from knees, heels and pebbles',
        'Three people lie in it, in one blanket. They were sisters.',
      ],
    ],
    starts: [
      [
        'It is the first dawn since the old warden died, and on the steps of {town1} three processions are waiting, as they do each day, with their backs to one another: lamps, horns, wheels. The young warden comes out with the ring of keys and stops. In the wall, between the door of the Lamp and the door of the Horn, there is one more, of plain wood, a little open; and it smells of bread. Three processions turn round. Nobody says a word, because nobody has a word for it that another would not have to contradict. {A} looks along the front row, for a stranger.',
        'The fourth door was always there. It has been plastered over by each of the three, and the plaster was waiting for a warden who was hungry.',
      ],
    ],
    openings: [
      [
        'Three priests offer the party the same sum for the same favour: to be in front of the fourth door when it is stormed, and to be neutral.',
        'Each has been told by somebody that the other two would begin. It was the same somebody, with an inn.',
      ],
      [
        'A pilgrim asks the way to the hill, of the party, on top of the hill. She seems to be disappointed by the domes. "It used to be at the back," she says.',
        'She is very old indeed. She has come home to see if anybody has aired the rooms.',
      ],
    ],
    truth:
      'Three sisters lived on the hill and took in whoever came along the road, in a bad time. One talked with the guests, one wept with them, and one was silent with them. When they were dead the guests, who had gone out in all directions, told of it: that on a hill they had been spoken to, wept with, and left in peace. That became three faiths. There was a fourth sister, who did the cooking. None of the guests remembered her, as she was in the kitchen. She is the one who never died, because nobody had told her that the house was closed, and she has let somebody in at the back, every night, for {years} years.',
    secrets: [
      'The wardens are descended from the boy who chopped her wood. They have had supper there all along.',
      'The second part of the scroll is an argument about the dishes.',
      'Whoever eats at the back door is spoken to, wept with and left in peace. It is only soup.',
    ],
    steps: [
      'the ladder is burned, and it is proved that it was the others',
      'the choirs of the Horn occupy the steps, singing, and do not go home for lunch',
      'the Wheel calls in the debts; and the Lamp goes dark in {town2}, for the first time',
      'At the fourth noon, which nobody has rung, three armies stand before the small house. The door opens, and an old woman with a ladle asks how many they are.',
    ],
    ends: [
      'They are {num} thousand. There is enough. It takes until the evening, on benches; and each of the three goes home with the feeling of having been right.',
      'The fourth door is shut, and a fourth faith founded, with a spoon. It has two schools by spring.',
      'The keys are thrown into the well. The house stands open from then on, to the road, and {land} has to find something else to be holy about.',
    ],
  },
];
