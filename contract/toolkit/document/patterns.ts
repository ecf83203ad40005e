import type { Options } from 'ajv/dist/2020.js';

/** A pattern with the flag u, as JSON Schema asks; many contracts have one such as `\\-` that is legal only without it. */
export function expressionOf(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return new RegExp(pattern);
  }
}

/** The option of Ajv for patterns. */
export const patternCode = {
  // The code is for validators that are written to files, which we do not do.
  regExp: Object.assign(expressionOf, { code: 'new RegExp' }),
} satisfies Options['code'];
