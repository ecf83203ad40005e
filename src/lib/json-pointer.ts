/** `/cost/amount` → `['cost', 'amount']` (RFC 6901). */
export function pointerKeys(pointer: string): string[] {
  const keys = (pointer.startsWith('/') ? pointer.slice(1) : pointer).split('/');
  // Nearly no pointer has an escaped character, and a contract has many thousands.
  return pointer.includes('~')
    ? keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    : keys;
}

const escaped = (key: string): string =>
  /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;

export const pointerOf = (...keys: readonly (string | number)[]): string =>
  keys.map((key) => `/${escaped(String(key))}`).join('');

/** `/cost/amount` of the contract is `cost.amount` in forms. */
export const pointerToPath = (pointer: string): string => pointerKeys(pointer).join('.');
