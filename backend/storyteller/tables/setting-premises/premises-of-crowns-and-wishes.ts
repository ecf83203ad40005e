import type { SettingPremise } from './premise-type.ts';

export const premisesOfCrownsAndWishes: readonly SettingPremise[] = [
  {
    id: 'deadly-crown',
    slot: 'change',
    asks: [
      'crown|throne|crowned kills|kill|killed|deadly|cursed|curse|poisoned|dies|die|murders|burns|wears|refuses|dead',
      'without|no king|queen|ruler because|crown|curse|cursed|wears',
      'king|queen|kings|queens|heir|heirs|ruler|rulers dies|die|cursed|killed|kills year|every|each|crown|always|crowned|all',
    ],
    not: 'vampires?|undead|rule_by_day',
    title: 'The Crown That Does Not Wait',
    rulers: 'the Chair Wardens',
    guards: 'the royal guards',
    pitch:
      'Whoever puts on the crown of {land} is dead before the next morning. {few.s} have tried it in {years} years, good and bad ones. So the throne has an arm-rest, a pension and no king; and now a child has been seen wearing the crown, in the street, at noon, and laughing.',
    party:
      'The party has been asked to find the child, by everybody: those who want it on the throne, those who want to know how, and {A}, who would like it to get home for supper.',
    truths: [
      'All laws of {land} are signed "by the empty chair". It has never pardoned anybody, and never condemned anybody either.',
      'The crown lies on a cushion, unguarded. There is a queue on feast days, and a rope, and a bench for those who think better of it.',
      'Each of the dead was found in the morning with a smile and dusty feet.',
      'Coins show the crown alone. Tossing them, one calls "wear" or "leave".',
      'The guards of the palace serve facing inward.',
      'Heirs are brought up to be modest. It is done by showing them the beds.',
      'At midnight the palace is cleared, to the last cat. The clock there strikes twelve once and then again.',
    ],
    regions: [
      '{town1} has the palace, with lit windows for a court that goes home at eleven.',
      '{town2} is the country of the pretenders: {num} castles, each with a modest young person in it, and a coffin in good taste.',
      '{town3} lives on pilgrims. One can buy the crown there in sugar, in wax, and in a size for dogs.',
      '{town4} is the old royal seat, which was given up for the new one. Its gate has no handle on the outside.',
    ],
    factions: [
      [
        'The Chair Wardens',
        'govern {land} as an empty chair would, and want the crown back on its cushion',
        'have found that a country whose kings die can be run by a clerk, and have had the cushion turned so that the hook shows',
      ],
      [
        'The Modest Heirs',
        "are the noble houses, who want somebody else's child to go first",
        'have bought the {few} beds of the dead, to have them examined, and have slept badly in them',
      ],
      [
        'The Laughing Crown',
        'are the people in the street, who want the child, whatever it says',
        "have put the child's sister forward as well, who has not been asked",
      ],
    ],
    conflicts: [
      'A pretender has worn the crown for an hour and put it off again. He is alive, and has gone to {town4} on foot, without his shoes.',
      'The guards have found small dusty footprints in the throne room. They lead out only.',
      'Two houses have been at war for a year over which of them is to be spared the honour.',
    ],
    people: [
      [
        'cushion keeper',
        1,
        'wants the child found before midnight, and fed, and by no means asked about its dreams',
        '{A.name} dusts empty places.',
        'says what the wardens do with the hook, for a promise that no one will ever have to sit up there',
      ],
      [
        'heir who took it off again',
        4,
        'wants to be taken back in, through the gate without a handle, to apologise',
        '{B.name} walks barefoot and does not seem to notice the stones.',
        'takes the crown for good if shown that the one who waits can be content with less',
      ],
      [
        'wax dealer and grandmother',
        3,
        'wants her two grandchildren left alone by history',
        '{C.name} makes a crown while she talks, and eats it.',
        'admits which of the dead was the father of the children',
      ],
    ],
    pronouns: { C: 'she' },
    places: [
      [
        'The Cushion',
        1,
        'red velvet under a lamp, with a small gold tag that says "Please"',
        'The crown is warm from within and hums a dance. Its size changes to fit whoever is looked for (DC 13 Arcana).',
      ],
      [
        'The Beds',
        2,
        'state beds of all the dead, with their sheets',
        'Under each pillow is a dance card with one name on it, for all {num} dances, in a very old hand.',
      ],
      [
        'The Gate without a Handle',
        4,
        'oak, iron, ivy, and a bell rope that ends in the air',
        'At the second midnight it opens from inside. A ballroom lies behind it, lit for a coronation, with one dancer, who has waited for {years} years.',
      ],
    ],
    starts: [
      [
        'On the market of {town3} dealers cry sugar crowns, and a child of seven runs through, with a shopping basket and with the crown of {land} on its head. Nobody breathes. It buys two eggs. "It was on the hook," it says to the party, who are standing nearest, "and it wanted to come out. It wants to know if one of you can dance." Then the bells begin to ring, and everybody runs at once. Under a stall, {A} has got hold of the basket, but only of the basket.',
        'The crown looks for a partner who can stop when the music does. A child who has to be home by six can.',
      ],
    ],
    openings: [
      [
        "A tailor delivers a coronation robe to the party's room, made to measure, with the bill paid by a modest house.",
        'Each house has ordered one, for somebody without relatives.',
      ],
      [
        'The party dreams of a ballroom, all of them, and in the morning their soles are grey with dust.',
        'They have touched something that had touched the crown: two eggs.',
      ],
    ],
    truth:
      'The first queen of {land} was crowned at a ball and died of it, of joy, in the middle of the last dance. The crown had been made to give its wearer one perfect night, and it did, and has wanted to finish it ever since. Whoever wears it is taken to {town4} in the second midnight and dances with her, and at dawn their heart stops, because nobody leaves. The dead were not punished. They could have gone at any time. The wardens know it, from the one who came back, and have seen to it that only people are sent who have nothing to go home to.',
    secrets: [
      'The queen does not know that she is dead. She believes that it is still the first hour, and that her partners change.',
      'A king who had one promise to keep in the morning would reign for as long as he liked.',
      'The empty chair has been signing by itself for {few} years. It pardons.',
    ],
    steps: [
      'the child is caught, and is kept in the palace, with cake, until long after eleven',
      'its sister puts on the wax crown, and goes after it',
      '{guards} nail up the gate in {town4}, and the music moves into the palace',
      'One midnight the whole court stays. In the morning there is no one in {town1} who is not smiling, and the dust lies like snow.',
    ],
    ends: [
      'Somebody cuts in, and tells the queen how the evening ended. She thanks them for the dance; and the crown is only gold, heavy, and has to be worn by day.',
      'The child reigns from six in the morning until six at night, with a packed lunch. It is by far the best government that {land} has had.',
      'The crown is thrown into the ballroom, and the gate bricked up. {land.s} has a chair, and learns to vote on who may not sit in it.',
    ],
  },
  {
    id: 'wish-at-birth',
    slot: 'change',
    asks: [
      'everyone|everybody|each|every|all|child|children|people wish|wishes cost*|price|sixteen|eighteen|birthday|birth|once|gets|get|granted|age|one',
      'wishes|wish cost*|price|come_true|paid|taxed|currency|regulated',
      '~wishes|wish',
    ],
    not: 'genies?|djinns?|lamp|last_wish',
    title: 'The Wish at Sixteen',
    rulers: 'the Office of Costs',
    guards: 'the bailiffs of the well',
    pitch:
      'Everyone in {land} has one wish, on the morning of the sixteenth birthday, at the well of {town1}. It always comes true, and it always costs something that one learns of only later. This spring a girl has wished, and everybody else has paid.',
    party:
      'The party was never sixteen in {land}, so each of them has a wish left. It is the most valuable company in the country, is followed by {few} brokers, and {A} would like to keep it from sitting down near water.',
    truths: [
      'One does not ask what somebody wished for. One asks what it was, meaning the cost, and brings soup.',
      'The well takes something that is worth as much as the wish, to somebody. It is not always to the one who wishes.',
      "The poor wish for things, the rich for other people's, and the clever for as little as possible. One old man has a biscuit to show for it.",
      'Wishes are registered. There are {num} volumes of costs, and a reading room with a nurse.',
      'Birthdays are kept secret before the sixteenth and are not mentioned after it.',
      'Nobody may wish for another wish, a death, or the well. It has been tried; there are three statues.',
      'Parents begin early to talk about shoes, so that it may be shoes.',
    ],
    regions: [
      '{town1} lies round the well: a square, a rope, and inns for families who do not speak at breakfast.',
      '{town2} was wished for. It has golden roofs and no children, and has never found out whether the two are connected.',
      '{town3} is where those live who paid for others: the luckless, the forgotten, the ones without a taste for bread. They are good company.',
      '{town4} has the schools of wishing, with interest rates, grammar, and one teacher who advises against.',
    ],
    factions: [
      [
        'The Office of Costs',
        "governs {land} by its books, and wants the girl's wish registered, to see what it was",
        'has been using the wishes of orphans, {few} a year, to pay for the costs of better families',
      ],
      [
        'The Unwished',
        'are those who let the birthday pass, who want the rope cut',
        'have a wish each left, all of them, and have started to think about what they could do with {num} at once',
      ],
      [
        'The Second Hand',
        'broker, insure and advise, and want the party to sign',
        'have found that a cost can be sold on, and that it grows with each sale',
      ],
    ],
    conflicts: [
      'A boy will be sixteen on Thursday. Both his parents have already thanked him.',
      'The golden roofs of {town2} have turned to straw overnight. Someone has wished for bread for everybody, and it fitted the sum.',
      'A widow wants her cost back. It was her husband, and the wish, she says, was only a pony.',
    ],
    people: [
      [
        'auditor of the well',
        1,
        'wants to know what was wished on the first day of spring, by asking all who are missing something',
        '{A.name} adds up whatever is on a table.',
        'opens the volume with the orphans in it once the sum of {land} has been done to the end',
      ],
      [
        'girl who wished',
        3,
        'wants to be hidden until she knows whether she was right',
        '{B.name} hums, and then remembers, and stops.',
        'says the wish aloud, for the second time, in front of all those who paid',
      ],
      [
        'broker with a good heart, pledged',
        4,
        "wants one of the party's wishes, for a child, and has brought a very fair contract",
        '{C.name} pats the left side of the coat, where there is nothing.',
        'burns the contracts on getting the heart back, at cost',
      ],
    ],
    pronouns: { B: 'she' },
    places: [
      [
        'The Well',
        1,
        'a plain stone ring with a bucket, and three statues that look in',
        "At the bottom one sees a face, and not one's own. It is that of whoever will pay (DC 13 Insight to bear it).",
      ],
      [
        'The Volumes of Costs',
        4,
        'a reading room with long tables and handkerchiefs',
        'The first volume has one entry. A mother wished that her child should live, and beside it, under "cost", is written: "all of this".',
      ],
      [
        'The Biscuit',
        3,
        "an old man's glass case, on the wall of the best tavern in {town3}",
        'It cost him nothing. He wished for it because he had seen the face in the well, and was sorry for it. It has not gone stale.',
      ],
    ],
    starts: [
      [
        'A girl stands at the well in {town1}, in a new dress, with her family behind her not looking. She lets down the bucket, thinks for as long as a song, and says something into it. Then everybody on the square forgets a word. It is a different one for each; they feel for it, with open mouths. The baker cannot say what he sells. The girl turns round, pale. "It was that nobody should have to be afraid of today," she says, and runs. {A} has pulled the party back from the edge, by their belts, all at once.',
        'The well could not take it from one person. It has taken something small from all, and has not finished.',
      ],
    ],
    openings: [
      [
        'A boy with a birthday on Thursday offers the party all his savings if one of them will be him, for a morning.',
        'It works: the well goes by who is led to it by the hand. The orphans have been led by clerks.',
      ],
      [
        'The old man with the biscuit has been robbed. He is not angry, only worried that somebody may eat it.',
        'It is the only wish that cost nothing. Whoever eats it knows why.',
      ],
    ],
    truth:
      'The well has no power of its own: it is a woman. Her child lay dying, and she offered whatever it took to whatever was listening; so it took her, and made her the one who hands out, to each the wish and to another the bill. She has balanced the books for {years} years, honestly, and in tears. The girl is the first who has wished for something for her, too, without knowing it: for she is afraid of every day. She can only grant it by ending, and the price of that, to be collected from everybody, is all the wishes that were ever made.',
    secrets: [
      'The child that was saved is the head of the Office of Costs. He believes that his mother left him.',
      'If somebody were to ask the well what she would like she would have to answer. That is what the old man did.',
      'The Second Hand have sold so many costs to {town3} that the next wish will fall on one person altogether: a baby.',
    ],
    steps: [
      'the words do not come back, and now it is names',
      'the Unwished march on the well, with {num} wishes and no agreement',
      'the Office closes the square and marches in the orphans, all of one birthday',
      'On Thursday the water stands at the rim. She has got as far as the oldest wish of all: a man in a high office looks at his hands, which are those of a child.',
    ],
    ends: [
      "The books are closed, with a party's wish as the last entry, for her. It turns out that most of {land} had been happy by other means.",
      'The costs are shared by all, in small pieces, by a vote. A wish is worth a toothache from then on, and is mostly for shoes.',
      'The rope is cut. At sixteen one is given a bucket of water in the face, by the whole family, and is heartily congratulated.',
    ],
  },
];
