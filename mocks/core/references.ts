import type {
  Edition,
  Gear,
  GearCategory,
  ProblemField,
  Weapon,
} from '#src/generated/model/index.ts';
import { shelfOf, type Filing } from './shelf.ts';
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

const gearMeant = (references: readonly Reference[]): string[] =>
  references.map(({ gearSk }) => gearSk);

export const gearFiling: Filing<Gear> = {
  sk: ({ gearSk }) => gearSk,
  means: (gear) => gearMeant(gearReferences(gear)),
};

export const weaponFiling: Filing<Weapon> = {
  sk: ({ weaponSk }) => weaponSk,
  means: (weapon) => gearMeant(weaponReferences(weapon)),
};

export const gearShelf = ({ catalogue }: MockState) => shelfOf(catalogue.gear, gearFiling);
export const weaponShelf = ({ catalogue }: MockState) => shelfOf(catalogue.weapons, weaponFiling);

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
  const target = gearShelf(state).get(gearSk);
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
    const gear = gearShelf(state).get(sk);
    if (!gear || seen.has(sk)) continue;
    seen.add(sk);
    const next = gearReferences(gear).filter((reference) => reference.field === field);
    open.push(...next.map(({ gearSk }) => gearSk));
  }
  return false;
}
