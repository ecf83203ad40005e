/** Red, green and blue in linear light. */
export type Rgb = readonly [number, number, number];

export const black: Rgb = [0, 0, 0];

export function mix(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

export function add(a: Rgb, b: Rgb, amount = 1): Rgb {
  return [a[0] + b[0] * amount, a[1] + b[1] * amount, a[2] + b[2] * amount];
}

export function scale(a: Rgb, amount: number): Rgb {
  return [a[0] * amount, a[1] * amount, a[2] * amount];
}

export function times(a: Rgb, b: Rgb): Rgb {
  return [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
}

function hex(code: string): Rgb {
  const channel = (offset: number) => {
    const value = Number.parseInt(code.slice(offset, offset + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/**
 * Converts linear light to a screen value. Bright light is compressed, so that less of it is
 * clipped.
 */
export function toScreen(value: number): number {
  const light = Math.max(0, value);
  const compressed = light < 0.6 ? light : 0.6 + 0.4 * (1 - Math.exp(-(light - 0.6) / 0.4));
  return compressed <= 0.0031308 ? compressed * 12.92 : 1.055 * compressed ** (1 / 2.4) - 0.055;
}

/** The colours of all pictures: a cold night and a warm light. */
export const palette = {
  zenith: hex('#070d1a'),
  night: hex('#0f1c33'),
  horizon: hex('#33526e'),
  haze: hex('#3d5c74'),
  ink: hex('#05080f'),
  rock: hex('#1a2433'),
  parchment: hex('#cdb489'),
  wood: hex('#4a2f1c'),
  flame: hex('#ffb257'),
  ember: hex('#ff7a2e'),
  glow: hex('#ffd089'),
  arcane: hex('#6fe0dc'),
  violet: hex('#9a86f0'),
  moon: hex('#bcd0e6'),
} as const satisfies Record<string, Rgb>;
