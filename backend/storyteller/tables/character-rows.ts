import type { Ability } from '../story.ts';
import type { Row } from './row-types.ts';

/** How a character grew up; first sentences of a story of a life. */
export const origins: readonly Row[] = [
  '{P} grew up in {town}, within reach of {sound}, as one of the {workers} in all but wages.',
  'In {town}, where {P} was born, everyone lives from {good}, and those who do not are asked why.',
  '{P} learned to walk between {tool} and the wall at {works}.',
  'The family of {P} had worked at {works} for longer than {record} goes back.',
  '{P} was born in {town} on the eve of {deadline}, so there was nobody free to hold the lamp.',
  '{habit} {P} grew up with that, in {town}, and took it for a law of nature.',
  '{P} is from {town}, {place.a}, and still has {mark} to show for it.',
  'At seven {P} carried water at {works}, at ten {P} carried messages, and at fifteen {P} carried tales.',
  'There were {few} children in the house in {town}, and {P} was the one who was sent.',
  ['{P} came to {town} in a basket of {good}, or so the neighbours put it.', 'craft=yes'],
  'Before anything else {P} could tell by ear what was wrong at {works}.',
  'The first thing that {P} ever owned was {tool}, and it has outlasted two houses.',
  'In {town} they still tell how {P}, at six, walked to {town2} to complain about the weather.',
  '{P} was the quiet one of {few} in a loud house in {town}, and noticed things.',
  'People in {town} say that {P} was no trouble as a child, and look at each other.',
  "{P} grew up above an inn in {town} and fell asleep every night to other people's quarrels.",
  '{P} comes from the last house in {town} before the road begins.',
  'An aunt in {town} brought {P} up, on porridge, proverbs and a stick for emergencies.',
  '{P} could row, lie and plait bread before learning to read, all in {town}.',
  'There is a wall in {town} with the height of {P} on it for every year but one.',
];

/** What an earlier life makes of a character in a line about it, by a word in the name of a background. */
export const backgroundNouns: Readonly<Record<string, string>> = {
  acolyte: 'former acolyte',
  artisan: 'former artisan',
  charlatan: 'former charlatan',
  criminal: 'former criminal',
  entertainer: 'former entertainer',
  farmer: 'former farmer',
  guard: 'former guard',
  hermit: 'former hermit',
  merchant: 'former merchant',
  noble: 'former noble',
  sage: 'scholar',
  sailor: 'former sailor',
  scribe: 'former scribe',
  soldier: 'former soldier',
};

/** What a character of a higher level has done since; `tier=1` has none. */
export const renown: readonly Row[] = [
  [
    'Since then {P} has held a bridge near {town3} for a night, and {body} has sent thanks and a bill.',
    'tier=2',
  ],
  [
    'By now people in {town2} know {P} by sight, and some of them cross the street to shake hands.',
    'tier=2',
  ],
  ['{P} has worked for {body} since, three times, and for the other side once.', 'tier=2'],
  ['There is a price on {P} in {town3}. It has been raised twice.', 'tier=2'],
  ['{town2} owes it to {P} that it still stands, and has put up a bench.', 'tier=2'],
  ['Two villages near {town2} have named a child after {P}, and one a goat.', 'tier=2'],
  [
    '{P} brought a caravan through the passes to {town3} in winter, and lost nothing but a drum.',
    'tier=2',
  ],
  ['The count of {town2} sends {P} a ham each year, and has never said for what.', 'tier=2'],
  ['A necromancer near {town3} had plans until {P} came by to ask the way.', 'tier=2'],
  ['There is a play about {P} in {town2}; it has the wrong horse and the right ending.', 'tier=2'],
  [
    '{P} once sat for nine hours on a trapdoor in {town3}, and would not say what was knocking.',
    'tier=2',
  ],
  [
    'A bandit chief near {town2} has sworn to leave the road alone for as long as {P} lives.',
    'tier=2',
  ],
  ['{P} has dined with two crowned heads since, and left both tables early.', 'tier=3'],
  [
    'A war ended because {P} walked into the wrong tent near {town3}, and stayed to talk.',
    'tier=3',
  ],
  [
    'What {P} did at {town3} has been painted, badly, for {body}, and hangs where ambassadors have to wait.',
    'tier=3',
  ],
  ['Three realms have {P} on a list: one as a friend, one as a debtor, and one in red.', 'tier=3'],
  ['Kings have offered {P} land since, and one of them offered half of a war.', 'tier=3'],
  ['Near {town3} {P} has killed a dragon, and was sorry, and has kept its library.', 'tier=3'],
  ['{P} has been to Hell on an errand for {town2}, and came back with the receipt.', 'tier=3'],
  [
    'The high priest of {town3} walks in front of {P}, with a broom, since the affair of the two suns.',
    'tier=3',
  ],
  ['{P} is forbidden by treaty to enter {town2} with more than four friends.', 'tier=3'],
  ['When the sky over {town3} was open for an hour, it was {P} who found the thread.', 'tier=3'],
  ['There is an island that was not there before {P} said no to a storm off {town2}.', 'tier=3'],
  ['Two emperors have played chess for the services of {P}, and {P} won.', 'tier=3'],
  [
    'A lich who lives near {town3} sends {P} a question at each new year, and has not yet liked the answer.',
    'tier=3',
  ],
];

/** The work that the idea names, before the road; `{trade}` is a role. */
export const formerTrades: readonly Row[] = [
  '{P} was a {former} in {town2} for {few} years, and a good one.',
  'In {town2} {P} lived from the work of a {former}, and still does it when there is time.',
  'Those who knew {P} as a {former} in {town2} would not be surprised by the rest.',
];

/** How a class was learned, by a word in its name. */
export const callings: Readonly<Record<string, readonly Row[]>> = {
  barbarian: [
    'A temper comes once in a generation in that family, and {P} has it, and has stopped apologising.',
    '{P} gets cold before a fight, not hot, and very polite, and those who know it leave.',
    'An old drum in {town} was played at {P.their} birth, and {P} can still hear it coming.',
    'In a fight {P} hears {sound}, as at home, and stops when it stops.',
    '{P} can carry what four of the {workers} can carry, provided that somebody has insulted it first.',
  ],
  bard: [
    '{P} learned the working songs of the {workers} and found that they do other work as well.',
    '{P} was paid to stop playing under a window in {town}, and saw that there was a trade in it.',
    'A blind fiddler on the road to {town2} taught {P} nine tunes and when not to play them.',
    'It began with a song about {boss.a}, of which all {town} knows the tune and nobody will own to the words.',
    '{P} discovered early that people would rather hear it than know it.',
  ],
  cleric: [
    'The gift came at a sickbed, in the night, to {P}, who had only been asked to hold the bowl.',
    'In {town2} {P} shut the eyes of a stranger, and the stranger opened them again.',
    '{P} had an argument with a god in the porch of a temple in {town}, and lost it, and stayed.',
    'What {P} prays to answers in {smell}, and that is enough to go by.',
    '{P} was put into a vestment because it fitted, and the rest came of itself.',
  ],
  druid: [
    'The land behind {site} taught {P} what it teaches anybody who sits still, and then a little more.',
    'A hare led {P} off the road near {town2}, for a year.',
    '{P} asked an oak for a branch, as one asks, and it let go of one.',
    '{P} was shown the old ways by a person who denied that there were any.',
    'Things grow where {P} has slept, which made hiding difficult.',
  ],
  fighter: [
    '{P} learned to fight from the guards of {works}, and to stop from their widows.',
    '{P} has an ordinary sword, from {town2}, and has been asked to sell it to four legends.',
    'In {town} {P} was taught to fence by a cook, who saw no difference.',
    'A militia sergeant in {town} put a spear into {P.their} hands and did not correct the grip.',
    '{P} won the first fight by accident and the others by thinking about that one.',
  ],
  monk: [
    'The trick of it is breath, and {P} had that from the {workers}, who do not waste any.',
    'An old porter in {town2} put {P} on the floor with one finger, for {few} months, until {P} asked how.',
    '{P} swept one courtyard in {town} until the broom was not needed.',
    '{P} spent {few} winters in a house on a hill where nobody spoke and everyone fell down a great deal.',
    'What {P} does with open hands began as a way of not breaking {tool}.',
  ],
  paladin: [
    '{P} swore an oath at {site}, alone, in the rain, and something took it down.',
    'In {town2} {P} stood in a doorway all night, with a chair leg, and in the morning it shone.',
    'A dying knight took {P} for somebody else and knighted {P.them}, at {town}, and it held.',
    'The sword came first, and the oath is engraved on it, in a script that {P} learned afterwards.',
    '{P} promised one thing to one person, and it has turned out to be a large promise.',
  ],
  ranger: [
    '{P} can read a day-old track of {residue}, and used to be paid for it by people who did not say why.',
    '{P} tracked a wolf from {town} to {town2} to give it back its cub, and learned the rest from both.',
    'For {few} winters {P} kept the signal huts above {town}, and spoke to nobody who had two legs.',
    'Somebody had to walk ahead of the carts of {good}, and it was always {P}.',
    '{P} knows the land between {town} and {town2} the way others know a staircase in the dark.',
  ],
  rogue: [
    'Old doors have forgiving locks, as {P} found out at {works}, on long evenings.',
    '{P} stole a bell out of a tower in {town2}, by night, for a bet, and had to carry it past the watch.',
    'The key maker of {town} had no heir and one bad hand, and {P} had time.',
    '{P} began with windows, went on to pockets, and has worked up to explanations.',
    'A thief in {town} taught {P} three things: the exit, the exit, and the bow from the waist.',
  ],
  sorcerer: [
    'Lamps burn blue when {P} sneezes, which runs in the family, who call it the cold.',
    'When {P} was born all the milk in {town} turned, and it was excellent cheese.',
    'In {town2} {P} was hit by lightning, gave some of it back, and has been asked not to.',
    'The power came up in {P} on the day when {calamity.c}, and has never quite gone down.',
    '{P} has never learned a spell: it is more like hiccups, with a direction.',
  ],
  warlock: [
    '{P} has a patron, who pays on time and asks about {town} more often than is comfortable.',
    'Under a stone near {town2} {P} found a hand, and shook it.',
    '{P} owes a name, a year or a favour, and will be told which in {town}, in time.',
    'The bargain was short, and made at {site}, and {P} has reread it for loopholes ever since.',
    'Something listens to {P} that did not listen to {P.their} elders, and has its reasons.',
  ],
  wizard: [
    '{P} learned magic out of the margins of {record}, where a bored {clerk} had left it.',
    '{P} was sent down from a college in {town2} for a footnote.',
    'The first spell that {P} ever cast lit a lamp in {town}, and it cannot be put out.',
    'A pedlar sold {P} half of a spellbook for the price of a whole one. The other half {P} had to work out.',
    '{P} came to magic by way of arithmetic, and still checks the result.',
  ],
  other: [
    '{P} learned what was needed on the road, from those who needed it more.',
    'What {P} can do nobody taught {P.them}; it was there, like a cellar.',
  ],
};

/** What a species adds to the look, by a word in its name. */
export const speciesLooks: Readonly<Record<string, readonly Row[]>> = {
  dragonborn: [
    '{P} has scales the colour of old coins, and rubs them with oil before meeting people.',
    '{P} has a chipped horn, and turns that side to strangers.',
    'In cold weather the breath of {P} melts the frost from the nearest window.',
    'When {P} sleeps, a thread of smoke goes straight up, in any wind.',
    'The crest of {P} rises at lies, those of others and {P.their} own.',
  ],
  dwarf: [
    '{P} has braids with a knot for each thing that is not forgiven yet.',
    '{P} wears a ring on the thumb that was forged too small for any finger, out of spite.',
    'The beard or braid of {P} is tucked into the belt before a fight, and it is seen.',
    '{P} touches stone before entering a house, to hear what it thinks.',
    'There is a chisel in {P.their} boot: {P} would not call that being armed.',
  ],
  elf: [
    '{P} looks as if waiting for the rest of the century.',
    '{P} hums notes that dogs look up at.',
    'There is frost on the lashes of {P} until noon, also in summer.',
    '{P} does not sleep, but sits very still, and is offended by snoring.',
    'In the hair of {P} there sits a leaf, which is said to have always been there.',
  ],
  gnome: [
    '{P} has nine pockets on each side and knows only some of them.',
    'Something ticks in the left boot of {P}, and nobody has dared to ask.',
    '{P} wears three pairs of lenses on one frame, and flips them like pages.',
    '{P} carries a folding stool, for conversations.',
    'The eyebrows of {P} are singed, and have been for years, evenly.',
  ],
  goliath: [
    '{P} ducks under lintels that are high enough.',
    '{P} carries a river stone in each hand while walking, for company.',
    'Snow stays on the shoulders of {P} for longer than on those of others.',
    'The markings on {P.their} skin count something, and {P} adds one every year.',
    '{P} sits down on the ground, so as to be on a level with people.',
  ],
  halfling: [
    '{P} is at eye level with belts, and has drawn conclusions from it.',
    '{P} has a spoon behind the ear, and it has been used in anger.',
    'The hair on the feet of {P} is combed, with a parting.',
    '{P} walks barefoot, silently, and for longer than anyone else.',
    'The cheeks of {P} were made for innocence, and are put to work.',
  ],
  human: [
    '{P} has the look of people who have been told to hurry all their lives.',
    '{P} has a tan line from a ring that is not there.',
    'One hand of {P} is always in a pocket, and it is holding something.',
    'There is nothing special about {P}, which strangers find restful.',
    '{P} is older than the last portrait of the family and younger than the joke about it.',
  ],
  orc: [
    '{P} has one tusk capped in brass, as a keepsake.',
    '{P} has a line of blue dots along the jaw, one for each winter at home.',
    'The laugh of {P} comes from below the table and moves the cups.',
    'People step aside for {P}, who then steps aside for them.',
    '{P} ties ribbons to {P.their} knuckles for luck, a colour for each friend.',
  ],
  tiefling: [
    '{P} wears hats with holes in them, cut neatly.',
    '{P} has one horn wound with red thread, to tell it from the other.',
    'Snow melts in the footprints of {P}, a little late.',
    'The tail of {P} says what the face does not.',
    'Candles lean towards {P} a little.',
  ],
  other: [
    '{P} is hard to place, and has stopped helping.',
    'Nobody guesses at first where {P} is from.',
  ],
};

/** Which culture names the people of a species. */
export const speciesCultures: Readonly<Record<string, string>> = {
  dragonborn: 'dune',
  dwarf: 'hold',
  elf: 'bough',
  gnome: 'lowland',
  goliath: 'fjord',
  halfling: 'vale',
  orc: 'steppe',
  tiefling: 'lagoon',
};

/** Words of an idea that ask for a species, besides its name. */
export const speciesWords: Readonly<Record<string, readonly string[]>> = {
  dragonborn: ['draconic', 'dragon'],
  dwarf: ['dwarven', 'dwarvish', 'dwarves'],
  elf: ['elven', 'elvish', 'elves'],
  gnome: ['gnomish'],
  goliath: ['giant', 'giants'],
  halfling: ['hobbit'],
  orc: ['orcish'],
  tiefling: ['infernal', 'horned', 'devilish'],
};

/** Words of an idea that ask for a class, besides its name. */
export const classWords: Readonly<Record<string, readonly string[]>> = {
  barbarian: ['berserker', 'rage', 'savage'],
  bard: [
    'minstrel',
    'singer',
    'sing',
    'sings',
    'singing',
    'song',
    'songs',
    'musician',
    'music',
    'poet',
    'actor',
    'dancer',
    'storyteller',
  ],
  cleric: ['priest', 'priestess', 'healer', 'heals', 'faith'],
  druid: ['shaman', 'shapeshifter', 'herbalist', 'forest'],
  fighter: ['soldier', 'knight', 'mercenary', 'warrior', 'guard', 'veteran', 'gladiator'],
  monk: ['martial', 'brawler', 'monastery'],
  paladin: ['crusader', 'templar', 'oath', 'vow'],
  ranger: ['hunter', 'tracker', 'scout', 'archer'],
  rogue: [
    'thief',
    'steals',
    'stole',
    'criminal',
    'gambler',
    'spy',
    'assassin',
    'burglar',
    'pickpocket',
    'smuggler',
    'pirate',
  ],
  sorcerer: ['sorceress', 'bloodline'],
  warlock: ['pact', 'cultist', 'witch'],
  wizard: ['mage', 'scholar', 'magician', 'student', 'alchemist', 'librarian', 'professor'],
};

/** The order of the standard array in each class. */
export const classAbilities: Readonly<Record<string, readonly Ability[]>> = {
  barbarian: ['str', 'con', 'dex', 'wis', 'int', 'cha'],
  bard: ['cha', 'dex', 'con', 'int', 'wis', 'str'],
  cleric: ['wis', 'str', 'con', 'cha', 'int', 'dex'],
  druid: ['wis', 'con', 'int', 'dex', 'cha', 'str'],
  fighter: ['str', 'dex', 'con', 'wis', 'cha', 'int'],
  monk: ['dex', 'wis', 'con', 'str', 'int', 'cha'],
  paladin: ['str', 'cha', 'con', 'wis', 'dex', 'int'],
  ranger: ['dex', 'wis', 'con', 'str', 'int', 'cha'],
  rogue: ['dex', 'int', 'con', 'wis', 'str', 'cha'],
  sorcerer: ['cha', 'con', 'dex', 'wis', 'int', 'str'],
  warlock: ['cha', 'dex', 'con', 'wis', 'int', 'str'],
  wizard: ['int', 'con', 'dex', 'wis', 'cha', 'str'],
};

/** What a background added, by a word in its name. */
export const backgroundRows: Readonly<Record<string, readonly Row[]>> = {
  acolyte: [
    'For a time {P} swept a temple in {town2}, and learned where the money is kept and why.',
    '{P} rang the bells of {town2} for {few} years, and can still tell the hour by the feet.',
    'In a temple in {town3} {P} washed the dead, and talked to them.',
    'The priests of {town2} taught {P} to write, to sing and to wait.',
  ],
  criminal: [
    'There is a page about {P} in the watch house of {town2}, with a drawing that does not do {P.them} justice.',
    'In {town3} {P} opened doors for people, and closed the wrong one.',
    '{P} is owed a share by four people in {town2}, of whom three are in prison.',
    '{P} did some things in {town2} for which the law of that place has a word.',
  ],
  sage: [
    '{P} spent {few} years among books in {town2}, most of it on one question.',
    'In {town2} {P} copied a book that nobody was to read, and has forgotten all but one page.',
    '{P} was asked a question in {town3} by an old teacher and has been on the road with it since.',
    'The college of {town2} has a shelf with the mistakes of {P} on it, for the students.',
    'A library in {town2} still keeps a chair for {P}, and a bill.',
  ],
  soldier: [
    '{P} served {few} years on the border near {town3}, mostly in rain.',
    '{P} carried a banner at {town3}, and came home with the pole.',
    'In the army {P} learned to sleep standing, at {town2}, and to cook for sixty.',
    '{P} was a soldier at {town3} until there was nothing left there to be one about.',
  ],
  other: [
    'In between {P} did what there was to do in {town2}, and was quite good at some of it.',
    '{P} has worked for a living in {town2} and lived for a while in {town3}.',
  ],
};

export const ideals: readonly Row[] = [
  'A debt is paid, even if the creditor has forgotten it.',
  'Leave the cart behind, and pride, and the gold, but never anybody.',
  'What is promised at night has to be kept by day.',
  'A law that only the poor have to know is not one.',
  'The truth belongs to those whom it happened to.',
  ['It is better to be cheated than to count the spoons.', 'tone!=grim'],
  'Work that is done well is a kind of prayer, and sometimes the better kind.',
  'One looks at a thing before one cuts it.',
  'Everyone gets one question answered honestly, even an enemy.',
  'Power is a tool, and tools are put back where they were.',
  'A door that one opens for another stays open for oneself.',
  ['There is always a third way, and it usually needs a ladder.', 'tone!=grim'],
  ['Mercy costs more than revenge, and wears better.', ''],
  'People are to be believed the first time, and checked the second.',
  'Whoever eats at the same fire is family until breakfast.',
  ['The dead have a vote, and it counts as one.', 'tone=grim|horror|intrigue'],
  ['If it can be named, it can be fought.', 'tone=horror|grim|heroic'],
  ['The joke comes first and, if there is time, the plan.', 'tone=whimsical'],
  ['Beauty is useful, as anyone knows who was ever cheered up.', 'tone=whimsical|heroic'],
  'No one should be thanked twice for the same thing, or blamed.',
  'What cannot be mended should at least be swept up.',
  'A secret is a loan, and may be called in.',
  'It is not enough to be right; one has to be in time.',
  'Strangers come first, because nobody else puts them there.',
];

/** How an ideal is put; `{ideal}` is a sentence. */
export const idealFrames: readonly Row[] = [
  '{P} says it seldom and acts on it daily: "{ideal}"',
  'They say it in {town}, and {P} is one of the few who mean it: "{ideal}"',
  'What {P} goes by: "{ideal}"',
  '{P} had it from {Q}, of all people: "{ideal}"',
  'It was painted over the door at {works}, and {P} learned to read from it: "{ideal}"',
  'It has cost {P} two friends and a good coat: "{ideal}"',
  'Whoever travels with {P} hears it within a week: "{ideal}"',
  '{P} used to laugh at it, and does not any more: "{ideal}"',
];
