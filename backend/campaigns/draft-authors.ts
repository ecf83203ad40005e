import type { Updateable } from 'kysely';
import type { CampaignTable } from '#backend/db/tables/campaign-tables.ts';
import { draftedByAfter, noText, type DraftSource } from '#backend/generation/draft-source.ts';
import type { MemberCampaign } from './present.ts';

/** The texts of a campaign, and the column that names the author of the draft in each of them. */
const authorColumns = {
  setting: 'setting_drafted_by',
  story_overview: 'overview_drafted_by',
  dm_notes: 'notes_drafted_by',
} as const;

type Texts = Pick<MemberCampaign, keyof typeof authorColumns>;

/** The authors of the drafts that are in the texts after a change. `before` is null for a new campaign. */
export function draftAuthorColumns(
  before: MemberCampaign | null,
  changed: Partial<Texts>,
  source: DraftSource | null,
): Updateable<CampaignTable> {
  const texts = Object.keys(authorColumns) as (keyof Texts)[];
  return Object.fromEntries(
    texts.flatMap((name) => {
      const text = changed[name];
      if (text === undefined) return [];
      const column = authorColumns[name];
      const authored = before ? { text: before[name], draftedBy: before[column] } : noText;
      return [[column, draftedByAfter(authored, text, source)]];
    }),
  );
}
