/** A module that several pages load. */
export interface SharedModule {
  readonly id: string;
  /** In characters. */
  readonly size: number;
  readonly imports: readonly string[];
  /** The pages that load the module, directly or through other modules. */
  readonly pages: ReadonlySet<string>;
}

interface Chunk {
  readonly modules: readonly SharedModule[];
  readonly size: number;
  readonly pages: ReadonlySet<string>;
}

/**
 * What one more file costs, as a fraction of the size of the page: a large page may load a little more
 * code in order to load fewer files.
 */
const fileCost = 0.3;
/** The same for a part that is loaded after a page, whose files delay no first paint. */
const laterFileCost = 0.03;

/**
 * How much further code costs such a part, compared with a page: most of it is there already, because the page before
 * it has loaded the same files. With the full cost, small parts would prevent merges that save files of all pages.
 */
const laterCodeFactor = 0.1;

/** How many times more additional code costs on a strict page: one of new visitors, or one with a required limit. */
const strictFactor = 30;

/**
 * The number of merges that are compared in each step. A merge can make further pages load a chunk,
 * because the modules that it joins import others: so the merge that seems to save most is often not
 * the best one. Comparing 100 of them gives the same plan in twice the time.
 */
const triedMerges = 40;

const merged = (...chunks: readonly Chunk[]): Chunk => ({
  modules: chunks.flatMap(({ modules }) => modules),
  size: chunks.reduce((sum, { size }) => sum + size, 0),
  pages: new Set(chunks.flatMap(({ pages }) => [...pages])),
});

const without = (some: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...some].filter((one) => !others.has(one));

/** The chunk of each module, as an index. */
const ownersOf = (chunks: readonly Chunk[]): ReadonlyMap<string, number> =>
  new Map(chunks.flatMap(({ modules }, index) => modules.map(({ id }) => [id, index] as const)));

function importsOf(chunks: readonly Chunk[]): ReadonlySet<number>[] {
  const owners = ownersOf(chunks);
  return chunks.map(({ modules }, index) => {
    const imported = modules.flatMap(({ imports }) => imports.map((id) => owners.get(id) ?? index));
    return new Set(imported.filter((owner) => owner !== index));
  });
}

/** Whether no chunk imports itself through others: its modules would run in the wrong order. */
function isAcyclic(chunks: readonly Chunk[]): boolean {
  const imports = importsOf(chunks);
  const results = new Map<number, boolean>();
  const visit = (index: number): boolean => {
    const known = results.get(index);
    if (known !== undefined) return known;
    results.set(index, false);
    const acyclic = [...(imports[index] ?? [])].every(visit);
    results.set(index, acyclic);
    return acyclic;
  };
  return chunks.every((_, index) => visit(index));
}

/** Adds to each chunk the pages that load it only because another chunk imports it. */
function withImports(chunks: readonly Chunk[]): Chunk[] {
  const imports = importsOf(chunks);
  const pagesOf = chunks.map(({ pages }) => new Set(pages));
  const spread = (from: number, page: string): void => {
    for (const to of imports[from] ?? []) {
      if (pagesOf[to]?.has(page) !== false) continue;
      pagesOf[to].add(page);
      spread(to, page);
    }
  };
  chunks.forEach(({ pages }, index) => pages.forEach((page) => spread(index, page)));
  return chunks.map((chunk, index) => ({ ...chunk, pages: pagesOf[index] ?? chunk.pages }));
}

/**
 * Divides the modules that several pages load into chunks. It begins with a chunk for each set of
 * pages, so that no page loads code that it does not need, and merges two chunks as long as that saves
 * pages more files than it adds code. `sizes` has the characters that each page needs, and each part
 * that is loaded after a page; `later` lists these parts. `strict` lists the pages that must not load much
 * code that only other pages need.
 */
export function planChunks(
  modules: readonly SharedModule[],
  sizes: ReadonlyMap<string, number>,
  later: ReadonlySet<string>,
  strict: ReadonlySet<string>,
): string[][] {
  const factorOf = (page: string): number => {
    if (strict.has(page)) return strictFactor;
    return later.has(page) ? laterCodeFactor : 1;
  };
  const costOf = (size: number, pages: Iterable<string>): number =>
    [...pages].reduce((sum, page) => sum + (factorOf(page) * size) / (sizes.get(page) ?? 1), 0);
  const costOfFile = (pages: Iterable<string>): number =>
    [...pages].reduce((sum, page) => sum + (later.has(page) ? laterFileCost : fileCost), 0);
  const total = (plan: readonly Chunk[]): number =>
    plan.reduce((sum, { size, pages }) => sum + costOfFile(pages) + costOf(size, pages), 0);
  const savingOf = (one: Chunk, other: Chunk): number =>
    costOfFile([...one.pages].filter((page) => other.pages.has(page))) -
    costOf(one.size, without(other.pages, one.pages)) -
    costOf(other.size, without(one.pages, other.pages));

  const sets = Map.groupBy(modules, ({ pages }) => [...pages].toSorted().join());
  let chunks = [...sets.values()].map((group) =>
    merged(...group.map((one) => ({ modules: [one], size: one.size, pages: one.pages }))),
  );
  for (;;) {
    const present = { plan: chunks, cost: total(chunks) };
    const next = chunks
      .flatMap((one, index) =>
        chunks
          .slice(index + 1)
          .map((other) => ({ one, other, saving: savingOf(one, other) }))
          .filter(({ saving }) => saving > 0),
      )
      .toSorted((a, b) => b.saving - a.saving)
      .values()
      .map(({ one, other }) => [
        ...chunks.filter((chunk) => chunk !== one && chunk !== other),
        merged(one, other),
      ])
      .filter(isAcyclic)
      .take(triedMerges)
      .map(withImports)
      .map((plan) => ({ plan, cost: total(plan) }))
      .reduce((best, each) => (each.cost < best.cost ? each : best), present);
    if (next === present) return chunks.map((chunk) => chunk.modules.map(({ id }) => id));
    chunks = next.plan;
  }
}
