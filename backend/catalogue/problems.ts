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

/**
 * The problem when another item already has the key that is made from the name of a new item. Names
 * that differ only in punctuation get the same key.
 */
export function keyAlike(item: CatalogueItem, sk: string, owner: CatalogueItem): ProblemError {
  return new ProblemError(
    'duplicate',
    `${quoted(item.name)} would get the key ${sk}, which ${quoted(owner.name)} has. Choose another name, or give a key.`,
    { fields: [{ path: '/name', message: `Too much like ${quoted(owner.name)}.` }] },
  );
}

/** The problem when an item with dependents is deleted; its text names at most five dependents. */
export function inUse(item: CatalogueItem, dependents: readonly Dependent[]): ProblemError {
  return new ProblemError(
    'in_use',
    `${quoted(item.name)} cannot be deleted: ${refersTo(dependents)} it.`,
    { usedBy: usesOf(dependents) },
  );
}

/** The problem when a change of an item would break a rule for the references of its dependents. */
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

/** The dependents, sorted by name; each item once, even if several of its fields refer to the target. */
function usesOf(dependents: readonly Dependent[]): CatalogueUse[] {
  const byKey = new Map(
    dependents.map(
      ({ kind, sk, name, edition }) => [`${kind}\n${sk}`, { kind, sk, name, edition }] as const,
    ),
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
