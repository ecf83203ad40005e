import type { CreatureType, RulesCreature } from './foe-types.ts';

/**
 * All creatures of SRD 5.2.1 by their type, the weakest first: name, experience points, the first letters of the
 * conditions of `conditions` to which it is immune, and `m` if it can neither speak nor send its thoughts.
 */
const lists: Readonly<Record<CreatureType, string>> = {
  aberration:
    'Grimlock 50 m, Darkmantle 100 m, Gibbering Mouther 450 m, Grick 450 m, Chuul 1100 m, Otyugh 1800, ' +
    'Roper 1800 m, Cloaker 3900 f, Aboleth 5900',
  beast:
    'Seahorse 0 m, Baboon 10 m, Badger 10 m, Bat 10 m, Cat 10 m, Crab 10 m, Deer 10 m, Eagle 10 m, Frog 10 m, ' +
    'Giant Fire Beetle 10 m, Goat 10 m, Hawk 10 m, Hyena 10 m, Jackal 10 m, Lizard 10 m, Octopus 10 m, ' +
    'Owl 10 m, Piranha 10 m, Rat 10 m, Raven 10 m, Scorpion 10 m, Spider 10 m, Vulture 10 m, Weasel 10 m, ' +
    'Blood Hawk 25 m, Camel 25 m, Giant Crab 25 m, Giant Rat 25 m, Giant Weasel 25 m, Mastiff 25 m, ' +
    'Mule 25 m, Pony 25 m, Venomous Snake 25 m, Boar 50 m, Constrictor Snake 50 m, Draft Horse 50 m, ' +
    'Elk 50 m, Giant Badger 50 m, Giant Bat 50 m, Giant Centipede 50 m, Giant Frog 50 m, Giant Lizard 50 m, ' +
    'Giant Venomous Snake 50 m, Giant Wolf Spider 50 m, Panther 50 m, Pteranodon 50 m, Riding Horse 50 m, ' +
    'Swarm of Bats 50 cfpm, Swarm of Rats 50 cfpm, Swarm of Ravens 50 cfpm, Wolf 50 m, Ape 100 m, ' +
    'Black Bear 100 m, Crocodile 100 m, Giant Goat 100 m, Giant Seahorse 100 m, Giant Wasp 100 m, ' +
    'Reef Shark 100 m, Swarm of Insects 100 cfpm, Warhorse 100 m, Brown Bear 200 m, Dire Wolf 200 m, ' +
    'Giant Hyena 200 m, Giant Octopus 200 m, Giant Spider 200 m, Giant Toad 200 m, Lion 200 m, ' +
    'Swarm of Piranhas 200 cfpm, Tiger 200 m, Allosaurus 450 m, Giant Boar 450 m, ' +
    'Giant Constrictor Snake 450 m, Hunter Shark 450 m, Plesiosaurus 450 m, Polar Bear 450 m, ' +
    'Rhinoceros 450 m, Saber-Toothed Tiger 450 m, Swarm of Venomous Snakes 450 cfpm, Ankylosaurus 700 m, ' +
    'Giant Scorpion 700 m, Killer Whale 700 m, Archelon 1100 m, Elephant 1100 m, Hippopotamus 1100 m, ' +
    'Giant Crocodile 1800 m, Giant Shark 1800 m, Triceratops 1800 m, Mammoth 2300 m, Giant Ape 2900 m, ' +
    'Tyrannosaurus Rex 3900 m',
  celestial:
    'Giant Owl 50, Giant Eagle 200, Sphinx of Wonder 200, Giant Elk 450, Pegasus 450 m, Couatl 1100, ' +
    'Unicorn 1800 cp, Deva 5900 cf, Guardian Naga 5900 cp, Sphinx of Lore 7200 cf, Planetar 15000 cf, ' +
    'Sphinx of Valor 18000 cf, Solar 33000 cf',
  construct:
    'Homunculus 10 cm, Animated Flying Sword 50 cfpm, Animated Armor 200 cfpm, ' +
    'Animated Rug of Smothering 450 cfpm, Flesh Golem 1800 cfpm, Gorgon 1800 m, Shield Guardian 2900 cfpm, ' +
    'Clay Golem 5000 cfp, Stone Golem 5900 cfpm, Iron Golem 15000 cfpm',
  dragon:
    'Kobold Warrior 25, Pseudodragon 50 m, Brass Dragon Wyrmling 200, Copper Dragon Wyrmling 200, ' +
    'Black Dragon Wyrmling 450, Bronze Dragon Wyrmling 450, Green Dragon Wyrmling 450, ' +
    'Silver Dragon Wyrmling 450, White Dragon Wyrmling 450, Blue Dragon Wyrmling 700, ' +
    'Gold Dragon Wyrmling 700, Red Dragon Wyrmling 1100, Half-Dragon 1800, Wyvern 2300 m, ' +
    'Young Brass Dragon 2300, Young White Dragon 2300, Young Black Dragon 2900, Young Copper Dragon 2900, ' +
    'Young Bronze Dragon 3900, Young Green Dragon 3900, Young Blue Dragon 5000, Young Silver Dragon 5000, ' +
    'Young Gold Dragon 5900, Young Red Dragon 5900, Adult Brass Dragon 10000, Adult White Dragon 10000, ' +
    'Adult Black Dragon 11500, Adult Copper Dragon 11500, Adult Bronze Dragon 13000, ' +
    'Adult Green Dragon 13000, Adult Blue Dragon 15000, Adult Silver Dragon 15000, Adult Gold Dragon 18000, ' +
    'Adult Red Dragon 18000, Dragon Turtle 18000, Ancient Brass Dragon 25000, Ancient White Dragon 25000, ' +
    'Ancient Black Dragon 33000, Ancient Copper Dragon 33000, Ancient Bronze Dragon 41000, ' +
    'Ancient Green Dragon 41000, Ancient Blue Dragon 50000, Ancient Silver Dragon 50000, ' +
    'Ancient Gold Dragon 62000, Ancient Red Dragon 62000',
  elemental:
    'Merfolk Skirmisher 25, Steam Mephit 50, Dust Mephit 100, Ice Mephit 100, Magma Mephit 100, Magmin 100, ' +
    'Azer Sentinel 450, Gargoyle 450, Air Elemental 1800 p, Earth Elemental 1800 p, Fire Elemental 1800 p, ' +
    'Salamander 1800, Water Elemental 1800 p, Xorn 1800 p, Invisible Stalker 2300 p, Djinni 7200, ' +
    'Efreeti 7200',
  fey:
    'Goblin Minion 25, Blink Dog 50, Goblin Warrior 50, Sprite 50, Hobgoblin Warrior 100, Satyr 100, ' +
    'Worg 100, Bugbear Warrior 200, Dryad 200, Goblin Boss 200, Centaur Trooper 450, Sea Hag 450, ' +
    'Bugbear Stalker 700, Green Hag 700, Hobgoblin Captain 700',
  fiend:
    'Lemure 10 cfm, Dretch 50, Gnoll Warrior 100, Sahuagin Warrior 100, Imp 200, Quasit 200, ' +
    'Bearded Devil 700 f, Hell Hound 700 m, Nightmare 700 m, Incubus 1100, Lamia 1100, Succubus 1100, ' +
    'Barbed Devil 1800, Night Hag 1800 c, Vrock 2300, Oni 2900, Chain Devil 3900, Hezrou 3900, ' +
    'Spirit Naga 3900 c, Bone Devil 5000, Glabrezu 5000, Horned Devil 7200, Erinyes 8400, Nalfeshnee 10000 f, ' +
    'Rakshasa 10000 cf, Ice Devil 11500, Marilith 15000, Balor 22000 cf, Pit Fiend 25000',
  giant:
    'Troll Limb 100 m, Ogre 450, Ettin 1100 cf, Hill Giant 1800, Troll 1800, Stone Giant 2900, ' +
    'Frost Giant 3900, Cloud Giant 5000, Fire Giant 5000, Storm Giant 10000',
  humanoid:
    'Commoner 10, Bandit 25, Cultist 25, Guard 25, Noble 25, Warrior Infantry 25, Priest Acolyte 50, ' +
    'Scout 100, Tough 100, Pirate 200, Spy 200, Bandit Captain 450, Berserker 450, Cultist Fanatic 450, ' +
    'Druid 450, Priest 450, Knight 700 f, Vampire Familiar 700, Warrior Veteran 700, Guard Captain 1100, ' +
    'Tough Boss 1100, Gladiator 1800, Mage 2300, Pirate Captain 2300, Assassin 3900, Archmage 8400',
  monstrosity:
    'Flying Snake 25 m, Stirge 25 m, Axe Beak 50 m, Cockatrice 100 m, Rust Monster 100 m, Death Dog 200 cfm, ' +
    'Giant Vulture 200 m, Harpy 200, Hippogriff 200 m, Ankheg 450 m, Ettercap 450 m, Griffon 450 m, ' +
    'Merrow 450, Mimic 450 m, Wererat 450, Basilisk 700 m, Doppelganger 700 c, Manticore 700, ' +
    'Minotaur of Baphomet 700, Owlbear 700 m, Phase Spider 700 m, Werewolf 700, Winter Wolf 700, ' +
    'Wereboar 1100, Weretiger 1100, Bulette 1800 m, Werebear 1800, Chimera 2300 m, Drider 2300, Medusa 2300, ' +
    'Hydra 3900 cfm, Behir 7200, Remorhaz 7200 m, Roc 7200 m, Purple Worm 13000 m, Kraken 50000 fp, ' +
    'Tarrasque 155000 cfpm',
  ooze: 'Gray Ooze 100 cfm, Gelatinous Cube 450 cfm, Ochre Jelly 450 cfm, Black Pudding 1100 cfm',
  plant:
    'Shrieker Fungus 0 cfm, Awakened Shrub 10, Violet Fungus 50 cfm, Awakened Tree 450, ' +
    'Shambling Mound 1800 m, Treant 5000',
  undead:
    'Skeleton 50 m, Zombie 50 m, Shadow 100 fpm, Warhorse Skeleton 100 m, Ghoul 200 c, Specter 200 cpm, ' +
    "Ghast 450 c, Minotaur Skeleton 450 m, Ogre Zombie 450 m, Will-o'-Wisp 450 p, Mummy 700 cfp, " +
    'Swarm of Crawling Claws 700 cfpm, Wight 700, Ghost 1100 cfp, Vampire Spawn 1800, Wraith 1800 cp, ' +
    'Vampire 10000, Mummy Lord 13000 cfp, Lich 33000 cfp',
};

const conditions = [
  ['c', 'charmed'],
  ['f', 'frightened'],
  ['p', 'paralyzed'],
] as const;

function creatureIn(written: string, type: CreatureType): RulesCreature {
  const [, name = '', xp = '', letters = ''] = /^(.+?) (\d+)(?: (\w+))?$/.exec(written) ?? [];
  return {
    name,
    type,
    xp: Number(xp),
    immunities: conditions.filter(([letter]) => letters.includes(letter)).map(([, word]) => word),
    isMute: letters.includes('m'),
  };
}

const isType = (type: string): type is CreatureType => Object.hasOwn(lists, type);

/** By their names. */
export const rulesCreatures: ReadonlyMap<string, RulesCreature> = new Map(
  Object.keys(lists)
    .filter(isType)
    .flatMap((type) => lists[type].split(', ').map((written) => creatureIn(written, type)))
    .map((creature) => [creature.name, creature]),
);
