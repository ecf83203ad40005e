import type { Row } from '../row-types.ts';

/** How it looks at the table, and what can be added without a check. */
export const incidents: readonly Row[] = [
  'If the table needs a moment, a messenger from {town} arrives, out of breath, with [a question that can wait|a parcel for the wrong person|the wrong hat]. It costs nothing but a breath.',
  'Characters who ask people in {town} to their face get short answers. Those who [help to carry something|sit down first|ask about the weather] get longer ones.',
  'Whoever of the party stands guard sees how {town} works: [who greets whom|which lamp goes out last|which door is never locked]. It needs no check, only the question.',
  'If {G.call} is present, let it be a person who [finishes the sentences of others|counts along on the fingers|never sits]. Players remember that before they remember the name.',
  'A scene in {town} gains by a task for the hands: [folding nets|shelling peas|stacking wood]. Let the characters talk while they help.',
  'If the players split up in {town}, change between them at [each knock at a door|each question|the moment before an answer]. Nobody should wait longer than that.',
  'The people of {town} like to be asked for an opinion. Whoever does so is [offered a seat|given a second helping] and hears at least whom one should ask next.',
  'One detail may come back later: a [red scarf|squeaking cart|whistled tune] that the party notices in {town}. It belongs to someone who means well.',
  'Let a character with a trade notice something in {town} that only this trade sees: [a good joint|a bad seam|an honest scale]. It opens a conversation, and no secret.',
  'In {town} it is polite to [knock twice|leave the boots outside|name oneself before asking]. Whoever learns that is given the better chair everywhere.',
  'If it becomes too tense, let something ordinary happen in {town}: [milk boils over|a line of washing comes down|a wheel comes off]. It gives everyone a moment to think.',
  'What the party says out loud in {town} is all around the place within the hour, [a little larger|with other names|in a better order]. Let them hear it again from a stranger.',
  'Let a player describe one of the bystanders in {town}: [what this person carries|whom this person waits for|what this person is good at]. It can be of use later.',
];
