/** An error with a sentence for the user: why a file cannot be read or a choice is not possible. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem';
}
