import type { Vector } from './vector.ts';

/** The joints of a person of 1.75 m who looks along z. In pairs, the joint at the right of the picture is first. */
export interface Pose {
  hips: Vector;
  chest: Vector;
  head: Vector;
  elbows: readonly [Vector, Vector];
  hands: readonly [Vector, Vector];
  knees: readonly [Vector, Vector];
  feet: readonly [Vector, Vector];
}

export const standing: Pose = {
  hips: [0, 0.95, 0],
  chest: [0, 1.34, 0.01],
  head: [0, 1.64, 0.04],
  elbows: [
    [0.3, 1.12, -0.03],
    [-0.3, 1.12, -0.03],
  ],
  hands: [
    [0.29, 0.88, 0.1],
    [-0.29, 0.88, 0.1],
  ],
  knees: [
    [0.12, 0.5, 0.04],
    [-0.12, 0.5, 0.02],
  ],
  feet: [
    [0.14, 0.06, 0],
    [-0.13, 0.06, -0.03],
  ],
};

export const sitting: Pose = {
  hips: [0, 0.46, -0.1],
  chest: [0, 0.86, -0.02],
  head: [0, 1.17, 0.08],
  elbows: [
    [0.29, 0.68, 0.12],
    [-0.29, 0.68, 0.12],
  ],
  hands: [
    [0.17, 0.62, 0.38],
    [-0.17, 0.62, 0.38],
  ],
  knees: [
    [0.17, 0.52, 0.36],
    [-0.17, 0.52, 0.36],
  ],
  feet: [
    [0.16, 0.06, 0.4],
    [-0.16, 0.06, 0.46],
  ],
};

export const walking: Pose = {
  ...standing,
  chest: [0, 1.33, 0.05],
  head: [0, 1.62, 0.11],
  elbows: [
    [0.28, 1.12, -0.12],
    [-0.28, 1.12, 0.08],
  ],
  hands: [
    [0.27, 0.9, -0.08],
    [-0.26, 0.93, 0.28],
  ],
  knees: [
    [0.11, 0.51, 0.16],
    [-0.11, 0.5, -0.04],
  ],
  feet: [
    [0.12, 0.07, 0.26],
    [-0.12, 0.1, -0.3],
  ],
};
