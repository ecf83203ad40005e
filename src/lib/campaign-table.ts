/** What a table that has agreed on nothing yet plays by; the contract names the same values. */
export const usualTable = {
  edition: '2024',
  status: 'planning',
  genre: '',
  tone: '',
  startingLevel: 1,
  partySize: 4,
  safetyLines: '',
  safetyVeils: '',
} as const;

type TableFact = keyof typeof usualTable;

/** Those of the facts that are given, without the gaps that a partial change leaves. */
export const givenTableFacts = <Facts extends object>(
  given: Facts,
): Partial<Pick<Facts, TableFact & keyof Facts>> =>
  // The keys are picked from the object itself.
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => name in usualTable && value !== undefined),
  ) as Partial<Pick<Facts, TableFact & keyof Facts>>;
