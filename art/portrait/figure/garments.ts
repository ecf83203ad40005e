import { grain } from '#art/cover/render/grain.ts';
import type { Model } from '#art/cover/render/model.ts';
import type { PortraitClass } from '../plan.ts';
import { pauldrons, sunSign } from './armour.ts';
import {
  cape,
  cord,
  lapels,
  mantle,
  roll,
  standingCollar,
  stole,
  strap,
  tufts,
  turnOf,
} from './cloths.ts';
import { ramp } from './curve.ts';
import { sweep, through } from './sweep.ts';
import { bareTorso, drapedTorso, torsoPoint } from './torso.ts';
import type { Wardrobe } from './wardrobe.ts';

/** Clothes of each class, in the frame of the shoulders. */
export const garments: Record<PortraitClass, (model: Model, wardrobe: Wardrobe) => void> = {
  barbarian(model, wardrobe) {
    const { build, skin, leather, fur, trim } = wardrobe;
    bareTorso(model, skin, skin, build);
    model.use(leather);
    strap(model, build, 1, 0.42, 0.06);
    model.use(trim).ball(torsoPoint(build, 0.05, -3.55, { grow: 0.16 }), 0.26, [1, 1, 0.4], 14);
    model.use(fur);
    mantle(model, wardrobe, { bottom: -2.5, grow: 0.08, draped: 0.5 });
    tufts(model, wardrobe, {
      count: 300,
      from: -2.75,
      to: -1.6,
      long: 0.95,
      wide: 0.19,
      draped: 0.7,
      flat: 0.6,
    });
  },
  bard(model, wardrobe) {
    const { build, cloth, second, trim, next } = wardrobe;
    bareTorso(model, cloth, cloth, build);
    model.use(second);
    lapels(model, wardrobe, 0.34, 0, -5.4);
    model.use(trim);
    for (let index = 0; index < 6; index++) {
      model.ball(torsoPoint(build, 0, -2.5 - index * 0.42, { grow: 0.12 }), 0.085, [1, 1, 0.6], 8);
    }
    // A ruff.
    model.use({ ...second, colour: [0.5, 0.46, 0.38] }).sheet({
      columns: 96,
      rows: 5,
      closed: true,
      span: [8, 0.6],
      at: (u, v) => {
        const angle = turnOf(u);
        const [x, , z] = torsoPoint(build, angle, -1.7, { grow: 0.1 + v * 0.42 });
        return [
          x,
          -1.62 + 0.13 * Math.sin(u * 2 * Math.PI * 16) * v - 0.12 * v - 0.12 * Math.cos(angle),
          z,
        ];
      },
    });
    const side = next() < 0.5 ? -1 : 1;
    model.use(second).sheet({
      columns: 40,
      rows: 22,
      span: [5, 4],
      at: (u, v) => {
        const angle = side * (1.75 + (u - 0.5) * 2.4);
        const fold = (grain(u * 4, v * 0.3) - 0.5) * 0.5 * v;
        return torsoPoint(build, angle, -1.9 - 3.9 * v, { grow: 0.2 + fold, draped: 1 });
      },
    });
  },
  cleric(model, wardrobe) {
    const { build, cloth, second, trim, next } = wardrobe;
    drapedTorso(model, cloth, build, next() * 9);
    model.use(second);
    mantle(model, wardrobe, { bottom: -2.75, grow: 0.14, waves: 0.03 });
    model.use(trim);
    stole(model, wardrobe);
    model.use(second);
    roll(model, wardrobe, -1.66, 0.2);
    sunSign(model, wardrobe);
  },
  druid(model, wardrobe) {
    const { build, cloth, leaves, leather, next } = wardrobe;
    drapedTorso(model, cloth, build, next() * 9);
    model.use(leaves);
    mantle(model, wardrobe, { bottom: -2.7, grow: 0.08 });
    tufts(model, wardrobe, {
      count: 280,
      from: -3.05,
      to: -1.65,
      long: 0.7,
      wide: 0.22,
      draped: 1,
      fall: 0.72,
      flat: 0.2,
    });
    model.use(leather);
    for (const [from, to] of [
      [-0.5, 0.5],
      [-0.38, 0.38],
    ] as const) {
      cord(model, build, from, to, -3.1 - to * 0.6, 0.05);
    }
  },
  fighter(model, wardrobe) {
    const { build, mail, leather, cloth, next } = wardrobe;
    bareTorso(model, cloth, mail, build);
    model.use(mail);
    mantle(model, wardrobe, { bottom: -2.75, grow: 0.07, draped: 0.35, waves: 0.02 });
    roll(model, wardrobe, -1.72, 0.16);
    model.use(leather);
    strap(model, build, -1, 0.36, 0.14);
    pauldrons(model, wardrobe, 0.96, [next() < 0.5 ? -1 : 1]);
  },
  monk(model, wardrobe) {
    const { build, cloth, second, skin, horn, next } = wardrobe;
    bareTorso(model, skin, skin, build);
    // A robe over one shoulder.
    const side = next() < 0.5 ? -1 : 1;
    model.use(cloth).sheet({
      columns: 80,
      rows: 32,
      closed: true,
      span: [12, 4],
      at: (u, v) => {
        const angle = turnOf(u);
        const high = -2.9 + 1.2 * ramp(-0.75, 0.45, side * Math.sin(angle)) - 0.2 * Math.cos(angle);
        const y = high + (-5.8 - high) * v;
        const fold = 0.05 * Math.sin(angle * 13 - y * 4 * side) * (0.4 + v);
        return torsoPoint(build, angle, y, {
          grow: 0.1 + fold,
          draped: 0.25 + 0.75 * ramp(-0.2, 0.6, side * Math.sin(angle)),
        });
      },
    });
    model.use(second);
    strap(model, build, side, 0.5, 0.22);
    model.use(horn);
    for (let index = 0; index < 34; index++) {
      const angle = turnOf(index / 34);
      const y = -1.85 - 0.95 * (0.5 + 0.5 * Math.cos(angle)) ** 1.4;
      model.ball(torsoPoint(build, angle, y, { grow: 0.22 }), 0.14, [1, 1, 1], 9);
    }
  },
  paladin(model, wardrobe) {
    const { build, metal, trim, cloth } = wardrobe;
    bareTorso(model, metal, metal, build);
    model.use(cloth);
    cape(model, wardrobe);
    model.use(metal);
    mantle(model, wardrobe, { bottom: -2.6, grow: 0.08, draped: 0.2, waves: 0 });
    standingCollar(model, wardrobe, 0.85, 0.3, 0.001);
    model.use(trim);
    roll(model, { ...wardrobe, next: () => 0 }, -2.02, 0.06);
    // The ridge of the breastplate.
    sweep(model, {
      path: (t) => torsoPoint(build, 0, -2.3 - 3 * t, { grow: 0.1 }),
      radius: () => 0.06,
      steps: 12,
      sides: 6,
    });
    pauldrons(model, wardrobe, 1.2, [-1, 1]);
    sunSign(model, wardrobe);
  },
  ranger(model, wardrobe) {
    const { build, cloth, leather, second, trim, next } = wardrobe;
    drapedTorso(model, second, build, next() * 9);
    model.use(cloth);
    mantle(model, wardrobe, { bottom: -3.15, grow: 0.15, seed: next() * 9, waves: 0.3 });
    roll(model, wardrobe, -1.7, 0.24);
    model.use(leather);
    strap(model, build, 1, 0.34, 0.3, 1);
    model.use(trim).ball(torsoPoint(build, 0.12, -1.98, { grow: 0.4 }), 0.17, [1, 1, 0.5], 10);
  },
  rogue(model, wardrobe) {
    const { build, cloth, leather, second, metal, next } = wardrobe;
    bareTorso(model, leather, second, build);
    model.use(cloth);
    mantle(model, wardrobe, {
      bottom: -2.5,
      grow: 0.12,
      draped: 0.6,
      seed: next() * 9,
      waves: 0.25,
    });
    cape(model, wardrobe);
    model.use(second);
    roll(model, wardrobe, -1.62, 0.3);
    model.use(leather);
    strap(model, build, -1, 0.5, 0.1);
    model.use(metal);
    for (let index = 0; index < 3; index++) {
      const [x, y, z] = torsoPoint(build, 0.5 - index * 0.42, -2.9 - index * 0.52, { grow: 0.16 });
      sweep(model, {
        path: through([x, y + 0.42, z + 0.1], [x, y - 0.1, z + 0.06]),
        radius: () => 0.075,
        steps: 3,
        sides: 7,
      });
      model.box([x, y, z + 0.08], [0.2, 0.04, 0.06]);
    }
  },
  sorcerer(model, wardrobe) {
    const { build, cloth, second, skin, trim, glow, next } = wardrobe;
    bareTorso(model, skin, cloth, build);
    // A coat that is open at the chest.
    model.use(cloth).sheet({
      columns: 80,
      rows: 30,
      span: [12, 4],
      at: (u, v) => {
        const open = 0.5 + 0.25 * Math.sin(v * 3);
        const angle = open + u * (2 * Math.PI - 2 * open);
        const y = -1.7 - 4 * v;
        const fold = (grain(angle * 2.2, v * 0.3) - 0.5) * 0.34 * v;
        return torsoPoint(build, angle, y, { grow: 0.16 + fold, draped: 0.75 });
      },
    });
    model.use(second);
    standingCollar(model, wardrobe, 1.75, 0.85, 0.55);
    model.use(trim);
    lapels(model, wardrobe, 0.14, 0.1, -4.2);
    const [x, y, z] = torsoPoint(build, 0, -2.75, { grow: 0.14 });
    model.use(glow).ball([x, y, z], 0.16, [0.8, 1.2, 0.6], 10);
    pauldrons(model, { ...wardrobe, metal: second }, 0.72 + next() * 0.1, [-1, 1]);
  },
  warlock(model, wardrobe) {
    const { build, cloth, feathers, second, trim, next } = wardrobe;
    drapedTorso(model, cloth, build, next() * 9);
    model.use(feathers);
    mantle(model, wardrobe, { bottom: -2.7, grow: 0.1 });
    tufts(model, wardrobe, {
      count: 210,
      from: -2.95,
      to: -1.75,
      long: 1.3,
      wide: 0.17,
      draped: 1,
      fall: 0.42,
      flat: 0.25,
      open: 0.75,
    });
    model.use(second);
    standingCollar(model, wardrobe, 2.1, 0.5, 0.95);
    model.use(trim);
    cord(model, build, -0.6, 0.6, -3, 0.05);
    model.ball(torsoPoint(build, 0, -3.2, { grow: 0.3 }), 0.2, [1, 1.2, 0.5], 10);
  },
  wizard(model, wardrobe) {
    const { build, cloth, second, trim, next } = wardrobe;
    drapedTorso(model, cloth, build, next() * 9);
    model.use(second);
    mantle(model, wardrobe, { bottom: -2.95, grow: 0.16, seed: next() * 9, waves: 0.05 });
    roll(model, wardrobe, -1.66, 0.2);
    model.use(trim);
    lapels(model, wardrobe, 0.2, 1);
    model.ball(torsoPoint(build, 0, -2.05, { grow: 0.34 }), 0.17, [1, 1, 0.6], 10);
  },
};
