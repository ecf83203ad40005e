/** What a creature has against people, by what an idea says of it. */
export interface ReasonWords {
  of: RegExp;
  /** What was done to it, after "had": `carried one of the young out in a sack`. */
  wrong: string;
  /** What shows it: `an empty sack with claw marks on the inside`. */
  proof: string;
  /** What it needs: `its young one back`. `{it.their}` and the like are of the creature. */
  need: string;
  /** What the party does: `bring back the young one`. */
  deed: string;
  /** The same when it has been done. */
  done: string;
  /** Where the thing is that it needs, or what has to be got: told at the second place. */
  where: string;
}

/** The first that fits is used; the last one fits all. */
export const reasonWords: readonly ReasonWords[] = [
  {
    of: /\b(?:eggs?|young|child(?:ren)?|bab(?:y|ies)|cubs?|pups?|calf|hatchlings?|offspring|mother|nest|daughter|son|pregnant)\b/,
    wrong: 'carried one of the young out in a sack, for a dealer who had paid in advance',
    proof: 'a sack with claw marks on the inside',
    need: '{it.their} young one',
    deed: 'bring the young one home',
    done: 'the young one is home',
    where: 'the young one, alive and loud, in a barrel with holes under a heap of hides',
  },
  {
    of: /\b(?:revenge|avenge|killed|murdered|slain|slew|brother|sister|mate|friend|father|mourns?|grief|buried|bury|dead)\b/,
    wrong:
      'killed another of its kind in its sleep, for the bounty, and hung the head in the taproom',
    proof: 'a bounty receipt with a date a week before the first trouble',
    need: '{it.their} dead, and the name of the one who did it',
    deed: 'bring home the dead one, and have the deed confessed aloud',
    done: 'the dead one has been carried home and the deed has been said aloud',
    where: 'the head, with glass eyes, wrapped for a buyer in {town2}',
  },
  {
    of: /\b(?:sleep|asleep|sleepy|tired|rest|quiet|left alone|peace|noise|retire|die|hibernat\p{L}*)\b/u,
    wrong:
      'gone to the lair with hammers and lamps, to break ore from the back wall, in the middle of its sleep',
    proof: 'a hammer with warm rock dust on it',
    need: 'quiet, until the leaves fall',
    deed: 'stop the hammering and shut the upper shaft',
    done: 'the upper shaft is shut and the hammers are silent',
    where: 'the plan of a mine, with the lair marked as "to be cleared"',
  },
  {
    of: /\b(?:hungry|starving|hunger|food|eats?|feed|feeding|famine)\b/,
    wrong: 'shot the wood empty of game and sold it in {town2}, down to the last hare',
    proof: 'a bill from {town2} for two hundred head of game',
    need: 'something to eat, once a week, put down where nobody lives',
    deed: 'have the game left alone and a feeding place set up far from any house',
    done: 'there is a feeding place, far from any house, and nobody shoots near it',
    where: 'a cellar full of smoked game, labelled for {town2}',
  },
  {
    of: /\b(?:flee|fleeing|fled|afraid|scared|frightened|running|driven|drove|homeless|refugees?|lost|home|hiding|hide|shelter|south|migrat\p{L}*)\b/u,
    wrong: 'closed the only way onward with a wall of thorns and fire, out of fear',
    proof: 'a tar brush and a bill for thirty cartloads of thorns',
    need: 'the way onward, open for one night',
    deed: 'open the way and hold it for one night',
    done: 'the way is open, and they have gone through by night without a sound',
    where: 'the key to the barrier on the old drove road',
  },
  {
    of: /\b(?:friend|friends|friendly|talk|trade|help|warn|lonely|kind|gentle|polite|nice|company|love|peaceful|learn|surrender)\b/,
    wrong: 'answered the first greeting with burning pitch, from a window',
    proof: 'a gift that was left at the door and thrown on the dung heap',
    need: 'one person who stays and listens to the end',
    deed: 'accept the gift in public and answer it',
    done: 'the gift has been accepted in public, and answered',
    where: 'three more gifts, unopened, each with a mark like a word',
  },
  {
    of: /\b(?:sick|ill|wounded|hurt|injured|dying|poison\p{L}*|cursed|pain|thorn|arrow)\b/u,
    wrong: 'set an iron trap with a chain, on a path that no animal uses, and left it there',
    proof: "one half of the trap, with the maker's mark",
    need: 'the iron out of the wound, and a week without dogs',
    deed: 'take the iron out and keep the dogs away',
    done: 'the iron is out, and the wound is closing',
    where: 'the key to the trap, and a jar of the salve that goes with it',
  },
  {
    of: /\b(?:controlled|possessed|enslaved|forced|framed|blamed|used|innocent|did not|didn't|never|nothing)\b/,
    wrong:
      'done half of it themselves, by night, and left the tracks of the creature behind, cut from wood',
    proof: 'a pair of wooden feet on stilts, well oiled',
    need: 'the truth, said where everyone can hear it',
    deed: 'show who left the tracks',
    done: 'everyone has seen the wooden feet',
    where: 'the wooden feet, the stilts, and half of what was taken',
  },
  {
    of: /\p{L}/u,
    wrong: 'been to the lair with sacks, while nobody was there, and taken what shone',
    proof: 'a sack with something in it that hums when it is carried towards the hills',
    need: 'what was taken, and a line that nobody crosses',
    deed: 'give back what was taken and mark the line',
    done: 'what was taken is back, and there is a line of white stones',
    where: 'what was taken, in a chest under the floor, wrapped in wool',
  },
];
