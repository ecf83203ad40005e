import { cellValue, grain } from './grain.ts';
import type { Surface } from './material.ts';
import type { Ink } from './sky.ts';

/** Where a pixel is on a surface. */
export interface Spot {
  x: number;
  y: number;
  z: number;
  u: number;
  v: number;
  /** How much the surface faces upwards, -1 to 1. */
  up: number;
}

const edge = (value: number, width: number): number => {
  const inside = Math.min(value - Math.floor(value), Math.ceil(value) - value);
  return inside >= width ? 1 : inside / width;
};

const put = (out: Ink, material: Surface, amount: number) => {
  const { colour } = material;
  out[0] = (colour[0] ?? 0) * amount;
  out[1] = (colour[1] ?? 0) * amount;
  out[2] = (colour[2] ?? 0) * amount;
};

const blend = (out: Ink, { second }: Surface, share: number) => {
  const red = out[0] ?? 0;
  const green = out[1] ?? 0;
  const blue = out[2] ?? 0;
  out[0] = red + ((second[0] ?? 0) - red) * share;
  out[1] = green + ((second[1] ?? 0) - green) * share;
  out[2] = blue + ((second[2] ?? 0) - blue) * share;
};

/** Snow, sand and ash are darker in hollows and lie only on surfaces that face upwards. */
function dust(out: Ink, material: Surface, spot: Spot) {
  const amount = material.amounts[4] ?? 0;
  if (amount <= 0) {
    return;
  }
  const patch = grain(spot.x * 0.6 + spot.y * 0.2, spot.z * 0.6) - 0.5;
  const share = Math.min(1, Math.max(0, (spot.up + patch * 0.9 - 0.95 + amount * 0.75) * 3.5));
  const red = out[0] ?? 0;
  const green = out[1] ?? 0;
  const blue = out[2] ?? 0;
  out[0] = red + (0.6 - red) * share;
  out[1] = green + (0.64 - green) * share;
  out[2] = blue + (0.72 - blue) * share;
}

/** Hewn blocks in courses with joints, stains and moss. */
function stone(out: Ink, material: Surface, { u, v, x, y }: Spot) {
  const pitch = material.amounts[0] ?? 1;
  const warp = 0.12 * grain(u * 0.9, v * 0.9);
  const height = v * 1.9 * pitch + warp;
  const course = Math.floor(height);
  const along =
    u * 0.95 * pitch +
    cellValue(course, 3) +
    warp +
    0.18 * Math.sin(u * pitch * 1.9 + course * 2.1);
  const joint = 0.42 + 0.58 * Math.min(edge(along, 0.06), edge(height, 0.1));
  const block = 0.72 + 0.5 * cellValue(along, course);
  const stain = grain(u * 0.45 + 7, v * 0.3) * 0.7 + grain(u * 3.1, v * 3.1) * 0.5;
  put(out, material, block * joint * (0.35 + stain));
  blend(
    out,
    material,
    material.hasSecond ? Math.max(0, grain(x * 0.5, y * 0.35 + u * 0.2) - 0.56) * 2.2 : 0,
  );
}

function planks(out: Ink, material: Surface, { u, v }: Spot) {
  const pitch = material.amounts[0] ?? 1;
  const board = v * 4 * pitch;
  const length = u * 0.6 + cellValue(board, 1) * 3;
  const fibre = grain(u * 1.3 + cellValue(board, 7) * 9, v * 22);
  const joint = 0.45 + 0.55 * Math.min(edge(board, 0.1), edge(length, 0.015));
  put(out, material, joint * (0.6 + 0.5 * cellValue(board, length)) * (0.45 + 0.95 * fibre));
}

function tiles(out: Ink, material: Surface, { u, v }: Spot) {
  const pitch = material.amounts[0] ?? 1;
  const row = v * 4.2 * pitch + 0.15 * grain(u, v);
  const along = u * 3.4 * pitch + (Math.floor(row) % 2) * 0.5;
  const lip = 0.5 + 0.5 * Math.min(1, (row - Math.floor(row)) * 2.6);
  const patch = 0.45 + 0.7 * grain(u * 0.5, v * 0.5 + 3);
  const tile = 0.7 + 0.5 * cellValue(along, row);
  put(out, material, lip * patch * tile * (0.75 + 0.25 * edge(along, 0.12)) * 1.25);
}

function rock(out: Ink, material: Surface, spot: Spot) {
  const { x, y, z, up } = spot;
  const pitch = material.amounts[0] ?? 1;
  const layers = grain((x + z) * 0.12 * pitch, y * 0.9 * pitch);
  const fine = grain(x * 1.7 * pitch + y * 0.8 * pitch, z * 1.7 * pitch + y * 1.1 * pitch);
  put(out, material, 0.5 + 0.5 * layers + 0.55 * fine * fine);
  const ledge = Math.min(1, Math.max(0, (up + (fine - 0.5) * 1.1 - 0.62) * 3.2));
  blend(out, material, material.hasSecond ? ledge : 0);
}

/** Earth, grass or sand with patches of the second colour. */
function ground(out: Ink, material: Surface, { x, z }: Spot) {
  const pitch = material.amounts[0] ?? 1;
  const broad = grain(x * 0.16 * pitch + 5, z * 0.16 * pitch);
  const fine = grain(x * 2.3 * pitch, z * 2.3 * pitch);
  put(out, material, 0.55 + 0.55 * broad + 0.55 * (fine - 0.3));
  const share = Math.min(1, Math.max(0, (broad * 0.75 + fine * 0.35 - 0.45) * 4));
  blend(out, material, material.hasSecond ? share * 0.85 : 0);
}

/** Writes the colour of the material at a spot. */
export function colourAt(material: Surface, spot: Spot, out: Ink): void {
  switch (material.look) {
    case 'stone':
      stone(out, material, spot);
      break;
    case 'planks':
      planks(out, material, spot);
      break;
    case 'tiles':
      tiles(out, material, spot);
      break;
    case 'rock':
      rock(out, material, spot);
      break;
    case 'ground':
      ground(out, material, spot);
      break;
    case 'plaster': {
      const stain =
        grain(spot.u * 0.35 + 11, spot.v * 0.35) * 0.7 + grain(spot.u * 4, spot.v * 4) * 0.3;
      put(
        out,
        material,
        (0.5 + 0.75 * stain) * (0.72 + 0.28 * Math.min(1, Math.max(0, spot.v * 0.7))),
      );
      break;
    }
    case 'leaf': {
      const tuft = grain(spot.x * 2.1 + spot.y, spot.z * 2.1 - spot.y * 1.3);
      put(out, material, 0.25 + 1.3 * tuft * tuft + 0.25 * spot.up);
      blend(out, material, material.hasSecond ? Math.max(0, tuft - 0.5) : 0);
      break;
    }
    case 'bark': {
      const furrow = grain(spot.u * 2.6 + grain(spot.u, spot.v * 0.5) * 0.8, spot.v * 0.42);
      const fine = grain(spot.u * 9, spot.v * 1.6);
      put(out, material, 0.18 + 1.25 * furrow * furrow + 0.4 * fine);
      blend(
        out,
        material,
        material.hasSecond
          ? Math.max(0, grain(spot.x * 0.5, spot.y * 0.6 + spot.z * 0.4) - 0.5) * 1.8
          : 0,
      );
      break;
    }
    case 'cloth': {
      const fold = grain(spot.u * 1.6 * (material.amounts[0] ?? 1), spot.v * 0.4);
      put(out, material, 0.5 + 0.9 * fold);
      break;
    }
    case 'plain':
    case 'flame':
    case 'water':
      put(out, material, 0.85 + 0.3 * grain(spot.x * 2 + spot.z, spot.y * 2 + spot.z));
      break;
  }
  dust(out, material, spot);
}
