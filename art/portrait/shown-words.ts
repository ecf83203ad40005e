import { portraitAlt } from './alt-text.ts';
import {
  backdropWords,
  beardWords,
  clothWords,
  hairColourWords,
  hairWords,
  headgearWords,
  heldWords,
  manWords,
  womanWords,
} from './data/words.ts';
import type { PortraitPlan } from './plan.ts';

/** The words by which a user can have asked for what the picture shows: those of its description and their synonyms. */
export const shownWords = (plan: PortraitPlan): readonly string[] => [
  portraitAlt(plan),
  `${plan.class} ${plan.species} portrait picture face`,
  backdropWords[plan.backdrop],
  hairWords[plan.hair],
  hairColourWords[plan.hairColour],
  ...[plan.cloth, plan.cloak, plan.headgearColour].map((colour) =>
    colour === undefined ? '' : clothWords[colour],
  ),
  plan.headgear === 'none' ? '' : headgearWords[plan.headgear],
  plan.held === 'none' ? '' : heldWords[plan.held],
  // People without a beard are painted alike.
  plan.beard === 'none' ? `${womanWords} ${manWords}` : `${beardWords[plan.beard]} ${manWords}`,
  plan.isBurning ? 'burning fire flames ablaze' : '',
  plan.isOld ? 'old elderly aged ancient wrinkled' : '',
  plan.isBald ? 'bald' : '',
  plan.hasScar ? 'scar scarred' : '',
];
