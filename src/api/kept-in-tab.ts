import { valuesKeptIn } from './kept-values.ts';

const values = valuesKeptIn(() => sessionStorage);

/** Keeps a value in this tab for its user, for example over a reload, until the user signs out. */
export const keepInTab = values.keep;
export const forgetInTab = values.forget;
/** The value that the tab keeps for the user, or null. */
export const keptInTab = values.kept;
/** Removes what the tab keeps for any user. */
export const forgetAllInTab = values.forgetAll;
