import type { MatterPlan } from '../plan/matter-plan.ts';
import { rowText } from '../plan/truths.ts';
import { partsOf } from '../realise/templates.ts';
import type { FrameKey } from '../tables/matters/matter-types.ts';
import type { Row } from '../tables/row-types.ts';

const people = /^(?:[GABSTHIR]|F\d)$/;

/** The rows about the people of a plan, without those about parts that its kernel does not have. */
export const aboutCast = (plan: MatterPlan, rows: readonly Row[]): readonly Row[] =>
  rows.filter((row) =>
    partsOf(rowText(row)).every((part) => !people.test(part) || plan.people.has(part)),
  );

/** The rows of a table of the frame, or those that the kernel has in their place. */
export const frameRows = (plan: MatterPlan, key: FrameKey, usual: readonly Row[]): readonly Row[] =>
  plan.kernel.frames?.[key] ?? aboutCast(plan, usual);
