/** Places where one person can live, by the preposition before them: "old witch swamp". */
const homes = [
  [
    'in',
    'swamp bog marsh fen forest woods wood jungle cave cavern grotto tower hut cottage cabin shack hovel den lair castle manor mansion desert valley mountains ruins ruin crypt graveyard cemetery sewer sewers lighthouse monastery camp village dungeon mine windmill mill',
  ],
  ['on', 'island isle mountain hill cliff beach shore coast farm moor heath river lake barge'],
] as const;

const prepositions = new Map<string, string>(
  homes.flatMap(([preposition, places]) =>
    places.split(' ').map((place): [string, string] => [place, preposition]),
  ),
);

/** The preposition before a place where one person can live; undefined for any other word. */
export const homePreposition = (place: string): string | undefined => prepositions.get(place);
