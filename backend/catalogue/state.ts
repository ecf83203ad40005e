import type { AnyDefinition } from './definition.ts';
import { nameKeyOf } from './item.ts';
import type { StoredRecord } from './record.ts';
import {
  dependentKey,
  referencesOf,
  targetKey,
  type Dependent,
  type Reference,
  type ReferenceTarget,
} from './references.ts';

/** The data that was read for a list of operations: everything that they can change or check. */
export interface Loaded {
  readonly records: readonly StoredRecord[];
  /** Items of other kinds that the items in the operations refer to. */
  readonly targets: ReadonlyMap<string, ReferenceTarget>;
  /** For the key of each item that the operations can change, the items that refer to it. */
  readonly dependents: ReadonlyMap<string, readonly Dependent[]>;
  /**
   * The targets of acyclic references, by the field and the key of the item that has the reference.
   * Only for items that are not in `records`.
   */
  readonly furtherTargets: ReadonlyMap<string, readonly string[]>;
  /** The last versions of deleted keys, which new items may use again. */
  readonly deletedVersions: ReadonlyMap<string, number>;
}

/**
 * The loaded part of the catalogue in memory, which the operations of a request change one after the
 * other. save.ts writes the differences at the end.
 */
export class CatalogueState {
  readonly definition: AnyDefinition;
  readonly before: ReadonlyMap<string, StoredRecord>;
  readonly #records: Map<string, StoredRecord>;
  readonly #names: Map<string, string>;
  readonly #targets: ReadonlyMap<string, ReferenceTarget>;
  readonly #dependents = new Map<string, Map<string, Dependent>>();
  readonly #furtherTargets: ReadonlyMap<string, readonly string[]>;
  readonly #changed = new Set<string>();
  readonly #lastVersions: Map<string, number>;
  readonly #renamedKeys: ReadonlySet<string>;

  /**
   * `renamedKeys` are the keys of items that some operation renames or deletes. Earlier operations
   * may already give their names to other items.
   */
  constructor(definition: AnyDefinition, loaded: Loaded, renamedKeys: ReadonlySet<string>) {
    this.definition = definition;
    this.before = new Map(loaded.records.map((record) => [record.sk, record]));
    this.#records = new Map(this.before);
    this.#names = new Map(loaded.records.map(({ sk, item }) => [nameKeyOf(item), sk]));
    this.#targets = loaded.targets;
    this.#furtherTargets = loaded.furtherTargets;
    this.#lastVersions = new Map(loaded.deletedVersions);
    this.#renamedKeys = renamedKeys;
    for (const [sk, dependents] of loaded.dependents) {
      this.#dependents.set(sk, new Map(dependents.map((one) => [dependentKey(one), one])));
    }
  }

  get(sk: string): StoredRecord | undefined {
    return this.#records.get(sk);
  }

  withName(key: string): StoredRecord | undefined {
    const sk = this.#names.get(key);
    return sk === undefined ? undefined : this.#records.get(sk);
  }

  /** Whether the item `sk` may take the name whose `nameKeyOf` is `key`. */
  isFree(key: string, sk: string): boolean {
    const owner = this.#names.get(key);
    return owner === undefined || owner === sk || this.#renamedKeys.has(owner);
  }

  /**
   * The keys in `renamedKeys` whose items have kept their names, although other items have taken the
   * same names.
   */
  get notRenamed(): ReadonlySet<string> {
    return new Set(
      [...this.#renamedKeys].filter((sk) => {
        const record = this.#records.get(sk);
        return record !== undefined && this.#names.get(nameKeyOf(record.item)) !== sk;
      }),
    );
  }

  /** The keys of deleted items that other items still refer to. */
  get brokenTargets(): ReadonlySet<string> {
    return new Set(
      [...this.#changed].filter((sk) => !this.#records.has(sk) && this.dependents(sk).length > 0),
    );
  }

  lastVersion(sk: string): number {
    return this.#records.get(sk)?.version ?? this.#lastVersions.get(sk) ?? 0;
  }

  /**
   * The version of the next change. A new item with a deleted key continues the numbers of the
   * deleted item, so an old ETag never matches it.
   */
  nextVersion(sk: string): number {
    return this.lastVersion(sk) + 1;
  }

  target(kind: AnyDefinition['kind'], sk: string): ReferenceTarget | undefined {
    if (kind === this.definition.kind) return this.#records.get(sk)?.item;
    return this.#targets.get(targetKey(kind, sk));
  }

  dependents(sk: string): readonly Dependent[] {
    return [...(this.#dependents.get(sk)?.values() ?? [])];
  }

  /** The keys of all items that were written or removed, even if the result equals the loaded item. */
  get changed(): ReadonlySet<string> {
    return this.#changed;
  }

  upsert(record: StoredRecord): void {
    this.remove(record.sk);
    this.#records.set(record.sk, record);
    this.#names.set(nameKeyOf(record.item), record.sk);
    for (const { definition, targetSk } of this.#ownReferences(record)) {
      const dependent: Dependent = {
        kind: this.definition.kind,
        sk: record.sk,
        field: definition.field,
        name: record.item.name,
        edition: record.item.edition,
      };
      const dependents = this.#dependents.get(targetSk) ?? new Map<string, Dependent>();
      dependents.set(dependentKey(dependent), dependent);
      this.#dependents.set(targetSk, dependents);
    }
  }

  remove(sk: string): void {
    this.#changed.add(sk);
    const record = this.#records.get(sk);
    if (!record) return;
    this.#records.delete(sk);
    this.#lastVersions.set(sk, record.version);
    const name = nameKeyOf(record.item);
    if (this.#names.get(name) === sk) this.#names.delete(name);
    for (const { definition, targetSk } of this.#ownReferences(record)) {
      const key = dependentKey({ kind: this.definition.kind, sk, field: definition.field });
      this.#dependents.get(targetSk)?.delete(key);
    }
  }

  /** Whether the acyclic references of this field lead from one item to the other. */
  leadsTo(field: string, from: string, goal: string): boolean {
    const seen = new Set<string>();
    const queue = [from];
    for (let sk = queue.pop(); sk !== undefined; sk = queue.pop()) {
      if (sk === goal) return true;
      if (seen.has(sk)) continue;
      seen.add(sk);
      queue.push(...this.#next(field, sk));
    }
    return false;
  }

  #next(field: string, sk: string): readonly string[] {
    const record = this.#records.get(sk);
    if (!record) return this.#furtherTargets.get(`${field}\n${sk}`) ?? [];
    return this.#ownReferences(record)
      .filter(({ definition }) => definition.field === field)
      .map(({ targetSk }) => targetSk);
  }

  /** References to items of the same kind. Items of other kinds cannot change in this request. */
  #ownReferences(record: StoredRecord): readonly Reference[] {
    const references = referencesOf(this.definition, record.item);
    return references.length === 0
      ? references
      : references.filter(({ definition }) => definition.to === this.definition.kind);
  }
}
