/** Ideas about what lives in water, which a hunt on land contradicts. Only the hunt on land has a suspect. */
export const inWater =
  /^(?!.*\b(?:blames?|blamed|suspects?|suspected|accuses?|accused)\b).*\b(?:kraken|leviathan|sea|seas|ocean|ships?|boats?|sailors?|harbou?rs?|lakes?|fishermen|fisherfolk|fishers?|whalers?|whale|sharks?|squid|octopus|merfolk|reef|ferry|ferries|pearl divers?|coast)\b/;

/** What the water is called, by what an idea says. */
export const waters: readonly (readonly [of: RegExp, water: string])[] = [
  [/\blakes?\b/, 'the lake'],
  [/\brivers?|ferry|ferries\b/, 'the river'],
  [/\b\p{L}/u, 'the sea'],
];
