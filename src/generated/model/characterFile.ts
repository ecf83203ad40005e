/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CharacterFileAuthors } from './characterFileAuthors.ts';
import type { CharacterFileFormat } from './characterFileFormat.ts';
import type { CharacterFilePlay } from './characterFilePlay.ts';
import type { CharacterInput } from './characterInput.ts';

/**
 * A character as a file. Its name ends in `.questwright-character.json`.
 */
export interface CharacterFile {
  format: CharacterFileFormat;
  /**
     * The version of the format. A file of a later version is refused with 422.
     * @minimum 1
     * @maximum 1
     */
  formatVersion: number;
  character: CharacterInput;
  /** Null if people wrote all texts. */
  draftedBy?: CharacterFileAuthors | null;
  /** What has happened in play; null for a character that was never played. */
  play?: CharacterFilePlay | null;
}
