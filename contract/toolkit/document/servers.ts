import { isSchema } from '#contract/json-schema.ts';
import type { Api } from './open.ts';

/** The path before those of the contract, as its first server says with the defaults of its variables; '' for none. */
export function declaredBasePath({ document }: Pick<Api, 'document'>): string {
  const list: unknown = document['servers'];
  const server: unknown = Array.isArray(list) ? list[0] : undefined;
  const { url, variables } = isSchema(server) ? server : {};
  if (typeof url !== 'string') return '';
  const filled = url.replaceAll(/\{([^{}]*)\}/g, (whole, name: string) => {
    const variable: unknown = isSchema(variables) ? variables[name] : undefined;
    const usual = isSchema(variable) ? variable['default'] : undefined;
    return typeof usual === 'string' ? usual : whole;
  });
  if (!URL.canParse(filled, 'http://localhost/')) return '';
  return new URL(filled, 'http://localhost/').pathname.replace(/\/+$/, '');
}
