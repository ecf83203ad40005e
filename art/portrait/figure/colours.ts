import { mix, type Rgb, scale } from '#art/paint/colour.ts';
import type { Tone } from '#art/cover/plan.ts';
import type { ClothColour, HairColour, PortraitSpecies } from '../plan.ts';

const clothColours: Record<ClothColour, Rgb> = {
  crimson: [0.3, 0.035, 0.03],
  blue: [0.045, 0.09, 0.26],
  green: [0.05, 0.13, 0.055],
  violet: [0.14, 0.05, 0.24],
  brown: [0.17, 0.095, 0.05],
  grey: [0.15, 0.16, 0.175],
  black: [0.035, 0.036, 0.045],
  white: [0.5, 0.47, 0.4],
  ochre: [0.36, 0.22, 0.05],
  teal: [0.03, 0.16, 0.17],
};

/** The colour of linings and sashes beside each cloth. */
export const secondOf: Record<ClothColour, ClothColour> = {
  crimson: 'black',
  blue: 'grey',
  green: 'brown',
  violet: 'black',
  brown: 'green',
  grey: 'crimson',
  black: 'violet',
  white: 'crimson',
  ochre: 'crimson',
  teal: 'ochre',
};

export const hairColours: Record<HairColour, Rgb> = {
  black: [0.022, 0.02, 0.022],
  brown: [0.1, 0.055, 0.03],
  auburn: [0.17, 0.06, 0.025],
  red: [0.36, 0.11, 0.03],
  fair: [0.45, 0.32, 0.14],
  grey: [0.26, 0.26, 0.27],
  white: [0.56, 0.55, 0.52],
};

const people: readonly Rgb[] = [
  [0.52, 0.34, 0.25],
  [0.44, 0.27, 0.18],
  [0.3, 0.17, 0.1],
  [0.19, 0.1, 0.06],
  [0.1, 0.055, 0.036],
];

const skins: Record<PortraitSpecies, readonly Rgb[]> = {
  human: people,
  dwarf: people,
  halfling: people,
  gnome: people,
  elf: [
    [0.56, 0.42, 0.33],
    [0.42, 0.3, 0.22],
    [0.28, 0.18, 0.12],
    [0.22, 0.24, 0.32],
  ],
  goliath: [
    [0.32, 0.32, 0.34],
    [0.26, 0.24, 0.23],
    [0.36, 0.31, 0.27],
  ],
  orc: [
    [0.15, 0.21, 0.1],
    [0.21, 0.24, 0.15],
    [0.2, 0.21, 0.2],
  ],
  tiefling: [
    [0.38, 0.07, 0.05],
    [0.24, 0.09, 0.26],
    [0.1, 0.12, 0.3],
    [0.42, 0.26, 0.2],
  ],
  dragonborn: [
    [0.34, 0.06, 0.03],
    [0.07, 0.19, 0.08],
    [0.05, 0.1, 0.26],
    [0.4, 0.27, 0.07],
    [0.07, 0.07, 0.08],
    [0.36, 0.38, 0.41],
    [0.3, 0.15, 0.06],
  ],
};

export function skinColour(species: PortraitSpecies, share: number): Rgb {
  const all = skins[species];
  const place = share * (all.length - 1);
  const index = Math.floor(place);
  const from: Rgb = all[index] ?? [0.4, 0.27, 0.2];
  const to = all[index + 1] ?? from;
  // Scales and the skins of tieflings have no colours in between.
  return species === 'dragonborn' || species === 'tiefling' || species === 'elf'
    ? (all[Math.round(place)] ?? from)
    : mix(from, to, place - index);
}

/** The colour of magic by tone. */
export const magicColours: Record<Tone, Rgb> = {
  heroic: [0.42, 0.86, 1],
  grim: [0.5, 0.62, 0.78],
  intrigue: [0.66, 0.46, 1],
  horror: [0.45, 0.95, 0.35],
  whimsical: [1, 0.5, 0.9],
};

/** Cloth fades in sad stories and shines in happy ones. */
export function clothFor(colour: ClothColour, tone: Tone): Rgb {
  const base = clothColours[colour];
  const level = 0.3 * base[0] + 0.58 * base[1] + 0.12 * base[2];
  if (tone === 'grim' || tone === 'horror') {
    return scale(mix(base, [level, level, level], 0.35), 0.85);
  }
  return tone === 'whimsical' ? scale(base, 1.25) : base;
}
