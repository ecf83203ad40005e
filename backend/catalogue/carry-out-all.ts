import { carryOut, type Circumstances } from './carry-out.ts';
import type { AnyDefinition } from './definition.ts';
import { givenKey, derivedKey, nameKey } from './item.ts';
import type { Asked, Operation, Outcome } from './operation.ts';
import { CatalogueState, type Loaded } from './state.ts';

interface Attempt {
  readonly state: CatalogueState;
  readonly outcomes: readonly Outcome[];
}

/** What operations rely on before it has happened. */
interface Trust {
  /** The keys of the items that are to give up their names. */
  readonly givers: ReadonlySet<string>;
  /** The deletions before which nobody has to have let go of the item. */
  readonly leavers: ReadonlySet<Asked>;
}

const nobody: Trust = { givers: new Set(), leavers: new Set() };

/** Each round ends what was relied on in vain; whoever needs more is not worth the time. */
const mostRounds = 8;

/**
 * Carries operations out in order, but what counts is how things stand after all of them: an item
 * may take a name that a later operation gives up, and may be deleted before those that use it.
 * Where that does not come true, all are carried out again without relying on it.
 */
export function carryOutAll(
  definition: AnyDefinition,
  loaded: Loaded,
  operations: readonly Asked[],
  circumstances: Omit<Circumstances, 'leavers'>,
): Attempt {
  const attempt = ({ givers, leavers }: Trust): Attempt => {
    const state = new CatalogueState(definition, loaded, givers);
    const all = { ...circumstances, leavers };
    return { state, outcomes: operations.map((one) => carryOut(state, one, all)) };
  };
  let trust: Trust = {
    givers: giversOf(loaded, operations),
    leavers: leaversOf(definition, operations),
  };
  for (let round = 0; round < mostRounds; round += 1) {
    const tried = attempt(trust);
    const { namesKept, stillUsed } = tried.state;
    if (namesKept.size === 0 && stillUsed.size === 0) return tried;
    trust = {
      givers: new Set([...trust.givers].filter((sk) => !namesKept.has(sk))),
      leavers: new Set(
        [...trust.leavers].filter((one) => !stillUsed.has(keyOf(definition, one) ?? '')),
      ),
    };
  }
  return attempt(nobody);
}

function giversOf({ entries }: Loaded, operations: readonly Asked[]): Set<string> {
  const names = new Map(entries.map(({ sk, item }) => [sk, nameKey(item)]));
  const gives = (operation: Operation): boolean =>
    operation.action === 'delete' ||
    (operation.action === 'update' && names.get(operation.sk) !== nameKey(operation.item));
  return new Set(
    operations.flatMap((operation) =>
      operation.action !== 'refused' && operation.action !== 'create' && gives(operation)
        ? [operation.sk]
        : [],
    ),
  );
}

/** Of several operations on one item only the last can be a deletion that stays one. */
function leaversOf(definition: AnyDefinition, operations: readonly Asked[]): Set<Asked> {
  if (!operations.some(({ action }) => action === 'delete')) return new Set();
  const last = new Map(operations.map((one) => [keyOf(definition, one), one]));
  return new Set([...last.values()].filter(({ action }) => action === 'delete'));
}

function keyOf(definition: AnyDefinition, operation: Asked): string | null {
  if (operation.action !== 'create') return operation.sk;
  return givenKey(definition, operation.item) ?? derivedKey(operation.item);
}
