import type { Row } from '../row-types.ts';
import type { SecondAct } from './matter-types.ts';

/** Second acts of peace, bargains and unusual wishes. */
export const secondActsOfBargains: readonly SecondAct[] = [
  {
    id: 'third-neighbour',
    not: [],
    only: ['peace'],
    heading: 'Act two: The Winter Way to {town2}',
    opens: [
      'At the end of the act an answer comes from an unexpected side: those of {town2} would feed both, {one} and {two}, through the year in which {bone} is divided, if both asked for it together. Together they have not asked for anything for {years} years.',
    ],
    goal: [
      'Peace needs a year without hunger, or nobody can keep to it. The party is to bring {B} and {S} to {town2}, on one road and with one voice, and back before {deadline}. {R.full}, the {R.role}, is on the way there as well, and would rather sell to both than give.',
    ],
    map: [
      [
        "On the third day a part of {bone} is gone: [a slide has come down on it|the water has changed its bed|a fire has gone through it], and what both had claimed is nobody's any more. It makes the quarrel smaller and the need larger, and the only way to {lair} now leads over the new ground.",
        'dry=no',
      ],
      [
        'On the third day it rains in the hills, for the first time in {weeks} weeks, and the boards break: the water comes all at once, through both yards, and is gone again. Everyone has seen now that it is still there. The only way to {lair} leads from now on along the new bed, over ground that belongs to nobody.',
        'dry=yes',
      ],
    ],
    way: [
      'Two carts, two speakers, one road. Each evening the party decides who makes the fire; each evening something small goes wrong (a song, a knife, a name). Calmed (DC 13 Insight or Persuasion, three evenings), it makes {B} and {S} sit at one fire on the fourth.',
    ],
    place: [
      '{town2} lives by feeding whoever is at war, and knows it. In the hall of the granaries hangs a balance as high as a house: whoever asks for something has to put onto it what they give.',
    ],
    setPiece: [
      'The weighing: {B} and {S} stand on one scale, and on the other everything is piled up that they accuse each other of, as stones, by the people of {town2}. The party can take off stones by proof, by a good word, or by taking one on itself (DC 13 with a different skill each; {few} stones, at most two failures). If the scale tips, both are hungry. In the middle of it somebody cuts the rope.',
    ],
    clues: [
      'History :: reading the oldest weights :: One is carved like the broken stone: {town2} has kept a copy of the old agreement, and has never been asked.',
      'Insight :: talking with those who cut the rope :: They are of {one}, very young, and believe that {A} would be proud of them. {A} does not know that they are here.',
      'Investigation :: asking what {A} has ordered in {town2} :: No weapons. A stone bench with one name on it, to be sent to {lair}.',
    ],
    wants: [
      '**{R.full}** ({R.role}) wants to sell grain to both sides of a war. Content with a contract for the year of peace; angry if {town2} gives for nothing.',
    ],
    rival: [
      '{R} has already paid for the harvest and is ruined if there is peace without {R.them}. {R} is not ashamed of it and tells the party so, over a good dinner.',
    ],
    choice: [
      "{town2} gives the grain, against a pledge: one of {B}'s and one of {S}'s people stay for a year, as guests. Or the party makes {R} a partner, and {R} feeds both sides, at interest.",
    ],
    first: {
      answer: 'leaves two guests',
      now: [
        'Two volunteer before {B} or {S} has asked, and it turns out that they have known each other for [some time|{few} summers].',
      ],
      later: [
        '{B} and {S} have each somebody to lose by a war now. Those beside {A} know one of the two guests: in the first round half of them only defend themselves.',
      ],
    },
    second: {
      answer: 'makes {R} a partner',
      now: [
        'It is written down in an hour, in three copies. {B} and {S} sign below each other, without noticing that they have just done it.',
      ],
      later: [
        '{R} stands on the road to {lair} with {few} mercenaries, who are worth money only in peace, and keeps the back free. In the new agreement there is a line that nobody has read properly.',
      ],
    },
    closes: [
      'On the way back {B} and {S} argue, about how to load the carts. The party notices only [after an hour|before {town}] that they are arguing about the same carts.',
    ],
  },
  {
    id: 'other-debtor',
    not: [],
    only: ['bargain'],
    heading: 'Act two: Somebody Who Got Out, in {town2}',
    opens: [
      'Among the flags on the map of {A} is one that has been pulled out: there is only the hole. It is in {town2}. Somebody there has signed, and has got away.',
    ],
    goal: [
      'Nobody knows better how it is done. The party has to find the one who got out, hear at which price, and be back before {deadline}. {A} knows of the journey, cannot forbid it, and wishes a pleasant one. {R.full}, the {R.role}, has bought up debts of the same sort, and follows.',
    ],
    map: [
      'After the second knock things in {town} that were bought with a promise go back, one after the other: a bridge, a church tower, the good harvest on the south side. The road to {lair} is one of them: from now on it is where it was before, through the moor.',
    ],
    way: [
      'On the road to {town2} the party meets a toll gate that was not there before, kept by something polite: it asks each for a debt, «small or large, »and lets through whoever pays one on the spot (a letter, an apology, a coin: no check), or whoever talks it round (DC 14 Deception).',
    ],
    place: [
      'The house in {town2} has no door, only windows, and everything in it is borrowed: chairs, cups, even the cat has a label. {wren} lives here, who owns nothing and owes nothing; it was the only way. {wren} is not unhappy and has nobody.',
    ],
    setPiece: [
      "The market of debts, which is held at night in {town2}, below the bridge. Here papers are traded, {num} of them, and {A}'s own is among them. To bid one has to offer things that cannot be bought: the next apology, a year of good mornings, the right to be angry. Three rounds (DC 14 Insight to know what a thing is worth to the seller, or Performance). Then somebody puts out the lamps, and everyone grabs.",
    ],
    clues: [
      'Investigation :: reading the paper of {wren} :: "for as long as the gain is kept": {wren} gave it back, all of it, and everything else as well. Line two works.',
      'Arcana :: reading the paper of {A} :: {A} owes as well, and the day is the one after {deadline}. For this paper {A} would give another.',
      'Perception :: looking where bought papers are sent :: The porter calls it out: "Three for {lair}!"',
    ],
    wants: [
      '**{R.full}** ({R.role}) wants to own {A}, with paper and seal. Content if the party does not bid; angry if a debt is forgiven, since that spoils the prices.',
    ],
    rival: [
      '{R} collects debts as others collect beetles. {R} would buy that of {it}, at once and at a good price, and would be in no hurry at all to collect.',
    ],
    choice: [
      'The party can come away with one paper: that of {A}, or that of {T}, who signed a second one, small and forgotten, so as not to be asked again. Without it {T} is free to speak.',
    ],
    first: {
      answer: 'takes the paper of {A}',
      now: [
        'It is older than it looks, and has been folded small, as by somebody who did not want to see it.',
      ],
      later: [
        'Laid on the table at {lair}, it is a stake of equal worth without any game. {A} looks at it for as long as a breath, and then goes and gets the other one. Those beside {A} belong to whoever holds it, for a round.',
      ],
    },
    second: {
      answer: 'takes the paper of {T}',
      now: ['It is burned, and in {town} somebody drops a cup, laughing.'],
      later: [
        '{T} stands at {lair} before the party gets there and has already begun: "I did not know what I saw." It takes no check any more. {A} closes the eyes; the others do not, and they are angry.',
      ],
    },
    closes: [
      'When {town} comes into sight [one tower is missing|the bridge is missing]. [From the place where it stood|From beyond the gate of {town}] comes a knock.',
    ],
  },
  {
    id: 'proof-of-use',
    not: [],
    only: ['wish'],
    heading: 'Act two: A Day of Service in {town2}',
    opens: [
      '{council} has had a thought, or {A} has had it for {council}: before the hearing {it} {it.is} to show in {town2}, where nobody has promised anything, of what use such a neighbour would be. "A day of service," says {G}, "it is in the law. I had hoped that [nobody would read so far|{A} would not read so far]."',
    ],
    goal: [
      'In {town2} {it} {it.is} to do something that nobody else can or wants to do, and to be thanked for it, with a seal. The party goes along and vouches. {R.full}, the {R.role}, has been paid for seeing to it that it goes wrong.',
    ],
    map: [
      'A flood takes away the low road between {town} and {town2} that evening, and with it the fields of those who laughed. {town} needs every hand, {lair} stands on an island now, and the dogs there begin to howl.',
    ],
    way: [
      'One walks by night, since by day people throw things. At each of three farms there is something that {it} could do and is afraid to offer: lift, find, frighten, sing (DC 12 Persuasion to make {it.them} knock). Each farm that is helped lights a lamp, and the next has seen it.',
    ],
    place: [
      '{town2} has prepared a task which is meant to be impossible: [the old bell in the river|the well with a voice in it|the bridge that falls down each night]. There is a stand for spectators, and pies. {It} look{it.v} at it for a while, and then ask{it.v} for a rope and a pie.',
    ],
    setPiece: [
      'In the middle of the work the water comes. Within {few} minutes {num} people are on the roofs. {It} can do one large thing each round, and asks the party which: hold the bridge, carry the old ones, tear down the stand for boats. The party does the small ones (DC 13 Athletics, Medicine or Persuasion). Three rounds; and in the second somebody cuts the rope.',
    ],
    clues: [
      'Investigation :: looking at the rope :: Cut, with a knife for collars. It was meant for {it}, and {num} people were hanging on it, too.',
      'Insight :: asking {R} in the evening on the roof :: "I was to make it look clumsy. Nobody said anything about drowning people[. {A} pays badly for that|, and {A} pays too badly for it]."',
      'Perception :: listening over the water :: Dogs, thirty at least, from {lair}, and nobody there to unlock.',
    ],
    wants: [
      '**{R.full}** ({R.role}) wants the other half of the pay, and a good story for later. Content if the story is good; angry if made the villain of it.',
    ],
    rival: [
      '{R} is liked by everyone, makes people laugh at {it}, and stops when nobody is in the mood any more. On the roof {R} gives {it} the dry coat, without a joke.',
    ],
    choice: [
      'The seal of {town2} is there. But they want to keep {it}, with everything that {it.they} want{it.v}, here and now, and never mind {town}. Should {it} stay, or go back and ask once more?',
    ],
    first: {
      answer: 'advises to go back',
      now: [
        '{It} nod{it.v}, pack{it.v} the seal away and say{it.v} that one ought to be refused at home, if at all.',
      ],
      later: [
        '{few} people of {town2} come along, unasked, wet, and sit down in the front row. That is one voice more; and {A}, at {lair}, has fewer helpers by two: they have relatives in {town2}.',
      ],
    },
    second: {
      answer: 'advises to stay',
      now: [
        'There is a feast. {It} stay{it.v} for it, and look{it.v} out of the window a good deal.',
      ],
      later: [
        '{A} has won, and does not know what to do with it; at {lair} {A} talks before fighting. At {deadline} {B} asks aloud where {it} {it.is}. In the end somebody has to run and fetch {it.them}, and the hearing waits.',
      ],
    },
    closes: [
      'On the way home to {town} the lamps of the three farms are lit, and before the third one somebody has put out [a chair, and it is the right size|a plate, with {it.n} chalked on the step].',
    ],
  },
  {
    id: 'fourth-errand',
    not: [],
    only: ['hired'],
    heading: 'Act two: The Reference From {town2}',
    opens: [
      '{B} wants a reference. "One asks for that when one is hired," says {B}, "so I ask, too. In {town2} there lived somebody who knew your employer before." {It} turn{it.v} the flowers round in {it.their} hands and name{it.v} a street.',
    ],
    goal: [
      'In {town2} somebody must still know who {it} {it.was} before the three things were taken. Without that {B} does not take the tune, and {T} does not let the name be cut. {A} has offered to go, very quickly; so the party had better. {R.full}, the {R.role}, is already there, and asks the same questions in order to put {it} down.',
    ],
    map: [
      "As the second thing is given back, everything that was built on it gives way: the hill loses its top, the drive its trees. {lair} stands in the open, a day's walk closer to {town}, and everybody sees for the first time how small it is.",
    ],
    way: [
      'It is the road by which {it} came {years} years ago; {it} {it.has} given you a list of what there is to see. None of it is there any more, except for what nobody would have thought: [a pear tree|a bench|an insult, carved into a bridge]. Whoever brings back news of it has {it.their} whole trust.',
    ],
    place: [
      'A street in {town2} with one lit window. The person behind it, {quill}, is so old that the clock has been stopped out of courtesy, has a box of letters with a ribbon round it, and asks first of all: "Is everything still salted three times?"',
    ],
    setPiece: [
      'At midnight those come who have waited {years} years to be asked as witnesses: shadows at the window, each with one thing to say of {it}, bad ones and good ones. The party must hear them all without interrupting (DC 13 Wisdom check), then sum it up fairly (DC 13 Performance or Religion). If it is too kind, they become cold ({sting} damage); if it is too hard, {quill} closes the box. {R} wants to bring it to an end with silver.',
    ],
    clues: [
      'History :: reading the letters :: {It} took the tune in order to remember somebody by it, and lost, with the tune, the reason. It is a sad story, not a wicked one.',
      'Insight :: asking {quill} about a pupil :: "One came here, yes, for the letters. I did not like that one[: too patient| of yours: too patient|, and said so]."',
      'Arcana :: holding the ribbon to the light :: It pulls, as a ring on a string would, towards {lair}: somebody is practising there.',
    ],
    wants: [
      '**{R.full}** ({R.role}) wants to be the one who has put an end to {it}. Content if there is an end; angry if it is a peaceful one that nobody can sing about.',
    ],
    rival: [
      '{R} has lost somebody to one like {it.them}, not to {it.them}. {R} listens at the same window, and puts the silver back into the bag, slowly.',
    ],
    choice: [
      '{quill} would come along, to say the name aloud at {p2} in person, and would not come back from it. Or {quill} gives you the letters, and stays at the window.',
    ],
    first: {
      answer: 'takes {quill} along',
      now: ['It is a slow journey with many stops, all of them at pear trees.'],
      later: [
        "At {lair} {quill} knocks with the stick. {It} open{it.v}, and for a minute nobody in the house does anything, {A}'s helpers included. It is long enough to get to the string.",
      ],
    },
    second: {
      answer: 'takes the letters',
      now: ['The ribbon comes off at the first touch. {quill} keeps the ribbon.'],
      later: [
        '{It} read{it.v} the letters standing, in the door of {lair}. Then {it.they} remember{it.v} what the doors are for, and they open, all at once, for the party and nobody else.',
      ],
    },
    closes: [
      'In the newspaper of {town} there is a second advertisement, below the first: "The position has been filled, with thanks[ to {town}| to all who were afraid]." {A} has cut it out.',
    ],
  },
  {
    id: 'giant-tools',
    not: [],
    only: ['ache'],
    heading: 'Act two: Tools for It, in {town2}',
    opens: [
      'The first attempt ends in a jerk, a splash and a good deal of apologising. {B} comes out soaked, with shining eyes: "Now I know how. [But not with these|With these I could only tickle {it.n}]." What {B.they} draws on the wall is as long as a barn, and there is only one such thing: in {town2}.',
    ],
    goal: [
      'The harbour of {town2} has the hook with which ships are lifted, and an anchor chain that holds everything. The party has to borrow both, and bring them back before the ache drives {it} mad. {R.full}, the {R.role}, wants to get hold of them for {A}.',
    ],
    map: [
      '{It} could not lie still any more and {it.has} rolled over, once: the brook now flows through {town}, the main road is a pond, and between {town} and {lair} lies an arm. It is asleep, more or less, and there is no way round it.',
    ],
    way: [
      'Going there, the party has a day. Coming back, it has {few} tons on rollers, and every {few} miles something to decide: oxen or people, over the bridge or through the ford, pay or persuade (DC 13, three different skills; each failure costs half a day, and one hears it moan).',
    ],
    place: [
      'In {town2} a ship hangs on the hook, and has been hanging there for {years} years, because nobody can agree who pays for letting it down. People live in it. They have geraniums.',
    ],
    setPiece: [
      'To get the hook the ship has to be let down, with everyone in it, gently, in one go: three at the winch (DC 13 Athletics), one who shouts (DC 13 Performance), one on board who keeps geraniums and grandmothers in place (DC 13 Acrobatics). Halfway down somebody knocks out the pin.',
    ],
    clues: [
      'Nature :: asking in the harbour about such cases :: It has happened before, to a whale: a thing got in, the thing came out, and the whale still comes and says hello.',
      'Insight :: drinking with the one with the pin :: Hired by {A}, to be sure that nobody comes too soon. "[Nobody|{A}] said [nothing |]anything about grandmothers."',
      'Investigation :: reading the harbour book :: The largest bolts that were ever cast here were delivered {weeks} weeks ago, to {lair}.',
    ],
    wants: [
      '**{R.full}** ({R.role}) wants a share of the fame, no matter for what. Content if named first; angry if there is nothing to be seen.',
    ],
    rival: [
      '{R} writes songs about people who do things and would like to be in one. {R} has promised {A} a great one and is beginning to think that the other would be better.',
    ],
    choice: [
      'The {num} people of the ship have nowhere to live. They can come along to {town} with the hook and pull (and eat); or the party gives them its pay for a roof, and has only itself.',
    ],
    first: {
      answer: 'takes them along',
      now: [
        '{num} people, {few} geraniums and a goat move out, singing. It takes half a day longer and is much easier.',
      ],
      later: [
        'At {lair} they are simply there, between the trees, with children on their shoulders, and want to know what {A} is doing with that thing. {A} cannot shoot through grandmothers.',
      ],
    },
    second: {
      answer: 'pays for a roof',
      now: [
        "They cry, [and ring the ship's bell|all {num} of them], and give the party the ship's bell.",
      ],
      later: [
        'The bell is what {it} know{it.v} from somewhere: rung once, it makes {it.them} hold still for a whole round, with eyes open, looking exactly at {lair}. {H} pulls back the hand from the pin.',
      ],
    },
    closes: [
      'Over the last hill before {town} one sees it: a mouth, wide open, at [sunrise|dusk], in which birds are sitting. "Are you back?" asks {it}. "[I have counted up to a very large number|I have learned the names of all the sheep]."',
    ],
  },
  {
    id: 'one-day-home',
    not: [],
    only: ['unwilling'],
    heading: 'Act two: The Second Witness, in {town2}',
    opens: [
      "{G} is one witness. For the second the law asks for somebody of rank, for hire to nobody, and of no kin. There is just one within {days} days' reach: the old judge in {town2}, who has withdrawn from everything and has a dog. {A} has thought of that as well.",
    ],
    goal: [
      'The judge has to be persuaded to get up and come. And the judge does not believe letters: {I} has to go along and be asked. So the one who does not want to be rescued must travel for two days through a country in which everyone wants to rescue {I.them}. {R.full}, the {R.role}, leads the keenest of them.',
    ],
    map: [
      '{A} does not wait any more for the end of the truce but has the lower bridge at {lair} taken down, "for safety". Now there is one bridge and one way, and whoever holds the middle of it holds everything.',
    ],
    way: [
      'In each village there is a picture of {I} with a reward below it. One can travel as pilgrims, as a puppet theatre, or as a rescue party that has just been successful (DC 13 Deception or Performance; a failure is a mob with flowers, which is worse than one with clubs).',
    ],
    place: [
      'The judge of {town2} lives on a mill island with {few} beehives and asks every visitor the same question: "What would you do if nobody wanted anything of you?" Most go away again. {I} sits down and thinks.',
    ],
    setPiece: [
      'The rescue: at night {R} comes over the water with {few} boats, torches and a song, to free {I} from the party. They are good people, who must not be hurt. One can lead them astray on the mill race (DC 13 Survival), turn them round with words from the roof (DC 14 Persuasion), or let the bees out (DC 13 Animal Handling). Each way costs something: a boat, an hour, the honey. Among them, with other orders, are some who are paid by {A}.',
    ],
    clues: [
      'Insight :: hearing what {I} answers the judge :: "The same as now." Nobody[|, and not {B},] has put that into {I.their} mouth.',
      'Investigation :: searching one of those who were paid :: A purse, a description, and the words "unhurt, before she or he can say it", in the hand of {A}.',
      'Perception :: asking where the closed coach was to wait :: "Behind the one bridge, at {lair}."',
    ],
    wants: [
      '**{R.full}** ({R.role}) wants to free somebody, for once. Content if shown somebody who wants to be freed; angry if laughed at.',
    ],
    rival: [
      '{R} is brave, young in the heart, and has practised the speech. When {I} answers it point by point, {R} asks for a chair.',
    ],
    choice: [
      'The judge comes, but will hear the no only in one place: in {town}, before the family, in the house with the hedgehogs; or up in the hills, before those whom it concerns. Where?',
    ],
    first: {
      answer: 'chooses the house in {town}',
      now: ['{I} is pale, and asks to borrow a clean shirt.'],
      later: [
        '{A} expects nobody from that side: the party comes to {lair} from above, with the judge asleep in a cart. Afterwards, before the family, {I} needs a hand to hold. Any hand.',
      ],
    },
    second: {
      answer: 'chooses the hills',
      now: [
        'The bees travel along, in a basket[; the judge does not go anywhere without them| on the knees of {I}].',
      ],
      later: [
        'At {lair} the judge has the basket set down in the middle of the bridge and asks {A} the question. {A} has no answer. Half of those beside {A} are thinking about theirs.',
      ],
    },
    closes: [
      "On the last evening {I} draws a hedgehog on the party's map, where {lair} is. It has {num} spines.",
    ],
  },
];

/** How the way to the end has changed; by the second act. */
export const lastWaysOfBargains: Readonly<Record<string, readonly Row[]>> = {
  'third-neighbour': [
    "To {lair} one crosses the new ground, where there are no posts yet and nobody has a right to shoot. Whoever goes over it with one of {one} and one of {two} (DC 12 Survival) is the first who has done so, and {A}'s sentries do not know whom to call.",
  ],
  'other-debtor': [
    "The old way to {lair} goes through the moor, where lights offer short cuts at a small price (DC 13 Wisdom saving throw not to accept). With the label of a debt in the hand, one's own or another's, one sinks less deep.",
  ],
  'proof-of-use': [
    'By boat, or on a door, through the flooded lanes to {lair}: DC 13 Athletics against the current; the dogs bark from half way on, and {A} takes it for hunger.',
  ],
  'fourth-errand': [
    'There is no drive any more and no gate: {lair} stands in the open like a tooth. One may walk up to it, in full view, with the lamp from {p2}; by that light the house sees guests and not burglars (otherwise DC 14 Stealth).',
  ],
  'giant-tools': [
    'Over the arm, quietly, on socks (DC 13 Acrobatics), or along the new brook in a washtub (DC 12 Athletics). Behind it begins the straight track, and at its end {lair}.',
  ],
  'one-day-home': [
    'One bridge leads to {lair}, with lanterns on it. Below it still hang the ropes of the other (DC 13 Athletics), and behind the mill there is the ford, up to the neck, which only those know who had to run away once.',
  ],
};
