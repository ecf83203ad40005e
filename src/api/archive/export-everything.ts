import { makeZip } from 'client-zip';
import { accountExport } from '#src/generated/endpoints/account/account.ts';
import { authSelf } from '#src/generated/endpoints/session/session.ts';
import {
  campaignGet,
  campaignList,
  campaignOverview,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import {
  characterGet,
  characterList,
  characterPlayGet,
  characterRollList,
  characterSharingGet,
} from '#src/generated/endpoints/characters/characters.ts';
import { factorGet } from '#src/generated/endpoints/factors/factors.ts';
import { generationList } from '#src/generated/endpoints/generation/generation.ts';
import { memberList } from '#src/generated/endpoints/members/members.ts';
import type { CampaignSummary, CharacterRoll } from '#src/generated/model/index.ts';
import { safeFileName } from '#src/lib/archive/file-names.ts';
import { http } from '../http.ts';
import { itemsOfPages } from '../whole-list.ts';
import { filesOf, type ZippedFile } from './export-archive.ts';
import { unlessGone, withRetries, type RetryOptions } from './with-retries.ts';

export interface EverythingProgress {
  readonly campaigns: number;
  readonly characters: number;
}

interface EverythingRequest {
  readonly retries: RetryOptions;
  readonly onProgress: (progress: EverythingProgress) => void;
}

/**
 * The bytes of an archive with everything that belongs to the user: the account, their drafts, the campaigns that
 * they own, what they have written in others, and their characters. Memory holds one campaign at a time.
 */
export const everythingStream = (request: EverythingRequest): ReadableStream<Uint8Array> =>
  makeZip(everyFile(request));

async function* everyFile(request: EverythingRequest): AsyncGenerator<ZippedFile> {
  const { retries, onProgress } = request;
  const progress = { campaigns: 0, characters: 0 };
  const name = uniqueNames();
  yield asJson('account.json', await accountFile(retries));
  for await (const draft of pages(retries, generationList)) {
    yield asJson(
      `drafts/${draft.createdAt.slice(0, 10)} ${draft.kind} ${draft.generationId}.json`,
      draft,
    );
  }
  for await (const campaign of pages(retries, campaignList)) {
    yield* campaignFiles(request, campaign, name(`campaigns/${safeFileName(campaign.title)}`));
    progress.campaigns += 1;
    onProgress({ ...progress });
  }
  for await (const { characterId } of pages(retries, characterList)) {
    const character = await unlessGone(
      () => characterGet(characterId, undefined, options(retries)),
      retries,
    );
    if (character === null) continue;
    const file = name(`characters/${safeFileName(character.name)}`);
    yield asJson(`${file}.json`, character);
    const table = await unlessGone(() => atTheTable(retries, characterId), retries);
    if (table !== null) yield asJson(`${file} at the table.json`, table);
    const { portraitImage } = character;
    const portrait =
      portraitImage === null
        ? null
        : await unlessGone(() => http<Blob>(portraitImage, options(retries)), retries);
    if (portrait !== null) yield { name: `${file}.webp`, input: portrait };
    progress.characters += 1;
    onProgress({ ...progress });
  }
}

/** The account with what signs the user in. Passkeys, apps and recovery codes are only named, without their secrets. */
async function accountFile(retries: RetryOptions) {
  const read = <Part>(part: (request: { signal: AbortSignal }) => Promise<Part>): Promise<Part> =>
    withRetries(() => part(options(retries)), retries);
  const [exported, factors, user] = await Promise.all([
    read(accountExport),
    read(factorGet),
    read(authSelf),
  ]);
  return { ...exported, factors, groups: user?.groups ?? [] };
}

/** What has happened to a character in play, and who reads it. */
async function atTheTable(retries: RetryOptions, characterId: string) {
  const [play, sharing] = await Promise.all([
    characterPlayGet(characterId, options(retries)),
    characterSharingGet(characterId, options(retries)),
  ]);
  const rolls: CharacterRoll[] = [];
  const list = pages(retries, (params, request) => characterRollList(characterId, params, request));
  for await (const roll of list) rolls.push(roll);
  return { play, sharing, rolls };
}

async function* campaignFiles(
  { retries }: EverythingRequest,
  { campaignId }: CampaignSummary,
  folder: string,
): AsyncGenerator<ZippedFile> {
  const found = await unlessGone(
    () =>
      Promise.all([
        campaignGet(campaignId, undefined, options(retries)),
        memberList(campaignId, options(retries)),
      ]),
    retries,
  );
  if (found === null) return;
  const [campaign, { items: members }] = found;
  const isOwner = campaign.role === 'owner';
  const files = filesOf({
    campaign,
    members,
    view: { kind: isOwner ? 'whole' : 'own' },
    ...(!isOwner && { contains: ({ isMine }) => isMine }),
    retries,
    onProgress: () => undefined,
  });
  for await (const file of files) yield { ...file, name: `${folder}/${file.name}` };
  const overview = await unlessGone(
    () => campaignOverview(campaignId, undefined, options(retries)),
    retries,
  );
  if (overview === null) return;
  const { favourites, recentlyOpened } = overview;
  yield asJson(`${folder}/my-marks.json`, { role: campaign.role, favourites, recentlyOpened });
}

const options = ({ signal }: RetryOptions) => ({ signal });

const asJson = (name: string, value: object): ZippedFile => ({
  name,
  input: `${JSON.stringify(value, null, 2)}\n`,
});

/** Adds a number to a name that was there before, also if only the case differs. */
function uniqueNames(): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const key = name.toLowerCase();
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? name : `${name} (${count})`;
  };
}

const pages = <Item>(
  retries: RetryOptions,
  list: (
    params: { pageSize: number; nextCursor?: string },
    options: { signal: AbortSignal },
  ) => Promise<{ readonly items: readonly Item[]; readonly nextCursor: string | null }>,
): AsyncGenerator<Item> =>
  itemsOfPages((cursor) =>
    withRetries(() => list({ pageSize: 100, ...cursor }, options(retries)), retries),
  );
