import { ProblemError } from '#contract/problem.ts';
import type {
  Edition,
  Gear,
  GearCategory,
  ProblemField,
  Weapon,
} from '#src/generated/model/index.ts';
import type { Catalogue, MockState } from './state.ts';

/** What one item says about another: where, and whom it means. Only gear is ever meant. */
export interface Reference {
  readonly field: string;
  readonly path: string;
  readonly gearSk: string;
  /** The category that the item meant must have, in the same edition. */
  readonly category?: GearCategory;
}

export const gearReferences = (gear: Gear): Reference[] => [
  ...gear.contents.map(({ gearSk }, index) => ({
    field: 'contents',
    path: `/contents/${index}/gearSk`,
    gearSk,
  })),
  ...(gear.storageSk === null
    ? []
    : [{ field: 'storageSk', path: '/storageSk', gearSk: gear.storageSk }]),
];

export const weaponReferences = ({ ammunitionSk }: Weapon): Reference[] =>
  ammunitionSk === null
    ? []
    : [
        {
          field: 'ammunitionSk',
          path: '/ammunitionSk',
          gearSk: ammunitionSk,
          category: 'ammunition',
        },
      ];

/** What is wrong with the references of an item that is about to be kept under this key. */
export function referenceFindings(
  state: MockState,
  list: keyof Catalogue,
  sk: string,
  item: { readonly edition: Edition },
  references: readonly Reference[],
): ProblemField[] {
  return references.flatMap((reference, index) => {
    const { field, path, gearSk } = reference;
    const repeated = references.findIndex(
      (other) => other.field === field && other.gearSk === gearSk,
    );
    const message =
      repeated < index
        ? 'List each item once.'
        : findingOf(state, list === 'gear' ? sk : null, item, reference);
    return message === null ? [] : [{ path, message }];
  });
}

/** `ownSk` is null for an item that no reference can mean. */
function findingOf(
  state: MockState,
  ownSk: string | null,
  { edition }: { readonly edition: Edition },
  { field, gearSk, category }: Reference,
): string | null {
  if (gearSk === ownSk) return 'An item cannot refer to itself.';
  const target = state.catalogue.gear.find((gear) => gear.gearSk === gearSk);
  if (!target) return `There is no ${gearSk} in gear.`;
  if (category !== undefined && target.category !== category) {
    return `${target.name} is no ${category}.`;
  }
  if (category !== undefined && target.edition !== edition) {
    return `${target.name} belongs to another edition.`;
  }
  return ownSk !== null && leadsTo(state, field, gearSk, ownSk)
    ? `${target.name} refers back to this item.`
    : null;
}

/** Whether following one field from one gear item arrives at another. */
function leadsTo(state: MockState, field: string, from: string, goal: string): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let sk = open.pop(); sk !== undefined; sk = open.pop()) {
    if (sk === goal) return true;
    const gear = state.catalogue.gear.find(({ gearSk }) => gearSk === sk);
    if (!gear || seen.has(sk)) continue;
    seen.add(sk);
    const next = gearReferences(gear).filter((reference) => reference.field === field);
    open.push(...next.map(({ gearSk }) => gearSk));
  }
  return false;
}

/** The names of the items that mean this one. */
export function usersOfGear({ catalogue }: MockState, sk: string): string[] {
  return [
    ...catalogue.gear.map((row) => ({ name: row.name, references: gearReferences(row) })),
    ...catalogue.weapons.map((row) => ({ name: row.name, references: weaponReferences(row) })),
  ]
    .filter(({ references }) => references.some(({ gearSk }) => gearSk === sk))
    .map(({ name }) => name);
}

/** @throws ProblemError 409 when weapons would lose the ammunition they need */
export function requireAmmunition({ catalogue }: MockState, sk: string, gear: Gear): void {
  const users = catalogue.weapons.filter(({ ammunitionSk }) => ammunitionSk === sk);
  const lost = (
    [
      ['category', users.filter(() => gear.category !== 'ammunition')],
      ['edition', users.filter(({ edition }) => edition !== gear.edition)],
    ] as const
  ).find(([, weapons]) => weapons.length > 0);
  if (!lost) return;
  const [field, weapons] = lost;
  const names = weapons.map(({ name }) => name).slice(0, 5);
  throw new ProblemError(
    'in_use',
    `${gear.name} must keep its ${field}: ${names.join(', ')} refer to it.`,
    { fields: [{ path: `/${field}`, message: 'Others depend on this.' }] },
  );
}
