import { characterFindings } from '#src/lib/character/rules.ts';
import { dequal } from 'dequal/lite';
import type { Kysely } from 'kysely';
import { ProblemError, validationProblem } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import { utf8 } from '#backend/bytes.ts';
import type {
  Character,
  CharacterFileAuthors,
  CharacterFilePlay,
} from '#src/generated/model/index.ts';
import { bestEffort } from '#backend/db/best-effort.ts';
import { unchanged } from '#backend/db/unchanged.ts';
import { deleteUnusedImages } from '#backend/images/store.ts';
import type { RequestContext } from '#backend/context.ts';
import { draftSourceOf } from '#backend/generation/draft-source.ts';
import { keepCharacter } from '#backend/generation/texts.ts';
import { createOnce, deletedSince } from '#backend/idempotency.ts';
import { limitCreations, requireQuotas } from '#backend/quotas.ts';
import type { Schema } from '#backend/db/schema.ts';
import { requireVersion } from '#contract/etag.ts';
import { draftAuthorColumns, importedAuthorColumns } from './draft-authors.ts';
import { changeSeen, notifyOfCharacter, readersOfChange } from './notify.ts';
import { storedState } from './play-state.ts';
import {
  characterColumns,
  characterOf,
  storedCharacter,
  writtenColumns,
  writtenIn,
  type CharacterRow,
  type WrittenCharacter,
} from './record.ts';

/** @param prefix stands before the paths of the findings */
export function requireRules(body: WrittenCharacter, prefix = ''): void {
  const findings = characterFindings(body);
  if (findings.length === 0) return;
  throw validationProblem(
    findings.map(({ path, message }) => ({ path: `${prefix}${path}`, message })),
  );
}

/** The character; undefined also when it belongs to another user. */
function findCharacter(
  db: Kysely<Schema>,
  characterId: string,
  ownerId: string,
): Promise<CharacterRow | undefined> {
  return db
    .selectFrom('character')
    .select(characterColumns)
    .where('id', '=', characterId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}

/** @throws ProblemError 404 also when the character belongs to another user */
export async function readCharacter(
  db: Kysely<Schema>,
  characterId: string,
  ownerId: string,
): Promise<CharacterRow> {
  const row = await findCharacter(db, characterId, ownerId);
  if (!row) throw new ProblemError('not_found', 'There is no such character among yours.');
  return row;
}

/** Whether no other character is before this one when the list begins with the last opened. */
export async function isLastOpenedCharacter(
  db: Kysely<Schema>,
  characterId: string,
  ownerId: string,
): Promise<boolean> {
  const last = await db
    .selectFrom('character')
    .select('id')
    .where('owner_id', '=', ownerId)
    .orderBy('accessed_newest_first', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.id === characterId;
}

/** Like readCharacter, but locks the character until the transaction ends. */
export async function readLockedCharacter(
  transaction: Kysely<Schema>,
  id: string,
  ownerId: string,
) {
  await transaction
    .updateTable('character')
    .set(unchanged('version'))
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .execute();
  return readCharacter(transaction, id, ownerId);
}

export async function createCharacter(
  context: RequestContext,
  { idempotencyKey }: Input<'characterCreate'>['params'],
  body: Input<'characterCreate'>['body'],
): Promise<Character> {
  requireRules(body);
  return insertOnce(
    context,
    { operation: 'characterCreate', key: idempotencyKey, body },
    {
      written: storedCharacter(body),
      drafts: { generationId: body.draftGenerationId },
      play: null,
    },
  );
}

interface CreatingRequest {
  readonly operation: 'characterCreate' | 'characterImport';
  /** The Idempotency-Key. */
  readonly key: string | undefined;
  readonly body: unknown;
}

interface NewCharacter {
  readonly written: WrittenCharacter;
  /** The draft that is in the texts, or who wrote the drafts that are in the texts of a file. */
  readonly drafts:
    | { readonly generationId: string | undefined }
    | { readonly authors: CharacterFileAuthors | null };
  readonly play: CharacterFilePlay | null;
}

/** Creates a character, or returns the one that an earlier call with the same key has created. */
export async function insertOnce(
  context: RequestContext,
  request: CreatingRequest,
  { written, drafts, play }: NewCharacter,
): Promise<Character> {
  const { now } = context;
  const { config } = context.app;
  const { id: userId } = context.signedIn();
  const call = { userId, now, ...request };
  const create = async (transaction: Kysely<Schema>) => {
    await limitCreations(transaction, userId, config.creationsPerMinute, now);
    const authors =
      'authors' in drafts
        ? importedAuthorColumns(written, drafts.authors)
        : draftAuthorColumns(
            null,
            written,
            await draftSourceOf(transaction, userId, drafts.generationId, now),
          );
    const id = context.app.random.id(now);
    await transaction
      .insertInto('character')
      .values({
        id,
        owner_id: userId,
        ...writtenColumns(written),
        ...authors,
        created_at: now,
        updated_at: now,
      })
      .execute();
    if (play !== null) {
      await transaction
        .insertInto('character_play')
        .values({ character_id: id, state: storedState(play, written), changed_at: now })
        .execute();
    }
    await requireQuotas(transaction, config.quotas, userId, ['characters', 'characterMegabytes']);
    const target = { targetKind: 'character', targetId: id };
    const action =
      request.operation === 'characterImport' ? 'character.import' : 'character.create';
    await context.audit(transaction, { action, ...target });
    return id;
  };
  return context.db.transaction().execute(async (transaction) => {
    const run = () => create(transaction);
    const createdId = await createOnce(transaction, call, 'characterId', run);
    const character = await findCharacter(transaction, createdId, userId);
    if (!character) throw deletedSince();
    return characterOf(character);
  });
}

/** Replaces the character; if no value differs, the version does not change. */
export async function updateCharacter(
  context: RequestContext,
  { characterId, ifMatch }: Input<'characterUpdate'>['params'],
  body: Input<'characterUpdate'>['body'],
): Promise<CharacterRow> {
  const ownerId = context.signedIn().id;
  const { quotas } = context.app.config;
  await context.app.visits.write(ownerId);
  const written = storedCharacter(body);
  let unused: readonly string[] = [];
  const { saved, readers } = await context.db.transaction().execute(async (transaction) => {
    const stored = await readLockedCharacter(transaction, characterId, ownerId);
    requireVersion(ifMatch, stored.version);
    requireRules(body);
    const before = writtenIn(stored);
    if (dequal(before, written)) return { saved: stored, readers: [] };
    const draft = await draftSourceOf(transaction, ownerId, body.draftGenerationId, context.now);
    // The draft may have been discarded or deleted since it was put into the form.
    if (body.draftGenerationId !== undefined) {
      const keeper = { random: context.app.random, userId: ownerId, now: context.now };
      unused = await keepCharacter(keeper, transaction, stored);
    }
    const row = await transaction
      .updateTable('character')
      .set({
        ...writtenColumns(written),
        ...draftAuthorColumns({ row: stored, written: before }, written, draft),
        updated_at: context.now,
        version: stored.version + 1,
      })
      .where('id', '=', characterId)
      .returningAll()
      .executeTakeFirstOrThrow();
    // A character can always be shortened, also if the operator has lowered the quota.
    if (utf8(row.data).length > utf8(stored.data).length) {
      await requireQuotas(transaction, quotas, ownerId, ['characterMegabytes']);
    }
    await context.audit(transaction, {
      action: 'character.update',
      targetKind: 'character',
      targetId: characterId,
      details: { version: row.version },
    });
    const isSeenBy = changeSeen(stored, row);
    return {
      saved: row,
      readers: await readersOfChange(transaction, characterId, ownerId, isSeenBy),
    };
  });
  notifyOfCharacter(context, characterId, readers);
  await bestEffort(context.app.outages, 'The deletion of old pictures', () =>
    deleteUnusedImages(context.db, unused),
  );
  return saved;
}

/** Deletes all characters of a user whose account is deleted. */
export async function deleteCharactersOf(db: Kysely<Schema>, ownerId: string): Promise<void> {
  await db.deleteFrom('character').where('owner_id', '=', ownerId).execute();
}

export async function deleteCharacter(
  context: RequestContext,
  { characterId, ifMatch }: Input<'characterDelete'>['params'],
): Promise<void> {
  const ownerId = context.signedIn().id;
  const { portrait, readers } = await context.db.transaction().execute(async (transaction) => {
    const stored = await readLockedCharacter(transaction, characterId, ownerId);
    requireVersion(ifMatch, stored.version);
    const lastReaders = await readersOfChange(transaction, characterId, ownerId, () => true);
    await transaction.deleteFrom('character').where('id', '=', characterId).execute();
    await context.audit(transaction, {
      action: 'character.delete',
      targetKind: 'character',
      targetId: characterId,
      details: { version: stored.version, name: writtenIn(stored).name },
    });
    return { portrait: stored.portrait_id, readers: lastReaders };
  });
  notifyOfCharacter(context, characterId, readers);
  await bestEffort(context.app.outages, 'The deletion of a portrait', () =>
    deleteUnusedImages(context.db, [portrait]),
  );
}
