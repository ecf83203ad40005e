const blank = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';

/** The smallest WebP picture there is: one clear dot. */
export const blankPicture = (): Uint8Array =>
  Uint8Array.from(atob(blank), (character) => character.charCodeAt(0));
