import type { TaleActs } from './tale-types.ts';

export const giantsWeddingActs: TaleActs = {
  heading: 'Mother Is Coming',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Before the third place,|After dark,|With two clues found,|On the way home,] the waiters of {A} want to see the party out of town«, with trays» ({fight}). [[They stop when one of them|They stop once one of them|They give up when one|They stop the moment one] drops something,|It ends when a tray falls,] and everybody has to help to pick it up«; {H} had promised them the tips».',
  ],
  early: [
    '[With a delivery note, or in a wheelbarrow, they are in, and find {W.name} under the icing on the first day|A delivery note gets them in, or a wheelbarrow, and on the first day they have found {W.name} under the icing]; and [there the difficulty begins|that is only the beginning]. He does not want to come, since it is kinder so, {A} has explained it to him; he weighs as much as the church; and he weeps«, by the bucket,» until they promise to tell [nobody|no one] where he is. [But a giant has to be asked three times, and the first time may be [now: it counts|here, under the icing].|But giants are asked three times, and [they may ask the first time now, and it will count|one of the three can be asked at once].|But [they can begin|a beginning can be made]: of the three times that a giant [must be asked|has to be asked], the first [may be here|counts here too].|Still, [the party can ask him a first time|he can be asked a first time], of three, [and that counts|and will remember it].] For the third he needs to hear from somebody who does not have to be polite that what he was told is not true; and that is to be had in {town2}.',
  ],
  opens: [
    '[The cups [begin to|all] clink on the shelves[, in time|, all over town|, four beats to the bar].|In {town} something makes the cups clink on the shelves«, in time».] {R} has arrived in {town2}, one valley on, with {num2} relations«, much too early», and asks for her little one. If she is not shown him in {middle} days, she will come and look for him«, under the roofs».',
  ],
  goal: [
    [
      'The relations must be kept in {town2} until the wedding, and {R} must be told something. Best would be the truth, [with a proof that somebody has made a fool of her son for money|and something to show that her son has been made a fool of, for money]; [then at least she will be angry with the right person|then her anger has an address|for then the right person runs].',
      'v=a',
    ],
    [
      'The relations must be kept in {town2} until the wedding, and {R} must be told something. Best would be the truth: her son is loved as he is, and {A} wrote the poems. [It was {R} who taught the groom to be ashamed« of his spelling».|It was from {R} that the groom learned to be ashamed of his spelling.]',
      'v=b',
    ],
  ],
  map: [
    'When {R} sat down, the river was in the way. Now it goes round her: the ford is a lake«, the road to {town2} a waterfall»; and the old bed is dry, as far as the water wheel of {lair}, up which one can climb« as on a ladder».',
  ],
  way: [
    'To {town2} it is a day, or an hour in the pocket of a cousin« who is going there» (DC 13 Persuasion, and DC 13 Constitution saving throw because of what else is in it). [Whoever goes on foot is asked by each of the relations«, politely,» whether they are food.|On foot it is slower: [each of the relations|every cousin] stops you«,» to ask«,» [«politely, »if you are food|whether you belong to the buffet].|[On foot you meet the relations|Those who walk meet the relations], and "Are you food?" each of them asks, [and apologises|bending down].|[Anybody who walks is picked up|Walkers are picked up] by every cousin on the way, [looked at from both sides, and put down with an apology|sniffed at, and put back].]',
  ],
  place: [
    '[{town2} has been tidied up«. Mothers do that».|Somebody has tidied {town2}, as mothers do.] [The houses have been moved into [one straight row|a row, by size|a circle], [the church has been dusted|the church has been wiped from top to bottom], and the people [stand in a row on a window sill«, so that they do not get underfoot»|have been put on a window sill«, out of harm»].|There is [one row of houses now, a straight one|one straight row of houses now|a row of houses where there was a heap], and [the church has been dusted|the church has been washed, and is drying]; [the people are on a window sill, where nobody treads on them|on a window sill sit the people, and are told not to lean out].]',
  ],
  rival: [
    '{R} has brought up a son who apologises to bridges, and is proud of it«, and would hit anybody over the head who smiled at that». She has not been asked for her opinion on the cake.',
  ],
  setPiece: [
    '[The {num2} relations want to be entertained« until supper».|There are hours until supper, and {num2} relations want something to do.] [Three games: tossing the calf|They know three games: tossing the calf] (DC 13 Athletics; it must be brought back, too), the quiet game (a whole minute, in front of an aunt: DC 13 Constitution saving throw), and guessing who is behind one (DC 13 Insight). Meanwhile the waiters of {A} try to hand in a letter that tells everything the wrong way round ({fight}). [Two games won, and {R}|After two games {R}] will wait until they ask the third time. [With fewer {R} waits as well, but has read the letter, and {A} has one helper more at {lair}.|If they win fewer, {R} waits all the same, but the letter has been read, and {A} has one helper more at {lair}.]',
  ],
  what: [
    [
      'Insight :: asking {R} what she thinks of the dowry :: "[«A hill. »[One does not look a gift hill in the mouth|We had a mountain, in my day|One takes what one is given]." [Her tongue goes round the inside of her cheek|She licks a finger, and wipes it, too late].|A hill, well. [If it is given, one does not complain|It is a hill, and one says thank you|The sheep on it are nice]." [She is trying to get something off a tooth|There is something between her teeth, and it takes her some time].] "[There was somebody little here who wanted it in writing|Somebody little came, and wanted it in writing|A little thing with a pen wanted me to sign for it], [as a pledge for the cake|for the cake, as a pledge, in case]."',
      'v=a',
    ],
    [
      'Insight :: asking {R} if her son can write :: "[His name, nearly|As far as the middle of his name|He can do the first letter]. [He gets somebody to do the rest|Somebody does the rest for him|For the rest he has somebody|The rest he has done, by somebody small]. [[He told me; he tells me everything; he cried, and I said that she must never find out|He came to me« and cried», and I said, then she must not [find out|hear of it]], [and was that wrong?"|and should a mother not say that?"|and was that bad advice?"]|[I have all of it from him|I know it all, he tells me things|He told me that himself]. [He cried so, and I told him to [keep it|hide it] from her|It was I who told him to [keep it|hide it] from her], [and should I not have?"|and was I wrong?"|and was it bad of me?"]]',
      'v=b',
    ],
  ],
  who: 'Investigation :: reading the letter that was to be handed in :: It is on sugar paper, and the seal is of icing, with the mark of {A}«; it has been licked once, out of nerves».',
  where:
    'Perception :: asking the oldest aunt«, who can hear grass grow» :: "[There is a big heart going, over there|I hear a heart over there, a big one|A heart like a drum, over that way]. [It is under [something|a lot of something] sweet|Something [sweet|sweet and heavy] lies [on|over] it|It sounds as if there was [sugar|cake] on it|It is [packed|wrapped] in something sweet|There is something soft and sweet all [over|round] it]." [She points|Her finger goes|She stretches out an arm, over three fields,] along the dry river, to {lair}.',
  choice: [
    '{R} will sit still and say nothing, if she may speak to her son before the wedding, alone, for as long as she likes. Or the party tells her that he is of age, and she can stand at the back.',
  ],
  first: {
    answer: 'lets the mother go first',
    now: [
      '[{R} puts down her knitting.|{R} lays the knitting aside.] [Whatever she is going to say, she practises on a church.|She [tries out|practises] her first words on [a church|the steeple].|A church has to [listen to it|hear it] first, for practice.]',
    ],
    later: [
      'At {lair} the roof is lifted off in the second round, and somebody says "There you are", and "Sit up straight". All on the side of {A} drop what they are holding; he does sit up.',
    ],
  },
  second: {
    answer: 'sends her to the back',
    now: [
      'It is so quiet that« the whole of» {town2} can be heard swallowing. [Then|After that|After a while] {R} says, "[He told you to say that?|Did he tell you to say that?|Is that how he speaks now?]", and that she [did not know that he had it in him|had not thought it of him].',
    ],
    later: [
      '[{W.name} has heard it; sound carries.|Sound carries, and {W.name} has heard it.] At {lair} he stands up by himself, in the first round«, with everything that was on him,» and says "Excuse me" to {A}«, in a new voice».',
    ],
  },
  closes: [
    '[The act ends|It ends] in the dry river bed« in the evening, between walls of pebbles», while [the bells are tried out in {town}|in {town} they try out the bells]; and from the other side comes, every so often, "hup".',
  ],
  lastWay: [
    '[By the water wheel you come up into {lair} between two vats, and on to something smooth.|The water wheel brings you up into {lair}, between two vats«, on something smooth».] [By the gate in the street they will only let you in with a delivery note«, or inside something that has one».|The gate in the street is for [people with a delivery note|delivery notes], and for whatever is [written on one|on the list].|[In the street there is the gate|There is also the gate to the street], but [nothing gets in there without a delivery note|the porter wants a delivery note], [and people are seldom on one|or a barrel that has one].]',
  ],
  clock: [
    '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] one waiter has gone over to the guests. If {B} has been told, it is raining through the roof«, salt», and every round something melts. At {lair} {W.name} can be asked again, in any round (one action); if nobody asked him in the first act, two of the three questions are put here«, one after the other». At the second {W.name} [gets up on one knee|kneels up] and holds [a hand|both hands] over whoever asked, who has half cover until the end; and after the fight he goes off« to the river,» to practise the answer. [The third is for the church of {town}.|Leave the third for the church of {town}.]',
  ],
  sides: [
    {
      who: '{G.full} and the council',
      wants: ['want to keep the deposit. Content with a schedule; tearful at a surprise.'],
      later: [
        'ring all the bells« of {town}» once the second question has been put at {lair}, so «loudly »that {W.name} cannot hear what {A} says« against it».',
      ],
    },
    {
      who: '{B.full}',
      wants: ['wants him. Content with any sign; very quiet about anything else.'],
      later: [
        'holds a finger in at the window« of {lair}», for anyone who needs something to hold on to.',
      ],
    },
    {
      who: '{R.full} and the relations',
      wants: ['want to be proud of him. Content with a firm voice; offended by a paper plate.'],
      later: ['hum, and whatever is made of sugar in {lair} starts to ring.'],
    },
  ],
};
