/** A stored time in the form of the contract. */
export const timeOf = (time: number): string => new Date(time).toISOString();
