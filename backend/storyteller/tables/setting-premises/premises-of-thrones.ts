import type { SettingPremise } from './premise-type.ts';

export const premisesOfThrones: readonly SettingPremise[] = [
  {
    id: 'court',
    slot: 'ruler',
    asks: [
      'court intrigue|noble|royal|scheming',
      'noble|nobles|aristocrat* house|houses|family|intrigue|politics|scheme*',
      '?kingdom|queendom|court|nobles|duchy',
      '~kingdom|queendom|monarchy|queen|princess|duchy|principality|noble|nobles|knight|castle',
    ],
    not: '(?:ruled|governed|run)_by(?!_(?:an?_|the_)?(?:[a-z]+_)?(?:queen|king|prince|princess|duke|nobles?))',
    title: "The Queen's Peace",
    rulers: 'the Crown and its Seven Counties',
    guards: "the crown's men",
    pitch:
      'A queen rules {land} from {town1}, and seven counts rule it from everywhere else. She has not been seen for a month, and the counts have begun to arrive with more servants than they need.',
    party:
      'The party holds a royal warrant with a seal and no name in it, which somebody dropped in a hurry. It opens most doors in {land}, and {A} has recognised the handwriting.',
    truths: [
      'The queen signs everything in {land} in green ink. Her clerks mix it fresh each morning, and no two days have the same green.',
      'A count may keep as many soldiers as he can seat at one table. The tables of {land} have become very long.',
      'Guests of the crown are given a colour when they come to {town1}. It says what may be said to them, and a change of colour has ended marriages.',
      'Knights in {land} are made by a sentence, and unmade by one. Some wear a ring of keys, to show which doors still trust them.',
      "On the queen's birthday the poor of {town2} sit in her chair, one after another, and each may order one thing. Most of them ask for a window.",
      'Every county sends a child to be brought up at court. They are treated well, and counted every evening.',
    ],
    regions: [
      'The court fills a third of {town1}, with its own bakers, its own weather vane and its own time, ten minutes behind the rest.',
      '{town2} pays the most tax and has the fewest words in the council. Its people call their count "the guest".',
      'The old families have their vaults and their matchmakers in {town3}, and the second know more.',
      'The count of {town4} was pardoned twice and thanked once, and has hung up all three letters.',
    ],
    factions: [
      [
        'The Crown and its Seven Counties',
        'govern {land} in the name of the queen, and want everyone to stay calm until she is better',
        'are governed by three ladies in waiting and a green inkpot, for the queen has walked out of the gate',
      ],
      [
        'The Long Tables',
        'are the counts of the east, who want a regent, and have one in mind',
        'have each promised the regency to a different cousin',
      ],
      [
        'The Kept Children',
        "are the counties' sons and daughters at court, who ask for nothing but a day in the country",
        'know every passage in the court, and have sworn never to be used against each other again',
      ],
    ],
    conflicts: [
      "Two counts claim the right to carry the queen's cup at the feast. They have agreed to a duel, and neither of them has noticed that there may be no queen to drink.",
      'An order in green ink has come to {town2} that halves the tax. It is the right green, it is popular, and nobody at court remembers it.',
      'A knight has unmade himself, in the market, loudly, and given back the keys. {few.s} others are asking where he went.',
    ],
    people: [
      [
        'keeper of the green ink',
        1,
        'wants the blank warrant back, or used at once for something that cannot be undone',
        '{A.name} has ink on every cuff, and looks at yours.',
        'tells the truth about the queen to whoever burns a paper with {A.them}, unread',
      ],
      [
        "count's steward",
        4,
        'wants to know how many servants the other six have really brought',
        '{B.name} counts spoons, then people, then spoons.',
        'changes sides for a letter of thanks that is addressed to {B.them} and not to the house',
      ],
      [
        'runaway knight',
        2,
        'wants an old woman brought safely to {town3}, and will not say why {C.they} bows to her',
        '{C.name} still reaches for keys that are not there.',
        'takes up the sword again for somebody who has nothing to give for it',
      ],
      [
        'matchmaker',
        3,
        'wants a wedding prevented without anybody losing face, by Friday',
        '{D.name} looks at hands first, and at faces only out of politeness.',
        'gives up the stud book of all seven families to a couple that is in love',
      ],
    ],
    pronouns: { C: 'he' },
    places: [
      [
        'The Inkroom',
        1,
        'a small warm room with one inkpot, a cot and a queue of people who have waited since morning',
        'The cot has been slept in by three ladies in turn. In the inkpot is a royal ring, dropped in on purpose.',
      ],
      [
        'The Guest House',
        2,
        "the count's home in {town2}, shuttered but for one week in the year",
        'The account books prove that the tax has been collected twice, and once of the two for nobody (DC 13 Investigation).',
      ],
      [
        'The Vaults of {town3}',
        3,
        'the seven families lie here in rows, and an eighth row has been begun',
        "The eighth is the queen's, with her name and this year's date. She has ordered the stone herself.",
      ],
    ],
    starts: [
      [
        'At the feast in {town1} the chair under the canopy is empty, and seven counts raise their cups to it. Then the cupbearer trips, the cup rolls to the feet of the party, and on its bottom is written in green: "Help her get away." {A} picks it up a moment too late.',
        'The queen wrote it herself, a week before she left. She is in {town2} as a washerwoman, and has found out what a tax is.',
      ],
    ],
    openings: [
      [
        "The crown's men arrest the party in {town2} for carrying a royal warrant, and release it for the same reason. The sergeant asks them to please decide which.",
        'A second order in green ink arrived meanwhile. {A} is mixing the ink for it from the cell next door.',
      ],
      [
        'A child in velvet climbs out of a wall in {town1}, asks the party for a horse, and offers a county.',
        'It is one of the Kept Children, the county is {town4}, and the offer is in earnest.',
      ],
    ],
    truth:
      'Nobody has taken the queen. She found that her counts collect her tax twice, that her own seal had signed it, and that she could prove nothing from a chair. She went to see for herself. Three ladies govern with her ink, better than anyone did before, and are terrified. The count of {town4} has guessed it, and is only waiting for the moment at which a queen who comes home can be called an impostor.',
    secrets: [
      'The warrant that the party found is for the arrest of a count. The queen left the name open because she wanted to choose after her journey.',
      'The third lady is in the pay of {town4}, and makes one mistake in every order.',
      'The court clock is ten minutes slow so that the queen, who was always late, would be on time.',
    ],
    steps: [
      'the counts ask to see the queen, and are shown a hand at a window',
      'the tables are moved together, and {few} hundred servants turn out to have swords',
      '{guards} look for a washerwoman, without having been told why',
      'A regent is crowned in the wrong green. On the same day the queen comes home on foot, and is arrested at the gate as a very good likeness.',
    ],
    ends: [
      'The queen comes back in the middle of the feast, with the books of {town2}. It takes everyone who carried water with her to say who she is.',
      'She stays away, and the ladies go on. {land.s} is well governed by a secret, and the party is part of it for life.',
      'The Kept Children open all doors at once and go home, and seven counts have nothing left to be afraid for.',
    ],
  },
  {
    id: 'temple',
    slot: 'ruler',
    asks: [
      '@church|temple|priests|priest|clergy|bishops|saint|saints|prophet|cult|nuns|monks|zealots',
      'holy|sacred empire|land|city|kingdom',
      'theocracy|papacy|pope',
      'saint|prophet|miracle|religion|faith fake|fraud|false|lie',
      '~church|temple|monastery|priest|bishop|religion|crusade|saint',
    ],
    not: 'god_is_real|lost_temples?|temple_ruins?|ruined_temples?',
    title: "The Saint's Law",
    rulers: 'the High Chapter',
    guards: 'the lantern brothers',
    pitch:
      'The High Chapter rules {land} in the name of a saint who has answered every question put to her for {years} years. This spring she has answered one of them with "I do not know."',
    party:
      "The party has brought a relic to {town1} without knowing that it was one, and so may stay in the pilgrims' house and ask one question. {A} asks it very kindly to wait with that.",
    truths: [
      'Law in {land} is what the saint says. Her answers are kept in {num} volumes, and lawyers are the monks who can find one that fits.',
      'The {guards} carry a light by day as well. Where they set it down, nobody may lie, and business stops until they pick it up again.',
      'Every house in {land} owes the saint a tenth of its bread, its candles and its secrets. The third is paid in a whisper, once a year.',
      'A sin can be bought free in {town1}, at fixed prices. The list hangs by the door, and hanging is not on it.',
      'Pilgrims come to {town1} from everywhere, walk the last mile backwards and are robbed on it, for which there is a blessing.',
      'Nobody in {land} works on the day of silence. It is the loudest day in {town4}.',
    ],
    regions: [
      'The shrine stands over {town1} like a hen. Its bell decides when people eat, quarrel and make up.',
      '{town2} makes candles for all of {land} and sits in the dark in the evening to save them.',
      '{town3} has the great library of answers, and a small locked one of questions that were never put.',
      'Those who have been put out of the faith live in {town4}, pay no tenth, and are the only ones whom everyone trusts with money.',
    ],
    factions: [
      [
        'The High Chapter',
        "rules {land} in the saint's name from {town1}, and wants her last answer forgotten",
        'has listened at an empty shrine for {years} years, and has written all the answers itself, by vote',
      ],
      [
        'The Plain Lamp',
        'are poor preachers who want the shrine opened and the saint asked by the people',
        'believe in her so firmly that they have dug a tunnel to set her free',
      ],
      [
        'The Put Out',
        'are bankers, doctors and heretics in {town4}, who want their candles back and their names cleared',
        'hold the one true relic, and have lent it out at interest',
      ],
    ],
    conflicts: [
      'A baker in {town2} has paid no tenth and prospers. {guards.s} have set their lamp before his door, and nobody in the street has spoken for a week.',
      'Two answers of the saint contradict each other, and both parties of a lawsuit have one. {town3} has closed its doors to reconcile them.',
      'A girl says that the saint has spoken to her, at a well, and that she laughs a lot. The Chapter wants to examine her, and half of {town2} sleeps before her door.',
    ],
    people: [
      [
        'canon of the shrine',
        1,
        'wants to know who put the question that had that answer',
        '{A.name} kneels easily and gets up with difficulty.',
        'gives the party the key of the shrine if it will tell {A.them} what is in there, for {A.they} has never dared to look',
      ],
      [
        'lantern brother',
        2,
        'wants a lie told for {B.them}, a small one, where {B.their} own lamp does not shine',
        '{B.name} sets the lamp down during meals, out of habit, and meals are quiet.',
        'blows out the light for ever when it has convicted somebody who is innocent',
      ],
      [
        'banker of the Put Out',
        4,
        'wants a box brought to {town1} that is worth nothing to anybody who opens it',
        '{C.name} crosses the street to avoid blessings.',
        'returns the relic as a gift on the day on which {C.their} mother may be buried in the churchyard',
      ],
      [
        'librarian of questions',
        3,
        'wants a book put back on its shelf, before {A} sees that it was gone',
        '{D.name} answers with a page number.',
        'reads out the oldest of the questions to someone who has lost the faith, and not to anybody who has it',
      ],
    ],
    places: [
      [
        'The Answering Shrine',
        1,
        'one whispers a question into a grille and comes back on the third day',
        'Behind the grille is a pipe to the hall of the Chapter, and a chair with a worn seat. On the wall: "Forgive us, the first time it was to comfort a child."',
      ],
      [
        'The Dark Works',
        2,
        'a wax house as long as a street, where nobody is allowed a light',
        'One vat holds black candles, ordered by {town1}. They burn without a flame, and in their smoke lies sound true.',
      ],
      [
        'The Small Library',
        3,
        'a locked room, and {D} has the only key, on the outside of the door',
        'The questions that were never put are filed by year. One is asked every year in the same hand: "Is she well?" (DC 12 Religion: it is the hand of the first canon.)',
      ],
    ],
    starts: [
      [
        'In the pilgrims\' queue at {town1} the grille speaks on the wrong day and out of turn. "You there," it says to the party, in a young woman\'s voice, "do not go away." Then somebody inside puts a hand over something. {A} comes out, pale, and asks what they have heard, and what they would take to have heard nothing.',
        'The girl from the well is held in the shrine, and has found the pipe. She is no saint, but she has begun to answer questions, and they are good answers.',
      ],
    ],
    openings: [
      [
        'A lantern brother sets down his lamp before the party in {town2} and asks, because he has to, if they have robbed the shrine. It is plain from his face that he hopes for a long answer.',
        '{B} has done it, and cannot be asked as long as {B.they} is asking.',
      ],
      [
        'At the gate of {town4} the party is offered money for its sins, in cash, at twice the price of {town1}.',
        'The Put Out buy confessions, to learn which of the powerful have paid for what.',
      ],
    ],
    truth:
      'The saint lived, answered three questions, and died young. The first canon could not bring himself to tell a child that she would not answer the fourth, and answered it for her. The Chapter has gone on, out of kindness, then out of habit, and then for the tenths. The answer "I do not know" was not theirs. The girl from the well gave it, through the pipe, on her first night; and since then the Chapter has been afraid that the saint has come back.',
    secrets: [
      'The relic that the party brought is the left hand of the saint. It points, very slightly, at whoever is telling the truth.',
      "Of the {num} volumes, one is in the saint's own words. It has three lines, and the third is a joke.",
      '{A} votes against every answer, every time, and writes the most beautiful ones.',
    ],
    steps: [
      'the Chapter declares a year of silence, and closes the grille',
      'the Plain Lamp breaks through into the shrine, and finds a chair',
      '{guards} arrest everyone who says so, and run out of lamps',
      "The girl steps out on the balcony of {town1}, in the saint's dress. She can say three sentences before somebody decides whose saint she is.",
    ],
    ends: [
      'The Chapter confesses from the balcony. Half of {land} loses its faith and the other half its lawyers, and the three lines are read in every church.',
      'The girl stays, and answers, and the old men learn to be asked. It is a better lie, and she knows it.',
      'The tenths are paid back in bread and candles, for as long as they last. The secrets are burned, unread, and that is the only miracle of the year.',
    ],
  },
];
