const fakerLength = /length: faker\.number\.int\(\{min: (\d+), max: (\d+)\}\)/g;

/**
 * Small corrections to orval's output:
 * - an import of a folder gets the name of its index file, because Node, unlike a bundler, needs it;
 * - a query parameter that is null is left out, as if it were undefined;
 * - a default that is an empty list gets the type `never[]`;
 * - query keys of lists have no prefix `infinite`, so that every query key begins with its operation
 *   (the prefix is not needed, because lists are read only in pages);
 * - a pattern has the flag `u`, as in Ajv, so that it can name classes such as `\p{L}`;
 * - a generated mock list has at most three entries, or the minimum of the contract if that is more.
 */
export const adaptToRuntime = (source: string): string =>
  source
    .replaceAll(/from '((?:\.\.?\/)*(?:model|operations|\.))'/g, (_, path: string) =>
      path === '.' ? "from './index.ts'" : `from '${path}/index.ts'`,
    )
    .replaceAll('if (value !== undefined) {', 'if (value !== undefined && value !== null) {')
    .replaceAll(fakerLength, (_, min: string, max: string) => {
      const newMax = Math.max(Number(min), Math.min(Number(max), 3));
      return `length: faker.number.int({min: ${min}, max: ${newMax}})`;
    })
    .replaceAll("value === null ? 'null' : String(value)", 'String(value)')
    .replaceAll(/(const \w+Default) = \[\];/g, '$1: never[] = [];')
    .replaceAll(/'infinite', ("\w+")/g, '$1')
    .replaceAll(/(RegExp = new RegExp\('(?:[^'\\]|\\.)*')\)/g, "$1, 'u')");
