import { ProblemError } from '#contract/problem.ts';
import type { AnyDefinition, CatalogueItem } from './definition.ts';
import type { CatalogueUse } from '#src/generated/model/index.ts';
import type { User } from './links.ts';

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

/** Two names that differ in signs only would get the same key. */
export function keyAlike(item: CatalogueItem, sk: string, owner: CatalogueItem): ProblemError {
  return new ProblemError(
    'duplicate',
    `${quoted(item.name)} would get the key ${sk}, which ${quoted(owner.name)} has. Choose another name, or give a key.`,
    { fields: [{ path: '/name', message: `Too much like ${quoted(owner.name)}.` }] },
  );
}

/** Names some of the users and counts the rest. */
export function inUse(item: CatalogueItem, users: readonly User[]): ProblemError {
  return new ProblemError(
    'in_use',
    `${quoted(item.name)} cannot be deleted: ${dependents(users)} it.`,
    { usedBy: usesOf(users) },
  );
}

/** A change of an item that would break what others say about it. */
export function neededAs(
  item: CatalogueItem,
  field: 'category' | 'edition',
  users: readonly User[],
): ProblemError {
  return new ProblemError(
    'in_use',
    `${quoted(item.name)} must keep its ${field}: ${dependents(users)} it.`,
    {
      fields: [{ path: `/${field}`, message: 'Others depend on this.' }],
      usedBy: usesOf(users),
    },
  );
}

/** Each item once, by name, however many of its fields refer. */
function usesOf(users: readonly User[]): CatalogueUse[] {
  const byKey = new Map(
    users.map(({ kind, sk, name }) => [`${kind}\n${sk}`, { kind, sk, name }] as const),
  );
  const place = ({ name, kind, sk }: CatalogueUse) => `${name}\n${kind}\n${sk}`;
  return [...byKey.values()].toSorted((left, right) => (place(left) < place(right) ? -1 : 1));
}

const namesShown = 5;

function dependents(users: readonly User[]): string {
  const names = [...new Set(users.map(({ name }) => quoted(name)))];
  const shown = names.slice(0, namesShown);
  const more = names.length - shown.length;
  const parts = more > 0 ? [...shown, `${more} more`] : shown;
  return `${new Intl.ListFormat('en').format(parts)} ${names.length === 1 ? 'refers' : 'refer'} to`;
}

const quoted = (name: string): string => `“${name}”`;
