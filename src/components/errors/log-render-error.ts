import type { ErrorInfo } from 'react';
import { HttpError } from '#src/api/http-error.ts';

/**
 * Logs an error that a page has thrown while it was drawn. An answer of the server is not a fault of
 * the page, and the browser logs its request anyway.
 */
export function logRenderError(error: unknown, { errorInfo }: { errorInfo?: ErrorInfo }): void {
  if (errorInfo === undefined || error instanceof HttpError) return;
  // oxlint-disable-next-line eslint/no-console -- developers must see why a page is replaced by an error
  console.error(error, errorInfo.componentStack);
}
