import type { Row } from './row-types.ts';

/** Looks of people with a body of their own, whose clothes and faces would say nothing. */
export const bodyFrames: readonly Row[] = [
  '{P.full}, {role} in {town}, is {build}.',
  'Picture {P.full}, {role} in {town}: {P.name} is {build}.',
  'Whoever comes to {town} hears of {P.full}, {role} there, who is {build}.',
];

/** What an idea says of a person, for everyone. `{known}` is `the harbour master who takes bribes`. */
export const knownRows: readonly Row[] = [
  'All of {town} knows {P.name} as {known}.',
  'In {town} nobody needs a name for {P.name}: {known} is enough.',
  'To {town2}, {P.name} is no more than {known}«; in {town} that is only the beginning».',
  'Ask in {town} for {known}, and every child points at {P.name}.',
];

/** The same for the game master. */
export const knownTruths: readonly Row[] = [
  'It is true that {P.name} is {known}, and it hides the rest well«: whoever has heard it asks no second question, and {Q} relies on that».',
  'That {P.name} is {known} is no rumour. {Q} has known it longest, and would swear to it« if that were the price of silence about the rest».',
];

/** What an idea says of a person in secret. */
export const hiddenTruths: readonly Row[] = [
  'In truth {P.name} is {known}. Nobody in {town} suspects it but {Q}«, who has said nothing so far».',
  'What {town} must not learn is that {P.name} is {known}; {Q} is near to finding out.',
];

/** What an idea says of a character, for everyone. */
export const knownCharacters: readonly Row[] = [
  'To {town}, {P.name} is {known}«, and a [letter|parcel] with no more than that on it arrives».',
  'Ask in [{town}|{town2}] for {known}, and everyone thinks of {P.name}«, also those who have only heard of it».',
  'On the road it takes a day until the others know {P.name} as {known}«, and a week until they make jokes about it».',
  'Those who have met {P.name} in {town} or in {town2} speak of {known}«, [some of them with a sigh|and most of them kindly]».',
  '[Landlords|Ferry hands|Gate guards] between {town} and {town2} remember {P.name} as {known}«, and have forgotten the name».',
  'In {town} they tell [children|guests|strangers] of {known}, and mean {P.name}«, who lets them».',
  '[Between friends|By the fire|At table] it is soon «and always »clear that {P.name} is {known}.',
  'A song from {town} is about {known}«: it has nine verses,» and {P.name} cannot stand it.',
];

/** What an idea says of a character in secret. */
export const hiddenCharacters: readonly Row[] = [
  'Nobody in {town} but {Q} knows that {P.name} is {known}«, and {Q} has been asked twice».',
  'Only {Q} has heard from {P.name} that {P.name} is {known}«, and keeps it as others keep a debt».',
];
