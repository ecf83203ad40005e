import type { Row } from './row-types.ts';

/** How a character grew up; first sentences of a story of a life. */
export const origins: readonly Row[] = [
  [
    '{P} grew up among the {workers} of {town}, as one of them in all but wages.',
    'departure!=unwanted-crown|hangmans-child|understudy|promised-away|one-name-left|bad-verdict|plague-bell',
  ],
  'In {town}, where {P} was born, everyone lives from {good}«, and those who do not are asked why».',
  [
    '{P.their} family had worked at {works} «in {town} »for longer than anyone had kept a list.',
    'departure!=unwanted-crown|hangmans-child|understudy|promised-away|one-name-left|bad-verdict|plague-bell',
  ],
  '{P} grew up in {town}, where people talk about {good} at table«, and took that for a law of nature».',
  '{P} is from {town}, {place.a}, and still has {mark} to show for it.',
  [
    'There were {few} children in the house« in {town}», and {P} was the one who was sent to ask for credit.',
    'departure!=unwanted-crown',
  ],
  'Before anything else {P} could tell by ear what was wrong at {works} in {town}.',
  'The first thing that {P} ever owned was {tool}«, and it has outlasted two houses».',
  'In {town} they still tell how {P}, at six, walked to {town2} to complain about the weather.',
  '{P} was the quiet one of {few} in a loud house« in {town}», and noticed things.',
  'People in {town} say that {P} was no trouble as a child, and look at each other.',
  "{P} grew up above an inn in {town} and fell asleep every night to other people's quarrels.",
  ['{P} comes from the last house in {town} before the road begins.', 'departure!=unwanted-crown'],
  [
    'An aunt in {town} brought {P} up, on porridge«, proverbs» and a stick for emergencies.',
    'departure!=unwanted-crown|hangmans-child|understudy|promised-away|one-name-left|bad-verdict|plague-bell',
  ],
  '{P} could row, lie and plait bread before learning to read, all in {town}.',
  'There is a wall in {town} with {P.their} height on it for every year but one.',
  [
    '{P} was born on the road to {town}, and was carried in« before anyone had counted».',
    'departure!=unwanted-crown|hangmans-child|understudy|promised-away|one-name-left|bad-verdict|plague-bell',
  ],
  'In {town} {P.they} was known for one thing, at eight: getting out of rooms that had been locked.',
  "{P.their} house in {town} burned down twice, and the second time it was nobody's fault.",
  [
    '{P} grew up «in {town} »with a grandmother who had one story and told it as a threat.',
    'departure!=unwanted-crown|hangmans-child|understudy|promised-away|one-name-left|bad-verdict|plague-bell',
  ],
  'There were two families in {town} that did not speak, and {P} came of both.',
  [
    '{P} was left in {town} for a week, «by an uncle, »with a sandwich; the week is not over yet.',
    'departure!=animal-friend|unwanted-crown|promised-away|one-name-left|bad-verdict|plague-bell',
  ],
  [
    'In {town} {P.they} kept the door of an inn from the age of ten«, and was not often argued with».',
    'departure!=unwanted-crown|hangmans-child|understudy|promised-away|one-name-left|bad-verdict|plague-bell',
  ],
  '{P} was the fourth child in {town} to be given that name, and the first to keep it.',
  [
    'The people who brought {P} up in {town} were kind, deaf and always out.',
    'departure!=unwanted-crown|hangmans-child|understudy|promised-away|one-name-left|bad-verdict|plague-bell',
  ],
  [
    'At school in {town} {P.they} was taught two letters, and found the rest alone.',
    'departure!=unwanted-crown|hangmans-child|understudy|promised-away|one-name-left|bad-verdict|plague-bell',
  ],
  [
    '{P} slept over a stable in {town} and still sleeps best where something large breathes.',
    'departure!=unwanted-crown|hangmans-child|understudy|promised-away|one-name-left|bad-verdict|plague-bell',
  ],
  'In {town} there is a bench on which {P} waited for a parent«, and it is called after {P}».',
  '{P} spent a childhood in {town} under a table, listening to people who had power over bread.',
  'Until the age of nine {P} believed that all of the world could be seen from the tower of {town}.',
  '{P} comes from a long line of people in {town} who meant to leave.',
  [
    'In {town} {P.they} was paid a copper a day for keeping crows off a field, and learned to shout.',
    'departure!=unwanted-crown|hangmans-child|understudy|promised-away|one-name-left|bad-verdict|plague-bell',
  ],
  'The midwife of {town} said something over {P} that nobody has repeated.',
  [
    '{P} learned in {town} to cook for eleven, and to say that one was not hungry.',
    'departure!=unwanted-crown',
  ],
  'In {town}, where everyone whistles, {P} is remembered as the one who did not.',
  'A lamplighter in {town} let {P} carry the ladder, and told {P.them} who lived behind each window.',
  '{P} grew up on the wrong bank at {town}«, from which one sees the right one very well».',
  [
    '{P} was raised in {town} on what the travellers left: crusts, boots and half of a language.',
    'departure!=unwanted-crown|hangmans-child|understudy|promised-away|one-name-left|bad-verdict|plague-bell',
  ],
  'In the records of {town} {P.they} is two people«, and has had to do the work of both».',
  '{P} had a twin in {town} for six years, and does not talk about the seventh.',
  'The dog of the house in {town} liked {P} better than anyone, and that settled several things.',
  [
    '{P} came to {town} «with a travelling show, »in the crate marked "fragile", and was not claimed.',
    'departure!=unwanted-crown|hangmans-child|understudy|promised-away|one-name-left|bad-verdict|plague-bell',
  ],
  'In {town} {P.they} won a goat at the age of twelve, and was never again thought harmless.',
  [
    '{P} grew up between two prayers in {town}«, in a house with many candles and little supper».',
    'departure!=unwanted-crown|hangmans-child|understudy|promised-away|one-name-left|bad-verdict|plague-bell',
  ],
  [
    'By fifteen {P} had been apprenticed three times in {town}, and given back three times.',
    'departure!=hangmans-child|wrong-prophecy|unwanted-crown',
  ],
  '{P} knew each roof in {town} by the sound« of it, and the rooms below by what was said there».',
  'A schoolmaster in {town} took {P} for a genius, which did a good deal of harm.',
  [
    'Three sisters in {town} brought {P} up, and agreed on that and on nothing else.',
    'departure!=unwanted-crown|hangmans-child|understudy|promised-away|one-name-left|bad-verdict|plague-bell',
  ],
  'In {town} {P.they} once held a gate shut against a flood, with others, and was the smallest of them.',
  '{P} was born in {town} in a year that people there do not count.',
  [
    '{P.their} father went out for nails in {town}, and came back eleven years later with the nails.',
    'departure!=unwanted-crown|hangmans-child|understudy|promised-away|one-name-left|bad-verdict|plague-bell',
  ],
  'In {town} they still tell how {P}, at six, would not drink from the cup of a bishop before the bishop had.',
  '{P} learned to read from the gravestones of {town}, and counts in ages.',
  'For one whole winter {P} was the only child in {town}.',
  [
    "{P} ran away from a tailor in {town} at sixteen, with the good shears« and somebody else's coat».",
    'departure!=long-way-home|animal-friend|wrong-coat',
  ],
  'What {P} remembers of {town} is a stair«, a smell of soup» and being told to hush.',
];

/** What the character did for a living before the adventures; the idea names this work, `{former}`. */
export const formerTrades: readonly Row[] = [
  '{P} was a {former} in {town2} for {few} years, and a good one.',
  'In {town2} {P.they} lived from the work of a {former}, and still does it when there is time.',
  'Those who knew {P} as a {former} in {town2} would not be surprised by the rest.',
];

/** Places that a backstory can name without an introduction. */
export const lonelyPlaces = [
  'the old watchtower',
  'the ruined mill',
  'the roofless chapel',
  'the shut quarry',
  'the empty toll house',
  'the last barn on the hill road',
  'the old pilgrim house',
  'the abandoned brickworks',
] as const;

/** What a character of a higher level has done since; `tier=1` has none. */
export const renown: readonly Row[] = [
  [
    'Since then {P} has held a bridge near {town3} for a night, and the toll keeper has sent thanks« and a bill».',
    'tier=2',
  ],
  [
    'By now people in {town2} know {P} by sight«, and some of them cross the street to shake hands».',
    'tier=2',
  ],
  ['{P} has settled [three|two|four] feuds near {town2} since, and started one.', 'tier=2'],
  ['A robber baron near {town3} has put a price on {P}«, and has raised it twice».', 'tier=2'],
  [
    'It was {P} who turned back the raiders before {town2}«, and the town has put up a bench for it».',
    'tier=2',
  ],
  ['Two villages near {town2} have named a child after {P}, and one a goat.', 'tier=2'],
  [
    '{P} brought a caravan through the passes to {town3} in winter«, and lost nothing but a drum».',
    'tier=2',
  ],
  ['The count of {town2} sends {P} a ham each year«, and has never said for what».', 'tier=2'],
  ['A necromancer near {town3} had plans until {P} came by to ask the way.', 'tier=2'],
  ['There is a play about {P} in {town2}; it has the wrong horse and the right ending.', 'tier=2'],
  [
    '{P} once sat for a whole night on a trapdoor in {town3}«, and would not say what was knocking».',
    'tier=2',
  ],
  [
    'A bandit chief near {town2} has sworn to leave the road alone for as long as {P} lives.',
    'tier=2',
  ],
  [
    '{P} walked through the burning market of {town3} with a child on each arm«, and went back for the donkey».',
    'tier=2',
  ],
  [
    'The robbers near {town2} have put up a sign, since {P} came by, with an arrow that leads round.',
    'tier=2',
  ],
  ['{P} won a duel in {town3} by not turning up«, and it is still talked about».', 'tier=2'],
  [
    'An abbot in {town2} prays for {P} every Tuesday, by name«, and asks for nothing in return».',
    'tier=2',
  ],
  [
    'In {town3} they open the gate for {P} after dark«, and have never done so for the mayor».',
    'tier=2',
  ],
  [
    '{P} has a room free for life at an inn in {town2}«, and it is the one that used to be haunted».',
    'tier=2',
  ],
  ['The garrison of {town3} salutes {P}«, and nobody has ordered it to».', 'tier=2'],
  [
    '{P} has dined with [two|three] crowned heads since, [one of them in {town2}|one of them in {town3}|once as a guest], and left [the table|each table|every table] [early|before the soup|before the speeches].',
    'tier=3',
  ],
  [
    'A war ended because {P.they} walked into the wrong tent near {town3}, and stayed to talk.',
    'tier=3',
  ],
  [
    'How {P.they} turned back a flood at {town3} has been painted, «badly, »and hangs where ambassadors have to wait.',
    'tier=3',
  ],
  [
    '[Three realms|Three crowns|{town2}, {town3} and a crown] have {P} on a list: one as a [friend|hero|guest], one as a [debtor|creditor|ghost], and one [in red|of the wanted|under another name].',
    'tier=3',
  ],
  [
    '[[Kings|Queens|Dukes] have offered {P} [land|a castle|an island|a title] since, and one of them [near {town2}|near {town3}|in the south] [an army|a fleet|a daughter] to go with it|{P} has turned down [land|a castle|an island|a title] from [a king|a queen|a duke] since, and [the army|the fleet] that went with it].',
    'tier=3',
  ],
  [
    'Near {town3} {P.they} has put an end to a lich, and was sorry«, and has kept its library».',
    'tier=3',
  ],
  ['{P} has been to Hell on an errand for {town2}, and came back with the receipt.', 'tier=3'],
  [
    'There were two suns over {town3} until {P} talked one of them into setting«, and the high priest there has bowed ever since».',
    'tier=3',
  ],
  ['{P} is forbidden by treaty to enter {town2} with more than four friends.', 'tier=3'],
  [
    'When the sky over {town3} tore and was open for an hour, it was {P} who sewed it up.',
    'tier=3',
  ],
  [
    'There is an island that was not there before {P.they} said no to a storm off {town2}.',
    'tier=3',
  ],
  [
    'Two [emperors|queens|sultans] have played [chess|dice|cards] for the services of {P}, who [upset the table|put a stop to it|took the winnings to {town2}|took the winnings to {town3}], and now owes each of them [a game|a favour|an apology].',
    'tier=3',
  ],
  [
    'A lich who lives near {town3} sends {P} a question at each new year«, and has not yet liked the answer».',
    'tier=3',
  ],
  ['{P} gave back a stolen winter to {town3}, and was thanked with a warm one.', 'tier=3'],
  [
    'Something «as large as a hill »sleeps under {town2}, and has turned over since {P} went down to have a word.',
    'tier=3',
  ],
  [
    '{P} has refused a crown at {town3}«, and was asked to hold it for a moment all the same».',
    'tier=3',
  ],
  [
    'A titan« [near {town2}|beyond {town3}|in the hills of {town3}]» knows {P} by the [sound of the step|step|voice], and [lifts a foot|steps aside|turns down its song].',
    'tier=3',
  ],
  [
    'Where {P.they} stood in the last battle for {town2} there is a ring of grass that stays green.',
    'tier=3',
  ],
  ['Death has come for {P} once, near {town3}, and was asked to wait, and did.', 'tier=3'],
  [
    '{P} had {town2} moved uphill before the great flood, «house by house, »and was called a fool until it came.',
    'tier=3',
  ],
  ['{P} talked a besieged captain out of a tower at {town3}«, and stayed to supper».', 'tier=2'],
  [
    'A ferry at {town2} carries {P} free of charge«, and there has never been a reason on paper».',
    'tier=2',
  ],
  [
    '{P} found the lost bell of {town3} in a lake«, and rang it under water to prove it».',
    'tier=2',
  ],
  ['The wolves near {town2} keep off the road since {P} spent one winter among them.', 'tier=2'],
  ['{P} has stood godparent at {town3} to the child of an ogre.', 'tier=2'],
  [
    'A haunted mill near {town2} grinds again, because {P.they} asked the ghost what was wrong with the flour.',
    'tier=2',
  ],
  ['{P} ended a strike in {town3} by doing the work of one day, alone« and badly».', 'tier=2'],
  [
    '{P} stood between two armies at {town3} with a kettle, until both had asked for tea.',
    'tier=3',
  ],
  [
    'The sea at {town2} goes back by a yard whenever {P.they} walks along the beach«, out of respect».',
    'tier=3',
  ],
  [
    'A god of [small things|doorsteps|lost gloves|crossroads] [near {town2}|near {town3}|with few worshippers] owes {P} a favour, and has asked [twice|three times|once a year] what it is to be.',
    'tier=3',
  ],
  [
    '{P} answered a sphinx near {town3} with a better riddle, which it has been working on since.',
    'tier=3',
  ],
  ['The night over {town2} has one star more since {P.they} came back from up there.', 'tier=3'],
  [
    '{P} has carried a burning crown out of {town3} in both hands«, and put it out in a horse trough».',
    'tier=3',
  ],
];
