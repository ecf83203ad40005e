import type { Row } from '../row-types.ts';
import { chiefsOfComedies } from './chiefs-of-comedies.ts';
import { chiefsOfDarkTales } from './chiefs-of-dark-tales.ts';
import { chiefsOfWideTales } from './chiefs-of-wide-tales.ts';
import type { ChiefEnemy } from './tale-types.ts';

/** By the id of the tale. A tale without them has the leader that its `leader` names. */
export const chiefEnemies: Readonly<Record<string, readonly ChiefEnemy[]>> = {
  ...chiefsOfComedies,
  ...chiefsOfDarkTales,
  ...chiefsOfWideTales,
};

/** What announces the chief enemy to a party before they meet. */
export const chiefTraces: readonly Row[] = [
  'A servant of {A} has let something slip« in {town}»: whoever comes to {lair} will have to deal with {chief}.',
  'People in {town2} say that {A} is not alone at {lair}, and that {chief} is there as well.',
  '[Somebody in {town2} has seen {A} by night, in talk with {chief}, and has told nobody until now.|One night {A} met {chief} under a window in {town2}, and somebody was awake behind it.]',
  'A note in the hand of {A} turns up in {town2}: "For the last evening, {chief}. Nobody will get past."',
  '{T.name} knows who else comes and goes at {lair}, and has told the party [in good time|before it left]: {chief}.',
  '{T.name} has warned the party [already|in good time]: at {lair} it is not {A} who strikes, but {chief}.',
  'Half of {town2} talks about {chief}, and nobody wants to say why. A round of drinks buys the answer: {A} has found an ally.',
  'On the way to {town2} the party meets two people who have fled from {lair}; what they ran from, they say, was {chief}.',
  'Who guards {lair} is no secret« in {town2}»: the children there have a rhyme about {chief}«, and it ends with "Run"».',
  '[An unsigned letter reaches the party in {town2}.|In {town2} a letter without a name is pushed under the door of the party.|Among the things of the party, in {town2}, lies a note that none of them has written.|A messenger in {town2} hands the party a letter and does not wait for an answer.] [It has one line: "Before you meet {A}, you will meet {chief}."|All that it says is: "You have reckoned with {A}. Reckon with {chief}."|"Do not look at {A}," it says. "Look for {chief}."|It advises them to turn back: "With {A} one can talk. With {chief} I have not seen it done."]',
  'Two who serve {A} have been quarrelling« in {town2}», loudly enough: [the one says that {chief} will do everything at {lair}, and the other, that {chief} will not stop where it should|the one would sooner leave than spend another night at {lair} with {chief}; the other has left already].',
  'On a wall in {town2} somebody has drawn {lair}, and in front of it {chief}; the [drawing has been scrubbed, and shows all the better|one who drew it is not to be found].',
];

/** What becomes of A in a fight in which another one is the chief enemy. */
export const behindChief: readonly Row[] = [
  '{A} keeps {chief} between {A.themself} and the party, [and with good reason: in a fight {A.they} is no better than a Noble|and has nothing to set against a blow but the statistics of a Noble].',
  '{A} stays within call of {chief} and [draws only when cornered (use a Noble)|strikes only at what comes past (use a Noble)].',
  '{A} leaves the blows to {chief}; [for whoever gets past, use a Noble|at close quarters {A.they} fights as a Noble].',
  '{A} looks for cover behind {chief}, and [fights, with the statistics of a Noble, only when there is none left|comes out of it only to call for help (a Noble, outside of the budget)].',
  'If {chief} falls, {A} knows that it is over, and [has only the strength of a Noble to put it off|fights on as a Noble would, or gives in if that is offered].',
  '[Between the party and {A} stands {chief}.|What the party must get past is {chief}.] [After that there is {A}, with the statistics of a Noble.|Behind it {A} is easy prey (a Noble).]',
  '{A} [shouts orders« from behind {chief}»|relies on {chief}], and has no plan for the moment when that fails[ (then use a Noble)|, beyond the statistics of a Noble].',
  '[{A} is not the danger here: {chief} is.|It is {chief} that can kill, and not {A}.|Whoever fears {A} here fears the wrong one: fear {chief}.] [Left alone with the party, {A} is a Noble, and outnumbered.|A party that reaches {A} meets a Noble.|Without such help {A} is only a Noble.]',
  '{A} steps back as soon as {chief} steps forward, and fights, [as a Noble does|with the statistics of a Noble], only where a wall is behind {A.them}.',
  '{A} only points, and {chief} strikes; [by {A.themself} {A.they} fights like a Noble|alone, {A.they} is no more than a Noble].',
  '{A} watches how {chief} does, [with an eye on the door|counting the blows], and joins in late, if at all (a Noble, outside of the budget).',
  '{A.name} loses heart when {chief} is beaten[; until then use a Noble for {A.them}|, and up to then strikes no harder than a Noble].',
];
