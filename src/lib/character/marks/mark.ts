/** An illegal choice that the character keeps. */
export interface RuleMark {
  /** A JSON pointer into the character. */
  readonly path: string;
  readonly message: string;
  /** The name of the rule in SRD 5.2.1. */
  readonly rule: string;
}

/** `1 cantrip`, `2 cantrips` */
export const counted = (count: number, noun: string): string =>
  `${count} ${count === 1 ? noun : `${noun}s`}`;
