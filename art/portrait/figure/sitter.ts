import type { Material } from '#art/cover/render/material.ts';
import type { Model } from '#art/cover/render/model.ts';
import { between } from '#art/cover/setting.ts';
import { type Rgb, scale } from '#art/paint/colour.ts';
import type { Sliced } from '#art/paint/slices.ts';
import type { Vector } from '#art/solid/vector.ts';
import type { ClothColour, Headgear, PortraitPlan } from '../plan.ts';
import { coveringHair } from '../can-wear.ts';
import { cloak } from './cloths.ts';
import { clothFor, hairColours, magicColours, secondOf, skinColour } from './colours.ts';
import { addFeatures } from './features.ts';
import { garments } from './garments.ts';
import { addGear } from './gear.ts';
import { addBeard, addHair } from './hair.ts';
import { addHeadgear } from './headgear.ts';
import { head } from './head.ts';
import { addScar, addWrinkles } from './skin-lines.ts';
import { buildOf } from './species.ts';
import { neck } from './torso.ts';
import type { Wardrobe } from './wardrobe.ts';

/** How much room a headgear needs above the head. */
const tallness: Partial<Record<Headgear, number>> = {
  pointedHat: 1,
  antlers: 0.7,
  featheredHat: 0.5,
  wingedHelmet: 0.3,
  helmet: 0.25,
  mitre: 0.3,
};

const plain = (colour: Rgb, more: Partial<Material> = {}): Material => ({
  look: 'plain',
  colour,
  sheen: 0.35,
  ...more,
});

function skinOf(species: PortraitPlan['species'], colour: Rgb): Material {
  if (species === 'dragonborn') {
    return {
      look: 'rock',
      colour,
      second: scale(colour, 0.55),
      pitch: 3,
      bump: 0.35,
      shine: 0.3,
      sheen: 0.5,
    };
  }
  // The skin of goliaths is like stone.
  return species === 'goliath'
    ? {
        look: 'rock',
        colour: scale(colour, 0.85),
        second: scale(colour, 0.4),
        pitch: 1.6,
        bump: 0.22,
        sheen: 0.5,
      }
    : plain(colour, { shine: 0.05, bump: 0.05, sheen: 0.5 });
}

const clothOf = (colour: ClothColour, tone: PortraitPlan['tone']): Material => ({
  look: 'cloth',
  colour: clothFor(colour, tone),
  bump: 0.2,
  pitch: 0.6,
  sheen: 0.3,
});

function wardrobeOf({ cloth, species, skin, tone }: PortraitPlan, next: () => number): Wardrobe {
  const glow = magicColours[tone];
  return {
    build: buildOf[species],
    cloth: clothOf(cloth, tone),
    second: {
      look: 'cloth',
      colour: clothFor(secondOf[cloth], tone),
      bump: 0.2,
      pitch: 0.8,
      sheen: 0.3,
    },
    leather: plain([0.085, 0.05, 0.03], { shine: 0.14, bump: 0.3 }),
    metal: plain([0.17, 0.18, 0.2], { shine: 0.8, bump: 0.08 }),
    mail: {
      look: 'tiles',
      colour: [0.24, 0.25, 0.27],
      pitch: 2.6,
      bump: 0.2,
      shine: 0.25,
      sheen: 0.2,
    },
    trim: plain([0.5, 0.34, 0.12], { shine: 0.9 }),
    fur: {
      look: 'cloth',
      colour: next() < 0.5 ? [0.21, 0.14, 0.085] : [0.27, 0.26, 0.25],
      pitch: 2,
      bump: 0.4,
      sheen: 0.3,
    },
    leaves: {
      look: 'leaf',
      colour: [0.16, 0.22, 0.06],
      second: [0.5, 0.32, 0.08],
      bump: 0.4,
      sheen: 0.15,
    },
    feathers: plain([0.03, 0.032, 0.045], { shine: 0.06, sheen: 0.12 }),
    skin: skinOf(species, skinColour(species, skin)),
    horn: plain([0.16, 0.12, 0.09], { shine: 0.25, bump: 0.2 }),
    glow: plain(glow, { glow: scale(glow, 1.15), sheen: 0, clear: true }),
    next,
  };
}

interface Posed {
  /** Where something in the hand gives light. */
  light: Vector | undefined;
  magic: Rgb;
}

/** Builds the person. The middle of a human head is at the origin. */
export function* addSitter(model: Model, plan: PortraitPlan, next: () => number): Sliced<Posed> {
  const side = plan.looks === 'right' ? 1 : -1;
  const wardrobe = wardrobeOf(plan, next);
  const { build, skin, trim, horn } = wardrobe;
  const tall = tallness[plan.headgear] ?? (plan.species === 'tiefling' ? 0.25 : 0);
  const hooded = plan.headgear === 'hood' || plan.headgear === 'maskedHood';
  const hairMaterial: Material = {
    look: 'cloth',
    colour: hairColours[plan.hairColour],
    pitch: 2.4,
    bump: 0.12,
    shine: 0.16,
    sheen: 0.5,
  };
  const turn = side * between(next, -0.05, 0.5);
  const headTurn = side * between(next, 0.85, 1.3);
  const size = build.size * (1 - 0.11 * tall) * between(next, 0.96, 1.07);
  const rise = -0.12 - (build.neckLength - 1) * 0.5;
  let light: Vector | undefined;
  yield* model.insideInSlices(
    { at: [-side * 0.28, -build.drop - tall * 0.55, 0], size },
    function* () {
      model.inside({ at: [0, -rise * 0.5, 0], turn, lean: between(next, -0.04, 0.04) }, () => {
        neck(model, skin, build);
        garments[plan.class](model, wardrobe);
        if (plan.cloak) cloak(model, { ...wardrobe, cloth: clothOf(plan.cloak, plan.tone) });
        light = addGear(model, plan.held, {
          wardrobe,
          wood: { look: 'bark', colour: [0.2, 0.12, 0.065], bump: 0.3, shine: 0.1 },
          feathers: plain([0.4, 0.36, 0.3]),
          side: -side,
        });
        light &&= model.world(light);
      });
      yield;
      const nod = between(next, -0.06, 0.12);
      yield* model.insideInSlices(
        { at: [0, rise * 0.2, 0.12], turn: headTurn, pitch: nod, size: build.headSize },
        function* () {
          head(model, skin, plain([0.012, 0.012, 0.014], { shine: 0.3, sheen: 0 }), build.head);
          yield;
          addFeatures(model, {
            species: plan.species,
            shape: build.head,
            skin,
            horn,
            bone: plain([0.55, 0.48, 0.36], { shine: 0.3 }),
            hooded,
            next,
          });
          if (plan.isOld) addWrinkles(model, skin, build.head);
          if (plan.hasScar) addScar(model, skin, build.head, -side);
          const style = { material: hairMaterial, shape: build.head, ring: trim, next };
          // A hood has no room for locks.
          const hair = hooded && plan.hair !== 'bald' ? 'short' : plan.hair;
          addHair(model, { ...style, hair, covered: coveringHair.has(plan.headgear) });
          yield;
          addBeard(model, { ...style, beard: plan.beard });
          addHeadgear(model, plan.headgear, {
            ...wardrobe,
            ...(plan.headgearColour && { cloth: clothOf(plan.headgearColour, plan.tone) }),
            shape: build.head,
          });
        },
      );
    },
  );
  return { light, magic: magicColours[plan.tone] };
}
