import type { QueryClient } from '@tanstack/react-query';
import { sameUserOnly } from '#src/api/http.ts';
import { endsSession, HttpError, UserChangedError } from '#src/api/http-error.ts';
import { type ChangedDraft, clashes, merged } from './draft.ts';
import { errorsOfProblem } from '../issues.ts';
import type { Kind } from '../kind.ts';
import type { CatalogueItem, FieldErrors } from '../values.ts';

export type SaveOutcome =
  | { outcome: 'saved'; item: CatalogueItem }
  | { outcome: 'conflict'; theirs: CatalogueItem }
  | { outcome: 'failed'; message: string; errors: FieldErrors };

/** The message of a failed call and its errors by field. */
export function failureOf(error: unknown): { message: string; errors: FieldErrors } {
  if (error instanceof UserChangedError) return { message: error.message, errors: {} };
  if (!(error instanceof HttpError)) {
    return { message: 'The server could not be reached. Nothing is lost: try again.', errors: {} };
  }
  return { message: error.detail, errors: errorsOfProblem(error.fields) };
}

/**
 * Saves one draft with its base version. If someone has saved a newer version with changes of other
 * fields, both changes are merged and saved. If both sides have changed a field to different
 * values, nothing is saved.
 */
export async function saveDraft(
  client: QueryClient,
  kind: Kind,
  draft: Pick<ChangedDraft, 'base' | 'changed'>,
): Promise<SaveOutcome> {
  const requireSameUser = sameUserOnly();
  try {
    return await send(client, kind, draft.base, merged(draft));
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 412) return failedWith(error);
  }
  try {
    const theirs = await client.query({ ...kind.item(draft.base.sk), staleTime: 0 });
    kind.upsertItems(client, [theirs]);
    if (clashes(draft, theirs).length > 0) return { outcome: 'conflict', theirs };
    requireSameUser();
    return await send(client, kind, theirs, { ...theirs.values, ...draft.changed });
  } catch (error) {
    return failedWith(error);
  }
}

function failedWith(error: unknown): SaveOutcome {
  if (endsSession(error)) throw error;
  return { outcome: 'failed', ...failureOf(error) };
}

async function send(
  client: QueryClient,
  kind: Kind,
  over: CatalogueItem,
  values: CatalogueItem['values'],
): Promise<SaveOutcome> {
  const item = await kind.update(over, values);
  kind.upsertItems(client, [item]);
  return { outcome: 'saved', item };
}
