import { CharacterInput } from '#src/generated/zod/questwrightAPI.schemas.zod.ts';
import { characterFindings } from '#src/lib/character/rules.ts';
import { pointerKeys } from '#src/lib/json-pointer.ts';
import { startingCharacter } from './starting-character.ts';

/**
 * The contract with the rules of the game, so that the browser refuses what the server refuses. A module of its
 * own, because the form needs it only when it is sent.
 */
export const characterSchema = CharacterInput.check(({ value, issues }) => {
  for (const { path, message } of characterFindings({ ...startingCharacter, ...value })) {
    issues.push({ code: 'custom', path: pointerKeys(path), message, input: value });
  }
});
