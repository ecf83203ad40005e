/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SpellAreaShape } from './spellAreaShape.ts';
import type { SpellPanels } from './spellPanels.ts';

/**
 * An area, or several equal ones. `sizeFt` is the radius of a sphere, a cylinder or a `radius`, the length of a cone, a line or a wall with all its panels, the side of a cube or a square, or the distance of an emanation.
 */
export interface SpellArea {
  shape: SpellAreaShape;
  /**
     * @minimum 1
     * @maximum 1000000
     */
  sizeFt: number;
  /**
     * The number of areas.
     * @minimum 1
     * @maximum 100
     */
  count: number;
  /**
     * @minimum 1
     * @maximum 100000
     * @nullable
     */
  heightFt: number | null;
  /**
     * @minimum 1
     * @maximum 100000
     * @nullable
     */
  widthFt: number | null;
  /**
     * The thickness of a wall in inches.
     * @minimum 1
     * @maximum 100000
     * @nullable
     */
  thicknessIn: number | null;
  /** The panels that a wall is made of; null for a wall in one piece. */
  panels: SpellPanels | null;
}
