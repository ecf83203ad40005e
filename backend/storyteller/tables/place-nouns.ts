import { askedLands } from './asked-lands.ts';
import { askedSites } from './asked-sites.ts';

const others =
  'city town kingdom valley archipelago world country continent dungeon arena circus casino opera lighthouse cathedral cloister ' +
  'sewer tunnel grotto cavern grove study playhouse bazaar inn pub alehouse shop store bath baths spa vault bank fortress citadel stronghold keep manor underdark palace';

const places: ReadonlySet<string> = new Set([
  ...askedSites.flatMap(({ words }) => words),
  ...askedLands.flatMap(({ words }) => words),
  ...others.split(' '),
]);

/** Nouns of places that can also name other things in an idea for a quest. */
const unclear =
  /^(?:press|printing|training|post|rock|train|carriage|wagon|balloon|airship|caravan|ark|exchange|tree|statue|monument|pillar|sound|range|wild|wilds|wastes?|sands|sea|seas|road|path|trail|highway|plane|hells?|heavens?|mount|cape|passage|gallery|raft|galleon|capital|armou?ry|brook|stream|ward|stockade|diggings|shaft|topiary|highland)$/;

/** Whether a noun names a place to which one can go. */
export const isPlaceNoun = (noun: string): boolean => places.has(noun) && !unclear.test(noun);
