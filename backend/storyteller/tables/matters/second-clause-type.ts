import type { Row } from '../row-types.ts';

/**
 * What ideas often say after their first clause ("but the mayor hides something", "they are only hungry"), with texts
 * that any plot can take in: something is true, can be found out and has an ending of its own.
 *
 * Rows have the words of all plots, and `{second}` for the clause, `{enemy}` with its forms for those whom the party
 * fights, and `{Y}` for the person of the clause. They name only parts that each plot has: G, the places and the lair.
 */
export interface SecondClause {
  id: string;
  /** Patterns of whole clauses. The group `who` is the person of the clause, and `what` the thing that it names. */
  of: readonly string[];
  /** A clause that begins with a noun counts only if the first clause is about this noun, or if this fits the noun. */
  about?: RegExp;
  /** Whether "and" does not join it, unless it has a word such as "only". */
  isContrast?: true;
  /** What Y is if the clause does not name a role. Without this list the clause is about no person. */
  roles?: readonly string[];
  /** The only plots that it fits, by their ids. */
  only?: RegExp;
  /** Whether its rows are about those whom the party fights, so that the plot must have some. */
  isAboutEnemy?: true;
  /** Whether players know it, so that the first paragraph says it. */
  isKnown?: true;
  label: string;
  gist: readonly Row[];
  rumours: readonly Row[];
  truth: readonly Row[];
  /** What Y wants. */
  person?: readonly Row[];
  /** `Skill :: what is done :: what it shows`, at the second place. */
  clues: readonly string[];
  ending: { heading: string; text: readonly Row[] };
}
