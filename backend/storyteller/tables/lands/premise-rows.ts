import type { Row } from '../row-types.ts';

/** The first sentence of a setting. `{idea}` is `a pirate republic`. */
export const premisePitches: readonly Row[] = ['{land.s} is {idea}.'];

/** The same for a land of which the idea says the name: `the Shattered Isles`. */
export const namePitches: readonly Row[] = [
  'All of this takes place in {land}.',
  'The story begins in {land}.',
  'This is the story of {land}.',
];

/** The same for a city. */
export const cityPitches: readonly Row[] = [
  'The heart of {land} is {town1}, {idea}.',
  'All roads of {land} end in {town1}: {idea}.',
];

/** The same for a city of which the idea says the name. */
export const namedCityPitches: readonly Row[] = [
  'The heart of {land} is {town1}.',
  'All roads of {land} end in {town1}.',
];

/** The same for what a land has and is not: a plague, a sleeping god. */
export const eventPitches: readonly Row[] = [
  'All of {land} lives with one thing: {idea}.',
  'Whoever speaks of {land} speaks of {idea}.',
];

/** The same for what all of a land does: `people live on the backs of giant turtles`. */
export const clausePitches: readonly Row[] = [
  'In all of {land} {idea}.',
  'Whoever comes to {land} sees it at once: here {idea}.',
];

export const clauseTruths: readonly Row[] = [
  'That in {whole} {idea} goes back to {wrong}, and {P3} can show the line about it in {record3}, which {body1} forbids to be read aloud.',
  'It has not always been so that in {whole} {idea}. {P3} has found in {record3} how it was before {wrong}, and who would lose by it.',
];

/** What is behind the premise, for the game master. */
export const landTruths: readonly Row[] = [
  'How people lived in {whole} before {wrong} is written in {record3}, with the names of those who had more then. {P3} shows it to whoever swears not to tell {body1}.',
  'Strangers are shown round in {whole} by guides whom {body1} pays: they are to ask about anything but {wrong}. {P3} has a list of all who have asked.',
  'Some have grown rich because {whole} is {idea}. Their names are in {record3}, and {body1} has been the first of them since {wrong}, as {P3} knows.',
];

/** The same behind the name of the land. */
export const nameTruths: readonly Row[] = [
  'Letters to {whole} have passed through the hands of {body1} since {wrong}, and those that ask about it do not arrive. {P3} has saved {few} of them, behind {record3}.',
  'Before {wrong} there was another name for {whole}. {P3} has found it in {record3}, and who would lose by it.',
];

export const eventTruths: readonly Row[] = [
  'What {land} tells of {idea} is half« of it». The other half begins with {wrong}, and lies in {record3}, where {P3} has found it.',
  '{body1.s} could have ended {idea}« long ago», and does not, because then someone would ask about {wrong}. {P3} knows the price.',
];
