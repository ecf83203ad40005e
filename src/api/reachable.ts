import { authSelf } from '#src/generated/endpoints/session/session.ts';
import { HttpError } from './http-error.ts';

/** Whether the API sends a response, with any status. */
export async function isReachable(): Promise<boolean> {
  try {
    await authSelf();
    return true;
  } catch (error) {
    return error instanceof HttpError;
  }
}
