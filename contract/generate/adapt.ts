const madeUpLength = /length: faker\.number\.int\(\{min: (\d+), max: (\d+)\}\)/g;

/**
 * Small corrections to orval's output, the same on every run:
 * - Node runs TypeScript without a bundler, so an import of a folder names its index file;
 * - a query parameter that is null is dropped like one that is undefined;
 * - a default that is an empty list has a type, also where it is not exported;
 * - a list is read page by page only, so its key begins with the operation like every other one;
 * - a made-up list has few entries, where the factories go up to the contract's limit of 1,000.
 */
export const adaptToRuntime = (source: string): string =>
  source
    .replaceAll(/from '((?:\.\.?\/)*(?:model|operations|\.))'/g, (_, path: string) =>
      path === '.' ? "from './index.ts'" : `from '${path}/index.ts'`,
    )
    .replaceAll('if (value !== undefined) {', 'if (value !== undefined && value !== null) {')
    .replaceAll(madeUpLength, (_, min: string, max: string) => {
      const longest = Math.max(Number(min), Math.min(Number(max), 3));
      return `length: faker.number.int({min: ${min}, max: ${longest}})`;
    })
    .replaceAll("value === null ? 'null' : String(value)", 'String(value)')
    .replaceAll(/(const \w+Default) = \[\];/g, '$1: never[] = [];')
    .replaceAll(/'infinite', ("\w+")/g, '$1');
