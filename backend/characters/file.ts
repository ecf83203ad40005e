import { readComposedBody } from '#contract/requests.ts';
import type { Input } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Character, CharacterFile } from '#src/generated/model/index.ts';
import { playLimitsOf } from '#src/lib/character/play.ts';
import { fileAuthorsOf } from './draft-authors.ts';
import { readState } from './play.ts';
import { stateOf } from './play-state.ts';
import { storedCharacter, writtenIn } from './record.ts';
import { insertOnce, readCharacter, requireRules } from './store.ts';

/** The character and its state in play as a file. A character that was never played has no state. */
export async function exportCharacter(
  context: RequestContext,
  { characterId }: Input<'characterExport'>['params'],
): Promise<CharacterFile> {
  const row = await readCharacter(context.db, characterId, context.signedIn().id);
  const character = writtenIn(row);
  const { state, changedAt } = await readState(context.db, characterId, playLimitsOf(character));
  return {
    format: 'questwright-character',
    formatVersion: 1,
    character,
    draftedBy: fileAuthorsOf(row),
    play: changedAt === null ? null : stateOf(state),
  };
}

/** Creates a character from a file. Its state in play is brought within the limits of the character. */
export async function importCharacter(
  context: RequestContext,
  { idempotencyKey }: Input<'characterImport'>['params'],
  body: Input<'characterImport'>['body'],
): Promise<Character> {
  // It is valid already; this fills in the defaults, which only the top of a body gets.
  const character = readComposedBody('characterCreate', body.character);
  requireRules(character, '/character');
  return insertOnce(
    context,
    { operation: 'characterImport', key: idempotencyKey, body },
    // A draft belongs to the account that has made it, so a file refers to none and names only the author.
    {
      written: storedCharacter(character),
      drafts: { authors: body.draftedBy },
      play: body.play,
    },
  );
}
