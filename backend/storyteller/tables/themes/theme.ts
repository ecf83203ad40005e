/** A topic that the lines and veils of a campaign name. */
export interface Theme {
  id: string;
  /** How people write it. A line asks for the theme if it has all words of one of these, in any of their forms. */
  asked: readonly string[];
  /**
   * What no text has if a line asks for the theme: a word with its common endings, or, with an asterisk, everything
   * that begins like it. Rows that are marked with the id are left out as well.
   */
  words: readonly string[];
}

const listOf = (text: string): readonly string[] => text.split(',').map((part) => part.trim());

/** Both lists are separated by commas. */
export const theme = (id: string, asked: string, words: string): Theme => ({
  id,
  asked: listOf(asked),
  words: listOf(words),
});
