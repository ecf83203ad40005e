import type { Row } from '../row-types.ts';

/** What else one sees, hears and smells there. */
export const impressions: readonly Row[] = [
  'Whoever comes in from {town} needs a moment for [the light|the smell|the quiet]. Then the details come, one after the other.',
  'There is a sound that belongs to it, [a drip|a creak|a hum], and people from {town} hear it only when they have been away.',
  'Near the entrance hangs [a hook with one glove|a board with chalk marks|a bell without a clapper]. {K.name} has never found out who put it there.',
  'The threshold is worn in the middle, like a spoon. One can see that half of {town} goes in and out here, and on which side [the carts|the barrows|the children] pass.',
  'It smells of [beeswax and dust|smoke and wet wool|iron and apples], and the smell goes along with visitors as far as the first houses of {town}.',
  'On one side there is a place where people wait, with [a bench|two stools|a low wall]. In {town} one says that the best conversations take place there.',
  'Something has been mended in three kinds of wood. {K.name} can say for each of them [who did it|in which year it was|what broke it].',
  'If one lays a hand on the wall one feels [a slight warmth|a faint trembling|how uneven it is]. People from {town} do it in passing, without thinking.',
  'From the back one sees [the roofs of {town}|a strip of {town}|the road to {town}], framed as in a picture, and at a certain hour the light falls right through.',
  '{K.name} has put up a small sign, "[Please close|Mind your head|Ask first]". It is older than it looks, and is obeyed.',
  'There are scratches at the height of a child, [names|ships|a row of faces]. The ones who made them are grown up now and live in {town}.',
  'A draught goes through it that moves [the lamp|the curtain|a strip of paper]. In {town} it is said to come from two sides at once.',
  "It is larger inside than one thinks in {town}, or it seems so, since [everything has its place|the corners are dark|one lowers one's voice].",
  'On a nail beside the door hangs [a lantern|a ladle|an old coat] which may be borrowed. {K.name} knows by heart who in {town} has it.',
  'The ground before it is [swept in arcs|strewn with gravel|trodden hard], and each morning shows how many came from {town} the day before.',
  'One corner is kept free. {K.name} says that it is for [later|a cupboard|whoever comes], and has said so for years.',
];

/** Who else comes and goes. */
export const visitors: readonly Row[] = [
  'An old man from {town} comes by each day at the same time, [asks what is new|sits for as long as a pipe lasts|buys the smallest thing there is], and goes again.',
  'Regulars from {town} have their own hooks and cups here. A newcomer gets one when {K.name} has learned [the name|how he takes his tea].',
  'Children from {town} run errands to this place for [a biscuit|a button|a good word], and know it better than their parents do.',
  'Whoever waits here long enough hears what is spoken of in {town}: [whose roof leaks|who is courting whom|what flour costs], and, at the end, what one came for.',
  '{K.name} remembers guests by [what they left|their shoes|their first question], and greets them with it, even after years.',
  'A cat from {town} looks in now and then, [inspects the corners|sits down on the accounts|is given the rind], and is counted among the guests.',
  'There is a book for visitors, in which people from {town} write [verses|complaints|the weather]. Every fourth page has been used to light a lamp.',
  'Two sisters from {town} come every week to disagree about [a recipe|a will|a card game]. They would be missed.',
  'Travellers bring {K.name} [stones|spoons|coins with holes] from where they have been, and are shown the shelf on which all of it stands.',
  'Those who have business here come early. Those from {town} who have none come [after supper|when it rains|with a bottle], and are the better company.',
  'Strangers are asked three things: [where from, where to, and whether they have eaten|their name, their trade, and whom they know in {town}]. The order never changes.',
  'On some days a carter from {town} helps out, for [a meal|the company|the quiet]. {K.name} pays him in advice, and he takes it.',
  'At the door the people of {town} say [one another\'s names|"after you"|"is it open"], and nobody goes in without having said it.',
  'The one who sweeps here in the evening has heard everything, and tells {town} only [the funny parts|half of it|that it was full].',
  'Somebody has left an umbrella, a bag or a hat here at all times. {K.name} keeps them for a year, [airs them|wears the hats], and then sends them to {town}.',
  'When {K.name} is away, a neighbour from {town} minds it, [badly but with love|strictly|with a book], and has done so for longer than planned.',
];

/** Small things around it that give a patient visitor something to ask about. */
export const hiddenThings: readonly Row[] = [
  'Visitors who stay long enough see that {K.name} [avoids one corner|counts under the breath|looks up at the same sound], like someone who has done it for years.',
  'In {town} there is an explanation for it that is [simple|almost right|told to children]. It has the advantage that no one has to look.',
  'One can come close to it without a check: [sit still for a while|help to carry something|stay when the others leave], and let {K.name} begin to talk.',
  'There is a way in which things are put away here, [too neatly|in the wrong order|twice]. Whoever keeps house in {town} notices it.',
  'Ask in {town} who was here before, and people give [a year|a nickname|a direction], and then the talk goes on to something else.',
  '{K.name} has an answer ready for the questions that all ask. For the one that nobody asks there is [only a look|a pause|a cup of tea].',
  'At the table it helps to describe it three times, the same except for one thing: [the lamp|the dust|a chair]. The players will find it, and ask {K.name} about it.',
  'It has left marks on things that are used daily: [a cup without a handle|a step that is painted over|a key that is worn on one side]. In {town} each house has such things, and so they do not stand out.',
  'The oldest in {town} remember a time when [one entered by the other side|there was a fence|it was called something else]. They do not ask themselves why.',
  'If the party says out loud what it thinks, {K.name} [sets down what is in the hand|corrects a detail|closes the door]. That is an answer, too.',
  'Those from {town} who have been here at the wrong hour remember [a smell|a warm spot|their own voice], and have not spoken about it.',
  'There is an account of it in writing, among other papers: [a bill|a margin note|a letter that was never sent]. {K.name} would hand it over, if asked nicely, for copying.',
  'It keeps its own hours. Whoever watches from the direction of {town} sees it by [a light|the birds|smoke].',
  'One of the regulars from {town} could tell a good part of it, thinks it is [common knowledge|of no interest], and waits for somebody to sit down.',
  'For the players it can begin with something friendly: {K.name} offers them [a seat|a piece of pie|a dry coat], always on the same side.',
  'All of it would have been found long ago, if people from {town} did not think it polite [to look away|to knock|to leave by the front].',
];

/** What it is like to stay, and what can happen by the way. */
export const turnsOfPlaces: readonly Row[] = [
  'For a quiet scene there is [a table at the back|a low wall|a stair] where one is not overheard, and from which one sees who comes from {town}.',
  'Let {K.name} be in the middle of a task: [sorting|polishing|doing accounts]. What has to be said is said without looking up.',
  'It is a good place to meet someone from {town} by accident, since [everybody comes by|it is on the way|it is dry here].',
  'If the party needs a bed, {K.name} knows one, [above the stove|in the loft|two houses on], and names a price after having seen their boots.',
  'Word of whatever happens here is in {town} before the party is, [a little taller|with other endings]. Somebody will ask them whether it is true.',
  'A chase through it would be short and loud: there are [buckets|stacked chairs|a washing line], and somebody from {town} who sees it all and claps.',
  'Characters who come back are remembered. {K.name} has [kept a seat|put something aside|thought of an answer] for them, and hears the news of {town} from them with interest.',
  'If time passes, show it here first: [a new coat of paint|a missing cup|another name on the board]. People from {town} will have got used to it.',
  'One can leave messages here for anybody in {town}, [under the third pot|with a knot for the name|with {K.name}], and they arrive.',
  'Later, when it is quiet, somebody from {town} carries out [the chairs|the ashes|the empty bottles], and stops to say what a day it was.',
  'A player who asks what it sounds like should get an answer: [a kettle|a rope against wood|steps overhead], and from {town} a bell, very small.',
  '{K.name} likes to show people round, in a fixed order, and [skips a door|stops at the same window|tells the same joke]. The regulars from {town} mouth the words.',
  'In the long run it depends on {town} as {town} depends on it: for [bread|firewood|stories]. Both sides would deny it.',
  'When strangers have gone, people in {town} agree about [what they wore|how they paid|who was the leader], and {K.name} lets them.',
  'The place can give a hint without words: [what has been put in the window|which lamp burns|who sits outside]. In {town} one reads it like a signpost.',
  'There is always something to do here for hands that are free: [a rope to be spliced|peas to be shelled|a door to be planed]. {K.name} repays it in talk about {town}.',
];
