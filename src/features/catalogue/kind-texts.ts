import type { RouteHandle } from '#src/components/route-module.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { Kind } from './kind.ts';
import { kinds } from './kinds/all.ts';

/**
 * Makes the handle of a route. `write` makes the title from the words of the kind: "New weapon".
 */
export const titled =
  (write: (kind: Kind) => string) =>
  (slug: CatalogueKind): RouteHandle => ({ title: write(kinds[slug]) });
