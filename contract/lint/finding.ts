/** What is wrong, where, and how to fix it. */
export interface Finding {
  readonly rule: string;
  /** A JSON pointer into openapi.yaml, without the leading `#`. */
  readonly where: string;
  readonly what: string;
  readonly fix: string;
}
