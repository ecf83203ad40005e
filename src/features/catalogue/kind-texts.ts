import type { RouteHandle } from '#src/components/route-module.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { Kind } from './kind.ts';
import { kinds } from './kinds/all.ts';

/** A title for each screen of a kind: `titled('New', 'one')` makes "New weapon". */
export const titled =
  (write: (kind: Kind) => string) =>
  (slug: CatalogueKind): RouteHandle => ({ title: write(kinds[slug]) });
