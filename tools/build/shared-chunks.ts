import type { Plugin } from 'vite';
import { planChunks, type Part, type SharedModule } from './chunk-plan.ts';

interface ModuleGraph {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): {
    readonly code: string | null;
    readonly isEntry: boolean;
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

interface Usage {
  /** The modules that several parts use and the entry does not. A part is loaded on demand, such as a page. */
  readonly shared: SharedModule[];
  readonly parts: ReadonlyMap<string, Part>;
}

type Cost = Omit<Part, 'size'>;

/** A large page may load a little more code in order to load fewer files. */
const usualPage: Cost = { fileCost: 0.3, codeFactor: 1 };
/**
 * A part that is loaded later than its page, such as a dialog. Its files do not delay the first paint, and the page has
 * loaded most of them already. If these parts had the cost of pages, they would prevent merges of files that make all
 * pages load fewer files.
 */
const laterPart: Cost = { fileCost: 0.03, codeFactor: 0.1 };

/** This package has 2,000 icons. The bundler removes unused ones, but only after the chunks are planned. */
const icons = /[\\/]lucide-react[\\/]/;
const iconList = /[\\/]lucide-react\.mjs$/;
/** The approximate number of characters of the used icons. */
const usedIcons = 15_000;

/**
 * The entry imports this package, but not all that pages use of it. The rest is planned like a module
 * with this id.
 */
const query = '@tanstack';
const isQuery = (id: string): boolean => /[\\/]node_modules[\\/]@tanstack[\\/]/.test(id);
/** The approximate number of characters of the rest. */
const restOfQuery = 7000;

/**
 * Parts that share small modules with many pages. The plan ignores them, because they would divide these modules into
 * more files for each page.
 */
const ignoredParts: readonly RegExp[] = [
  /[\\/]src[\\/]palette[\\/]/,
  // The panels of the storyteller and the painter.
  /[\\/]campaigns[\\/]generation[\\/]/,
  // The tree beside an entry.
  /[\\/]entries[\\/]outline[\\/]/,
  // The texts of the catalogue and of features in characters.
  /[\\/]src[\\/]ui[\\/]markdown\.tsx$/,
  /[\\/]characters[\\/](?:loaded-feature-text|paper[\\/]paper-(?:feature|spell)-texts|sharing[\\/]spells-and-items)\.tsx$/,
  // The spells of a drafted character.
  /[\\/]characters[\\/]spell-choices[\\/]suggested-spells\.ts$/,
  // What a device keeps of them.
  /[\\/]characters[\\/]offline[\\/]kept-rows\.ts$/,
];
const isIgnored = (id: string): boolean => ignoredParts.some((path) => path.test(id));

/** Pages with costs of their own. */
const specialPages: readonly { readonly path: RegExp; readonly cost: Cost }[] = [
  // The first pages of new visitors, and the page of a campaign, which may load at most 150 kB. A merge of files for
  // other pages must not add code to these.
  { path: /[\\/](?:landing|licences|campaign)-page\.tsx$/, cost: { ...usualPage, codeFactor: 30 } },
  // The grid of the catalogue may load at most eight of the shared files, in addition to seven others.
  { path: /[\\/]list[\\/]catalogue-list-page\.tsx$/, cost: { ...usualPage, maxFiles: 8 } },
];

const costOf = (part: string): Cost =>
  specialPages.find(({ path }) => path.test(part))?.cost ??
  (part.endsWith('-page.tsx') ? usualPage : laterPart);

function usageOf(graph: ModuleGraph): Usage {
  // The bundler reads files in parallel, in an order that varies. Sorted, they give the same plan in every build.
  const ids = [...graph.getModuleIds()].toSorted();
  const importsOf = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
  const sizeOf = (id: string): number => {
    if (icons.test(id)) return iconList.test(id) ? usedIcons : 0;
    return graph.getModuleInfo(id)?.code?.length ?? 0;
  };
  const closure = (start: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(start)) {
      seen.add(start);
      for (const id of importsOf(start)) closure(id, seen);
    }
    return seen;
  };
  const initial = new Set(
    ids.filter((id) => graph.getModuleInfo(id)?.isEntry).flatMap((id) => [...closure(id)]),
  );
  const lazy = new Set(
    ids
      .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      .filter((id) => !isIgnored(id)),
  );
  const pagesOf = new Map<string, Set<string>>();
  const parts = new Map<string, Part>();
  for (const part of lazy) {
    const own = [...closure(part)].filter((id) => !initial.has(id));
    for (const id of own) pagesOf.set(id, (pagesOf.get(id) ?? new Set()).add(part));
    parts.set(part, { size: own.reduce((sum, id) => sum + sizeOf(id), 0), ...costOf(part) });
  }
  const shared = [...pagesOf].flatMap(([id, pages]) =>
    pages.size > 1 ? [{ id, pages, size: sizeOf(id), imports: importsOf(id) }] : [],
  );
  const queryPages = new Set(
    [...pagesOf].flatMap(([id, pages]) => (importsOf(id).some(isQuery) ? [...pages] : [])),
  );
  shared.push({ id: query, pages: queryPages, size: restOfQuery, imports: [] });
  return { shared, parts };
}

/** Divides the modules that several pages load. `nameOf` is the `name` of a group of the bundler. */
export function sharedChunks(): { plugin: Plugin; nameOf: (id: string) => string | null } {
  const names = new Map<string, string>();
  const plugin: Plugin = {
    name: 'questwright:shared-chunks',
    apply: 'build',
    buildEnd() {
      const { shared, parts } = usageOf(this);
      planChunks(shared, parts).forEach((chunk, index) => {
        for (const id of chunk) names.set(id, `shared-${index + 1}`);
      });
    },
  };
  return { plugin, nameOf: (id) => names.get(isQuery(id) ? query : id) ?? null };
}
