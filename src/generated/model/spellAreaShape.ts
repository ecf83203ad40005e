/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type SpellAreaShape = typeof SpellAreaShape[keyof typeof SpellAreaShape];

export const SpellAreaShape = {
  cone: 'cone',
  cube: 'cube',
  cylinder: 'cylinder',
  emanation: 'emanation',
  line: 'line',
  radius: 'radius',
  sphere: 'sphere',
  square: 'square',
  wall: 'wall',
} as const;
