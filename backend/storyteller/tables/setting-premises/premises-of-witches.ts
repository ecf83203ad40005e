import type { SettingPremise } from './premise-type.ts';

export const premisesOfWitches: readonly SettingPremise[] = [
  {
    id: 'witches',
    slot: 'ruler',
    asks: [
      '@witches|witch|hags|hag|coven|crones',
      'witch|witches|hag|hags|coven swamp|forest|kingdom|land|village|queen|marsh|city|town',
      '~witch|witches|coven|swamp|marsh|bog',
    ],
    not: 'hunt*|inquisition|illegal|forbidden|burn\\w*',
    without: 'deserts?|dunes?|snow|operas?',
    title: 'The Nine Pots',
    rulers: 'the Nine Pots',
    guards: 'the frog wardens',
    wild: 'the swamp',
    way: 'by punt',
    pitch:
      'Nine witches rule the swamps of {land}: for every favour one owes another, and a knot in a string remembers. It has been fair for {years} years. Now one of the nine is paying back everything that she owes, in a hurry.',
    party:
      'The party has no string yet. It owes nobody in {land} anything and nobody owes it, which is the same as not being there. {A} gives it supper, for nothing, and so has it by one knot.',
    truths: [
      'Everyone wears a string: knots for what one owes on the left, and for what one is owed on the right. Marriage is a splice.',
      "The witches have a price for each thing, and it is never money: a laugh, the end of a story, the colour of one's first coat. One misses it more than one thinks.",
      'Houses stand on legs and move if they are insulted. One is careful what one says about a kitchen.',
      'Frogs are the law in {land}. They have been somebody, mostly, and take their second term seriously.',
      'The mud keeps everything. Whoever wants to know something of the past can dig, with a witness and a clothes peg.',
      'Outsiders are told three lies as a welcome, and have to find them. It is thought that then one knows each other.',
    ],
    regions: [
      '{town1} has nine chimneys with nine colours of smoke, and everybody knows by breakfast who is in a bad mood.',
      "{town2} cuts peat and reeds, and is so deep in debt that its people's strings drag on the ground. They wear them over the shoulder, with style.",
      '{town3} is a market on punts, at which one can buy back what one has paid, second-hand.',
      '{town4} lies on firm ground, at the edge, and wants a road through the swamp, a church and prices in silver.',
    ],
    factions: [
      [
        'The Nine Pots',
        'rule by favours and by the string, and want to know why the eldest is paying',
        'are held together by one large debt, which each of them owes the next, in a ring',
      ],
      [
        'The Long Strings',
        'are the debtors of {town2}, who want one day on which all is cut',
        'have found that a knot comes undone if both forget it, and drink accordingly',
      ],
      [
        'The Causeway Men of {town4}',
        'want a road, and offer silver',
        'have sunk {few} people in the mud so that it would bear the first mile',
      ],
      [
        'The Second Term',
        'are frogs who want to be tried again',
        'have been keeping the minutes of everything the Nine have ever promised',
      ],
    ],
    conflicts: [
      'The eldest has given back a man his youth. He is forty years younger than his wife, and both are at law with her.',
      'A house in {town1} has walked out of its street with a family in it and has sat down in the church of {town4}. It has been insulted, and will not say how.',
      'Somebody sells first laughs in {town3} that have never been paid for by anybody.',
    ],
    people: [
      [
        'youngest of the Nine',
        1,
        'wants to know what the eldest is afraid of, before it is she who owes it',
        '{A.name} stirs whatever is put before her, three times.',
        'cuts her own string if somebody does her a favour and walks away from it',
      ],
      [
        'peat cutter with a long string',
        2,
        'wants something found in the mud, and is not sure if {B.they} has lost it or sold it',
        '{B.name} hums the half of a tune.',
        'forgives the largest debt that {B.they} is owed once the other half is sung to {B.them}',
      ],
      [
        'frog and bailiff',
        3,
        'wants a protocol of {years} years brought to {town4} and dry',
        '{C.name} clears the throat for a long time, and it is the best part of the speech.',
        'says who turned {C.them} into a frog and that it was deserved',
      ],
    ],
    pronouns: { A: 'she' },
    places: [
      [
        'The Ninth Kitchen',
        1,
        "the eldest's, clean, packed up and with the pot upside down",
        'In the ashes lies her string. It has one knot left on it, black, and as large as a fist: she owes somebody a death.',
      ],
      [
        'The Second-Hand Punt',
        3,
        'first coats, last words and laughs in jars, with prices on them, and people who look and pay nothing',
        'The new jars are from the drowned of the causeway. Their laughs can be heard at night, and one knows them (DC 13 Perception).',
      ],
      [
        'The First Mile',
        4,
        'a straight, dry road into {wild} that ends in the middle',
        'It bears because it is held. Under each plank there is a pair of hands, and a string, with a knot that nobody was asked for.',
      ],
    ],
    starts: [
      [
        'The party is having supper with {A}, in a kitchen on legs, and is just being told the second lie, when the whole house stands up. Outside, the eldest of the Nine goes by in a punt, in her best hat, and throws things in at every window: a summer, a name, somebody\'s singing voice. "Paid!" she cries each time. {A} has put down the spoon. "That was true, by the way," she says, "what I told you of the supper. Would you go after her? Then we are quits."',
        "The eldest swore {years} years ago to die in the place of whoever would die next by another's hand in {land}. The causeway has made it {few} at once, and she wants to owe nothing on that day.",
      ],
    ],
    openings: [
      [
        'A frog in a chain of office serves the party with a debt: an ancestor of theirs owes the swamp a sneeze, with interest.',
        'It is real, and due. Whoever sneezes in the right place wakes the mud, which remembers.',
      ],
      [
        'The young man of forty years less asks the party to take him to the eldest, so that she may make him old.',
        'She cannot any more, but on the second-hand punt in {town3} his years are for sale, and {B} has already bid.',
      ],
    ],
    truth:
      "The Nine began as nine sisters-in-law, widows of one shipwreck, who swore that no one here should ever die alone or for nothing. That is the black knot: each of them owes the swamp a death, in another's stead, and the eldest is first. For {years} years it did not come to it, because nobody in {land} killed anyone. The Causeway Men have drowned {few} for a road. By the law of the string all the Nine are due, one each, and when they are gone there will be nobody whom anyone owes, and the mud will take it up by itself.",
    secrets: [
      'The three lies that one is told as a welcome are always the same, and one of them is that witches have no heart.',
      'The drowned can be paid out. Each of them wants back what was never theirs to give: a day.',
      'The road would make {town4} rich within a year. The witches could have sold it to them for a song, literally.',
    ],
    steps: [
      'the eldest lies down, in her hat, and a chimney is cold',
      'a second of the Nine begins to pay back, and the debtors are given more than they can bear',
      '{guards} arrest the road, and sit on it in their hundreds',
      'All nine smokes are gone. In the morning the mud stands at each door of {land} with a string in its hand, and it cannot be argued with.',
    ],
    ends: [
      "The drowned get their day, with songs, at {town4}'s expense, and the knots come loose. The road is never finished, and has a market on its end.",
      "The Causeway Men pay, by the string, each of them for another's life with his own years. They are not asked to be sorry, and are.",
      'All strings are cut, on one evening. Nobody owes anybody anything in {land} after that, and people begin to lock their doors.',
    ],
  },
];
