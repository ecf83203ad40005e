import { ProblemError } from '#contract/problem.ts';
import type { Handlers, OperationsOfTag } from '#contract/types.ts';
import { listCharacters } from '#backend/characters/list.ts';
import { changePlay, readPlay } from '#backend/characters/play.ts';
import { choosePortrait } from '#backend/characters/portrait.ts';
import { characterOf, type CharacterRow } from '#backend/characters/record.ts';
import { addRolls, listRolls } from '#backend/characters/rolls.ts';
import {
  createCharacter,
  deleteCharacter,
  isLastOpenedCharacter,
  readCharacter,
  updateCharacter,
} from '#backend/characters/store.ts';
import type { RequestContext } from '#backend/context.ts';
import { etagOf } from '#contract/etag.ts';
import { recordOpening } from '#backend/record-opening.ts';

const found = (character: CharacterRow) => ({
  status: 200 as const,
  body: characterOf(character),
  headers: { ETag: etagOf(character.version) },
});

const notYet = (): never => {
  throw new ProblemError('not_implemented', 'This server does not offer that yet.');
};

export const characters: Handlers<RequestContext, OperationsOfTag<'characters'>> = {
  characterList: async (context, { params }) => ({
    status: 200,
    body: await listCharacters(context, params),
  }),
  characterCreate: async (context, { params, body }) => {
    const character = await createCharacter(context, params, body);
    const { characterId, version } = character;
    return {
      status: 201,
      body: character,
      headers: { ETag: etagOf(version), Location: `/api/characters/${characterId}` },
    };
  },
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
  characterExport: notYet,
  characterImport: notYet,
  characterSharingGet: notYet,
  characterSharingUpdate: notYet,
  characterSharedGet: notYet,
  characterDelete: async (context, { params }) => {
    await deleteCharacter(context, params);
    return { status: 204 };
  },
};
