import type { Row } from '../row-types.ts';

/** How a failed check goes on. */
export const taleRules: readonly Row[] = [
  '[The three places can be visited in any order, {p3} first if the players like.|It does not matter if {p1}, {p2} or {p3} comes first.|The order of the places is free, and {p3} may be first.|One can begin at {p1}, at {p2} or at {p3}.|One need not begin at {p1}: {p2} or {p3} will do as well.|Begin wherever the players are curious: {p1}, {p2} or {p3}.] [A failed check there costs an hour and not the clue|Where a check fails, the party loses an hour and keeps the clue|Failing a check takes an hour more, and the clue comes all the same|A failure delays the clue by an hour]; {A.name} hears of the visit.',
  '[Nothing below waits behind a single check.|No secret of {A} waits behind a single check.|What {A} hides does not depend on a single check.] [Whoever fails at {p1}, {p2} or {p3} learns the same from a neighbour, an hour later.|A neighbour of {p1}, {p2} or {p3} can tell it an hour later to those who failed.]',
  '[Let the party choose where to begin.|The party chooses where to begin, at {p1} or elsewhere.|Where to begin in {town} is for the party to say.|Any of the three places will do for a beginning.|No place has to be seen before the others.|{p1}, {p2}, {p3}: the players decide on the order.] [A check that fails at {p1}, {p2} or {p3} means noise or lost time, not silence.|What fails at {p1}, {p2} or {p3} is loud or slow, but it is never in vain.|A failure at {p1}, {p2} or {p3} costs quiet or an hour, and the clue comes with it.|Those who fail at {p1}, {p2} or {p3} are noticed or late, and learn it anyway.|Failed checks at {p1}, {p2} and {p3} make noise or take long; they do not hide a clue.|Let a failed check at {p1}, {p2} or {p3} take longer or wake somebody, and then tell the clue.]',
  '[Any two clues are enough to act on.|With any two clues one can act.|Two clues are enough, whichever they are.] [If a check fails, {T} comes« of {T.their} own accord» the next morning, and knows one thing.|A failed check brings {T}« to the party» the next morning, with one thing to tell.|After a failed check {T} calls on the party in the evening, and tells what was missed.|Where a check fails, {T} makes up for it the next day with one piece of news.|For each failed check {T} has an answer by the next morning.|When a check fails, let {T} be waiting for the party at breakfast, with the clue.]',
  '[A failed check at {p1}, {p2} or {p3} takes an hour of the day, and|A check that fails at {p1}, {p2} or {p3} is paid for with an hour;|Whoever fails at {p1}, {p2} or {p3} needs an hour more, and|At {p1}, {p2} and {p3} a failure means an hour of searching, and then|Take an hour off the day for each failure at {p1}, {p2} or {p3};] [the clue turns up|the clue comes to light|no clue is lost].',
  '[If a check fails at {p1}, {p2} or {p3}, give|After a failure at {p1}, {p2} or {p3} give] the clue [and let {A} learn|, and tell {A}] who was asking.',
  '[Split parties are welcome|The party may split up|It is no mistake to split the party]: [{p1}, {p2} and {p3} each take half a day|half a day is enough for {p1}, and another half for {p2} or {p3}], and [none needs what is found at another|each makes sense without the others].',
  '[The places say the same three things, each in its own way|The same three things can be learned at {p1}, {p2} and {p3}]; players who miss a clue at {p1} [have two more chances, at {p2} and {p3}|can still find it at {p2} or {p3}].',
  '[When the players are stuck, let {T} come to them:|{T} comes to players who are stuck:] {T.they} [sends them to {p1}, with one rumour from {town} that they have not heard|knows a rumour of {town} that is new to them, and shows them the way to {p1}|has thought of something that was said in {town}, and takes them to {p1}|tells them what {town} whispers about {p1}|has a question about {p1} that nobody has asked yet|remembers who was seen at {p1}, and tells them|goes along to {p1}, and shows them where to look].',
  '[A failure is never the end of a trail.|No trail ends with a failure.|A failed check does not end a trail.|A trail goes on after a failed check.|Failing a check does not break off a trail.|Every trail can be followed after a failure, too.] [The clue is given, and {A} is warned: the next check|{A} is warned, the clue is given, and the next check|Give the clue all the same; but {A} hears of it, and the next check|The party has the clue, and {A} has word of the party: the next check|What fails is the secrecy: {A} learns who is asking, and the next check|Tell the clue, and tell {A} of the party: the next check] against {A} or {H} [is made with|has] disadvantage.',
  '[Roll for what a clue costs, not for whether it is found|A roll decides the price of a clue, and never the clue]: on a failure at {p1}, {p2} or {p3} the party [is seen, is late, or owes somebody a favour|loses time, or its cover, or owes a favour].',
  '[What happened, who did it and where to go next: {p1}, {p2} and {p3} each say all of this.|{p1}, {p2} and {p3} each say what happened, who did it and where to go next.] If the party [has heard one of these twice|still lacks one of these in the evening], let {T} bring the one that is missing.',
  '[On a failed check the player says|Let the player whose check fails say] what went wrong, and [the clue is given all the same|the clue is found all the same|the clue is there]. After the third failure {A} [knows about the party|has heard of the party]: the first check against {A} or {H} [is made with|has] disadvantage.',
  '[Give the first clue at {p1}, {p2} or {p3} to whoever asks the right question|At {p1}, {p2} or {p3} the right question is worth the first clue], without a roll; [the checks are for all the others|only the others need checks].',
  'If [the trail is lost|the party loses the trail], {H} makes a mistake, and [is talked about in {town}: give the party|{town} talks of nothing else: hand out] [one of the clues that it has missed|a clue that was missed].',
  'The checks at {p1}, {p2} and {p3} decide [how much the party learns, and how many people hear of it|how much is learned, and by how many]. [Whoever fails all of one place still leaves it with one clue.|Even if all of them fail at a place, one clue is found there.]',
  '[Somebody else can find a clue that the party misses|What the party misses, another finds]: {T} or {G} [comes with it in the evening, and it has cost them something|brings it in the evening, at a price].',
  '[A party that is stuck can go back to {p1}, {p2} or {p3} a second time; what was missed there lies open now|On a second visit to {p1}, {p2} or {p3} a stuck party finds what it missed], but {A} [has sent somebody there« in between», and hears of the visit« that same evening»|has it watched« by then», and knows of the visit within hours].',
];

/** Who prevents a step of the clock while the party is elsewhere. */
export const preventedInAbsence: readonly Row[] = [
  'What prevents a day can be arranged beforehand with people of {town}, who« then» do it also without the party.',
  'If the party is away on one of these days, those« of {town}» whom it has asked« in time» prevent it all the same.',
  'A day can also be prevented without the party, by people« of {town}» whom it has asked« before it leaves».',
  'The party need not be there on each of these days: [somebody in {town}|one person in {town}] who has been asked« in time», and knows what to do, is enough.',
  'While the party is on the road, [friends in {town} can do|people of {town} can do] what prevents a day« in its place», if they have learned how« beforehand».',
  'What prevents a day is not for the party alone: [whoever in {town} has been asked for it|those of {town} whom it has asked] will do it« also while the party is away».',
  'A day that falls into a journey can be left to [those|people] in {town} who have been won over. [What is written here then happens without the party|They do what is written here, as the party would].',
  'Before each journey, [ask the players|let the players say] who in {town} is to see to the days that fall into it; [whoever has been asked does so|that person prevents them].',
  'The party cannot be everywhere: [what it has asked people of {town} to do|whatever people of {town} have promised it to do] against one of these days is done.',
  'Those in {town} who trust the party prevent a day on their own, if it has told them« in time» what to do.',
];

/** How one character does what needs two people. */
export const taleAlone: readonly Row[] = [
  'With a single character {T} is the second pair of hands: where one should talk and another look«, or two should pull», {T} takes the easier half, without a roll.',
  'One character cannot be in two places. Wherever the text needs two, {T} comes along, or {G} if {T} cannot«, and the player says who does what».',
  'For a character who is alone {G} pays for a helper, {T}: to hold a lamp, to keep somebody talking«, to lean on the other end». {T} does not fight.',
];

/** Why A, who is weaker than the others, does not fall in the first round. */
export const taleGuards: readonly Row[] = [
  'As long as one of the others stands within 10 feet of {A}, it takes whatever« blow or spell» is meant for {A.them}.',
  '{A} alone is no match for the party«, and knows it»: whichever of the others is within 10 feet steps into each attack on {A.them} (no action).',
  'Attacks on {A} hit the nearest of the others instead, until they have been driven« or lured» more than 10 feet away.',
  'Those who stand within 10 feet of {A} catch what is meant for {A.them}; they have to be drawn off first«, one by one».',
  'While two of the others are up, {A} has total cover« behind them»: the party must break through their line« first».',
  'One of the others is within reach of {A}« at all times», and steps between {A.them} and any danger: it is hit in place of {A.them}.',
];

export const taleTimes: readonly Row[] = [
  '{days.u} days, until {deadline}.',
  '{days.u} days are left before {deadline}; [what happens in them is told day by day below|the list below has what happens in them].',
  'Until {deadline}, {days} days from now. [Each night of rest brings the next step of {A} closer.|With each night of rest the next step of {A} comes closer.|While the party sleeps, {A} goes on.|Each long rest is a day that {A} uses.|A long rest costs one of these days.|Whoever rests for a night gives {A} a day.]',
  'There are {days} days. [After {deadline} none of it can be undone.|What is not done by {deadline} stays undone.]',
  '{deadline.u} is {days} days away. [Tell|Let {G} tell] the players [each morning|at each breakfast|at the start of each day] how many are left[| until then].',
  'It begins {days} days before {deadline}, [and {A} uses every one of them|none of which {A} wastes].',
  'The party has {days} days«, [which is enough for all three places and one mistake|enough for the three places and for a mistake]»; [then comes {deadline}|after them it is too late, by {deadline}].',
  'Count down from {days} to {deadline}, where [everybody at the table can see it|the players see it|all can see the number].',
  '{days.u} days in all. [A day has room|There is room in a day] for two places, [{p1} and {p2} for example|such as {p2} and {p3}|say {p1} and {p3}], or for one place and [one good night of sleep|a good night|a long rest].',
  '[Between the first evening and {deadline} lie {days} days.|From the first evening it is {days} days to {deadline}.] {A} acts on [several|some] of them, [as the list below says, unless the party is in the way|unless the party prevents it: see the list below].',
  '[{deadline.u} comes in {days} days, ready or not,|{deadline.u} is in {days} days, and does not wait,|In {days} days it is {deadline}, for the party and for {A},|{days.u} days remain, and then comes {deadline},|Nothing puts off {deadline}, {days} days from now,|{deadline.u} cannot be moved: it is in {days} days,] [and a rest costs a day, as everything does|and whoever rests pays for it with a day|and of these each long rest costs one].',
  'On the calendar« of {town}» {deadline} is {days} days off. [Cross off a day whenever the party sleeps.|Each night of sleep takes one of them off.|Strike one out for each long rest.]',
  'Day {days} is {deadline}. [A party that wastes no time can be|Those who waste no time are] at {lair} [well before|days before that].',
  'There is time until {deadline}: {days} days. {A} [knows what to do with each of them|has plans for most of them|has a use for every one of them|has already filled them, on paper|will not let one of them go by].',
  'The party begins with {days} days. [Each step of {A} stands below« with the day on which it is taken, and» with what prevents it.|Below are the steps of {A}, each with its day and with the way to prevent it.]',
  '[It ends at the latest with {deadline}, {days} days from the opening scene.|The end comes with {deadline}, {days} days after the opening scene.|{deadline.u} is the end of it: {days} days from the first scene.]',
];

/** The sentences before the other truth of a tale. */
export const taleSwaps: readonly Row[] = [
  'If the players have guessed it, this is true instead. Only what the places show« of it» changes; {A}, {lair} and the days stay.',
  'This is the other story that fits the same beginning. {A} is still behind it, and {lair} is« still» where it ends; the places« then» show this:',
  'For players who know the tale« already»: what follows is so, and replaces what the places« in {town}» show.',
];

/** Known people who come along. */
export const taleHelpers: readonly Row[] = [
  '{F} is in {town}« these days», trusts {G}, and gets the party into {p1}« without a question».',
  '{F} does not believe that it was {S}, «says so in public, »and goes with the party to {p2} if asked.',
  '{F} has a room near {p3}, and lends it to the party.',
  '{F} would like to help {B}, and waits« in {town}» to be asked.',
];

/** `{thing}` is a faction of the campaign. */
export const taleFactions: readonly Row[] = [
  '{thing} has someone in {town}, who offers help« in return» for a look at what is found at {lair}.',
  '{thing} would like to know how it ends« in {town}», in an honest report.',
];

/** `{thing}` is an item of the campaign. */
export const taleItems: readonly Row[] = ['At {p3} lies a drawing of {thing}, with a price.'];
