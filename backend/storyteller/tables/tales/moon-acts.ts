import type { TaleActs } from './tale-types.ts';

export const moonActs: TaleActs = {
  heading: 'The Sun Makes an Offer',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Between the second place and the third,|Before the third place,|After dark,|With two clues found,|On the way home,] the party is served with a writ by bailiffs who do not stop at reading it ({fight}). They give up when [someone|somebody] signs for it«; {H} gets paid by the delivery».',
  ],
  early: [
    [
      '[Through the pigeonhole they come out on the plain|The pigeonhole brings them out on the plain], and the moon [asks them in«, and makes tea»|has the kettle on, and asks them in]. [It will not come along.|It thanks them, and stays.|Go with them it will not.] [It has been arrested|It is under arrest]; [the writ hangs on its door, and a servant of the crown obeys a writ|there is the writ on the door, and a writ of the crown is obeyed] ([if somebody tears it down, it apologises and nails it up again|torn down, the writ is nailed up again«, with an apology»]; [shown that the back has no stamp, it says that only a court may find that out|that the back has no stamp is for a court to find«, it says»]). It would like to have the founding contract read aloud, by those who signed it. {A} is not here, and need not come before the last days, when {A} and {H} must serve the writ a second time, in person, or it lapses. They may take along one of the {few2} letters, with the answer; and the moon looks at them« kindly» as it lets them out: whoever it has looked at has advantage on Insight against {A} from then on.',
      'v=a',
    ],
    [
      '[Through the pigeonhole they come out on the plain|The pigeonhole brings them out on the plain], and [in the dark kitchen sits the real moon«, in shirtsleeves»|in its kitchen, without a light, in shirtsleeves, sits the real moon]. [It would come at once|It would like nothing better than to come]; but [somebody is in its place behind the mountain, in its uniform«, and with both eyes shut»|its place behind the mountain is taken, and its uniform, by somebody with both eyes shut], and [whoever is relieved in a fright lets go|one does not wake a thing that holds on like that]. [The little one must be helped down first, and for that it must have a paper, from the sun at least, that nobody will be cross.|First the little one has to come down, [gently|without a fright], and it will not move without [a paper|something in writing] that nobody will be cross, [from the sun or higher|signed by the sun at least].] [What it saw in the window it will tell the crown only.|What it saw in that window is for the ears of the crown.] [They may take along its night off, a card that can be used once|It gives them its night off, a card for one use|Its night off is a card, and it lends them that, for once]: [it is dark, for an hour, where they like|an hour of darkness«, wherever they like»].',
      'v=b',
    ],
  ],
  opens: [
    '[[The sun does not set.|Evening comes, and the sun stays.] It has sent|[At nine in the evening it is [noon|bright day].|It gets [late|later and later], but not dark.] The sun has sent] {R} down« with a parasol»: until further notice the realm will have day only«, free of charge», and by a law of nature whoever works a shift for {middle} days has a right to it.',
  ],
  goal: [
    '[In {middle} days the moon will have lost its post for good.|{middle.u} more days, and the post of the moon is gone for good.|The moon has {middle} days left; then its post is gone.] [The party [has to|must] win it a stay«, before the sun itself»|Somebody has to plead for a stay, before the sun, and that is the party|Only the sun can grant a stay, and the party must ask for it], and for that it needs a character witness who [is not in the pay of the crown|has never been paid by the crown]. That rules out {T}, and leaves those in {town2}, where it was born. [If the oldest of {town2} comes along to the hearing, one point is made without a check.|Whoever brings the oldest of {town2} to the hearing has one point made already.]',
  ],
  map: [
    '[In the heat the sea draws back altogether.|It is so hot that the sea goes away altogether.|The sea cannot bear the heat, and leaves.] [The bottom lies bare|The ground lies bare] from {town} to the horizon«, with streets», and an old causeway comes to light. [It leads to {town2}«, at the foot of the tide», and from there|{town2} lies at the end of it, at the foot of the tide, and there] a stair of salt goes up all the way to {lair}.',
  ],
  way: [
    '[The causeway takes a day and a half, without shade|It is a day and a half on the causeway, without shade|A day and a half of causeway, and no tree on it] (DC 16 Constitution saving throw each; [magic that cools helps|anything that cools gives advantage]). {B} walks in front« and says good morning to wrecks». [You may be quicker by *Wind Walk*«; the gulls ask for [passports|passports, both ways]».|*Wind Walk* is quicker to {town2}, if one has passports for the gulls.|With *Wind Walk* it is an hour, and [two with the gulls, who ask for passports|another at the customs of the gulls].]',
  ],
  place: [
    '[{town2} lies in a shell« the size of a bay».|A shell as wide as a bay has {town2} in it.] The people of the tide live here, and [are on holiday for the first time in generations|have their first holiday since their grandparents]. [They are bored and brown|They are tanned, and do not know what to do with their hands|They lie about, peeling], and [remember the moon as a thin child that was always cold|can tell of the moon as a child, thin, and cold even in August|what they remember of the moon is a thin child in two coats].',
  ],
  rival: [
    '{R} shines and means well. {R} has never heard of« a thing like» rest, and takes [every silence for agreement|silence for a yes].',
  ],
  others: ['celestial', 'elemental'],
  setPiece: [
    [
      "[The hearing takes place at noon[, on a white stage,| on a white stage] before rows of sunflowers.|They hear the case at noon, on a white stage, and in the rows sit sunflowers.|The court is a white stage«, at noon, and [the public is sunflowers|sunflowers fill the rows]».] [[The moon's case has three points|The case of the moon stands on three points]: why there is night, who needs it, what it did for you|For the moon three points must be made: why there is night, who needs it, what it did for you|The party has to answer three questions: what night is for, who needs it, and what it did for them] (each DC 17 Performance or Persuasion, and a true story from a player counts as [a success|one that succeeded]). [In the meantime it has to be kept dark enough to be heard|Nobody is heard in such a glare]: those who turn up the light ({fight}) [have to be kept off the awning|must not get at the awning|want the awning down]. [Two points win a stay.|Two of the three are enough for a stay.|The stay is won with two [points|of them].|Whoever makes two points has [the stay|a stay].] [With fewer {R} has it granted as a favour, but {A} hears of that in time, and has one helper more at {lair}.|With fewer the sun grants it out of pity, and that takes longer: {A} has one helper more at {lair}.]",
      'v=a',
    ],
    [
      "[The hearing takes place at noon[, on a white stage,| on a white stage] before rows of sunflowers.|They hear the case at noon, on a white stage, and in the rows sit sunflowers.|The court is a white stage«, at noon, and [the public is sunflowers|sunflowers fill the rows]».] [[The moon's case has three points|The case of the moon stands on three points]: why there is night, who needs it, what it did for you|For the moon three points must be made: why there is night, who needs it, what it did for you|The party has to answer three questions: what night is for, who needs it, and what it did for them] (each DC 17 Performance or Persuasion, and a true story from a player counts as [a success|one that succeeded]). [In the meantime it has to be kept dark enough to be heard|Nobody is heard in such a glare]: those who turn up the light ({fight}) [have to be kept off the awning|must not get at the awning|want the awning down]. [Two points win a stay.|Two of the three are enough for a stay.|The stay is won with two [points|of them].|Whoever makes two points has [the stay|a stay].] [With fewer {R} has it granted as a favour, but {A} hears of that in time, and has one helper more at {lair}.|With fewer the sun grants it out of pity, and that takes longer: {A} has one helper more at {lair}.] [With the stay the party is given a paper|There is a paper with the stay]«, under the seal of the sun», on which it says that nobody will be cross. {T} goes up through the pigeonhole and reads that out across the sky; the little one opens its eyes«, climbs down backwards,» and hands over the uniform. [Now only the writ on the door keeps the moon at home.|Nothing keeps the moon at home now but the writ on the door.|The moon has its uniform; [there is still|now there is only] the writ on the door.]",
      'v=b',
    ],
  ],
  what: 'History :: hearing the oldest of {town2} :: [The moon took the post for love: of whoever looks up.|It was for love that the moon took the post: it likes [people who look up|faces that look up].] [It asked for the crown a night only because it was told that one must ask for something.|The crown a night [was an afterthought|came later]«; somebody had said that one must ask for something».]',
  who: 'Insight :: asking {R} who let the sun know about the vacancy :: It was {A}, who meant the opposite: a letter from the candle office begged the sun to stay away at night«, whatever it might hear». [Until that letter it had not heard anything of {town}.|The sun had not thought of {town} before that letter.]',
  where:
    'Survival :: looking at the salt stair :: It has grown from the top down, [out of drops that ran down and dried|drop by drop«, and each has dried»], and the upper steps are still wet: somebody is crying up there, at {lair}.',
  choice: [
    '{R} proposes a settlement: the sun gives up the night if it may have one hour of it [each|every] year, at midsummer«, [for ever|for good]». [Or the party refuses, and the sun goes home hurt.|If the party refuses, the sun goes home, and is hurt.]',
  ],
  first: {
    answer: 'grants the sun its hour',
    now: [
      '{R} is so happy that several people get freckles. [Night falls at once, a little short.|It is night at once, a short one.|At once it is dark, and [a bit too early|nearly long enough].]',
    ],
    later: [
      "{R} stands at {lair} in« full» splendour at the first blow, and all who are on {A}'s side must look away (disadvantage for a round).",
    ],
  },
  second: {
    answer: 'refuses',
    now: [
      '[The sun sets, red, at noon, without a word, and it is bitterly cold.|The sun [goes red|turns red], and then it goes, at noon«, and puddles freeze».|Without a word, in the middle of the day, the sun goes down, red, and within the hour there is ice.] {R} folds the parasol and stays, unemployed.',
    ],
    later: [
      "It is pitch dark on the plain, {A}'s people have not brought any candles«, out of thrift», and the party begins hidden.",
    ],
  },
  closes: [
    'On the stair of salt«, half way up»: below lies the realm, quite dark, and [one after the other they are lighting candles in {town}, in the shape of a question mark|in {town} one candle after the other is lit, until they make a question mark].',
  ],
  lastWay: [
    '[The stair comes out behind the little house«, by the dustbins».|At the top of the stair are the dustbins of the little house.|The stair ends at the back of the little house, between dustbins.] [Through the pigeonhole one arrives on the plain in front«, in single file», before the ladder.|The pigeonhole lets people out one by one, on the plain in front, at the foot of the ladder.]',
  ],
  clock: [
    '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] [somebody|someone] in {town} is looking up, and each such look [is worth|adds] a d6 to any one roll at {lair}; if the house was sealed, the plants have died, and the moon has no heart for anything for two rounds.',
  ],
  sides: [
    {
      who: '{G.full} and the fleet',
      wants: ['want water. Content with a date«; unhappy about poetry».'],
      later: [
        'fire a salute« of {num} guns» at the right moment: on the plain it is like being knocked at politely, and {A} opens.',
      ],
    },
    {
      who: 'The strikers of {town}',
      wants: ['want never to be taken for granted again. Content with a plaque; angry at scabs.'],
      later: [
        'howl«, hoot» and rhyme, and one enemy [each|every] round must listen (loses its reaction).',
      ],
    },
    {
      who: '{R.full} and the sun',
      wants: ['want to be liked. Content with a compliment«; hurt by curtains».'],
      later: ['dry the salt stair behind {A}, so that it crumbles: [nobody|no one] gets away.'],
    },
  ],
};
