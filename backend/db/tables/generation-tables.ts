import type { Generated } from 'kysely';
import type { GenerationKind, GenerationStatus, ModelPart } from '#src/generated/model/index.ts';
import type { Flag } from './column-types.ts';

export interface GenerationTable {
  id: string;
  user_id: string;
  campaign_id: string | null;
  kind: GenerationKind;
  status: GenerationStatus;
  /** JSON: `GenerationSettings` of the contract. */
  settings: string;
  /** Whether the request named the seed: then the draft must be the same as before. */
  has_seed: Flag;
  /** JSON: `GenerationRevision` of the contract; null for a generation that revises none. */
  revision: string | null;
  revision_of: string | null;
  author: string;
  /** JSON: the story from which the draft was made, for revisions; null for a cover. */
  story: string | null;
  /** JSON: `GenerationDraft` of the contract. */
  draft: string | null;
  cover_w1024_id: string | null;
  cover_w704_id: string | null;
  /** What the user should know about the draft. */
  notice: string | null;
  /** JSON: the sections of the contract as far as a model has written them; null without a model. */
  written: string | null;
  portrait_id: Generated<string | null>;
  failure: string | null;
  /** Whether the cover becomes the campaign's cover if the campaign still wants one. */
  is_for_campaign: Generated<Flag>;
  attempts: Generated<number>;
  /** Until when a process works on it. */
  claimed_until: Generated<number>;
  created_at: number;
  ended_at: number | null;
  /** When a text of its draft was saved; null if none was. */
  used_at: Generated<number | null>;
}

/** What one attempt of a generation has used of a model. */
export interface ModelUseTable {
  id: string;
  /** Null if the account is deleted. */
  user_id: string | null;
  /** The generation can be deleted already. */
  generation_id: string;
  at: number;
  /** The number of the day (UTC) since 1970. */
  day: number;
  part: ModelPart;
  model: string;
  kind: GenerationKind;
  requests: number;
  input_tokens: number;
  output_tokens: number;
  pictures: number;
  /** In US dollars; null without prices. */
  cost: number | null;
  /** 1 if the built-in storyteller or painter did the work in the end. */
  is_replaced: Flag;
  /** Why the model failed: `UseFailure` in models/record-use.ts. */
  failure: string | null;
}
