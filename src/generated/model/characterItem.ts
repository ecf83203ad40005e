/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueKind } from './catalogueKind.ts';
import type { Id } from './id.ts';
import type { ItemArmor } from './itemArmor.ts';
import type { ItemWeapon } from './itemWeapon.ts';
import type { OptionalSk } from './optionalSk.ts';

/**
 * An item that a character carries. Its facts are a copy, so a change or the deletion of the row of the catalogue does not change the sheet.
 */
export interface CharacterItem {
  /** The id of the item in the sheet, which the client chooses. An id that another item of the sheet has is refused with 422. */
  itemId: Id;
  /** The kind of the item in the catalogue; null for one that is not there. */
  kind: CatalogueKind | null;
  /** The key of the item in the catalogue; null for one that is not there. */
  key: OptionalSk;
  /**
     * The version of the row from which the facts were copied; null if they were typed.
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  catalogueVersion: number | null;
  /**
     * @minLength 1
     * @maxLength 120
     * @pattern ^[^\u0000]*\S[^\u0000]*$
     */
  name: string;
  /**
     * @minimum 0
     * @maximum 100000
     */
  quantity: number;
  /**
     * The weight of one piece, in pounds.
     * @minimum 0
     * @maximum 100000
     */
  weightLb: number;
  /** Whether the character wears or holds the item. */
  equipped: boolean;
  attuned: boolean;
  needsAttunement: boolean;
  /**
     * What a magic item adds to the armor class, or to attack and damage.
     * @minimum -10
     * @maximum 10
     */
  bonus: number;
  /** Null for an item that is no armor. */
  armor: ItemArmor | null;
  /** Null for an item that is no weapon. */
  weapon: ItemWeapon | null;
  /**
     * @maxLength 500
     * @pattern ^[^\u0000]*$
     */
  notes: string;
}
