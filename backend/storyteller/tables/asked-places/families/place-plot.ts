import type { Trouble } from '../../place-types.ts';
import type { Row } from '../../row-types.ts';
import type { PlacePlot } from './place-family.ts';

/** A plot of a place with one truth, which fits parties of each level. */
export interface SinglePlot {
  id: string;
  /** The role of V. */
  absent: readonly string[];
  /** The role of B. */
  guest: readonly string[];
  /** The role of K, if not that of the sort of place. */
  keeper?: readonly string[];
  /** What K wants, after the name. */
  wants: readonly Row[];
  /** What B wants, after the name. */
  seeks: readonly Row[];
  hooks: readonly Row[];
  trace: readonly Row[];
  truth: string;
  finds: Trouble['finds'];
  later: readonly Row[];
  ways: readonly Row[];
}

export const plotOf = ({ hooks, seeks, truth, wants, ...trouble }: SinglePlot): PlacePlot => ({
  details: { keeper: wants, guest: seeks, hooks },
  trouble: { ...trouble, truth: [truth] },
});
