/** Where a picture of an entry is served, and how a text refers to it. */
export const pictureAddress = (pictureId: string): string => `/api/pictures/${pictureId}`;
