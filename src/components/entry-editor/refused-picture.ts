/** A picture that cannot be added, however often it is tried. Its message is a text for the user. */
export class RefusedPicture extends Error {
  override readonly name = 'RefusedPicture';
}
