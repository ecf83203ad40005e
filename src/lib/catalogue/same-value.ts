/** Whether two values of the contract are equal; the order of keys does not matter. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false;
  }
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((entry, index) => sameValue(entry, other[index]))
    );
  }
  return !Array.isArray(other) && sameParts(one, other);
}

/** Loops are faster than lists of entries, and a large paste compares tens of thousands of values. */
function sameParts(one: object, other: object): boolean {
  let parts = 0;
  for (const key in one) {
    if (!Object.hasOwn(other, key)) return false;
    if (!sameValue(Reflect.get(one, key), Reflect.get(other, key))) return false;
    parts += 1;
  }
  for (const key in other) if (Object.hasOwn(other, key)) parts -= 1;
  return parts === 0;
}
