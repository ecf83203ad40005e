import type { CoverPlan, Hour, SceneKind, Thing, Weather } from './plan.ts';
import { fitting, isIndoors, partsLeftOut } from './things/fitting.ts';

const scenes: Record<SceneKind, string> = {
  keep: 'A castle on a hill',
  harbour: 'A harbour',
  forest: 'A path through a forest',
  desertRuin: 'Ruins in a desert',
  cavern: 'A cavern',
  city: 'A city',
  ship: 'A ship at sea',
  battlefield: 'A battlefield',
  temple: 'A temple',
  tavern: 'An inn',
};

const rooms: Partial<Record<SceneKind, string>> = {
  cavern: 'A large cavern under the ground',
  temple: 'The hall of a temple',
  tavern: 'The taproom of an inn with a fire',
};

const hours: Record<Hour, string> = {
  dawn: 'at dawn',
  day: 'by day',
  dusk: 'at dusk',
  night: 'at night',
};

const weathers: Record<Weather, string> = {
  clear: '',
  rain: ' in the rain',
  snow: ' in the snow',
  mist: ' in the mist',
  storm: ' in a storm',
};

const things: Record<Thing, string> = {
  dragon: 'a flying dragon',
  bridge: 'a stone bridge',
  burningTower: 'a burning tower',
  moon: 'a large moon',
  ravens: 'ravens',
  banner: 'a banner',
  lighthouse: 'a lighthouse',
  gallows: 'a gallows',
  campfire: 'people around a campfire',
  travellers: 'a group of travellers',
  standingStones: 'a circle of standing stones',
  portal: 'a glowing portal',
  sword: 'a sword in a stone',
  graves: 'graves',
  comet: 'a comet',
  wagon: 'a covered wagon',
};

/** What descriptions say of a part of a cover. */
export const partTexts = {
  scene: (scene: SceneKind): string => `${scenes[scene]} ${rooms[scene] ?? ''}`,
  hour: (hour: Hour): string => hours[hour],
  weather: (weather: Weather): string => weathers[weather],
  thing: (thing: Thing): string => things[thing],
};

/** Says in plain words what the cover shows, for people who do not see it. */
export function coverAlt(plan: CoverPlan): string {
  const room = isIndoors(plan) ? rooms[plan.scene] : undefined;
  const whole = room ?? `${scenes[plan.scene]} ${hours[plan.hour]}${weathers[plan.weather]}`;
  const leftOut = partsLeftOut(plan);
  const place = leftOut.length === 0 ? whole : `${whole}, without ${leftOut.join(' or ')}`;
  const names = fitting(plan).map((thing) => things[thing]);
  const last = names.pop();
  if (last === undefined) {
    return place;
  }
  const list = names.length === 0 ? last : `${names.join(', ')} and ${last}`;
  return `${place}, with ${list}`;
}
