/** Trades that one does better not to speak of after having left them. */
export const shadyTrades =
  /\b(?:assassin|thief|burglar|pirate|smuggler|spy|bandit|killer|hitman|cultist|robber|highwayman|criminal|poisoner|torturer|executioner|slaver|raider|crime lord|gangster|mobster|rogue|outlaw|cutthroat|grave robber|necromancer|con man|con artist|conman|forger|villain|overlord|dark lord|warlord|tyrant|inquisitor|bounty hunter)\b/iu;

export const adventurers =
  /\b(?:adventurer|hero|heroine|monster hunter|vampire hunter|dragon slayer|dragonslayer|demon hunter|treasure hunter|tomb raider|explorer|ranger|paladin|champion|gladiator|mercenary|sellsword|fighter|warrior|barbarian|wizard|mage|sorcerer|battle mage|warlock)\b/iu;

/** What a person does not give up by choice. */
export const notLeft =
  /\b(?:slave|thrall|prisoner|captive|convict|servant|orphan|child|urchin|beggar|hostage|king|queen|prince|princess|emperor|god|goddess|human|man|woman|scarecrow|golem|construct|ghost|vampire|dragon|devil|demon|animal|statue|puppet|elf|angel|beauty|wife|husband|lover)\b/iu;
