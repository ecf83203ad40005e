import { HttpError, isTemporary } from '#src/api/http-error.ts';

/**
 * Whether the server may have done what was asked: there was no response, or one of a program before the server,
 * which has no code.
 */
export const isOutcomeUnknown = (error: unknown): boolean =>
  isTemporary(error) && !(error instanceof HttpError && error.code !== null);
