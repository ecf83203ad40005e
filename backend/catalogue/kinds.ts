import type { AnyDefinition, CatalogueItem, LinkDefinition } from './definition.ts';
import { armor } from './kinds/armor.ts';
import { feats } from './kinds/feats.ts';
import { gear } from './kinds/gear.ts';
import { tools } from './kinds/tools.ts';
import { weapons } from './kinds/weapons.ts';

/** Kinds that others refer to come first. */
export const definitions: readonly AnyDefinition[] = [gear, tools, armor, weapons, feats];

/** What any kind asks of the items it refers to, by kind and field. */
export const linkDefinitions: ReadonlyMap<string, LinkDefinition<CatalogueItem>> = new Map(
  definitions.flatMap(({ kind, links }) =>
    links.map((link) => [`${kind}\n${link.field}`, link] as const),
  ),
);
