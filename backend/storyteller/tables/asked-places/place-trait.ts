import type { TownSite } from '../place-types.ts';
import type { Row, Site } from '../row-types.ts';

/** What an idea says of a place beside its sort: in what state it is, or where it lies. */
interface PlaceTrait {
  id: string;
  /** Noun phrases, like those of a site. Conditions are about `make`, the sort of what is built: see `Make`. */
  look: readonly Row[];
  /** What it means for those who come here; sentences, for everyone. */
  known: readonly Row[];
  /** What one hears and smells; sentences. */
  senses: readonly Row[];
  feature: readonly Row[];
  checks: Site['checks'];
}

export interface PlaceState extends PlaceTrait {
  /** The ids of the only sites that can be in this state; without them, all. */
  sites?: readonly string[];
  /** Words of an idea that say it. */
  words: readonly string[];
  /** Who is here if no one lives or works here any more. Without it, the place is kept as others of its sort are. */
  empty?: Pick<TownSite, 'keeper' | 'done'>;
  /** What is behind a state that has to be explained, such as a ghost; for the game master. */
  hidden?: readonly Row[];
}

export interface PlacePosition extends PlaceTrait {
  /** Nouns after a preposition: `on a lake`; also words before the noun of the place: `a lake village`. */
  words: readonly string[];
  /** Words that stand only before the noun of the place: `floating`. */
  before: readonly string[];
  /** Prepositions with which the words mean this position; without them, those that mean beside, on and in. */
  after?: RegExp;
}

/** `building` with rooms, `settlement` with streets, `vessel`, `bridge`, `below` the ground, `open` for a landscape. */
export type Make = 'building' | 'settlement' | 'vessel' | 'bridge' | 'below' | 'open';
