import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { sourcesBelow, type SourceFile } from './trees.ts';

/** `name` is `*` for all exports of the file. */
export interface Export {
  readonly file: string;
  readonly name: string;
}

interface Declaration {
  readonly name: string;
  /** The source text of the declaration, including the comment above it. */
  readonly text: string;
  /** Every word of the text. These include each name that the declaration uses. */
  readonly words: ReadonlySet<string>;
}

interface ImportLine {
  readonly from: string;
  readonly keyword: string;
  /** The exported names by their local names. */
  readonly names: ReadonlyMap<string, string>;
}

interface Module {
  readonly header: string;
  readonly declarations: readonly Declaration[];
  readonly byName: ReadonlyMap<string, readonly Declaration[]>;
  readonly imports: readonly ImportLine[];
  /** `export { a } from './b.ts'` */
  readonly reexports: readonly ImportLine[];
  /** `export * from './b.ts'`, with the path of the file */
  readonly starExports: readonly { readonly from: string; readonly file: string }[];
}

/**
 * Keeps only the exports that our code imports, and their dependencies, because orval writes every
 * export that an app may need. To use another export, import it and generate again. Files that nothing
 * imports are absent.
 */
export function prune(files: readonly SourceFile[], imported: readonly Export[]): SourceFile[] {
  const modules = new Map(files.map((file) => [file.path, moduleOf(file)]));
  const kept = reach(modules, imported);
  return [...kept].flatMap(([path, names]) => {
    const module = modules.get(path);
    return module ? [{ path, text: textOf(module, names, kept) }] : [];
  });
}

interface Names {
  /** The names that other files import; they stay exported. */
  readonly usedExports: Set<string>;
  /** The names whose declarations stay: the imported ones and those that they use. */
  readonly needed: Set<string>;
}

function reach(modules: ReadonlyMap<string, Module>, usedExports: readonly Export[]) {
  const kept = new Map<string, Names>();
  const provides = providers(modules);
  const queue = [...usedExports];
  const namesOf = (file: string): Names => {
    const names = kept.get(file) ?? { usedExports: new Set(), needed: new Set() };
    kept.set(file, names);
    return names;
  };

  function need(file: string, module: Module, name: string): void {
    const { needed } = namesOf(file);
    if (needed.has(name)) return;
    needed.add(name);
    for (const { words } of module.byName.get(name) ?? []) {
      for (const word of words) {
        if (module.byName.has(word)) need(file, module, word);
        const line = module.imports.find(({ names }) => names.has(word));
        const imported = line?.names.get(word);
        if (line && imported !== undefined) {
          queue.push({ file: resolvePath(file, line.from), name: imported });
        }
      }
    }
  }

  for (let next = queue.pop(); next; next = queue.pop()) {
    const { file, name } = next;
    const module = modules.get(file);
    if (!module || namesOf(file).usedExports.has(name)) continue;
    namesOf(file).usedExports.add(name);
    if (name === '*') {
      for (const each of module.byName.keys()) queue.push({ file, name: each });
    }
    if (module.byName.has(name)) {
      need(file, module, name);
      continue;
    }
    for (const { from, names } of module.reexports) {
      for (const [exported, imported] of names) {
        if (name !== '*' && name !== exported) continue;
        namesOf(file).usedExports.add(exported);
        queue.push({ file: resolvePath(file, from), name: imported });
      }
    }
    const targets =
      name === '*' ? module.starExports.map((each) => each.file) : (provides(file).get(name) ?? []);
    for (const target of targets) queue.push({ file: target, name });
  }
  return kept;
}

/** The names that a file has of `export *`, with the files they are from; an index leads to hundreds of files. */
type StarNames = ReadonlyMap<string, readonly string[]>;

function providers(modules: ReadonlyMap<string, Module>): (file: string) => StarNames {
  const known = new Map<string, Map<string, string[]>>();
  return function namesOf(file) {
    const before = known.get(file);
    if (before) return before;
    const names = new Map<string, string[]>();
    // It stays empty for files that export each other.
    known.set(file, names);
    for (const { file: target } of modules.get(file)?.starExports ?? []) {
      const module = modules.get(target);
      if (!module) continue;
      const exported = [
        ...module.byName.keys(),
        ...module.reexports.flatMap((line) => [...line.names.keys()]),
        ...namesOf(target).keys(),
      ];
      for (const name of new Set(exported)) names.set(name, [...(names.get(name) ?? []), target]);
    }
    return names;
  };
}

function textOf(
  { header, declarations, imports, reexports, starExports }: Module,
  { usedExports, needed }: Names,
  kept: ReadonlyMap<string, Names>,
): string {
  const body = declarations.filter(({ name }) => needed.has(name));
  const words = new Set(body.flatMap((each) => [...each.words]));
  return [
    ...(header === '' ? [] : [header]),
    ...imports.flatMap((line) => lineOf(line, (name) => words.has(name))),
    ...starExports
      .filter(({ file }) => kept.has(file))
      .map(({ from }) => `export * from '${from}';`),
    ...reexports.flatMap((line) => lineOf(line, (name) => usedExports.has(name))),
    ...body.map(
      ({ name, text }) => `\n${usedExports.has(name) ? text : text.replace(/^export /m, '')}`,
    ),
    '',
  ].join('\n');
}

function lineOf({ keyword, from, names }: ImportLine, isUsed: (name: string) => boolean): string[] {
  const used = [...names].filter(([local]) => isUsed(local));
  if (used.length === 0) return [];
  const [[local, imported] = ['', '']] = used;
  if (imported === '*') return [`${keyword} * as ${local} from '${from}';`];
  const list = used.map(([here, there]) => (here === there ? here : `${there} as ${here}`));
  return [`${keyword} { ${list.join(', ')} } from '${from}';`];
}

function moduleOf({ path, text }: SourceFile): Module {
  const { program, module } = parseSync(path, text);
  const header = /^\/\*\*\n \* Generated from .*\n \*\/\n/.exec(text)?.[0] ?? '';
  let end = header.length;
  const declarations: Declaration[] = [];
  for (const statement of program.body) {
    const comment = text.slice(end, statement.start).trim();
    const code = text.slice(statement.start, statement.end).replaceAll(/\n\s*(?=\n)/g, '');
    ({ end } = statement);
    const name = /^(?:export )?(?:const|function|type|interface) (\w+)/.exec(code)?.[1];
    if (name === undefined) continue;
    declarations.push({
      name,
      text: comment === '' ? code : `${comment}\n${code}`,
      words: new Set(code.match(/\w+/g)),
    });
  }
  const keywordAt = (start: number, type: string, value: string) =>
    text.startsWith(type, start) ? type : value;
  return {
    header: header.trimEnd(),
    declarations,
    byName: Map.groupBy(declarations, ({ name }) => name),
    imports: module.staticImports.map(({ start, moduleRequest, entries }) => ({
      from: moduleRequest.value,
      keyword: keywordAt(start, 'import type', 'import'),
      names: new Map(
        entries.map(({ localName, importName }) => [localName.value, importName.name ?? '*']),
      ),
    })),
    reexports: module.staticExports.flatMap(({ start, entries }) =>
      entries.flatMap(({ moduleRequest, exportName, importName }) =>
        moduleRequest && exportName.name !== null && importName.name !== null
          ? [
              {
                from: moduleRequest.value,
                keyword: keywordAt(start, 'export type', 'export'),
                names: new Map([[exportName.name, importName.name]]),
              },
            ]
          : [],
      ),
    ),
    starExports: module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, exportName }) =>
        moduleRequest && exportName.name === null
          ? [{ from: moduleRequest.value, file: resolvePath(path, moduleRequest.value) }]
          : [],
      ),
    ),
  };
}

const generated = 'src/generated';

/** The exports that one of our files imports from the generated files. */
export function exportsImportedBy({ path, text }: SourceFile): Export[] {
  const { staticImports, dynamicImports } = parseSync(path, text).module;
  const fromStatic = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => ({
      file: resolvePath(path, moduleRequest.value),
      name: importName.name ?? '*',
    })),
  );
  // `import('…').then(({ Name }) => …)` uses the names in braces, any other `import()` uses all
  // names.
  const fromDynamic = dynamicImports.flatMap(({ end, moduleRequest }) => {
    const file = resolvePath(path, text.slice(moduleRequest.start + 1, moduleRequest.end - 1));
    const names = /^\s*\.then\(\s*\(\{([^}]*)\}/.exec(text.slice(end))?.[1] ?? '*';
    return names.split(',').map((name) => ({ file, name: name.trim() }));
  });
  return [...fromStatic, ...fromDynamic].filter(({ file }) => file.startsWith(`${generated}/`));
}

/** The path of the imported file from the repository's root; for a package, its name. */
function resolvePath(importer: string, from: string): string {
  if (from.startsWith('#')) return from.slice(1);
  return from.startsWith('.') ? join(dirname(importer), from) : from;
}

/**
 * What our code imports from the generated files: the files in the folders, but not tests, and the files that are
 * generated themselves.
 */
export function importsOf(
  folders: readonly string[],
  ...written: readonly (readonly SourceFile[])[]
): Export[] {
  const replaced = new Set(written.flat().map(({ path }) => path));
  return [
    ...folders
      .flatMap((folder) => sourcesBelow(folder, (path) => !path.startsWith(`${generated}/`)))
      .filter(({ path }) => !replaced.has(path) && !/\.test\.tsx?$/.test(path)),
    ...written.flat(),
  ]
    .filter(({ path, text }) => text.includes('generated/') || path.startsWith(`${generated}/`))
    .flatMap(exportsImportedBy);
}
