import type { Draft } from './draft.ts';
import type { CatalogueItem } from './shelf.ts';

/** What the operations of one request rely on before it has happened. */
export interface Trust<Operation> {
  /** The keys of the items that are to give up their names. */
  readonly givers: ReadonlySet<string>;
  /** The deletions before which nobody has to have let go of the item. */
  readonly leavers: ReadonlySet<Operation>;
}

interface Asked<Operation> {
  readonly operation: Operation;
  /** The key it is about, as far as it says one. */
  readonly sk: string | null;
  /** It asks for the item to have its name no longer. */
  readonly givesName: boolean;
}

/** As many as the server takes. */
const mostRounds = 8;

/**
 * Names and uses are judged by how things stand after the whole request: the work is done relying
 * on what is to come, and once more without what did not come.
 */
export function onTrust<
  Item extends CatalogueItem,
  Operation extends { readonly action: string },
  R,
>(
  draft: Draft<Item>,
  asked: readonly Asked<Operation>[],
  isUsed: (sk: string) => boolean,
  work: (trust: Trust<Operation>) => R,
): R {
  let trust = wholeTrust(asked);
  for (let round = 0; round < mostRounds; round += 1) {
    const result = work(trust);
    const keepsName = (sk: string): boolean => {
      const item = draft.shelf.get(sk);
      return item !== undefined && draft.shelf.named(item.edition, item.name) !== item;
    };
    const isMissed = ({ sk }: Asked<Operation>): boolean =>
      sk !== null && draft.shelf.get(sk) === undefined && isUsed(sk);
    const missed = new Set(asked.filter(isMissed).map(({ operation }) => operation));
    const givers = new Set([...trust.givers].filter((sk) => !keepsName(sk)));
    const leavers = new Set([...trust.leavers].filter((operation) => !missed.has(operation)));
    if (givers.size === trust.givers.size && leavers.size === trust.leavers.size) return result;
    draft.rollBack();
    trust = { givers, leavers };
  }
  return work({ givers: new Set(), leavers: new Set() });
}

/** Of several operations on one item only the last can be a deletion that stays one. */
function wholeTrust<Operation extends { readonly action: string }>(
  asked: readonly Asked<Operation>[],
): Trust<Operation> {
  const last = new Map(asked.map(({ sk, operation }) => [sk, operation]));
  return {
    givers: new Set(asked.flatMap(({ sk, givesName }) => (sk !== null && givesName ? [sk] : []))),
    leavers: new Set([...last.values()].filter(({ action }) => action === 'delete')),
  };
}
