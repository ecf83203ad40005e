/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueKind } from './catalogueKind.ts';
import type { CatalogueSk } from './catalogueSk.ts';

/**
 * What the catalogue says about an item or a spell.
 */
export interface SharedText {
  kind: CatalogueKind;
  key: CatalogueSk;
  /**
     * A text in Markdown.
     * @minLength 1
     * @maxLength 10000
     * @pattern ^[^\u0000]*$
     */
  text: string;
}
