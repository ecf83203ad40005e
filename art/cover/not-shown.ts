import { coverAlt } from './alt-text.ts';
import {
  fixtureNames,
  hourNames,
  insideNames,
  lesserSceneNames,
  partNames,
  sceneNames,
  thingNames,
  weatherNames,
} from './data/names.ts';
import { spokenIn } from './idea.ts';
import type { CoverPlan } from './plan.ts';
import { fitting, isIndoors, partsLeftOut } from './things/fitting.ts';

/** What every cover is, and words that ask for nothing by themselves. */
const always =
  /\b(?:covers?|pictures?|paintings?|views?|scenes?|landscapes?|large|big|small|old|ancient|wide|high|far|near|great|beautiful|show|showing|seen)\b/i;

/** How an idea can name what the picture shows. */
const shownNames = (plan: CoverPlan): readonly (RegExp | undefined)[] => [
  always,
  // The whole name of a thing comes before the place in it: a burning tower is not the tower of a castle.
  ...fitting(plan).map((thing) => thingNames[thing]),
  sceneNames[plan.scene],
  lesserSceneNames[plan.scene],
  ...(isIndoors(plan) ? [insideNames] : [hourNames[plan.hour], weatherNames[plan.weather]]),
];

/** The words of an idea that the picture does not show, as far as the names of what it shows tell. */
export function partsNotShown(idea: string, plan: CoverPlan): string {
  let rest = spokenIn(idea).wanted;
  for (const names of shownNames(plan)) {
    if (names) rest = rest.replaceAll(new RegExp(names.source, 'gi'), ' ');
  }
  const described = new Set(wordsOf(coverAlt(plan)));
  return wordsOf(rest)
    .filter((word) => !described.has(word))
    .join(' ');
}

/** The words for what an idea does not want to see, and what the picture shows all the same. */
export function partsNotLeftOut(idea: string, plan: CoverPlan): string[] {
  const leftOut = partsLeftOut(plan).map((part) => partNames[part]);
  const shown = [
    ...fitting(plan).map((thing) => thingNames[thing]),
    sceneNames[plan.scene],
    ...(isIndoors(plan)
      ? []
      : [fixtureNames[plan.scene], hourNames[plan.hour], weatherNames[plan.weather]]),
  ];
  const denied = wordsOf(spokenIn(idea).unwanted).filter(
    (word) =>
      shown.some((names) => names?.test(word) === true) &&
      !leftOut.some((names) => names.test(word)),
  );
  return [...new Set(denied)];
}

const wordsOf = (text: string): string[] => text.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];
