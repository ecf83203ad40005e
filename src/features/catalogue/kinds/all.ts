import { type CatalogueKind, catalogueKinds } from '#src/generated/contract/kinds.ts';
import { kindCalls } from '#src/generated/contract/kind-calls.ts';
import { bindKind } from '../bind-kind.ts';
import type { Kind } from '../kind.ts';
import { definitions } from './definitions.ts';

const kindOf = (slug: CatalogueKind): Kind => kinds[slug];

const entries = catalogueKinds.map((slug) => [
  slug,
  bindKind(definitions[slug], kindCalls[slug], kindOf),
]);

// `entries` has an entry for every kind.
export const kinds = Object.fromEntries(entries) as Readonly<Record<CatalogueKind, Kind>>;
