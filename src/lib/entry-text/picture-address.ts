import { idForm } from '../ids.ts';

/** Where a picture of an entry is served, and how a text refers to it. */
export const pictureAddress = (pictureId: string): string => `/api/pictures/${pictureId}`;

/** The address of a picture, as a part of a pattern. Its group is the id. */
export const pictureAddressForm = `/api/pictures/(${idForm})`;

const ownPicture = new RegExp(`^/api/(?:pictures|images)/${idForm}$`);

/**
 * Whether the address in a text is a picture of this server. Other addresses are never loaded: another
 * site would learn who reads the text, and another path would be requested with the session of the reader.
 */
export const isOwnPicture = (address: string): boolean => ownPicture.test(address);
