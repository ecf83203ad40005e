import { type CatalogueKind, paths } from '../../../paths.ts';
import type { CatalogueItem, Values } from '../values.ts';

const parameter = 'copy';

/** The page for a new item, filled in with what another one has. */
export const copyPath = (kind: CatalogueKind, sk: string): string =>
  `${paths.catalogueCreate(kind)}?${new URLSearchParams({ [parameter]: sk }).toString()}`;

export const copiedSk = (search: URLSearchParams): string | null => search.get(parameter) || null;

const longestName = 120;

/** A name is taken only once in its edition. */
export const copyOf = ({ name, values }: CatalogueItem): Values => ({
  ...values,
  name: `${name.slice(0, longestName - ' (copy)'.length).trimEnd()} (copy)`,
});
