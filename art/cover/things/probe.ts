import { withoutPauses } from '#art/paint/slices.ts';
import type { Vector } from '#art/solid/vector.ts';
import { project, toCamera, type View, viewOf } from '../render/camera.ts';
import { floatsOfVertex } from '../render/model.ts';
import { depthBuffer, drawDeep } from '../render/raster.ts';
import type { Place, Setting, Workshop } from '../setting.ts';

const [width, height] = [160, 90];

/** Finds places where things are in the picture and in front of what the scene already has. */
export interface Probe {
  near(place: Place): Place;
  far(place: Place): Place;
  /** A place in the sky for something of a size, from shares of width and height of the picture. */
  air(
    from: readonly [number, number],
    to: readonly [number, number],
    distance: number,
    size: number,
    next: () => number,
    /** Whether it has to be seen as a whole. */
    isAsked?: boolean,
  ): Vector;
}

interface Reach {
  /** The parts of a thing that have to be visible, in its sizes. */
  across: readonly number[];
  up: readonly number[];
  /** How far it can move sideways, as shares of the width of the picture, and towards the eye. */
  shifts: readonly number[];
  closer: readonly number[];
}

const nearReach: Reach = {
  across: [-0.8, 0, 0.8],
  up: [0.1, 0.9, 1.7],
  shifts: [0, 0.08, -0.08, 0.16, -0.16, 0.26, -0.26, 0.36, -0.36],
  closer: [1, 1.2, 1.45, 1.8, 2.3, 3, 4, 0.8],
};

const farReach: Reach = {
  across: [-0.35, 0, 0.35],
  up: [0.25, 0.8, 1.6],
  shifts: [0, 0.08, -0.08, 0.17, -0.17, 0.26, -0.26, 0.35, -0.35, 0.45, -0.45],
  closer: [1, 0.8, 0.62, 0.48],
};

/** With less than this share visible, a thing is looked for everywhere. */
const leastVisible = 0.3;
const anyShift = [0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3, 0.4, -0.4];
const anyDistance = [0.5, 0.7, 1, 1.3, 1.7, 2.3, 3];
/** In metres. */
const farther = [2, 4, 6, 8, 11, 14, 18];

export function createProbe({ model, mood }: Workshop, setting: Setting): Probe {
  const { camera, ground } = setting;
  const view = viewOf(camera, width, height);
  const { depth } = drawnDepth(model, view);
  const { subject } = setting;
  const widthOf = (point: Vector, size: number) => {
    const { x, distance } = project(view, point);
    return { x, half: size / distance / view.pixel };
  };
  const taken: { x: number; half: number }[] = [];
  const subjects = subject ? [widthOf(subject.at, subject.size)] : [];

  const isVisible = (point: Vector): boolean => {
    const { x, y, distance } = project(view, point);
    if (distance < 0.5 || x < 3 || y < 3 || x > width - 3 || y > height - 3) {
      return false;
    }
    const w = depth[Math.floor(y) * width + Math.floor(x)] ?? 0;
    return w <= 0 || 1 / w > distance * 0.97 - 0.2;
  };

  const shareVisible = ([x, y, z]: Vector, size: number, { across, up }: Reach): number => {
    let seen = 0;
    for (const dx of across) {
      for (const dy of up) {
        seen += isVisible([x + dx * size, y + dy * size, z]) ? 1 : 0;
      }
    }
    return seen / (across.length * up.length);
  };

  const crowded = (point: Vector, size: number, others: typeof taken): number => {
    const { x, half } = widthOf(point, size);
    return others.some((other) => Math.abs(other.x - x) < (other.half + half) * 0.75) ? 0.3 : 0;
  };

  const find = (place: Place, reach: Reach): Place => {
    const { at, size, fixed = false } = place;
    const others = reach.across === nearReach.across ? taken : [...taken, ...subjects];
    let best = at;
    let most = -Infinity;
    const look = (point: Vector, moved: number): void => {
      const fogged = 1 - Math.exp(-(camera.eye[2] - point[2]) / mood.fog.distance);
      const score =
        shareVisible(point, size, reach) - moved - fogged * 0.35 - crowded(point, size, others);
      if (score > most) {
        most = score;
        best = moved === 0 ? at : point;
      }
    };
    const lookAround = (shifts: readonly number[], closer: readonly number[]): void => {
      for (const k of closer) {
        for (const shift of shifts) {
          const [ex, , ez] = camera.eye;
          const z = ez + (at[2] - ez) * k;
          const x = ex + (at[0] - ex) * k + shift * width * (ez - z) * view.pixel;
          look([x, ground?.(x, z) ?? at[1], z], Math.abs(shift) * 0.5 + Math.abs(k - 1) * 0.12);
        }
      }
    };
    lookAround(fixed ? [0] : reach.shifts, fixed ? [1] : reach.closer);
    if (fixed) best = [at[0], Math.max(at[1], ground?.(at[0], at[2]) ?? at[1]), at[2]];
    // A thing is rather at an unusual place than hidden, because the alternative text says that it is there.
    if (shareVisible(best, size, reach) < leastVisible) {
      if (ground) {
        lookAround(anyShift, anyDistance);
      } else {
        // Quays and streets go away from the eye, with water or houses beside them.
        for (const away of farther) look([at[0], at[1], at[2] - away], away * 0.01);
      }
    }
    taken.push(widthOf(best, size));
    return { ...place, at: best };
  };

  return {
    near: (place) => find(place, ground ? nearReach : { ...nearReach, shifts: [0, 0.06, -0.06] }),
    far: (place) => find(place, ground ? farReach : { ...farReach, closer: [1, 0.85] }),
    air: ([fromX, fromY], [toX, toY], distance, size, next, isAsked = false) => {
      let best: Vector = camera.eye;
      let most = -1;
      const look = (u: number, v: number, away: number): void => {
        const point = through(view, u, v, away);
        const seen = shareVisible([point[0], point[1] - size * 0.5, point[2]], size, skyReach);
        if (seen > most) {
          most = seen;
          best = point;
        }
      };
      for (let draw = 0; draw < 10; draw++) {
        look(fromX + (toX - fromX) * next(), fromY + (toY - fromY) * next(), distance);
      }
      // Below a ceiling and between trees, there is more room near the camera.
      const [least, enough] = isAsked ? [0.9, 0.9] : [0.5, 0.75];
      for (const share of most < least ? [0.5, 0.4, 0.7, 1] : []) {
        if (most >= enough) break;
        for (const v of [0.25, 0.35, 0.45]) {
          for (const u of [0.5, 0.35, 0.65, 0.2, 0.8]) {
            look(u, v, Math.max(distance * share, size * 3));
          }
        }
      }
      return best;
    },
  };
}

const skyReach: Reach = {
  across: [-0.8, -0.3, 0.3, 0.8],
  up: [0.3, 0.5, 0.7],
  shifts: [],
  closer: [],
};

function through(view: View, u: number, v: number, distance: number): Vector {
  const { eye, forward, right, up, pixel } = view;
  const across = (u - 0.5) * width * pixel * distance;
  const rise = (0.5 - v) * height * pixel * distance;
  const along = (axis: 0 | 1 | 2) =>
    eye[axis] + forward[axis] * distance + right[axis] * across + up[axis] * rise;
  return [along(0), along(1), along(2)];
}

function drawnDepth(model: Workshop['model'], view: View) {
  const buffer = depthBuffer(width, height, true);
  const { vertices, corners } = model;
  const geometry = { vertices, corners };
  withoutPauses(
    drawDeep(buffer, toCamera(vertices, floatsOfVertex, view), geometry, {
      focus: 1 / view.pixel,
      centreX: width / 2,
      centreY: height / 2,
      near: 0.15,
    }),
  );
  return buffer;
}
