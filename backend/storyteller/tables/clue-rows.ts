import type { ClueKind } from './plot-types.ts';
import type { Row, Skill } from './row-types.ts';

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
  'The candle« that was left behind» is stuck to its plate with wax and {res}, and {res} {res.is} found at {lair} and nowhere else.',
  "{X2} has kept the visitor's glove. In the seams {res.is} {res}; any {worker} will say {lair}.",
  'The bolt was oiled, and in the oil« there» {res.is} {res}: the can has been at {lair}.',
  'A bird has lined its nest« under the eaves» with {res}. Where somebody comes often enough to bring that along from {lair}, a bird notices.',
  'On the wall, «at the height of a shoulder, »somebody has leaned for a long time, in a coat full of {res}. There is only {lair} for that.',
  'The doormat, beaten out« on a sheet of paper», gives {res}«, enough to fill a thimble»; it comes from {lair}.',
  'On the sill, in the print of a heel, {res.is} {res}. Ask« any of» the {workers}: there is one place for that, {lair}.',
  'A broom has pushed {res} into a corner. Every one of the {workers} knows where one gets that« on the feet»: {lair}.',
  'The visitor wiped a boot on the scraper: {res}, still damp. It comes from {lair}« and from nowhere else».',
  'In the fold of the wrapping« around {theemb}» {res.is} {res}; a {worker} names {lair} without thinking.',
  'The rug of {X1} has a stain of {res}, and {X1}«, like most people,» has never been to {lair}.',
  '{res.s}«, a thread of it,» runs from the back door as far as the pump: somebody came here from {lair}, and washed.',
];

/** What spells of the party find, and do not find. */
export const magic: readonly Row[] = [
  [
    '*Speak with Animals*: the rats of {s1} know who comes at {hour}, by the boots, and want cheese« for each boot».',
    'tier>=2',
  ],
  [
    '*Augury* on going to {lair} answers "weal and woe", and both are true.',
    'tier>=2 tone!=whimsical',
  ],
  [
    '*Identify* on {theemb}: there is no magic in it«, and never was»; whoever left it made it by hand.',
    'tier>=2 uncanny=no',
  ],
  [
    '*Detect Magic* on {theemb}: a trace of necromancy«, as of a hand without a pulse».',
    'tier>=2 uncanny=yes',
  ],
  [
    '*Detect Thoughts* on {T}: the whole night, «in order, over and over, »with one moment missing like a tooth.',
    'tier>=2 tone!=whimsical',
  ],
  [
    '*Charm Person* on {C}: {C} tells everything that is in {record}, and has «honestly »forgotten the rest.',
    'tier>=2',
  ],
  [
    '*Locate Object* on the missing page finds {few}« of them»: six months ago {W} had copies made, wrong ones.',
    'tier>=2 tone!=whimsical',
  ],
  [
    '*Invisibility* works at {s2}, until the party treads in {res}« or in something like it».',
    'tier>=2',
  ],
  [
    '*Dream*, sent to {A}, is answered. {A} knows who is asking« from then on».',
    'tier=3 uncanny=no tone!=whimsical',
  ],
  [
    '*Find the Path* leads to {lair} by the way that was used then; the last part« of it» is a wall.',
    'tier=3 tone!=whimsical',
  ],
  [
    '*True Seeing* in {s3} shows the wall paper, «and under it older wall paper, »and under that a sentence.',
    'tier=3 tone!=whimsical',
  ],
  [
    '*Stone Shape*, *Passwall* and the like open {lair} from the side. {A} has put what matters where it would then fall down.',
    'tier=3 tone!=whimsical',
  ],
  [
    '*Geas* has been laid on {X2}, years ago, by {W}: not to speak of it. It can be lifted«, and {X2} asks that it should be».',
    'tier=3 tone!=whimsical',
  ],
  [
    '*Zone of Truth*: everyone is delighted«, forms a queue,» and confesses to something else.',
    'tier>=2 tone=whimsical',
  ],
  [
    '*Detect Thoughts* on {W}: a speech, «from the beginning, »over and over, with a gap where the name of {V} should be.',
    'tier>=2 tone=whimsical',
  ],
  [
    '*Speak with Animals*: the horse of {X2} has been waiting «for years »to be asked, and does not stop.',
    'tier>=2 tone=whimsical',
  ],
  [
    '*Detect Thoughts* on {T}: somebody in there is already telling the story«, with pauses for laughter».',
    'tier>=2 tone=whimsical',
  ],
  [
    '*Scrying* on {A} shows a broad back«, a kettle,» and then a hand that draws a curtain.',
    'level>=9 tone=whimsical',
  ],
  [
    '*Augury* on going to {lair} answers "weal", and then«, after a pause,» "and bring a coat".',
    'tier>=2 tone=whimsical',
  ],
  [
    '*Locate Creature* finds {A} at {lair}, at the inn and behind the party«, in this order».',
    'level>=7 tone=whimsical',
  ],
  [
    '*Speak with Dead*: {V} answers, and answers only what is asked: to "who killed you" the true reply is "the door"«, "the cold", "the paper"», anything but a person.',
    'V=dead tier>=2 agent!=dead',
  ],
  [
    '*Speak with Dead*: the body of {V} is not where the grave is; what answers there is a carter«, who is glad of the company».',
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
    '*Locate Creature* fails on {A} at {lair}: {A.they} has chosen a place behind lead«, and knows why».',
    'level>=7 uncanny=no',
  ],
  [
    '*Scrying* on {A} shows the room in which the caster sits, «from the side, »{years} years ago.',
    'level>=9 uncanny=yes tone!=whimsical',
  ],
  [
    '*Detect Thoughts* on {W}: a counting, from one to {num}, over and over«, kept up for so long that it works as a wall».',
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
    'level>=13 tone!=whimsical',
  ],
  [
    "*Greater Restoration* gives the victims back what they forgot, and« with it» a page of {record} in everyone's voice.",
    'tier=3 tone!=whimsical harm=sleepwalk',
  ],
  [
    '*Raise Dead* does not bring back {V}, who has been gone for {years} years. It has been tried, «secretly, »by {W}.',
    'tier=3 V=dead',
  ],
];
