import type { CoverPlan, Part, SceneKind, Thing } from '../plan.ts';

const inTheAir = ['dragon', 'moon', 'ravens', 'comet'] as const;
const onLand = [
  'banner',
  'gallows',
  'campfire',
  'travellers',
  'portal',
  'sword',
  'graves',
  'wagon',
] as const;
const inTheDistance = ['bridge', 'burningTower', 'standingStones'] as const;

/** What each scene can show. A lighthouse stands at the sea, and on a ship is no room for a fire. */
const thingsOf: Record<SceneKind, readonly Thing[]> = {
  keep: [...inTheAir, ...onLand, ...inTheDistance],
  harbour: [
    ...inTheAir,
    'banner',
    'gallows',
    'travellers',
    'portal',
    'wagon',
    'burningTower',
    'lighthouse',
    'bridge',
  ],
  forest: [...inTheAir, ...onLand, ...inTheDistance],
  desertRuin: [...inTheAir, ...onLand, ...inTheDistance],
  cavern: [
    'dragon',
    'bridge',
    'banner',
    'campfire',
    'travellers',
    'portal',
    'sword',
    'graves',
    'standingStones',
  ],
  city: [...inTheAir, 'banner', 'gallows', 'travellers', 'portal', 'burningTower'],
  ship: [...inTheAir, 'lighthouse', 'burningTower'],
  battlefield: [...inTheAir, ...onLand, ...inTheDistance],
  temple: [...inTheAir, ...onLand, ...inTheDistance],
  tavern: [
    ...inTheAir,
    'banner',
    'gallows',
    'travellers',
    'wagon',
    'graves',
    'burningTower',
    'bridge',
  ],
};

/** What the rooms of temples and taverns can show; with other things, the picture is of the outside. */
const thingsOfRooms: Partial<Record<SceneKind, readonly Thing[]>> = {
  temple: ['dragon', 'travellers', 'banner', 'portal', 'sword', 'graves', 'campfire'],
  tavern: ['travellers', 'banner'],
};

const partsOf: Partial<Record<SceneKind, readonly Part[]>> = {
  harbour: ['ships', 'people'],
  city: ['people'],
  battlefield: ['people'],
  tavern: ['people'],
};

/** What the scene of the plan would have, and is painted without. */
export const partsLeftOut = ({ scene, without = [] }: CoverPlan): readonly Part[] =>
  (partsOf[scene] ?? []).filter((part) => without.includes(part));

/** Whether the picture has a part that its scene has by itself. */
export const hasPart = (plan: CoverPlan, part: Part): boolean => !partsLeftOut(plan).includes(part);

export const thingsInRoom = (scene: SceneKind): readonly Thing[] | undefined =>
  thingsOfRooms[scene];

/** Covers show few things, so that each can be recognized. */
export const mostThings = 4;

/** The things of the plan that its picture shows. */
export function fitting({ scene, things, hour, weather }: CoverPlan): Thing[] {
  const shown = new Set(things.filter((thing) => thingsOf[scene].includes(thing)));
  const cloudy = weather !== 'clear' && weather !== 'mist';
  if (cloudy || hour !== 'night') {
    // At other hours, the disc in the sky is the sun.
    shown.delete('moon');
  }
  if (cloudy || hour === 'day') {
    shown.delete('comet');
  }
  return [...shown].slice(0, mostThings);
}

/** Whether the picture shows the inside of a building or a cave, where weather and hour do not matter. */
export function isIndoors(plan: CoverPlan): boolean {
  if (plan.scene === 'cavern') {
    return true;
  }
  const room = thingsOfRooms[plan.scene];
  if (!room || plan.view === 'outside' || plan.weather !== 'clear') {
    return false;
  }
  const share = (Math.imul(plan.seed ^ 0x2545, 0x9e3779b1) >>> 0) / 4294967296;
  const isMeant = plan.view === 'inside' || share < 0.75;
  return isMeant && fitting(plan).every((thing) => room.includes(thing));
}
