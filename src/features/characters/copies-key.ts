/** The query of the rows of a kind with which a sheet compares its copies; without a kind, those of all kinds. */
export const copiesKey = (...kind: readonly string[]) => ['sheetCopies', ...kind] as const;
