/** The defaults of a campaign; the contract has the same values. */
export const defaultTableFields = {
  edition: '2024',
  status: 'planning',
  genre: '',
  tone: '',
  startingLevel: 1,
  partySize: 4,
  safetyLines: '',
  safetyVeils: '',
} as const;

type TableField = keyof typeof defaultTableFields;

/** The fields of a body that are in `defaultTableFields`, without undefined values. */
export const definedTableFields = <Facts extends object>(
  body: Facts,
): Partial<Pick<Facts, TableField & keyof Facts>> =>
  // The result has only keys of `body`.
  Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) => name in defaultTableFields && value !== undefined,
    ),
  ) as Partial<Pick<Facts, TableField & keyof Facts>>;
