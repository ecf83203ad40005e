import type { SharedWrong, WrongDetails } from '../setting-types.ts';

export const cureWrong: SharedWrong = {
  id: 'cure',
  levels: [1, 10],
  tones: ['grim', 'horror', 'intrigue', 'heroic'],
  words: [
    'fever',
    'doctor',
    'doctors',
    'healers',
    'alchemist',
    'alchemists',
    'potion',
    'infection',
    'mutants',
    'sickness',
    'plague',
    'disease',
    'cure',
    'medicine',
    'healer',
    'sick',
    'poison',
    'epidemic',
    'pestilence',
  ],
  names: ['the Grey Winter', 'the Fever Year', 'the Long Cough'],
  titles: ['The Price of the Cure', 'A Drop at a Time', 'Seven Drops'],
  pitch: [
    'The fever has come back to {town2}, {years} years after {wrong}. The only cure is made in {town1}, by the drop. Somebody in {town1} is counting those drops very carefully, and it is not a healer.',
    '{wrong.s} killed a third of {town2} before {town1} found the cure, and sells it by the drop. Now the fever is back in {town2}, the price has doubled, and a healer has been found dead with a full flask.',
  ],
  lie: [
    '{wrong.s} came with a ship, out of nowhere, and {body1} found the cure after a long search. Its portrait hangs in every sickroom.',
    'In {town2} {wrong} took one in three. The rest were saved by {town1}, and are reminded of it at each price of {good2}.',
    'The cure is made in {town1}, by a secret known to three people. So {wrong} taught all of {land} to be polite to {town1}.',
  ],
  effect: [
    'Everyone in {land} takes seven drops in autumn. Who has had them wears a pin, and without it there is no work at {works1} or {works2}.',
    'In {town2} they do not shake hands. The {workers2} touch elbows, and mean it kindly.',
    'Houses with the fever hang out a white cloth. In {town3} it is the neighbours who do that for you.',
  ],
  conflicts: [
    '{body1.s} sells the drops for {good2} only, so {town2} works for its medicine, and sells nothing else any more.',
    [
      'There is no fever in {town4}. It takes no drops, does not say why, and {body1} has stopped the road for its {good4}.',
      'v=2',
    ],
    'Healers from {town3} want to boil the drops down and see. {body3.s} has forbidden it, having been paid to.',
    'Flasks are stolen on the road to {town2} and sold in {town1}. {faction1.s} calls that a second harvest.',
    'In {town2} {num} people share the drops of {few}. {guards.s} have been sent to see that they do not.',
  ],
  parties: [
    [
      {
        open: 'wants every drop paid for, and the recipe kept at {site1}; it sends inspectors with small scales',
        hidden: 'decides each autumn how sick {land} is going to be',
      },
    ],
    [
      {
        open: 'wants the recipe, and has stopped asking; it trains nurses',
        hidden: 'trains burglars as well, and people who can hold their breath',
      },
    ],
    [
      {
        open: 'wants healers who are properly examined; it examines each one in {land}, and fails the curious',
        hidden: 'wants its old report on {wrong} to stay unread in {record3}',
      },
    ],
    [
      {
        open: 'wants nobody to go without medicine; it lends money for it, and takes a small piece of {works2} as a pledge',
        hidden: 'wants the fever to last, and has the papers for the rest of {works2} ready',
      },
    ],
  ],
  needs: [
    [
      "wants a dead healer's flask found before anyone drinks from it, and pays {coins} gold pieces",
      'wants one cartload of drops to reach {town2} whole, in spite of {faction1}, and in spite of some of {body1}',
    ],
    [
      ['wants {few} children taken over the border to {town4}, where nobody falls ill', 'v=2'],
      'wants a way into {site1}, and has a plan with one hole in it',
    ],
    [
      'wants a report read by a healer from abroad, who must not be seen with it in {town3}',
      'wants to know who else has asked for the papers of that winter, and if they are still alive',
    ],
    [
      'wants the party to taste something, for good money, and to write down the dreams',
      'wants a debt for medicine collected in {town2}, and sends a cart for the furniture',
    ],
  ],
  start: [
    {
      scene:
        'The party shares an inn in {town2} with a healer who means to tell all of {town1} something at {deadline1}. In the morning the healer is dead, a full flask in the hand, and {town2} hangs out the white cloths of the fever. {P2} takes the flask before {guards} come, gives it to the party and says: "Not a drop of it, and find out why."',
      answer: [
        [
          'The healer was smothered by an agent of {body1}. The flask holds water from {works1}, and the fever with it.',
          'v=1',
        ],
        [
          'The healer was smothered by an agent of {body1}. The flask holds drops of this autumn, boiled down: enough to make all of {town2} ill.',
          'v=2',
        ],
      ],
    },
    {
      scene:
        'On the road to {town1} a cart of medicine lies overturned, three weeks before {deadline1}, with its guards dead, and not of the fever. {P1} has ridden after it alone, and offers the party {coins} gold pieces to bring what is left to {town2} before the night.',
      answer: [
        'The guards were killed by people of {body2}, who wanted one flask to copy, and have it. The rest is whole, and their tracks lead to {town2}.',
      ],
    },
  ],
  truth: [
    'The fever comes from {works1}: it is in the water that runs from there to {town2}. {body1.s} has known since {wrong}, and sells the antidote to its own poison by the drop. To work without the poison would cost {town1} one season. {P3} has the report that says so.',
    'The drops of {town1} once were a real cure, and ended {wrong} in a month. The drops that {town1} sells now carry the fever themselves, in a small dose: those who stop taking them fall ill. Only {town4} never began. {P3} has the report; {P1} was told on taking office, and takes the drops.',
  ],
  secrets: [
    '{P3} has written to {few} healers, and only one of the letters arrived. The others lie at {site1}, opened.',
    ['{P4} is immune, like all of {town4}, and could prove within a week what that means.', 'v=2'],
    'A {worker1} who stirs the drops has learned the recipe by now. Nobody has ever thought of being polite to this person.',
    'The list of who will be sick this autumn is at {site1}, with sums. {body2.s} is on it, name by name.',
    [
      '{P2} stopped taking the drops a year ago, gave them to a child, was ill for {days} days, and has been well since.',
      'v=2',
    ],
  ],
  steps: [
    [
      'the price of the drops is doubled, and {town2} pays with {works2}',
      'the white cloths of the fever hang in {town3}, and {body3} closes the road to healers',
    ],
    [
      'the burglars of {body2} get into {site1} and out again, with the wrong flask',
      '{faction1.s} opens an office in {town2}, with beds, pledges and a notary',
    ],
    [
      '{P3} reads the report to one healer, and both are ill in the morning',
      '{guards} go through {town2} and look for people who have not taken the drops',
    ],
    [
      'By {deadline1} {crowd} are sick, {town2} belongs to {faction1}, and {body1} has begun to name its price to {town3} as well.',
    ],
  ],
  ends: [
    [
      'If {works1} {works1.is} stopped for a season, the fever ends by itself. {town1} then has nothing to sell, and knows it.',
      'v=1',
    ],
    [
      'Those who stop taking the drops are ill for {days} days, and then free of it. {land.s} needs {few} hundred beds, and someone whom {town2} believes.',
      'v=2',
    ],
    'The report can be printed. By evening {body1} has fled, and by night there is a fire at {works1}, with people in it.',
    '{P1} would give up the recipe in return for a trial in {town4} and not in {town2}.',
  ],
};

/** What can be played in a setting with this wrong. */
export const cureDetails: WrongDetails = {
  party: [
    'The party has never taken the drops of {town1}, so it can go among the sick of {town2}, swear that it is well, and carry medicine past {guards} of {town1}. It is believed by neither {body1} nor {body2}, and needed by both.',
    'Strangers are the only ones who can be hired by {town1} and {town2} in the same week. In {land} they escort carts, look for flasks, smuggle healers out of {town3}, and taste the water.',
  ],
  customs: [
    'On drop day the whole of {land} stands in line by age, and nobody may be passed over. {body1} has moved it forward this year, to the eve of {deadline1}.',
    'Who has taken the drops wears a pin from {town1}, and shows it before any bargain. In {town2} people have begun to wear theirs inside out, which {guards} take for an insult.',
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
      ['has a child in {town2}, born out of wedlock, and has sent no water there in years.', 'v=1'],
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
      [
        'lets {P4.their} blood be taken for a fair price, and that would end the power of {body1} in a week.',
        'v=2',
      ],
      'is paid by {faction1} by the bed, and has begun to feel ill about it.',
    ],
  ],
  jobs: [
    'A cart for {town2} is held at a toll house, since its driver has no pin to show that he has taken his own drops. The drops in it spoil at sunset, {guards} enjoy their work, and {P5} comes riding up the other way.',
    'In {town4} one person has begun to cough. {P4} pays the party to get that person out of sight before noon, and to find out what they drank, and with whom.',
    'On drop day in {town1} a nurse steps up to one of the party, counts out seven drops, and whispers: "Not this bottle." {P1} is next in line.',
    'A candidate in {town3} has locked the examiners in and asks for the party as witnesses. {P3} is among those inside and would rather not be rescued.',
  ],
};
