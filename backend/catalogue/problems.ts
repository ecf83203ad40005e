import { ProblemError } from '#contract/problem.ts';
import type { AnyDefinition, CatalogueItem } from './definition.ts';
import type { CatalogueUse } from '#src/generated/model/index.ts';
import type { Dependent } from './references.ts';

export function notFound({ noun }: AnyDefinition): ProblemError {
  return new ProblemError('not_found', `There is no such ${noun}.`);
}

export function nameTaken({ name, edition }: CatalogueItem): ProblemError {
  const owner =
    edition === 'other' ? 'The catalogue already has' : `The ${edition} rules already have`;
  return new ProblemError('duplicate', `${owner} ${quoted(name)}.`, {
    fields: [{ path: '/name', message: 'Already taken in this edition.' }],
  });
}

export function keyTaken(
  { skField }: AnyDefinition,
  sk: string,
  owner: CatalogueItem,
): ProblemError {
  return new ProblemError('duplicate', `${quoted(owner.name)} already has the key ${sk}.`, {
    fields: [{ path: `/${skField}`, message: 'Already taken. Give another key.' }],
  });
}

/** For a name whose key is taken, because names that differ only in punctuation get the same key. */
export function keyAlike(item: CatalogueItem, sk: string, owner: CatalogueItem): ProblemError {
  return new ProblemError(
    'duplicate',
    `${quoted(item.name)} would get the key ${sk}, which ${quoted(owner.name)} has. Choose another name, or give a key.`,
    { fields: [{ path: '/name', message: `Too much like ${quoted(owner.name)}.` }] },
  );
}

/** For deleting an item that others refer to; names up to five of them and counts the others. */
export function inUse(item: CatalogueItem, dependents: readonly Dependent[]): ProblemError {
  return new ProblemError(
    'in_use',
    `${quoted(item.name)} cannot be deleted: ${refersTo(dependents)} it.`,
    { usedBy: usesOf(dependents) },
  );
}

/** For a change that would break a rule of the items that refer to this one. */
export function neededAs(
  item: CatalogueItem,
  field: 'category' | 'edition',
  dependents: readonly Dependent[],
): ProblemError {
  return new ProblemError(
    'in_use',
    `${quoted(item.name)} must keep its ${field}: ${refersTo(dependents)} it.`,
    {
      fields: [{ path: `/${field}`, message: 'Others depend on this.' }],
      usedBy: usesOf(dependents),
    },
  );
}

/** Each item once, sorted by name, even if several of its fields refer to this item. */
function usesOf(dependents: readonly Dependent[]): CatalogueUse[] {
  const byKey = new Map(
    dependents.map(({ kind, sk, name }) => [`${kind}\n${sk}`, { kind, sk, name }] as const),
  );
  const place = ({ name, kind, sk }: CatalogueUse) => `${name}\n${kind}\n${sk}`;
  return [...byKey.values()].toSorted((left, right) => (place(left) < place(right) ? -1 : 1));
}

const maxNames = 5;

function refersTo(dependents: readonly Dependent[]): string {
  const names = [...new Set(dependents.map(({ name }) => quoted(name)))];
  const firstNames = names.slice(0, maxNames);
  const more = names.length - firstNames.length;
  const parts = more > 0 ? [...firstNames, `${more} more`] : firstNames;
  return `${new Intl.ListFormat('en').format(parts)} ${names.length === 1 ? 'refers' : 'refer'} to`;
}

const quoted = (name: string): string => `“${name}”`;
