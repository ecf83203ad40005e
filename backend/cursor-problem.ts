import { ProblemError } from '#contract/problem.ts';
import { CursorError } from './db/cursor.ts';

export const invalidCursor = (): ProblemError =>
  new ProblemError(
    'invalid_cursor',
    'This cursor does not belong to the list. Start again from its first page.',
    { fields: [{ path: 'query/nextCursor', message: 'Leave it out for the first page.' }] },
  );

/**
 * Returns the page.
 * @throws ProblemError 400 when the cursor does not belong to the list
 */
export async function withCursorProblem<Page>(page: Promise<Page>): Promise<Page> {
  try {
    return await page;
  } catch (error) {
    if (!(error instanceof CursorError)) throw error;
    throw invalidCursor();
  }
}
