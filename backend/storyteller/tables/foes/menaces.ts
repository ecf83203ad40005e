/** When a creature is a danger of which an idea need not say what it does. */
interface Menace {
  /** Where there is one: "a werewolf in the village". */
  readonly alone?: true;
  /** Where there are many. */
  readonly inNumbers?: true;
  /** Whether it is a neighbour like other people, as long as it does no harm. */
  readonly isPerson?: true;
}

export const menaces: Readonly<Record<string, Menace>> = {
  basilisk: { inNumbers: true },
  chimera: { alone: true },
  cyclops: { alone: true, isPerson: true },
  elemental: { inNumbers: true },
  ettin: { alone: true },
  gargoyle: { inNumbers: true },
  ghast: { inNumbers: true },
  ghoul: { alone: true, inNumbers: true },
  giant: { alone: true, isPerson: true },
  gorgon: { alone: true },
  harpy: { inNumbers: true },
  hydra: { inNumbers: true },
  manticore: { alone: true, inNumbers: true },
  medusa: { alone: true },
  minotaur: { alone: true, isPerson: true },
  ogre: { alone: true, isPerson: true },
  ooze: { inNumbers: true },
  rat: { isPerson: true },
  roper: { alone: true },
  skeleton: { isPerson: true },
  titan: { isPerson: true },
  troll: { alone: true, isPerson: true },
  werewolf: { alone: true },
  wight: { alone: true },
  wolf: { alone: true },
  wyvern: { inNumbers: true },
  yeti: { alone: true },
  zombie: { isPerson: true },
};
