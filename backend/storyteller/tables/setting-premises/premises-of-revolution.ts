import type { SettingPremise } from './premise-type.ts';

export const premisesOfRevolution: readonly SettingPremise[] = [
  {
    id: 'revolution',
    slot: 'change',
    asks: [
      'revolution|rebellion|revolt|uprising|rebels|rebel|insurrection|resistance|peasants_revolt',
      'overthrow|overthrown|overthrew|toppled',
      'occupied|conquered|annexed|colonised|oppressed by|country|city|land|kingdom|nation',
      'slaves|serfs|peasants rise|rising|rebel|revolt|freed|free|rose',
    ],
    title: 'The Year One',
    rulers: 'the Regime',
    guards: 'the grey coats',
    pitch:
      '{land.s} is about to rise. There are songs without words in {town1}, grain under floors in {town2}, and a date that only {few} people know. This morning it was written on a wall, in chalk, one day too early.',
    party:
      'The party is wanted in {land} for something that it has not done, which makes it trusted in {town2} and useful in {town1}. {A} could clear its name, and asks it not to insist on that before Sunday.',
    truths: [
      "Everyone in {land} over the age of ten has a book in which {guards} write what they think of them. One may not read one's own.",
      'Whistling is forbidden, so people hum. In {town1} one can tell the districts by the tune, and {guards} hum along without noticing.',
      'Each quarter day one in forty is fetched for the works. They do come back, and say that the food was good, in the same words.',
      'Doors have to be open in the evening. People in {land} have become very good at saying one thing and laying the table for another.',
      'A rebel is called a cousin. "I have a cousin coming" makes even grey coats lower their voice, and some ask how he is.',
      "The first rebellion was {years} years ago. Its leader's chair stands in the square of {town1}, nailed down, so that everyone may see that it is empty.",
    ],
    regions: [
      'The Regime sits in {town1} behind a moat of offices. Its fountain has run with wine once a year since the last rebellion, and nobody drinks.',
      '{town2} makes the cloth of the grey coats, weaves a thin red thread into every seam, and waits.',
      'The works are in {town3}, behind a wall with flower boxes. No chimney smokes.',
      '{town4} lies in the hills and belongs by day to {guards} and by night to its cousins. Its mayor serves both, in two hats.',
    ],
    factions: [
      [
        'The Regime',
        'governs by books and open doors, and wants the names of those who know the date',
        'has written the date on the wall itself, since it is in need of a rising that comes one day too early',
      ],
      [
        'The Cousins',
        'want the chair filled, the books burned and the works opened',
        'have a leader whom only {few} have seen, and who does not exist',
      ],
      [
        'The Seamstresses of {town2}',
        'want to be paid for every coat, and no blood on them',
        'have sewn all the coats so that they come apart at one pull of the red thread',
      ],
      [
        'The Second Hat',
        'are mayors, sergeants and clerks who want to be on the right side on the morning after',
        'sell the Cousins powder, and tell the Regime how much',
      ],
    ],
    conflicts: [
      'Half of the Cousins want to strike at once, now that the date is known, and the other half know that this is what it was written for.',
      'A grey coat has torn a page out of a book and eaten it. He is in the cellar of {town2}, and asks to be a cousin.',
      'Those who have come back from the works are asked to give evidence. They say that the food was good.',
    ],
    people: [
      [
        'clerk of the books',
        1,
        'wants one page exchanged for another before Sunday, and can open a door for an hour',
        "{A.name} reads people's hands for ink.",
        'opens all the archives at once if somebody reads {A.their} own page to {A.them}',
      ],
      [
        'seamstress and cousin',
        2,
        'wants the hotheads of {town4} held back by one day, by any means without blood',
        '{B.name} bites off threads while others shout.',
        'gives the sign too early only to save somebody who has a child',
      ],
      [
        'mayor in two hats',
        4,
        'wants powder brought to a cellar, and wants to be able to say that {C.they} knew nothing',
        '{C.name} mistakes the hat when frightened.',
        'throws one of them away in front of everybody, once {C.they} is called by {C.their} first name',
      ],
    ],
    places: [
      [
        'The Nailed Chair',
        1,
        'everyone walks round it without looking, and the cobbles show it',
        'The nails have been loosened. On the underside stands the list of those who informed the last time, and the present head of {rulers} is the first.',
      ],
      [
        'The Works',
        3,
        'a clean gate, flower boxes, and a band on Saturdays',
        'There is nothing inside but desks. The fetched ones copy out the books, which are thus in two hands, and one copy of each is a lie.',
      ],
      [
        'The Red Thread Mill',
        2,
        'a hundred looms in one hall, so loud that one can say anything',
        'The date is woven into the selvedge of each bale. It is a different one from that on the wall: the day after.',
      ],
    ],
    starts: [
      [
        "In {town1} the whole street stands before a wall, silently, with its back to it. On the wall is a date: tomorrow's. A grey coat asks the party to read it aloud for the record, as nobody here can see it. From the crowd comes {A}, with a sponge, and drops a key into the hood of one of them.",
        'The Regime chalked it up. The key opens the archive, and {A} hopes that strangers will do what no one with a book would dare.',
      ],
    ],
    openings: [
      [
        'The party is told in {town2} to say that it is the cousin from the hills. An hour later nine people have wept on its shoulder and handed over their savings.',
        'The Cousins need a leader whom one can see, by Sunday. {B} thinks that any face will do, and is ashamed of it.',
      ],
      [
        'A sergeant of the grey coats orders two fingers of brandy for the party and one for himself, and says that he has a loose seam, and who here can sew?',
        'He has found the thread, has told nobody, and wants to know which side it will be pulled on.',
      ],
    ],
    truth:
      'The last rebellion had won. Its leader sat in that chair for nine days, then signed an order to fetch one in forty, for safety, and a friend of his began to keep books. The Regime is what became of it; the chair is nailed down so that nobody asks who sat there. It has had a rising every generation since, always a day too early, always with the same songs, and has lived from each. This time the Seamstresses have noticed that the tune is an order.',
    secrets: [
      "The empty name of the Cousins' leader was invented by {A}, as a page in a book, to protect a neighbour.",
      'Of the {few} who know the true date one is a grey coat, and he is the one who has kept it best.',
      'The wine in the fountain is from the cellar of the first leader. He still lives down there.',
    ],
    steps: [
      '{town4} rises a day early, alone, and is let win until evening',
      '{guards} fetch one in ten, with lists that were ready',
      'the first leader is led to the chair, in public, and asks everybody to go home',
      'The red thread is pulled in every street at once. Ten thousand men stand there in their shirts, and everything depends on who speaks first.',
    ],
    ends: [
      'The rising comes on the right day, with threads instead of powder. The books are read out to those of whom they tell, which takes a summer and costs {land} its marriages.',
      "The Second Hat take over, with everybody's consent. It is better, it is no revolution, and the chair is put in a museum.",
      'The chair is burned, and nobody sits down. {town2} lends the new council its loud hall, and makes it a rule that no one serves for ten days.',
    ],
  },
];
