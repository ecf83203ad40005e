import type { Row } from './row-types.ts';

/** Looks of people with a body of their own, whose clothes and faces would say nothing. */
export const bodyFrames: readonly Row[] = [
  '{P.full}, {role} in {town}, is {build}.',
  'Picture {P.full}, {role} in {town}: {P.name} is {build}.',
  'Whoever comes to {town} hears of {P.full}, {role} there, who is {build}.',
];

/** What an idea says of a person in secret. The other people of the secret know it, or not: nothing is said of them. */
export const hiddenTruths: readonly Row[] = [
  'In truth {P.name} is {known}. In {town2} it was once suspected«, by somebody whom nobody believed».',
  'What {town} must not learn is that {P.name} is {known}«; a single person in {town2} could prove it».',
];

/** Why the small secret of a person whom an idea asks for matters to a realm. */
export const stakesOfRealms: readonly Row[] = [
  'Two crowns are at odds over {town}, and both have people there who listen«: a secret of {P.name} is a reason for either to march in before the other does».',
  'A chancellor collects such secrets, and has sent a mage to {town} for this one«: {P.name} is to speak for the crown at the next council, against all who have any trust in {P.them}».',
  'A devil deals in such secrets, and has made an offer for this one«. [Eight|Ten|Eleven] people of {town} are held by one already, and with {P.name} the devil could speak for {town} at the court of the realm».',
];

/** What an idea says of a character in secret. */
export const hiddenCharacters: readonly Row[] = [
  'Nobody in {town} knows that {P.name} is {known}«, and one [aunt|innkeeper|old teacher] there has begun to wonder».',
  'One person in {town2} has heard from {P.name} that {P.name} is {known}«, and keeps it as others keep a debt».',
];
