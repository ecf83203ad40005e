import { ProblemError } from '#contract/problem.ts';
import type { AnyDefinition, CatalogueItem } from './definition.ts';
import type { CatalogueUse } from '#src/generated/model/index.ts';
import { withEdition } from '#src/lib/catalogue/title.ts';
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
  return new ProblemError('duplicate', `${titleOf(owner)} already has the key ${sk}.`, {
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
    `${titleOf(item)} would get the key ${sk}, which ${titleOf(owner)} has. Choose another name, or give a key.`,
    { fields: [{ path: '/name', message: `Too much like ${titleOf(owner)}.` }] },
  );
}

/** The problem when an item with dependents is deleted; its text names at most five dependents. */
export function inUse(item: CatalogueItem, dependents: readonly Dependent[]): ProblemError {
  const usedBy = usesOf(dependents);
  return new ProblemError('in_use', `${titleOf(item)} cannot be deleted: ${refersTo(usedBy)} it.`, {
    usedBy,
  });
}

/** The problem when a change of an item would break a rule for the references of its dependents. */
export function neededAs(
  item: CatalogueItem,
  field: 'category' | 'edition',
  dependents: readonly Dependent[],
): ProblemError {
  const usedBy = usesOf(dependents);
  return new ProblemError(
    'in_use',
    `${titleOf(item)} must keep its ${field}: ${refersTo(usedBy)} it.`,
    {
      fields: [{ path: `/${field}`, message: 'Others depend on this.' }],
      usedBy,
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

const maxTitles = 5;

function refersTo(users: readonly CatalogueUse[]): string {
  const titles = users.slice(0, maxTitles).map(titleOf);
  const more = users.length - titles.length;
  const parts = more > 0 ? [...titles, `${more} more`] : titles;
  return `${new Intl.ListFormat('en').format(parts)} ${users.length === 1 ? 'refers' : 'refer'} to`;
}

const quoted = (title: string): string => `“${title}”`;

const titleOf = ({ name, edition }: Pick<CatalogueItem, 'name' | 'edition'>): string =>
  quoted(withEdition(name, edition));
