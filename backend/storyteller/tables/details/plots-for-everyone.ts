import type { Row } from '../row-types.ts';

/** What one sees and hears around the task. */
export const hooks: readonly Row[] = [
  'In {town} there is hardly another subject. [At the well|At the market|Over the counter] one hears three accounts of it, and each of them ends with a shrug.',
  '{G.call} tells it twice, and the second time with [a map drawn in flour|a map of spoons and cups|a finger on the table]. Those who listen in {town} nod at the same places.',
  'The talk in {town} stops when strangers come in, and starts again as soon as it is clear that they are [the ones who were sent for|there because of this|willing to listen].',
  'A list hangs [by the gate|beside the well|on the door of the hall] in {town}, on which everybody can write what was seen or heard. It has grown to [two|three] sheets, and most of it is about other matters.',
  'Whoever walks through {town} sees doors that are open by a hand, and [brooms that have stopped|cups that are held and not drunk from|people who find something to do in front of the house].',
  'People in {town} have begun to bring {G.call} small things, [a loaf, a candle, a jar|a chair, a lamp, some soup], because one can do nothing else for the time being.',
  'It smells of [fresh bread|wet wool|lamp oil and onions] in {town}, as on any other day. That is what visitors remember: how much of the day simply goes on.',
  'An old man in {town} says that in his youth there was something like it. He cannot say [how it ended|what was done about it], and is asked all the same, by everyone.',
  '{G.call} has put a [pot of tea|jug and some cups|plate of bread] on the table, which is there for whoever comes in. It is refilled without a word.',
  'Three carts stand packed in {town}. Their owners say that it has nothing to do with it, and [unpack what they need each evening|check the straps twice a day].',
  'In {town} bets are taken on how it will turn out, for [buttons|nuts|dried peas]. The one who keeps the list does not bet, and is asked about it most.',
  'Whoever asks the way to {G.call} in {town} is shown it by [two people at once|a whole street], and is then accompanied for a while, out of politeness.',
  'The bench by the gate of {town}, where otherwise the old sit, is [full from early on|never free these days]. From there one sees who comes, and who has packed for how long.',
  'Someone in {town} has made [a song|a rhyme] about it already. It has four lines, the third of which changes with whoever sings it.',
  '{G.call} keeps [a notebook|a slate|a bundle of slips] in which all is entered, in small letters. The last page has been left free, and has a date.',
  'On some doors in {town} there is now [a sprig of rosemary|a ribbon|a knot of straw]. It is an old custom for such times, and those who still know why are asked to explain it.',
];

/** What you see, hear and smell. */
export const scenes: readonly Row[] = [
  'You hear [a shutter that opens|a door that is closed softly|steps that stop], and then all of {town} seems to hold its breath for a moment.',
  'Behind you somebody from {town} says quietly, "[That is how it was the last time, too|I said so, did I not say so|Now they have seen it, too]." Nobody answers.',
  'There is a smell of [cold smoke|damp rope|candle wax] in the air, and from somewhere in {town} comes the sound of a hammer that misses a beat.',
  'A woman from {town} puts her [basket|bucket|bundle] down without looking where. It stands there for as long as all this lasts, and she does not let you out of sight.',
  'For a moment it is so quiet that you hear [your own boots|the straps of your packs|cloth move], and, far off in {town}, one voice that counts something.',
  "People from {town} have come closer, step by step, without any of them wanting to be the first. They stop [an arm's length|three steps] behind you.",
  'Somebody hands you [a cup of something warm|a lamp|a heel of bread], as one does in {town}, and looks past you while doing it.',
  'The light falls on [a row of faces|hands that hold on to a railing|an open door], and you could swear that half of {town} is standing there.',
  'A boy from {town} looks you over from the boots up. "[Are they the ones|Is that all of them|Do they know yet]?" he asks, and a hand is put on his shoulder.',
  'Something small rolls towards you over the ground, [a button|a nut|a spool of thread], and comes to rest against your boot. In {town} nobody comes to fetch it.',
  'The ground is [trodden hard|full of fresh prints|swept, all but one corner] here; a good part of {town} must have come by today, to look, and gone home again.',
  'You notice a bell rope that [still swings|has been tied up high|has a new knot]; all the way across {town} it is the only thing that moves.',
  'Two old people from {town} hold each other by the sleeve. One of them nods to you, [as to guests who come late|as if you had been here often].',
  'It takes a while until your ears find it: a [humming|low song|murmur] that goes through {town} from door to door, as if the houses were passing it on.',
  'On a windowsill in {town} stands [a plate with one slice missing|a half-peeled apple|a candle with a long wick]. Whoever was there a moment ago is on the street now, like all the others.',
  'Your shadows lie long before you, and the people of {town} take care [not to step on them|to stand beside them]. It looks like an old habit.',
];
