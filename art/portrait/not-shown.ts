import { hourNames } from '#art/cover/data/names.ts';
import { portraitAlt } from './alt-text.ts';
import {
  backdropNames,
  beardNames,
  burningNames,
  classNames,
  cloakColourNames,
  cloakNames,
  clothesColourNames,
  hairColourNames,
  hairNames,
  headgearColourNames,
  headgearNames,
  heldNames,
  oldNames,
  scarNames,
  speciesNames,
  womanNames,
} from './data/names.ts';
import type { PortraitPlan } from './plan.ts';

/** What every portrait shows, and words that ask for nothing by themselves. */
const always =
  /\b(?:half-(?=orc|elf)|portraits?|pictures?|faces?|man|person|wearing|holding|carrying|standing|dressed)\b/i;

/** How an idea can name what the picture shows. */
const shownNames = (plan: PortraitPlan): readonly (RegExp | undefined)[] => [
  always,
  speciesNames[plan.species],
  classNames[plan.class],
  // The whole phrase comes before the place in it.
  plan.isBurning && burningNames,
  backdropNames[plan.backdrop],
  hourNames[plan.hour],
  // A colour comes before the thing that has it.
  plan.headgearColour && headgearColourNames[plan.headgearColour],
  plan.headgear === 'none' ? undefined : headgearNames[plan.headgear],
  plan.cloak && cloakColourNames[plan.cloak],
  cloakColourNames[plan.cloth],
  plan.cloak && cloakNames,
  clothesColourNames[plan.cloth],
  plan.held === 'none' ? undefined : heldNames[plan.held],
  hairColourNames[plan.hairColour],
  hairNames[plan.isBald ? 'bald' : plan.hair],
  plan.beard === 'none' ? womanNames : beardNames[plan.beard],
  plan.isOld && oldNames,
  plan.hasScar && scarNames,
];

/** The words of an idea that the picture does not show, as far as the names of what it shows tell. */
export function partsNotShown(idea: string, plan: PortraitPlan): string {
  let rest = idea;
  for (const names of shownNames(plan)) {
    if (names) rest = rest.replaceAll(new RegExp(names.source, 'gi'), ' ');
  }
  const described = new Set(wordsOf(portraitAlt(plan)));
  return wordsOf(rest)
    .filter((word) => !described.has(word))
    .join(' ');
}

const wordsOf = (text: string): string[] => text.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];
