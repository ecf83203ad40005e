/** `/cost/amount` → `['cost', 'amount']` (RFC 6901). */
export const pointerKeys = (pointer: string): string[] =>
  pointer
    .replace(/^\//, '')
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

export const pointerOf = (...keys: readonly (string | number)[]): string =>
  keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** `/cost/amount` of the contract is `cost.amount` in forms. */
export const pointerToPath = (pointer: string): string => pointerKeys(pointer).join('.');
