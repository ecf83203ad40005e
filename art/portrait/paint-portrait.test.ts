import { beforeAll, describe, expect, test, vi } from 'vitest';
import { stuffOf } from '#art/cover/models/stuff.ts';
import { moodOf } from '#art/cover/mood.ts';
import { nearestPair, pictureHash } from '#art/cover/picture-hash.ts';
import { planCover } from '#art/cover/plan-cover.ts';
import { Model } from '#art/cover/render/model.ts';
import { kindsOf } from '#art/cover/word-scores.ts';
import { random } from '#art/paint/noise.ts';
import type { Pixels } from '#art/paint/png.ts';
import { withoutPauses } from '#art/paint/slices.ts';
import { burningPlaces } from './alt-text.ts';
import { backdrops } from './backdrops/all.ts';
import { choicesOfClass, choicesOfSpecies } from './data/choices.ts';
import { headgearWords, heldWords } from './data/words.ts';
import { addSitter } from './figure/sitter.ts';
import { paintPortrait } from './paint-portrait.ts';
import { planPortrait } from './plan-portrait.ts';
import type { PortraitPlan } from './plan.ts';

const small = { width: 96, height: 96 };
const classes = kindsOf(choicesOfClass);
const species = kindsOf(choicesOfSpecies);

const planOf = (index: number) =>
  planPortrait(
    {
      name: '',
      class: classes[index % classes.length] ?? 'wizard',
      species: species[(index * 5 + Math.floor(index / 9)) % species.length] ?? 'human',
      background: 'sage',
      concept: '',
    },
    index + 1,
  );

const painted = (plan: PortraitPlan) => paintPortrait(plan, small);

// Painting many pictures takes long on a busy machine.
describe('a painted portrait', { timeout: 240_000 }, () => {
  const plans = Array.from({ length: 54 }, (_, index) => planOf(index));
  // Most of the work for a small picture does not depend on its size, so the tests share these.
  let portraits: Pixels[] = [];
  const randomNumber = vi.spyOn(Math, 'random');
  const time = vi.spyOn(Date, 'now');

  beforeAll(() => {
    portraits = plans.map(painted);
  }, 240_000);

  test('has the size that was asked for, and every pixel is opaque', () => {
    const { width, height, pixels } = paintPortrait(planOf(1), { width: 83, height: 101 });
    expect([width, height, pixels.length]).toEqual([83, 101, 83 * 101 * 4]);
    expect(pixels.filter((_, at) => at % 4 === 3).every((opacity) => opacity === 255)).toBe(true);
  });

  test('is the same each time, also after many others', () => {
    for (const index of [0, 1]) {
      expect(painted(planOf(index)).pixels).toEqual(portraits[index]?.pixels);
    }
    expect(randomNumber).not.toHaveBeenCalled();
    expect(time).not.toHaveBeenCalled();
  });

  test.for(kindsOf(backdrops))('is neither black nor of one colour before %s', (backdrop) => {
    const index = plans.findIndex((plan) => plan.backdrop === backdrop);
    const { pixels } = portraits[index] ?? painted({ ...planOf(3), backdrop });
    const greens = pixels.filter((_, at) => at % 4 === 1);
    expect(Math.max(...greens) - Math.min(...greens)).toBeGreaterThan(40);
  });

  test('shows everything that a person can have', () => {
    // This backdrop takes the least time.
    const bare = { headgear: 'none', held: 'none', hair: 'bald', backdrop: 'rooftops' } as const;
    const plan = { ...planOf(6), ...bare };
    const without = painted(plan).pixels;
    const parts = [
      ...kindsOf(headgearWords).map((headgear) => ({ headgear })),
      ...kindsOf(heldWords).map((held) => ({ held })),
    ];
    for (const part of parts) {
      const { pixels } = painted({ ...plan, ...part });
      const changed = pixels.filter((value, at) => Math.abs(value - (without[at] ?? 0)) > 12);
      expect(changed.length, JSON.stringify(part)).toBeGreaterThan(100);
    }
  });

  test('shows everything that only an idea asks for', () => {
    const plan = { ...planOf(6), headgear: 'hood', held: 'none', backdrop: 'hall' } as const;
    const without = painted(plan).pixels;
    const parts: Partial<PortraitPlan>[] = [
      { cloak: 'crimson' },
      { headgearColour: plan.cloth === 'teal' ? 'crimson' : 'teal' },
      { isBurning: true },
      { isOld: true },
      { hasScar: true },
    ];
    for (const part of parts) {
      const { pixels } = painted({ ...plan, ...part });
      const changed = pixels.filter((value, at) => Math.abs(value - (without[at] ?? 0)) > 6);
      expect(changed.length, JSON.stringify(part)).toBeGreaterThan(40);
    }
  });

  test.for(kindsOf(backdrops).filter((kind) => burningPlaces[kind] !== undefined))(
    'stands before %s in flames, whose light is warm',
    (backdrop) => {
      const plan = { ...planOf(4), backdrop, hour: 'night' } as const;
      const warmth = ({ pixels }: Pixels): number =>
        pixels.reduce(
          (sum, value, at) => sum + (at % 4 === 0 ? value : at % 4 === 2 ? -value : 0),
          0,
        );
      expect(warmth(painted({ ...plan, isBurning: true }))).toBeGreaterThan(
        warmth(painted(plan)) + 1e5,
      );
    },
  );

  test('differs from each of 53 other portraits by several bits of a perceptual hash', () => {
    expect(nearestPair(portraits.map(pictureHash)).distance).toBeGreaterThan(3);
  });

  test('of the same person with another seed is another picture', () => {
    const elf = { name: '', class: 'wizard', species: 'elf', background: 'sage' } as const;
    const hashes = Array.from({ length: 6 }, (_, seed) =>
      pictureHash(painted(planPortrait({ ...elf, concept: '' }, seed))),
    );
    expect(nearestPair(hashes).distance).toBeGreaterThan(0);
  });
});

const bytesOf = ({ vertices }: Model) => Buffer.from(vertices.buffer).toString('latin1');

describe('what is painted is built the same each time', () => {
  test.for(kindsOf(backdrops))('%s', (backdrop) => {
    const built = () => {
      const next = random(3);
      const mood = moodOf(planCover({ title: '', setting: '', storyOverview: '' }, 3), next);
      const stuff = stuffOf({ snow: 0, wet: false, lamps: mood.lamps, next });
      const model = new Model();
      const scene = backdrops[backdrop]({ model, stuff, mood, hour: 'dusk', side: 1, next });
      return [JSON.stringify(scene), bytesOf(model)];
    };
    expect(built()).toEqual(built());
  });

  test.for(classes)('a %s', (name) => {
    const built = () => {
      const model = new Model();
      const posed = withoutPauses(addSitter(model, { ...planOf(2), class: name }, random(3)));
      return [JSON.stringify(posed), bytesOf(model)];
    };
    expect(built()).toEqual(built());
  });
});
