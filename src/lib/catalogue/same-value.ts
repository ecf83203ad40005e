/** Whether two values of the contract are equal; the order of keys means nothing there. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false;
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const left = new Map<string, unknown>(Object.entries(one));
  const right = new Map<string, unknown>(Object.entries(other));
  return (
    left.size === right.size &&
    [...left].every(([key, value]) => right.has(key) && sameValue(value, right.get(key)))
  );
}
