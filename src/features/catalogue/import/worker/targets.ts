import type { KindDefinition } from '../../kind.ts';
import type { TargetOutline } from './draft-types.ts';

/** A target for a column: a field, the item's key, or the version of the exported item. */
export interface ColumnTarget extends TargetOutline {
  aliases: readonly string[];
}

export const versionKey = 'version';

/** Columns of our downloads that contain no values of the item. */
export const ownColumns: ReadonlySet<string> = new Set(['attribution', 'reason', 'meta', 'line']);

/** The fields for which the contract has no default. */
export function requiredOf(kind: KindDefinition): ReadonlySet<string> {
  return new Set(
    kind.fields.flatMap(({ key }) => {
      const without: Record<string, unknown> = { ...kind.emptyValues, name: 'New' };
      delete without[key];
      return kind.check(without).ok ? [] : [key];
    }),
  );
}

/** A column whose title is the name of the kind contains the item names. */
const namesOf = ({ one, many, title }: KindDefinition, aliases: readonly string[] = []) => [
  ...aliases,
  ...[one, many, title, 'item'].flatMap((word) => [word, `${word} name`]),
];

export function targetsOf(kind: KindDefinition): ColumnTarget[] {
  const required = requiredOf(kind);
  return [
    ...kind.fields.map(({ key, label, options }) => ({
      key,
      label,
      required: required.has(key),
      aliases: key === 'name' ? namesOf(kind, options.aliases) : (options.aliases ?? []),
    })),
    { key: kind.skField, label: 'Key', required: false, aliases: ['key', 'sk', 'id'] },
    { key: versionKey, label: 'Version', required: false, aliases: [] },
  ];
}
