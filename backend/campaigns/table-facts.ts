import type { Selectable, Updateable } from 'kysely';
import type { Campaign } from '#src/generated/model/index.ts';
import { definedTableFields, defaultTableFields } from '#src/lib/campaign-table.ts';
import type { CampaignTable } from '#backend/db/tables/campaign-tables.ts';

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
  return {
    // Written from a validated request.
    edition: row.edition as TableFacts['edition'],
    // Written from a validated request.
    status: row.status as TableFacts['status'],
    genre: row.genre ?? defaultTableFields.genre,
    tone: row.tone ?? defaultTableFields.tone,
    startingLevel: row.starting_level ?? defaultTableFields.startingLevel,
    partySize: row.party_size ?? defaultTableFields.partySize,
    ...safetyOf(row),
  };
}

function safetyOf(row: Pick<Selectable<CampaignTable>, 'safety'>): SafetyTexts {
  // `tableFactColumns` has written the column from a validated request.
  const { safetyLines, safetyVeils } = JSON.parse(row.safety) as Partial<TableFacts>;
  return {
    safetyLines: safetyLines ?? defaultTableFields.safetyLines,
    safetyVeils: safetyVeils ?? defaultTableFields.safetyVeils,
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

type SafetyTexts = Pick<TableFacts, 'safetyLines' | 'safetyVeils'>;

/**
 * The lines and veils one by one, those of campaigns and those that the form has before they are saved.
 * People separate them by commas, semicolons or lines.
 */
export function safetyWordsOf(
  rows: readonly Pick<Selectable<CampaignTable>, 'safety'>[],
  typed: SafetyTexts,
): { readonly lines: readonly string[]; readonly veils: readonly string[] } {
  const texts = [...rows.map(safetyOf), typed];
  return {
    lines: wordsIn(texts.map(({ safetyLines }) => safetyLines)),
    veils: wordsIn(texts.map(({ safetyVeils }) => safetyVeils)),
  };
}

const wordsIn = (texts: readonly string[]): string[] => [
  ...new Set(
    texts
      .join('\n')
      .split(/[,;\n]/)
      .flatMap((part) => part.trim() || []),
  ),
];
