import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import { anyOf } from '#backend/db/any-of.ts';
import type { Schema } from '#backend/db/schema.ts';
import { readableEntries, readerWith } from '#backend/entries/reader.ts';
import { everyone } from '#backend/entries/views.ts';
import { cleanName } from '#backend/storyteller/realise/sentences.ts';
import type { Json, KnownThing, Story } from '#backend/storyteller/story.ts';
import { retoldNow, type Retold } from './recap-events.ts';
import type { GenerationRow } from './record.ts';
import { hasNames } from './world.ts';

/** What a story uses of the campaign; stories of earlier versions have their entries only in the facts. */
interface Used {
  /** The ids of entries. */
  readonly entries?: readonly string[];
  /** Names in the texts of the campaign. */
  readonly names?: readonly string[];
  readonly retold?: Retold;
}

export interface StoredStory extends Story, Used {}

/** The other ids in the facts are those of names in the texts of the campaign. */
const entryId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const textsIn = (facts: Json): string[] =>
  typeof facts === 'string'
    ? [facts]
    : typeof facts === 'object' && facts !== null
      ? Object.values(facts).flatMap(textsIn)
      : [];

const distinct = <Value>(...lists: readonly (readonly Value[])[]): Value[] => [
  ...new Set(lists.flat()),
];

/** The entries of a stored story: also those in its plan, because a revision can name each of them. */
const entriesOf = ({ facts, entries = [] }: StoredStory): string[] =>
  distinct(entries, textsIn(facts)).filter((id) => entryId.test(id));

interface Sources {
  /** What the story could name. */
  readonly known: readonly KnownThing[];
  readonly retold: Retold | undefined;
  /** The story that it is a revision of. */
  readonly kept: StoredStory | undefined;
}

/** What a new story uses. A revision also uses what the story before has used. */
export function usedBy(story: Story, { known, kept, retold = {} }: Sources): Required<Used> {
  const { title, sections, facts } = story;
  const text = [title, ...sections.map((section) => section.text)].join('\n');
  const planned = new Set(textsIn(facts));
  const named = known.filter(({ id, name }) => planned.has(id) || text.includes(cleanName(name)));
  const before = kept?.retold ?? {};
  const ids = distinct(Object.keys(before), Object.keys(retold));
  return {
    entries: distinct(
      entriesOf(story),
      kept ? entriesOf(kept) : [],
      named.map(({ id }) => id).filter((id) => entryId.test(id)),
      ids,
    ),
    names: distinct(
      kept?.names ?? [],
      named.filter(({ id }) => !entryId.test(id)).map(({ name }) => name),
    ),
    retold: Object.fromEntries(ids.map((id) => [id, distinct(before[id] ?? [], retold[id] ?? [])])),
  };
}

const hidden = 'An entry that this draft names is hidden or deleted now. Write a new draft.';
const changed =
  'A text that this draft retells has changed, or a part of it is secret now. Write a new draft.';

/** Whom no entry names: this reader reads the entries that are visible to everyone. */
const anyMember = readerWith(everyone, 'viewer');

const renamed =
  'The texts of the campaign do not have a name any more that this draft uses. Write a new draft.';

type Row = Pick<GenerationRow, 'campaign_id' | 'user_id' | 'settings'>;

/** What a draft uses of the campaign. All members read it, and a game master can hide it meanwhile. */
export class UsedTexts {
  readonly #row: Row;
  readonly #used: Required<Used>;
  /** The versions of the entries whose texts have all that is retold. */
  readonly #compared = new Map<string, number>();

  constructor(row: Row, used: Required<Used>) {
    this.#row = row;
    this.#used = used;
  }

  static ofStory(row: Row, story: StoredStory): UsedTexts {
    const { names = [], retold = {} } = story;
    return new UsedTexts(row, { entries: entriesOf(story), names, retold });
  }

  /** @throws ProblemError 409 when not all members can read all of it any more */
  async requireReadable(db: Kysely<Schema>): Promise<void> {
    const { campaign_id: campaignId } = this.#row;
    if (campaignId === null) return;
    const { entries, names, retold } = this.#used;
    if (!(await hasNames(db, this.#row, names))) throw new ProblemError('conflict', renamed);
    if (entries.length === 0) return;
    const rows = await readableEntries(db, campaignId, anyMember)
      .where(anyOf(db, 'entry.id', entries))
      .where('entry.visibility', '=', 'everyone')
      .select(['entry.id', 'entry.shown_version'])
      .execute();
    if (rows.length < entries.length) throw new ProblemError('conflict', hidden);
    const others = rows.filter(
      ({ id, shown_version: version }) => id in retold && this.#compared.get(id) !== version,
    );
    if (others.length === 0) return;
    const ids = others.map(({ id }) => id);
    const now = await retoldNow(db, campaignId, ids);
    for (const { id, shown_version: version } of others) {
      const sentences = new Set(now[id]);
      if (!retold[id]?.every((sentence) => sentences.has(sentence))) {
        throw new ProblemError('conflict', changed);
      }
      this.#compared.set(id, version);
    }
  }
}
