import type { Matter } from './matter-words.ts';

/** What an idea about a wonder, an illness or a ghost can be seen and felt by. The first pattern that fits counts. */
const themes: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:steals?|lost their|lose their|without|takes?) .*\b(?:shadows?|names?|voices?|memor(?:y|ies)|faces?|dreams?|reflections?)\b|\bshadows? .*\bstolen\b/,
    'theft',
  ],
  [/\bstone\b|\bpetrif/, 'stone'],
  [/\b(?:god|goddess|titan|giant)(?:'s)?\b|\bheart\b/, 'god'],
  [/\b(?:sleep|asleep|wake|dream|sleepers)\b/, 'sleep'],
  [/\brats?\b|\bmice\b/, 'rats'],
  [/\b(?:famine|crops?|harvest|blight|fields?|grain|cattle|herds?)\b/, 'hunger'],
  [/\bships?\b/, 'ship'],
  [/\b(?:winter|snow|ice|frost|freezes?|frozen|cold)\b/, 'cold'],
  [/\b(?:storm|wind|lightning|thunder|hurricane|tempest|sky|clouds?)\b/, 'storm'],
  [/\b(?:fog|mist|haze|smoke)\b/, 'fog'],
  [/\b(?:forest|woods?|trees?|garden|vines|roots)\b/, 'wood'],
  [/\b(?:dark|darkness|night falls|sun|moon|stars?|lamps?|shadows?|eclipse)\b/, 'dark'],
  [/\b(?:song|music|bells?|heart|voice|drums?|sings?|singing|barks?|clocks?|hum)\b/, 'sound'],
  [/\b(?:river|lake|sea|tide|rains?|raining|rained|flood|wells?|water|spring)\b/, 'water'],
  [/\b(?:dogs?|cats?|cows?|hens?|birds?|crows?|ravens?|frogs?|animals|horses|sheep)\b/, 'beasts'],
];

export const themeOf = ({ fact }: Matter): string =>
  themes.find(([said]) => said.test(fact))?.[1] ?? 'any';

/** What is missing while a wonder goes on, by its theme. */
const missing: Readonly<Record<string, string>> = {
  cold: 'the spring',
  water: 'the old course of the water',
  wood: 'the border between field and forest',
  dark: 'the light',
  god: 'the sleep of what lies below',
  sound: 'the quiet of the nights',
  fog: 'the clear air',
  storm: 'the open sky',
  beasts: 'the peace of the animals',
};

/** What a power keeps as a pledge, so that an idea is so. */
export const pledgeOf = (matter: Matter): string =>
  themeOf(matter) === 'theft'
    ? matter.it
    : (missing[themeOf(matter)] ?? 'the natural order of things');
