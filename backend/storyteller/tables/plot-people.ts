import type { Row } from './row-types.ts';

/** Who is suspected of it, and why; for players. */
export const suspicions: readonly Row[] = [
  'One look tells that {S} does not work at {works}, and so people think of {S.them} first.',
  'On the night of the first visit {S} bought {tool}. That is enough« for most».',
  '{S} asked about {deed.open} in the first week here«, loudly,» and has been avoided since.',
  'A button was found, and {S} has lost one; half of {town} has lost one«, but {S} says so».',
  'They say that {S} was seen at {s3}, and when you ask who saw it, it was «always »a cousin.',
  '{S} could have done it: that is the whole case«, and it is told with many details».',
  [
    '{S} has been to the wars and came back reading, and people have put two and two together.',
    'tier<=2',
  ],
  '{S} is suspected of it, mostly for having arrived in the same month.',
  'Everyone knows it was {S}: {S.they} was seen awake.',
  '{S} is blamed, because {S.they} quarrelled with {X1}« over a fence» and won.',
  [
    'They suspect {S}, who sells {good} for less«, and has to answer for that as well».',
    'goods=yes',
  ],
  'It was {S}, people say: {S.they} does not sing in church.',
  '{S} found the first {emb.n}«, and the finder is always asked again».',
  'For want of a better idea {S} is watched; at night there is a lamp« in the street» just for {S.them}.',
  '{S} had said that something like this would come«, and it is hard to forgive a person for that».',
  '{S} has bought a {tool.n}, for no trade that anyone knows of.',
  '{S} was turned down for a post at {works}, and took it well«, which people find suspicious».',
  'The suspect is {S}, and the proof is a look« that {S.they} gave somebody».',
  [
    '{S} owes nobody money, lives alone and has visitors: {town} has hanged people for two of these.',
    '#hanging',
  ],
];

/** What S was really doing, for the game master. */
export const innocence: readonly Row[] = [
  '{S} has a grave to look after« that nobody is to know about», and it is that of a dog.',
  '{S} is copying {record} at night, «page by page, »because {C} asked for it and is afraid to ask anyone else.',
  '{S} has debts« at cards» with {X1}, and pays them off by carrying things at hours when people sleep.',
  '{S} is building something« in a shed» that is meant to be a surprise for {deadline}.',
  '{S} was once in prison for something else, has sworn never to run from a watchman again«, and therefore looks as if waiting for one».',
  '{S} sleeps at {s2}, because the rent at the inn has doubled« since {harm} began».',
  [
    '{S} sells {good} «under the counter »to pay off a debt of {T}, who does not know of it.',
    'goods=yes',
  ],
  '{S} goes to {s1} by night to draw it«, because it is beautiful by moonlight,» and is ashamed of the drawings.',
  [
    '{S} has family among the {workers}«, under another name,» and meets them at {hour}.',
    'twist!=scapegoat-heir',
  ],
  '{S} saw it happen, at the house of {X2}, and cannot say so without saying where {S.they} was« standing».',
  '{S} has been paid by {X3} to be seen in the wrong place«, and did not ask why».',
  '{S} keeps a diary. In it is everything that the party needs«, in a shorthand that {S.they} has invented».',
  [
    '{S} is learning to swim, at night, «in secret, »at the age of fifty.',
    'twist!=scapegoat-heir|one-more',
  ],
  "At {hour} {S} is at the bedside of {T}'s old mother«, to read aloud», and has promised not to say so.",
  '{S} is teaching {few} {workers} to read«, at night,» in a barn, which is forbidden.',
  '{S} is awake because of a toothache, and afraid of the barber.',
  [
    '{S} carries food to a deserter« every night», and would rather hang than say where.',
    '#hanging',
  ],
  '{S} is in love with one of the guards, which explains the hours.',
  '{S} goes looking for the culprit at night«, and is very bad at it,» and has been within ten paces of {A} twice.',
  '{S} is winding the tower clock for a drunken friend.',
  '{S} writes verses at night, and would rather be taken for a murderer.',
];

/** What X wants from the party, so that each of them can be played. */
export const targetWants: readonly Row[] = [
  'wants to see {record} burn, and would hold the match',
  'wants it to be known that «{few} is a small number, and that »others did more',
  'wants to make up for {deed} with money, and has brought too little',
  'wants to be asked by {T}, «and by no one else, »what it was like',
  'wants to get through to {deadline}, and is counting',
  ['wants the party to sleep in the house, «in the hall, »with the boots on', 'harm!=taken'],
  ['wants to hear that {V} suffered no pain', 'V=dead'],
  'wants to know which «of the others »has talked, and suspects the right one',
  [
    'wants to have been somewhere else« that night», and has begun to believe it',
    'wrong=left|gate|warned|blamed',
  ],
  'wants a priest and a notary in the house, and quarrels with both',
  'wants {S} to be guilty, and is annoyed by every detail',
  'wants someone to carry a letter to {W}«, unread,» and to bring back the face that {W.they} makes',
  'wants protection, and to be asked nothing in return',
  'wants to confess, to almost anybody, and not to {G}',
  'wants the others« of the {few}» to be found first',
  [
    'wants to leave {town} tonight and will pay for a cart«, a lie» and a head start',
    'harm!=taken',
  ],
  'wants the party gone, since questions are worse than {harm}',
  'wants to be told what happened to the others«, in detail,» and cannot listen to it',
  'wants a letter back that {W} has kept« since then», and would do a great deal for it',
  'wants {W} to speak first',
  'wants to be told what {emb} means, and knows it',
  'wants to hear that it was long ago',
  'wants the children to go on thinking well of this house',
  'wants to be left out« of it», and brings presents',
  ['wants to know what it would cost to be left out of the story', 'harm!=taken'],
  [
    'wants the old coat« from that night» out of the house, and dares not be seen with it',
    'wrong=left|gate|warned|blamed',
  ],
  'wants somebody to say that anyone would have done the same',
  'wants to sit with the back to the wall, and to be asked why',
  [
    'wants to talk about the weather of that night, and about nothing else of it',
    'wrong=left|gate|warned|blamed',
  ],
];

export const witnessWants: readonly Row[] = [
  'wants {S} to be told that somebody is sorry, without having to say who',
  'wants to see {works} «once more »from the inside, and not to be left alone there',
  'wants a letter written to the families« of the {num}», and has the first sentence',
  'wants to be believed at the first telling, since there will be no second',
  'wants to be out of {town} on the day when it is read out',
  'wants {X1} to come by« and knock», as in the years before',
  'wants to know whether silence counts, and has asked two priests',
  'wants the money from {W} to stop coming',
  'wants somebody young to remember it, and looks the party over',
  'wants to show the party one thing at {s3}, and will not say« in the street» what it is',
  'wants {record} to be right«, once,» before {T.they} goes',
  'wants to leave {emb} on a «certain »grave, and is too stiff to bend',
  'wants to be fetched« by somebody», because to go alone would look like a decision',
  'wants to say it to {W}«, face to face,» and has got as far as the gate {few} times',
  'wants the {young.n} next door not to learn of it from others',
  'wants to be contradicted',
  'wants someone to ask« the right question», so that it will not have been {T} who began',
  'wants to keep a promise« that was made» to a frightened person {years} years ago',
  'wants to die in {T.their} own bed, and has done the sums on it',
  'wants to know who is doing it, and is afraid of knowing it already',
  'wants to forget one face',
  'has begun to tell it to the cat, for practice',
];

export const clerkWants: readonly Row[] = [
  'wants to know who tore the corner off one page, and has kept the shape of it in wax',
  'wants the party to sign for everything, and to be the first who ever has',
  'wants to be transferred« to {town2}», and thinks that the party can arrange it',
  'wants one night without a visitor, and has put a chair against the door',
  'wants to give {record} to somebody who will not burn it, and has a list of one',
  'wants to hear« from outside» whether what stands in {record} is a crime',
  'wants {V} entered again, and has left the line free',
  'wants to be told a story with a date in it that is not in {record}',
  'wants somebody to take the key« for a night», and not to say who',
  'wants to finish the index before {deadline}, and has got as far as the letter of {W}',
  'wants an apprentice who can keep quiet, and asks «each of »the party for a sample of handwriting',
  'wants {T} to stop coming by to ask for the same page, and has never said that it is missing',
  'wants the missing page back, because there is a gap« on the shelf» and it can be seen',
  'wants to have it in writing that {C.they} was ordered to',
  'wants {W} to say good morning« again», as in the years before',
  'wants to know whether ink can be dated, and is afraid of the answer',
  'wants a room with a window, and has asked« for one» for {years} years',
  "wants {record} back in order and everyone's hands off it",
  'wants to be the one who was right, «on paper, »with a date',
  'wants a successor, and has written down what a successor has to know, and locked it up',
  'wants to be thought forgetful, and forgets nothing',
  'wants somebody to read {record} from the beginning and ask the obvious question',
  'wants to know who has been sharpening the pens at night',
  'wants the party to ask for one certain year, and cannot say which',
  'wants it to be noticed that one line is not in {C.their} hand',
  'wants a pension, and has two years to go',
  'wants to be asked for page numbers«, and gives them,» and looks away while you read',
  'wants to hand over the keys«, to anyone,» in exchange for a receipt',
];

/** What W does now. */
export const wrongdoerWants: readonly Row[] = [
  'wants the party to find something, «only »not yet, and pays for each day of delay',
  'wants to be there when {record} is opened, with a hand on the page',
  'wants {S} out of town«, unharmed and for good,» and would call that mercy',
  'wants the party to like {W.them}, and is good at it',
  'wants one of the {few} to be the guilty one, and has chosen {X2}',
  'wants the name {V} not to be said« in {W.their} house», and says it',
  'wants to be asked to dinner by {G}« as before», and knows why it does not happen',
  'wants a statement «from the party »that there is nothing to be found, with a seal',
  'wants to know how much the party has been promised, and nods at any sum',
  'wants {C} to find {record} unavailable for a week',
  'wants to talk about {V}, and has had no one« for it» in {years} years',
  'wants the party out of {town} before {hour}«, for its own good,» and means it',
  [
    'wants whoever does it found«, alive,» and brought to a room with one door',
    'agent!=penitent uncanny=no',
  ],
  'wants {works} to outlast all of this',
  'wants it to stop without anyone asking how it began',
  'wants {deadline} to be over, and then to be old',
  [
    'wants to find whoever does it« before the party does», and has not decided what for',
    'agent!=penitent',
  ],
  'wants to be thanked«, once,» for what it cost',
  'offers the party double, for half the work',
  'wants to know what {T} has said',
];

/** Where the wronged person is today who went away and does not come back under another name. */
export const whereabouts: readonly Row[] = [
  [
    'Alive, abroad, under another name: {T} knows the town« and has told nobody»; word sent there is answered, but {V.they} cannot be here before {deadline}.',
    'tone!=whimsical',
  ],
  [
    'Alive, too far off to be here before {deadline}«, and not in good health». A carrier brings {T} news of {V.them} once a year, with some small thing made by hand; shown« in the open», the last of these proves that {V.they} lives.',
    'tone!=whimsical',
  ],
  [
    'Alive, and not to be found in these {days} days: {T} knows in which country, and can send word; the answer, after the end, is one sentence«, which the game master chooses».',
    'tone!=whimsical',
  ],
  [
    'Lives half a day from {town}«, in good health,» and says {V.they} would never come. A letter that {T} writes, with a kind word from {W}« in it», brings {V.them}« on the next cart».',
    'tone=whimsical',
  ],
  [
    'Has come back for the season, in a hat, and lodges under a false name within half a day of {town}. {T} has seen the hat, and takes the party there for a promise not to laugh.',
    'tone=whimsical',
  ],
];
