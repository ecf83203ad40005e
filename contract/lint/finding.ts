/** What is wrong, where, why it matters and how to mend it. */
export interface Finding {
  readonly rule: string;
  /** A place in openapi.yaml, as a JSON pointer without the leading `#`. */
  readonly where: string;
  readonly what: string;
  readonly fix: string;
}

export const pointer = (...keys: readonly (string | number)[]): string =>
  keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
