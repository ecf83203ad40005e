/**
 * What an idea says about a whole land, told in every section of a setting. A land has one premise, or several that
 * combine: who rules it, what sort of land it is, and what else is different in it.
 *
 * Markup besides that of rows: `{A}` to `{D}` are the people of the premise in their order; `{rulers}`, `{guards}`,
 * `{wild}` and `{way}` are words of the premises that stand together, with `.s` at the start of a sentence; `{part}`
 * is a town, a quarter if the land is a city, or what the premise says.
 */
export interface SettingPremise {
  id: string;
  slot: 'land' | 'ruler' | 'change';
  /**
   * The ideas that ask for it. All words of an entry have to be in the idea, in any order and number; `|` stands
   * between words of which one is enough, `*` for any ending, `_` for a space, and `@` before those of who rules. An entry that begins with `~` counts
   * only if nothing else in the idea takes the same slot, and one that begins with `?` only if the idea asks for no
   * other premise.
   */
  asks: readonly string[];
  /** Words, as parts of a regular expression, with which an idea asks for something else. */
  not?: string;
  /** A noun of its texts, and those that stand in its place if the idea has one of them. */
  called?: readonly [noun: string, others: string];
  /** Whether the land is one city, and its four towns are quarters. */
  isCity?: true;
  /** What the four towns are, if they are neither towns nor quarters: the hamlets of a village. */
  part?: string;
  /** Words, as parts of a regular expression, that contradict it in rows of other premises. */
  without?: string;
  /** After the name of the land, if the words of the idea make no title. */
  title: string;
  /** In the plural, with the article: who governs, and who enforces it. */
  rulers?: string;
  guards?: string;
  /** What lies between the towns, and how one gets from one to the other: `the ice`, `by sledge`. */
  wild?: string;
  way?: string;
  /** Two or three sentences. */
  pitch: string;
  party: string;
  /** Six of what everyone knows. */
  truths: readonly string[];
  /** One sentence or two for each of the four towns. */
  regions: readonly [string, string, string, string];
  /** Name, what it admits to want, and what it does in secret. The first one governs. */
  factions: readonly (readonly [name: string, open: string, hidden: string])[];
  conflicts: readonly string[];
  /** Role, number of the town, what the person wants of the party, how it shows, and what changes the mind. */
  people: readonly (readonly [
    role: string,
    town: number,
    want: string,
    manner: string,
    lever: string,
  ])[];
  /** The pronouns of people whom the sentences call she or he. */
  pronouns?: Readonly<Partial<Record<'A' | 'B' | 'C' | 'D', 'she' | 'he'>>>;
  /** Name, number of the town, why one goes there, and what is found. */
  places: readonly (readonly [name: string, town: number, open: string, hidden: string])[];
  /** What happens on the first evening, and what is behind it. */
  starts: readonly (readonly [scene: string, answer: string])[];
  openings: readonly (readonly [hook: string, answer: string])[];
  truth: string;
  secrets: readonly string[];
  /** Three clauses, and a sentence. */
  steps: readonly [string, string, string, string];
  ends: readonly string[];
}
