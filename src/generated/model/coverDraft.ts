/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CoverDraftKind } from './coverDraftKind.ts';
import type { DraftLine } from './draftLine.ts';

/**
 * A cover picture in two widths, and its alternative text.
 */
export interface CoverDraft {
  kind: CoverDraftKind;
  /** @maxLength 500 */
  coverImageW1024: string;
  /** @maxLength 500 */
  coverImageW704: string;
  alt: DraftLine;
}
