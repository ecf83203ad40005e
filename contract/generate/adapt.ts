const madeUpLength = /length: faker\.number\.int\(\{min: (\d+), max: (\d+)\}\)/g;

/**
 * Small corrections to orval's output:
 * - an import of a folder gets the name of the index file, because Node runs TypeScript without a
 * bundler;
 * - a query parameter that is null is left out, as if it were undefined;
 * - a default that is an empty list gets a type, even if it is not exported;
 * - query keys of lists have no prefix `infinite`: every query key then begins with its operation,
 * and lists are read only page by page anyway;
 * - a generated list has at most three entries if the contract allows that, instead of up to 1,000.
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
