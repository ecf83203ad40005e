/** A module that several pages load. */
export interface SharedModule {
  readonly id: string;
  /** In characters. */
  readonly size: number;
  readonly imports: readonly string[];
  /** The pages that load the module, directly or through other modules. */
  readonly pages: ReadonlySet<string>;
}

/** What a page, or a part that is loaded after a page, costs. */
export interface Part {
  /** The characters that it needs besides the entry. */
  readonly size: number;
  /** What one more file costs it, as a fraction of its size. */
  readonly fileCost: number;
  /** How many times more additional code costs it, compared with a usual page. */
  readonly codeFactor: number;
  /** How many of the chunks it may load. Merges that cost other parts more than they save keep this limit. */
  readonly maxFiles?: number;
}

/** Modules that the same pages load, so that they are never divided. */
interface Group {
  readonly ids: readonly string[];
  /** The indexes of the groups that its modules import. */
  readonly imports: ReadonlySet<number>;
}

interface Chunk {
  /** Indexes of groups. */
  readonly groups: readonly number[];
  readonly size: number;
  readonly pages: ReadonlySet<string>;
}

/**
 * The number of merges that are compared in each step. A merge can make further pages load a chunk,
 * because the modules that it joins import others: so the merge that seems to save most is often not
 * the best one. Comparing 100 of them gives the same plan in twice the time.
 */
const triedMerges = 40;

const union = (some: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...some, ...others]);

const without = (some: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...some].filter((one) => !others.has(one));

const merged = (one: Chunk, other: Chunk): Chunk => ({
  groups: [...one.groups, ...other.groups],
  size: one.size + other.size,
  pages: union(one.pages, other.pages),
});

/** The groups of modules, and a chunk for each. */
function divided(modules: readonly SharedModule[]): {
  readonly groups: readonly Group[];
  readonly chunks: readonly Chunk[];
} {
  const sets = [...Map.groupBy(modules, ({ pages }) => [...pages].toSorted().join()).values()];
  const groupOf = new Map(sets.flatMap((set, index) => set.map(({ id }) => [id, index] as const)));
  const groups = sets.map((set, index) => {
    const imported = set.flatMap(({ imports }) => imports.map((id) => groupOf.get(id) ?? index));
    return { ids: set.map(({ id }) => id), imports: new Set(imported) };
  });
  const chunks = sets.map((set, index) => ({
    groups: [index],
    size: set.reduce((sum, { size }) => sum + size, 0),
    pages: set[0]?.pages ?? new Set<string>(),
  }));
  return { groups, chunks };
}

/** The indexes of the chunks that each chunk imports. */
function importsOf(chunks: readonly Chunk[], groups: readonly Group[]): ReadonlySet<number>[] {
  const owners = new Map(
    chunks.flatMap((chunk, index) => chunk.groups.map((group) => [group, index] as const)),
  );
  return chunks.map((chunk, index) => {
    const imported = new Set<number>();
    for (const group of chunk.groups) {
      for (const other of groups[group]?.imports ?? []) imported.add(owners.get(other) ?? index);
    }
    imported.delete(index);
    return imported;
  });
}

/** Whether no chunk imports itself through others: its modules would run in the wrong order. */
function isAcyclic(imports: readonly ReadonlySet<number>[]): boolean {
  const results = new Map<number, boolean>();
  const visit = (index: number): boolean => {
    const known = results.get(index);
    if (known !== undefined) return known;
    results.set(index, false);
    const acyclic = [...(imports[index] ?? [])].every(visit);
    results.set(index, acyclic);
    return acyclic;
  };
  return imports.every((_, index) => visit(index));
}

/** Adds to each chunk the pages that load it only because another chunk imports it. */
function withImports(
  chunks: readonly Chunk[],
  imports: readonly ReadonlySet<number>[],
): readonly Chunk[] {
  const added = chunks.map(() => new Set<string>());
  const spread = (from: number, page: string): void => {
    for (const to of imports[from] ?? []) {
      if (chunks[to]?.pages.has(page) !== false || added[to]?.has(page) !== false) continue;
      added[to].add(page);
      spread(to, page);
    }
  };
  chunks.forEach(({ pages }, index) => pages.forEach((page) => spread(index, page)));
  // Chunks that stay as they are remain the same objects, for which `remembered` keeps results.
  return chunks.map((chunk, index) => {
    const more = added[index];
    return more === undefined || more.size === 0
      ? chunk
      : { ...chunk, pages: union(chunk.pages, more) };
  });
}

/** Computes the result of an object once: a step changes few chunks, and each is compared with all others. */
function remembered<Key extends object, Result>(compute: (key: Key) => Result) {
  const results = new WeakMap<Key, { readonly result: Result }>();
  return (key: Key): Result => {
    const known = results.get(key) ?? { result: compute(key) };
    results.set(key, known);
    return known.result;
  };
}

/**
 * Divides the modules that several pages load into chunks. It begins with a chunk for each set of
 * pages, so that no page loads code that it does not need, and merges two chunks as long as that saves
 * pages more files than it adds code. `parts` has all pages, and all parts that are loaded after a page.
 */
export function planChunks(
  modules: readonly SharedModule[],
  parts: ReadonlyMap<string, Part>,
): string[][] {
  const costOf = (size: number, pages: Iterable<string>): number =>
    [...pages].reduce((sum, page) => {
      const part = parts.get(page);
      return sum + ((part?.codeFactor ?? 1) * size) / (part?.size ?? 1);
    }, 0);
  const costOfFile = (pages: Iterable<string>): number =>
    [...pages].reduce((sum, page) => sum + (parts.get(page)?.fileCost ?? 0), 0);
  const costOfChunk = remembered(
    ({ size, pages }: Chunk) => costOfFile(pages) + costOf(size, pages),
  );
  const total = (plan: readonly Chunk[]): number =>
    plan.reduce((sum, chunk) => sum + costOfChunk(chunk), 0);
  const savingWith = remembered((one: Chunk) =>
    remembered(
      (other: Chunk) =>
        costOfFile([...one.pages].filter((page) => other.pages.has(page))) -
        costOf(one.size, without(other.pages, one.pages)) -
        costOf(other.size, without(one.pages, other.pages)),
    ),
  );

  const { groups, chunks: divisions } = divided(modules);
  let chunks = divisions;
  const pairs = (candidates: readonly Chunk[]) =>
    candidates.flatMap((one, index) =>
      candidates.slice(index + 1).map((other) => ({ one, other, saving: savingWith(one)(other) })),
    );
  /** The plans that merge one of the pairs, without those in which chunks import each other. */
  const plansOf = (merges: readonly { readonly one: Chunk; readonly other: Chunk }[]) =>
    merges
      .values()
      .map(({ one, other }) => {
        const rest = chunks.filter((chunk) => chunk !== one && chunk !== other);
        const joined = [...rest, merged(one, other)];
        return { joined, imports: importsOf(joined, groups) };
      })
      .filter(({ imports }) => isAcyclic(imports))
      .map(({ joined, imports }) => withImports(joined, imports));
  const cheapest = (plans: Iterable<readonly Chunk[]>): readonly Chunk[] | null =>
    [...plans].toSorted((a, b) => total(a) - total(b))[0] ?? null;

  for (;;) {
    const merges = pairs(chunks)
      .filter(({ saving }) => saving > 0)
      .toSorted((a, b) => b.saving - a.saving);
    const next = cheapest(plansOf(merges).take(triedMerges));
    if (next === null || total(next) >= total(chunks)) break;
    chunks = next;
  }
  const charactersOf = (plan: readonly Chunk[], name: string): number =>
    plan.reduce((sum, { pages, size }) => sum + (pages.has(name) ? size : 0), 0);
  /** How much a plan adds to the part that gets most, as a fraction of what this part needs. */
  const growthOf = (plan: readonly Chunk[]): number =>
    Math.max(
      ...[...parts].map(
        ([name, { size }]) => (charactersOf(plan, name) - charactersOf(chunks, name)) / size,
      ),
    );
  for (const [name, { maxFiles = Infinity }] of parts) {
    const filesIn = (plan: readonly Chunk[]) => plan.filter(({ pages }) => pages.has(name)).length;
    while (filesIn(chunks) > maxFiles) {
      const loaded = chunks.filter(({ pages }) => pages.has(name));
      const [next] = [...plansOf(pairs(loaded))]
        .filter((plan) => filesIn(plan) < filesIn(chunks))
        .map((plan) => ({ plan, growth: growthOf(plan) }))
        .toSorted((a, b) => a.growth - b.growth);
      if (next === undefined) break;
      chunks = next.plan;
    }
  }
  return chunks.map((chunk) => chunk.groups.flatMap((group) => groups[group]?.ids ?? []));
}
