import { pictureAddressForm } from '../entry-text/picture-address.ts';

const pictureInText = new RegExp(
  String.raw`!\[((?:[^\][\\]|\\.)*)\]\(${pictureAddressForm}(?:\s+"[^"\n]*")?\)`,
  'g',
);
const address = new RegExp(pictureAddressForm, 'g');

/** Replaces each missing picture by its description. */
export function withoutPictures(text: string, missing: ReadonlySet<string>): string {
  if (missing.size === 0) return text;
  return text.replaceAll(pictureInText, (whole: string, description: string, key: string) =>
    missing.has(key) ? description : whole,
  );
}

/** Writes the new ids of pictures into their addresses. */
export const withPictureIds = (text: string, ids: ReadonlyMap<string, string>): string =>
  text.replaceAll(address, (whole: string, key: string) => {
    const id = ids.get(key);
    return id === undefined ? whole : `/api/pictures/${id}`;
  });
