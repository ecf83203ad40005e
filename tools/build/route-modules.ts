import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';

const literal = (node: ESTree.Node | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

function importedBy(node: ESTree.Node | undefined): string | undefined {
  const body = node?.type === 'ArrowFunctionExpression' ? node.body : undefined;
  return body?.type === 'ImportExpression' ? literal(body.source) : undefined;
}

/**
 * The module of every fixed path, read from the calls `page('/path', () => import('./module.tsx'))`
 * in the route tree. The scripts of a path that is written in another way are not preloaded.
 */
export function routeModules(root: string): Map<string, string> {
  const file = 'src/routes.tsx';
  const modules = new Map<string, string>();
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  new Visitor({
    CallExpression({ callee, arguments: [first, second] }: ESTree.CallExpression) {
      const [path, module] = [literal(first), importedBy(second)];
      const isPageCall = callee.type === 'Identifier' && callee.name === 'page';
      if (isPageCall && path !== undefined && module !== undefined && !/[:*]/.test(path)) {
        modules.set(path, join('src', module));
      }
    },
  }).visit(program);
  return modules;
}
