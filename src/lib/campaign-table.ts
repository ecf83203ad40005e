/** The defaults of a campaign; the contract has the same values. */
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

/** The fields of a body that are in `usualTable`, without undefined values. */
export const givenTableFacts = <Facts extends object>(
  given: Facts,
): Partial<Pick<Facts, TableFact & keyof Facts>> =>
  // The result has only keys of `given`.
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => name in usualTable && value !== undefined),
  ) as Partial<Pick<Facts, TableFact & keyof Facts>>;
