import type { Row } from './row-types.ts';

/** What the giver wants with it. */
export const giverWants: readonly Row[] = [
  [
    '{G} wants {works} running« again», and would rather have an ugly truth than a nice strike.',
    'giver!=did tone!=whimsical',
  ],
  ['{G} wants to be able to look {T} in the face.', 'giver!=did Gknown=no tone!=whimsical'],
  [
    '{G} was asked at table what it was all about, and had no answer«, and does not want that to happen again».',
    'giver!=did Gknown=no',
  ],
  [
    '{G} wants an end of it by {deadline}, and after that, «with a good conscience, »a week of sleep.',
    'giver!=did',
  ],
  [
    '{G} is sure that it is one of {G.their} «own »{workers}, and hopes to be wrong.',
    'giver!=did Gknown=no tone!=whimsical',
  ],
  [
    '{G} has had a threatening letter, and is ashamed of how little was in it« to be threatened with».',
    'giver=clean Gknown=no tone!=whimsical',
  ],
  [
    '{G} will not be {G.role} for much longer, and would like to leave the place cleaner« than it was found».',
    'Gknown=no tone!=whimsical giver!=did',
  ],
  [
    '{G} wants it over before {deadline}, because nothing else will be asked about afterwards.',
    'giver!=did',
  ],
  [
    '{G} wants the truth, and has told {G.themself} «beforehand »to be ready for a cheap one.',
    'giver!=did tone!=whimsical',
  ],
  [
    '{G} has to answer to {body}, and needs a name«, with proof,» that will hold in daylight.',
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
    '{G} wants to know who it is before {W} hears of it«, and says so with a smile».',
    'giver!=did giver!=did',
  ],
  ['{G} wants {S} cleared« before {S.they} is hurt», and cannot be seen to want it.', 'giver!=did'],
  ['{G} wants to know what can «still »be proved after {years} years, and by whom.', 'giver=did'],
  ['{G} wants {A} stopped before {A.they} can say the name {V} in public.', 'giver=did'],
  ['{G} has begun to like the party, and hopes «that »it will find nothing.', 'giver=did'],
  ['{G} wants the last of the old papers, and after that to sleep.', 'giver=did'],
  [
    '{G} wants the next thing that happens in {town} to be a good one«, and means to see to it».',
    'giver!=did tone!=whimsical',
  ],
  [
    '{G} wants nobody else to be hurt, and would pay more« than has been agreed».',
    'giver!=did tone!=whimsical',
  ],
  [
    '{G} has buried two people« this year» and would like to stop at that.',
    'giver!=did Gknown=no tone!=whimsical',
  ],
  [
    '{G} wants to get through {deadline} without laughing, and has been practising« in front of the mirror».',
    'tone=whimsical',
  ],
  ['{G} wants it to stop before it is {G.their} turn.', 'tone=whimsical'],
  ['{G} has written a dignified speech, and would like to« be able to» give it.', 'tone=whimsical'],
  [
    '{G} wants {W} and {V} to talk to each other« again», and would never say so.',
    'tone=whimsical',
  ],
  ['{G} wants to know how it is done, because {G.they} could never do it.', 'tone=whimsical'],
];

/** What G says; read aloud or told in the game master's words. For players. */
export const asks: readonly Row[] = [
  [
    '{G} lays {embs} on the table«, as many as have been found,» and asks you to add no more to them: whoever leaves these is to be found before {deadline}.',
    'tone!=whimsical',
  ],
  [
    'What {G} wants can be said quickly: that {harm} {harm.is} over by {deadline}, and« that» nobody innocent pays for it.',
    'tone!=whimsical',
  ],
  [
    '{G} asks you to prove that it was not {S}, and« in doing so» to find out who it was, before {deadline}.',
    'tone!=whimsical',
  ],
  '{G} has written down what is known« about {harm}», and it fills half a page. You are to fill the other half before {deadline}.',
  '"Talk to those who have been visited," says {G}, "then to those who have not, and tell me before {deadline} what the difference is."',
  '{G} wants you to put an end to {harm}«, and does not mind how, as long as it can be told afterwards»; the time is up at {deadline}.',
  '{G} promises you an open door at {s1}, {s2} and {s3}, and asks for« one thing:» the name of the one who is doing this, before {deadline}.',
  [
    '{G} would rather not know how it is done, but has to know by whom, and by {deadline}«; it is a matter of the seating plan».',
    'tone=whimsical',
  ],
  '{G} puts it in one sentence: who is it, how is it done, and can it be over before {deadline}?',
  [
    '{G} does not want anybody killed, wants {harm} to stop, and wants to be able to prove why it began; all of it before {deadline}.',
    'tone!=whimsical',
  ],
  [
    '{G} has tried rewards, guards and prayer against {harm}«, in this order,» and now wants it understood, before {deadline}.',
    'tone!=whimsical',
  ],
  [
    '{G} asks for three things before {deadline}: a name, a proof, and your silence until both are on the table.',
    'tone!=whimsical',
  ],
  [
    '{G} would like you to go where {G.they} cannot«, ask what {G.they} may not,» and come back before {deadline} with whoever is behind {harm}.',
    'tone!=whimsical',
  ],
  '{G} has a list of people who will not talk to {G.them}« about {harm}». You are to talk to them, and to bring {G.them} the reason, before {deadline}.',
  '{G} wants to know of each of those who were visited what they have in common. «Somebody knows it, and »{deadline} is close.',
  '{G} offers you a room, a key to {s1} and every answer« that {G.they} has»; in return {harm} must be over by {deadline}.',
  [
    '{G} begins with a warning: what you find may not please those who pay you. It is to be found« all the same», before {deadline}.',
    'tone!=whimsical',
  ],
  [
    '{G} would like {harm} to stop before {deadline}, and would like to know whom to be angry with«; nobody is to be hurt, except in pride».',
    'tone=whimsical',
  ],
  [
    '{G} asks you to find out who is behind {harm}, before {deadline}, and to keep a straight face« while doing it».',
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
    '{G} believes that {harm} will go on until somebody asks the right question«, and that it should be asked by people with an exit»; it has to be before {deadline}.',
    'tone!=whimsical',
  ],
  '{G} asks you to find who is behind {harm}, and to bring proof to {G.them}« and no one else» before {deadline}.',
  '{G} wants {harm} ended before {deadline}, by name and with proof, and« would like it to happen» without a crowd.',
  [
    "{G} needs someone from outside«, because everyone inside is somebody's cousin»: find out who it is, and stop it before {deadline}.",
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
  ['{deadline.s} is in {days} days, and half« of the {workers}» have already packed.', 'tier=1'],
  [
    '{town3} has closed its gates to the {workers} of {town}; {town2} will follow if this is not over« in {days} days».',
    'tier=2',
  ],
  [
    'On {works} depend{stake.v} {stake}; on {stake}, «quite soon, »the peace between {town} and {town2}.',
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
    'The fleet, the army and the bread of the capital are paid for with {good}. {body} can hide a bad week« from the markets», and this is the second.',
    'tier=3',
  ],
  [
    'If {works} {works.is} not safe by {deadline}, the crown will seize {town}, and two provinces will rise«; both letters have been written».',
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
  ['{days.s} days are left: then {deadline.c}«, with or without those who are needed for it».', ''],
  ['{town} can lose a week. It cannot lose {stake}.', 'tier=1'],
  [
    '{town2} and {town3} have each sent a rider to ask whether they should look elsewhere for {good}; that would end {stake}.',
    'tier=2',
  ],
  [
    'Three towns live from {works}, and two« of them» are already hoarding; next to go {stake.is} {stake}.',
    'tier=2',
  ],
  [
    '{body} has given {G} until {deadline}. Then soldiers will come«, and soldiers are not a method».',
    'tier=2',
  ],
  [
    '{body} meets «in closed session »every night. Every night it speaks of {stake}, and of an order to close the roads.',
    'tier=3',
  ],
  [
    'Ambassadors have begun to ask about {stake} in the tone of people who have made other arrangements.',
    'tier=3',
  ],
  [
    'Five crowns have sworn that {stake} will be safe. If not, each« of them» is free of its oath at {deadline}, and two have called up their levies.',
    'level>=17',
  ],
  [
    '{town} is where the realm would break: if it loses {stake}, the crown cannot pay«, feed or move» its armies, and its enemies know the day, {deadline}.',
    'level>=17',
  ],
  [
    '{days.s} days are left until {deadline}. After that {body} falls, then the throne, then the border«; the regent has had it worked out, and has burned the paper».',
    'level>=17',
  ],
  [
    'The high priest, the archmage and the spymaster« of the realm» agree for once: if this is not over by {deadline}, there will be no realm in a year«, and {town} will be the first to know».',
    'level>=17',
  ],
  [
    'Three armies lie within a week« of {town}», waiting for {deadline}. The first to hear that {stake} {stake.is} lost will march.',
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
  'watches hands while others talk',
  'keeps an eye on the door«, even when it is locked»',
  'squares every sheet of paper on the table',
  'repeats the last word you said, as a question',
  'keeps a dog that does not like one of you',
  'hums when doing sums',
  'talks to you as to a child, and to children as to you',
  'apologises to furniture',
  'asks a question and answers it',
  'is always a little out of breath',
  'writes down what you say«, slowly,» and shows it to you',
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
