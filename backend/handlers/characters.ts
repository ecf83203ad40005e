import type { Handlers, OperationsOfTag } from '#contract/types.ts';
import { exportCharacter, importCharacter } from '#backend/characters/file.ts';
import { listCharacters } from '#backend/characters/list.ts';
import { changePlay, readPlay } from '#backend/characters/play.ts';
import { choosePortrait } from '#backend/characters/portrait.ts';
import { characterOf, type CharacterRow } from '#backend/characters/record.ts';
import { addRolls, listRolls } from '#backend/characters/rolls.ts';
import { readSharedCharacter } from '#backend/characters/shared.ts';
import { readSharing, updateSharing } from '#backend/characters/sharing.ts';
import {
  createCharacter,
  deleteCharacter,
  isLastOpenedCharacter,
  readCharacter,
  updateCharacter,
} from '#backend/characters/store.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Character } from '#src/generated/model/index.ts';
import { etagOf } from '#contract/etag.ts';
import { recordOpening } from '#backend/record-opening.ts';

const found = (character: CharacterRow) => ({
  status: 200 as const,
  body: characterOf(character),
  headers: { ETag: etagOf(character.version) },
});

const created = (character: Character) => ({
  status: 201 as const,
  body: character,
  headers: {
    ETag: etagOf(character.version),
    Location: `/api/characters/${character.characterId}`,
  },
});

export const characters: Handlers<RequestContext, OperationsOfTag<'characters'>> = {
  characterList: async (context, { params }) => ({
    status: 200,
    body: await listCharacters(context, params),
  }),
  characterCreate: async (context, { params, body }) =>
    created(await createCharacter(context, params, body)),
  characterImport: async (context, { params, body }) =>
    created(await importCharacter(context, params, body)),
  characterExport: async (context, { params }) => ({
    status: 200,
    body: await exportCharacter(context, params),
  }),
  characterGet: async (context, { params: { characterId, visit } }) => {
    const { id: ownerId } = context.signedIn();
    const character = await readCharacter(context.db, characterId, ownerId);
    if (!visit) return found(character);
    const opened = { opened: 'character', id: characterId } as const;
    const last_accessed_at = await recordOpening(context, opened, async () =>
      (await isLastOpenedCharacter(context.db, characterId, ownerId))
        ? character.last_accessed_at
        : null,
    );
    return found({ ...character, last_accessed_at });
  },
  characterUpdate: async (context, { params, body }) =>
    found(await updateCharacter(context, params, body)),
  characterPortrait: async (context, { params, body }) =>
    found(await choosePortrait(context, params, body)),
  characterPlayGet: async (context, { params }) => ({
    status: 200,
    body: await readPlay(context, params),
  }),
  characterPlayChange: async (context, { params, body }) => ({
    status: 200,
    body: await changePlay(context, params, body),
  }),
  characterRollList: async (context, { params }) => ({
    status: 200,
    body: await listRolls(context, params),
  }),
  characterRollAdd: async (context, { params, body }) => {
    await addRolls(context, params, body);
    return { status: 204 };
  },
  characterSharingGet: async (context, { params }) => ({
    status: 200,
    body: await readSharing(context, params),
  }),
  characterSharingUpdate: async (context, { params, body }) => ({
    status: 200,
    body: await updateSharing(context, params, body),
  }),
  characterSharedGet: async (context, { params }) => ({
    status: 200,
    body: await readSharedCharacter(context, params),
  }),
  characterDelete: async (context, { params }) => {
    await deleteCharacter(context, params);
    return { status: 204 };
  },
};
