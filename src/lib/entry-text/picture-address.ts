/** Where a picture of an entry is served, and how a text refers to it. */
export const pictureAddress = (pictureId: string): string => `/api/pictures/${pictureId}`;

/**
 * Whether the address in a text is a picture of this server. Other addresses are never loaded: another
 * site would learn who reads the text, and another path would be requested with the session of the reader.
 */
export const isOwnPicture = (address: string): boolean =>
  /^\/api\/(?:pictures|images)\/[\w-]{8,128}$/.test(address);
