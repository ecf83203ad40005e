import type { AnyDefinition } from './definition.ts';
import { nameKey } from './item.ts';
import { linksOf, targetKey, userKey, type Target, type User } from './links.ts';
import type { Entry } from './record.ts';

/** What was read for a row of operations: all that they can touch or ask about. */
export interface Loaded {
  readonly entries: readonly Entry[];
  /** Items of other kinds that are referred to. */
  readonly targets: ReadonlyMap<string, Target>;
  /** Who refers to the entries, by the key of the entry. */
  readonly users: ReadonlyMap<string, readonly User[]>;
  /** Where acyclic links lead on from items that are only referred to. */
  readonly onward: ReadonlyMap<string, readonly string[]>;
  /** The last version of keys that were deleted, as far as they may be used again. */
  readonly buried: ReadonlyMap<string, number>;
}

/**
 * The catalogue as the operations change it one after the other, in memory; what differs in the
 * end is written at once.
 */
export class CatalogueState {
  readonly definition: AnyDefinition;
  readonly before: ReadonlyMap<string, Entry>;
  readonly #now: Map<string, Entry>;
  readonly #names: Map<string, string>;
  readonly #targets: ReadonlyMap<string, Target>;
  readonly #users = new Map<string, Map<string, User>>();
  readonly #onward: ReadonlyMap<string, readonly string[]>;
  readonly #changed = new Set<string>();
  readonly #lastVersions: Map<string, number>;
  readonly #givers: ReadonlySet<string>;

  /** Whoever is among the givers is to give up its name: others may take it before that. */
  constructor(definition: AnyDefinition, loaded: Loaded, givers: ReadonlySet<string>) {
    this.definition = definition;
    this.before = new Map(loaded.entries.map((entry) => [entry.sk, entry]));
    this.#now = new Map(this.before);
    this.#names = new Map(loaded.entries.map(({ sk, item }) => [nameKey(item), sk]));
    this.#targets = loaded.targets;
    this.#onward = loaded.onward;
    this.#lastVersions = new Map(loaded.buried);
    this.#givers = givers;
    for (const [sk, users] of loaded.users) {
      this.#users.set(sk, new Map(users.map((user) => [userKey(user), user])));
    }
  }

  get(sk: string): Entry | undefined {
    return this.#now.get(sk);
  }

  withName(key: string): Entry | undefined {
    const sk = this.#names.get(key);
    return sk === undefined ? undefined : this.#now.get(sk);
  }

  /** Whether an item with this key may take the name now. */
  isFree(key: string, sk: string): boolean {
    const owner = this.#names.get(key);
    return owner === undefined || owner === sk || this.#givers.has(owner);
  }

  /** The givers that have kept their names although other items have taken them. */
  get namesKept(): ReadonlySet<string> {
    return new Set(
      [...this.#givers].filter((sk) => {
        const entry = this.#now.get(sk);
        return entry !== undefined && this.#names.get(nameKey(entry.item)) !== sk;
      }),
    );
  }

  /** What is not there any more although others refer to it. */
  get stillUsed(): ReadonlySet<string> {
    return new Set(
      [...this.#changed].filter((sk) => !this.#now.has(sk) && this.users(sk).length > 0),
    );
  }

  lastVersion(sk: string): number {
    return this.#now.get(sk)?.version ?? this.#lastVersions.get(sk) ?? 0;
  }

  /** A key that is used again goes on counting: an old ETag never fits a new item. */
  nextVersion(sk: string): number {
    return this.lastVersion(sk) + 1;
  }

  target(kind: AnyDefinition['kind'], sk: string): Target | undefined {
    if (kind === this.definition.kind) return this.#now.get(sk)?.item;
    return this.#targets.get(targetKey(kind, sk));
  }

  users(sk: string): readonly User[] {
    return [...(this.#users.get(sk)?.values() ?? [])];
  }

  /** The keys that have been touched, whether or not they differ in the end. */
  get changed(): ReadonlySet<string> {
    return this.#changed;
  }

  put(entry: Entry): void {
    this.remove(entry.sk);
    this.#now.set(entry.sk, entry);
    this.#names.set(nameKey(entry.item), entry.sk);
    for (const { definition, targetSk } of this.#ownLinks(entry)) {
      const user: User = {
        kind: this.definition.kind,
        sk: entry.sk,
        field: definition.field,
        name: entry.item.name,
        edition: entry.item.edition,
      };
      const users = this.#users.get(targetSk) ?? new Map<string, User>();
      users.set(userKey(user), user);
      this.#users.set(targetSk, users);
    }
  }

  remove(sk: string): void {
    this.#changed.add(sk);
    const entry = this.#now.get(sk);
    if (!entry) return;
    this.#now.delete(sk);
    this.#lastVersions.set(sk, entry.version);
    const name = nameKey(entry.item);
    if (this.#names.get(name) === sk) this.#names.delete(name);
    for (const { definition, targetSk } of this.#ownLinks(entry)) {
      const key = userKey({ kind: this.definition.kind, sk, field: definition.field });
      this.#users.get(targetSk)?.delete(key);
    }
  }

  /** Whether following acyclic links of this field from one item arrives at another. */
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
    const entry = this.#now.get(sk);
    if (!entry) return this.#onward.get(`${field}\n${sk}`) ?? [];
    return this.#ownLinks(entry)
      .filter(({ definition }) => definition.field === field)
      .map(({ targetSk }) => targetSk);
  }

  /** Those to items of the same kind: users of other kinds cannot change here. */
  #ownLinks(entry: Entry) {
    return linksOf(this.definition, entry.item).filter(
      ({ definition }) => definition.to === this.definition.kind,
    );
  }
}
