/** Words that are often typed wrong, with how they are spelled. */
const pairs = `
  atack attack, attak attack, atacks attacks, attaks attacks, atacked attacked, somthing something, sumthing something, kidnaped kidnapped,
  kidnaping kidnapping, assasin assassin, assassain assassin, assasins assassins, theif thief, theifs thieves, theives thieves, wierd weird,
  misterious mysterious, mysterius mysterious, dissapear disappear, dissapeared disappeared, disapear disappear, disapeared disappeared,
  dissapearing disappearing, disapearing disappearing, dissapears disappears, vilage village, villiage village, villige village,
  castel castle, prinsess princess, wizzard wizard, wizerd wizard, skelton skeleton, skeletton skeleton,
  vampyre vampire, vampir vampire, necromacer necromancer, necromanser necromancer, tresure treasure, treasur treasure, villian villain,
  cemetary cemetery, gaurd guard, gaurds guards, guardain guardian, feild field, preist priest, preists priests, knigt knight, knigth knight,
  mercenery mercenary, mercinary mercenary, alchemest alchemist, tounament tournament, tournement tournament, taven tavern, tavren tavern,
  merchent merchant, gobblin goblin, gobblins goblins, gobins goblins, goblens goblins, zombi zombie,
  zombys zombies, werewolfs werewolves, warewolf werewolf, wherewolf werewolf, rescure rescue, resque rescue, retreive retrieve, retrive retrieve,
  deliever deliver, protekt protect, investigat investigate, investegate investigate, murdrer murderer, sacrafice sacrifice, sacrefice sacrifice,
  profecy prophecy, oricle oracle, piarte pirate, pirats pirates, caravn caravan, carvan caravan, ruinds ruins, dungon dungeon,
  dungeion dungeon, artefakt artifact, artifcat artifact, amullet amulet, relik relic, demonn demon, deamon demon, deamons demons, devel devil,
  sorceror sorcerer, sorcerrer sorcerer, barron baron, cheif chief, chieften chieftain, chieftan chieftain, queene queen, thier their, recieve receive,
  beleive believe, freind friend, libary library, lighthous lighthouse, bandid bandit, bandids bandits, hanted haunted,
  hauted haunted, cursd cursed, poisen poison, poisend poisoned, poisoneous poisonous, desease disease, plauge plague, plag plague, strang strange,
  ritaul ritual, rituel ritual, festivle festival, weding wedding, mariage marriage, dieing dying, stollen stolen`;

/** How a word is spelled that is often typed wrong. */
export const misspelled: ReadonlyMap<string, string> = new Map(
  pairs
    .trim()
    .split(/,\s+/)
    .map((pair): [string, string] => {
      const [typed = '', word = ''] = pair.split(' ');
      return [typed, word];
    }),
);
