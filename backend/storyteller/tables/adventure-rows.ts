import type { Row } from './row-types.ts';

/** What the party has to do from the middle of an adventure on, which is not what it was asked for. */
export const newAims: readonly Row[] = [
  [
    'Who it is no longer matters. {A} has sent word: {A.they} will be at {lair} at {hour}, and {W} is to come, unarmed. From now on the aim is to get {W} there alive, past people who would rather be rid of {W.them}, and to keep {A} talking.',
    'agent=returned tone!=whimsical',
  ],
  [
    'Half of {town} wants {A} dead now, the other half {W}. From now on the aim is to bring in both, alive, before a crowd finds either: without {A} nobody can say what happened, without {W} nobody can answer for it.',
    'agent=returned|kin|crew tone!=whimsical',
  ],
  [
    'To catch {A} would stop {harm} and settle nothing: the {few} would be safe, and the story would stay as it is. From now on the aim is a hearing before {deadline} to which {A} comes freely, and somebody has to make {W} sit down at it.',
    'agent=returned|kin tone!=whimsical',
  ],
  [
    'The party knows the face, and {A} knows that it does. From now on it is a race to {lair}, and the party has to bring something that {A} wants more than revenge: {T}, who can say how it was.',
    'agent=kin tone!=whimsical',
  ],
  [
    'The danger is no longer {A} but {W}, who has paid people to see to it that {A} is never heard. From now on the aim is to reach {A} first, and to keep {A.them} alive until {deadline}.',
    'agent=kin|returned tone!=whimsical',
  ],
  [
    '{A} does not mean to live through it, so there is nothing to threaten {A.them} with. From now on the aim is not to win a fight but to take apart what is prepared at {lair}, and to get those who have been called there out again.',
    'agent=crew',
  ],
  [
    'Others of the {few} are already on the way to {lair}, each called by another pretext. From now on the aim is to be there before them, or to turn them back, and for that each of them has to be told the truth about the others.',
    'agent=crew|returned tone!=whimsical',
  ],
  [
    'A sword does not end this. From now on the aim is to bring one of the {few} to {lair}, of their own will, to say what they did; and {W}, who has everything to lose by it, will try to prevent that.',
    'agent=dead',
  ],
  [
    'It is no longer a question of who walks, but of who is next. From now on the aim is to keep {W} alive and in one place until {hour}, and then to walk with {W.them} to {lair}, through a town that has begun to guess.',
    'agent=dead',
  ],
  [
    'What the dead one wants is a grave with the right name. From now on the aim is to find the bones, which lie at {lair}, and to carry them back through {town}, by day, past the doors of the {few}, who will do anything to keep them from arriving.',
    'agent=dead',
  ],
  [
    'The bargain binds all of {town} and not only the {few}. From now on the aim is its wording, which is cut into a wall at {lair}: whoever has read it can break it, buy it back, or make {W} fulfil it before {deadline}.',
    'agent=power tone!=whimsical',
  ],
  [
    '{A} cannot be driven away while the debt stands. From now on the aim is a payment: {W} in person, or something that {A} would rather have, and it has to be at {lair} before {deadline}.',
    'agent=power tone!=whimsical',
  ],
  [
    'Each day {A} takes one more of the {few}, and each makes it stronger. From now on the aim is to get the rest of them out of its reach, in one night, and to break its hold at {lair} while it looks for them.',
    'agent=power tone!=whimsical',
  ],
  [
    'Proof against {W} is not enough any more: {A} would let {W.them} pay for everything and keep what it brought. From now on the aim is to take {A} at {lair} with the papers, before they burn, and to keep {T} alive until then.',
    'agent=partner',
  ],
  [
    'The one whom the party has been telling everything is {A}. From now on nothing can be said aloud in {town}: {T}, {C} and {record} have to be brought to safety in one night, and then {A} has to be met at {lair}, where {A.they} feels safe.',
    'agent=partner',
  ],
  [
    'Nothing that is put right will stop {A}, who has no part in the old wrong. From now on it is about money: the deeds of sale that lie at {lair} have to be before {body} by {deadline}, or {works} will belong to {A}, by law.',
    'agent=profiteer tone!=whimsical',
  ],
  [
    'To unmask {A} is not enough, for the sales are legal. From now on the aim is to get one of the sellers to go back on a sale in public, and to hold {A} at {lair} until the ink is dry.',
    'agent=profiteer tone!=whimsical',
  ],
  [
    'The party could end it by naming {W}, who hopes for that; but then the rest of the {few} would see to it that {W.they} never speaks. From now on the aim is to bring {W} before {body} alive, with the whole story.',
    'agent=penitent tone!=whimsical',
  ],
  [
    '{W} will go through with the last step, whoever knows of it. From now on the aim is to offer {W.them} another way to pay, and it has to be there, at {lair}, before {hour}: {T}, or those who suffered, or a judge who listens.',
    'agent=penitent tone!=whimsical',
  ],
  [
    'Everybody knows by now who it is, and everybody has promised not to say so. From now on the aim is to get {W} to {lair} with a prepared apology before {A} runs out of ideas, or {town} out of dignity.',
    'agent=returned|kin tone=whimsical',
  ],
  [
    '{town} has begun to enjoy it, and nobody wants {A} caught any more. From now on the aim is to give the whole thing a good ending before {deadline}: {W} and {V} on one stage, and {A} in the front row.',
    'agent=profiteer|kin|penitent tone=whimsical',
  ],
  [
    'To be caught is what {A} has been hoping for, and then there would be no end of it. From now on the aim is to outdo {A.them} once, at {lair}, so that {A.they} has to laugh first.',
    'agent=returned|power|profiteer tone=whimsical',
  ],
  [
    'It is a debt, and it can be paid, only nobody remembers in what. From now on the aim is to find out from {T} what {A} was promised, to get hold of it in a town where everything is the wrong way round, and to carry it to {lair} unspilled.',
    'agent=power tone=whimsical',
  ],
  [
    'The culprit has confessed four times and been congratulated. From now on the aim is to get {W} and {V} into one room at {lair}, by whatever invitation works, and to lock the door from the outside.',
    'agent=penitent tone=whimsical',
  ],
];

/** How a step of the plan can be prevented, after `to prevent it:`. */
export const preventions: readonly Row[] = [
  'somebody whom {A} has to avoid is awake and in the room',
  'the party waits at the right door (DC 13 Insight, or two clues to the culprit)',
  ['{T} or {C} warns whoever is meant, and is believed with a proof in hand', 'uncanny=no'],
  ['a watch of {workers}, kept in good humour (DC 12 Persuasion), is in the way', 'uncanny=no'],
  ['the party has been at {lair} the evening before and has taken what {A} needs', 'uncanny=no'],
  ['somebody says the name of {V} aloud at the right door, kindly, and stays', 'agent=dead'],
  [
    'one of the party offers something of their own instead, and means it (DC 14 Persuasion)',
    'agent=power',
  ],
  ['the party makes {A} a present of something better to do', 'tone=whimsical'],
  ['everybody in {town} has been told beforehand, and nobody is surprised', 'tone=whimsical'],
  ['{W} is kept away from it on some pretext (DC 13 Deception)', 'tone=whimsical agent!=penitent'],
  [
    '{T} says where {A} will not be, and the party searches the rest (DC 13 Investigation)',
    'uncanny=no',
  ],
  ['a light burns from dusk to dawn at the house that is next', 'uncanny=yes'],
  [
    'the party stands in the way: {A} fights alone, and breaks off in the third round',
    'uncanny=no tone!=whimsical',
  ],
  ['whoever is meant spends {hour} at {s1}, among people', 'harm!=taken'],
  ['{embs} lie at three other doors, so that {A} loses count', ''],
  [
    'the threshold is strewn with {res}, from {lair}, which {A} takes for a visit of its own kind',
    'agent=power|dead',
  ],
  ['{X3} has been brought to tell the others of the {few} what is going on', 'harm!=taken'],
  ['the party spreads it in {town} that {deadline} has been put off (DC 14 Deception)', ''],
  [
    'a member of the party sleeps in the bed that is next, in the clothes of its owner (DC 13 Deception)',
    'tone!=whimsical',
  ],
  [
    '{body} can be moved to post guards where the party tells it to (DC 14 Persuasion)',
    'uncanny=no',
  ],
  ['{R} is told of it first, and gets there before {A}', ''],
];

/** One side of the conflict. What it wants, asks and gives can be combined freely. */
interface Faction {
  when: string;
  wants: readonly Row[];
  /** What it asks of the party, as a sentence about the side as `it` or `they`. */
  asks: readonly Row[];
  /** What it does in the third act for a party that did what it asked. */
  gives: readonly Row[];
}

type Sides = Readonly<Record<'rule' | 'work' | 'loss', Faction>>;

export const factions: Sides = {
  rule: {
    when: 'tone!=whimsical',
    wants: [
      '{body} wants {works} to run on the day of {deadline}, whoever is guilty',
      '{body} wants a name soon, and {S} would do',
      '{body} wants no trial of {W}, no crowd, and nothing in writing',
      'half of {body} wants {W} out, and the other half wants whatever {W} wants',
      '{body} wants its money back, having lent on {works} to more people than there are shares',
      '{body} wants to have ordered everything that the party does, afterwards',
      '{body} wants {town2} to hear nothing of it before {deadline}',
    ],
    asks: [
      'it lends the party a writ for any door if the {workers} go on working until then (DC 14 Persuasion, in front of all of them)',
      'it asks for a suspect with two proofs, a day before anyone else hears of it',
      'it offers half of the fee again for every paper about {deed}, unread',
      'it asks the party to speak before it for or against {W} (DC 15 Persuasion or Deception)',
      'it asks the party to find out at {s3} who else has lent money, and to tell nobody that there is a question',
      'it asks the party to bring {T} before it, and does not say what for',
      'it asks for one of the party as a guest in its house until {deadline}',
    ],
    gives: [
      'its guards hold the road to {lair}, so that no one escapes, and no one is let out either',
      'a magistrate comes along to {lair}: what {A} says there before that witness counts as a confession',
      'a closed carriage waits behind {lair}, and whoever is put into it is not seen in {town} again',
      'the streets between {town} and {lair} are empty, and horses stand at the end of them',
      'a herald reads out before {lair} that whoever lays down a weapon goes free; one companion of {A} does',
      'a surgeon with a wagon stands by at {lair}: the wounded of the party are on their feet within the hour',
      'an order lies ready, signed and without a name, that gives the party command of anyone at {lair} for ten minutes',
    ],
  },
  work: {
    when: 'tone!=whimsical',
    wants: [
      'the {workers} want {harm} to end, and do not want to be asked to work before that',
      'the {workers} want {S} let go, who once spoke up for one of them',
      'the {workers} want {W} to come down and look at the place where it happened, once, on foot',
      'the {workers} are divided: the old ones want peace, the young ones want {W} out of a window',
      'the {workers} want a share in {works}, and there will be no better week to ask for it',
      'the {workers} want to know on which day {works} will kill somebody again, and who has been told',
      'the {workers} want the name of {V} on a wall at {works}, in letters that can be read from the road',
    ],
    asks: [
      'they guide, hide and feed the party if one of its members takes a shift with them (DC 13 Athletics or Survival)',
      'they ask for a date, and will hold the party to it',
      'they ask the party to bring an invitation to {W}, and the answer back in the same words',
      'they ask the party to keep the young ones busy for one night (DC 14 Performance or Intimidation)',
      'they ask the party to say nothing about {A} to {body} until their demand has been heard',
      'they ask to have {record} read to them, aloud, from the right page',
      'they ask the party to get {few} of their own out of the cells of {body} (DC 14 Persuasion, or by night)',
    ],
    gives: [
      '{few} of them come along to {lair} with their tools: they do not fight, but break through any wall or gate in three rounds',
      'they shut down {works} for an hour, and in that silence no one at {lair} can surprise the party',
      'they know a second way into {lair} that is on no plan and comes out behind {A}',
      'the young ones are at {lair} before the party and do as they are told by those who were fair to them',
      'a signal goes from hand to hand from {works} to {lair}: the party knows where {A} is at every moment',
      'what {A} had ready at {lair} has been unscrewed, tool by tool, and lies in the grass',
      'they have lit every lamp of {works}, and at {lair} there is light for everyone but {A}',
    ],
  },
  loss: {
    when: 'tone!=whimsical',
    wants: [
      'the families of the {num} want {W} in irons, and it is not a figure of speech',
      [
        'the families of the {num} do not want {harm} to stop before everyone has understood what it is for',
        'agent=returned|kin|crew|dead|penitent',
      ],
      'the families of the {num} want what was taken, in coin, while their own old people live',
      'those whose people were among the {num} want to be left out of it: they have married, paid and kept quiet',
      [
        'the families of the {num} are divided about {A}, and some of them bring food to {lair} at night',
        'agent=returned|kin|crew|dead|penitent',
      ],
      'the families of the {num} want {T} to say it, and will not ask {T.them}',
      'the families of the {num} want a stone for {deed}, and {body} to pay for it',
    ],
    asks: [
      'they show what they have kept if the party swears not to let {W} buy a way out',
      'they ask the party to read out one page in public first: {record}, the day of {deed}',
      'they ask for an offer from {W}, and to be told whether it is meant (DC 14 Insight)',
      'they ask that the names are not said aloud; {R} has been at every door as well',
      'they ask the party to go to {lair} without armor, and to talk first',
      'they ask for {R} to be kept away from their houses (DC 13 Intimidation, or a bribe)',
      'they ask the party to sit with the oldest of them for an evening, and to listen to the end',
    ],
    gives: [
      [
        'the oldest of them stands at the entrance of {lair}, and {A} will not raise a hand there (the first round passes without an attack)',
        'agent=returned|kin|crew|dead|penitent',
      ],
      [
        'the oldest of them stands at the entrance of {lair} and tells the hired people, one by one, what it is about; one of them goes home',
        'agent=partner|profiteer|power',
      ],
      [
        'they have told {A} that somebody is coming who has listened: the talk at {lair} begins with a chair and not with a weapon',
        'agent=returned|kin|crew|dead|penitent',
      ],
      [
        'they have found out who brings {A} bread and news, and have talked that person into staying at home',
        'uncanny=no',
      ],
      'they know the signs of {A}, and have taken away the warnings around {lair}',
      'a boy of theirs has followed {R}, and knows what is going to happen at {lair} on that side',
      'they give the party something that belonged to {V}; held up at {lair}, it stops one attack',
      'all {num} names are called out before {lair}, one after another, and until the last of them {W} does not move',
      'they have put a lamp for each of the {num} along the way to {lair}, and nobody gets lost or followed',
    ],
  },
};

export const lightFactions: Sides = {
  rule: {
    when: 'tone=whimsical',
    wants: [
      '{body} wants everything to have been planned, by {body}, as a festival',
      '{body} wants a committee, and the party on it',
      '{body} wants it to stop being funny until the guests have left {town}',
      '{body} wants {W} to cut a ribbon on the day of {deadline}, with both hands free',
    ],
    asks: [
      'it asks the party for a programme, with times',
      'it asks the party to sit through one meeting and to stay awake (DC 13 Constitution saving throw)',
      'it asks the party to laugh last, in public, at something else (DC 14 Performance)',
      'it asks to be told what the joke is, slowly, and in advance',
    ],
    gives: [
      'a brass band stands in front of {lair} and plays whatever the party needs drowned out',
      'the committee has found that {lair} is its property and lends the party the spare key',
      'the guests have been sent to {lair} by mistake, and make an excellent crowd to hide in',
      'a carpet has been rolled out to {lair}, and whoever walks on it is announced as a duke',
    ],
  },
  work: {
    when: 'tone=whimsical',
    wants: [
      'the {workers} have bets on who it is and want the result kept back until Saturday',
      'the {workers} want {A} never to be caught: it has not been so amusing for {years} years',
      'the {workers} want a day off out of it, and do not mind which',
      'the {workers} want to be in it, each with one line',
    ],
    asks: [
      'they give the party anything it needs, for a hint',
      'they ask for a promise that nobody will be punished with more than a song',
      'they ask the party to persuade {G} that the idea came from {G}',
      'they ask one of the party to judge their cheese (DC 13 Constitution saving throw)',
    ],
    gives: [
      'they have dug a short cut to {lair}, for those who bet on the party',
      'they stand around {lair} holding up a very large sheet, and nobody gets away on that side',
      'they bring the supper to {lair}, for everyone, and no one there fights before the pudding',
      'all {few} of them come disguised as {A}, and {A} is the least convincing',
    ],
  },
  loss: {
    when: 'tone=whimsical',
    wants: [
      'the friends of {V} want the old story told the right way round, once, at table',
      'the friends of {V} have been offended for {years} years and do not want to be cheated of it now',
      'the friends of {V} want {W} to come to tea and be forgiven, and have told nobody',
      'the friends of {V} want {V} to stop writing to them about it',
    ],
    asks: [
      'they ask the party to learn it by heart, with the gestures (DC 13 Performance)',
      'they ask to be offended once more, properly, by somebody with talent',
      'they ask the party to bring {W} along without saying the word "tea"',
      'they ask the party to return {few} borrowed umbrellas, to {few} doors, unnoticed (DC 12 Stealth)',
    ],
    gives: [
      'they have taught the echo at {lair} to finish the sentences of {W}',
      'all of them come to {lair}, sit down in the way of everyone, and refuse to be moved',
      'there is tea at {lair}, and for as long as the pot is warm nobody may raise their voice',
      'they have sewn {W} a costume for {lair}, and it rustles at every lie',
    ],
  },
};

/** That the sides cannot all have what they want. */
export const collisions: readonly Row[] = [
  'What the party promises to one of them the others know by evening: two can be satisfied at once, and {R} looks after the third',
  'Each of them counts the hours that the party spends with the others, and the first to be refused goes to {R}',
  'Nobody minds a promise to all three until {deadline}, and on that day {C} reads out all three',
  'The first promise costs nothing, the second has to be kept from the first (DC 14 Deception), and the third from {C}, who writes everything down',
  'They sit in one inn of {town}, at three tables, and {W} knows before the soup at which of them the party has sat down',
  'A favour for one of them closes the door of another, which {G} can open again, once, and for something in return',
  'If the party takes no side, each of them goes to {lair} on its own account, and {R} with whichever is strongest',
  'They agree on one thing only, that {R} should have nothing, and whoever helps the party to that end wants it remembered',
  'Whoever has been refused tells {W} what the party knows, which by then is most of it',
  'Whatever is given to one of them is taken from another, and {T} can say from whom before it is done',
];

/** What the rival does in the last act if the party has come to terms. */
export const alliances: readonly Row[] = [
  'At {lair} {R} calls {A} by name from the other side, and for one round {A} looks the wrong way.',
  '{R} has bought the rope, the lamps and a map of {lair}, and has the receipts in the pocket.',
  'The people of {R} close the road to {lair} behind the party, and let nobody through until {R} whistles.',
  '{R} goes in first, with empty hands, and comes out again with an offer from {A}; it is worth hearing.',
  'Whatever is written down at {lair}, {R} gets a copy; in return {R} swears to what happened there.',
  'One of the party can trade places with {R} at the last moment; {A} has never seen either of them by daylight.',
  '{R} has kept {W} busy for the whole evening, with a contract of forty pages, so that nobody warns {A}.',
  'If the talk at {lair} fails, {R} has a second one ready, about money, and sometimes that is the better one.',
  [
    '{R} gives the party a potion of the best sort that it can use, "on account", before it goes in.',
    '',
  ],
  '{R} comes too late on purpose, with enough noise for twenty, and {A} counts on being surrounded.',

  '{R} keeps to it, and holds the way out of {lair} until the party is through; then {R.they} sends in a bill.',
  'At {lair} {R} does the talking for three rounds, brilliantly, and nobody looks at the party.',
  '{R} has lent the party people, and they do exactly what was agreed and nothing else.',
  'What {R} knows of {lair} is drawn on a napkin: one hidden door, one false step, and where {A} stands.',
  '{R} waits outside with a cart, blankets and two lanterns, and does not ask who is brought.',
  'The part of the agreement that {R} keeps is the one in writing, and it is enough: {R.their} people are nowhere near {lair}.',
  '{R} comes along, complains of the damp, and puts out the right lamp at the right moment.',
  'A word from {R} has drawn off one of those who were with {A}; the place at the door is empty.',
];

/** The creatures that fight together with A; the condition is about their sort. */
export const companions: readonly Row[] = [
  [
    'Those beside {A} were hired in {town2} for {days} days, know nothing of {deed}, and leave when {A} falls.',
    'escort=people uncanny=no',
  ],
  [
    'The others owe {A} money, each of them, and will not die for a debt: at half strength they run.',
    'escort=people uncanny=no',
  ],
  [
    'Each of the others was told that the party has come to burn down {works}. Shown the contract (DC 13 Persuasion, one action), they hesitate for a round.',
    'escort=people uncanny=no',
  ],
  [
    '{A} found the others in the prison of {town3} and bought them out; they are grateful, and it shows.',
    'escort=people uncanny=no tone!=whimsical',
  ],
  [
    'The others are cousins of each other, and fight well as long as none of them is hurt.',
    'escort=people',
  ],
  [
    'The others are people of {town} who do not know that they are here; a slap, or their name, wakes one of them.',
    'escort=people uncanny=yes tone!=whimsical',
  ],
  [
    'The others were dead before {deed}, and take no side in it; what they guard is the floor.',
    'escort=undead|spirit toll=ruined',
  ],
  [
    'Those beside {A} are some of the {num}. They do what {A.they} does, a moment later.',
    'escort=undead|spirit toll=dead',
  ],
  [
    'Whoever came here alone since {deed} is here still, and stands up with {A}.',
    'escort=undead|spirit',
  ],
  [
    'The others have been asleep under the floor for longer than {town} has had a name. Running water or a closed door keeps them off for a round.',
    'escort=undead|spirit|fiend|elemental|fey tone!=whimsical',
  ],
  [
    'The beasts are fed here every night and think that the party is late with it; meat, thrown, takes one out of the fight for two rounds.',
    'escort=beast',
  ],
  [
    '{A} raised the beasts, and they come back to the whistle; whoever can whistle it (DC 14 Performance) is obeyed once.',
    'escort=beast',
  ],
  [
    'The beasts have been kept hungry. They go for whoever smells most of {smell}.',
    'escort=beast tone!=whimsical',
  ],
  [
    'What stands beside {A} was built for {works} and still does, between blows, what it was built for.',
    'escort=construct',
  ],
  [
    'The made things obey the token that {A} wears around the neck; who takes it (DC 15 Sleight of Hand) is obeyed for a round.',
    'escort=construct',
  ],
  [
    'The other ones are bound here by a line on the floor. Where the line is rubbed out they leave, with a word of thanks.',
    'escort=elemental|fiend|fey',
  ],
  [
    'What serves {A} was promised a holiday on the day of {deadline}, and fights like somebody who is looking at the clock.',
    'escort=elemental|fiend|fey|construct tone=whimsical',
  ],
  [
    'The others came for the supper, and mean to be on the side that has the pudding.',
    'escort=people|fey tone=whimsical',
  ],
];

/** What the party does in each act, as far as it knows. */
export const actTasks: readonly (readonly Row[])[] = [
  [
    'the party looks for whoever is behind {harm}, as it was asked to, and finds {W} in the way.',
    'who does it, what happened {years} years ago, and where they hide: {s1} and {s2} have a clue to each of the three.',
    'for {G} it is a matter of one name, and the party learns that it is a matter of {few}.',
    'everyone looks at {S}, and the act ends when the party can say why it was not {S.them}.',
    'it begins with questions in {town}, each answer is overheard, and by the end all sides know that the party is serious.',
    'the party has the patience of {G} and one name too few; it goes on with one clue of each sort.',
    'the party gets to know {T}, {C} and {W}, of whom one lies, one is silent, and one would like to be asked.',
    '{X1} and {X2} have something in common, and as soon as the party can say what, the act is over.',
  ],
  [
    'what the party has learned in {town} so far is overtaken: the place changes, then the task does.',
    'a disaster, a discovery and a decision follow each other in {town}, with no time between them.',
    'nobody in {town} has a hand free for the party now, and nobody but {R} watches it.',
    'from here on {A} and {R} move first, and the party chooses which of them it runs after.',
    'by the end of this act the party is no longer working for {G} alone.',
    'everything that {G} and the party have promised anyone is asked for in this act.',
    'the party loses its way around {works}, then its task, and gets a better one.',
    'first {works} {works.go} wrong, then the story that everyone has told about {V}.',
  ],
  [
    'the party goes to {lair} with what it has: proofs, promises and the people who come along.',
    'it ends at {lair}, and what was done and left undone in the second act decides who is there.',
    'one place, one night, and everybody whom {W} has lied to.',
    'there are no more clues: what the party does not know by now, it hears from {A}.',
    'what is left is the way to {lair}, the talk there, and the fight if the talk fails.',
    'there is time for one attempt at {lair}, and it goes better with each friend made and each day prevented.',
    'at {lair} the party is expected, by {A} as guests, by {R} as competition.',
    '{deadline} is near enough to be heard, and everything that matters lies at {lair}.',
  ],
];
