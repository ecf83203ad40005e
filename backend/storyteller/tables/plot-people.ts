import type { Row } from './row-types.ts';

/** Who is suspected of it, and why; for players. */
export const suspicions: readonly Row[] = [
  'One look tells that {S} does not work at {works}, and so people think of {S.them} first.',
  'On the night of the first visit {S} bought {tool}. That is enough for most.',
  '{S} asked about {deed.open} in the first week here, loudly, and has been avoided since.',
  'A button was found, and {S} has lost one; half of {town} has lost one, but {S} says so.',
  'They say that {S} was seen at {s3}, and when you ask who saw it, it was always a cousin.',
  '{S} could have done it: that is the whole case, and it is told with many details.',
  [
    '{S} has been to the wars and came back reading, and people have put two and two together.',
    'tier<=2',
  ],
  '{S} is suspected of it, mostly for having arrived in the same month.',
  'Everyone knows it was {S}: {S.they} was seen awake.',
  '{S} is blamed, because {S.they} quarrelled with {X1} over a fence and won.',
  ['They suspect {S}, who sells {good} for less, and has to answer for that as well.', 'goods=yes'],
  'It was {S}, people say: {S.they} does not sing in church.',
  '{S} found the first {emb.n}, and the finder is always asked again.',
  'For want of a better idea {S} is watched; at night there is a lamp in the street just for {S.them}.',
  '{S} had said that something like this would come, and it is hard to forgive a person for that.',
  '{S} has bought a {tool.n}, for no trade that anyone knows of.',
  '{S} was turned down for a post at {works}, and took it well, which people find suspicious.',
  'The suspect is {S}, and the proof is a look that {S.they} gave somebody.',
  [
    '{S} owes nobody money, lives alone and has visitors: {town} has hanged people for two of these.',
    '#hanging',
  ],
];

/** What S was really doing, for the game master. */
export const innocence: readonly Row[] = [
  '{S} has a grave to look after that nobody is to know about, and it is that of a dog.',
  '{S} is copying {record} at night, page by page, because {C} asked for it and is afraid to ask anyone else.',
  '{S} has debts at cards with {X1}, and pays them off by carrying things at hours when people sleep.',
  '{S} is building something in a shed that is meant to be a surprise for {deadline}.',
  '{S} was once in prison for something else, has sworn never to run from a watchman again, and therefore looks as if waiting for one.',
  '{S} sleeps at {s2}, because the rent at the inn has doubled since {harm} began.',
  [
    '{S} sells {good} under the counter to pay off a debt of {T}, who does not know of it.',
    'goods=yes',
  ],
  '{S} goes to {s1} by night to draw it, because it is beautiful by moonlight, and is ashamed of the drawings.',
  [
    '{S} has family among the {workers}, under another name, and meets them at {hour}.',
    'twist!=scapegoat-heir',
  ],
  '{S} saw it happen, at the house of {X2}, and cannot say so without saying where {S.they} was standing.',
  '{S} has been paid by {X3} to be seen in the wrong place, and did not ask why.',
  '{S} keeps a diary. In it is everything that the party needs, in a shorthand that {S.they} has invented.',
  [
    '{S} is learning to swim, at night, in secret, at the age of fifty.',
    'twist!=scapegoat-heir|one-more',
  ],
  "At {hour} {S} is at the bedside of {T}'s old mother, to read aloud, and has promised not to say so.",
  '{S} is teaching {few} {workers} to read, at night, in a barn, which is forbidden.',
  '{S} is awake because of a toothache, and afraid of the barber.',
  ['{S} carries food to a deserter every night, and would rather hang than say where.', '#hanging'],
  '{S} is in love with one of the guards, which explains the hours.',
  '{S} goes looking for the culprit at night, and is very bad at it, and has been within ten paces of {A} twice.',
  '{S} is winding the tower clock for a drunken friend.',
  '{S} writes verses at night, and would rather be taken for a murderer.',
];

/** What the giver wants with it. */
export const giverWants: readonly Row[] = [
  [
    '{G} wants {works} running again, and would rather have an ugly truth than a nice strike.',
    'giver!=did tone!=whimsical',
  ],
  ['{G} wants to be able to look {T} in the face.', 'giver!=did Gknown=no tone!=whimsical'],
  [
    '{G} was asked at table what it was all about, and had no answer, and does not want that to happen again.',
    'giver!=did Gknown=no',
  ],
  [
    '{G} wants an end of it by {deadline}, and after that, with a good conscience, a week of sleep.',
    'giver!=did',
  ],
  [
    '{G} is sure that it is one of {G.their} own {workers}, and hopes to be wrong.',
    'giver!=did Gknown=no tone!=whimsical',
  ],
  [
    '{G} has had a threatening letter, and is ashamed of how little was in it to be threatened with.',
    'giver=clean Gknown=no tone!=whimsical',
  ],
  [
    '{G} will not be {G.role} for much longer, and would like to leave the place cleaner than it was found.',
    'Gknown=no tone!=whimsical giver!=did',
  ],
  [
    '{G} wants it over before {deadline}, because nothing else will be asked about afterwards.',
    'giver!=did',
  ],
  [
    '{G} wants the truth, and has told {G.themself} beforehand to be ready for a cheap one.',
    'giver!=did tone!=whimsical',
  ],
  [
    '{G} has to answer to {body}, and needs a name, with proof, that will hold in daylight.',
    'giver!=did Gknown=no',
  ],
  [
    '{G} lost sleep, then a friend, and does not mean to lose {stake} as well.',
    'giver!=did Gknown=no tone!=whimsical',
  ],
  [
    '{G} is afraid for {X1}, to whom {G.they} owes more than money.',
    'giver!=did Gknown=no tone!=whimsical',
  ],
  [
    '{G} wants to know who it is before {W} hears of it, and says so with a smile.',
    'giver!=did giver!=did',
  ],
  ['{G} wants {S} cleared before {S.they} is hurt, and cannot be seen to want it.', 'giver!=did'],
  ['{G} wants to know what can still be proved after {years} years, and by whom.', 'giver=did'],
  ['{G} wants {A} stopped before {A.they} can say the name {V} in public.', 'giver=did'],
  ['{G} has begun to like the party, and hopes that it will find nothing.', 'giver=did'],
  ['{G} wants the last of the old papers, and after that to sleep.', 'giver=did'],
  [
    '{G} wants the next thing that happens in {town} to be a good one, and means to see to it.',
    'giver!=did tone!=whimsical',
  ],
  [
    '{G} wants nobody else to be hurt, and would pay more than has been agreed.',
    'giver!=did tone!=whimsical',
  ],
  [
    '{G} has buried two people this year and would like to stop at that.',
    'giver!=did Gknown=no tone!=whimsical',
  ],
  [
    '{G} wants to get through {deadline} without laughing, and has been practising in front of the mirror.',
    'tone=whimsical',
  ],
  ['{G} wants it to stop before it is {G.their} turn.', 'tone=whimsical'],
  ['{G} has written a dignified speech, and would like to be able to give it.', 'tone=whimsical'],
  ['{G} wants {W} and {V} to talk to each other again, and would never say so.', 'tone=whimsical'],
  ['{G} wants to know how it is done, because {G.they} could never do it.', 'tone=whimsical'],
];

/** What G says; read aloud or told in the game master's words. For players. */
export const asks: readonly Row[] = [
  [
    '{G} lays {embs} on the table, as many as have been found, and asks you to add no more to them: whoever leaves these is to be found before {deadline}.',
    'tone!=whimsical',
  ],
  [
    'What {G} wants can be said quickly: that {harm} {harm.is} over by {deadline}, and that nobody innocent pays for it.',
    'tone!=whimsical',
  ],
  [
    '{G} asks you to prove that it was not {S}, and in doing so to find out who it was, before {deadline}.',
    'tone!=whimsical',
  ],
  '{G} has written down what is known about {harm}, and it fills half a page. You are to fill the other half before {deadline}.',
  '"Talk to those who have been visited," says {G}, "then to those who have not, and tell me before {deadline} what the difference is."',
  '{G} wants you to put an end to {harm}, and does not mind how, as long as it can be told afterwards; the time is up at {deadline}.',
  '{G} promises you an open door at {s1}, {s2} and {s3}, and asks for one thing: the name of the one who is doing this, before {deadline}.',
  [
    '{G} would rather not know how it is done, but has to know by whom, and by {deadline}; it is a matter of the seating plan.',
    'tone=whimsical',
  ],
  '{G} puts it in one sentence: who is it, how is it done, and can it be over before {deadline}?',
  [
    '{G} does not want anybody killed, wants {harm} to stop, and wants to be able to prove why it began; all of it before {deadline}.',
    'tone!=whimsical',
  ],
  [
    '{G} has tried rewards, guards and prayer against {harm}, in this order, and now wants it understood, before {deadline}.',
    'tone!=whimsical',
  ],
  [
    '{G} asks for three things before {deadline}: a name, a proof, and your silence until both are on the table.',
    'tone!=whimsical',
  ],
  [
    '{G} would like you to go where {G.they} cannot, ask what {G.they} may not, and come back before {deadline} with whoever is behind {harm}.',
    'tone!=whimsical',
  ],
  '{G} has a list of people who will not talk to {G.them} about {harm}. You are to talk to them, and to bring {G.them} the reason, before {deadline}.',
  '{G} wants to know of each of those who were visited what they have in common. Somebody knows it, and {deadline} is close.',
  '{G} offers you a room, a key to {s1} and every answer that {G.they} has; in return {harm} must be over by {deadline}.',
  [
    '{G} begins with a warning: what you find may not please those who pay you. It is to be found all the same, before {deadline}.',
    'tone!=whimsical',
  ],
  [
    '{G} would like {harm} to stop before {deadline}, and would like to know whom to be angry with; nobody is to be hurt, except in pride.',
    'tone=whimsical',
  ],
  [
    '{G} asks you to find out who is behind {harm}, before {deadline}, and to keep a straight face while doing it.',
    'tone=whimsical',
  ],
  [
    '{G} has tried ignoring {harm}, applauding and a strongly worded notice. Now it is your turn, until {deadline}.',
    'tone=whimsical',
  ],
  [
    '{G} wants two things before {deadline}: an end to {harm}, and an explanation that can be told to an aunt.',
    'tone=whimsical',
  ],
  [
    '"Somebody is making fun of us," says {G}, "and it is good. Find out who, before {deadline}, and ask them to stop."',
    'tone=whimsical',
  ],
  [
    '{G} believes that {harm} will go on until somebody asks the right question, and that it should be asked by people with an exit; it has to be before {deadline}.',
    'tone!=whimsical',
  ],
  '{G} asks you to find who is behind {harm}, and to bring proof to {G.them} and no one else before {deadline}.',
  '{G} wants {harm} ended before {deadline}, by name and with proof, and would like it to happen without a crowd.',
  [
    "{G} needs someone from outside, because everyone inside is somebody's cousin: find out who it is, and stop it before {deadline}.",
    'tone!=whimsical',
  ],
  [
    '{G} has sent for you because {body} will not act without proof, and the proof has to be found before {deadline}.',
    'tone!=whimsical',
  ],
];

/** What happens if it is not done in time; for players, by scale. */
export const stakes: readonly Row[] = [
  [
    '{workers.s} have begun to stay away from {works}. If it goes on until {deadline}, {stake} {stake.is} lost.',
    'tier=1',
  ],
  ['{days.s} days remain until {deadline}. {town} has bread for six.', 'tier=1'],
  ['{deadline.s} is in {days} days, and half of the {workers} have already packed.', 'tier=1'],
  [
    '{town3} has closed its gates to the {workers} of {town}; {town2} will follow if this is not over in {days} days.',
    'tier=2',
  ],
  [
    'On {works} depend{stake.v} {stake}; on {stake}, quite soon, the peace between {town} and {town2}.',
    'tier=2',
  ],
  [
    '{body} has {days} days until {deadline}, and four members who would not mind if it failed.',
    'tier=2',
  ],
  [
    '{stake.s} {stake.is} what keeps three treaties alive. One of them ends in {days} days, and will be renewed or not at {deadline}.',
    'tier=3',
  ],
  [
    'The fleet, the army and the bread of the capital are paid for with {good}. {body} can hide a bad week from the markets, and this is the second.',
    'tier=3',
  ],
  [
    'If {works} {works.is} not safe by {deadline}, the crown will seize {town}, and two provinces will rise; both letters have been written.',
    'tier=3',
  ],
  [
    'Once {deadline.c} without {good}, it will be too late, and with it {stake.go} {stake}.',
    'tier=1 goods=yes',
  ],
  [
    'If it is not over by {deadline}, nobody will work, and {stake} will be the first to feel it.',
    'tier=1',
  ],
  ['{days.s} days are left: then {deadline.c}, with or without those who are needed for it.', ''],
  ['{town} can lose a week. It cannot lose {stake}.', 'tier=1'],
  [
    '{town2} and {town3} have each sent a rider to ask whether they should look elsewhere for {good}; that would end {stake}.',
    'tier=2',
  ],
  [
    'Three towns live from {works}, and two of them are already hoarding; next to go {stake.is} {stake}.',
    'tier=2',
  ],
  [
    '{body} has given {G} until {deadline}. Then soldiers will come, and soldiers are not a method.',
    'tier=2',
  ],
  [
    '{body} meets in closed session every night. Every night it speaks of {stake}, and of an order to close the roads.',
    'tier=3',
  ],
  [
    'Ambassadors have begun to ask about {stake} in the tone of people who have made other arrangements.',
    'tier=3',
  ],
  [
    'Five crowns have sworn that {stake} will be safe. If not, each of them is free of its oath at {deadline}, and two have called up their levies.',
    'level>=17',
  ],
  [
    '{town} is where the realm would break: if it loses {stake}, the crown cannot pay, feed or move its armies, and its enemies know the day, {deadline}.',
    'level>=17',
  ],
  [
    '{days.s} days are left until {deadline}. After that {body} falls, then the throne, then the border; the regent has had it worked out, and has burned the paper.',
    'level>=17',
  ],
  [
    'The high priest, the archmage and the spymaster of the realm agree for once: if this is not over by {deadline}, there will be no realm in a year, and {town} will be the first to know.',
    'level>=17',
  ],
  [
    'Three armies lie within a week of {town}, waiting for {deadline}. The first to hear that {stake} {stake.is} lost will march.',
    'level>=17',
  ],
  [
    'The crown has {days} days before it must tell the truth about {stake} to people who have armies.',
    'tier=3',
  ],
];

/** How G is; playable details for the game master. */
export const tells: readonly Row[] = [
  'turns a ring when listening and stops when lying',
  'speaks low, and lower when angry',
  "finishes other people's sentences, kindly and wrong",
  'never takes off the left glove',
  'eats while talking, and offers none',
  'laughs at the end of bad news',
  'has to touch a doorpost before going through',
  'looks at your hands, not at your face',
  'repeats the last word you said, as a question',
  'keeps a dog that does not like one of you',
  'hums when doing sums',
  'talks to you as to a child, and to children as to you',
  'apologises to furniture',
  'asks a question and answers it',
  'is always a little out of breath',
  'writes down what you say, slowly, and shows it to you',
  'says "as you know" before everything you do not know',
  'peels an apple in one piece, and does not eat it',
  'sits down only after the window has been looked at',
  'remembers every name and no face',
  'uses the same proverb for everything, and it fits',
  'counts coins by ear',
  'smells of cloves, because of a tooth',
  'cannot leave a crooked picture alone',
  'gives a different age each time',
  'knows one good joke and is saving it',
  'has a way of standing in doors',
  'pours for everybody and drinks water',
  'says the opposite first, to see what you do',
  'holds every paper to the light',
  'yawns when frightened',
  'blinks when you say {town}',
  'mends something small the whole time',
  'thanks you too early',
  'has read one book, and it was about you',
  'leans in at the names of others',
  'never says "I", only "one"',
  'wears two watches, and trusts neither',
  'keeps sweets in the pocket and forgets them there',
  'stops at every third step to think',
];

/** What X wants from the party, so that each of them can be played. */
export const targetWants: readonly Row[] = [
  'wants to see {record} burn, and would hold the match',
  'wants it to be known that {few} is a small number, and that others did more',
  'wants to make up for {deed} with money, and has brought too little',
  'wants to be asked by {T}, and by no one else, what it was like',
  'wants to get through to {deadline}, and is counting',
  ['wants the party to sleep in the house, in the hall, with the boots on', 'harm!=taken'],
  ['wants to hear that {V} suffered no pain', 'V=dead'],
  'wants to know which of the others has talked, and suspects the right one',
  [
    'wants to have been somewhere else that night, and has begun to believe it',
    'wrong=left|gate|warned|blamed',
  ],
  'wants a priest and a notary in the house, and quarrels with both',
  'wants {S} to be guilty, and is annoyed by every detail',
  'wants someone to carry a letter to {W}, unread, and to bring back the face that {W.they} makes',
  'wants protection, and to be asked nothing in return',
  'wants to confess, to almost anybody, and not to {G}',
  'wants the others of the {few} to be found first',
  ['wants to leave {town} tonight and will pay for a cart, a lie and a head start', 'harm!=taken'],
  'wants the party gone, since questions are worse than {harm}',
  'wants to be told what happened to the others, in detail, and cannot listen to it',
  'wants a letter back that {W} has kept since then, and would do a great deal for it',
  'wants {W} to speak first',
  'wants to be told what {emb} means, and knows it',
  'wants to hear that it was long ago',
  'wants the children to go on thinking well of this house',
  'wants to be left out of it, and brings presents',
  ['wants to know what it would cost to be left out of the story', 'harm!=taken'],
  [
    'wants the old coat from that night out of the house, and dares not be seen with it',
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
  'wants to see {works} once more from the inside, and not to be left alone there',
  'wants a letter written to the families of the {num}, and has the first sentence',
  'wants to be believed at the first telling, since there will be no second',
  'wants to be out of {town} on the day when it is read out',
  'wants {X1} to come by and knock, as in the years before',
  'wants to know whether silence counts, and has asked two priests',
  'wants the money from {W} to stop coming',
  'wants somebody young to remember it, and looks the party over',
  'wants to show the party one thing at {s3}, and will not say in the street what it is',
  'wants {record} to be right, once, before {T.they} goes',
  'wants to leave {emb} on a certain grave, and is too stiff to bend',
  'wants to be fetched by somebody, because to go alone would look like a decision',
  'wants to say it to {W}, face to face, and has got as far as the gate {few} times',
  'wants the {young.n} next door not to learn of it from others',
  'wants to be contradicted',
  'wants someone to ask the right question, so that it will not have been {T} who began',
  'wants to keep a promise that was made to a frightened person {years} years ago',
  'wants to die in {T.their} own bed, and has done the sums on it',
  'wants to know who is doing it, and is afraid of knowing it already',
  'wants to forget one face',
  'has begun to tell it to the cat, for practice',
];

export const clerkWants: readonly Row[] = [
  'wants to know who tore the corner off one page, and has kept the shape of it in wax',
  'wants the party to sign for everything, and to be the first who ever has',
  'wants to be transferred to {town2}, and thinks that the party can arrange it',
  'wants one night without a visitor, and has put a chair against the door',
  'wants to give {record} to somebody who will not burn it, and has a list of one',
  'wants to hear from outside whether what stands in {record} is a crime',
  'wants {V} entered again, and has left the line free',
  'wants to be told a story with a date in it that is not in {record}',
  'wants somebody to take the key for a night, and not to say who',
  'wants to finish the index before {deadline}, and has got as far as the letter of {W}',
  'wants an apprentice who can keep quiet, and asks each of the party for a sample of handwriting',
  'wants {T} to stop coming by to ask for the same page, and has never said that it is missing',
  'wants the missing page back, because there is a gap on the shelf and it can be seen',
  'wants to have it in writing that {C.they} was ordered to',
  'wants {W} to say good morning again, as in the years before',
  'wants to know whether ink can be dated, and is afraid of the answer',
  'wants a room with a window, and has asked for one for {years} years',
  "wants {record} back in order and everyone's hands off it",
  'wants to be the one who was right, on paper, with a date',
  'wants a successor, and has written down what a successor has to know, and locked it up',
  'wants to be thought forgetful, and forgets nothing',
  'wants somebody to read {record} from the beginning and ask the obvious question',
  'wants to know who has been sharpening the pens at night',
  'wants the party to ask for one certain year, and cannot say which',
  'wants it to be noticed that one line is not in {C.their} hand',
  'wants a pension, and has two years to go',
  'wants to be asked for page numbers, and gives them, and looks away while you read',
  'wants to hand over the keys, to anyone, in exchange for a receipt',
];

/** What W does now. */
export const wrongdoerWants: readonly Row[] = [
  'wants the party to find something, only not yet, and pays for each day of delay',
  'wants to be there when {record} is opened, with a hand on the page',
  'wants {S} out of town, unharmed and for good, and would call that mercy',
  'wants the party to like {W.them}, and is good at it',
  'wants one of the {few} to be the guilty one, and has chosen {X2}',
  'wants the name {V} not to be said in {W.their} house, and says it',
  'wants to be asked to dinner by {G} as before, and knows why it does not happen',
  'wants a statement from the party that there is nothing to be found, with a seal',
  'wants to know how much the party has been promised, and nods at any sum',
  'wants {C} to find {record} unavailable for a week',
  'wants to talk about {V}, and has had no one for it in {years} years',
  'wants the party out of {town} before {hour}, for its own good, and means it',
  [
    'wants whoever does it found, alive, and brought to a room with one door',
    'agent!=penitent uncanny=no',
  ],
  'wants {works} to outlast all of this',
  'wants it to stop without anyone asking how it began',
  'wants {deadline} to be over, and then to be old',
  [
    'wants to find whoever does it before the party does, and has not decided what for',
    'agent!=penitent',
  ],
  'wants to be thanked, once, for what it cost',
  'offers the party double, for half the work',
  'wants to know what {T} has said',
];

/** Roles of givers by scale. */
export const giverRoles = [
  [
    '{second}',
    '{boss}',
    'innkeeper',
    'parish priest',
    'doctor',
    'captain of the watch',
    'schoolteacher',
    'widow with shares in the works',
  ],
  [
    '{boss}',
    'provost',
    'abbess of the hospital',
    'commissioner of {body}',
    'speaker of the guilds',
    'sheriff',
    'colonel of the border guard',
  ],
  [
    '{boss}',
    'chancellor of the realm',
    'warden of the mint',
    'master of the royal household',
    'marshal of the crown',
    'archprelate',
    "regent's secretary",
  ],
] as const;

/** Roles of the people who took part, by scale; at the first scale the trades of the place are used. */
export const targetRoles = [
  [
    'cloth merchant',
    'alderman',
    'apothecary',
    'sergeant of the watch',
    'chandler',
    'notary',
    'master mason',
    'choir master',
  ],
  [
    'toll master',
    'guild president',
    'county judge',
    'dean of the hospital',
    'colonel',
    'shipping agent',
    'prior',
    'castellan',
    'banker',
  ],
  [
    'margrave',
    'admiral of the coast',
    'treasurer of the realm',
    'bishop',
    'ambassador',
    'lord justice',
    'general',
    'dowager countess',
    'master of the horse',
  ],
] as const;

export const scapegoatRoles = [
  ['pedlar', 'herb gatherer', 'hired hand', 'fiddler', "washerwoman's lodger", 'poacher', 'tinker'],
  [
    'foreign doctor',
    'discharged soldier',
    'actor',
    'rope dancer',
    'itinerant preacher',
    'interpreter',
  ],
  [
    "hostage prince's tutor",
    'court alchemist',
    'foreign painter',
    'disgraced general',
    'astronomer',
    'chaplain of the wrong order',
  ],
] as const;

export const witnessRoles = [
  ['candle maker', 'retired {worker}', 'midwife', 'toll keeper', 'laundress', 'sexton', 'barber'],
  [
    'keeper of the almshouse',
    'retired sergeant',
    'bell founder',
    'ferry master',
    'matron of the hospital',
  ],
  [
    'old royal nurse',
    'pensioned herald',
    'keeper of the wardrobe',
    "retired judge's clerk",
    'abbess',
  ],
] as const;

export const wrongdoerRoles = [
  ['{boss}', 'mayor', 'deacon', 'owner of half the street', 'justice of the peace'],
  ['{boss}', 'burgrave', 'president of {body}', 'abbot', 'hero of the border war'],
  ['{boss}', 'first minister', 'duke', 'lord marshal', 'primate of the realm', 'lord protector'],
] as const;

export const wrongedRoles = [
  ['{second}', '{worker}', 'shift leader', 'warden', 'ferryman', 'schoolteacher'],
  ['{second}', 'inspector of works', 'captain of the rescue', 'advocate', 'physician'],
  ['{second}', 'surveyor general', 'captain of engineers', 'royal inspector', 'tribune'],
] as const;

/** Where the wronged person is today who went away and does not come back under another name. */
export const whereabouts: readonly Row[] = [
  [
    'Alive, abroad, under another name: {T} knows the town and has told nobody; word sent there is answered, but {V.they} cannot be here before {deadline}.',
    'tone!=whimsical',
  ],
  [
    'Alive, too far off to be here before {deadline}, and not in good health. A carrier brings {T} news of {V.them} once a year, with some small thing made by hand; shown in the open, the last of these proves that {V.they} lives.',
    'tone!=whimsical',
  ],
  [
    'Alive, and not to be found in these {days} days: {T} knows in which country, and can send word; the answer, after the end, is one sentence, which the game master chooses.',
    'tone!=whimsical',
  ],
  [
    'Lives half a day from {town}, in good health, and says {V.they} would never come. A letter that {T} writes, with a kind word from {W} in it, brings {V.them} on the next cart.',
    'tone=whimsical',
  ],
  [
    'Has come back for the season, in a hat, and lodges under a false name within half a day of {town}. {T} has seen the hat, and takes the party there for a promise not to laugh.',
    'tone=whimsical',
  ],
];
