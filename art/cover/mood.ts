import { mix, type Rgb, scale, times } from '#art/paint/colour.ts';
import type { Vector } from '#art/solid/vector.ts';
import type { CoverPlan, Hour, Tone, Weather } from './plan.ts';
import type { Grade } from './render/finish.ts';
import type { Sky, Stage } from './render/stage.ts';
import { fitting } from './things/fitting.ts';

/** Light and air of a cover, from its weather, hour and tone. */
export interface Mood {
  key: { towards: Vector; colour: Rgb };
  ambient: Stage['ambient'];
  sky: Sky;
  fog: Stage['fog'];
  grade: Grade & { brightness: number };
  /** The colour of deep water. */
  water: Rgb;
  /** How much lamps stand out: 1 at night, less by day. */
  lamps: number;
  /** The share of surfaces under snow. */
  snow: number;
  rays: number;
}

interface Light {
  zenith: Rgb;
  middle: Rgb;
  horizon: Rgb;
  key: Rgb;
  ambient: Rgb;
  disc: Rgb;
  stars: number;
  lamps: number;
  /** The lowest and highest height of sun or moon. */
  rise: readonly [number, number];
}

const lightOf: Record<Hour, Light> = {
  dawn: {
    zenith: [0.05, 0.1, 0.22],
    middle: [0.24, 0.27, 0.4],
    horizon: [0.9, 0.52, 0.33],
    key: [1.5, 0.92, 0.6],
    ambient: [0.23, 0.27, 0.38],
    disc: [1.6, 1.05, 0.65],
    stars: 0.1,
    lamps: 0.75,
    rise: [0.1, 0.3],
  },
  day: {
    zenith: [0.06, 0.15, 0.3],
    middle: [0.19, 0.32, 0.45],
    horizon: [0.55, 0.62, 0.62],
    key: [1.75, 1.45, 1.08],
    ambient: [0.27, 0.34, 0.42],
    disc: [1.7, 1.5, 1.2],
    stars: 0,
    lamps: 0.5,
    rise: [0.38, 0.75],
  },
  dusk: {
    zenith: [0.025, 0.04, 0.11],
    middle: [0.15, 0.1, 0.19],
    horizon: [0.95, 0.36, 0.13],
    key: [1.45, 0.6, 0.26],
    ambient: [0.15, 0.15, 0.25],
    disc: [1.8, 0.75, 0.28],
    stars: 0.25,
    lamps: 0.9,
    rise: [0.06, 0.22],
  },
  night: {
    zenith: [0.0035, 0.008, 0.022],
    middle: [0.008, 0.02, 0.048],
    horizon: [0.045, 0.095, 0.155],
    key: [0.36, 0.48, 0.64],
    ambient: [0.046, 0.072, 0.112],
    disc: [0.62, 0.75, 0.92],
    stars: 1,
    lamps: 1,
    rise: [0.25, 0.6],
  },
};

const brightnessOf: Record<Hour, number> = { dawn: 0.46, day: 0.5, dusk: 0.4, night: 0.27 };

interface Air {
  clouds: readonly [number, number];
  /** How much of the light of sun or moon comes through. */
  key: number;
  ambient: number;
  /** How grey the sky is. */
  grey: number;
  dark: number;
  distance: number;
  most: number;
  low: number;
}

const airOf: Record<Weather, Air> = {
  clear: {
    clouds: [0.25, 0.7],
    key: 1,
    ambient: 1,
    grey: 0,
    dark: 1,
    distance: 150,
    most: 0.9,
    low: 0.35,
  },
  rain: {
    clouds: [0.95, 1.1],
    key: 0.22,
    ambient: 1,
    grey: 0.72,
    dark: 0.62,
    distance: 92,
    most: 0.94,
    low: 0.55,
  },
  snow: {
    clouds: [0.7, 1],
    key: 0.45,
    ambient: 1.25,
    grey: 0.6,
    dark: 0.9,
    distance: 95,
    most: 0.95,
    low: 0.5,
  },
  mist: {
    clouds: [0.3, 0.6],
    key: 0.5,
    ambient: 1.1,
    grey: 0.45,
    dark: 0.92,
    distance: 46,
    most: 0.97,
    low: 1,
  },
  storm: {
    clouds: [1.05, 1.2],
    key: 0.3,
    ambient: 0.85,
    grey: 0.66,
    dark: 0.42,
    distance: 105,
    most: 0.92,
    low: 0.4,
  },
};

interface Feeling {
  light: Rgb;
  sky: Rgb;
  key: number;
  grade: Omit<Grade, 'brightness'>;
}

const feelingOf: Record<Tone, Feeling> = {
  heroic: {
    light: [1.12, 1.02, 0.88],
    sky: [1.04, 1, 0.98],
    key: 1.15,
    grade: {
      saturation: 1.12,
      contrast: 1.06,
      shadows: [0.94, 0.98, 1.08],
      lights: [1.06, 1, 0.9],
      exposure: 1.12,
    },
  },
  grim: {
    light: [0.95, 0.98, 1],
    sky: [0.86, 0.9, 0.93],
    key: 0.8,
    grade: {
      saturation: 0.66,
      contrast: 1.14,
      shadows: [0.95, 1.02, 1.05],
      lights: [1.02, 1, 0.95],
      exposure: 1.08,
    },
  },
  intrigue: {
    light: [0.98, 0.95, 1.08],
    sky: [0.88, 0.9, 1.14],
    key: 0.9,
    grade: {
      saturation: 1,
      contrast: 1.14,
      shadows: [0.95, 0.9, 1.22],
      lights: [1.04, 1.01, 0.92],
      exposure: 1.1,
    },
  },
  horror: {
    light: [0.9, 1.05, 0.82],
    sky: [0.82, 1.04, 0.78],
    key: 0.72,
    grade: {
      saturation: 0.82,
      contrast: 1.24,
      shadows: [0.84, 1.07, 0.94],
      lights: [1.08, 1, 0.82],
      exposure: 1.1,
    },
  },
  whimsical: {
    light: [1.1, 0.98, 1.06],
    sky: [1.05, 0.98, 1.16],
    key: 1.08,
    grade: {
      saturation: 1.36,
      contrast: 0.98,
      shadows: [1.02, 0.95, 1.2],
      lights: [1.06, 0.99, 0.97],
      exposure: 1.2,
    },
  },
};

const grey = (colour: Rgb, share: number): Rgb => {
  const level = 0.28 * colour[0] + 0.58 * colour[1] + 0.14 * colour[2];
  return mix(colour, [level * 0.92, level, level * 1.1], share);
};

/** How far the light of sun or moon spreads in the air. */
function glowOf(hour: Hour, weather: Weather): number {
  if (weather !== 'clear') {
    return weather === 'mist' && hour !== 'night' ? 0.22 : 0.34;
  }
  return { night: 0.3, day: 0.34, dawn: 0.55, dusk: 0.6 }[hour];
}

/** `next` draws the place of sun or moon and the amount of clouds. */
export function moodOf(plan: CoverPlan, next: () => number): Mood {
  const { weather, hour, tone, seed } = plan;
  const light = lightOf[hour];
  const air = airOf[weather];
  const feeling = feelingOf[tone];
  const hue = (colour: Rgb, dark = air.dark): Rgb =>
    scale(grey(times(colour, feeling.sky), air.grey), dark);
  const horizon = hue(light.horizon, Math.sqrt(air.dark) * (0.75 + next() * 0.4));
  const middle = hue(light.middle);
  const sunVisible = weather === 'clear' || weather === 'mist';
  const keyColour = scale(
    grey(times(light.key, feeling.light), air.grey * 0.8),
    air.key * feeling.key,
  );
  // A moon of the story is in the picture; otherwise the light comes from any side.
  const moon = fitting(plan).includes('moon');
  const side = next() < 0.5 ? -1 : 1;
  const behind = moon ? 0.9 : next();
  const turn = behind > 0.45 ? side * (0.08 + next() * 0.34) : side * (0.75 + next() * 1.1);
  const rise = moon
    ? 0.2 + next() * 0.12
    : light.rise[0] + (light.rise[1] - light.rise[0]) * next() * (behind > 0.45 ? 0.55 : 1);
  const flat = Math.cos(rise);
  const disc = hour === 'night' ? (moon ? 0.05 + next() * 0.03 : 0.022) : hour === 'day' ? 0 : 0.03;
  const fogColour = mix(horizon, middle, hour === 'night' ? 0.35 : 0.5);
  const spread = air.distance * (0.75 + next() * 0.6);
  return {
    key: {
      towards: [Math.sin(turn) * flat, Math.sin(rise), -Math.cos(turn) * flat],
      colour: keyColour,
    },
    ambient: {
      above: scale(
        grey(times(light.ambient, feeling.light), air.grey * 0.6),
        air.ambient * Math.sqrt(air.dark),
      ),
      below: scale(mix(horizon, light.ambient, 0.5), 0.22),
    },
    sky: {
      zenith: hue(light.zenith),
      middle,
      horizon,
      cloud: mix(scale(middle, weather === 'storm' ? 0.5 : 0.8), horizon, 0.22),
      cloudLit: mix(horizon, scale(keyColour, 0.85), 0.4),
      clouds: air.clouds[0] + (air.clouds[1] - air.clouds[0]) * next(),
      stars: sunVisible ? light.stars * (weather === 'mist' ? 0.4 : 1) : 0,
      disc: {
        colour: sunVisible ? times(light.disc, feeling.light) : keyColour,
        size: sunVisible || moon ? disc : 0,
        bright: hour === 'night' ? 0.95 : 1.5,
        glow: glowOf(hour, weather),
      },
      seed: seed >>> 0,
    },
    fog: {
      colour: fogColour,
      distance: spread,
      start: 6,
      most: air.most,
      low: { top: 2.2 + next() * 3, density: air.low * (0.6 + next() * 0.5) },
    },
    grade: { ...feeling.grade, brightness: brightnessOf[hour] },
    water: scale(mix(middle, [0.02, 0.07, 0.08], 0.5), 0.42),
    lamps: light.lamps * (weather === 'storm' || weather === 'rain' ? 1.1 : 1),
    snow: weather === 'snow' ? 0.95 : 0,
    rays: sunVisible
      ? (hour === 'day' ? 0.2 : hour === 'night' ? 0.5 : 0.3) * (weather === 'mist' ? 1.5 : 1)
      : 0,
  };
}
