import type { Model } from '#art/cover/render/model.ts';
import type { Vector } from '#art/solid/vector.ts';
import { cord, turnOf } from './cloths.ts';
import { ramp } from './curve.ts';
import { sweep, through } from './sweep.ts';
import { torsoPoint } from './torso.ts';
import type { Wardrobe } from './wardrobe.ts';

/** Layers of plate over both shoulders. */
export function pauldrons(
  model: Model,
  { build, metal, trim }: Wardrobe,
  size: number,
  sides: readonly number[],
) {
  const { shoulders } = build;
  for (const side of sides) {
    for (let layer = 3; layer >= 0; layer--) {
      const drop = layer * 0.36;
      const wide = (0.92 - layer * 0.05) * size * (0.5 + 0.5 * shoulders);
      const centre: Vector = [side * (1.74 * shoulders + 0.1 + layer * 0.06), -2.5 - drop, -0.1];
      const edge: Vector[] = [];
      model.use(metal).sheet({
        columns: 34,
        rows: 12,
        closed: true,
        span: [4, 1.4],
        at: (u, v) => {
          const angle = turnOf(u);
          const rise = (1 - v) * 1.5;
          const flat = Math.cos(rise) * wide * (1 + 0.08 * ramp(0.8, 1, v));
          return [
            centre[0] + Math.sin(angle) * flat + side * 0.08,
            centre[1] +
              Math.sin(rise) * wide * 0.78 -
              (side * Math.sin(angle) > 0 ? 0.3 * Math.abs(Math.sin(angle)) : 0.05) * v,
            centre[2] + Math.cos(angle) * flat * 1.12,
          ];
        },
      });
      for (let index = 0; index <= 24; index++) {
        const angle = turnOf(index / 24);
        const far = wide * 1.08;
        edge.push([
          centre[0] + Math.sin(angle) * far + side * 0.08,
          centre[1] - (side * Math.sin(angle) > 0 ? 0.3 * Math.abs(Math.sin(angle)) : 0.05),
          centre[2] + Math.cos(angle) * far * 1.12,
        ]);
      }
      model.use(trim);
      sweep(model, {
        path: through(...edge),
        radius: () => 0.05,
        steps: 40,
        sides: 6,
        up: [0.02, 1, 0.03],
      });
    }
  }
}

/** A disc with rays on the chest, on a cord. */
export function sunSign(model: Model, { build, trim }: Wardrobe) {
  const [x, y, z] = torsoPoint(build, 0, -3.5, { grow: 0.3 });
  model.use(trim);
  cord(model, build, -0.62, 0.62, -3.3, 0.04);
  model.ball([x, y, z], 0.24, [1, 1, 0.35], 14);
  for (let ray = 0; ray < 8; ray++) {
    const angle = turnOf(ray / 8);
    const [dx, dy] = [Math.sin(angle), Math.cos(angle)];
    model.tube(
      [x + dx * 0.24, y + dy * 0.24, z],
      [x + dx * 0.46, y + dy * 0.46, z],
      0.06,
      0.012,
      5,
    );
  }
}
