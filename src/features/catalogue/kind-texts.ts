import type { RouteHandle } from '#src/components/route-module.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { Kind } from './kind.ts';
import { kinds } from './kinds/all.ts';

/**
 * Makes the function that returns the handle of a kind's route. `titleOf` makes the title from the
 * words of the kind: "New weapon".
 */
export const handleWithTitle =
  (titleOf: (kind: Kind) => string, others: Pick<RouteHandle, 'skeleton'> = {}) =>
  (slug: CatalogueKind): RouteHandle => ({ title: titleOf(kinds[slug]), ...others });
