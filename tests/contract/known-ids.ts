import { operations, type Operation } from '#src/generated/contract/operations.ts';

/** Ids that belong together, such as those of a campaign, of one of its entries and of its version. */
type Ids = Readonly<Record<string, string>>;

const allOperations: readonly Operation[] = Object.values(operations);

const idNames = new Set(
  allOperations.flatMap(({ parameters }) =>
    parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
  ),
);

/** The number of kept sets with equal names. Only the newest are kept, because these are seldom deleted. */
const keptCount = 20;

/** The ids in successful responses, so that later requests can name records that exist. */
export class KnownIds {
  readonly #idsByNames = new Map<string, Ids[]>();

  /** `ids` are those in the path of the request. The ids in the body belong to them. */
  learn(ids: Ids, body: unknown): void {
    if (typeof body !== 'object' || body === null) return;
    const fields = Object.entries<unknown>({ ...body });
    const ownIds: [string, string][] = fields
      .filter(([name, value]) => idNames.has(name) && /string|number/.test(typeof value))
      .map(([name, value]) => [name, String(value)]);
    const known = { ...ids, ...Object.fromEntries(ownIds) };
    if (ownIds.length > 0) this.#add(known);
    for (const [, value] of fields) this.learn(known, value);
  }

  #add(ids: Ids): void {
    const names = Object.keys(ids).toSorted().join();
    const others = this.#idsByNames.get(names) ?? [];
    this.#idsByNames.set(names, [...others, ids].slice(-keptCount));
  }

  /** The ids that belong together and have all these names. */
  withNames(names: readonly string[]): Ids[] {
    return [...this.#idsByNames.values()]
      .flat()
      .filter((ids) => names.every((name) => name in ids));
  }
}
