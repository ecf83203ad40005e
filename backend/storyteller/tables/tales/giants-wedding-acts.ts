import type { TaleActs } from './tale-types.ts';

export const giantsWeddingActs: TaleActs = {
  heading: 'Mother Is Coming',
  blows: [
    '[On the second evening|After the second clue|When two of the three places have been seen,] the waiters of {A} want to see the party out of town, with trays ({fight}). [They stop when one of them drops something,|It ends when a tray falls,] and everybody has to help to pick it up; {H} had promised them the tips.',
  ],
  early: [
    'With a delivery note, or in a wheelbarrow, they are in, and find {W.name} under the icing on the first day; and there the difficulty begins. He does not want to come, since it is kinder so, {A} has explained it to him; he weighs as much as the church; and he weeps, by the bucket, until they promise to tell [nobody|no one] where he is. [But a giant has to be asked three times, and the first time may be now: it counts.|But giants are asked three times, and they may ask the first time now, and it will count.] For the third he needs to hear from somebody who does not have to be polite that what he was told is not true; and that is to be had in {town2}.',
  ],
  opens: [
    '[The cups begin to clink on the shelves.|In {town} something makes the cups clink on the shelves, in time.] {R} has arrived in {town2}, one valley on, with {num2} relations, much too early, and asks for her little one. If she is not shown him in {middle} days, she will come and look for him, under the roofs.',
  ],
  goal: [
    [
      'The relations must be kept in {town2} until the wedding, and {R} must be told something. Best would be the truth, with a proof that somebody has made a fool of her son for money; then at least she will be angry with the right person.',
      'v=a',
    ],
    [
      'The relations must be kept in {town2} until the wedding, and {R} must be told something. Best would be the truth: her son is loved as he is, and {A} wrote the poems. [It was {R} who taught him to be ashamed of his spelling.|It was from {R} that he learned to be ashamed of his spelling.]',
      'v=b',
    ],
  ],
  map: [
    'When {R} sat down, the river was in the way. Now it goes round her: the ford is a lake, the road to {town2} a waterfall; and the old bed is dry, as far as the water wheel of {lair}, up which one can climb as on a ladder.',
  ],
  way: [
    'To {town2} it is a day, or an hour in the pocket of a cousin who is going there (DC 13 Persuasion, and DC 13 Constitution saving throw because of what else is in it). Whoever goes on foot is asked by each of the relations, politely, whether they are food.',
  ],
  place: [
    '[{town2} has been tidied up. Mothers do that.|Somebody has tidied {town2}, as mothers do.] [The houses have been moved into one straight row, the church has been dusted, and the people stand in a row on a window sill, so that they do not get underfoot.|There is one row of houses now, a straight one, and the church has been dusted; the people are on a window sill, where nobody treads on them.]',
  ],
  rival: [
    '{R} has brought up a son who apologises to bridges, and is proud of it, and would hit anybody over the head who smiled at that. She has not been asked for her opinion on the cake.',
  ],
  setPiece: [
    '[The {num2} relations want to be entertained until supper.|There are hours until supper, and {num2} relations want something to do.] [Three games: tossing the calf|They know three games: tossing the calf] (DC 13 Athletics; it must be brought back, too), the quiet game (a whole minute, in front of an aunt: DC 13 Constitution), and guessing who is behind one (DC 13 Insight). Meanwhile the waiters of {A} try to hand in a letter that tells everything the wrong way round ({fight}). [Two games won, and {R}|After two games {R}] will wait until they ask the third time.',
  ],
  what: [
    [
      'Insight :: asking {R} what she thinks of the dowry :: "[A hill. One does not look a gift hill in the mouth." Her tongue goes round the inside of her cheek.|A hill, well. If it is given, one does not complain." She is trying to get something off a tooth.] "There was somebody little here who wanted it in writing, as a pledge for the cake."',
      'v=a',
    ],
    [
      'Insight :: asking {R} if her son can write :: "His name, nearly. He gets somebody to do the rest. [He told me; he tells me everything; he cried, and I said that she must never find out. Was that wrong?"|I have all of it from him. He cried so, and I told him to keep it from her. Should I not have?"]',
      'v=b',
    ],
  ],
  who: 'Investigation :: reading the letter that was to be handed in :: It is on sugar paper, and the seal is of icing, with the mark of {A}; it has been licked once, out of nerves.',
  where:
    'Perception :: asking the oldest aunt, who can hear grass grow :: "There is a big heart going, over there. It is under something sweet." She points along the dry river, to {lair}.',
  choice: [
    '{R} will sit still and say nothing, if she may speak to her son before the wedding, alone, for as long as she likes. Or the party tells her that he is of age, and she can stand at the back.',
  ],
  first: {
    answer: 'lets the mother go first',
    now: [
      '[{R} puts down her knitting.|{R} lays the knitting aside.] Whatever she is going to say, she practises on a church.',
    ],
    later: [
      'At {lair} the roof is lifted off in the second round, and somebody says "There you are", and "Sit up straight". All on the side of {A} drop what they are holding; he does sit up.',
    ],
  },
  second: {
    answer: 'sends her to the back',
    now: [
      'It is so quiet that the whole of {town2} can be heard swallowing. [Then she says, "He told you|After that she says, "He told you] to say that?", and that she did not know that he had it in him.',
    ],
    later: [
      '[{W.name} has heard it; sound carries.|Sound carries, and {W.name} has heard it.] At {lair} he stands up by himself, in the first round, with everything that was on him, and says "Excuse me" to {A}, in a new voice.',
    ],
  },
  closes: [
    '[The act ends|It ends] in the dry river bed in the evening, between walls of pebbles, with bells from {town}, trying out; and from the other side comes, every so often, "hup".',
  ],
  lastWay: [
    '[By the water wheel you come up into {lair} between two vats, and on to something smooth.|The water wheel brings you up into {lair}, between two vats, on something smooth.] By the gate in the street they will only let you in with a delivery note, or inside something that has one.',
  ],
  clock: [
    'For each step that was prevented one waiter has gone over to the guests. If {B} has been told, it is raining through the roof, salt, and every round something melts. At {lair} {W.name} can be asked again, in any round (one action); if nobody asked him in the first act, two of the three questions are put here, one after the other. At the second he gets up on one knee and holds a hand over whoever asked, who has half cover until the end; and after the fight he comes along. The third is for the church of {town}.',
  ],
  sides: [
    {
      who: '{G.full} and the council',
      wants: ['want to keep the deposit. Content with a schedule; hiccup at a surprise.'],
      later: [
        'ring all the bells of {town} once the second question has been put at {lair}, so loudly that {W.name} cannot hear what {A} says against it.',
      ],
    },
    {
      who: '{B.full}',
      wants: ['wants him. Content with any sign; very quiet about anything else.'],
      later: [
        'holds a finger in at the window of {lair}, for anyone who needs something to hold on to.',
      ],
    },
    {
      who: '{R.full} and the relations',
      wants: ['want to be proud of him. Content with a firm voice; offended by a paper plate.'],
      later: ['hum, and whatever is made of sugar in {lair} starts to ring.'],
    },
  ],
};
