import { pictureAddress } from '#src/lib/entry-text/picture-address.ts';
import type { Picture } from '#src/generated/model/index.ts';

interface Row {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** The picture in the form of the contract. */
export const pictureOf = ({ id, width, height }: Row): Picture => ({
  pictureId: id,
  url: pictureAddress(id),
  width,
  height,
});
