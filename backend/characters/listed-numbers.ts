import { sql, type Kysely, type Selectable } from 'kysely';
import type { RequestContext } from '#backend/context.ts';
import { anyOf } from '#backend/db/any-of.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CharacterTable } from '#backend/db/tables/character-tables.ts';
import type { Pause } from '#backend/ports.ts';
import type { CampaignCharacter } from '#src/generated/model/index.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import type { Sum } from '#src/lib/character/sum.ts';
import { stateIn } from './play-state.ts';
import { writtenIn } from './record.ts';

/** The numbers of a list that are computed from everything that the owner has written. */
export type Numbers = Pick<
  CampaignCharacter,
  'lostHitPoints' | 'hitPoints' | 'armorClass' | 'passivePerception'
>;

/** The version and the state in play from which the numbers of a character are computed. */
interface Source {
  readonly id: string;
  readonly version: number;
  readonly state: string | null;
}

interface ListedSource extends Source {
  readonly bytes: number;
}

/** The size of what the owner has written. The database knows it without reading the text. */
export const writtenBytes = sql<number>`octet_length(character.data)`.as('bytes');

const mostRemembered = 1000;

/**
 * The numbers of characters as they were last listed. Reading and deriving a long character takes several
 * milliseconds, and a list is requested much more often than its characters change.
 */
class RememberedNumbers {
  #recent = new Map<string, Source & { readonly numbers: Numbers }>();
  /** The older numbers. When `#recent` is full, it replaces this map, so that no single numbers must be deleted. */
  #before = this.#recent;

  get({ id, version, state }: Source): Numbers | undefined {
    const found = this.#recent.get(id) ?? this.#before.get(id);
    if (!found || found.version !== version || found.state !== state) return undefined;
    this.set(found, found.numbers);
    return found.numbers;
  }

  set({ id, version, state }: Source, numbers: Numbers): void {
    if (this.#recent.size >= mostRemembered) {
      this.#before = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(id, { id, version, state, numbers });
  }
}

const remembered = new WeakMap<Kysely<Schema>, RememberedNumbers>();

function rememberedOf(db: Kysely<Schema>): RememberedNumbers {
  const numbers = remembered.get(db) ?? new RememberedNumbers();
  remembered.set(db, numbers);
  return numbers;
}

/**
 * The numbers of listed characters by their ids. A character that has been deleted since the list was read has none.
 */
export async function numbersOfListed(
  { db, app }: RequestContext,
  rows: readonly ListedSource[],
): Promise<ReadonlyMap<string, Numbers>> {
  const known = rememberedOf(db);
  const numbers = new Map<string, Numbers>();
  const missing: ListedSource[] = [];
  for (const row of rows) {
    const found = known.get(row);
    if (found) numbers.set(row.id, found);
    else missing.push(row);
  }
  for (const ids of inParts(missing)) {
    // The thread of the searches reads them, because lists of other users wait for the one of `db`.
    const parts = await app.searches
      .selectFrom('character')
      .leftJoin('character_play as play', 'play.character_id', 'character.id')
      .select(['character.id', 'character.version', 'character.data', 'play.state'])
      .where(anyOf(db, 'character.id', ids))
      .execute();
    for (const part of parts) {
      const found = known.get(part) ?? (await numbersOf(part, app.pause));
      known.set(part, found);
      numbers.set(part.id, found);
    }
  }
  return numbers;
}

/** A list can have hundreds of megabytes of characters, which are never in memory at once. */
const bytesOfPart = 500_000;

/** Ids whose characters are read together: one, or as many as take up no more than `bytesOfPart`. */
function inParts(sizes: readonly ListedSource[]): string[][] {
  const parts: string[][] = [];
  let left = 0;
  for (const { id, bytes } of sizes) {
    left -= bytes;
    const part = parts.at(-1);
    if (part && left >= 0) part.push(id);
    else {
      parts.push([id]);
      left = bytesOfPart - bytes;
    }
  }
  return parts;
}

/** A number in the range of the contract. An override can make others very large, such as a proficiency bonus of 9999. */
const listed = ({ value }: Sum): number => Math.min(9999, Math.max(-100, value));

/** Each step takes up to a few milliseconds, so other requests are answered in between. */
async function numbersOf(
  row: Pick<Selectable<CharacterTable>, 'data'> & Pick<Source, 'state'>,
  pause: Pause,
): Promise<Numbers> {
  await pause();
  const written = writtenIn(row);
  await pause();
  const { hitPoints, armorClass, passivePerception } = deriveCharacter(written);
  await pause();
  return {
    lostHitPoints: stateIn(row.state, written).lostHitPoints,
    hitPoints: listed(hitPoints),
    armorClass: listed(armorClass),
    passivePerception: listed(passivePerception),
  };
}
