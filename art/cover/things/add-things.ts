import { type Rgb, scale } from '#art/paint/colour.ts';
import { unit, type Vector } from '#art/solid/vector.ts';
import { tower } from '../models/castle.ts';
import { dragon } from '../models/dragon.ts';
import {
  bridge,
  gallows,
  graves,
  lighthouse,
  portal,
  ravens,
  standingStones,
  swordInStone,
  wagon,
} from '../models/landmarks.ts';
import { banner, campfire, flame, person } from '../models/people.ts';
import type { Thing } from '../plan.ts';
import { pointAt } from '../overlook.ts';
import { between, fireLamp, type Place, type Setting, smoke, type Workshop } from '../setting.ts';
import { fitting } from './fitting.ts';
import { createProbe } from './probe.ts';
import { inSky, sizeAt, type Added, type Job } from './in-sky.ts';

/** Adds the things of the plan to the places that the scene offers. */
export function addThings(workshop: Workshop, setting: Setting): Added {
  const added: Added = { lamps: [], puffs: [], beams: [] };
  const things = fitting(workshop.plan);
  if (things.length === 0) {
    return added;
  }
  const probe = createProbe(workshop, setting);
  const job = {
    workshop,
    setting,
    added,
    near: takeFrom(setting.near, (place) => probe.near(place)),
    far: takeFrom(setting.far, (place) => probe.far(place)),
    probe,
  };
  for (const thing of things) {
    const isAsked = workshop.plan.asked?.includes(thing) === true;
    adders[thing]({ ...job, isAsked });
  }
  return added;
}

/** Each place is used once; after the last one, the places are used again beside what is there. */
function takeFrom(places: readonly Place[], fit: (place: Place) => Place): () => Place | undefined {
  let taken = 0;
  return () => {
    const place = places[taken % places.length];
    const round = Math.floor(taken / Math.max(1, places.length));
    taken += 1;
    return (
      place &&
      fit({
        ...place,
        at: [
          place.at[0] + round * 2.2 * place.size,
          place.at[1],
          place.at[2] - round * 1.4 * place.size,
        ],
      })
    );
  };
}

const arcane: readonly Rgb[] = [
  [0.2, 0.75, 0.8],
  [0.5, 0.32, 1],
  [0.25, 0.85, 0.4],
  [0.95, 0.25, 0.2],
];

const adders: Record<Thing, (job: Job) => void> = {
  dragon: (job) => {
    const { workshop, setting, added } = job;
    const { model, next } = workshop;
    const { air, camera } = setting;
    if (!air) {
      return;
    }
    const side = next() < 0.5 ? 1 : -1;
    const distance = (camera.eye[2] - air.at[2]) * between(next, 0.55, 1);
    const drawn = air.size * between(next, 0.75, 1.1);
    const place = { distance, size: drawn, wide: 1.6, share: 0.22, high: [0.15, 0.36] } as const;
    const { at, size } = inSky(job, place);
    const ends = dragon(model, {
      at,
      size,
      turn: side * between(next, 0.5, 1.5),
      pitch: between(next, -0.35, 0.25),
      lean: side * between(next, -0.1, 0.55),
      beat: between(next, -0.25, 1),
    });
    // A dark dragon is hardly seen in a cave.
    const isHidden = job.isAsked && setting.indoors !== undefined;
    if (next() < 0.45 || isHidden) {
      const fire = air.size * (size / drawn);
      added.beams.push({
        from: ends.mouth,
        to: ends.ahead,
        radius: fire * 0.07,
        colour: [1.9, 0.62, 0.12],
      });
      added.lamps.push(fireLamp(ends.ahead, 2.4, fire * 0.7, { halo: fire * 0.5 }));
    }
  },
  bridge: ({ workshop: { model, stuff, next }, far }) => {
    const place = far();
    if (place) {
      const rise = place.size * between(next, 0.55, 0.8);
      bridge(
        model,
        stuff,
        [place.at[0], place.at[1] - rise * 0.25, place.at[2]],
        place.size * between(next, 2.8, 4),
        rise,
        between(next, -0.35, 0.35),
      );
    }
  },
  burningTower: ({ workshop: { model, stuff, next, plan }, far, added }) => {
    const place = far();
    if (!place) {
      return;
    }
    const height = place.size * between(next, 1.4, 1.9);
    tower(
      model,
      stuff,
      { at: place.at, radius: place.size * 0.26, height, roof: 'ruin', windows: 3 },
      next,
    );
    const top: Vector = [place.at[0], place.at[1] + height * 0.82, place.at[2] + place.size * 0.1];
    flame(model, stuff, top, place.size * 0.15);
    flame(
      model,
      stuff,
      [top[0] - place.size * 0.12, top[1] - height * 0.3, top[2] + place.size * 0.24],
      place.size * 0.07,
    );
    added.lamps.push(
      fireLamp(
        [top[0], top[1] + place.size * 0.3, top[2] + place.size * 0.5],
        4.5,
        place.size * 0.9,
        { halo: place.size * 0.75 },
      ),
    );
    const grey: Rgb = plan.hour === 'night' ? [0.018, 0.018, 0.02] : [0.07, 0.06, 0.06];
    added.puffs.push(
      ...smoke(
        [top[0], top[1] + place.size * 0.4, top[2]],
        place.size * 0.3,
        place.size * 3.2,
        grey,
        next,
      ),
    );
  },
  moon: ({ workshop: { next }, setting: { camera }, added, probe }) => {
    const far = 900;
    const [x, y, z] = probe.air([0.12, 0.12], [0.88, 0.3], far, far * 0.05, next);
    added.moon = unit([x - camera.eye[0], y - camera.eye[1], z - camera.eye[2]]);
  },
  ravens: (job) => {
    const { model, next, plan } = job.workshop;
    const { air, camera } = job.setting;
    if (air) {
      // Between trees, birds are seen only if they are near.
      const distance = (camera.eye[2] - air.at[2]) * (plan.scene === 'forest' ? 0.25 : 0.5);
      // A flock has the width of 1.6 of its sizes.
      const flock = { size: air.size * 0.6 * 1.6, wide: 1.6, share: 0.36 };
      const { at, size } = inSky(job, { ...flock, distance, high: [0.12, 0.32] });
      ravens(model, at, size / 1.6, next);
    }
  },
  banner: (job) => {
    const { model, stuff, next } = job.workshop;
    const place = job.near();
    if (place) {
      const size = sizeAt(job, place);
      const colours: readonly Rgb[] = [
        [0.34, 0.035, 0.03],
        [0.045, 0.08, 0.2],
        [0.36, 0.24, 0.05],
        [0.05, 0.13, 0.07],
      ];
      banner(
        model,
        stuff,
        place.at,
        size * between(next, 3, 4.2),
        size * 1.1,
        colours[Math.floor(next() * 4)],
      );
    }
  },
  lighthouse: ({ workshop: { model, stuff, next }, far, added }) => {
    const place = far();
    if (place) {
      const lamp = lighthouse(model, stuff, place.at, place.size * 1.15);
      added.lamps.push(
        fireLamp(lamp, 3, place.size * 0.5, { colour: [1, 0.75, 0.4], halo: place.size * 0.9 }),
      );
      const side = next() < 0.5 ? 1 : -1;
      for (const reach of [side, -side * 0.8]) {
        added.beams.push({
          from: lamp,
          to: [
            lamp[0] + reach * place.size * 5,
            lamp[1] + place.size * 0.25,
            lamp[2] + place.size * 0.6,
          ],
          radius: place.size * 0.22,
          colour: [0.32, 0.24, 0.13],
        });
      }
    }
  },
  gallows: ({ workshop: { model, stuff, next }, near }) => {
    const place = near();
    if (place) {
      gallows(model, stuff, place.at, between(next, -0.7, 0.7));
    }
  },
  campfire: ({ workshop, near, added }) => {
    const { model, stuff, next } = workshop;
    const place = near();
    if (place) {
      const light = campfire(model, stuff, place.at, place.size * 0.8);
      added.lamps.push(fireLamp(light, 2.7, 2.8, { shadow: true, halo: 1.7 }));
      for (let index = 0; index < 3; index++) {
        const angle = 1.9 + index * 1.25;
        person(
          model,
          stuff,
          {
            at: [
              place.at[0] + Math.sin(angle) * 1.5,
              place.at[1],
              place.at[2] + Math.cos(angle) * 1.5,
            ],
            turn: angle + Math.PI,
            sits: true,
          },
          next,
        );
      }
    }
  },
  travellers: ({ workshop, near, added }) => {
    const { model, stuff, next, plan } = workshop;
    const place = near();
    if (!place) {
      return;
    }
    const builds = ['cloak', 'armour', 'robe', 'dwarf'] as const;
    const gear = ['staff', 'spear', 'sword', 'nothing'] as const;
    const dark = plan.hour === 'night' || plan.hour === 'dusk' || workshop.plan.scene === 'cavern';
    const count = 2 + Math.floor(next() * 3);
    for (let index = 0; index < count; index++) {
      const at: Vector = [
        place.at[0] + (index - (count - 1) / 2) * 0.85 * place.size + between(next, -0.15, 0.15),
        place.at[1],
        place.at[2] + between(next, -0.5, 0.5),
      ];
      const leads = index === 0;
      const light = person(
        model,
        stuff,
        {
          at,
          turn: Math.PI + between(next, -0.5, 0.5),
          size: place.size,
          build: builds[Math.floor(next() * 4)] ?? 'cloak',
          holds:
            leads && dark
              ? next() < 0.5
                ? 'torch'
                : 'lantern'
              : (gear[Math.floor(next() * 4)] ?? 'nothing'),
          points: index === 1 && next() < 0.4,
        },
        next,
      );
      if (light) {
        added.lamps.push(fireLamp(light, 2.6, 2.2, { shadow: true, halo: 0.9 }));
      }
    }
  },
  standingStones: ({ workshop: { model, stuff, next }, far }) => {
    const place = far();
    if (place) {
      standingStones(model, stuff, place.at, place.size * 0.75, next);
    }
  },
  portal: ({ workshop: { model, stuff, next }, near, added }) => {
    const place = near();
    if (place) {
      const colour = arcane[Math.floor(next() * arcane.length)] ?? [0.2, 0.75, 0.8];
      const light = portal(
        model,
        stuff,
        [place.at[0], place.at[1], place.at[2] - 2.5],
        place.size * 1.15,
        between(next, -0.5, 0.5),
        colour,
      );
      added.lamps.push({ at: light, colour, strength: 4.2, reach: 3.4, halo: 2.2, shadow: true });
    }
  },
  sword: (job) => {
    const { model, stuff } = job.workshop;
    const place = job.near();
    if (place) {
      const [x, y, z] = place.at;
      swordInStone(model, stuff, [x, y + 0.1, z], sizeAt(job, place) * 0.95);
    }
  },
  graves: ({ workshop: { model, stuff, next }, near }) => {
    const place = near();
    if (place) {
      const places = Array.from({ length: 8 }, (_, index): Vector => [
        place.at[0] + ((index % 4) - 1.5) * 1.15 + between(next, -0.25, 0.25),
        place.at[1] - 0.05,
        place.at[2] - Math.floor(index / 4) * 1.6 + between(next, -0.3, 0.3),
      ]);
      graves(model, stuff, places, next);
    }
  },
  comet: ({ workshop: { next }, setting, added, isAsked }) => {
    const side = next() < 0.5 ? 1 : -1;
    const far = 600;
    const [u, v] = [0.5 - side * between(next, 0.05, 0.3), between(next, 0.16, 0.3)];
    const from = pointAt(setting.camera, u, v, far);
    const tail = pointAt(
      setting.camera,
      u + side * between(next, 0.18, 0.3),
      v - between(next, 0.08, 0.15),
      far,
    );
    const bright = isAsked ? 1.7 : 1;
    added.beams.push({
      from,
      to: tail,
      radius: far * 0.007 * bright,
      colour: scale([0.75, 0.85, 0.95], bright),
    });
    added.lamps.push({
      at: from,
      colour: scale([0.75, 0.88, 1], bright),
      strength: 0,
      reach: 1,
      halo: far * 0.028 * bright,
    });
  },
  wagon: ({ workshop: { model, stuff, next }, near }) => {
    const place = near();
    if (place) {
      wagon(model, stuff, place.at, between(next, 0.5, 1.1) * (next() < 0.5 ? 1 : -1));
    }
  },
};
