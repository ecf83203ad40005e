import type { ClassicWords } from './classic-type.ts';

/** The words of the rows of plots about schools, ways, offices and places to live. */
export const wordsOfFarRoads: Readonly<Record<string, ClassicWords>> = {
  academy: { it: 'the school', fact: 'the school has a secret' },
  expedition: {
    it: '{goal}',
    fact: 'there is gold {at}',
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
        key: 'at',
        choices: [
          { of: 'treasure_island pirate', text: 'on the treasure island' },
          { of: 'floating_island flying_island sky_island', text: 'on the floating island' },
          { of: 'island isle', text: 'on the island' },
          { of: 'sunken_city underwater_city atlantis drowned_city', text: 'in the sunken city' },
          { of: 'floating_city flying_city sky_city', text: 'in the floating city' },
          { of: 'golden_city city_of_gold', text: 'in the city of gold' },
          { of: 'city', text: 'in the lost city' },
          { of: 'valley', text: 'in the lost valley' },
          { of: 'temple', text: 'in the lost temple' },
          { text: 'in the lost country' },
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
          { of: 'road_trip', text: 'the coach' },
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
    roles: [
      {
        key: 'B',
        choices: [
          { of: 'devil demon', text: 'deposed devil' },
          { of: 'god goddess', text: 'forgotten god' },
          { of: 'king', text: 'king without a throne' },
          { of: 'queen', text: 'queen without a throne' },
          { of: 'lich', text: 'retired lich' },
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
  frontier: { it: 'the settlement', fact: 'there is to be a settlement' },
  exodus: {
    it: 'the last day',
    fact: 'the last day is near',
    words: [
      {
        key: 'doom',
        choices: [
          { of: 'volcano erupt* lava', text: 'the fire' },
          { of: 'meteor comet star moon', text: 'the falling star' },
          { of: 'flood* tsunami wave sea drown*', text: 'the water' },
          { of: 'sink*', text: 'the deep' },
          { of: 'earthquake', text: 'the great quake' },
          { text: 'the end' },
        ],
      },
      {
        key: 'doomed',
        choices: [
          { of: 'volcano erupt* lava', text: 'the mountain above {town} is going to burst' },
          { of: 'meteor comet star moon', text: 'a star is going to fall on {town}' },
          {
            of: 'flood* tsunami wave sea drown*',
            text: 'the water is coming, and {town} will lie under it',
          },
          { of: 'sink*', text: '{town} is sinking, a hand deeper each day' },
          { of: 'earthquake', text: 'the ground under {town} is going to break open' },
          { text: 'the end has begun, and it begins with {town}' },
        ],
      },
      {
        key: 'sound',
        choices: [
          {
            of: 'volcano erupt* lava',
            text: 'a growl, from high above, that does not stop for breath',
          },
          { of: 'meteor comet star moon', text: 'a thin note, from the sky, that gets lower' },
          {
            of: 'flood* tsunami wave sea drown* sink*',
            text: 'water, where there has never been any',
          },
          { text: 'a tearing, far away, as of cloth' },
        ],
      },
    ],
  },
  company: {
    it: '{firm}',
    fact: '{firm} takes {good}',
    words: [
      {
        key: 'firm',
        choices: [
          { of: 'empire', text: 'the imperial company' },
          { of: 'trade trading merchant', text: 'the trading company' },
          { of: 'mining mine miner', text: 'the mining company' },
          { of: 'logging lumber timber forest', text: 'the timber company' },
          { text: 'the new company' },
        ],
      },
      {
        key: 'good',
        choices: [
          { of: 'lake', text: 'the water of the lake' },
          { of: 'river water', text: 'the water of the river' },
          { of: 'iron', text: 'all the iron' },
          { of: 'forest trees logging timber', text: 'the wood of the forest' },
          { of: 'crystal', text: 'the crystals of the mountain' },
          { of: 'gold silver', text: 'the silver of the mountain' },
          { of: 'magic mana', text: 'the magic of the land' },
          { of: 'food grain', text: 'all the grain' },
          { text: 'the ore of the hills' },
        ],
      },
    ],
  },
};
