import type { TaleActs } from './tale-types.ts';

export const moonActs: TaleActs = {
  heading: 'The Sun Makes an Offer',
  blows: [
    '[On the second evening|After the second clue|On the way from the second place to the third,|When two of the three places have been seen,] the party is served with a writ by bailiffs who do not stop at reading it ({fight}). They give up when [someone|somebody] signs for it; {H} gets paid by the delivery.',
  ],
  early: [
    [
      'Through the pigeonhole they come out on the plain, and the moon asks them in, and makes tea. It will not come along. It has been arrested; the writ hangs on its door, and a servant of the crown obeys a writ (if somebody tears it down, it apologises and nails it up again; shown that the back has no stamp, it says that only a court may find that out). It would like to have the founding contract read aloud, by those who signed it. {A} is not here, and need not come before the last days, when {A} and {H} must serve the writ a second time, in person, or it lapses. They may take along one of the {few2} letters, with the answer; and the moon looks at them kindly as it lets them out: whoever it has looked at has advantage on Insight against {A} from then on.',
      'v=a',
    ],
    [
      'Through the pigeonhole they come out on the plain, and in the dark kitchen sits the real moon, in shirtsleeves. It would come at once; but somebody is in its place behind the mountain, in its uniform, and with both eyes shut, and whoever is relieved in a fright lets go. The little one must be helped down first, and for that it must have a paper, from the sun at least, that nobody will be cross. What it saw in the window it will tell the crown only. [They may take along its night off, a card that can be used once|It gives them its night off, a card for one use]: it is dark, for an hour, where they like.',
      'v=b',
    ],
  ],
  opens: [
    '[The sun does not set. It has|Evening comes, and the sun stays. It has] sent {R} down with a parasol: until further notice the realm will have day only, free of charge, and by a law of nature whoever works a shift for {middle} days has a right to it.',
  ],
  goal: [
    'In {middle} days the moon will have lost its post for good. The party [has to|must] win it a stay, before the sun itself, and for that it needs a character witness who is not in the pay of the crown. That rules out {T}, and leaves those in {town2}, where it was born.',
  ],
  map: [
    '[In the heat the sea draws back altogether.|It is so hot that the sea goes away altogether.] [The bottom lies bare|The ground lies bare] from {town} to the horizon, with streets, and an old causeway comes to light. It leads to {town2}, at the foot of the tide, and from there a stair of salt goes up all the way to {lair}.',
  ],
  way: [
    '[The causeway takes a day and a half, without shade|It is a day and a half on the causeway, without shade] (DC 16 Constitution saving throw each; magic that cools helps). {B} walks in front and says good morning to wrecks. [You may be quicker by *Wind Walk*; the gulls ask for passports.|*Wind Walk* is quicker from {town2}, if one has passports for the gulls.]',
  ],
  place: [
    '{town2} lies in a shell the size of a bay. The people of the tide live here, and are on holiday for the first time in generations. [They are bored and brown,|They are tanned, and do not know what to do with their hands,] and remember the moon as a thin child that was always cold.',
  ],
  rival: [
    '{R} shines and means well. {R} has never heard of a thing like rest, and takes every silence for agreement.',
  ],
  others: ['celestial', 'elemental'],
  setPiece: [
    [
      "[The hearing takes place at noon on a white stage before rows of sunflowers.|They hear the case at noon, on a white stage, and in the rows sit sunflowers.] [The moon's case has three points: why there is night, who needs it, what it did for you|For the moon three points must be made: why there is night, who needs it, what it did for you] (each DC 17 Performance or Persuasion, and a true story from a player counts as a success). In the meantime it [has to|must] be kept dark enough to be heard: those who turn up the light ({fight}) [have to|must] be kept off the awning. [Two points win a stay.|Two of the three are enough for a stay.]",
      'v=a',
    ],
    [
      "[The hearing takes place at noon on a white stage before rows of sunflowers.|They hear the case at noon, on a white stage, and in the rows sit sunflowers.] [The moon's case has three points: why there is night, who needs it, what it did for you|For the moon three points must be made: why there is night, who needs it, what it did for you] (each DC 17 Performance or Persuasion, and a true story from a player counts as a success). In the meantime it [has to|must] be kept dark enough to be heard: those who turn up the light ({fight}) [have to|must] be kept off the awning. [Two points win a stay.|Two of the three are enough for a stay.] With it the party is given a paper under the seal of the sun, on which it says that nobody will be cross. {T} reads that out behind the mountains, and the little one opens its eyes, climbs down backwards, and hands over the uniform. Now only the writ on the door keeps the moon at home.",
      'v=b',
    ],
  ],
  what: 'History :: hearing the oldest of {town2} :: The moon took the post for love: of whoever looks up. It asked for the crown a night only because it was told that one must ask for something.',
  who: 'Insight :: asking {R} who let the sun know about the vacancy :: It was {A}, who meant the opposite: a letter from the candle office begged the sun to stay away at night, whatever it might hear. Until that letter it had not heard anything of {town}.',
  where:
    'Survival :: looking at the salt stair :: It has grown from the top down, out of drops that ran down and dried, and the upper steps are still wet: somebody is crying up there, at {lair}.',
  choice: [
    '{R} proposes a settlement: the sun gives up the night if it may have one hour of it [each|every] year, at midsummer, [for ever|for good]. Or the party refuses, and the sun goes home hurt.',
  ],
  first: {
    answer: 'grants the sun its hour',
    now: ['{R} is so happy that several people get freckles. Night falls at once, a little short.'],
    later: [
      "{R} stands at {lair} in full splendour at the first blow, and all who are on {A}'s side must look away (disadvantage for a round).",
    ],
  },
  second: {
    answer: 'refuses',
    now: [
      '[The sun sets, red, at noon, without a word, and it is bitterly cold.|Without a word, in the middle of the day, the sun goes down, red, and within the hour there is ice.] {R} folds the parasol and stays, unemployed.',
    ],
    later: [
      "It is pitch dark on the plain, {A}'s people have not brought any candles, out of thrift, and the party begins hidden.",
    ],
  },
  closes: [
    'On the stair of salt, half way up: below lies the realm, quite dark, and one after the other they are lighting candles in {town}, in the shape of a question mark.',
  ],
  lastWay: [
    '[The stair comes out behind the little house, by the dustbins.|At the top of the stair are the dustbins of the little house.] Through the pigeonhole one arrives on the plain in front, in single file, before the ladder.',
  ],
  clock: [
    'For each step that was prevented [somebody|someone] in {town} is looking up, and each such look is worth a d6 to any one roll at {lair}; if the house was sealed, the plants have died, and the moon has no heart for anything for two rounds.',
  ],
  sides: [
    {
      who: '{G.full} and the fleet',
      wants: ['want water. Content with a date; unhappy about poetry.'],
      later: [
        'fire a salute of {num} guns at the right moment: on the plain it is like being knocked at politely, and {A} opens.',
      ],
    },
    {
      who: 'The strikers of {town}',
      wants: ['want never to be taken for granted again. Content with a plaque; angry at scabs.'],
      later: [
        'howl, hoot and rhyme, and one enemy [each|every] round must listen (loses its reaction).',
      ],
    },
    {
      who: '{R.full} and the sun',
      wants: ['want to be liked. Content with a compliment; hurt by curtains.'],
      later: ['dry the salt stair behind {A}, so that it crumbles: [nobody|no one] gets away.'],
    },
  ],
};
