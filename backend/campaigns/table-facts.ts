import type { Selectable, Updateable } from 'kysely';
import type { Campaign } from '#src/generated/model/index.ts';
import { givenTableFacts, usualTable } from '#src/lib/campaign-table.ts';
import type { CampaignTable } from '#backend/db/schema.ts';

/** What the players agree on before the game starts. */
type TableFacts = Pick<
  Campaign,
  | 'edition'
  | 'status'
  | 'genre'
  | 'tone'
  | 'startingLevel'
  | 'partySize'
  | 'safetyLines'
  | 'safetyVeils'
>;

export function tableFactsOf(row: Selectable<CampaignTable>): TableFacts {
  // The function below has written these columns from a validated request.
  const safety = JSON.parse(row.safety) as Partial<TableFacts>;
  return {
    // Written from a validated request.
    edition: row.edition as TableFacts['edition'],
    // Written from a validated request.
    status: row.status as TableFacts['status'],
    genre: row.genre ?? usualTable.genre,
    tone: row.tone ?? usualTable.tone,
    startingLevel: row.starting_level ?? usualTable.startingLevel,
    partySize: row.party_size ?? usualTable.partySize,
    safetyLines: safety.safetyLines ?? usualTable.safetyLines,
    safetyVeils: safety.safetyVeils ?? usualTable.safetyVeils,
  };
}

/** The columns after a change to these facts; facts that are not given do not change. */
export function tableFactColumns(
  given: Partial<TableFacts>,
  before: TableFacts = usualTable,
): Updateable<CampaignTable> {
  const { safetyLines, safetyVeils, ...facts } = { ...before, ...givenTableFacts(given) };
  return {
    edition: facts.edition,
    status: facts.status,
    genre: facts.genre.trim(),
    tone: facts.tone.trim(),
    starting_level: facts.startingLevel,
    party_size: facts.partySize,
    safety: JSON.stringify({ safetyLines, safetyVeils }),
  };
}
