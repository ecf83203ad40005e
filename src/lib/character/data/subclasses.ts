import type { ClassName } from '../classes.ts';
import type { ByLevel } from './class-levels.ts';

/** The subclass of a class in SRD 5.2.1. */
interface SubclassFacts {
  readonly name: string;
  readonly features: ByLevel<readonly string[]>;
}

/** One subclass of each class is in SRD 5.2.1. */
export const subclasses: Readonly<Record<ClassName, SubclassFacts>> = {
  barbarian: {
    name: 'Path of the Berserker',
    features: {
      3: ['Frenzy'],
      6: ['Mindless Rage'],
      10: ['Retaliation'],
      14: ['Intimidating Presence'],
    },
  },
  bard: {
    name: 'College of Lore',
    features: {
      3: ['Bonus Proficiencies', 'Cutting Words'],
      6: ['Magical Discoveries'],
      14: ['Peerless Skill'],
    },
  },
  cleric: {
    name: 'Life Domain',
    features: {
      3: ['Disciple of Life', 'Life Domain Spells', 'Preserve Life'],
      6: ['Blessed Healer'],
      17: ['Supreme Healing'],
    },
  },
  druid: {
    name: 'Circle of the Land',
    features: {
      3: ['Circle of the Land Spells', 'Land’s Aid'],
      6: ['Natural Recovery'],
      10: ['Nature’s Ward'],
      14: ['Nature’s Sanctuary'],
    },
  },
  fighter: {
    name: 'Champion',
    features: {
      3: ['Improved Critical', 'Remarkable Athlete'],
      7: ['Additional Fighting Style'],
      10: ['Heroic Warrior'],
      15: ['Superior Critical'],
      18: ['Survivor'],
    },
  },
  monk: {
    name: 'Warrior of the Open Hand',
    features: {
      3: ['Open Hand Technique'],
      6: ['Wholeness of Body'],
      11: ['Fleet Step'],
      17: ['Quivering Palm'],
    },
  },
  paladin: {
    name: 'Oath of Devotion',
    features: {
      3: ['Oath of Devotion Spells', 'Sacred Weapon'],
      7: ['Aura of Devotion'],
      15: ['Smite of Protection'],
      20: ['Holy Nimbus'],
    },
  },
  ranger: {
    name: 'Hunter',
    features: {
      3: ['Hunter’s Lore', 'Hunter’s Prey'],
      7: ['Defensive Tactics'],
      11: ['Superior Hunter’s Prey'],
      15: ['Superior Hunter’s Defense'],
    },
  },
  rogue: {
    name: 'Thief',
    features: {
      3: ['Fast Hands', 'Second-Story Work'],
      9: ['Supreme Sneak'],
      13: ['Use Magic Device'],
      17: ['Thief’s Reflexes'],
    },
  },
  sorcerer: {
    name: 'Draconic Sorcery',
    features: {
      3: ['Draconic Resilience', 'Draconic Spells'],
      6: ['Elemental Affinity'],
      14: ['Dragon Wings'],
      18: ['Dragon Companion'],
    },
  },
  warlock: {
    name: 'Fiend Patron',
    features: {
      3: ['Dark One’s Blessing', 'Fiend Spells'],
      6: ['Dark One’s Own Luck'],
      10: ['Fiendish Resilience'],
      14: ['Hurl Through Hell'],
    },
  },
  wizard: {
    name: 'Evoker',
    features: {
      3: ['Evocation Savant', 'Potent Cantrip'],
      6: ['Sculpt Spells'],
      10: ['Empowered Evocation'],
      14: ['Overchannel'],
    },
  },
};
