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
    'The fever has come back to {town2}«, {years} years after {wrong}». The only lasting cure is made in {town1}: seven drops for each person, at a price that rises every week. [A healer who asked what is in them has been found dead|One healer asked what is in them, and has been found dead|Somebody asked what they are made of, a healer, and is dead|They found a healer dead who had asked what is in them].',
    '{wrong.s} killed a third of {town2} before {town1} found the cure«, and seven drops a year kept it away». Now the fever is back« in {town2}», the price has doubled, and a healer has been found dead with a full flask.',
  ],
  lie: [
    '{wrong.s} came with a stranger, «nobody knows from where, »and {body1} found the cure« after a long search». A picture of its members hangs in every sickroom.',
    'In {town2} {wrong} took one in three. The rest were saved by {town1}, and are reminded of it whenever they ask a fair price for {good2}.',
    'The cure is made in {town1}«, by a recipe that is passed on by word of mouth». So {wrong} taught all of {land} to be polite to {town1}.',
  ],
  effect: [
    [
      'Everyone in {land} takes seven drops in autumn. Whoever has had them wears a pin, and without it there is no work« at {works1} or {works2}».',
      'v=1',
    ],
    [
      'In {town1}, {town2} and {town3} everyone takes seven drops in autumn, and wears a pin« to show it». {town4} takes none and has no fever: [people put it down to the air|it is the air, people say|its people are too hard for it, one hears].',
      'v=2',
    ],
    'In {town2} they do not shake hands. The {workers2} touch elbows«, and mean it kindly».',
    '[Clerics can pray the fever off a person, and within a month it is back|A prayer takes the fever away, and a month later it has come back|Whoever is healed by a prayer has the fever «again »within a month]. In {town2} [the temples are locked by noon|people draw lots for a place in the temple|a place in the temple is sold for as much as the drops].',
    'Houses with the fever hang out a white cloth. In {town3} it is the neighbours who do that« for you».',
  ],
  conflicts: [
    '{body1.s} takes nothing but {good2} for its drops, so {town2} works for its medicine and has nothing left «to sell »for bread.',
    [
      'There is no fever in {town4}. It takes no drops, «does not say why, »and {body1} has stopped the road for its {good4}.',
      'v=2',
    ],
    'Healers «in {town3} »want to boil the drops down« to see what they are made of». {body3.s} has forbidden it, and will not say why.',
    'Flasks are stolen on the road «to {town2} »and turn up in {town4}, where {faction1} takes them as pledges« and asks nobody for a name».',
    'In {town2} {num} people share what was meant for {few}. {guards.s} have been sent to see that everybody takes a full dose or none.',
  ],
  parties: [
    [
      {
        open: 'wants every drop paid for, and the recipe kept« at {site1}»; it sends inspectors with small scales',
        hidden: 'decides each autumn how sick {land} is going to be',
      },
    ],
    [
      {
        open: 'wants the recipe, and has stopped asking« for it»; it nurses its sick, and trains nurses',
        hidden: 'trains some «of the nurses »as burglars, to get the recipe out of {site1}',
      },
    ],
    [
      {
        open: 'wants healers who are «properly »examined; it examines each one« in {land}», and fails the curious',
        hidden: 'wants its «old »report on {wrong} to stay unread in {record3}',
      },
    ],
    [
      {
        open: 'wants nobody to go without medicine; it lends money« for it», and takes a «small »piece of {works2} as a pledge',
        hidden: 'wants the fever to last, and has the papers for «the rest of »{works2} ready',
      },
    ],
  ],
  needs: [
    [
      "wants a dead healer's flask found before anyone drinks from it, and pays {coins} gold pieces",
      'wants one cartload «of drops »to reach {town2} whole, in spite of {faction1}, and in spite of some of {body1}',
    ],
    [
      ['wants {few} children taken «over the border »to {town4}, where nobody falls ill', 'v=2'],
      'wants a way into {site1}, and has a plan with one hole in it',
    ],
    [
      'wants a report read by a healer from abroad, who must not be seen« with it» in {town3}',
      'wants to know who else has asked for the papers of {wrong}, and if they are still alive',
    ],
    [
      'wants the party to carry a crate of flasks to the healers of {town3}, for good money, and to ask them what it is worth',
      'wants a debt for medicine collected« in {town2}», and sends a cart for the furniture',
    ],
  ],
  start: [
    {
      scene:
        'The party shares an inn in {town2} with a healer who means to tell all of {town1} something at {deadline1}. In the morning the healer is dead, a full flask in the hand, and {town2} hangs out the white cloths« of the fever». {P2} takes the flask« before {guards} come», gives it to the party and says: "Not a drop of it, and find out why."',
      answer: [
        [
          'The healer was smothered by an agent of {body1}, and had found out what makes people ill. The flask holds water from the stream below {works1}«, and the fever with it».',
          'v=1',
        ],
        [
          'The healer was smothered by an agent of {body1}, and had found out what makes people ill. The flask holds drops« of this autumn», boiled down: enough to make a whole street ill.',
          'v=2',
        ],
      ],
    },
    {
      scene:
        'On the road to {town1} a cart of medicine lies overturned, three weeks before {deadline1}, with its guards dead, and not of the fever. {P1} has ridden after it« alone», and offers the party {coins} gold pieces to bring what is left to {town2} before nightfall. {body2.s} has sworn that it will take each death there for an act of war.',
      answer: [
        [
          'The guards were killed by people of {body2}, who wanted one flask to copy«, and have it». The rest is whole, and their tracks lead to {town2}. An agent of {body1} smothered the healer who was found dead, [who had filled a flask in the stream below {works1}, as a proof|and who had a proof: water from the stream below {works1}].',
          'v=1',
        ],
        [
          'The guards were killed by people of {body2}, who wanted one flask to copy«, and have it». The rest is whole, and their tracks lead to {town2}. An agent of {body1} smothered the healer« who was found dead», [whose flask was full because the healer had stopped taking the drops, was well, and meant to say so|who had taken no drops for a year, so that the flask was full, had stayed well, and was going to tell everyone].',
          'v=2',
        ],
      ],
    },
  ],
  truth: [
    'The fever comes from {works1}: it is in what is poured away there, and in all the water of {land}, most «of all »in the stream that runs to {town2}. «[The prayer of a cleric heals it, until the next cup of water|A cleric can heal it with a prayer, and the next cup of water brings it back|A prayer heals it, but only until one drinks again|It goes when a cleric prays, and comes back with the next cup of water]. »[Seven drops keep a person well for a year|Whoever takes seven drops is well for a year|For one year seven drops keep it away|After seven drops one stays well, for a year]. {body1.s} has known« since {wrong}», and decides each autumn how much is let into which water. To work without the poison would cost {town1} one season. {P3} has the report that says so.',
    'The drops of {town1} once were a real cure, and ended {wrong}« in a month». The drops that {town1} has sold since «then »carry the fever themselves: whoever takes seven a year is used to them, and whoever stops falls ill. «[The prayer of a cleric heals it, until the next drops|A cleric can heal it with a prayer, and the next drops bring it back|A prayer heals it, but only until the drops are taken again|It goes when a cleric prays, and comes back with the next drops]. »{town4} never took any, and never had the fever. In {town2} they have been made weaker this year, so that people fall ill and buy more. {P3} has the report; {P1} was told on taking office, and takes the drops.',
  ],
  secrets: [
    '{P3} has written to {few} healers, and «only »one of the letters arrived. [The others lie at {site1}, opened|At {site1} lie the others, and all are open|Somebody at {site1} has opened the others, and keeps them].',
    [
      '{P4} is immune«, like all of {town4},» and could prove within a week what that means.',
      'v=2',
    ],
    'A {worker1} who stirs the drops has learned the recipe« by watching». [Nobody has ever asked, and for a kind word and a safe bed it would be told|It would be told for a kind word and a safe bed, if anybody asked|A safe bed and a kind word would be a high enough price for it, and nobody has ever offered them].',
    '[The plan for this autumn is at {site1}|At {site1} is the plan for this autumn|The plan for this autumn can be found at {site1}]: [how many are to fall ill in which of the «other three »{towns}, and what they will pay|which of the «other three »{towns} are to have how many ill, and at what price]. {town2} comes first.',
    [
      "{P2} gave this year's drops to a child, was ill for {days} days, and has been well since, with no drops at all.",
      'v=2',
    ],
  ],
  steps: [
    [
      'the price of the drops goes up« again», and {town2} pays with a share of {works2}',
      'the white cloths «of the fever »hang in {town3}, and {body3} closes the road to healers',
    ],
    [
      'burglars «from {town2} »get into {site1}, and bring out flasks but no recipe',
      '{faction1.s} opens an office in {town2}, with beds«, pledges» and a notary',
    ],
    [
      '{P3} reads the report to one healer, and both are ill in the morning',
      '{guards} go through {town2} and fine everybody who has not taken the drops',
    ],
    [
      'By {deadline1} {crowd} are sick, {town2} belongs to {faction1}, and {body1} has begun to name its price to {town3}« as well».',
    ],
  ],
  ends: [
    [
      'If {works1} {works1.is} stopped for a season, the fever ends by itself. {town1} then has nothing to sell«, and knows it».',
      'v=1',
    ],
    [
      'Those who stop taking the drops are ill for {days} days, «and »then free of it. {land.s} needs {few} hundred beds« until then», and a person whom {town2} believes« when it is told to stop».',
      'v=2',
    ],
    'The report can be read out in all four {towns} on one day. {body1.s} flees, and a crowd from {town2} comes to burn {works1}«, though the {workers1} are still there».',
    '{P1} would give up the recipe in return for a trial in {town4} and not in {town2}.',
  ],
};

/** What can be played in a setting with this wrong. */
export const cureDetails: WrongDetails = {
  party: [
    'The party comes from abroad and has a pass that stands for the pin until {deadline1}, so {guards} let it through« with carts and medicine». [It has never taken the drops, and healers would like to know what becomes of it|Healers watch it with interest, since none of its members has taken the drops|None of the party has ever taken the drops, and [healers wonder what will become of them|healers feel their pulse in the street]|As it has never had the drops, healers [would like to see|are curious to see|take notes on] what happens to it]. {body1} and {body2} both hire it, and neither trusts it.',
    'Strangers are the only ones who can be hired by {town1} and {town2} in the same week. In {land} they escort carts, «look for flasks, »smuggle healers out of {town3}, and taste the water.',
  ],
  customs: [
    'On drop day people stand in line by age, «from {town1} to {town3}, »and each «of them »gets seven. {body1} has moved it forward this year, to the eve of {deadline1}.',
    'No bargain is made in {land} before both sides have shown the pin« that comes with the drops»; strangers show a pass. In {town2} people «have begun to »wear their pins on the back, which {guards} take for an insult.',
    'A house with a white cloth may not be entered«, searched» or taxed for {days} days. In {town2} there are more cloths than sick, and {guards} have begun to look behind them.',
  ],
  places: [
    [
      {
        open: 'a queue from {town2} waits here« with goods in its arms», and is let in by weight.',
        hidden: [
          'Behind the counter the autumn is planned: {body1} has a map «of {land} »there, with the number of sick that each town is to have«, and the price» (DC 13 Stealth to see it). {town3} is next.',
        ],
      },
      {
        open: 'the drops of {land} are filled here, by people in masks, and {P1} has asked for new locks« from somebody who is not local».',
        hidden: [
          [
            'The waste of {works1} runs off below this floor, through three sluices« with the names of the other {towns}»; the one for {town2} is open. [DC 12 Nature knows the poison by the dead moss|The moss there is dead, and DC 12 Nature knows by what poison|By the dead moss DC 12 Nature can name the poison].',
            'v=1',
          ],
          [
            'There are two vats, one with water and one marked with a skull, and the drops are mixed from both (DC 13 Medicine): the second is the fever« itself».',
            'v=2',
          ],
        ],
      },
    ],
    [
      {
        open: 'the sick of {town2} lie here in rows, «with numbers, »and {P5} looks for people who can lift«, count» and keep silent.',
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
        open: 'nurses are trained here by day, and by night people hear locks being opened and shut.',
        hidden: [
          'A model of {site1} stands behind a curtain«, to scale,» with one wall missing: the burglars practise on it, and {P2} needs somebody who has seen that wall.',
        ],
      },
    ],
    [
      {
        open: 'healers are examined here, and those who fail come out pale, and with money.',
        hidden: [
          'Those who fail have asked what is in the drops, and are paid to leave« {land}». {P3} has their names (DC 13 Persuasion).',
        ],
      },
      {
        open: 'the papers of the year of {wrong} are kept here in lead«, because of the contagion, says {body3}».',
        hidden: [
          'In the lead box is the report, with the name of {body1} on the list of those who were sent one (DC 14 Sleight of Hand).',
        ],
      },
    ],
    [
      {
        open: 'whoever takes a loan for medicine signs «for it »here, and {P4} invites strangers to feel how warm the room is«, and how well everybody looks».',
        hidden: [
          [
            'The well in the yard is fed by a spring of its own (DC 12 Nature). Nobody who drinks from it falls ill, and {P4} has kept that from everyone«, {faction1} too».',
            'v=1',
          ],
          [
            'On the wall hangs the list of those whom {body1} offered drops« in the year of {wrong}». All of {town4} is on it, and all have refused (DC 12 History).',
            'v=2',
          ],
        ],
      },
      {
        open: '{faction1} has an office here for pledges, and the furniture of {town2} is stacked «up »to the roof.',
        hidden: [
          "Among the furniture stands a dead healer's chest, «pledged for a debt, »with notes in cipher (DC 14 Investigation): who fell ill, when, and after how many drops.",
        ],
      },
    ],
  ],
  manners: [
    '{P1} takes the drops« at table», with a shudder, and counts them« in a whisper».',
    '{P2} stands upwind of everybody«, and apologises».',
    '{P3} boils all water before drinking« it, in company too».',
    '{P4} shakes hands, «long and »warmly, as nobody else in {land} still does.',
  ],
  levers: [
    [
      [
        'has a child in {town2}, «born out of wedlock, »and for years has sent it water in barrels from a clean spring.',
        'v=1',
      ],
      [
        'wants to be free of the drops; after {days} days of fever« in a locked room», nursed by somebody who can be trusted, {P1.they} will testify.',
        'v=2',
      ],
      'keeps the recipe in the head, and would trade it for a safe road to {town4}.',
    ],
    [
      'waits for proof, and has sworn to shed no blood before it comes. When it comes, {P2} can lead the burglars of {body2}, or call them off.',
      'gives the party the plans of {site1} for one cart of drops and one cart of beds.',
    ],
    [
      'reads the report aloud to any healer who promises to stay. So far {few} have promised, and left.',
      'wants protection, and trusts whoever drinks from the same jug first.',
    ],
    [
      [
        'can be talked into coming to {town2}, without drops, to nurse there for a week and stay well«: proof that everybody understands».',
        'v=2',
      ],
      'gets a fee from {faction1} for every bed that is taken in pledge, and is ashamed of it« by now».',
    ],
  ],
  jobs: [
    [
      'A cart for {town2} is held at a toll house, since its driver has lost the pin« that shows that he has had his drops». What he carries spoils at sunset, {guards} take their time, and {P5} comes «riding up from {town2} »and asks the party to get it through.',
      'tier=1|2',
    ],
    [
      'A cart for {town2} is held at a toll house, since its driver has lost the pin« that shows that he has had his drops». He carries the medicine for a duke who lies in {town2} with the fever, and whose heir is for war with {town1}. It spoils at sunset, {guards} take their time, and {P5} comes «riding up from {town2} »and asks the party to get it through.',
      'tier=3',
    ],
    [
      'In {town4} one person has begun to cough. {P4} pays the party to get that person out of sight before noon, and to find out what was drunk, and from which flask.',
      'tier=1|2',
    ],
    [
      'In {town4} one person has begun to cough: the envoy of the crown, who is to sign a treaty with three kings at noon. {P4} pays the party to keep the envoy on both feet and out of earshot until it is signed, and to find out what was drunk, and from which flask.',
      'tier=3',
    ],
    [
      'On drop day «in {town1} »a nurse steps up to one of the party, counts out seven drops, and whispers: ["Not from this bottle, it is the strong one."|"Pour these away. The bottle is the strong one."|"Do not swallow. This is the strong bottle."|"Spit it out when I look away. They gave me the strong one."] {P1} is next in line.',
      'v=2',
    ],
    [
      'On drop day «in {town1} »a nurse steps up to one of the party, counts out seven drops, and whispers: ["Not from this bottle. It is water, for those who are to fall ill."|"This is water, for those who are to fall ill. Ask for the other bottle."|"Ask for the other bottle: in this one is only water, for those who are to fall ill."|"Those who are to fall ill get this bottle, and there is nothing but water in it."] Children from {town2} are next in line.',
      'v=1',
    ],
    'A healer in {town3} who has failed the examination has locked the examiners in, and wants the party as witnesses« when they are asked what is in the drops». {P3} is inside, and knows.',
  ],
};
