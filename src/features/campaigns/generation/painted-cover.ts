import type { GeneratedCover } from '#src/generated/model/index.ts';
import { isRecord } from '#src/lib/is-record.ts';

/** A painted cover that the user has chosen. The server has its pictures. */
export interface PaintedCover extends GeneratedCover {
  coverGenerationId: string;
}

/** Whether a value from a stored draft of a form is a painted cover. */
export const isPaintedCover = (value: unknown): value is PaintedCover =>
  isRecord(value) &&
  ['coverGenerationId', 'coverImageW1024', 'coverImageW704', 'alt'].every(
    (name) => typeof value[name] === 'string',
  );
