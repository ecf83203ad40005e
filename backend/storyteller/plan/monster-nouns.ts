import { ideaNouns } from '../tables/idea-nouns.ts';
import { isMuteCreature } from './foe.ts';

/** Creatures that can speak by the rules, or that the rules do not have, but that are hunted like beasts. */
export const monsters =
  /^(?:troll|ogre|ettin|cyclops|minotaur|werewolf|werebear|wereboar|weretiger|harpy|manticore|chimera|scarecrow|yeti|beast|monster|creature|horror|abomination|wendigo|leviathan|kraken|mimic|roper|gargoyle|ghoul|ghast|wight|elemental|automaton|golem|wolf|spider|serpent|worm|dragon|wyrm|drake|lizard|crocodile|shark|rat|snake|scorpion|crow|eagle|bear|boar|lion|tiger|giant|basilisk|wyvern|hydra|griffon|griffin|gryphon|owlbear|bulette|behemoth|skeleton|zombie|kelpie|wasp|treant|ooze|slime|colossus|titan|cockatrice|roc|behir|ankheg|stirge|ant|centipede|crab|squid|octopus|whale|stag|deer|unicorn|pegasus|phoenix|hatchling|foal|vampire bat|bat|remorhaz|peryton|catoblepas|hippogriff|displacer|tarrasque)$/;

/** Whether a noun in the singular names a creature that can be hunted. */
export const isMonsterNoun = (noun: string): boolean =>
  monsters.test(noun) || ideaNouns.get(noun) === 'beast' || isMuteCreature(noun);
