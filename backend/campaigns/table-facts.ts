import type { Selectable, Updateable } from 'kysely';
import type { Campaign } from '#src/generated/model/index.ts';
import { definedTableFields, defaultTableFields } from '#src/lib/campaign-table.ts';
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
  // `tableFactColumns` has written the column from a validated request.
  const safety = JSON.parse(row.safety) as Partial<TableFacts>;
  return {
    // Written from a validated request.
    edition: row.edition as TableFacts['edition'],
    // Written from a validated request.
    status: row.status as TableFacts['status'],
    genre: row.genre ?? defaultTableFields.genre,
    tone: row.tone ?? defaultTableFields.tone,
    startingLevel: row.starting_level ?? defaultTableFields.startingLevel,
    partySize: row.party_size ?? defaultTableFields.partySize,
    safetyLines: safety.safetyLines ?? defaultTableFields.safetyLines,
    safetyVeils: safety.safetyVeils ?? defaultTableFields.safetyVeils,
  };
}

/** The columns after a change. Facts that are undefined in `given` keep the value that they have in `before`. */
export function tableFactColumns(
  given: Partial<TableFacts>,
  before: TableFacts = defaultTableFields,
): Updateable<CampaignTable> {
  const { safetyLines, safetyVeils, ...facts } = { ...before, ...definedTableFields(given) };
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

/** The lines and veils one by one; people separate them by commas, semicolons or lines. */
export function safetyWordsOf(row: Selectable<CampaignTable>): {
  readonly lines: readonly string[];
  readonly veils: readonly string[];
} {
  const { safetyLines, safetyVeils } = tableFactsOf(row);
  return { lines: wordsIn(safetyLines), veils: wordsIn(safetyVeils) };
}

const wordsIn = (text: string): string[] =>
  text.split(/[,;\n]/).flatMap((part) => part.trim() || []);
