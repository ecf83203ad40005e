import type { Tells } from './matter-types.ts';

/** Strange events, for the plots of each cause. */
export const strangeTells: readonly Tells[] = [
  {
    nouns:
      'winter summer autumn spring sun moon star tide storm fog mist rain snow night darkness dark shadow silence echo',
  },
  {
    nouns:
      'winter summer autumn spring sun moon star tide storm fog mist rain snow night darkness dark shadow silence echo everyone child river lake sea forest wood tree hill mountain island wind sky cloud well statue clock bell mirror portrait painting dream song music heart lamp circle stone tower dog cat cow crow raven bird fish frog colour color sound voice flower garden stew tea ale doll dress coat hat boot shoe perfume candle soap fire water time day snow ice wave light rainbow aurora',
    says: 'end run move bark weep cry beat live come stop rise rain sing ring turn fall vanish disappear float glow burn grow give lay speak talk whisper show change freeze melt bleed hum follow age forget lose dry go make start return cover shine sleep swallow creep spread last shrink hang hover flow stand smell dream hide wake stay tick beate over swap bloom draw cause',
  },
  {
    says: 'steal take eat lose forget',
    objects: 'shadow name memory voice dream face colour color reflection laughter',
  },
  {
    nouns:
      'song music painting portrait mirror flower stew tea wine ale doll dress coat hat boot shoe clothes clothe perfume candle soap',
    says: 'make cause force turn let',
    objects: 'person people everyone everybody anyone guest customer villager',
  },
  { nouns: 'it', says: 'rain snow storm freeze' },
];
