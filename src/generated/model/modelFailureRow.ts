/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { GenerationKind } from './generationKind.ts';
import type { ModelName } from './modelName.ts';
import type { ModelPart } from './modelPart.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * A failure of a model.
 */
export interface ModelFailureRow {
  at: Timestamp;
  part: ModelPart;
  model: ModelName;
  kind: GenerationKind;
  /**
     * A sentence without anything that a user or a model has written.
     * @minLength 1
     * @maxLength 300
     */
  reason: string;
}
