/** An entry of an import that the server refuses. Its message is a text for the user. */
export class RefusedEntry extends Error {
  override readonly name = 'RefusedEntry';
}
