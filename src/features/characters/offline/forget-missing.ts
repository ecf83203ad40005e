import { HttpError } from '#src/api/http-error.ts';
import { paths } from '#src/paths.ts';

/** Removes the kept sheet of a character that another device has deleted: the server answers 404 for it. */
export function forgetMissing(characterId: string, error: unknown): void {
  if (!(error instanceof HttpError && error.status === 404)) return;
  void import('#src/api/waiting/kept-sheets.ts')
    .then(({ forgetSheet }) => forgetSheet(paths.character(characterId)))
    // A browser without the storage has kept nothing.
    .catch(() => undefined);
}
