/** The form of an id of the contract, as a part of a pattern. */
export const idForm = String.raw`[\w-]{8,128}`;

const wholeId = new RegExp(`^${idForm}$`);

export const isId = (text: string): boolean => wholeId.test(text);
