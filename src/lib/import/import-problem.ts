/** Why a file cannot be read at all, or a choice cannot be made, in words for the person. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem';
}
