import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** `name` is `*` for all exports of the file. */
interface Export {
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
  readonly imports: readonly ImportLine[];
  /** `export { a } from './b.ts'` */
  readonly reexports: readonly ImportLine[];
  /** `export * from './b.ts'` */
  readonly starExports: readonly string[];
}

/**
 * Keeps only the exports that our code imports, and their dependencies, because orval writes every
 * export that an app may need. To use another export, import it and generate again. Returns the new
 * text by path; files that nothing imports are absent.
 */
export function prune(
  files: readonly SourceFile[],
  importers: readonly SourceFile[],
): Map<string, string> {
  const modules = new Map(files.map((file) => [file.path, moduleOf(file)]));
  const kept = reach(modules, importers.flatMap(exportsImportedBy));
  return new Map(
    [...kept].flatMap(([path, names]) => {
      const module = modules.get(path);
      return module ? [[path, textOf(path, module, names, kept)]] : [];
    }),
  );
}

interface Names {
  /** The names that other files import; they stay exported. */
  readonly usedExports: Set<string>;
  /** The names whose declarations stay: the imported ones and those that they use. */
  readonly needed: Set<string>;
}

function reach(modules: ReadonlyMap<string, Module>, usedExports: readonly Export[]) {
  const kept = new Map<string, Names>();
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
    for (const { words } of module.declarations.filter((each) => each.name === name)) {
      for (const word of words) {
        if (declares(module, word)) need(file, module, word);
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
      for (const { name: each } of module.declarations) queue.push({ file, name: each });
    }
    if (declares(module, name)) {
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
    for (const from of module.starExports) {
      const target = resolvePath(file, from);
      if (name === '*' || provides(modules, target, name)) queue.push({ file: target, name });
    }
  }
  return kept;
}

const declares = ({ declarations }: Module, name: string): boolean =>
  declarations.some((each) => each.name === name);

function provides(modules: ReadonlyMap<string, Module>, file: string, name: string): boolean {
  const module = modules.get(file);
  if (!module) return false;
  return (
    declares(module, name) ||
    module.reexports.some(({ names }) => names.has(name)) ||
    module.starExports.some((from) => provides(modules, resolvePath(file, from), name))
  );
}

function textOf(
  path: string,
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
      .filter((from) => kept.has(resolvePath(path, from)))
      .map((from) => `export * from '${from}';`),
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
        moduleRequest && exportName.name === null ? [moduleRequest.value] : [],
      ),
    ),
  };
}

const generated = 'src/generated';

/** The exports that one of our files imports from the generated files. */
function exportsImportedBy({ path, text }: SourceFile): Export[] {
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
 * Prunes orval's output in `root`, which replaces src/generated later. The imports in `folders`
 * and in the files of `written` decide which exports stay, but not those of tests.
 */
export function pruneGenerated(
  root: string,
  folders: readonly string[],
  written: readonly SourceFile[],
): void {
  const isContractFile = (path: string) => path.startsWith(`${generated}/contract/`);
  const all = sourcesBelow(root).map(({ path, text }) => ({
    path: join(generated, relative(root, path)),
    text,
  }));
  const replacedPaths = new Set(written.map(({ path }) => path));
  const importers = [
    ...folders
      .flatMap(sourcesBelow)
      .filter(({ path }) => !replacedPaths.has(path) && !/\.test\.tsx?$/.test(path)),
    ...written,
  ].filter(({ path, text }) => !path.startsWith(generated) && text.includes('generated/'));
  const files = all.filter(({ path }) => !isContractFile(path));
  const result = prune(files, [...importers, ...all.filter(({ path }) => isContractFile(path))]);
  for (const { path } of files) {
    const file = join(root, relative(generated, path));
    const text = result.get(path);
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
  }
}

const sourcesBelow = (folder: string): SourceFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
