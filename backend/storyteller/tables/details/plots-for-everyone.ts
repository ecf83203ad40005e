import type { Row } from '../row-types.ts';

/** What one sees and hears around the task. */
export const hooks: readonly Row[] = [
  '{G.call} offers each of you a seat and a cup, and begins to talk only when [everyone has sat down|the last cup is full|the door is shut].',
  'In {town} strangers are looked at [from the boots up|over the rim of a cup|through half-open shutters], and then greeted, one after the other, by everybody.',
  'When {G.call} speaks, the hands are never still: they [straighten a cloth|turn a ring|sort crumbs into rows].',
  'The inn of {town} has kept a table free for you, with [a clean cloth|five spoons that match|a candle of real wax], and the neighbours walk past to see who sits there.',
  '{G.call} has put a [pot of tea|jug and some cups|plate of bread] on the table, which is there for whoever comes in. It is refilled without a word.',
  'Whoever asks the way to {G.call} in {town} is shown it by [two people at once|a whole street], and is then accompanied for a while, out of politeness.',
];

/** What you see, hear and smell. */
export const scenes: readonly Row[] = [
  'You hear [a shutter that opens|a door that is closed softly|steps that stop], and then all of {town} seems to hold its breath for a moment.',
  'There is a smell of [cold smoke|damp rope|candle wax] in the air, and from somewhere in {town} comes the sound of a hammer that misses a beat.',
  'For a moment it is so quiet that you hear [your own boots|the straps of your packs|cloth move], and, far off in {town}, one voice that counts something.',
  "People from {town} have come closer, step by step, without any of them wanting to be the first. They stop [an arm's length|three steps] behind you.",
  'Somebody hands you [a cup of something warm|a lamp|a heel of bread], as one does in {town}, and looks past you while doing it.',
  'The light falls on [a row of faces|hands that hold on to a railing|an open door], and you could swear that half of {town} is standing there.',
  'A boy from {town} looks you over from the boots up. "[Are they the ones|Is that all of them|Do they know yet]?" he asks, and a hand is put on his shoulder.',
  'Something small rolls towards you over the ground, [a button|a nut|a spool of thread], and comes to rest against your boot. In {town} nobody comes to fetch it.',
  'Two old people from {town} hold each other by the sleeve. One of them nods to you, [as to guests who come late|as if you had been here often].',
  'It takes a while until your ears find it: a [humming|low song|murmur] that goes through {town} from door to door, as if the houses were passing it on.',
  'On a windowsill in {town} stands [a plate with one slice missing|a half-peeled apple|a candle with a long wick]. Whoever was there a moment ago is on the street now, like all the others.',
];
