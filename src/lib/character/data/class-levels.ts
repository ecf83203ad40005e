import type { AbilityName } from '../abilities.ts';
import type { ClassName } from '../classes.ts';

/** Each value holds from its level on, until the next level that is listed. */
export type ByLevel<T> = Readonly<Record<number, T>>;

/** What a class has at a level: the columns of its table in SRD 5.2.1, and numbers of its features. */
export type ResourceName =
  | 'actionSurge'
  | 'arcaneRecovery'
  | 'attacks'
  | 'auraFt'
  | 'bardicDie'
  | 'brutalStrikeDice'
  | 'channelDivinity'
  | 'divineSparkDice'
  | 'favoredEnemy'
  | 'focusPoints'
  | 'indomitable'
  | 'innateSorcery'
  | 'invocations'
  | 'layOnHandsPool'
  | 'martialArtsDie'
  | 'metamagic'
  | 'mysticArcanum'
  | 'rageDamage'
  | 'rages'
  | 'secondWind'
  | 'sneakAttackDice'
  | 'sorceryPoints'
  | 'unarmoredMovementFt'
  | 'weaponMastery'
  | 'wildShape'
  | 'wildShapeForms'
  | 'wildShapeMaxCr';

export interface ClassSpells {
  readonly ability: AbilityName;
  /** Which table gives the slots: `spell-slots.ts`. */
  readonly slots: 'full' | 'half' | 'pact';
  readonly cantrips: ByLevel<number>;
  readonly prepared: ByLevel<number>;
}

export interface ClassLevels {
  readonly resources: Partial<Readonly<Record<ResourceName, ByLevel<number | string>>>>;
  readonly spells?: ClassSpells;
}

/** The level tables of the twelve classes (SRD 5.2.1). */
export const classLevels = {
  barbarian: {
    resources: {
      rages: { 1: 2, 3: 3, 6: 4, 12: 5, 17: 6 },
      rageDamage: { 1: 2, 9: 3, 16: 4 },
      weaponMastery: { 1: 2, 4: 3, 10: 4 },
      attacks: { 1: 1, 5: 2 },
      brutalStrikeDice: { 9: '1d10', 17: '2d10' },
    },
  },
  bard: {
    resources: { bardicDie: { 1: 'd6', 5: 'd8', 10: 'd10', 15: 'd12' } },
    spells: {
      ability: 'cha',
      slots: 'full',
      cantrips: { 1: 2, 4: 3, 10: 4 },
      prepared: {
        1: 4,
        2: 5,
        3: 6,
        4: 7,
        5: 9,
        6: 10,
        7: 11,
        8: 12,
        9: 14,
        10: 15,
        11: 16,
        13: 17,
        15: 18,
        17: 19,
        18: 20,
        19: 21,
        20: 22,
      },
    },
  },
  cleric: {
    resources: {
      channelDivinity: { 2: 2, 6: 3, 18: 4 },
      divineSparkDice: { 2: '1d8', 7: '2d8', 13: '3d8', 18: '4d8' },
    },
    spells: {
      ability: 'wis',
      slots: 'full',
      cantrips: { 1: 3, 4: 4, 10: 5 },
      prepared: {
        1: 4,
        2: 5,
        3: 6,
        4: 7,
        5: 9,
        6: 10,
        7: 11,
        8: 12,
        9: 14,
        10: 15,
        11: 16,
        13: 17,
        15: 18,
        17: 19,
        18: 20,
        19: 21,
        20: 22,
      },
    },
  },
  druid: {
    resources: {
      wildShape: { 2: 2, 6: 3, 17: 4 },
      wildShapeForms: { 2: 4, 4: 6, 8: 8 },
      wildShapeMaxCr: { 2: '1/4', 4: '1/2', 8: '1' },
    },
    spells: {
      ability: 'wis',
      slots: 'full',
      cantrips: { 1: 2, 4: 3, 10: 4 },
      prepared: {
        1: 4,
        2: 5,
        3: 6,
        4: 7,
        5: 9,
        6: 10,
        7: 11,
        8: 12,
        9: 14,
        10: 15,
        11: 16,
        13: 17,
        15: 18,
        17: 19,
        18: 20,
        19: 21,
        20: 22,
      },
    },
  },
  fighter: {
    resources: {
      weaponMastery: { 1: 3, 4: 4, 10: 5, 16: 6 },
      secondWind: { 1: 2, 4: 3, 10: 4 },
      actionSurge: { 2: 1, 17: 2 },
      indomitable: { 9: 1, 13: 2, 17: 3 },
      attacks: { 1: 1, 5: 2, 11: 3, 20: 4 },
    },
  },
  monk: {
    resources: {
      martialArtsDie: { 1: '1d6', 5: '1d8', 11: '1d10', 17: '1d12' },
      focusPoints: {
        2: 2,
        3: 3,
        4: 4,
        5: 5,
        6: 6,
        7: 7,
        8: 8,
        9: 9,
        10: 10,
        11: 11,
        12: 12,
        13: 13,
        14: 14,
        15: 15,
        16: 16,
        17: 17,
        18: 18,
        19: 19,
        20: 20,
      },
      unarmoredMovementFt: { 2: 10, 6: 15, 10: 20, 14: 25, 18: 30 },
      attacks: { 1: 1, 5: 2 },
    },
  },
  paladin: {
    resources: {
      channelDivinity: { 3: 2, 11: 3 },
      attacks: { 1: 1, 5: 2 },
      layOnHandsPool: {
        1: 5,
        2: 10,
        3: 15,
        4: 20,
        5: 25,
        6: 30,
        7: 35,
        8: 40,
        9: 45,
        10: 50,
        11: 55,
        12: 60,
        13: 65,
        14: 70,
        15: 75,
        16: 80,
        17: 85,
        18: 90,
        19: 95,
        20: 100,
      },
      auraFt: { 6: 10, 18: 30 },
      weaponMastery: { 1: 2 },
    },
    spells: {
      ability: 'cha',
      slots: 'half',
      cantrips: {},
      prepared: {
        1: 2,
        2: 3,
        3: 4,
        4: 5,
        5: 6,
        7: 7,
        9: 9,
        11: 10,
        13: 11,
        15: 12,
        17: 14,
        19: 15,
      },
    },
  },
  ranger: {
    resources: {
      favoredEnemy: { 1: 2, 5: 3, 9: 4, 13: 5, 17: 6 },
      attacks: { 1: 1, 5: 2 },
      weaponMastery: { 1: 2 },
    },
    spells: {
      ability: 'wis',
      slots: 'half',
      cantrips: {},
      prepared: {
        1: 2,
        2: 3,
        3: 4,
        4: 5,
        5: 6,
        7: 7,
        9: 9,
        11: 10,
        13: 11,
        15: 12,
        17: 14,
        19: 15,
      },
    },
  },
  rogue: {
    resources: {
      sneakAttackDice: {
        1: '1d6',
        3: '2d6',
        5: '3d6',
        7: '4d6',
        9: '5d6',
        11: '6d6',
        13: '7d6',
        15: '8d6',
        17: '9d6',
        19: '10d6',
      },
      weaponMastery: { 1: 2 },
    },
  },
  sorcerer: {
    resources: {
      sorceryPoints: {
        2: 2,
        3: 3,
        4: 4,
        5: 5,
        6: 6,
        7: 7,
        8: 8,
        9: 9,
        10: 10,
        11: 11,
        12: 12,
        13: 13,
        14: 14,
        15: 15,
        16: 16,
        17: 17,
        18: 18,
        19: 19,
        20: 20,
      },
      metamagic: { 2: 2, 10: 4, 17: 6 },
      innateSorcery: { 1: 2 },
    },
    spells: {
      ability: 'cha',
      slots: 'full',
      cantrips: { 1: 4, 4: 5, 10: 6 },
      prepared: {
        1: 2,
        2: 4,
        3: 6,
        4: 7,
        5: 9,
        6: 10,
        7: 11,
        8: 12,
        9: 14,
        10: 15,
        11: 16,
        13: 17,
        15: 18,
        17: 19,
        18: 20,
        19: 21,
        20: 22,
      },
    },
  },
  warlock: {
    resources: {
      invocations: { 1: 1, 2: 3, 5: 5, 7: 6, 9: 7, 12: 8, 15: 9, 18: 10 },
      mysticArcanum: { 11: '6', 13: '6, 7', 15: '6, 7, 8', 17: '6, 7, 8, 9' },
    },
    spells: {
      ability: 'cha',
      slots: 'pact',
      cantrips: { 1: 2, 4: 3, 10: 4 },
      prepared: {
        1: 2,
        2: 3,
        3: 4,
        4: 5,
        5: 6,
        6: 7,
        7: 8,
        8: 9,
        9: 10,
        11: 11,
        13: 12,
        15: 13,
        17: 14,
        19: 15,
      },
    },
  },
  wizard: {
    resources: { arcaneRecovery: { 1: 1 } },
    spells: {
      ability: 'int',
      slots: 'full',
      cantrips: { 1: 3, 4: 4, 10: 5 },
      prepared: {
        1: 4,
        2: 5,
        3: 6,
        4: 7,
        5: 9,
        6: 10,
        7: 11,
        8: 12,
        9: 14,
        10: 15,
        11: 16,
        13: 17,
        14: 18,
        15: 19,
        16: 21,
        17: 22,
        18: 23,
        19: 24,
        20: 25,
      },
    },
  },
} as const satisfies Readonly<Record<ClassName, ClassLevels>>;
