/** What a rule of this tool has found. */
export interface Fault {
  readonly rule: string;
  /** A JSON pointer into the contract, without `#` at the beginning. */
  readonly where: string;
  readonly what: string;
  readonly fix: string;
}
