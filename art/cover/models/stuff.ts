import type { Rgb } from '#art/paint/colour.ts';
import type { Material } from '../render/material.ts';

/** What things are made of. Each picture gets its own set, so that its materials can depend on the weather. */
export interface Stuff {
  stone: Material;
  paleStone: Material;
  plaster: Material;
  timber: Material;
  planks: Material;
  roof: Material;
  slate: Material;
  rock: Material;
  earth: Material;
  bark: Material;
  needles: Material;
  leaves: Material;
  iron: Material;
  gold: Material;
  cloth: (colour: Rgb) => Material;
  skin: Material;
  window: Material;
  flame: Material;
  water: Material;
}

export interface StuffOptions {
  snow: number;
  wet: boolean;
  /** How bright lit windows are. */
  lamps: number;
  next: () => number;
}

const warm: Rgb = [1, 0.47, 0.14];

export function stuffOf({ snow, wet, lamps, next }: StuffOptions): Stuff {
  const shine = wet ? 0.5 : 0.08;
  const vary = (colour: Rgb, by: number): Rgb => {
    const amount = 1 + (next() - 0.5) * by;
    const heat = 1 + (next() - 0.5) * by * 0.4;
    return [colour[0] * amount * heat, colour[1] * amount, (colour[2] * amount) / heat];
  };
  const grass = next() < 0.5;
  return {
    stone: {
      look: 'stone',
      colour: vary([0.2, 0.19, 0.18], 0.4),
      second: [0.09, 0.12, 0.06],
      bump: 0.5,
      shine,
      dusted: snow * 0.9,
    },
    paleStone: {
      look: 'stone',
      colour: vary([0.42, 0.34, 0.24], 0.3),
      bump: 0.4,
      pitch: 0.7,
      shine,
      dusted: snow,
    },
    plaster: {
      look: 'plaster',
      colour: vary([0.42, 0.35, 0.25], 0.4),
      bump: 0.2,
      shine: shine * 0.4,
      dusted: snow * 0.6,
    },
    timber: {
      look: 'planks',
      colour: vary([0.1, 0.062, 0.036], 0.4),
      pitch: 0.4,
      bump: 0.4,
      shine,
      dusted: snow * 0.7,
    },
    planks: {
      look: 'planks',
      colour: vary([0.2, 0.125, 0.07], 0.4),
      bump: 0.35,
      shine,
      dusted: snow * 0.8,
    },
    roof: {
      look: 'tiles',
      colour: vary([0.3, 0.12, 0.065], 0.7),
      bump: 0.5,
      shine,
      dusted: snow * 1.15,
    },
    slate: {
      look: 'tiles',
      colour: vary([0.09, 0.11, 0.15], 0.5),
      bump: 0.5,
      shine: shine * 1.5,
      dusted: snow * 1.15,
    },
    rock: {
      look: 'rock',
      colour: vary([0.12, 0.115, 0.11], 0.4),
      second: grass ? [0.07, 0.085, 0.035] : [0.17, 0.15, 0.12],
      bump: 1,
      shine: shine * 0.6,
      dusted: snow,
    },
    earth: {
      look: 'ground',
      colour: vary([0.11, 0.085, 0.06], 0.3),
      second: grass ? [0.075, 0.1, 0.038] : [0.13, 0.12, 0.06],
      bump: 0.9,
      shine: shine * 0.8,
      dusted: snow,
    },
    bark: {
      look: 'bark',
      colour: vary([0.115, 0.085, 0.062], 0.4),
      second: [0.06, 0.085, 0.03],
      bump: 0.9,
      shine: shine * 0.4,
      dusted: snow * 0.6,
    },
    needles: {
      look: 'leaf',
      colour: vary([0.045, 0.075, 0.05], 0.5),
      second: [0.1, 0.14, 0.07],
      bump: 1.3,
      dusted: snow * 0.85,
    },
    leaves: {
      look: 'leaf',
      colour: vary([0.09, 0.11, 0.035], 0.7),
      second: [0.25, 0.2, 0.06],
      bump: 1.5,
      dusted: snow * 0.8,
    },
    iron: { look: 'plain', colour: [0.08, 0.085, 0.095], shine: 0.4 },
    gold: { look: 'plain', colour: [0.6, 0.4, 0.13], shine: 1.2 },
    cloth: (colour) => ({ look: 'cloth', colour, bump: 0.25, pitch: 3 }),
    skin: { look: 'plain', colour: [0.42, 0.26, 0.18] },
    window: {
      look: 'plain',
      colour: warm,
      glow: [1.9 * lamps, 0.85 * lamps, 0.24 * lamps],
      clear: true,
    },
    flame: { look: 'flame', colour: warm, glow: [1.7, 0.62, 0.13], clear: true },
    water: { look: 'water', colour: [0.02, 0.05, 0.06], clear: true },
  };
}
