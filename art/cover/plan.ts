export type SceneKind =
  | 'keep'
  | 'harbour'
  | 'forest'
  | 'desertRuin'
  | 'cavern'
  | 'city'
  | 'ship'
  | 'battlefield'
  | 'temple'
  | 'tavern';

export type Weather = 'clear' | 'rain' | 'snow' | 'mist' | 'storm';
export type Hour = 'dawn' | 'day' | 'dusk' | 'night';
export type Tone = 'heroic' | 'grim' | 'intrigue' | 'horror' | 'whimsical';

export type Thing =
  | 'dragon'
  | 'bridge'
  | 'burningTower'
  | 'moon'
  | 'ravens'
  | 'banner'
  | 'lighthouse'
  | 'gallows'
  | 'campfire'
  | 'travellers'
  | 'standingStones'
  | 'portal'
  | 'sword'
  | 'graves'
  | 'comet'
  | 'wagon';

/** What some scenes have by themselves, and can be painted without. */
export type Part = 'ships' | 'people';

/** What a cover shows. The same plan always gives the same picture. */
export interface CoverPlan {
  scene: SceneKind;
  weather: Weather;
  hour: Hour;
  tone: Tone;
  things: readonly Thing[];
  /** Those of the things that the idea names. They are large and light enough to be seen at once. Absent for none. */
  asked?: readonly Thing[];
  /** What the idea does not want to see. Absent for nothing. */
  without?: readonly Part[];
  /** Whether a temple or an inn is seen from inside, if the idea says so; without it, the seed decides. */
  view?: 'inside' | 'outside';
  seed: number;
}
