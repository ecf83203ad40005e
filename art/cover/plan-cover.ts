import { random } from '#art/paint/noise.ts';
import { hourWords, sceneWords, thingWords, toneWords, weatherWords } from './data/words.ts';
import type { CoverPlan, Hour, SceneKind, Thing, Tone, Weather } from './plan.ts';
import { partTexts } from './alt-text.ts';
import { fitting } from './things/fitting.ts';
import { coverAsWished } from './wish.ts';
import { anyOf, best, countWords, kindsOf, scoreOf, type WordCounts } from './word-scores.ts';

interface CoverWords {
  /** What the user wants to see. It decides before the texts of the campaign. */
  idea?: string;
  title: string;
  setting: string;
  storyOverview: string;
  tone?: Tone;
  /** Whether a text contains what no picture of the campaign may show. */
  excludes?: (text: string) => boolean;
}

/** A word of the title says more about the campaign than a word of the story. */
const weights = { title: 4, setting: 2, storyOverview: 1 };

/**
 * Chooses what the cover of a campaign shows, from an idea and from texts that its players may read. The
 * texts decide what the idea leaves open, and the seed what both leave open.
 */
export function planCover({ idea = '', ...words }: CoverWords, seed: number): CoverPlan {
  const counts = countWords([
    { text: words.title, weight: weights.title },
    { text: words.setting, weight: weights.setting },
    { text: words.storyOverview, weight: weights.storyOverview },
  ]);
  const next = random(seed ^ 0xc0ffee);
  const shown = (text: string) => words.excludes?.(text) !== true;
  const drawn = best(sceneWords, counts, next) ?? anyOf(sceneWords, next);
  const scene = shownOr(drawn, kindsOf(sceneWords), (one) => shown(partTexts.scene(one)), seed);
  const namedTone = words.tone ?? best(toneWords, counts, next);
  const tone = namedTone ?? anyOf(toneWords, next);
  const namedHour = best(hourWords, counts, next, 2);
  const hourDrawn = namedHour ?? pickHour(next, tone);
  const isHour = (one: Hour) => shown(partTexts.hour(one));
  const hour = shownOr(hourDrawn, kindsOf(hourWords), isHour, seed);
  const namedWeather = best<Exclude<Weather, 'clear'>>(weatherWords, counts, next, 2);
  const weatherDrawn = namedWeather ?? pickWeather(next, scene);
  const weather = shown(partTexts.weather(weatherDrawn)) ? weatherDrawn : 'clear';
  const things = pickThings(counts, next, tone).filter(
    (thing) =>
      shown(`${thing} ${thingWords[thing]} ${partTexts.thing(thing)}`) &&
      // A moon makes it night.
      (thing !== 'moon' || isHour('night')),
  );
  const plan: CoverPlan = { scene, weather, hour, tone, things, seed };
  const suited = withMoon(plan, namedHour, namedWeather);
  return coverAsWished({
    plan: { ...suited, things: fitting(suited) },
    idea,
    counts,
    // Numbers of its own, so that the same seed gives the same rest with another idea.
    next: random(seed ^ 0x1dea),
    excludes: (text) => words.excludes?.(text) === true,
  });
}

/** What is drawn, or something else if no picture of the campaign may show it. */
function shownOr<Kind>(
  drawn: Kind,
  kinds: readonly Kind[],
  isShown: (kind: Kind) => boolean,
  seed: number,
): Kind {
  if (isShown(drawn)) return drawn;
  const others = kinds.filter(isShown);
  return others[Math.abs(seed) % others.length] ?? drawn;
}

function pickHour(next: () => number, tone: Tone): Hour {
  const draw = next();
  const dark = tone === 'horror' || tone === 'intrigue' ? 0.5 : 0.32;
  if (draw < dark) {
    return 'night';
  }
  if (draw < dark + 0.28) {
    return 'dusk';
  }
  return draw < dark + 0.46 ? 'dawn' : 'day';
}

function pickWeather(next: () => number, scene: SceneKind): Weather {
  const draw = next();
  if (draw < 0.56 || scene === 'cavern') {
    return 'clear';
  }
  if (scene === 'desertRuin') {
    return draw < 0.85 ? 'clear' : 'mist';
  }
  return draw < 0.68 ? 'mist' : draw < 0.8 ? 'rain' : draw < 0.91 ? 'snow' : 'storm';
}

/** The things that the words name most, and one or two by chance. */
function pickThings(counts: WordCounts, next: () => number, tone: Tone): Thing[] {
  const named = kindsOf(thingWords)
    .map((thing) => ({ thing, score: scoreOf(thingWords[thing], counts) + next() * 0.4 }))
    .filter(({ score }) => score >= 1)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ thing }) => thing);
  const byTone: Record<Tone, readonly Thing[]> = {
    heroic: ['banner', 'dragon', 'bridge', 'sword', 'comet', 'campfire'],
    grim: ['ravens', 'graves', 'gallows', 'burningTower', 'banner', 'wagon'],
    intrigue: ['moon', 'ravens', 'bridge', 'portal', 'lighthouse', 'wagon'],
    horror: ['moon', 'graves', 'ravens', 'gallows', 'standingStones', 'burningTower'],
    whimsical: ['moon', 'comet', 'portal', 'standingStones', 'wagon', 'campfire'],
  };
  const chosen = [...named];
  if (next() < 0.5) {
    chosen.push('travellers');
  }
  if (named.length < 2 && next() < 0.75) {
    // The tower that a campaign names stands, unless its texts say that something burns.
    const hasTower = (counts.get('tower') ?? 0) > 0;
    const list = byTone[tone].filter((thing) => thing !== 'burningTower' || !hasTower);
    chosen.push(list[Math.floor(next() * list.length)] ?? 'travellers');
  }
  return [...new Set(chosen)];
}

/** A moon needs a clear night, unless the words say otherwise. */
function withMoon(
  plan: CoverPlan,
  namedHour: Hour | undefined,
  namedWeather: Weather | undefined,
): CoverPlan {
  if (!plan.things.includes('moon') || namedWeather !== undefined) {
    return plan;
  }
  const hour = namedHour === undefined || namedHour === 'dusk' ? 'night' : plan.hour;
  const weather = plan.weather === 'mist' ? 'mist' : 'clear';
  return { ...plan, hour, weather };
}
