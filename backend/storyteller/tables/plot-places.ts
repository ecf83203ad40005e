import type { ClueKind } from './plot-types.ts';
import type { Row, Skill } from './row-types.ts';

/** First sentences about the place, for players. */
export const townFrames: readonly Row[] = [
  '{town} has one street that matters, and it leads to {works}. {habit}',
  'In {town} people go to bed and get up by {works}; {deadline} is their new year.',
  'A sign at the first house of {town} says how far it is to {works}, and not how far it is to anywhere else.',
  [
    'On the road to {town} you meet nothing but {good}, going the other way, and drivers with {mark}.',
    'goods=yes',
  ],
  '{town} is built of what was left over from {works}, and smells of it: {smell}.',
  'The clock of {town} is a minute fast, so that no one is late for {works}. {habit}',
  [
    'Every child of {town} can say what {good} costs today, and you are told it at the gate, unasked.',
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
    '{town}, {town2} and {town3} have {works} in common, and {body} to quarrel in; without these three there would be an end of {stake}.',
    'tier=2',
  ],
  [
    'Half of what {body} decides is decided in {town}, a {place} of forty thousand people, within reach of {sound}.',
    'tier=2',
  ],
  [
    'When {town} coughs, three provinces cough: without this {place} there would be an end of {stake}.',
    'tier=3',
  ],
  [
    '{body} has its seat in {town}, a {place} with two hundred thousand people, five gates and one subject: {good}.',
    'tier=3',
  ],
];

/** What brings the party, after the harm. */
export const hooks: readonly Row[] = [
  '{G} has you led past the house of {X1} on the way, without a word, and then offers you a chair.',
  ['You had only come for {good}. {G} buys your first round, and does not drink.', 'goods=yes'],
  '{G} is mending something at the door when you arrive, and goes on mending it while talking.',
  'At the toll, instead of asking for money, they ask whether you are the ones for {G}.',
  '{G} has heard of you from someone who still owes you something, and starts with that.',
  'The letter that asked you to come is signed by {G}, and has been sealed twice.',
  '{G} has rooms ready for you, on the side of the house that has no street.',
  '{G} is waiting at the gate {G.themself}, which people notice.',
  'The first who speaks to you openly is {G}.',
  '{G} has asked three others before you. One of them left {G.them} an honest note about why not.',
  'You are offered supper, and then, over the plates, the matter, by {G}.',
];

export const hooksByScale: readonly Row[] = [
  [
    '{G} meets you in the only room of {body} that has no gallery for listeners, and puts a chair against the door all the same.',
    'tier=2',
  ],
  [
    'A patrol of {body} rides with you for the last day, on either side, and its captain answers every question with one name, that of {G}.',
    'tier=2',
  ],
  [
    'In {town2} they had the horses ready, in {town3} supper; wherever you come, {G} has been there before you with a purse.',
    'tier=2',
  ],
  [
    'The doors of {body} are opened for you, both leaves, which has to be paid for. At the end of a long carpet stands {G} and says: "Quickly."',
    'tier=3',
  ],
  [
    'Your names are read out by a herald of {body} who has been told not to say what for, and {G} waits until the doors are shut.',
    'tier=3',
  ],
  [
    'An archway in the inn opens on a study three hundred miles away; {G} looks up, asks you in, and asks you not to touch the edges.',
    'tier=3',
  ],
  [
    'The summons bears the seal of {body} and the name of {G}, and the rider who brought it has orders to wait for the answer with a spare horse for each of you.',
    'tier=2',
  ],
  ['{G} receives you between two meetings, with a map of three towns and a headache.', 'tier=2'],
  [
    'A ship was sent for you by {G}, and a writ: until {deadline} no door of {body} is closed to you, and two of those doors have not been opened in a generation.',
    'tier=3',
  ],
  [
    'The regent of the realm is in the room, and is not introduced by {G}, who does the talking.',
    'level>=17',
  ],
  [
    'You are brought to {town} by a spell that is otherwise kept for the sovereign, and {G} is waiting in the circle, with a coat over the arm.',
    'level>=17',
  ],
  [
    'Five heralds of five crowns stand up when you come in. {G} sends all of them out, and they go.',
    'level>=17',
  ],
  [
    'You are taken up a stair that is not on the plan of the palace, and at the top, alone, with no servant, waits {G}.',
    'tier=3',
  ],
  [
    '{G} has cleared a gallery of four hundred petitioners to be able to speak to you for ten minutes.',
    'tier=3',
  ],
];

/** How clues are found, by kind, with the place that keeps the thing. */
export const clueHows: Record<ClueKind, readonly (readonly [skill: Skill, how: string])[]> = {
  paper: [
    ['Investigation', 'going through the shelf of that year'],
    ['History', 'knowing how such papers are usually worded'],
    ['Investigation', 'comparing two bundles that should agree'],
    ['Persuasion', 'getting leave to read for one hour'],
    ['Deception', 'asking for a different year, and leafing'],
    ['Investigation', 'reading what has been pasted over, against the light'],
    ['History', 'seeing which page is younger than its neighbours'],
    ['Persuasion', 'offering to put a mislaid bundle in order'],
    ['Sleight of Hand', 'turning two pages at once and one of them back'],
  ],
  thing: [
    ['Investigation', 'taking a closer look at what everybody walks past'],
    ['Perception', 'lagging behind while the others are shown round'],
    ['Investigation', 'an hour of searching while someone keeps watch'],
    ['Perception', 'knowing what does not belong here'],
    ['Investigation', 'following up what a {worker} mentions in passing'],
    ['Perception', 'having a lamp held low, from the side'],
    ['Survival', 'reading the dust before anyone treads in it'],
    ['Investigation', 'asking what has been moved, and by whom'],
    ['Perception', 'looking behind what stands in front'],
  ],
  word: [
    ['Persuasion', 'sitting with people until they are tired of silence'],
    ['Insight', 'letting someone talk past the point where the story ends'],
    ['Deception', 'pretending to know it already'],
    ['Performance', 'telling a worse story first'],
    ['Persuasion', 'helping with the work for an hour'],
    ['Intimidation', 'naming the penalty for silence, and the date'],
    ['Persuasion', 'bringing something warm and asking nothing at first'],
    ['Insight', 'coming back to the one question that was not answered'],
    ['Deception', 'telling it wrongly, and waiting to be corrected'],
  ],
  habit: [
    ['Insight', 'watching through a whole meal'],
    ['Perception', 'following at a distance for one evening'],
    ['Stealth', 'staying after the others have gone'],
    ['Insight', 'asking a servant about an ordinary day'],
    ['Perception', 'looking at hands while others look at faces'],
    ['Stealth', 'waiting in the doorway opposite'],
    ['Perception', 'counting who comes and who leaves'],
    ['Insight', 'comparing two days with each other'],
    ['Insight', 'noticing what is not looked at'],
  ],
};

/** The clue to the hiding place that is found in a thing: what sticks to boots there. */
export const residueClues: readonly Row[] = [
  'The candle that was left behind is stuck to its plate with wax and {res}, and {res} {res.is} found at {lair} and nowhere else.',
  "{X2} has kept the visitor's glove. In the seams {res.is} {res}; any {worker} will say {lair}.",
  'The bolt was oiled, and in the oil there {res.is} {res}: the can has been at {lair}.',
  'A bird has lined its nest under the eaves with {res}. Where somebody comes often enough to bring that along from {lair}, a bird notices.',
  'On the wall, at the height of a shoulder, somebody has leaned for a long time, in a coat full of {res}. There is only {lair} for that.',
  'The doormat, beaten out on a sheet of paper, gives {res}, enough to fill a thimble; it comes from {lair}.',
  'On the sill, in the print of a heel, {res.is} {res}. Ask any of the {workers}: there is one place for that, {lair}.',
  'A broom has pushed {res} into a corner. Every one of the {workers} knows where one gets that on the feet: {lair}.',
  'The visitor wiped a boot on the scraper: {res}, still damp. It comes from {lair} and from nowhere else.',
  'In the fold of the wrapping around {theemb} {res.is} {res}; a {worker} names {lair} without thinking.',
  'The rug of {X1} has a stain of {res}, and {X1}, like most people, has never been to {lair}.',
  '{res.s}, a thread of it, runs from the back door as far as the pump: somebody came here from {lair}, and washed.',
];

/** What a larger scale adds to a place. */
export const siteScale: readonly Row[] = [
  ['{body} has doubled the guard since {harm} began, and halved its pay.', 'tier=2'],
  [
    'The {workers} here are from {away}, are housed in barracks, and have not been told much.',
    'tier=2',
  ],
  [
    'A wagon train is being loaded for {away}, and its captain would like to be gone by dark.',
    'tier=2',
  ],
  [
    'It has burned twice, {here} has built it bigger each time, and the oldest part is inside the newer ones, like a stone in a fruit.',
    'tier=2 here=indoors',
  ],
  ['An inspector of {body} is here this week, with a staff of nine and a tent.', 'tier=2'],
  [
    'The whole place is under a truth-reading at noon, once a week; the {workers} take their holiday then.',
    'tier=3',
  ],
  ['It covers eleven acres of {here} under one roof, and has street names.', 'tier=3 here=indoors'],
  ['A bound elemental does the lifting, is owed {years} years of wages, and can count.', 'tier=3'],
  [
    'Three ministries have keys to it, and the key of {body} has been copied by each of the other two.',
    'tier=3 here=indoors',
  ],
  [
    'A queen was crowned here by {body} once, in an emergency, and the carpet has been left.',
    'tier=3 here=indoors',
  ],
  [
    "Letters from here are read by {body}, by the crown, and by someone in the crown's own post.",
    'tier=3',
  ],
  ['The guards wear rings of {body} that tell their captain who has died and where.', 'tier=3'],
  [
    '{body} keeps a post here: four guards, a clerk, and a book in which you are written down.',
    'tier=2',
  ],
  [
    'It is one of three of its kind; the other two are in {away} and {away2}, and a rider goes between them at dawn.',
    'tier=2',
  ],
  ['A detachment from {away} guards it and does not salute the one from {away2}.', 'tier=2'],
  ['Sixty {workers} are here at any hour, and the place has its own judge.', 'tier=2'],
  [
    "Passes of {body} are checked; they are green this week, and everyone forges last week's.",
    'tier=2',
  ],
  [
    'What is kept here is under the seal of {body}, and broken seals are reported by a small bronze bird.',
    'tier=3',
  ],
  [
    'A company of the guard of {body} stands here, under two captains who report to two different ministers.',
    'tier=3',
  ],
  [
    'The doors are warded by {body}: teleportation within a hundred paces arrives in the guardroom, in a cage.',
    'tier=3 here=indoors',
  ],
  [
    'Six hundred {workers} have their place here, and an embassy has rented the house across the street since spring.',
    'tier=3',
  ],
  [
    'An archmage on a pension has the upper floor, is deaf to knocking, and owes a favour to the last owner of {theemb}.',
    'tier=3 here=indoors',
  ],
  [
    "A gorgon's head in lead stops scrying, by order of {body}, and there is a standing joke about whose it is.",
    'tier=3',
  ],
];

export const travel: readonly Row[] = [
  ['in {there}, a day by road', 'tier=2'],
  ['in {there}, six hours by water', 'tier=2'],
  ['in {there}, over the pass, a day and a half', 'tier=2'],
  ['in {there}, the capital of the next province, four days by road or one spell', 'tier=3'],
  ['in {there}, across the strait, two days with a good wind', 'tier=3'],
  ['in {there}, three days upriver, by the royal barge if you are expected', 'tier=3'],
];

/** What spells of the party find, and do not find. */
export const magic: readonly Row[] = [
  [
    '*Speak with Animals*: the rats of {s1} know who comes at {hour}, by the boots, and want cheese for each boot.',
    'tier>=2',
  ],
  [
    '*Augury* on going to {lair} answers "weal and woe", and both are true.',
    'tier>=2 tone!=whimsical',
  ],
  [
    '*Identify* on {theemb}: there is no magic in it, and never was; whoever left it made it by hand.',
    'tier>=2 uncanny=no',
  ],
  [
    '*Identify* on {theemb}: it was made this week, by hand, by something that has no pulse.',
    'tier>=2 uncanny=yes',
  ],
  [
    '*Detect Thoughts* on {T}: the whole night, in order, over and over, with one moment missing like a tooth.',
    'tier>=2 tone!=whimsical',
  ],
  [
    '*Charm Person* on {C}: {C} tells everything that is in {record}, and has honestly forgotten the rest.',
    'tier>=2',
  ],
  [
    '*Locate Object* on the missing page finds {few} of them: six months ago {W} had copies made, wrong ones.',
    'tier>=2 tone!=whimsical',
  ],
  [
    '*Invisibility* works at {s2}, until the party treads in {res} or in something like it.',
    'tier>=2',
  ],
  [
    '*Dream*, sent to {A}, is answered. {A} knows who is asking from then on.',
    'tier=3 uncanny=no tone!=whimsical',
  ],
  [
    '*Find the Path* leads to {lair} by the way that was used then; the last part of it is a wall.',
    'tier=3 tone!=whimsical',
  ],
  [
    '*True Seeing* in {s3} shows the wall paper, and under it older wall paper, and under that a sentence.',
    'tier=3 tone!=whimsical',
  ],
  [
    '*Stone Shape*, *Passwall* and the like open {lair} from the side. {A} has put what matters where it would then fall down.',
    'tier=3 tone!=whimsical',
  ],
  [
    '*Geas* has been laid on {X2}, years ago, by {W}: not to speak of it. It can be lifted, and {X2} asks that it should be.',
    'tier=3 tone!=whimsical',
  ],
  [
    '*Zone of Truth*: everyone is delighted, forms a queue, and confesses to something else.',
    'tier>=2 tone=whimsical',
  ],
  [
    '*Detect Thoughts* on {W}: a speech, from the beginning, over and over, with a gap where the name of {V} should be.',
    'tier>=2 tone=whimsical',
  ],
  [
    '*Speak with Animals*: the horse of {X2} has been waiting for years to be asked, and does not stop.',
    'tier>=2 tone=whimsical',
  ],
  [
    '*Detect Thoughts* on {T}: somebody in there is already telling the story, with pauses for laughter.',
    'tier>=2 tone=whimsical',
  ],
  [
    '*Scrying* on {A} shows a broad back, a kettle, and then a hand that draws a curtain.',
    'tier>=2 tone=whimsical',
  ],
  [
    '*Augury* on going to {lair} answers "weal", and then, after a pause, "and bring a coat".',
    'tier>=2 tone=whimsical',
  ],
  [
    '*Locate Creature* finds {A} at {lair}, at the inn and behind the party, in this order.',
    'tier>=2 tone=whimsical',
  ],
  [
    '*Speak with Dead*: {V} answers, and answers only what is asked: to "who killed you" the true reply is "the door", "the cold", "the paper", anything but a person.',
    'V=dead tier>=2 agent!=dead',
  ],
  [
    '*Speak with Dead*: the body of {V} is not where the grave is; what answers there is a carter, who is glad of the company.',
    'V=dead tier>=2',
  ],
  [
    '*Zone of Truth*: the {few} have known each other for {years} years and have agreed on sentences that are true; one of them is "No one saw {V} leave".',
    'tier>=2 V=gone tone!=whimsical',
  ],
  [
    '*Zone of Truth*: {body} allows it only with the consent of the person asked. {T} would consent, and no one has asked.',
    'tier>=2',
  ],
  [
    '*Locate Creature* and *Scrying* fail on {A} at {lair}: {A.they} has chosen a place behind lead, water or rock, and knows why.',
    'tier>=2 uncanny=no',
  ],
  [
    '*Scrying* on {A} shows the room in which the caster sits, from the side, {years} years ago.',
    'tier>=2 uncanny=yes tone!=whimsical',
  ],
  [
    '*Detect Thoughts* on {W}: a counting, from one to {num}, over and over, kept up for so long that it works as a wall.',
    'tier>=2 tone!=whimsical',
  ],
  [
    '*Legend Lore* on {theemb} gives a rhyme with three lines. The third is about {lair}; it takes a local person to hear that.',
    'tier=3',
  ],
  [
    '*Commune* and *Divination* answer, but the powers take a question about {deed} as it is meant by the law, and in law nothing happened.',
    'tier=3 tone!=whimsical',
  ],
  [
    '*Teleport* to {lair} is possible for those who have stood there. Of the people whom the party can ask, only {T} has.',
    'tier=3 tone!=whimsical',
  ],
  [
    "*Greater Restoration* gives the victims back what they forgot, and with it a page of {record} in everyone's voice.",
    'tier=3 tone!=whimsical harm=sleepwalk',
  ],
  [
    '*Raise Dead* does not bring back {V}, who has been gone for {years} years. It has been tried, secretly, by {W}.',
    'tier=3 V=dead',
  ],
];

/** How the party gets from the opening to the hiding place, for the overview. */
export const waysThrough: readonly Row[] = [
  'from {X3}, whom the party sees at the start, to {s1}, {s2} and {s3} in any order, and then to {lair}; each of the three has a clue of each sort, and two of a sort are enough.',
  [
    'whoever asks {X1} and {X2} what they have in common is sent to {C} at {s1}; {T} at {s2} and {W} at {s3} know the rest, and all three places point to {lair}.',
    'harm!=taken',
  ],
  '{s1}, {s2} and {s3} can be visited in any order. A failed check costs an hour, and the clue is found all the same; three failed checks cost one of the {days} days until {deadline}.',
  'the paper is at {s1}, the voice at {s2}, the bad conscience at {s3}; any two of them lead to {lair}, and {T} is what wins the talk there.',
  'the party needs three things, and there are three clues to each at {s1}, {s2} and {s3}: what was done to {V}, who acts now, and the way to {lair}.',
  'with {T} on its side the party can end it by words, with the page from {s1} by law, and with neither by force, each time at {lair}.',
];

/** What the hiding place is like, before its own features. */
export const lairFrames: readonly Row[] = [
  [
    'The last who came here uninvited left a lantern, a glove and a good deal of rope.',
    'tone!=whimsical',
  ],
  [
    'There are three ways in: one that everyone knows, one that {A} knows, and one that {T} has not told anybody about.',
    'tone!=whimsical',
  ],
  [
    'Sound goes ahead of everyone here: a word at the entrance is heard by {A} as if it were said into the ear.',
    'tone!=whimsical',
  ],
  [
    'Birds avoid it, and since {harm} began so do dogs; a horse has to be left behind.',
    'tone!=whimsical',
  ],
  ['Somebody has swept here, and left the broom where the party will fall over it.', 'uncanny=no'],
  [
    'The way in leads past {few} marks on the wall, one for each, and under some of them there is a tick.',
    'tone!=whimsical',
  ],
  ['Whoever comes here for the first time has the feeling of being late.', 'tone!=whimsical'],
  ['The air smells of {smell}, and under it of {res}.', ''],
  [
    'At {hour} it is lit; at every other hour one needs a light, and can be seen by it.',
    'tone!=whimsical',
  ],
  [
    'Half of the way in is as it always was, and the other half has been made by {A}, with patience and {tool}.',
    'uncanny=no',
  ],
  ['The {workers} know the way and take it in pairs, talking loudly.', 'tone!=whimsical'],
  [
    'It was in use until {calamity}; the last shift left its mugs.',
    'lair=indoors|underground tone!=whimsical wrong=left|warned|list|blamed|fund|held',
  ],
  ['From {s2} it is half an hour by daylight and nobody has timed it by night.', 'tier=1'],
  [
    'A thread is stretched across the way at the height of a shin; it rings nothing, it only breaks, so that {A} knows.',
    'tone!=whimsical',
  ],
  'The ground gives away each step: {res}, and in it one pair of boots, coming and going.',
  [
    'On paper it belongs to {body}; in fact it belongs to whoever has the patience.',
    'tone!=whimsical',
  ],
  [
    "Two people can hold the entrance against all of {town}; three get in each other's way.",
    'tone!=whimsical',
  ],
  [
    '{A} has hung a bell inside, with a muffled clapper, and a cord that leads further than the light does.',
    'tone!=whimsical',
  ],
  'Those who come by the front smell {smell}; those who come by the back smell lamp oil.',
  'The party can hear {A} from far off, reading out something, stopping, beginning again.',
  'From {town} it can be reached on two sides; the one without footprints is the one in use.',
  [
    'No one has had business here since {calamity}, and yet the hinges are oiled.',
    'tone!=whimsical wrong=left|warned|list|blamed|fund|held',
  ],
  'A light is visible from {s1} on some nights, low, about where a table would be.',
  [
    'Coming at {hour} means meeting {A}; coming at noon means time to look around, half an hour of it.',
    'tone!=whimsical',
  ],
  [
    'The last stretch can only be walked singly, and whoever guards it for {A} need not be strong.',
    'tone!=whimsical',
  ],
  [
    'It is easy to get in. What takes thought is getting out with someone who cannot walk.',
    'tone!=whimsical',
  ],
  [
    'There is a sign at the entrance that says "Nobody lives here", in the hand of {A}.',
    'tone=whimsical',
  ],
  ['One has to knock, and wait, and hear {A} putting things away.', 'tone=whimsical'],
  [
    'From the road one sees smoke, a washing line and {A}, practising something with the arms.',
    'tone=whimsical',
  ],
  [
    'A string across the way rings a bell in the kitchen, and {A} puts on the kettle.',
    'tone=whimsical',
  ],
  [
    'The {workers} leave a pie here on Fridays, and have never asked who eats it.',
    'tone=whimsical',
  ],
  [
    'The way in is easy to find: all the signs to it have been turned round, by {A}, twice.',
    'tone=whimsical',
  ],
];

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

/** That the few took part, with the names that the story uses. */
export const fewRows: readonly Row[] = [
  [
    'It needed the help of {few} people. {X1}, {X2} and {X3}, who each {part}, are still in {town}; {T} was in the next room and heard it.',
    'harm!=taken',
  ],
  '{X1} was promised a better place for it, {X2} was threatened, and {X3} was only asked; like the others of the {few}, each of them {part}. {T} was seen by none of them.',
  'Afterwards {few} people kept quiet who each {part}: {X1}, {X2}, {X3}, and others who have moved away. {T} kept quiet as well, for another reason.',
  'The names of the {few} who each {part} begin with {X1}, {X2} and {X3}. There would be one more name, that of {T}, if looking on were a crime.',
  '{W} has the {few} in hand, since each of them {part}, and they have {W} in hand, since they could say so. {X1}, {X2} and {X3} are three of them; {T} saw how it was done.',
  'They were {few}: the three whom the party will meet are {X1}, {X2} and {X3}. Each of them {part}, and all of them know that {T} was looking.',
  '{W} asked {few} people, and {few} people {part}. {X1} asked why, {X2} asked how much, {X3} asked nothing. {T} was not asked at all and was standing there.',
  'It is the same {few} who dine together every year on the day. Each of them {part}; {X1} pays, {X2} carves, {X3} says grace, and {T} is sent a plate.',
  'A thing like that needs hands, and there were {few} pairs. {X1}, {X2} and {X3} each {part}. {T} held a door, and has been holding it since.',
  'There were {few} in it; each of them {part}. {X1}, {X2} and {X3} are three of them, and {T} saw it.',
  'It took {few} people, of whom each {part}. {X1}, {X2} and {X3} are the three to ask; {T} was in the room.',
  '{W} could not have done it alone: {X1}, {X2} and {X3} each {part}, {few} people did so in all, and {T} was there and said nothing.',
  'Of the {few} who were in it, {X1} thought of it as a duty, {X2} as a favour, {X3} hardly at all; each of them {part}. {T} looked on.',
  'Each of the {few} {part}; {X1}, {X2} and {X3} are the three whom the party will meet. {T} saw it and was asked not to have.',
  '{few.s} people {part}, among them {X1}, {X2} and {X3}. Another one, {T}, was there by accident and has been living beside it since.',
  'Nothing forced {X1}, {X2}, {X3} and the rest of the {few}: each {part}, and went home, and met {T} on the stairs.',
];

/** Who can be found at a place: the clerk, the witness, the wrongdoer. */
export const hostRows: Readonly<Record<'C' | 'T' | 'W', readonly Row[]>> = {
  C: [
    'This is where {C} keeps {record}, and keeps away people with wet hands.',
    '{C} works here from bell to bell and eats at the desk.',
    'Here one finds {C}, in sleeve guards, with {record} under one elbow.',
    '{record.s} is here, and so is {C}, and neither is ever out.',
    ['{C} has a corner here, with a shelf, a stove and a good view of the door.', 'here=indoors'],
    'Ask for {record} and you are shown to {C}; ask for {C} and you are asked why.',
    [
      'The back room is that of {C}, and in it, on a stand of its own, lies {record}.',
      'here=indoors',
    ],
    '{C} sits here, and stands up when someone touches {record}.',
    'In the mornings {C} enters in {record} what the night has left.',
    '{C} is here, and lets you see {record} as long as it stays on the table.',
    '{C} has kept {record} for longer than anyone can say, and dusts it before opening.',
    'Whoever wants to read {record} signs for it, and {C} looks at the signature for a while.',
    [
      '{record.s} lies on a slope by the window, with {C} beside it like a dog beside a door.',
      'here=indoors',
    ],
    '{C} copies here from morning on, and is glad of any question that is not about spelling.',
    'A bell has to be rung for {C}, who comes at once, with {record} and a look at your boots.',
  ],
  T: [
    '{T} comes here every day, with bread in a cloth, and stays until the light goes.',
    "Here, on the bench that is in nobody's way, one finds {T}.",
    '{T} lives around the corner and is here whenever it is cold at home.',
    'If you wait long enough, {T} comes by, and sits down as if it were by chance.',
    ['{T} has worked here since before the roof was mended.', 'here=indoors'],
    'The person who sweeps up after everyone has left is {T}.',
    'People here will point out {T} to you, and then find something to do.',
    '{T} is here, selling next to nothing to hardly anyone.',
    ['{T} has a place here by the stove that nobody else sits down in.', 'here=indoors'],
    'Children come here to {T} with things that have broken, and get them back whole.',
    '{T} mends nets, shoes or lace here, whatever there is, and listens.',
    '{T} carries water here twice a day, and is spoken to by everyone and asked nothing.',
    'It is to {T} that people here give their keys when they go away.',
    ['By the second evening one notices that {T} is always in the room.', 'here=indoors'],
    ['{T} has a key to this place that no one remembers giving.', 'here=indoors'],
  ],
  W: [
    '{W} receives here, on fixed days, behind a large table.',
    'This is where {W} can be spoken to, for as long as a candle end lasts.',
    '{W} walks through here each day at the same time, and people take off their hats.',
    ['A door with a good lock leads to {W}.', 'here=indoors'],
    ['{W} had the window put in, so as to see who comes.', 'here=indoors'],
    'Nothing happens here that {W} has not been asked about first.',
    'At the far end, standing, always, is {W}.',
    ['{W} works here longer than anyone, with the door open.', 'here=indoors'],
    ['You are let in to {W} at once; it is getting out again that takes time.', 'here=indoors'],
    '{W} is here more often than at home, and there is a cot to prove it.',
    ['{W} keeps a room here with a good fire, and visitors stand.', 'here=indoors'],
    [
      'There is a portrait of {W} on the wall here, and {W} under it, a little older.',
      'here=indoors',
    ],
    '{W} comes here to sign things, and reads them first, which takes the morning.',
    'At this hour {W} is always here, and always just about to go.',
    '{W} pays for the lamps here, and can be found where they are brightest.',
  ],
};
