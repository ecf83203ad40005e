import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';
import { type CatalogueKind, catalogueKinds } from '#src/generated/contract/kinds.ts';

/** The text of a template, in which `kind` is the only variable that is known here. */
function pathOf(node: ESTree.Node | undefined, kind: CatalogueKind): string | undefined {
  if (node?.type !== 'TemplateLiteral') return literal(node);
  return node.quasis
    .map(({ value }, index) => {
      const variable = node.expressions[index];
      if (variable === undefined) return value.raw;
      const isKind = variable.type === 'Identifier' && variable.name === 'kind';
      return value.raw + (isKind ? kind : 'key');
    })
    .join('');
}

const literal = (node: ESTree.Node | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

function importedBy(node: ESTree.Node | undefined): string | undefined {
  const body = node?.type === 'ArrowFunctionExpression' ? node.body : undefined;
  return body?.type === 'ImportExpression' ? literal(body.source) : undefined;
}

/**
 * The module of every path, read from the calls `page('/path', () => import('./module.tsx'))` and
 * `cataloguePage(kind, path, …)` in the route tree. A path may contain parameters. The scripts of
 * a path that is written in another way are not preloaded.
 */
export function routeModules(root: string): Map<string, string> {
  const file = 'src/routes.tsx';
  const modules = new Map<string, string>();
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const add = (path: string | undefined, module: string | undefined) => {
    if (path === undefined || module === undefined || path.includes('*')) return;
    // `/oauth/:type?` has two paths: without its last parameter and with it.
    for (const one of [path.replace(/\/:\w+\?$/, ''), path.replace(/\?$/, '')]) {
      modules.set(one, join('src', module));
    }
  };
  new Visitor({
    CallExpression({ callee, arguments: [first, second, third] }: ESTree.CallExpression) {
      if (callee.type !== 'Identifier') return;
      if (callee.name === 'page') add(literal(first), importedBy(second));
      if (callee.name !== 'cataloguePage') return;
      for (const kind of catalogueKinds) add(pathOf(second, kind), importedBy(third));
    },
  }).visit(program);
  return modules;
}
