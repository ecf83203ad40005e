/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * How far a generation is. It ends as `done`, `failed` or `cancelled`.
 */
export type GenerationStatus = typeof GenerationStatus[keyof typeof GenerationStatus];

export const GenerationStatus = {
  queued: 'queued',
  running: 'running',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;
