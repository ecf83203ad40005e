/**
 * Ideas that a plot tells whichever way they are worded: each group is a list of words, separated by spaces, of which
 * the idea must have one. `_` stands for a space, and `*` for any end of a word.
 */
export interface Classic {
  /** The id of the plot. */
  readonly id: string;
  readonly of: readonly string[];
  /** The kind of texts, if another plot tells the idea in the other one. */
  readonly kind?: 'adventure';
  /** Words with which an idea is about something else. */
  readonly unless?: string;
}

/** A word of the rows that an idea can choose: the first list that the idea has a word of, or the last one. */
export interface ClassicWord {
  readonly key: string;
  readonly choices: readonly {
    /** Words of ideas, as in a group; absent if it is for all other ideas. */
    readonly of?: string;
    readonly text: string;
  }[];
}

/** What the rows of a plot take from an idea. */
export interface ClassicWords {
  /** What the plot turns on, as its rows call it: in all sections. */
  readonly it: string;
  readonly isPlural?: true;
  /** What is so, as a clause. */
  readonly fact: string;
  readonly words?: readonly ClassicWord[];
  /** Conditions of rows. */
  readonly truths?: readonly ClassicWord[];
  /** Roles of the people, if the idea says them. */
  readonly roles?: readonly (Omit<ClassicWord, 'key'> & { readonly key: 'G' | 'A' | 'B' | 'S' })[];
  /** Who fights beside A: `the orcs`. */
  readonly beside?: ClassicWord;
  /** What A is by the rules: `lich`. */
  readonly foe?: ClassicWord;
}
