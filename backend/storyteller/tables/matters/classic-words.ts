import type { ClassicWord, ClassicWords } from './classic-type.ts';
import { wordsOfFarRoads } from './classic-words-of-far-roads.ts';

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
          { of: 'fey* fae summer', text: 'the summer courtiers' },
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
          { of: 'fey* fae winter', text: 'the winter courtiers' },
          { of: 'human', text: 'the human lords' },
          { of: 'clan tribe', text: 'the river clans' },
          { of: 'civil_war', text: 'the insurgents' },
          { of: 'kingdom realm', text: 'the people of the southern kingdom' },
          { of: 'nation empire', text: 'the southern nations' },
          { text: 'the southerners' },
        ],
      },
    ],
    truths: [{ key: 'dragons', choices: [{ of: 'dragon', text: 'yes' }, { text: 'no' }] }],
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
  ...wordsOfFarRoads,
};
