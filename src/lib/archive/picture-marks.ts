import { pictureAddressForm } from '../entry-text/picture-address.ts';

const mark = new RegExp(
  String.raw`!\[((?:[^\][\\]|\\.)*)\]\(${pictureAddressForm}(?:\s+"[^"\n]*")?\)`,
  'g',
);
const address = new RegExp(pictureAddressForm, 'g');

/** Leaves the description of a picture in the place of each of these pictures. */
export function withoutPictures(text: string, missing: ReadonlySet<string>): string {
  if (missing.size === 0) return text;
  return text.replaceAll(mark, (whole: string, description: string, key: string) =>
    missing.has(key) ? description : whole,
  );
}

/** Writes the new ids of pictures into their addresses. */
export const withPictureIds = (text: string, ids: ReadonlyMap<string, string>): string =>
  text.replaceAll(address, (whole: string, key: string) => {
    const id = ids.get(key);
    return id === undefined ? whole : `/api/pictures/${id}`;
  });
