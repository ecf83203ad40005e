/** What is wrong, where, and how to fix it. */
export interface Finding {
  readonly rule: string;
  /** A JSON pointer into openapi.yaml, without `#` at the beginning. */
  readonly where: string;
  readonly what: string;
  readonly fix: string;
}
