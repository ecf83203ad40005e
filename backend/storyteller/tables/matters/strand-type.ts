import type { Row } from '../row-types.ts';
import type { RoleLists } from './matter-types.ts';

/**
 * What a further clause of an idea says, as lists of words in their base form; of each list one must be in it: `but the
 * bishop wants it kept secret` has `keep` of the first list and `secret` of the second.
 */
export interface StrandTells {
  says: readonly string[];
  /** Words that must not be in it. */
  not?: string;
  /** The words with which the clause begins. */
  by?: string;
}

/**
 * A second strand of the plot, for what an idea says beside its first statement: who keeps it secret, who betrays the
 * party, who wants it too. It is in all acts and has an ending of its own. `{Z}` is the person of the clause, and
 * `{what}` is the thing of it.
 */
export interface Strand {
  id: string;
  tells: readonly StrandTells[];
  /** Plots that have this strand already, or that it contradicts. */
  not?: string;
  /** Who `{Z}` is: of the clause, the one before `who`, no one, or the rival. */
  person: 'subject' | 'before' | 'none' | 'rival';
  /** Roles if the clause does not say who it is. Without them a clause without a person has no strand. */
  roles?: RoleLists;
  /** What `{what}` is: the words after the verb, or those before it. */
  what?: 'object' | 'subject' | 'power' | 'kin';
  label: string;
  /** For players, if the situation does not say it: one sentence. */
  pitch?: readonly Row[];
  gist: readonly Row[];
  /** `Skill :: what is done :: what it shows`. */
  clue: readonly Row[];
  /** What happens in the second act, on the way or in `{town2}`. */
  scene: readonly Row[];
  /** What it means at `{lair}`. */
  later: readonly Row[];
  end: readonly Row[];
  people?: readonly Row[];
}
