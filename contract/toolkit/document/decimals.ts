/** A number as it is written: `1.25` is 125 with two decimals. */
interface Decimal {
  readonly digits: bigint;
  readonly decimals: number;
}

/** Reads the shortest text of a number, which is how JSON writes it. */
function decimalOf(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const decimals = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return decimals >= 0
    ? { digits, decimals }
    : { digits: digits * 10n ** BigInt(-decimals), decimals: 0 };
}

const numberOf = (digits: bigint, decimals: number): number => Number(`${digits}e-${decimals}`);

/** Two numbers as whole numbers of the same unit. */
function inOneUnit(one: number, other: number): { one: bigint; other: bigint; decimals: number } {
  const [first, second] = [decimalOf(one), decimalOf(other)];
  const decimals = Math.max(first.decimals, second.decimals);
  const scaled = (part: Decimal): bigint => part.digits * 10n ** BigInt(decimals - part.decimals);
  return { one: scaled(first), other: scaled(second), decimals };
}

/** Whether a number is a multiple of a step: 19.99 is one of 0.01, although a division of doubles has a rest. */
export function isMultipleOf(value: number, step: number): boolean {
  if (!Number.isFinite(value) || !Number.isFinite(step) || step === 0) return false;
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  const { one, other } = inOneUnit(value, step);
  return one % other === 0n;
}

/** `value + step` as a reader would add them: 0.1 and 0.2 are 0.3. */
export function sumOf(value: number, step: number): number {
  const { one, other, decimals } = inOneUnit(value, step);
  return numberOf(one + other, decimals);
}

/** `count * step` as a reader would multiply them. */
export function multipleOf(count: number, step: number): number {
  const { digits, decimals } = decimalOf(step);
  return numberOf(BigInt(count) * digits, decimals);
}

/** How many whole steps are between 0 and a limit, rounded down. */
export function stepsBelow(limit: number, step: number): number {
  const { one, other } = inOneUnit(limit, step);
  const steps = one / other;
  // A division of BigInt rounds towards 0.
  return Number(one % other !== 0n && one < 0n !== other < 0n ? steps - 1n : steps);
}

/** How many whole steps are between 0 and a limit, rounded up. */
export const stepsAbove = (limit: number, step: number): number => -stepsBelow(-limit, step);
