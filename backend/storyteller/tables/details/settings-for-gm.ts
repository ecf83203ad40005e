import type { Row } from '../row-types.ts';

/** How near people are to it, without knowing. */
export const secrets: readonly Row[] = [
  "In {town1} it has left its traces in [the price of candles|an old street name|a children's rhyme]. No one has put these things side by side so far.",
  'A scribe in {town2} has copied out a part of it without understanding it, and wondered only about [the spelling|the ink|a missing page].',
  'It can be shown to the players early, in {town3}, as [a joke|a broken clock|a picture that hangs crooked], and understood late.',
  'Those in {land} who could work it out are busy: one in {town4} [has a new roof to pay|is in love|is writing about birds].',
  'In {town2} an old couple argues about it every winter. Both of them are right, and they [laugh in the end|change sides|forget the beginning].',
  'It is the reason for a custom in {town1} that everyone keeps and no one explains: [a door is left open|one bell is not rung|a cup is poured out].',
  'If the party asks the right question in {town3}, there is a pause, and then [a chair is offered|somebody closes the window|an old man says "finally"].',
  'What is written of it in {town4} fits on [one page|the back of a bill|a tombstone], and has been read by more people than one thinks.',
  'Let the players hear it in two halves, one in {town1} and one in {town2}, from people who [have never met|dislike each other|owe each other a letter].',
  'Somebody in {town3} has dreamed of it so often that the dream has [furniture|a smell|an opening hour]. It is correct in all but the colours.',
  'The oldest song in {land} has a line about it, which is sung in {town4} with [a cough|other words|the mouth closed].',
  'It has made careful people of some in {town1}: they [keep copies|pay in advance|sit near exits], and could not say since when.',
  'A teacher in {town2} gives it to the children as an exercise, as [a sum|a fable|a map with gaps]. They come closer to it each year.',
  'Nothing of it is locked up. In {town3} it lies [among receipts|on an open shelf|under a vase], where everybody may look.',
  'When it is known, people in {town4} will first ask [who has known it|what it costs|whether the market is on], and only then what it means.',
  'There are coincidences in {land} that come from it: [two weddings on one day|a well that filled|a late coach]. In {town1} they are told as such.',
];

/** How such things begin, and how one sees it. */
export const futures: readonly Row[] = [
  'One will see it first in {town1}, by [the queues|the shutters|what is no longer sold], and a day later by the faces.',
  'In {town2} people will do what they always do then: [bake|take in the washing|count the children], and look up the road.',
  'The news reaches {town3} with [a fish cart|a wedding party|a child on a pony], in the wrong order, and is put right by evening.',
  'Somebody in {town4} will have seen it coming, say so, and be [right about the day|thanked too late|asked to write it down].',
  'For a while all of {land} speaks in a lower voice. In {town1} one hears [the clocks|the river|spoons] again.',
  'The party can see it from two sides: from {town2}, where it looks [small|like progress|sudden], and from {town3}, where it does not.',
  "What happens in {town4} then depends on a few people who [know each other's horses|share a wall|have not slept]. The party may well know one of them.",
  'Show it to the players in something small: in {town1} [a sign is repainted|a bench is carried in|a bell is greased].',
  'Letters between {town2} and {town3} become [shorter|more frequent|very polite]. Those who carry them notice it by the weight.',
  'There is still time for a meal in {town4} before it goes on, and it should be a scene: who sits next to whom, [who pays|who gets up first|what is not spoken of].',
  'In {town1} they will name [a street|a cake|a year] after it, whichever way it turns out.',
  'Each of the four towns has a plan for it in a drawer. That of {town2} is [the shortest|in verse|from the last time].',
  'Travellers on the road to {town3} meet others who come from there, and both sides ask, "[How is it where you come from|Is the bridge still open|Is there room]?"',
  'Whatever the party does, {town4} will tell it as [a story about weather|its own idea|a lesson], and keep a chair for them.',
  'Those who sell maps in {land} wait with the new edition. In {town1} they have drawn [a dotted line|a blank spot|two versions].',
  'Three days later somebody in {town2} opens a window that was shut the whole time, and [shakes out a cloth|listens|waters the flowers].',
];
