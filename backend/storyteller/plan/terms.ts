import type { MatterPart } from '../tables/matters/matter-types.ts';
import type { Truths } from '../tables/row-types.ts';

/** What only the rows of one plot say of an idea. */
export interface Terms {
  readonly words: readonly (readonly [key: string, text: string])[];
  readonly truths: Truths;
  /** Roles of people whom the idea names besides its subject. */
  readonly roles?: Partial<Record<MatterPart, string>>;
  /** Who fights beside A, as a noun of the idea: `the orcs`. */
  readonly beside?: string;
  /** What A is, if the rules have statistics for it: `vampire`. */
  readonly foe?: string;
}
