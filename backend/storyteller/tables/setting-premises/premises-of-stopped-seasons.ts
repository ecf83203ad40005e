import type { SettingPremise } from './premise-type.ts';

export const premisesOfStoppedSeasons: readonly SettingPremise[] = [
  {
    id: 'endless-season',
    slot: 'change',
    asks: [
      'eternal|endless|permanent|always|never|unending|everlasting|forever|perpetual autumn|fall|spring|summer|rain|rains|raining',
      'autumn|spring|summer never_ends|forever|always|stays|stayed|endless',
    ],
    not: 'night|dark|darkness|winter|ice|never_comes',
    called: ['autumn', 'spring|summer|rain'],
    without: 'winters?|snow\\w*|ice',
    title: 'The Season That Stayed',
    rulers: 'the Almanac Office',
    guards: 'the calendar men',
    pitch:
      'The autumn of {land} has lasted for {years} years. Nobody minds: there is enough to eat, people have dressed for it, and the old ones keep the words for the other three as one keeps foreign coins. This week, on a single hill at {town3}, it stopped.',
    party:
      'The party comes from abroad and brings along, under its nails and in its seams, a little of another season. It is searched for it at the border; and {A}, who did not search very well, wants to know what grows from that.',
    truths: [
      'A year in {land} is announced. The office does so when it has finished the last one.',
      'Children are told of the four sisters, of whom three went away and the youngest stayed.',
      'There is a market for things that are out of season. It is held at night, in {town2}, and one can smell it.',
      'Nothing in {land} ripens quite. It is picked in time, and nobody has ever been disappointed or very pleased.',
      'Birds set out each evening, form up, and come back by supper.',
      'People do not say "later". They say "as it is".',
      'Songs about the autumn are taught in school, and have {num} verses. In the last one somebody is asked to dance.',
    ],
    regions: [
      '{town1} has the almanac office, in whose tower a clock strikes the date, always the same, and with feeling.',
      '{town2} lives by trade with the border, by hidden gardens, and by a law that is looked after but not looked at.',
      '{town3} is farms on {few} hills, of which one has been fenced off since Tuesday, with a guard who has his coat open.',
      '{town4} is where the old people live who remember a change. They sit on benches, facing the way that it came from.',
    ],
    factions: [
      [
        'The Almanac Office',
        'governs {land} by date, and wants the hill put right before it spreads',
        'holds the youngest sister to her promise, with a paper that she signed when she was happy',
      ],
      [
        'The Night Gardeners',
        'grow what cannot grow, under lamps, and want one real seed from the hill',
        'have promised the three elder sisters a door, and have got as far as the hinges',
      ],
      [
        'The As It Is',
        'are those who have done well, and want the fence higher and the hill mown',
        'have been ageing since Tuesday, each by as much as was owed',
      ],
    ],
    conflicts: [
      'A farmer owns half of the hill. His half is worth more each day, and has started to be on the wrong side of the fence.',
      'The birds of {town4} did not come back for supper. Their owners have been told that they are late.',
      'A wedding has been put off by the office, to a date that does not come. The couple has waited for {years} years, and would like to speak to somebody.',
    ],
    people: [
      [
        'border searcher',
        2,
        'wants a handful of earth taken to the top of the hill, and to be told what it does',
        '{A.name} turns out every pocket, including the own ones.',
        'opens the border for good on hearing what it has been shut against',
      ],
      [
        'almanac clerk',
        1,
        'wants the signed paper read by someone who can tell a promise from a wish',
        '{B.name} tears off a page each morning, and glues it back on.',
        'strikes the next date, alone, at night, if there will be somebody there to dance',
      ],
      [
        'woman on the end of the bench',
        4,
        'wants a message taken to her sister at the office, and has tried it by letter, by bird and by weather',
        '{C.name} has a draught about her, and people button up.',
        'goes away again, without a word, if the youngest says herself that she wants to stay',
      ],
    ],
    pronouns: { C: 'she' },
    places: [
      [
        'The Hill',
        3,
        'a round hill with a fence, a sheep and a different light',
        "On top stands a girl's shoe, pointing out. Whoever puts on the other one, which is in the office, knows what day it would be (DC 13 Nature).",
      ],
      [
        'The Tower of the Date',
        1,
        'a stair, a bell and a door with a very new lock',
        'Behind it there is a room for a young lady, with everything in it: books, cakes, a window that has been painted on.',
      ],
      [
        'The Night Market',
        2,
        'stalls with lanterns, in a cellar, where a strawberry is sold by the look',
        'At the back are three doors without a wall. There is a knock on each of them, in a different manner, and all are polite.',
      ],
    ],
    starts: [
      [
        'In {town1} the clock strikes the date, at noon, as every day, and all lift their hats, because one does. It strikes once too often. People laugh, and look up. The birds, which were on their way to form up, turn round in the air as one; a warm gust, or a cold one, nobody can agree on it later, goes through the market and takes a hat with it. The clerk on the balcony is holding a page in each hand. {A} has come running from the border, all the way, with an open coat. "Something is different," {A.they} says to the party, and is close to tears. "What is it that one does?"',
        'The youngest sister has got one foot out of the window, and it came down on the hill.',
      ],
    ],
    openings: [
      [
        'Each of the party finds in a pocket a flower which does not grow in {land}, and a dance card with one name on it.',
        'The youngest has heard that there are people here from outside. She has not danced with anybody for {years} years.',
      ],
      [
        'Men of the As It Is pay well for having a sheep fetched from behind a fence, and better if it comes back younger.',
        'It comes back with a lamb. They have not thought it through.',
      ],
    ],
    truth:
      'Four sisters ruled {land}, by turns, and danced at the changing of each. At one of the dances the youngest, who was at the end of her time, was so happy that she said that it should always be like this; and a clerk, who was in love with her, wrote it down and had her sign. Her sisters came, each in her turn, found the door shut, and have been walking round {land} ever since. The clerk is the head of the office. He is not a bad man. He has brought her cake each day for {years} years, and has never dared to ask her whether she meant it.',
    secrets: [
      'All that did not happen in those years is waiting. It will not come all at once if it is let in by somebody who knows how to dance.',
      'The paper says "for as long as this music plays". There is a musical box in the tower, and a boy who winds it.',
      'People in {land} have aged, of course. Only, since nothing changed, nobody looked.',
    ],
    steps: [
      'the hill is mown, and comes up again at once, right to the fence',
      'the musical box is wound too far, and people find themselves doing the same thing twice',
      '{guards} take all strangers to the border, and cannot find it',
      'One noon the clock strikes and does not leave off. The three doors stand open, and everything that is owed to {land} comes in at the same moment, with its arms full.',
    ],
    ends: [
      'Somebody asks the youngest for a dance, and in the middle of it hands her on to her sister. It is a change; people have forgotten how one weeps about that, and soon remember.',
      'She stays, because she has been asked and has said so. The door is left unlocked, though, and on four days of the year there is company.',
      'The clerk tears up the paper. He is very old that evening, and is seen on a bench in {town4}, with a lady who has taken off her shoe.',
    ],
  },
  {
    id: 'dragon-riders',
    slot: 'change',
    asks: [
      'dragon|dragons|griffin|griffon|gryphon|wyvern|pegasus riders|rider|knights|cavalry|bonded|mounts|ride|rides',
      'dragonriders|dragonrider|dragon_riders',
    ],
    title: 'The Riders of the Morning',
    rulers: 'the Wing Council',
    guards: 'the ground crews',
    way: 'on dragon back',
    pitch:
      'Dragons and people of {land} have flown together for {years} years, in pairs that choose each other for life. It has kept the country free, vain and short of cows. At the last choosing twenty hatchlings looked at all the young people, one by one, and went to sit down by themselves.',
    party:
      'The party was there as paying guests, in the third row, with sandwiches. {few.s} of the hatchlings have followed it home. By law that makes it riders in training, and {A}, who trains riders, is not sure that it is they whom one should teach.',
    truths: [
      'A rider says "we". Those who say "I" have lost theirs, and one is quiet with them.',
      'A dragon may not be bought, owned or contradicted before breakfast.',
      'There are {num} wings in {land}, each with a colour, a song and a share of the sheep.',
      'Whoever falls is caught. It is the first exercise, and there is no second one for those who look down.',
      'Saddles are for show. Old pairs do without, and without words.',
      'Towns have flat roofs and nets. Laundry is hung out with the wind report.',
      'No dragon has ever attacked a human being in {land}. There is a statue to the one who was about to.',
    ],
    regions: [
      '{town1} is the rock with the eyries: a thousand ledges, a school, and a wind that one has to lean on.',
      '{town2} breeds the sheep, and pays for freedom by the head. It has a long memory and short fences.',
      '{town3} builds harness, horns and hospitals, and is where they live who say "I".',
      '{town4} lies at the border, under the smoke of the neighbour, who has begun to build towers with something on top.',
    ],
    factions: [
      [
        'The Wing Council',
        'governs {land} from above, and wants the choosing repeated, with better young people',
        'knows that the bond can be made by force: it did so itself, with the first of them',
      ],
      [
        'The Walkers',
        'are those who have lost their dragons, who want to be told the reason',
        'have noticed that these did not die. They flew off, at night, to one and the same place',
      ],
      [
        'The Shepherds',
        'want to be paid in more than songs',
        'have sold the neighbour a map of the ledges, with the hours of sleep',
      ],
    ],
    conflicts: [
      'A dragon has chosen an enemy envoy. The two of them are dreadfully sorry, and cannot be parted.',
      'The son of the first rider has been passed over by twenty hatchlings. He has taken a rope and a hood with him tonight.',
      'In {town2} a ewe has been carried off by a pair of the third wing, who swear that they were asleep, both of them.',
    ],
    people: [
      [
        'wing trainer',
        1,
        'wants the hatchlings asked what they are waiting for, by those whom they follow',
        '{A.name} whistles to children and dogs alike.',
        'unbuckles each saddle in {town1}, at night, on learning what the first one was made of',
      ],
      [
        'walker with a scarf of scales',
        3,
        'wants to be flown once to where they have all gone, and left there',
        '{B.name} shifts aside for someone larger, in doorways.',
        'tells the party the word that breaks a bond, and makes it promise never to need it',
      ],
      [
        'shepherd with a map',
        2,
        'wants it stolen back from a tower, before it is used, and has the money with him',
        '{C.name} counts whatever is white.',
        'gives the alarm in person, and takes the blame, if the flocks are brought in first',
      ],
    ],
    pronouns: { C: 'he' },
    places: [
      [
        'The Choosing Ground',
        1,
        'a ring of sand on the highest ledge, with benches',
        'Below the sand lies a chain, broken, of the first dragon; and on each link there is a name of a rider, in the order of the founding (DC 13 History).',
      ],
      [
        'The Smoke Towers',
        4,
        "seven of them, on the neighbour's side, with a wheel and a net on top",
        'They are manned by riders. Those were chosen by dragons over there, in secret, and each has been told that {land} would kill both.',
      ],
      [
        'The Quiet Valley',
        3,
        'a green bowl without a path, from which no dragon is ever seen to rise',
        'All that flew off are there, round one that is very old, unsaddled and blind. She is telling them how it was before.',
      ],
    ],
    starts: [
      [
        'It is the morning of the choosing, on the rock of {town1}, and twenty eggs have hatched on time. The best young people of {land} are standing in a ring, in white, not breathing. Twenty wet, crooked, splendid little beasts totter along the row. They look each of them in the face, and sneeze. Then they all sit down in the middle of the sand, with their backs to everyone, and begin to talk among themselves. Nobody has ever heard a hatchling talk. One of them gets up after a while, comes across to the third row, to the party, and takes a sandwich. "Is it permitted," it asks {A}, "to say no?"',
        'The old one in the valley has sung to the eggs. It is the first clutch that was told.',
      ],
    ],
    openings: [
      [
        'A grown dragon lands before the party, alone, shaking. It says its rider\'s name, twice, and then for the first time in its life, "I".',
        'Somebody has tried out the word. The rider is alive, and does not know why he is crying.',
      ],
      [
        'The hatchlings want the party to tell them a story before they sleep. They have one condition: it must have a dragon in it who goes home.',
        'They are making up their minds, and have {few} days for it before they are too heavy to be carried.',
      ],
    ],
    truth:
      "The first rider of {land} caught his dragon, with a chain, and broke her: and what came of it, after years, was love, on both sides, and he wept for the chain until he died. All later bonds have grown from that one; they are true, and they are not free, since what chooses in a hatchling is the mother's mother's fear. The old one has forgiven him. But she would like there to be one clutch, before she dies, which is asked. Those whom she has called to the valley came of their own will, to hear it; and all of them mean to go back to their riders, and have not yet dared to.",
    secrets: [
      'A dragon that is free to go and stays can carry two.',
      'The neighbours have riders, too, by the same mother. If both sides knew it there would be no border to guard.',
      'The statue is of the old one. The one whom she was about to attack is not shown, and his sword is up.',
    ],
    steps: [
      'the choosing is repeated, with hoods, at night; and in the morning there are nineteen',
      'the shepherds light a fire on a hill, and on the towers the wheels begin to turn',
      '{guards} chain up the wings, all of them, for their own protection',
      'At the new moon the nets go up along the border, with the wings of {land} in front of them. From the valley something very old comes flying, slowly, by ear.',
    ],
    ends: [
      'The bonds are loosed, all of them, on one morning, on the choosing ground. It is very quiet; then one dragon after another walks back across the sand, and there are no better pairs in the world.',
      'The hatchlings choose: each other, the sea, a shepherd, and the party. {land.s} has fewer riders, and they say "we" in another tone.',
      'The chain is forged again. It holds; the border, too; and nobody in {land} sings the old songs any more, since the dragons have begun to hum along.',
    ],
  },
];
