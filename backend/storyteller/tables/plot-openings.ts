import type { Row } from './row-types.ts';

/** Titles; the fields are nouns of the plan. */
export const titles: readonly Row[] = [
  ['What the {workers.t} Know', 'tone!=whimsical'],

  ['The Page for That Night', 'tone!=whimsical'],
  ['An Honest Weight of {good.t}', 'goods=yes'],
  '{days.t} Days to {deadline.t}',
  ['A Chair for {V.name}', 'tone!=whimsical'],
  ['The Second Version of {deed.t}', 'wrong=left|gate|blamed|prize|wager|song|vote|dance'],
  ['One of {few.t}', 'tone!=whimsical'],
  ['The {good.t} Account', 'goods=yes'],
  '{V.name} Was Right',
  'What {V.name} Left Behind',
  'The {num.t} of {town}',
  ['{few.t} Names', 'tone!=whimsical'],
  ['The Price of {good.t}', 'goods=yes'],
  'What {record.t} Leaves Out',
  '{emb.t}',
  ['The Debt of {town}', 'tone!=whimsical'],
  'Before {deadline.t}',
  ['{years.t} Years Late', 'tone!=whimsical'],
  'The Honest People of {town}',
  ['Not on the Stone', 'tone!=whimsical'],
  ['The Second Key', 'tone!=whimsical'],
  ['{num.t} and One', 'tone!=whimsical'],
  ['An Account of {good.t}', 'goods=yes'],
  'The Last of the {few.t}',
  'Nobody Asked {T.name}',
  ['A Perfectly Reasonable Apology', 'tone=whimsical'],
  ['{V.name} Would Have Laughed', 'tone=whimsical'],
  ['The Trouble with {W.name}', 'tone=whimsical'],
  ['Manners in {town}', 'tone=whimsical'],
  ['{days.t} Days without a Straight Face', 'tone=whimsical'],
  ['Everyone but {W.name}', 'tone=whimsical'],
  ['The Great Embarrassment of {town}', 'tone=whimsical'],
  ['A Hat for {V.name}', 'tone=whimsical'],
  ['{T.name} Knows', 'tone=whimsical'],
  ['Sorry, Said {W.name}', 'tone=whimsical'],
  '{hour.t}',
  'The Wrong Side of {town}',
  'Ask {T.name}',
];

/** First sentences about the place, for players. */
export const townFrames: readonly Row[] = [
  '{town} has one street that matters, and it leads to {works}. {habit}',
  'In {town} people go to bed« and get up» by {works}; {deadline} is their new year.',
  'A sign at the first house of {town} says how far it is to {works}«, and not how far it is to anywhere else».',
  [
    'On the road to {town} you meet nothing but {good}«, going the other way», and drivers with {mark}.',
    'goods=yes',
  ],
  '{town} is built of what was left over from {works}, and smells of it: {smell}.',
  'The clock of {town} is a minute fast, so that no one is late for {works}. {habit}',
  [
    'Every child of {town} can say what {good} costs today«, and you are told it at the gate, unasked».',
    'goods=yes',
  ],
  '{smell.s}: that is {town}, and after an hour you no longer notice it, which is how they know who has come to stay.',
  ['{town} is a {place}, and you smell it before you see it: {smell}.', ''],
  ['First there {works.was} {works}; then {town} grew around, and the noise with it: {sound}.', ''],
  ['In {town} you can tell who works by {mark}.', ''],
  ['{town} lives from {good}. {habit}', 'goods=yes'],
  ['What you hear first in {town} is {sound}; what you are asked about first is {record}.', ''],
  ['{town}, a {place}, does one thing, and it is {good}. {habit}', ''],
  [
    'They say in {town} that {good} {good.is} thicker than blood; they say it with {mark}.',
    'goods=yes',
  ],
  ['{habit} That is {town}, a {place} that takes {good} seriously.', ''],
  [
    'Everyone who comes to {town} comes because of {works}, and without {works} there would be an end of {stake}.',
    'tier=1',
  ],
  [
    '{town}, {town2} and {town3} have {works} in common, and {body} to quarrel in; without these« three» there would be an end of {stake}.',
    'tier=2',
  ],
  [
    'Half of what {body} decides is decided in {town}, «a {place} of forty thousand people, »within hearing of {sound}.',
    'tier=2',
  ],
  [
    'When {town} coughs, three provinces cough: without this {place} there would be an end of {stake}.',
    'tier=3',
  ],
  [
    '{body} has its seat in {town}, a {place} with two hundred thousand people«, five gates» and one subject: {good}.',
    'tier=3',
  ],
];

/** Why the party comes to the town after the harm. */
export const hooks: readonly Row[] = [
  '{G} has you led past the house of {X1}« on the way, without a word», and then offers you a chair.',
  ['You had only come for {good}. {G} buys your first round, and does not drink.', 'goods=yes'],
  '{G} is mending something at the door when you arrive, and goes on mending it« while talking».',
  'At the toll«, instead of asking for money», they ask whether you are the ones for {G}.',
  '{G} has heard of you from someone who still owes you something«, and starts with that».',
  'The letter that asked you to come is signed by {G}«, and has been sealed twice».',
  '{G} has rooms ready for you«, on the side of the house that has no street».',
  '{G} is waiting at the gate« {G.themself}», which people notice.',
  'The first who speaks to you openly is {G}.',
  '{G} has asked three others before you. One« of them» left {G.them} an honest note about why not.',
  'You are offered supper, and then«, over the plates,» the matter, by {G}.',
];

export const hooksByScale: readonly Row[] = [
  [
    '{G} meets you in the only room of {body} that has no gallery for listeners«, and puts a chair against the door all the same».',
    'tier=2',
  ],
  [
    'A patrol of {body} rides with you for the last day, «on either side, »and its captain answers every question with one name, that of {G}.',
    'tier=2',
  ],
  [
    'In {town2} they had the horses ready, in {town3} supper; «wherever you come, »{G} has been there before you with a purse.',
    'tier=2',
  ],
  [
    'The doors of {body} are opened for you«, both leaves, which has to be paid for». At the end of a long carpet stands {G} and says: "Quickly."',
    'tier=3',
  ],
  [
    'Your names are read out by a herald« of {body}» who has been told not to say what for, and {G} waits until the doors are shut.',
    'tier=3',
  ],
  [
    'An archway« in the inn» opens on a study three hundred miles away; {G} looks up, asks you in, and asks you not to touch the edges.',
    'tier=3',
  ],
  [
    'The summons bears the seal of {body} and the name of {G}, and the rider« who brought it» has orders to wait for the answer« with a spare horse for each of you».',
    'tier=2',
  ],
  ['{G} receives you «between two meetings, »with a map of three towns and a headache.', 'tier=2'],
  [
    'A ship was sent for you by {G}, and a writ: until {deadline} no door of {body} is closed to you«, and two of those doors have not been opened in a generation».',
    'tier=3',
  ],
  [
    'The regent of the realm is in the room, and is not introduced by {G}, who does the talking.',
    'level>=17',
  ],
  [
    'You are brought to {town} by a spell that is otherwise kept for the sovereign, and {G} is waiting« in the circle, with a coat over the arm».',
    'level>=17',
  ],
  [
    'Five heralds of five crowns stand up« when you come in». {G} sends all of them out, and they go.',
    'level>=17',
  ],
  [
    'You are taken up a stair that is not on the plan of the palace, and at the top, alone, «with no servant, »waits {G}.',
    'tier=3',
  ],
  [
    '{G} has cleared a gallery of four hundred petitioners to be able to speak to you« for ten minutes».',
    'tier=3',
  ],
];

/** Sentences that name the few people who took part. */
export const fewRows: readonly Row[] = [
  [
    'It needed the help of {few} people. {X1}, {X2} and {X3}, who each {part}, are still in {town}; {T} «was in the next room and »heard it.',
    'harm!=taken',
  ],
  '{X1} was promised a better place for it, {X2} was threatened, and {X3} was only asked; «like the others of the {few}, »each of them {part}. {T} was seen by none of them.',
  'Afterwards {few} people kept quiet who each {part}: {X1}, {X2}, {X3}, and others who have moved away. {T} kept quiet as well«, for another reason».',
  'The names of the {few} who each {part} begin with {X1}, {X2} and {X3}. There would be one more« name», that of {T}, if looking on were a crime.',
  '{W} has the {few} in hand, since each of them {part}«, and they have {W} in hand, since they could say so». {X1}, {X2} and {X3} are three of them; {T} saw how it was done.',
  'They were {few}: the three whom the party will meet are {X1}, {X2} and {X3}. Each« of them» {part}, and all« of them» know that {T} was looking.',
  '{W} asked {few} people, and {few} people {part}. {X1} asked why, {X2} asked how much, {X3} asked nothing. {T} was not asked« at all» and was standing there.',
  'It is the same {few} who dine together every year on the day. Each of them {part}; {X1} pays, {X2} carves, {X3} says grace, and {T} is sent a plate.',
  'A thing like that needs hands, and there were {few} pairs. {X1}, {X2} and {X3} each {part}. {T} held a door«, and has been holding it since».',
  'There were {few} in it; each« of them» {part}. {X1}, {X2} and {X3} are three of them, and {T} saw it.',
  'It took {few} people, of whom each {part}. {X1}, {X2} and {X3} are the three to ask; {T} was in the room.',
  '{W} could not have done it alone: {X1}, {X2} and {X3} each {part}, {few} people did so in all, and {T} was there« and said nothing».',
  'Of the {few} who were in it, {X1} thought of it as a duty, {X2} as a favour, {X3} hardly at all; each of them {part}. {T} looked on.',
  'Each of the {few} {part}; {X1}, {X2} and {X3} are the three whom the party will meet. {T} saw it« and was asked not to have».',
  '{few.s} people {part}, among them {X1}, {X2} and {X3}. Another one, {T}, was there by accident« and has been living beside it since».',
  'Nothing forced {X1}, {X2}, {X3} and the rest of the {few}: each {part}«, and went home», and met {T} on the stairs.',
];
