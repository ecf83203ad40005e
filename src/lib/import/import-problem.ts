/** Tells the user why a file cannot be read, or a choice cannot be made. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem';
}
