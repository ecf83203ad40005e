import { ProblemError } from '#contract/problem.ts';
import type { CatalogueUse, Gear } from '#src/generated/model/index.ts';
import { gearShelf, weaponShelf } from './references.ts';
import { foldedName, type CatalogueItem } from './shelf.ts';
import type { MockState } from './state.ts';

const namesShown = 5;

/** The items that mean this piece of gear, by name. */
export function usersOfGear(state: MockState, sk: string): CatalogueUse[] {
  const users = [
    ...gearShelf(state)
      .users(sk)
      .map((row) => ({ row, kind: 'gear' as const, sk: row.gearSk })),
    ...weaponShelf(state)
      .users(sk)
      .map((row) => ({ row, kind: 'weapons' as const, sk: row.weaponSk })),
  ];
  return users.toSorted(byName).map(({ row, ...use }) => ({ ...use, name: row.name }));
}

const byName = (a: { readonly row: CatalogueItem }, b: { readonly row: CatalogueItem }): number =>
  foldedName(a.row) < foldedName(b.row) ? -1 : 1;

/** Names some of them and counts the rest. */
function namesOf(users: readonly CatalogueUse[]): string {
  const shown = users.slice(0, namesShown).map(({ name }) => name);
  const more = users.length - shown.length;
  return new Intl.ListFormat('en').format(more > 0 ? [...shown, `${more} more`] : shown);
}

const refer = (users: readonly CatalogueUse[]): string => (users.length === 1 ? 'refers' : 'refer');

/** The problem with deleting what others refer to. */
export function inUse(name: string, users: readonly CatalogueUse[]): ProblemError {
  const detail = `${name} cannot be deleted: ${namesOf(users)} ${refer(users)} to it.`;
  return new ProblemError('in_use', detail, { usedBy: users });
}

/** @throws ProblemError 409 when weapons would lose the ammunition they need */
export function requireAmmunition(state: MockState, sk: string, gear: Gear): void {
  const weapons = weaponShelf(state).users(sk);
  const lost = (
    [
      ['category', weapons.filter(() => gear.category !== 'ammunition')],
      ['edition', weapons.filter(({ edition }) => edition !== gear.edition)],
    ] as const
  ).find(([, losers]) => losers.length > 0);
  if (!lost) return;
  const [field, losers] = lost;
  const usedBy = losers
    .toSorted((a, b) => byName({ row: a }, { row: b }))
    .map(({ weaponSk, name }) => ({ kind: 'weapons' as const, sk: weaponSk, name }));
  const detail = `${gear.name} must keep its ${field}: ${namesOf(usedBy)} ${refer(usedBy)} to it.`;
  throw new ProblemError('in_use', detail, {
    fields: [{ path: `/${field}`, message: 'Others depend on this.' }],
    usedBy,
  });
}
