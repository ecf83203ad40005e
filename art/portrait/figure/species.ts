import type { PortraitSpecies } from '../plan.ts';

/** The shape of a head. A unit is about ten centimetres, and a human head is 2.3 units high. */
export interface HeadShape {
  /** Factors for the width of the head and of the lower jaw. */
  width: number;
  jaw: number;
  brow: number;
  nose: number;
  noseWidth: number;
  /** How far the chin is in front of the face. */
  chin: number;
  /** The length of a snout. */
  snout: number;
  cheeks: number;
  ears: 'round' | 'pointed' | 'long' | 'broad' | 'small' | 'none';
}

/** The build of a body, from the neck down. */
export interface Build {
  head: HeadShape;
  /** The size of the head compared to the body. */
  headSize: number;
  shoulders: number;
  neck: number;
  neckLength: number;
  /** The size in the picture, and how far the person is moved down. */
  size: number;
  drop: number;
}

const human: HeadShape = {
  width: 1,
  jaw: 1,
  brow: 1,
  nose: 1,
  noseWidth: 1,
  chin: 0,
  snout: 0,
  cheeks: 1,
  ears: 'round',
};

const person: Build = {
  head: human,
  headSize: 1,
  shoulders: 1,
  neck: 1,
  neckLength: 1,
  size: 1,
  drop: 0,
};

export const buildOf: Record<PortraitSpecies, Build> = {
  human: person,
  elf: {
    ...person,
    head: { ...human, width: 0.92, jaw: 0.82, brow: 0.6, nose: 0.85, noseWidth: 0.8, ears: 'long' },
    shoulders: 0.9,
    neck: 0.84,
    neckLength: 1.25,
  },
  dwarf: {
    ...person,
    head: { ...human, width: 1.16, jaw: 1.3, brow: 1.6, nose: 1.3, noseWidth: 1.7, cheeks: 1.5 },
    headSize: 1.08,
    shoulders: 1.24,
    neck: 1.4,
    neckLength: 0.55,
    drop: 0.45,
  },
  gnome: {
    ...person,
    head: {
      ...human,
      width: 1.12,
      jaw: 0.95,
      brow: 0.8,
      nose: 1.75,
      noseWidth: 1.7,
      cheeks: 1.7,
      ears: 'broad',
    },
    headSize: 1.16,
    shoulders: 0.74,
    neck: 0.75,
    neckLength: 0.7,
    size: 0.9,
    drop: 0.75,
  },
  halfling: {
    ...person,
    head: {
      ...human,
      width: 1.1,
      jaw: 1,
      brow: 0.5,
      nose: 0.9,
      noseWidth: 1.3,
      cheeks: 1.8,
      ears: 'small',
    },
    headSize: 1.16,
    shoulders: 0.8,
    neck: 0.8,
    neckLength: 0.7,
    size: 0.88,
    drop: 0.75,
  },
  goliath: {
    ...person,
    head: { ...human, width: 1.04, jaw: 1.35, brow: 2, nose: 1, noseWidth: 1.3, chin: 0.06 },
    headSize: 0.9,
    shoulders: 1.3,
    neck: 1.6,
    neckLength: 0.8,
    size: 1.1,
    drop: -0.1,
  },
  orc: {
    ...person,
    head: {
      ...human,
      width: 1.08,
      jaw: 1.45,
      brow: 2.1,
      nose: 0.55,
      noseWidth: 2.1,
      chin: 0.16,
      cheeks: 1.3,
      ears: 'pointed',
    },
    shoulders: 1.18,
    neck: 1.45,
    neckLength: 0.7,
    size: 1.03,
  },
  tiefling: {
    ...person,
    head: { ...human, width: 0.95, jaw: 0.9, brow: 1.2, ears: 'pointed' },
    shoulders: 0.95,
    neck: 0.92,
  },
  dragonborn: {
    ...person,
    head: { ...human, jaw: 1.1, brow: 1.9, nose: 0, snout: 1, chin: 0, ears: 'none' },
    shoulders: 1.16,
    neck: 1.5,
    neckLength: 1.15,
    size: 1,
    drop: 0.25,
  },
};
