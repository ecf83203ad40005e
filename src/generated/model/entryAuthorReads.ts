/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Whether the author is a player or a viewer of the campaign now and wrote the entry as a player. Such an author reads all of the entry, also what is for game masters only. False if the author has left or is a game master now, and for what an author wrote as a game master.
 */
export type EntryAuthorReads = boolean;
