import type { Row } from '../row-types.ts';

/** How a failed check goes on. */
export const taleRules: readonly Row[] = [
  '[The three places can be visited in any order, and the party may well begin at {p3}.|It does not matter if {p1}, {p2} or {p3} comes first.|Each of the three places can be the first, also {p3}.|One can begin at {p1}, at {p2} or at {p3}.] [A failed check there costs an hour, and the clue is found all the same|Where a check fails, an hour is lost, and the clue is found in spite of that]; {A.name} hears of the visit.',
  '[Nothing below waits behind a single check.|No secret of {A} waits behind a single check.|What {A} hides does not depend on a single check.] Whoever fails at {p1}, {p2} or {p3} learns the same from a neighbour, an hour later.',
  '[Let the party choose where to begin.|The party chooses where to begin, at {p1} or elsewhere.|Where to begin in {town} is for the party to say.] A check that fails at {p1}, {p2} or {p3} means noise or lost time, not silence.',
  '[Any two clues are enough to act on.|With any two clues one can act.|Two clues are enough, whichever they are.] If a check fails, {T} comes of {T.their} own accord the next morning, and knows one thing.',
  '[A failed check at {p1}, {p2} or {p3} takes an hour of the day, and|What a failed check at {p1}, {p2} or {p3} costs is an hour of the day;|Whoever fails at {p1}, {p2} or {p3} needs an hour more, and] the clue is found [all the same|in the end].',
  'If a check fails at {p1}, {p2} or {p3}, give the clue and let {A} learn who was asking.',
  '[Split parties are welcome|The party may split up|It is no mistake to split the party]: {p1}, {p2} and {p3} each take half a day, and none needs what is found at another.',
  'Each of the three places says the same three things in its own way; players who miss a clue at {p1} have two more chances, at {p2} and {p3}.',
  'When the players are stuck, let {T} come to them: {T.they} sends them to {p1}, with one rumour from {town} that they have not heard.',
  '[A failure is never the end of a trail.|No trail ends with a failure.|A failed check does not end a trail.] The clue is given, and {A} is warned: the next check against {A} or {H} is made with disadvantage.',
  'Roll for what a clue costs, not for whether it is found: on a failure at {p1}, {p2} or {p3} the party is seen, is late, or owes somebody a favour.',
  'Each of the three places says what happened, who did it and where to go next. If the party has heard one of these twice, let {T} bring the one that is missing.',
  'On a failed check the player says what went wrong, and the clue is found all the same. After the third failure {A} knows about the party: the first check against {A} or {H} is made with disadvantage.',
  'Give the first clue at {p1}, {p2} or {p3} to whoever asks the right question, without a roll; the checks are for all the others.',
  'If the trail is lost, {H} makes a mistake, and is talked about in {town}: give the party one of the clues that it has missed.',
  'The checks at {p1}, {p2} and {p3} decide how much the party learns, and how many people hear of it. Whoever fails all of one place still leaves it with one clue.',
  'Somebody else can find a clue that the party misses: {T} or {G} comes with it in the evening, and it has cost them something.',
  'A party that is stuck can go back to {p1}, {p2} or {p3} a second time; what was missed there lies open now, but {A} has sent somebody there in between, and hears of the visit that same evening.',
];

/** How one character does what needs two people. */
export const taleAlone: readonly Row[] = [
  'With a single character {T} is the second pair of hands: where one should talk and another look, or two should pull, {T} takes the easier half, without a roll.',
  'One character cannot be in two places. Wherever the text needs two, {T} comes along, or {G} if {T} cannot, and the player says who does what.',
  'For a character who is alone {G} pays for a helper, {T}: to hold a lamp, to keep somebody talking, to lean on the other end. {T} does not fight.',
];

/** Why A, who is weaker than the others, does not fall in the first round. */
export const taleGuards: readonly Row[] = [
  'As long as one of the others stands within 10 feet of {A}, it takes whatever blow or spell is meant for {A.them}.',
  '{A} alone is no match for the party, and knows it: whichever of the others is within 10 feet steps into each attack on {A.them} (no action).',
  'Attacks on {A} hit the nearest of the others instead, until they have been driven or lured more than 10 feet away.',
  'Those who stand within 10 feet of {A} catch what is meant for {A.them}; they have to be drawn off first, one by one.',
  'While two of the others are up, {A} has total cover behind them: the party must break through their line first.',
  '{A} keeps one of the others within reach at all times, and has it between {A.themself} and any danger: it is hit in place of {A.them}.',
];

export const taleTimes: readonly Row[] = [
  '{days.u} days, until {deadline}.',
  '{days.u} days are left before {deadline}; what happens in them is told day by day below.',
  'Until {deadline}, {days} days from now. [Each night of rest brings the next step of {A} closer.|With each night of rest the next step of {A} comes closer.]',
  'There are {days} days. [After {deadline} none of it can be undone.|What is not done by {deadline} stays undone.]',
  '{deadline.u} is {days} days away. [Tell|Let {G} tell] the players [each morning|at each breakfast|at the start of each day] how many are left[| until {deadline}].',
  'It begins {days} days before {deadline}, and {A} uses every one of them.',
  'The party has {days} days, which is enough for all three places and one mistake; then comes {deadline}.',
  'Count down from {days} to {deadline}, where everybody at the table can see it.',
  '{days.u} days in all. [A day has room|There is room in a day] for two places, [{p1} and {p2} for example|such as {p2} and {p3}|say {p1} and {p3}], or for one place and [one good night of sleep|a good night|a long rest].',
  'Between the first evening and {deadline} lie {days} days. {A} acts on several of them, as the list below says, unless the party is in the way.',
  '{deadline.u} comes in {days} days, ready or not, [and a rest costs a day, as everything does|and whoever rests pays for it with a day|and of these each long rest costs one].',
  'On the calendar of {town} {deadline} is {days} days off. Cross off a day whenever the party sleeps.',
  'Day {days} is {deadline}. A party that wastes no time can be at {lair} well before.',
  'There is time until {deadline}: {days} days. {A} knows what to do with each of them.',
  'The party begins with {days} days. Each step of {A} stands below with the day on which it is taken, and with what prevents it.',
  'It ends at the latest with {deadline}, {days} days from the opening scene.',
];

/** The sentences before the other truth of a tale. */
export const taleSwaps: readonly Row[] = [
  'If the players have guessed it, this is true instead. Only what the places show of it changes; {A}, {lair} and the days stay.',
  'This is the other story that fits the same beginning. {A} is still behind it, and {lair} is still where it ends; the places then show this:',
  'For players who know the tale already: what follows is so, and replaces what the places in {town} show.',
];

/** Known people who come along. */
export const taleHelpers: readonly Row[] = [
  '{F} is in {town} these days, trusts {G}, and gets the party into {p1} without a question.',
  '{F} does not believe that it was {S}, says so in public, and goes with the party to {p2} if asked.',
  '{F} has a room near {p3}, and lends it to the party.',
  '{F} would like to help {B}, and waits in {town} to be asked.',
];

/** `{thing}` is a faction of the campaign. */
export const taleFactions: readonly Row[] = [
  '{thing} has someone in {town}, who offers help in return for a look at what is found at {lair}.',
  '{thing} would like to know how it ends in {town}, and asks for an honest report.',
];

/** `{thing}` is an item of the campaign. */
export const taleItems: readonly Row[] = ['At {p3} lies a drawing of {thing}, with a price.'];
