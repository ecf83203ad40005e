/** A number that is added, and what it comes from. */
export interface Part {
  readonly label: string;
  readonly amount: number;
}

/** A derived number with the parts of which it is the sum. */
export interface Sum {
  /** With an override, its number and what is added to it; else the sum of the parts. */
  readonly value: number;
  /** What the rules add. */
  readonly parts: readonly Part[];
  /**
   * Why the table plays with another number than the rules give, and what is added to this number; null if it does
   * not.
   */
  readonly override: { readonly reason: string; readonly further: readonly Part[] } | null;
}

/** A number with the reasons why its rolls have Advantage or Disadvantage; null if they have not. */
export type Rolled = Sum & {
  readonly advantage: string | null;
  readonly disadvantage: string | null;
};

/** The sum of the parts. A part that is null does not apply. */
export function sumOf(parts: readonly (Part | null)[]): Sum {
  const applied = parts.filter((part) => part !== null);
  return {
    value: applied.reduce((sum, { amount }) => sum + amount, 0),
    parts: applied,
    override: null,
  };
}

/** The sum with further parts, which are also added to the number of an override. */
export function plus(sum: Sum, further: readonly Part[]): Sum {
  const { parts, override } = sum;
  const value = sum.value + sumOf(further).value;
  return override
    ? { value, parts, override: { ...override, further: [...override.further, ...further] } }
    : { value, parts: [...parts, ...further], override };
}

export const part = (label: string, amount: number): Part => ({ label, amount });

/** `Chain Mail 16 + Shield 2`; a part that takes something away has a minus before it. */
export const partsInWords = ({ parts }: Pick<Sum, 'parts'>): string =>
  parts
    .map(({ label, amount }, index) => {
      const sign = amount < 0 ? '− ' : '+ ';
      return `${index > 0 || amount < 0 ? sign : ''}${label} ${Math.abs(amount)}`;
    })
    .join(' ');
