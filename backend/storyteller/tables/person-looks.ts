import type { Row } from './row-types.ts';

/** After "is": how a person is built and holds themself. */
export const builds: readonly Row[] = [
  ['tall and bent at the neck, like a lamp', 'species!=dwarf|gnome|halfling'],
  ['small, square and hard to move out of the way', 'species!=goliath|dragonborn'],
  ['as thin as a rake handle and about as patient', 'species!=dwarf|goliath'],
  'broad, slow and exact',
  ['long in the arm and short in the temper', 'species!=gnome|halfling'],
  'round in front and very upright behind it',
  'heavy, and light on the feet',
  ['fifty and looks seventy, except from behind', 'species!=elf|dwarf|gnome'],
  ['fifty and looks thirty, except by daylight', 'species!=elf|dwarf|gnome'],
  'old enough to be left alone, and is',
  'knotted all over, like a rope that has been used for everything',
  'of no particular size, until standing in a doorway',
  'straight-backed on the one side and stiff on the other',
  'lean in the way of people who forget meals',
  'heavy in the shoulders, with small neat feet',
  ['a head taller than the furniture allows for', 'species!=dwarf|gnome|halfling'],
  ['shorter than the voice suggests', 'species!=goliath'],
  'quick in the hands and still everywhere else',
  ['past sixty, upright and never in a hurry', 'species!=elf|dwarf|gnome'],
  'bony, freckled and always a little in motion',
  'wide across the hips and impossible to hurry',
  'lopsided from years of carrying on the left',
  'handsome, in a way that has been pointed out too often',
  'plain, and at peace with that',
  'all elbows, and knows where each of them is',
  'short of breath and not of words',
  ['big, soft-voiced and careful with chairs', 'species!=dwarf|gnome|halfling'],
  ['grey at forty, with the last dye still showing', 'species!=elf|dwarf|gnome|dragonborn'],
  "a walker, with a walker's calves and a walker's impatience",
  [
    'slight enough to be overlooked, which is not always an accident',
    'species!=goliath|dragonborn|orc',
  ],
  'built like a cupboard and about as talkative',
  'as upright as a post, in company',
];

/** After the build: what a person wears. A phrase that begins with a preposition. */
export const clothes: readonly Row[] = [
  'in a coat that was made for a thinner year',
  'in good boots and nothing else that is good',
  ['in grey, with one very red thread at the cuff', ''],
  'with spectacles on the forehead and a second pair on the nose',
  'in an apron with more pockets than there are tools',
  ['in a collar so white that it must be the only one', 'rank=low own!=no'],
  ['in black, of the kind that costs as much as colours', 'rank=high'],
  'in a hat that stays on indoors',
  'with a scarf that was knitted by an angry person',
  ['in three shawls, of which the lowest is silk', ''],
  'with sleeves rolled to exactly the same height',
  "in a dead person's waistcoat, taken in",
  'with a bunch of keys that has been wrapped so as not to ring',
  ['in the livery of {body}, let down at the hem', 'rank=low'],
  ['in the plain chain of {body} and nothing that would distract from it', 'rank=high'],
  'with a bandaged thumb that is on a different hand every week',
  ['in travelling clothes, and has not gone anywhere for years', 'own=yes|no'],
  'with a flower behind the ear that is replaced at noon',
  'in a jacket buttoned one hole wrong, all the way up',
  'with mittens on a string, at that age',
  ['with a sword of the dress kind that has been sharpened', 'rank=high'],
  ['with a knife that is for bread, and is worn in the boot', 'rank=low'],
  "in two left shoes, for vanity's sake",
  'with a medal pinned to the inside of the lapel',
  'in felt slippers, on cobbles, at all times of the day',
  'with ink on one cuff and soup on the other',
  'in yellow, and has heard all the jokes about it',
  'with a stick that is not leaned on',
  ['in sealskin that still smells of it', 'water=yes'],
  ['with a lantern at the belt, lit, at noon', 'underground=yes'],
  ['with straw on one shoulder, as if it lived there', 'beasts=yes'],
  ['with a pencil in the hair, and another, forgotten, behind it', 'learned=yes'],
];

/** A noun phrase: what one remembers of a face or of hands. */
export const faces: readonly Row[] = [
  'a broken nose that was set well',
  ['eyebrows that meet when there is bad news', 'species!=dragonborn'],
  'eyes of two different browns',
  'a gold tooth on the side that smiles',
  ['a scar on the chin, shaved around with care', 'P=he species!=dragonborn|elf'],
  'a face like a shut drawer',
  'a mouth that is always about to whistle',
  ['pale lashes and a level look', 'species!=dragonborn'],
  ['ears that turn red before anything else does', 'species!=dragonborn'],
  ['round cheeks, of the kind that aunts take hold of', 'species!=dragonborn|goliath|orc'],
  'hands ten years older than the rest',
  'a burn on the back of the left hand, in the shape of a hinge',
  ['one eyebrow that has gone white', 'species!=dragonborn'],
  'a listening expression, even when eating',
  'a nose that is blown like a signal',
  'a squint that has won a great deal of money at cards',
  ['a dimple, used like a coin', 'species!=dragonborn|orc'],
  'two fingers that no longer bend and are pointed with',
  'a smile that comes late and leaves early',
  'a forehead with a permanent line, as from a hat',
  ['very clean nails', 'own!=no'],
  ['freckles up to a line where a cap begins', 'species!=dragonborn|orc'],
  'lips that move when reading, and also when listening',
  'a jaw that is set before the question is finished',
  ['skin like good leather, and a shave like bad', 'P=he species!=dragonborn|elf'],
  'tired eyes and a surprising laugh',
  'a wart that everyone has learned not to look at',
  'a front tooth chipped on a nail, not in a fight, whatever is said',
  'a stare that belongs to a much larger animal',
  ['hair that was cut without a mirror', 'species!=dragonborn|goliath'],
  ['a birthmark like a spilled drop, under the left eye', 'species!=dragonborn'],
  'thumbs flattened by work',
];

/** How work and place show on the person, as sentences. */
export const workMarks: readonly Row[] = [
  ['{P} has {mark}, as all do in {town} who have worked at {works}.', 'own=yes'],
  ['The {workers} know each other by {mark}, and {P} has that too.', 'own=yes'],
  ['{P} smells of {smell}, even in church.', 'own=yes'],
  ['There is always {tool} within reach of {P}, indoors as well.', 'own=yes'],
  [
    'A thread of {residue} in the seams of the coat says that {P} has been to {site} today.',
    'own=yes',
  ],
  ['{P} has {mark}, and hides it when speaking with people from {body}.', 'own=yes'],
  'When the noise of {works} stops, {P} looks up before anyone else in {town} does.',
  ['{P} carries {tool} as others carry a handkerchief.', 'own=yes'],
  ['Children in {town} who imitate {P} begin with {mark}.', 'own=yes'],
  ['Around {P} there is a smell of {smell}, and under it one of soap.', 'own=yes'],
  ['{P} keeps {tool} hung over the door, not for luck, and not for use.', 'own=yes'],
  ['One would take {P} for a visitor, if it were not for {mark}.', 'own=yes'],
  'In a seam {P} carries {token}, and touches it before answering.',
  '{P} can sleep through any noise of {works}, and wakes when it stops.',
  ['The boots of {P} are clean except for {residue} that will not come off.', 'own=yes'],
  ['Asked about {mark}, {P} tells strangers a story, and each time another one.', 'own=yes'],
];

/** How a person speaks; sentences. */
export const voices: readonly Row[] = [
  '{P} speaks as if each word had to be carried up a stair.',
  '{P} talks fast, in a low voice, to the third button of your coat.',
  '{P} answers at once, and then gives the real answer.',
  '{P} says a thing once, and says it again only for money.',
  '{P} has a voice for outdoors and has lost the other one.',
  '{P} tells everything in the order in which it happened, and will not be moved along.',
  '{P} never says {good}; it is always "the stuff".',
  '{P} says "we" of {body}, "they" of {town}, and "one" of {P.themself}.',
  '{P} asks what things cost, including those that are not for sale.',
  '{P} speaks the way people write to the bank.',
  '{P} swears by {works}, by a saint of {P.their} own making, and by you.',
  '{P} explains jokes, kindly, before telling them.',
  '{P} drops to a whisper for numbers, as if they could be startled.',
  '{P} greets every person by trade, and you as "the weather".',
  '{P} can be silent in a way that makes others confess.',
  '{P} mixes up left and right and never north and south.',
  '{P} talks to you and looks at whoever is behind you.',
  '{P} has the habit of ending a sentence in the middle, satisfied.',
  '{P} repeats your name until it sounds like an accusation.',
  '{P} tells the truth in the tone of a lie, for fun, and the other way about.',
  '{P} hums one line of a working song and never reaches the second.',
  '{P} calls all soldiers "child" and all children "captain".',
  '{P} laughs first and finds the reason afterwards.',
  '{P} is polite to animals and correct with people.',
  '{P} counts on the fingers while you speak, and will not say what.',
  '{P} pronounces the name of {Q} with great care, like a word in a foreign language.',
  '{P} thanks people before they have done anything, and is seldom disappointed.',
  '{P} starts each speech with "shortly", and it never is.',
];

/** Manners that an idea can ask for: the words that ask, and how P then is. */
export const askedManners: readonly (readonly [words: readonly string[], row: Row])[] = [
  [
    ['grumpy', 'gruff', 'surly', 'bitter', 'angry', 'cranky'],
    '{P} complains of the weather, the party and {works}, in that order, and helps all the same.',
  ],
  [
    ['cheerful', 'jolly', 'merry', 'friendly', 'kind', 'warm'],
    '{P} greets everyone in {town} by name and is glad of each one.',
  ],
  [
    ['shy', 'timid', 'quiet', 'nervous', 'anxious', 'scared', 'afraid'],
    '{P} speaks to the floor, and only looks up once one talks of {good}.',
  ],
  [
    ['proud', 'arrogant', 'haughty', 'vain', 'snobbish'],
    '{P} speaks as if {town} were listening, and lets nobody finish.',
  ],
  [
    ['greedy', 'stingy', 'miserly', 'corrupt'],
    '{P} names a price for each answer, and has never been seen to give change.',
  ],
  [
    ['drunk', 'drunken', 'drinking', 'alcoholic'],
    '{P} has had a glass before anyone comes, and is very exact until the fourth.',
  ],
  [
    ['mad', 'crazy', 'eccentric', 'strange', 'odd', 'weird'],
    '{P} talks to {works} as others do to a dog, and waits for the answer.',
  ],
  [
    ['sad', 'grieving', 'mourning', 'melancholy', 'lonely', 'lost'],
    '{P} speaks softly, stops in the middle, and asks one to go on with what one was saying.',
  ],
  [
    ['wise', 'patient', 'calm', 'gentle'],
    '{P} waits until everyone has spoken, and then says what the party had meant.',
  ],
  [
    ['ruthless', 'cruel', 'cold', 'evil', 'sinister', 'menacing'],
    '{P} is very polite, and people in {town} lower their voices when {P.they} is.',
  ],
  [
    ['liar', 'lies', 'lying', 'deceitful', 'charming', 'cunning', 'sly'],
    '{P} lies about small things, without need, and looks straight at one while doing it.',
  ],
];

/** The age that an idea can ask for, as a build. */
export const askedAges: readonly (readonly [words: readonly string[], row: Row])[] = [
  [
    ['old', 'elderly', 'aged', 'ancient', 'retired', 'grandmother', 'grandfather'],
    'past seventy, and leaner every winter',
  ],
  [
    ['young', 'teenage', 'youth', 'apprentice', 'boy', 'girl'],
    'hardly twenty, and all wrists and ankles',
  ],
];

/** What a person does all the time, after a sentence about the person and a semicolon. */
export const ways: readonly Row[] = [
  'At table {P.they} sorts the peas, or whatever there is of that size.',
  'Before sitting down {P.they} moves the chair so that it faces {site}.',
  '{P.they} winds string round two fingers while thinking, and pockets the string.',
  'In any argument {P.they} takes off the spectacles that {P.they} does not need.',
  '{P.they} opens letters standing, and reads the end first.',
  '{P.they} feeds a one-legged jackdaw and denies it.',
  'Wherever {P.they} has been, the chairs stand straight.',
  '{P.they} walks on the edge of every path, one foot on the grass.',
  'After each bargain {P.they} turns a coin over, and sometimes takes the bargain back.',
  '{P.they} cannot pass {tool} that lies crooked.',
  '{P.they} pays in small coins, warm from the hand.',
  'When it rains {P.they} goes out, and comes in when it stops.',
  '{P.they} leaves a third of everything on the plate, for a guest who has not come yet.',
  "{P.they} reads other people's letters upside down, openly, and comments on the spelling.",
  'During prayers {P.they} keeps one eye open, always the same one.',
  '{P.they} lends out anything, and writes it on the wall in chalk.',
  'Every evening {P.they} walks as far as {site}, touches the door and goes home.',
  '{P.they} buys back the same clock from the same pawnbroker every spring.',
  'in {town} there is one empty window that {P.they} greets.',
  '{P.they} holds doors open a little too long.',
  '{P.they} eats standing up since a certain dinner that is not talked about.',
  'When praised, {P.they} looks for the person who is meant.',
  '{P.they} keeps a list of people who have been kind, and strikes some off.',
  '{P.they} goes round with a mended cup and drinks from nothing else.',
  '{P.they} gives directions by what used to be there.',
  'At the sound of a cart {P.they} stops talking until it has gone by.',
  '{P.they} signs with the left hand and does everything else with the right.',
  'In company {P.they} stands where the draught is.',
];

/** What hangs on it where nothing worse than embarrassment can. */
export const lightStakes: readonly Row[] = [
  'If it comes out, {town} will laugh until {deadline}, which for {P} is a long time.',
  '{body} has a rule for this case. It is two hundred years old, and involves a hat.',
  'The worst of it is that {P} and {Q} would have to talk about it at table.',
  '{town} has a bet on it, to which {P} has contributed, on the wrong side.',
  'There is a song already, with all of it but the name; the refrain needs two syllables, and {P} has counted.',
  'One person in {body} has known for a while and is waiting for a dull dinner to bring it up at.',
  'If {town2} hears of it first, {town} will never hear the end of it.',
  'It would cost {P} a seat in the choir, and that one has a view of {site}.',
  'Three people in {town} know, and each of them believes that the other two do not.',
  '{P} has written a confession, had it framed and hung it in the cellar.',
];

/** How P and a known person F of the campaign stand to each other; for everyone. */
/** What a person has to do with a building of the campaign; for everyone. */
export const haunts: readonly Row[] = [
  '{P.name} can be met at {near} when the work is done.',
  '{P.name} once waited out three days of storm at {near}, and knows the way there by night.',
];

export const ties: readonly Row[] = [
  '{P} has asked {F} for a good word at {body}. {F.name} has promised it, and would like to know first what {P.name} is about.',
  '{F} lent {P} money once, has not asked for it back, and hears by now why {P.name} would rather that it stayed so.',
  '{P} answers the letters of {F} on the same day, and no others. The last one was brought back unopened.',
  '{P} and {F} argue about {works} in public on every market day. This week {P.name} did not come.',
  '{F} has a key of the house of {P}, for emergencies, and has begun to wonder what counts as one.',
  '{P} trusts {F} with everything but one thing, and {F.name} has noticed where the talk always stops.',
  '{F} was on a journey with {P}, years ago. {P.name} tells it often, and each time leaves out the same evening.',
  '{F} has been asked by somebody in {town2} how well {P} is known to be honest, and has not answered yet.',
];

/** Under which circumstances a clue is found, before what is done. */
export const asides: readonly Row[] = [
  'behind the back of {P}',
  'while {P} is busy elsewhere',
  'with some help from {town}',
  'with a friend to keep {P} in talk',
  'without a word to {P}',
  'on the pretext of a visit to {P}',
];
