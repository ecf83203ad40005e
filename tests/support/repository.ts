import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';

export const root = join(import.meta.dirname, '../..');
const folders = '{src,contract,backend,mocks,server,tests,tools,bench,art}';
const ignoredFolders = new Set(['node_modules', 'dist', 'data', 'test-results', '.cache', '.git']);

export interface SourceFile {
  /** Relative to the root of the repository. */
  path: string;
  text: string;
  lines: string[];
}

function read(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  return { path, text, lines: text.split('\n') };
}

/** All source files except those in `src/generated`. */
export function sourceFiles(): SourceFile[] {
  return globSync([`${folders}/**/*.{ts,tsx,mjs}`, '*.config.ts'], { cwd: root })
    .filter((path) => !path.startsWith('src/generated/'))
    .toSorted()
    .map(read);
}

let found: readonly SourceFile[] | undefined;

/** All text files of the repository, including generated ones and documents. */
export function textFiles(): readonly SourceFile[] {
  found ??= globSync('{*,.*,**/*}.{ts,tsx,mjs,json,jsonc,yaml,yml,md,css,html,sql,txt,svg}', {
    cwd: root,
    exclude: (name) => ignoredFolders.has(name),
  })
    .toSorted()
    .map(read);
  return found;
}

interface Import {
  specifier: string;
  /** The path that it leads to, also if there is no such file. */
  target: string;
}

/** The imports of our own files: static ones, dynamic ones, and those of types. */
export const importsOf = ({ path, text }: SourceFile): Import[] =>
  [...text.matchAll(/(?:from|import\(|import)\s*'([#.][^'\n]+)'/g)].map(([, specifier = '']) => ({
    specifier,
    target: specifier.startsWith('#')
      ? specifier.slice(1)
      : posix.normalize(posix.join(posix.dirname(path), specifier)),
  }));

/** The files that import themselves through others, and those between two such cycles. */
export function filesInCycles(files: readonly SourceFile[]): string[] {
  let left = new Map(files.map((file) => [file.path, importsOf(file).map(({ target }) => target)]));
  for (;;) {
    const imported = new Set([...left.values()].flat());
    const next = new Map(
      [...left].filter(
        ([path, targets]) => imported.has(path) && targets.some((target) => left.has(target)),
      ),
    );
    if (next.size === left.size) return [...left.keys()];
    left = next;
  }
}

/** The number of the line that contains a position. */
export const lineAt = ({ text }: SourceFile, position: number): number =>
  text.slice(0, position).split('\n').length;

export interface TypeAssertion {
  line: number;
  code: string;
}

const nodeText = (text: string, { start, end }: { start: number; end: number }): string =>
  text.slice(start, end);

/** A line that has only a comment, a text or an import, in which "as" is no assertion. */
const lineWithoutCode =
  /^\s*(?:(?:\/\/|\/\*\*|\* ).*|import .*;|[([{]*(?:[\w'-]+: )?[([{]*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")[\])}]*,?)$/gm;

/**
 * The type assertions of a file, except `as const` and `as unknown`, which claim nothing, and
 * `Object.keys(record) as Key[]`, which is the usual way to list the keys of a record.
 */
export function typeAssertions(file: SourceFile): TypeAssertion[] {
  const { path, text, lines } = file;
  const assertions: TypeAssertion[] = [];
  // Most files need not be parsed.
  const assertion = /\bas\s+(?!const\b|unknown\b(?!\s*[[|&]))/;
  if (!assertion.test(text) || !assertion.test(text.replaceAll(lineWithoutCode, ''))) {
    return assertions;
  }
  const { program } = parseSync(path, text);
  new Visitor({
    TSAsExpression(node: ESTree.TSAsExpression) {
      const type = nodeText(text, node.typeAnnotation);
      const listsKeys = nodeText(text, node.expression).startsWith('Object.keys(');
      if (type !== 'const' && type !== 'unknown' && !listsKeys) {
        const line = lineAt(file, node.start);
        assertions.push({ line, code: lines[line - 1]?.trim() ?? '' });
      }
    },
  }).visit(program);
  return assertions;
}

export interface Wording {
  /** Where it begins in the text of the file. */
  start: number;
  text: string;
}

const testFunctions = new Set(['test', 'it', 'describe', 'describeBoth']);

/** `test('…')`, `test.for([…])('…')`, `test.step('…')` and the like. */
function isTestCall({ callee }: ESTree.CallExpression): boolean {
  if (callee.type === 'Identifier') return testFunctions.has(callee.name);
  if (callee.type === 'MemberExpression') {
    return callee.object.type === 'Identifier' && testFunctions.has(callee.object.name);
  }
  return callee.type === 'CallExpression' && isTestCall(callee);
}

/** Splits a name such as `startsNewText` into words, so that a search for a word finds it. */
const identifierWords = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();

/** The texts of a file that authors choose and that match: comments, names in code, and names of tests. */
export function wordings({ path, text }: SourceFile, pattern: RegExp): Wording[] {
  // Parsing all files takes seconds, and few contain the words at all.
  if (!pattern.test(text) && !pattern.test(identifierWords(text))) return [];
  const chosen: Wording[] = [];
  const add = (start: number, words: string): void => void chosen.push({ start, text: words });
  const { program, comments } = parseSync(path, text);
  for (const { start, value } of comments) add(start, value);
  new Visitor({
    Identifier({ start, name }) {
      add(start, identifierWords(name));
    },
    CallExpression(node: ESTree.CallExpression) {
      const [name] = node.arguments;
      if (!isTestCall(node) || name === undefined) return;
      if (name.type === 'Literal' || name.type === 'TemplateLiteral') {
        add(name.start, nodeText(text, name));
      }
    },
  }).visit(program);
  return chosen.filter((wording) => pattern.test(wording.text));
}
