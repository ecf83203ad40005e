/** What an idea says within a sentence about who asks for it, says it, or where it takes place. */
export interface FramedIdea {
  /** The idea without this sentence: `the nobleman's wife was replaced by a doppelganger`. */
  readonly idea: string;
  /** The role of the one who asks or tells: `nobleman`. */
  readonly giver?: string;
  /** All of what is so, if the words of the plot are only a part of it. */
  readonly fact?: string;
}
