/**
 * Ideas in which a creature wants what only people are granted: an office, a marriage. `wish` tells these, since the
 * question in them is whether the creature may. Undoing a marriage is not told at all.
 */
export const suitorCreatures =
  /^(?:an? |the |some )?(?:[\p{L}-]+ )?(?:ogre|giant|dragon|troll|orc|goblin|hobgoblin|bugbear|kobold|gnoll|minotaur|ghost|vampire|skeleton|zombie|ghoul|lich|demon|devil|mimic|hag|medusa|treant|golem|imp)s? (?:fell|falls|is|are|wants?|loves?|runs?|seeks?|would|tries|dreams)\b|^(?:sabotage|stop|ruin|disrupt) /u;
