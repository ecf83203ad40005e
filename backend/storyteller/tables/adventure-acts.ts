import type { Row } from './row-types.ts';

/** What the party has to do from the middle of an adventure on, which is not what it was asked for. */
export const newAims: readonly Row[] = [
  [
    'Who it is no longer matters. {A} has sent word: {A.they} will be at {lair} at {hour}, and {W} is to come, unarmed. From now on the aim is to get {W} there alive«, past people who would rather be rid of {W.them},» and to keep {A} talking.',
    'agent=returned tone!=whimsical',
  ],
  [
    'Half of {town} wants {A} dead now, and the other half wants {W} dead. From now on the aim is to bring in both alive«, before a crowd finds them». Only {A} knows what happened«, and only {W} can be punished for it».',
    'agent=returned|kin|crew tone!=whimsical',
  ],
  [
    'If the party catches {A}, that stops {harm}« and saves the {few}», but {W} is never punished. From now on the aim is a hearing before {deadline}: {A} has to agree to speak there, and {W} has to be forced to come.',
    'agent=returned|kin tone!=whimsical',
  ],
  [
    'The party knows the face, and {A} knows that it does. From now on it is a race to {lair}, and the party has to bring something that {A} wants more than revenge: {T}«, who can say how it was».',
    'agent=kin tone!=whimsical',
  ],
  [
    'The danger is no longer {A} but {W}, who has paid people to see to it that {A} is never heard. From now on the aim is to reach {A} first«, and to keep {A.them} alive until {deadline}».',
    'agent=kin|returned tone!=whimsical',
  ],
  [
    '{A} does not mean to live through it«, so there is nothing to threaten {A.them} with». From now on the aim is «not to win a fight but »to take apart what is prepared at {lair}, and to get those who have been called there out again.',
    'agent=crew',
  ],
  [
    'Others of the {few} are already on the way to {lair}«, each called by another pretext». From now on the aim is to be there before them, or to turn them back, and for that each« of them» has to be told the truth about the others.',
    'agent=crew|returned tone!=whimsical',
  ],
  [
    'A sword does not end this. From now on the aim is to bring one of the {few} to {lair}, «of their own will, »to say what they did; and {W}, who has everything to lose by it, will try to prevent that.',
    'agent=dead',
  ],
  [
    'It is no longer a question of who walks, but of who is next. From now on the aim is to keep {W} alive and in one place until {hour}, and then to walk with {W.them} to {lair}«, through a town that has begun to guess».',
    'agent=dead',
  ],
  [
    'What the dead one wants is a grave with the right name. From now on the aim is to find the bones, which lie at {lair}, and to carry them back through {town}, «by day, »past the doors of the {few}, who will do anything to keep them from arriving.',
    'agent=dead',
  ],
  [
    'The bargain binds everyone in {town}«, not only the {few}». From now on the aim is to read the words of the bargain«, which are cut into a wall» at {lair}. Then the party can break the bargain, pay it off, or force {W} to keep it before {deadline}.',
    'agent=power tone!=whimsical',
  ],
  [
    '{A} cannot be driven away while the debt stands. From now on the aim is a payment: {W} in person, or something that {A} would rather have, «and it has to be »at {lair} before {deadline}.',
    'agent=power tone!=whimsical',
  ],
  [
    'Each day {A} takes one more of the {few}«, and each makes it stronger». From now on the aim is to get the rest« of them» out of its reach«, in one night,» and to break its hold at {lair} while it looks for them.',
    'agent=power tone!=whimsical',
  ],
  [
    'Proof against {W} is not enough« any more»: {A} would let {W.them} pay for everything and keep what it brought. From now on the aim is to take {A} at {lair} with the papers«, before they burn,» and to keep {T} alive until then.',
    'agent=partner',
  ],
  [
    'The one whom the party has been telling everything is {A}. From now on nothing can be said aloud in {town}: {T}, {C} and {record} have to be brought to safety in one night, and then {A} has to be met at {lair}«, where {A.they} feels safe».',
    'agent=partner',
  ],
  [
    'Nothing that is put right will stop {A}«, who has no part in the old wrong». From now on it is about money: the deeds of sale that lie at {lair} have to be before {body} by {deadline}, or {works} will belong to {A}, by law.',
    'agent=profiteer tone!=whimsical',
  ],
  [
    'To unmask {A} is not enough, for the sales are legal. From now on the aim is to get one of the sellers to go back on a sale« in public», and to hold {A} at {lair} until the ink is dry.',
    'agent=profiteer tone!=whimsical',
  ],
  [
    'The party could end it by naming {W}, who hopes for that; but then the rest of the {few} would see to it that {W.they} never speaks. From now on the aim is to bring {W} before {body} alive«, with the whole story».',
    'agent=penitent tone!=whimsical',
  ],
  [
    '{W} will go through with the last step«, whoever knows of it». From now on the aim is to offer {W.them} another way to pay, and it has to be there, at {lair}, before {hour}: {T}«, or those who suffered,» or a judge who listens.',
    'agent=penitent tone!=whimsical',
  ],
  [
    'Everybody knows by now who it is, and« everybody» has promised not to say so. From now on the aim is to get {W} to {lair} with a prepared apology before {A} runs out of ideas«, or {town} out of dignity».',
    'agent=returned|kin tone=whimsical',
  ],
  [
    '{town} has begun to enjoy it«, and nobody wants {A} caught any more». From now on the aim is to give the whole thing a good ending before {deadline}: {W} and {V} on one stage, and {A} in the front row.',
    'agent=profiteer|kin|penitent tone=whimsical',
  ],
  [
    'To be caught is what {A} has been hoping for«, and then there would be no end of it». From now on the aim is to outdo {A.them} once, at {lair}, so that {A.they} has to laugh first.',
    'agent=returned|power|profiteer tone=whimsical',
  ],
  [
    'It is a debt, and it can be paid, only nobody remembers in what. From now on the aim is to find out from {T} what {A} was promised, to get hold of it «in a town where everything is the wrong way round, »and to carry it to {lair} unspilled.',
    'agent=power tone=whimsical',
  ],
  [
    'The culprit has confessed four times and been congratulated. From now on the aim is to get {W} and {V} into one room at {lair}«, by whatever invitation works,» and to lock the door from the outside.',
    'agent=penitent tone=whimsical',
  ],
];

/** How a step of the plan can be prevented, after `to prevent it:`. */
export const preventions: readonly Row[] = [
  'somebody whom {A} has to avoid is awake and in the room',
  'the party waits at the right door (DC 13 Insight, or two clues« to the culprit»)',
  ['{T} or {C} warns whoever is meant, «and is believed »with a proof in hand', 'uncanny=no'],
  ['a watch of {workers}«, kept in good humour» (DC 12 Persuasion)«,» is in the way', 'uncanny=no'],
  ['the party has been at {lair} «the evening before »and has taken what {A} needs', 'uncanny=no'],
  ['somebody says the name of {V}« aloud» at the right door, kindly, and stays', 'agent=dead'],
  [
    'one of the party offers something of their own instead«, and means it» (DC 14 Persuasion)',
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
    'the threshold is strewn with {res}, «from {lair}, »which {A} takes for a visit of its own kind',
    'agent=power|dead',
  ],
  ['{X3} has been brought to tell the others« of the {few}» what is going on', 'harm!=taken'],
  ['the party spreads it« in {town}» that {deadline} has been put off (DC 14 Deception)', ''],
  [
    'a member of the party sleeps in the bed that is next, in the clothes« of its owner» (DC 13 Deception)',
    'tone!=whimsical',
  ],
  [
    '{body} can be moved to post guards where the party tells it to (DC 14 Persuasion)',
    'uncanny=no',
  ],
  ['{R} is told of it first, and gets there before {A}', ''],
];

/** What the party does in each act, as far as it knows. */
export const actTasks: readonly (readonly Row[])[] = [
  [
    'the party looks for whoever is behind {harm}«, as it was asked to,» and finds {W} in the way.',
    'who does it, what happened {years} years ago, and where they hide: {s1} and {s2} have a clue to each« of the three».',
    'for {G} it is a matter of one name, and the party learns that it is a matter of {few}.',
    'everyone looks at {S}, and the act ends when the party can say why it was not {S.them}.',
    'it begins with questions in {town}, «each answer is overheard, »and by the end all sides know that the party is serious.',
    'the party has the patience of {G} and one name too few; it goes on with one clue of each sort.',
    'the party gets to know {T}, {C} and {W}, of whom one lies, one is silent, and one would like to be asked.',
    '{X1} and {X2} have something in common, and as soon as the party can say what, the act is over.',
  ],
  [
    'what the party has learned« in {town}» so far is overtaken: the place changes, then the task does.',
    'a disaster, a discovery and a decision follow each other in {town}«, with no time between them».',
    'nobody« in {town}» has a hand free for the party now, and nobody but {R} watches it.',
    'from here on {A} and {R} move first, and the party chooses which« of them» it runs after.',
    'by the end of this act the party is no longer working for {G} alone.',
    'everything that {G} and the party have promised« anyone» is asked for in this act.',
    'the party loses its way« around {works}», then its task, and gets a better one.',
    'first {works} {works.go} wrong, then the story that everyone has told about {V}.',
  ],
  [
    'the party goes to {lair} with what it has: proofs«, promises» and the people who come along.',
    'it ends at {lair}, and what was done« and left undone» in the second act decides who is there.',
    'one place, one night, and everybody whom {W} has lied to.',
    'there are no more clues: what the party does not know« by now», it hears from {A}.',
    'what is left is the way to {lair}, the talk« there», and the fight if the talk fails.',
    'there is time for one attempt« at {lair}», and it goes better with each friend made« and each day prevented».',
    'at {lair} the party is expected, by {A} as guests, by {R} as competition.',
    '{deadline} is near« enough to be heard», and everything that matters lies at {lair}.',
  ],
];

/** How the upheaval touches the story. */
export const consequences: readonly Row[] = [
  '{C} counts those who are there«, writes the list into {record},» and finds that it is one too many.',
  'The seal of {body} has been lost« in it», and whoever finds it can sign for anything until {deadline}.',
  [
    '{X1} stands in the street «in nightclothes »and says« aloud» what {X1.they} has not said for {years} years; nobody has time to listen.',
    'harm!=taken',
  ],
  'Somebody has to take in the families of the {workers}, and {G} has sent them to the inn« of the party».',
  '{T} has got hold of a boat«, a ladder or a cart, whichever is needed», and will lend it for an answer.',
  [
    'At {s1} all doors stand open for an hour«, because somebody is carrying out the furniture».',
    's1=indoors',
  ],
  [
    'The only priest«, doctor or judge» who can still be reached is {X2}, and {X2.they} asks for an escort.',
    'harm!=taken',
  ],

  [
    'They have made a hospital of {s2}, and {T} is the one who boils the water«, and talks to the ones who cannot sleep».',
    'tone!=whimsical s2=indoors',
  ],
  '{C} has carried {record} to the highest place there was, and sits on it«, and has let down a rope».',
  [
    '{W} opens {W.their} house to everybody. In a room to which no one was ever let in there are {few} families«,» and a locked box.',
    'tone!=whimsical',
  ],
  [
    '{X2} is the only one who knows how to set {works} right« again», and names a price: {X2.their} part in {deed} is not to be read out.',
    'harm!=taken',
  ],
  'The {workers} hold {s1} and let through only those whom they know. They know {T}. They know {S}«, oddly».',
  [
    'It has laid bare what {A} had hidden on the way to {lair}: a coat«, a lamp» and {embs}. Children are playing with them.',
    'uncanny=no',
  ],
  '{G} is cut off on the wrong side and sends the party a note with full powers«, and a joke to prove that it is genuine».',
  [
    '{X3} has taken in {few} strangers, sleeps on the floor, and seems to find it easier than the bed.',
    'harm!=taken step!=died',
  ],
  '{S} is the first to be trusted with a rope«, a boat» or a child, and people notice whom they have asked.',
  '{body} meets in the street« now», and anyone who wants to say something to {G} only has to come near.',
  '{T} and {C} find themselves at the same stove, for the first time in {years} years«, and begin to compare».',
  '{body} gives the command to {R}, «for the time being, »because {R} was standing nearest.',

  '{W} turns up« in shirtsleeves», gives the right orders«,» and saves {few} people. It will be hard to accuse {W.them} this week.',
  [
    'For a day there are no guards at {s1}, and the door« there» that was closed to the party stands open, also to {R}.',
    's1=indoors',
  ],
  'A way to {lair} lies open that nobody had seen for {years} years.',
  [
    'It looks like {calamity}, and people do what they did then: {X1} runs«, and {X2} looks away».',
    'harm!=taken wrong=left|warned|list|blamed|fund|held',
  ],
  [
    'In the confusion {S} gets away, and saves a child on the way« out, in front of witnesses».',
    '#child',
  ],
  '{theemb} is found in the middle of it. «This time »{A} has had nothing to do with it; but nobody will believe that.',
];

export const actTitles: readonly (readonly Row[])[] = [
  [
    'What Is Asked',
    'The Polite Part',
    'Three Doors',
    'Who Was Where',
    'A Town with Good Manners',
    '{few.t} People Who Remember',
    'The Better Half of {town}',
    'Questions at {s1.t}',
    'What {T.name} Leaves Out',
    'Everything but {deed.t}',
    'A Week in {town}',
  ],
  [
    'What Breaks',
    'The Map Changes',
    'The Other Side of It',
    'Everything at Once',
    'Whose Side the Weather Is On',
    'When {works.t} Stood Still',
    '{town} Upside Down',
    'The Worst Day of {works.t}',
    'What {R.name} Wants',
    'No Way Back to {s1.t}',
    'As on That Night',
  ],
  [
    '{lair.t}',
    'What Was Left There',
    'The Last Door',
    '{hour.t}',
    'The Answer',
    'What {V.name} Would Have Said',
    'One Hour Left',
    'The Way into {lair.t}',
    'What {W.name} Owes',
    'The {few.t} and the One',
    '{V.name}',
  ],
];
