import type { SettingPremise } from './premise-type.ts';

export const premisesOfCrimeLord: readonly SettingPremise[] = [
  {
    id: 'crime-lord',
    slot: 'ruler',
    asks: [
      'crime_lord|crimelord|crime_boss|kingpin|thief_king|king_of_thieves|queen_of_thieves|godfather',
      'guilds|guild|gangs|gang|thieves same|one|secret|hidden|secretly boss|master|lord|leader',
    ],
    title: 'One Hand in Every Glove',
    rulers: 'the Open Table',
    guards: 'the lamp wardens',
    pitch:
      'Six guilds of thieves share {land} and hate each other, at fixed hours. In truth all six pay the same crime lord, whom nobody has seen and everyone calls the Uncle. This week six masters got the same letter: he is dying, and the best of them shall have everything.',
    party:
      'The party is in no guild, so that each of the six believes it to be working for another one. {A} has a letter that no guild may carry, and needs people whom the Uncle has never paid.',
    truths: [
      'Every street of {land} has a guild, and every guild a trade: purses, houses, cargo, cards, letters and locks. A chalk mark on the door says who has been paid.',
      'Feuds are fought on the Night of Knives, once a month. Few are hurt, and nobody asks why the numbers always come out even.',
      'People say "the Uncle knows" as others say "God willing". Most think that it is only a saying.',
      'A thief who leaves a guild for another is never punished. It is said to be good manners. It is all one purse.',
      '{guards.s} light the streets and arrest whoever works without a mark. They are paid by six guilds, to the same copper, on the same day.',
      'Each guild gives a sixth of its takings to the Blind Box at the crossroads of {town1}. It is emptied every night, and nobody has ever seen a hand.',
    ],
    regions: [
      '{town1} has the six guildhalls round one square, with six flags and a single, very old drain.',
      '{town2} belongs to cargo and cards. Its warehouses are honest on the ground floor, and one does not ask about the stairs.',
      '{town3} is where the masters live, in quiet houses with high walls. Their cooks all come from the same family.',
      '{town4} pays nobody. It was let off by all six guilds in one night, long ago, and would like to know what it did to deserve it.',
    ],
    factions: [
      [
        'The Open Table',
        'is the six masters, who govern by quarrel, and wants a successor to a man who, officially, does not exist',
        'has six members who each believe that they alone have always known the Uncle',
      ],
      [
        'The Guild of Letters',
        'opens, copies and closes the post of {land}, and wants to know who wrote the six letters',
        'wrote them, on an order that came by its own post, and has found that the hand is not the old one',
      ],
      [
        'The Unmarked',
        'are thieves who pay no one, and want the Blind Box broken open in daylight',
        'are led by a niece of the Uncle, who has been left out of the will',
      ],
      [
        'The Cooks of {town3}',
        'want peace, full plates and early nights for their masters',
        'carry the orders, baked into bread, and eat the crusts with nothing on them',
      ],
    ],
    conflicts: [
      'Two guilds have robbed the same bank on the same night, by order of the same man. Both have orders to kill the other crew, and both crews have begun to compare the handwriting.',
      'A lamp warden has followed the money from the Blind Box for nine streets. {guards.s} want the report burned, and half of {town2} wants to buy it.',
      'The shopkeepers of {town1} have worked out what they would pay if there were only one guild. They have put it on a placard.',
    ],
    people: [
      [
        'master of letters',
        1,
        'wants one letter taken to {town4} by hands that are in no book of the guilds',
        '{A.name} reads upside down, and turns every paper on the table face down first.',
        'shows the six letters side by side to anybody who hands over one unopened',
      ],
      [
        'captain of a smuggling crew',
        2,
        'wants to know why two guilds that are at war have never sunk a ship',
        '{B.name} weighs coins in the palm and is right to the grain.',
        'breaks with the guild as soon as {B.they} has seen where its sixth goes',
      ],
      [
        'head cook',
        3,
        'wants a guest kept from dinner without an insult, and a tray carried to a house that is empty',
        '{C.name} tastes everything twice, and talks of the masters as if they were small.',
        'stops baking for the Uncle when somebody asks, kindly, who cooks for {C.them}',
      ],
      [
        'widow and landlady',
        4,
        'wants to be told, before the end, why nobody has ever robbed her',
        '{D.name} leaves the door open while out, and sounds a little offended about it.',
        'gives up the name that she calls him by, to someone who lets her see him once',
      ],
    ],
    pronouns: { D: 'she' },
    places: [
      [
        'The Blind Box',
        1,
        'an iron chest at the crossroads, with six slots and no lid',
        'It has no floor. The coins fall into the old drain, and roll, all by themselves, as far as {town4} (DC 13 Investigation).',
      ],
      [
        'The Reading Room',
        1,
        'the hall where the Guild of Letters steams open the post, with tea for those who wait',
        'In a drawer lie the orders of {years} years. The hand changes twice: there have been three Uncles.',
      ],
      [
        'The Long Kitchen',
        3,
        'the back doors of six great houses open on one yard, and it smells better than any inn',
        'On the wall is a slate with six columns. It is the seating plan of a war, for the whole of next month.',
      ],
      [
        'The House That Is Never Robbed',
        4,
        'a lodging house with brass knobs, silver spoons and no lock anywhere',
        'The first-floor lodger is an old clerk who mends clocks. Under his bed runs the drain, and he sleeps badly because of the noise.',
      ],
    ],
    starts: [
      [
        'In the square of {town1} six masters of thieves meet by accident, under six flags, each with a letter in a sleeve and each trying to look as if there were none. A gust of wind comes round the corner. Six letters fly up, six guilds of the best thieves in the world snatch at them, and one lands in the hands of the party. It is the same as all the others. The square falls silent, and {A} says, very low: "Do not read it out."',
        'The letters were written so that they would be compared. Whoever sent them wants the guilds to find out, in public, that they are one.',
      ],
    ],
    openings: [
      [
        'A pickpocket gives the party its purse back in {town2}, with a coin more in it than before, and asks to be hidden from both sides of a feud.',
        'The coin has been through the Blind Box twice. The boy was the first to scratch a mark into one and wait.',
      ],
      [
        'The party is invited to dinner by six different masters for the same evening, and each of the six invitations is sealed with the same loaf of bread.',
        'The cooks want to see which of the six masters it will trust. They have been told to choose the heir.',
      ],
    ],
    truth:
      'The first Uncle was a lodger who loved his landlady and could not bear to see her street robbed. He bought one guild to keep it off, then a second one to keep off the first. By the time he had all six, he had a city, and went on mending clocks, because she thought well of the trade. The present one is the third, his pupil, and he is not dying: he is tired. He sent the letters to see whether any of the six would sooner end the thing than own it. If none does, he means to name the cruellest of them and leave by the night boat.',
    secrets: [
      'The feuds of the guilds are planned a month ahead, so that nobody gets strong. The dead of the Night of Knives are those who had begun to ask.',
      '{B} is the best of the heirs, and the only one who was never sent a letter.',
      'Street by street, the takings of {years} years have gone into the drains, roofs and wells of {land}. It is the best kept city in the world, and nobody knows whom to thank.',
      'Whoever sits at the clock bench in {town4} and gives an order is obeyed. No one has ever checked the face.',
    ],
    steps: [
      'two masters are found dead at the same table, each poisoned by the other',
      'the Blind Box stays full in the morning, for the first time, and nobody dares to touch it',
      '{guards} are paid by no one, and put out the lamps',
      'The last three masters declare themselves the Uncle on one evening. Every thief in {land} gets three orders, and obeys the one that pays.',
    ],
    ends: [
      'The six letters are nailed up side by side in the square. The guilds laugh, then count, and by spring there is one guild with a vote for everybody.',
      'The old clerk hands his screwdriver to someone who does not want it. The orders go on, kinder and fewer, and one day they stop.',
      'The cruellest heir gets everything, except the cooks. Nobody in {land} eats well after that, and nobody eats long.',
    ],
  },
];
