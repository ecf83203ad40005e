/**
 * Small corrections to orval's output, the same on every run:
 * - Node runs TypeScript without a bundler, so an import of a folder names its index file;
 * - a query parameter that is null is dropped like one that is undefined.
 */
export const adaptToRuntime = (source: string): string =>
  source
    .replaceAll(/from '((?:\.\.?\/)*(?:model|\.))'/g, (_, path: string) =>
      path === '.' ? "from './index.ts'" : `from '${path}/index.ts'`,
    )
    .replaceAll('if (value !== undefined) {', 'if (value !== undefined && value !== null) {')
    .replaceAll("value === null ? 'null' : String(value)", 'String(value)');
