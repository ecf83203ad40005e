import type { ClueKind } from './plot-types.ts';
import type { Row, Skill } from './row-types.ts';

/** First sentences about the place, for players. */
export const townFrames: readonly Row[] = [
  ['{town} is a {place}, and you smell it before you see it: {smell}.', ''],
  ['There are {works}, there is {town} around them, and there is the noise: {sound}.', ''],
  ['In {town} you can tell who works by {mark}.', ''],
  ['{town} lives from {good}. {habit}', ''],
  ['Whoever comes to {town} hears {sound} first, and is asked for {record} second.', ''],
  ['{town}, a {place}, does one thing, and it is {good}. {habit}', ''],
  ['They say in {town} that {good} is thicker than blood; they say it with {mark}.', ''],
  ['{habit} That is {town}, a {place} that takes {good} seriously.', ''],
  [
    'You come to {town} for {good}, like everyone: it hangs on {works}, and on {works} hang{stake.v} {stake}.',
    'tier=1',
  ],
  [
    '{town}, {town2} and {town3} have {works} in common, and {body} to quarrel in; on these three hang{stake.v} {stake}.',
    'tier=2',
  ],
  [
    'Half of what {body} decides is decided in {town}, a {place} of forty thousand people, within reach of {sound}.',
    'tier=2',
  ],
  [
    'When {town} coughs, three provinces cough: this {place} is the reason that there {stake.is} {stake}.',
    'tier=3',
  ],
  [
    '{body} has its seat in {town}, a {place} with two hundred thousand people, five gates and one subject: {good}.',
    'tier=3',
  ],
];

/** What brings the party, after the harm. */
export const hooks: readonly Row[] = [
  'The letter that asked you to come is signed by {G}, and has been sealed twice.',
  '{G} has rooms ready for you, on the side of the house that has no street.',
  '{G} is waiting at the gate {G.themself}, which people notice.',
  'The first who speaks to you openly is {G}.',
  '{G} has asked three others before you. One of them left {G.them} an honest note about why not.',
  'You are offered supper, and then, over the plates, the matter, by {G}.',
];

export const hooksByScale: readonly Row[] = [
  [
    'The summons bears the seal of {body}, and the rider who brought it has orders to wait for the answer with a spare horse for each of you.',
    'tier=2',
  ],
  ['{G} receives you between two meetings, with a map of three towns and a headache.', 'tier=2'],
  [
    'A ship was sent for you, and a writ: until {deadline} no door of {body} is closed to you, and two of those doors have not been opened in a generation.',
    'tier=3',
  ],
  [
    'You are taken up a stair that is not on the plan of the palace. At the top, alone, with no servant, waits {G}.',
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
  ],
  thing: [
    ['Investigation', 'taking a closer look at what everybody walks past'],
    ['Perception', 'lagging behind while the others are shown round'],
    ['Investigation', 'an hour of searching while someone keeps watch'],
    ['Perception', 'knowing what does not belong here'],
    ['Investigation', 'following up what a {worker} mentions in passing'],
    ['Perception', 'having a lamp held low, from the side'],
  ],
  word: [
    ['Persuasion', 'sitting with people until they are tired of silence'],
    ['Insight', 'letting someone talk past the point where the story ends'],
    ['Deception', 'pretending to know it already'],
    ['Performance', 'telling a worse story first'],
    ['Persuasion', 'helping with the work for an hour'],
    ['Intimidation', 'naming the penalty for silence, and the date'],
  ],
  habit: [
    ['Insight', 'watching through a whole meal'],
    ['Perception', 'following at a distance for one evening'],
    ['Stealth', 'staying after the others have gone'],
    ['Insight', 'asking a servant about an ordinary day'],
    ['Perception', 'looking at hands while others look at faces'],
    ['Stealth', 'waiting in the doorway opposite'],
  ],
};

/** The clue to the hiding place that is found in a thing: what sticks to boots there. */
export const residueClues: readonly Row[] = [
  'On the sill, in the print of a heel, is {res}. Ask any of the {workers}: there is one place for that, {lair}.',
  'A broom has pushed {res} into a corner. Every one of the {workers} knows where one gets that on the feet: {lair}.',
  'The visitor wiped a boot on the scraper: {res}, still damp. It comes from {lair} and from nowhere else.',
  'In the fold of the wrapping around {theemb} is {res}; a {worker} names {lair} without thinking.',
  'The rug of {X1} has a stain of {res}, and {X1} has never been to {lair}. Few people have.',
  '{res.s}, a thread of it, runs from the back door as far as the pump: somebody came here from {lair}, and washed.',
];

/** What a larger scale adds to a place. */
export const siteScale: readonly Row[] = [
  [
    '{body} keeps a post here: four guards, a clerk, and a book in which you are written down.',
    'tier=2',
  ],
  [
    'It is one of three of its kind; the other two are in {town2} and {town3}, and a rider goes between them at dawn.',
    'tier=2',
  ],
  ['A detachment from {town2} guards it and does not salute the one from {town}.', 'tier=2'],
  ['Sixty people are at work here at any hour, and the place has its own judge.', 'tier=2'],
  ["Passes are checked; they are green this week, and everyone forges last week's.", 'tier=2'],
  [
    'What is kept here is under the seal of {body}, and broken seals are reported by a small bronze bird.',
    'tier=3',
  ],
  [
    "A company of the crown's guard stands here, under two captains who report to two different ministers.",
    'tier=3',
  ],
  [
    'The doors are warded: teleportation within a hundred paces arrives in the guardroom, in a cage.',
    'tier=3',
  ],
  [
    'Six hundred people work here, and an embassy has rented the house across the street since spring.',
    'tier=3',
  ],
  [
    'An archmage on a pension has the upper floor, is deaf to knocking, and owes a favour to the last owner of {theemb}.',
    'tier=3',
  ],
  [
    "A gorgon's head in lead stops scrying, by order, and there is a standing joke about whose it is.",
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
    '*Speak with Dead*: {V} answers, and answers only what is asked: to "who killed you" the true reply is "the door", "the cold", "the paper", anything but a person.',
    'V=dead tier>=2 agent!=dead',
  ],
  [
    '*Speak with Dead*: the body of {V} is not where the grave is. What answers there is a carter, who is glad of the company.',
    'V=dead tier>=2',
  ],
  [
    '*Zone of Truth*: the {few} have known each other for {years} years and have agreed on sentences that are true. "No one saw {V} leave" is one of them.',
    'tier>=2',
  ],
  [
    '*Zone of Truth*: {body} allows it only with the consent of the person asked. {T} would consent. No one has asked {T}.',
    'tier>=2',
  ],
  [
    '*Locate Creature* and *Scrying* fail on {A} while {A.they} is at {lair}: there is too much lead, water or rock around it, and it was chosen for that.',
    'tier>=2 uncanny=no',
  ],
  [
    '*Scrying* on {A} shows the room in which the caster sits, from the side, {years} years ago.',
    'tier>=2 uncanny=yes',
  ],
  [
    '*Detect Thoughts* on {W}: a counting, from one to {num}, over and over. It has been kept up for so long that it works as a wall.',
    'tier>=2',
  ],
  [
    '*Legend Lore* on {theemb} gives a rhyme with three lines. The third is about {lair}; it takes a local person to hear that.',
    'tier=3',
  ],
  [
    '*Commune* and *Divination* answer, but the powers take the question as it is meant by the law, and in law nothing happened.',
    'tier=3',
  ],
  [
    '*Teleport* to {lair} is possible for those who have stood there. Of the people whom the party can ask, only {T} has.',
    'tier=3',
  ],
  [
    "*Greater Restoration* gives the victims back what they forgot, and with it a page of {record} in everyone's voice.",
    'tier=3',
  ],
  [
    '*Raise Dead* does not bring back {V}, who has been gone for {years} years. It has been tried, secretly, by {W}.',
    'tier=3 V=dead',
  ],
];

/** What the hiding place is like, before its own features. */
export const lairFrames: readonly Row[] = [
  'It can be reached from two sides; the one without footprints is the one in use.',
  'No one has had business here since {calamity}, and yet the hinges are oiled.',
  'A light is visible from {s1} on some nights, low, about where a table would be.',
  'Coming at {hour} means meeting {A}; coming at noon means time to look around, half an hour of it.',
  'The last stretch can only be walked singly. Whoever guards it need not be strong.',
  'It is easy to get in. What takes thought is getting out with someone who cannot walk.',
];

/** Titles; the fields are nouns of the plan. */
export const titles: readonly Row[] = [
  'What {V.name} Left Behind',
  'The {num.t} of {town}',
  '{few.t} Names',
  'The Price of {good.t}',
  'What {record.t} Leaves Out',
  '{emb.t}',
  'The Debt of {town}',
  'Before {deadline.t}',
  '{years.t} Years Late',
  'The Honest People of {town}',
  'Not on the Stone',
  'The Second Key',
  '{num.t} and One',
  'An Account of {good.t}',
  'The Last of the {few.t}',
  'Nobody Asked {T.name}',
  '{hour.t}',
  'The Wrong Side of {town}',
  'Ask {T.name}',
];
