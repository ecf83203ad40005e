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

/** What a cover shows. The same plan always gives the same picture. */
export interface CoverPlan {
  scene: SceneKind;
  weather: Weather;
  hour: Hour;
  tone: Tone;
  things: readonly Thing[];
  /** Whether a temple or an inn is seen from inside, if the idea says so; without it, the seed decides. */
  view?: 'inside' | 'outside';
  seed: number;
}
