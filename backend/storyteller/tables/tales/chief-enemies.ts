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
  '{T.name} has found out who else comes and goes at {lair}, and tells the party: {chief}.',
  '{T.name} warns the party: at {lair} it is not {A} who strikes, but {chief}.',
  'Half of {town2} talks about {chief}, and nobody wants to say why. A round of drinks buys the answer: {A} has found an ally.',
  'On the way to {town2} the party meets two people who have fled from {lair}; what they ran from, they say, was {chief}.',
  'Who guards {lair} is no secret« in {town2}»: the children there have a rhyme about {chief}«, and it ends with "Run"».',
  'An unsigned letter reaches the party in {town2}. It has one line: "Before you meet {A}, you will meet {chief}."',
];

/** What becomes of A in a fight in which another one is the chief enemy. */
export const behindChief: readonly Row[] = [
  '{A} keeps {chief} between {A.themself} and the party. [The statistics of a Noble are enough for {A}.|For {A}, take the statistics of a Noble.]',
  '{A} stays within call of {chief}. [A Noble is all that {A} is in a fight.|In a fight {A} counts as a Noble.]',
  '{A} leaves the blows to {chief}. [Whoever gets past finds a Noble.|Behind that {A} is a Noble, no more.]',
  '{A} looks for cover behind {chief}. [Outside of the budget, {A} is a Noble« by the rules».|By the rules {A} is a Noble, outside of the budget.]',
  'If {chief} falls, {A} knows that it is over. [{A} is a Noble by the rules.|For what is left to do, {A} has the statistics of a Noble.]',
  '[Between the party and {A} stands {chief}.|What the party must get past is {chief}.] {A} is as strong as a Noble.',
  '{A} [shouts orders« from behind {chief}»|trusts in {chief}]. [Use the statistics of a Noble, if it comes to that.|Should anyone reach {A}, a Noble will do.]',
  '[The danger here is {chief}, and not {A}.|The party should fear {chief}, and not {A}.] {A} fights as a Noble does.',
  '{A} steps back as soon as {chief} steps forward. If {A} must fight, {A.they} [does so as a Noble|has the statistics of a Noble].',
  '{A} only points, and {chief} strikes. As a fighter {A} is a Noble.',
  '{A} watches how {chief} does, [and where the door is|and counts the blows]. In person {A} is a Noble, outside of the budget.',
  '{A.name} loses heart when {chief} is beaten. [Until then {A} has the statistics of a Noble.|Before that, {A} fights as a Noble.]',
];
