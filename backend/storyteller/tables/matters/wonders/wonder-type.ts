/**
 * What is affected in an idea about a strange event, whatever its cause: the plots of all causes have these texts in
 * their rows. They name no person but G, and say nothing of why it is so.
 */
export interface Wonder {
  /** The theme on which rows have conditions. */
  id: string;
  /** Ideas that are about it, by the clause that says what is so. */
  said: RegExp;
  /** What people call it: `the forgetting`. */
  name: string;
  /** What is missing as long as it goes on. */
  missing: string;
  /** What it does to people, for players. */
  toll: readonly [string, string];
  /** How the party meets it, read aloud. */
  scene: string;
  /** What it does in play. */
  effect: string;
  /** Who would rather keep it. */
  keeps: string;
  /** A clue to the place from which it comes: `Skill :: what is done :: what it shows`. */
  trace: string;
  /** What is seen of it at this place. */
  source: string;
  /** What can be done with it there in a fight. */
  use: string;
  /** How it becomes worse. */
  grows: string;
  /** How one sees that it is over. */
  over: string;
  /** What becomes of the town if it stays. */
  stays: string;
}
