import type { WrongDetails } from './setting-types.ts';

/** What can be played in a setting whose wrong was done to people. */
export const detailsOfPeople: Readonly<Record<string, WrongDetails>> = {
  gates: {
    party: [
      'The party was neither inside nor outside of {town1} that night, and the dead of {town2} do not turn from it. It can walk the road to {town2} after dusk, ask those who knock what they want, and come back to tell {town1}.',
      'Strangers may be let into {town1} after the gate is shut, by an old exception that nobody has used. {body1} hires the party for what lies beyond the wall, and {body2} for what lies behind it.',
    ],
    customs: [
      'When the gate of {town1} is shut each household calls out its number, and the number has to be right before anybody may sleep. For a week now it has been one too high.',
      'Nobody in {land} turns away a guest without handing out bread through the gap of the door. In {town1} the gap has become narrow, and the bread flat.',
      'A stranger on the road to {town2} is greeted with a line of the old song and has to know the next. {guards.s} have begun to arrest those who do.',
    ],
    places: [
      [
        {
          open: 'people of {town1} who cannot sleep have moved in here, since the knocking is not heard in it, and {P1} visits them at night.',
          hidden: [
            'A drain comes out here from beyond the wall, and on its sides are the hand prints of {few} children who came in by it (DC 12 Perception).',
          ],
        },
        {
          open: 'the costumes for the play are kept here, and in the mornings those of the enemy are wet.',
          hidden: [
            'One of the costumes is no costume: it is the coat of someone from {town2}, with a letter in the hem (DC 12 Investigation).',
          ],
        },
      ],
      [
        {
          open: 'the coffins of {town2} stand here, {num} of them, and {P5} pays watchers by the night and by the noise.',
          hidden: [
            'All the coffins but one are empty. In that one lies the {worker2} who let go of a hand at the gate, and who died last winter (DC 12 Religion).',
          ],
        },
        {
          open: 'the survivors of that night meet here, {few} by now, and let nobody in who asks how they lived.',
          hidden: [
            'They lived because {P5} took the other road, and let the rest go ahead. It has never been said aloud.',
          ],
        },
      ],
      [
        {
          open: 'the battle can be seen here, painted on a whole wall, and {P3} has been told by {body3} to touch it up.',
          hidden: [
            'Below the painted enemy are drawn people with bundles (DC 13 Investigation); {P3} scrapes a little further every night.',
          ],
        },
        {
          open: 'old pages are mended here, and the holes in them are all in the same year.',
          hidden: [
            'The paste pot holds what was cut out, softened, in strips. DC 14 Investigation gives back one line of {record3}: the order to shut, or its absence.',
          ],
        },
      ],
      [
        {
          open: '{faction1} has a model of the new fairground here, and {P4} covers one corner of it with a hand.',
          hidden: [
            'The true key of the gate hangs here among pledges, with a label (DC 13 Sleight of Hand, or the sum on the label).',
          ],
        },
        {
          open: 'diggers are hired here by night, for the field before the gate of {town1}, and paid for being deaf.',
          hidden: [
            'In a shed lie buttons, shoes and {few} flutes, sorted by size for sale. Whoever plays one of the flutes is answered from the road.',
          ],
        },
      ],
    ],
    manners: [
      '{P1} cannot stand with the back to a closed door.',
      '{P2} knocks nowhere, and waits outside until someone happens to come out.',
      '{P3} washes the hands after every page, up to the elbows.',
      '{P4} steps over thresholds as if they were higher than they are.',
    ],
    levers: [
      [
        [
          'obeyed an order; shown that the sick of {town2} could have been nursed, {P1.they} opens the gate.',
          'v=1',
        ],
        [
          'was one frightened young person, and says so as soon as somebody calls {P1.them} that and not a hero.',
          'v=2',
        ],
        'will do whatever makes the knocking stop for one night, and promises anything on that morning.',
      ],
      [
        "reads the last name if someone stands next to {P2.them}; it is {P2.their} own family's.",
        'asks for nothing but that {town1} says "we heard you". {body2.s} asks for more, and {P2} would go behind its back.',
      ],
      [
        'wants to sign a true page before dying, and needs somebody to carry it out past {body3}.',
        'has repainted one face so that it looks like the head of {body3}, and can be threatened with it.',
      ],
      [
        'has been inside the field and not slept since; the key is the price of one quiet night.',
        'sells to whoever comes first, and {faction1} has not paid for a month.',
      ],
    ],
    jobs: [
      'When the households of {town1} are counted at dusk, the number is one too high again, in the house where the party lodges. {P1} asks them, softly, to find out who it is before the neighbours do.',
      'A peddler on the road sells the party a flute, much too cheaply. That night someone outside {town1} asks to have it back, by name, and {guards} go pale.',
      '{P5} pays for an escort from {town2}: {few} people with empty coffins, and one with a full one. {guards.s} stand on the road, and only the full one may not be opened.',
      'In {town3} a wall has been scraped bare overnight, and under the battle there is a crowd with bundles. {P3} stands before it with wet hands, and {body3} is on the stairs.',
    ],
  },
  saint: {
    party: [
      'The party does not pray in {land}, so it can ask what no one from {town1} may, and touch what they may only kiss. It is hired by {body1} to guard relics, by {body2} to test miracles, and by {faction1} to find people.',
      'By the law of {land} a pilgrim cannot be arrested, and a candle from {town1} makes anyone a pilgrim. {town1} and {town2} have work for such people: as guides, as bodyguards, and as visitors who can be seen not to believe.',
    ],
    customs: [
      'A pilgrim in {land} may sleep at any door and has to tell one sin there. {town1} lives from beds, and {body1} from the sins.',
      'On the eve of the feast everyone in {land} gives away the best thing that they own, to the first who asks. People have begun to hide indoors from noon.',
      'Whoever swears on a right hand has to say which of the three. The one of {town4} is used for promises that nobody expects to be kept.',
    ],
    places: [
      [
        {
          open: 'people with good reasons live here under asylum, each with a candle and a story, and {P1} counts the candles.',
          hidden: [
            'The stair under the empty grave comes out here, behind the candles, and it has been used this week (DC 12 Perception).',
          ],
        },
        {
          open: 'the hymn for the feast is practised here behind closed doors, with digging in the quiet passages.',
          hidden: [
            'Among those in asylum is the one who was to bring the bones; DC 13 Insight gets it out of him, with the name of the buyer.',
          ],
        },
      ],
      [
        {
          open: 'a bed is kept made here for the saint, and since a week ago {P5} has carried up soup.',
          hidden: [
            [
              'The saint is in the bed, old, with a cough, and answers everything truthfully to people who bring no candle.',
              'v=1',
            ],
            [
              "A worn captain's sash is under the mattress, with the arms of those who came to burn {town2} (DC 12 History).",
              'v=2',
            ],
          ],
        },
        {
          open: 'earth from the place of the martyrdom is sold here by the spoon, and the hole is fenced.',
          hidden: [
            'At the bottom of the hole are bones, of more than one person, with tools of the {workers2} (DC 12 Medicine).',
          ],
        },
      ],
      [
        {
          open: 'miracles are entered here in {record3}, by {P3}, who asks witnesses for the address first.',
          hidden: [
            'The addresses are in another ink (DC 13 Investigation). Beneath them each miracle took place in {town2}.',
          ],
        },
        {
          open: 'the bonfire of unsuitable writings is stacked here, and {body3} has invited children.',
          hidden: [
            ['In the pile lies a receipt for a journey, one way, in the name of the saint.', 'v=1'],
            ['In the pile lies the last order of the captain: not to burn {town2}.', 'v=2'],
          ],
        },
      ],
      [
        {
          open: '{faction1} rents out windows here with a view of the grave, and has them cleaned for the feast.',
          hidden: [
            'The two false bodies are in the ice below, and one of them is still being finished (DC 12 Perception).',
          ],
        },
        {
          open: 'three right hands are for sale here, in boxes, and {P4} asks to have them compared with the true one, if there is one.',
          hidden: [
            'An old {worker4} sweeps here, and whoever is ill and stands near for an hour is well; DC 13 Insight to see that the sweeper knows it.',
          ],
        },
      ],
    ],
    manners: [
      '{P1} kisses relics a little beside them.',
      '{P2} covers the face with a scarf when pilgrims pass, and looks too long at statues.',
      '{P3} blows out candles and lights them again, to see if anything changes.',
      '{P4} knows what every saint weighs.',
    ],
    levers: [
      [
        'believes, and is ashamed; show {P1.them} one true miracle and {P1.they} opens the grave in front of everyone.',
        'needs the grave to hold something. A party that supplies it can name its price.',
      ],
      [
        'wants the hymns about {town2} sung with the names of those who died; for that {P2.they} would show {P2.their} face.',
        'protects the guest with {P2.their} life, and asks only that nobody kneel.',
      ],
      [
        'gives away the receipts to whoever says that the truth would be good for the poor, and can prove it.',
        'would rather be a fool in public than a liar in private; it takes one good argument (DC 14 Persuasion).',
      ],
      [
        'has a sick child, and has never dared to bring it to the old {worker4}. The party could.',
        'sells anything that is a bone. For a real one {P4.they} would ruin {faction1}.',
      ],
    ],
    jobs: [
      'A pilgrim drops dead at the door of the party in {town1}, smiling, with {coins} gold pieces in one hand and in the other a finger that is older than both. {P1} would like it back.',
      '{P5} looks for people who are not holy to carry a chair with a curtain from {town2} to the next inn. On the road the lame get up and follow, and cannot be sent home.',
      'In {town3} a blind {worker3} sees again, and {body3} pays the party to find the trick. There is none, and {P3} asks to be told so, alone.',
      'On the eve of the feast, when nobody in {town1} may refuse, a beggar asks one of the party for the best thing that they own. {P4} offers to buy it from the beggar on the spot, for far too much.',
    ],
  },
  lending: {
    party: [
      'The party has lent nobody and holds no share in {works1}, so in {land} it is the one guest who can sit in every house. It is asked to look under {site1}, to hide those who come back to {town2}, and to read letters aloud.',
      'Strangers are not asked for their year of birth at the gates of {town1}. So {town2} sends them where its own people are stopped, and {body1} pays them to listen at the ground.',
    ],
    customs: [
      "At midwinter in {town2} every letter is read in the street by a neighbour, so that nobody hears it alone. Without letters, people read out last year's, and have begun to compare.",
      'Silver is not lent, sold or stolen in {land}: a spoon goes to the eldest. Whoever throws one down before {body1} has to be heard, and it has not been done in {years} years.',
      'Ages are given in {town2} as "before" or "after". Who is neither, it is said, may not be touched by {guards}.',
    ],
    places: [
      [
        {
          open: 'road works of {body1} have closed this place, with more guards than shovels, and {P1} walks here on nights without wind.',
          hidden: [
            [
              'The closed shaft is here, and answers knocking with knocking (DC 12 Perception). There is a way round the rubble, for thin people.',
              'v=1',
            ],
            [
              'A door stands here that opens on a lit hall at the exact hour of {wrong}; an hour inside is a night outside.',
              'v=2',
            ],
          ],
        },
        {
          open: 'the {workers1} leave bread here in the evening, out of habit, they say, and it is gone in the morning.',
          hidden: [
            [
              'A list of names is scratched low on the wall, all from {town2}, with strokes for days, and the strokes go on.',
              'v=1',
            ],
            [
              'The bread goes to {few} people from {town2} in torn dancing shoes, who come back each night for it and ask if the music has stopped.',
              'v=2',
            ],
          ],
        },
      ],
      [
        {
          open: 'the fires of {town2} are tended here, and {P5} gives each fire keeper a name to call.',
          hidden: [
            'Two of the lent sleep here in the hay, by day. They know the way back, and begin to shake when it is asked for.',
          ],
        },
        {
          open: 'the school with the empty desks stands near here, and visitors from {town1} are asked to sit down at one.',
          hidden: [
            'In each desk lies what its owner left there. One of the things fits a lock at {site1} (DC 13 Investigation).',
          ],
        },
      ],
      [
        {
          open: 'the midwinter letters are collected here, in glass, and {P3} does not let two be taken out at a time.',
          hidden: [
            'Side by side the letters are in one hand (DC 11 Investigation), and every tenth word makes a second letter, from {P3}, asking to be stopped.',
          ],
        },
        {
          open: 'ink, paper and stamps of {years} years ago can be bought here, from old stock, and {body3} is the best customer.',
          hidden: [
            'Here are the wages of the lent, in sealed bags, paid each year by {body1} and never sent.',
          ],
        },
      ],
      [
        {
          open: '{faction1} hires here, at good wages, and weighs people, looks at their teeth and asks when they were born.',
          hidden: [
            'In the cellar sits one of the lent, who came down the wrong road and ages a year each day; DC 13 Stealth gets to the door, and the key is with {P4}.',
          ],
        },
        {
          open: 'shares in {works1} are sold here behind a curtain, and {P4} buys in the names of the dead.',
          hidden: [
            'A doctor of {faction1} keeps notes here: who has been below, for how long, and how young (DC 13 Medicine to follow them).',
          ],
        },
      ],
    ],
    manners: [
      '{P1} eats with the fingers, and has a silver spoon in the breast pocket.',
      '{P2} looks into the face of every young person, and then away.',
      '{P3} writes in the air while listening to others.',
      '{P4} guesses ages aloud and is never wrong.',
    ],
    levers: [
      [
        'would go down in the place of the others; {P1.they} has packed for it each year and been stopped by {body1}.',
        'breaks at the sight of one of the lent, and gives the party the orders, signed.',
      ],
      [
        'does anything for one true word about the face in the drawing.',
        'can turn the march into a riot or a procession, and follows those who have been below.',
      ],
      [
        'wants to write one letter that is true; bring {P3.them} one of the lent to dictate it.',
        'can be had with a scandal that gets {P3.them} dismissed, and brings the originals.',
      ],
      [
        'is older than {P4.they} looks by {years} years, and would trade {faction1} for another season of it.',
        'is frightened of the one in the cellar, and hands over the key to be rid of the sight.',
      ],
    ],
    jobs: [
      'An old woman in {town2} asks the party to sit at her table in the empty places, for one evening. At midnight one of the chairs is taken, and {guards} are in the street.',
      'At the gates of {town1} everyone is asked for the year of their birth. A boy in the queue gives a true answer, is laughed at, and then is not; he grips the hand of one of the party.',
      '{P4} pays well for carrying a closed chair from {town4} to {town1} by night. The one inside asks, in a voice that gets older from mile to mile, what year it is.',
      'In {town3} a window breaks and the midwinter letters blow across the square. {P3} begs the party to pick them all up before {P5}, who is here on a visit, reads two.',
    ],
  },
  cure: {
    party: [
      'The party has never taken the drops of {town1}, so it can go among the sick of {town2}, swear that it is well, and carry medicine past {guards} of {town1}. It is believed by neither {body1} nor {body2}, and needed by both.',
      'Strangers are the only ones who can be hired by {town1} and {town2} in the same week. In {land} they escort carts, look for flasks, smuggle healers out of {town3}, and taste the water.',
    ],
    customs: [
      'On drop day the whole of {land} stands in line by age, and nobody may be passed over. {body1} has moved it forward this year, to the eve of {deadline1}.',
      'A pin from {town1} is shown before any bargain or duel. In {town2} people have begun to wear them inside out, which {guards} take for an insult.',
      'A house with a white cloth may not be entered, searched or taxed for {days} days. In {town2} there are more cloths than sick, and {guards} have begun to lift them.',
    ],
    places: [
      [
        {
          open: 'a queue from {town2} waits here with goods in its arms, and is let in by weight.',
          hidden: [
            'Behind the counter the autumn is planned: {body1} has a map of {land} with pins in three colours (DC 13 Stealth to see it), and a heap of pins for {town3}.',
          ],
        },
        {
          open: 'the drops of {land} are filled here, by people in masks, and {P1} has asked for new locks from somebody who is not local.',
          hidden: [
            [
              'The waste of {works1} runs off below this floor, into the stream for {town2}; DC 12 Nature knows it by the dead moss.',
              'v=1',
            ],
            [
              'There are two vats, one with a skull on it, and the drops are made from both (DC 13 Medicine).',
              'v=2',
            ],
          ],
        },
      ],
      [
        {
          open: 'the sick of {town2} lie here in rows, with numbers, and {P5} looks for people who can lift, count and keep silent.',
          hidden: [
            [
              'The numbers of those who get well make a pattern (DC 13 Medicine): they are those who were given nothing.',
              'v=2',
            ],
            [
              'The numbers of those who get well make a pattern (DC 13 Medicine): they are those who were given rain water to drink.',
              'v=1',
            ],
          ],
        },
        {
          open: 'nurses are trained here by day, and at night there is the noise of locks.',
          hidden: [
            'A model of {site1} stands behind a curtain, to scale, with one wall missing: {P2} needs somebody who has seen that wall.',
          ],
        },
      ],
      [
        {
          open: 'healers are examined here, and those who fail come out pale, and with money.',
          hidden: [
            'Those who fail have asked one question, and are paid to leave {land}. {P3} has their names and the question (DC 13 Persuasion).',
          ],
        },
        {
          open: 'the papers of the year of {wrong} are kept here in lead, because of the contagion, says {body3}.',
          hidden: [
            'In the lead box is the report, with the name of {body1} on the list of those who were sent one (DC 14 Sleight of Hand).',
          ],
        },
      ],
      [
        {
          open: 'nobody is ill here, and {P4} invites strangers to have a look, at a small fee, at people who cough for fun.',
          hidden: [
            'The well here has a stone lid, with the seal of {body1} on it from the year of {wrong}, broken. DC 12 History: {town4} refused the drops, and was forgotten.',
          ],
        },
        {
          open: '{faction1} has an office here for pledges, and the furniture of {town2} is stacked up to the roof.',
          hidden: [
            "Between the beds of {town2} lies a dead healer's chest, with a full set of notes in cipher (DC 14 Investigation).",
          ],
        },
      ],
    ],
    manners: [
      '{P1} takes the drops at table, with a shudder, and counts them in a whisper.',
      '{P2} stands upwind of everybody, and apologises.',
      '{P3} boils what {P3.they} drinks, in company too.',
      '{P4} shakes hands, long and warmly, which empties rooms.',
    ],
    levers: [
      [
        [
          'has a child in {town2}, born out of wedlock, and has sent no water there in years.',
          'v=1',
        ],
        [
          'wants to be free of the drops; {days} days in a locked room with somebody to trust, and {P1.they} will testify.',
          'v=2',
        ],
        'keeps the recipe in the head, and would trade it for a safe road to {town4}.',
      ],
      [
        'waits for proof, and has sworn to shed no blood before it comes. When it does, {P2} can call off the burglars of {body2}, or not.',
        'would give the party all the plans of {site1} for one cart of drops, and a second one of beds.',
      ],
      [
        'reads the report aloud to any healer who is still in {land} in the morning. There have been {few}.',
        'wants protection, and trusts those who drink from the same jug as {P3.they} does.',
      ],
      [
        'lets {P4.their} blood be taken for a fair price, and that would end the power of {body1} in a week.',
        'is paid by {faction1} by the bed, and has begun to feel ill about it.',
      ],
    ],
    jobs: [
      'A cart for {town2} is held at a toll house over a missing pin. The drops in it spoil at sunset, {guards} enjoy their work, and {P5} comes riding up the other way.',
      'In {town4} one person has begun to cough. {P4} pays the party to get that person out of sight before noon, and to find out what they drank, and with whom.',
      'On drop day in {town1} a nurse steps up to one of the party, asks for the pin, and whispers: "Not this bottle." {P1} is next in line.',
      'A candidate in {town3} has locked the examiners in and asks for the party as witnesses. {P3} is among those inside and would rather not be rescued.',
    ],
  },
};
