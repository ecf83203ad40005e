import type { Kysely } from 'kysely';
import { insertMany } from '#backend/db/insert-many.ts';
import type { Schema } from '#backend/db/schema.ts';
import { storeSearched } from '#backend/entries/search-index.ts';
import { titleWordsOf } from '#backend/entries/title-rank.ts';
import { everyone, wholeText } from '#backend/entries/views.ts';
import type { EntryVisibility } from '#src/generated/model/index.ts';
import { foldName } from '#src/lib/fold.ts';

interface NewNote {
  readonly title: string;
  readonly text: string;
}

const rowsPerTransaction = 250;

/**
 * Adds notes without passages, links and pictures to a campaign, with the rows that game masters' requests
 * would write. This is many times faster than a request for each note.
 */
export async function addNotes(
  db: Kysely<Schema>,
  { campaignId, visibility }: { campaignId: string; visibility: EntryVisibility },
  notes: readonly NewNote[],
): Promise<void> {
  const rows = notes.map(({ title, text }, index) => ({
    id: `${campaignId}-note-${String(index).padStart(5, '0')}`,
    campaign_id: campaignId,
    type: 'note',
    title,
    title_fold: foldName(title),
    title_words: titleWordsOf(title),
    text,
    excerpt: text.slice(0, 100),
    tags: '[]',
    details: '{}',
    date: '',
    parent_id: null,
    position: index,
    visibility,
    created_by: null,
    player_id: null,
    bytes: text.length,
    created_at: index,
    updated_at: index,
    deleted_at: null,
  }));
  for (let start = 0; start < rows.length; start += rowsPerTransaction) {
    const batch = rows.slice(start, start + rowsPerTransaction);
    await db.transaction().execute(async (transaction) => {
      await insertMany(transaction, 'entry', batch);
      const views = batch.map(({ id, text, excerpt }) => ({
        entry_id: id,
        audience: everyone,
        text,
        recap: '',
        excerpt,
      }));
      await insertMany(transaction, 'entry_view', views);
      for (const row of batch) {
        const texts = [everyone, wholeText].map((audience) => [audience, row.text] as const);
        await storeSearched(transaction, row, new Map(texts));
      }
    });
  }
}
