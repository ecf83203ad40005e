import type { ClassicWord, ClassicWords } from './classic-type.ts';

const rulers: readonly { readonly of: string; readonly text: string }[] = [
  { of: 'empress', text: 'empress' },
  { of: 'emperor', text: 'emperor' },
  { of: 'queen', text: 'queen' },
  { of: 'king', text: 'king' },
  { of: 'sultan', text: 'sultan' },
  { of: 'duchess', text: 'duchess' },
  { of: 'duke', text: 'duke' },
  { of: 'baroness', text: 'baroness' },
  { of: 'baron', text: 'baron' },
  { of: 'governor', text: 'governor' },
  { of: 'mayor', text: 'mayor' },
];

/** Whose people fight beside A, and what A is, where the rules have statistics for it. */
const foes: ClassicWord['choices'] = [
  { of: 'vampire', text: 'vampire' },
  { of: 'lich', text: 'lich' },
  { of: 'devil', text: 'devil' },
  { of: 'demon', text: 'demon' },
  { of: 'rakshasa', text: 'rakshasa' },
];

/** The words of the rows of each plot, by its id. */
export const classicWords: Readonly<Record<string, ClassicWords>> = {
  patron: {
    it: 'the three seals',
    isPlural: true,
    fact: 'three seals have to be brought back',
    words: [
      {
        key: 'prey',
        choices: [
          { of: 'rebel revolutionar* resistance insurgent', text: 'the rebels' },
          { of: 'outlaw bandit', text: 'the outlaws' },
          { of: 'witch witches', text: 'the hedge witches' },
          { of: 'cult cultist', text: 'the sectarians' },
          { text: 'the oath keepers' },
        ],
      },
    ],
    roles: [{ key: 'A', choices: [...rulers, { of: 'wizard archmage', text: 'court wizard' }] }],
    foe: { key: 'foe', choices: foes },
  },
  revolt: {
    it: 'the {rising}',
    fact: 'there is to be a {rising}',
    words: [
      {
        key: 'rising',
        choices: [
          { of: 'revolution', text: 'revolution' },
          { of: 'revolt', text: 'revolt' },
          { text: 'rebellion' },
        ],
      },
      {
        key: 'risers',
        choices: [
          { of: 'gladiator', text: 'the gladiators' },
          { of: 'slave', text: 'the bondsmen' },
          { of: 'peasant farmer', text: 'the peasants' },
          { of: 'miner', text: 'the miners' },
          { of: 'worker', text: 'the workers' },
          { of: 'student', text: 'the students' },
          { of: 'goblin', text: 'the goblins' },
          { of: 'dwarf dwarves', text: 'the dwarves' },
          { of: 'elf elves', text: 'the elves' },
          { text: 'the rebels' },
        ],
      },
    ],
    roles: [{ key: 'A', choices: rulers }],
    foe: { key: 'foe', choices: foes },
  },
  war: {
    it: 'the war',
    fact: 'there is a war',
    words: [
      {
        key: 'one',
        choices: [
          { of: 'guild guilds thieves gang mafia crime', text: 'the Lantern Guild' },
          { of: 'human', text: 'the human lords' },
          { of: 'dwarf dwarves', text: 'the dwarves' },
          { of: 'elf elves', text: 'the elves' },
          { of: 'dragon', text: 'the servants of the red dragons' },
          { of: 'giant', text: 'the giants' },
          { of: 'vampire', text: 'the vampires' },
          { of: 'fey fae', text: 'the summer courtiers' },
          { of: 'clan tribe', text: 'the hill clans' },
          { of: 'civil_war', text: 'the loyalists' },
          { of: 'kingdom realm', text: 'the people of the northern kingdom' },
          { of: 'nation empire', text: 'the northern nations' },
          { text: 'the northerners' },
        ],
      },
      {
        key: 'two',
        choices: [
          { of: 'guild guilds thieves gang mafia crime', text: 'the Rope Street people' },
          { of: 'orc', text: 'the orcs' },
          { of: 'goblin', text: 'the goblins' },
          { of: 'giant', text: 'the giants' },
          { of: 'elf elves', text: 'the elves' },
          { of: 'dwarf dwarves', text: 'the dwarves' },
          { of: 'dragon', text: 'the servants of the silver dragons' },
          { of: 'werewol*', text: 'the werewolves' },
          { of: 'vampire', text: 'the vampires' },
          { of: 'fey fae', text: 'the winter courtiers' },
          { of: 'human', text: 'the human lords' },
          { of: 'clan tribe', text: 'the river clans' },
          { of: 'civil_war', text: 'the insurgents' },
          { of: 'kingdom realm', text: 'the people of the southern kingdom' },
          { of: 'nation empire', text: 'the southern nations' },
          { text: 'the southerners' },
        ],
      },
    ],
  },
  pieces: {
    it: 'the {pieces}',
    isPlural: true,
    fact: 'the {pieces} of {whole} are to be found',
    words: [
      {
        key: 'pieces',
        choices: [
          { of: 'key', text: 'keys' },
          { of: 'shard', text: 'shards' },
          { of: 'fragment', text: 'fragments' },
          { of: 'crystal', text: 'crystals' },
          { of: 'gem', text: 'gems' },
          { of: 'rune', text: 'runes' },
          { of: 'orb', text: 'orbs' },
          { of: 'seal', text: 'seals' },
          { of: 'relic', text: 'relics' },
          { of: 'tablet', text: 'tablets' },
          { of: 'stone', text: 'stones' },
          { text: 'pieces' },
        ],
      },
      {
        key: 'whole',
        choices: [
          { of: 'key', text: 'the locked gate' },
          { of: 'crown', text: 'the old crown' },
          { of: 'sword blade', text: 'the broken sword' },
          { of: 'staff rod scepter sceptre', text: 'the broken staff' },
          { of: 'mirror', text: 'the broken mirror' },
          { of: 'amulet medallion talisman', text: 'the broken amulet' },
          { of: 'map', text: 'the torn map' },
          { of: 'mask', text: 'the broken mask' },
          { of: 'statue', text: 'the broken statue' },
          { of: 'machine', text: 'the great machine' },
          { of: 'heart', text: 'the stone heart' },
          { of: 'armor armour', text: 'the old armour' },
          { text: 'the hand of the maker' },
        ],
      },
      {
        key: 'count',
        choices: [
          { of: 'two three', text: 'three' },
          { of: 'four', text: 'four' },
          { of: 'six', text: 'six' },
          { of: 'seven', text: 'seven' },
          { of: 'eight', text: 'eight' },
          { of: 'nine', text: 'nine' },
          { of: 'ten', text: 'ten' },
          { of: 'twelve', text: 'twelve' },
          { text: 'five' },
        ],
      },
    ],
    truths: [
      { key: 'count', choices: [{ of: 'two three', text: 'three' }, { text: 'more' }] },
      {
        key: 'forget',
        choices: [{ of: 'forgotten forget* memor*', text: 'yes' }, { text: 'no' }],
      },
    ],
  },
  chosen: { it: 'the chosen one', fact: 'the chosen one is dead' },
  'cult-village': { it: 'the village', fact: 'the village has a secret' },
  succession: {
    it: 'the throne',
    fact: 'the throne is empty',
  },
  academy: { it: 'the school', fact: 'the school has a secret' },
  expedition: {
    it: '{goal}',
    fact: 'there is gold in {goal}',
    words: [
      {
        key: 'goal',
        choices: [
          { of: 'treasure_island pirate', text: 'the treasure island' },
          { of: 'floating_island flying_island sky_island', text: 'the floating island' },
          { of: 'island isle', text: 'the island' },
          { of: 'sunken_city underwater_city atlantis drowned_city', text: 'the sunken city' },
          { of: 'floating_city flying_city sky_city', text: 'the floating city' },
          { of: 'golden_city city_of_gold', text: 'the city of gold' },
          { of: 'city', text: 'the lost city' },
          { of: 'valley', text: 'the lost valley' },
          { of: 'temple', text: 'the lost temple' },
          { text: 'the lost country' },
        ],
      },
      {
        key: 'inmate',
        choices: [
          { of: 'sea_god', text: 'the old god of the sea' },
          { of: 'god', text: 'the old god' },
          { of: 'titan', text: 'the titan' },
          { of: 'demon', text: 'the demon' },
          { of: 'kraken', text: 'the kraken' },
          { of: 'dragon', text: 'the oldest dragon' },
          { text: 'the one who asks' },
        ],
      },
    ],
  },
  journey: {
    it: '{ride}',
    fact: '{ride} travels to {goal}',
    words: [
      {
        key: 'ride',
        choices: [
          { of: 'caravan', text: 'the caravan' },
          { of: 'train railway', text: 'the train' },
          { of: 'airship', text: 'the airship' },
          { of: 'pilgrim pilgrimage', text: 'the pilgrimage' },
          { of: 'ship sea ocean voyage sail* boat', text: 'the ship' },
          { of: 'convoy', text: 'the convoy' },
          { of: 'wagon settlers trek', text: 'the wagon train' },
          { text: 'the caravan' },
        ],
      },
      {
        key: 'land',
        choices: [
          { of: 'shadow shadowfell planes planar plane', text: 'the shadow lands' },
          { of: 'desert sand dunes', text: 'the great desert' },
          { of: 'sea ocean ship voyage sail* boat', text: 'the open sea' },
          { of: 'ice arctic snow frozen winter tundra', text: 'the ice' },
          { of: 'mountain pass', text: 'the high passes' },
          { of: 'jungle', text: 'the jungle' },
          { of: 'underdark underground', text: 'the deep roads' },
          { of: 'sky air airship clouds', text: 'the cloud sea' },
          { text: 'the wild lands' },
        ],
      },
      {
        key: 'goal',
        choices: [
          { of: 'edge_of_the_world end_of_the_world', text: 'the edge of the world' },
          { of: 'holy_mountain', text: 'the holy mountain' },
          { of: 'holy_city pilgrim pilgrimage shrine', text: 'the holy city' },
          { of: 'new_land new_world settlers colony', text: 'the new land' },
          { of: 'sea ocean ship voyage boat', text: 'the far shore' },
          { text: 'the far city' },
        ],
      },
      {
        key: 'halt1',
        choices: [
          { of: 'sea ocean ship voyage sail* boat', text: 'the last harbour' },
          { of: 'desert sand dunes', text: 'the well of the lots' },
          { text: 'the inn of the lots' },
        ],
      },
      {
        key: 'halt2',
        choices: [
          { of: 'sea ocean ship voyage sail* boat', text: 'the island without people' },
          { of: 'desert sand dunes', text: 'the dry oasis' },
          { text: 'the empty station' },
        ],
      },
      {
        key: 'halt3',
        choices: [
          { of: 'sea ocean ship voyage sail* boat', text: 'the mole of those who wait' },
          { text: 'the wall of those who wait' },
        ],
      },
    ],
  },
  descent: {
    it: 'the contract',
    fact: 'a contract has fallen due',
    words: [
      {
        key: 'below',
        choices: [
          { of: 'hell hells avernus devil', text: 'hell' },
          { of: 'underworld hades', text: 'the underworld' },
          { of: 'land_of_the_dead realm_of_the_dead afterlife', text: 'the land of the dead' },
          { of: 'abyss demon', text: 'the abyss' },
          { text: 'the underworld' },
        ],
      },
    ],
    foe: {
      key: 'foe',
      choices: [
        { of: 'devil hell contract', text: 'devil' },
        { of: 'demon abyss', text: 'demon' },
      ],
    },
  },
  successor: {
    it: 'the successor',
    fact: 'a successor is being sought',
    roles: [
      {
        key: 'A',
        choices: [
          { of: 'dragon', text: 'old dragon' },
          { of: 'vampire', text: 'old vampire' },
          { of: 'dark_lord villain overlord', text: 'old dark lord' },
          { of: 'wizard archmage', text: 'old archmage' },
          { of: 'god goddess death', text: 'old god of small things' },
          { of: 'king', text: 'old king' },
          { of: 'queen', text: 'old queen' },
          { of: 'witch hag', text: 'old witch' },
        ],
      },
    ],
    foe: {
      key: 'foe',
      choices: [
        { of: 'lich', text: 'lich' },
        { of: 'vampire', text: 'vampire' },
        { of: 'dragon', text: 'dragon' },
      ],
    },
  },
  reclaim: {
    it: '{hold}',
    fact: '{hold} was lost to {holders}',
    words: [
      {
        key: 'hold',
        choices: [
          { of: 'dwarven dwarf dwarves', text: 'the old dwarven kingdom' },
          { of: 'elven elf elves', text: 'the old elven city' },
          { of: 'castle', text: 'the old castle' },
          { of: 'city capital', text: 'the old city' },
          { of: 'fortress fort keep stronghold citadel', text: 'the old fortress' },
          { of: 'mine', text: 'the old mine' },
          { of: 'town village', text: 'the old town' },
          { of: 'island', text: 'the old island fortress' },
          { text: 'the old kingdom' },
        ],
      },
      {
        key: 'holders',
        choices: [
          { of: 'orc', text: 'the orcs' },
          { of: 'goblin', text: 'the goblins' },
          { of: 'hobgoblin', text: 'the hobgoblins' },
          { of: 'kobold', text: 'the kobolds' },
          { of: 'drow', text: 'the drow' },
          { of: 'duergar', text: 'the duergar' },
          { of: 'giant', text: 'the giants' },
          { of: 'gnoll', text: 'the gnolls' },
          { of: 'bandit outlaw', text: 'the outlaws' },
          { of: 'troll', text: 'the trolls' },
          { of: 'ogre', text: 'the ogres' },
          { text: 'the goblins' },
        ],
      },
    ],
    beside: {
      key: 'beside',
      choices: [
        { of: 'orc', text: 'the orcs' },
        { of: 'hobgoblin', text: 'the hobgoblins' },
        { of: 'kobold', text: 'the kobolds' },
        { of: 'giant', text: 'the giants' },
        { of: 'gnoll', text: 'the gnolls' },
        { of: 'troll', text: 'the trolls' },
        { of: 'ogre', text: 'the ogres' },
        { of: 'goblin', text: 'the goblins' },
      ],
    },
  },
  marked: { it: 'the list', fact: 'the party is on a list' },
};
