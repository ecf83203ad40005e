import {
  hourNames,
  insideNames,
  lesserSceneNames,
  partNames,
  sceneNames,
  sceneSights,
  thingNames,
  towerOrFire,
  weatherNames,
} from './data/names.ts';
import { hourWords, sceneWords, thingWords, weatherWords } from './data/words.ts';
import { namedIn, spokenIn } from './idea.ts';
import type { CoverPlan, Hour, Part, SceneKind, Thing, Weather } from './plan.ts';
import { fitting, mostThings, thingsInRoom } from './things/fitting.ts';
import { best, countWords, kindsOf, scoreOf, type WordCounts } from './word-scores.ts';

/** What an idea asks for. What is undefined or empty is open. */
interface Wish {
  scene: SceneKind | undefined;
  hour: Hour | undefined;
  weather: Weather | undefined;
  things: readonly Thing[];
  isInside: boolean;
  /** What the idea does not name, but has words for. It only goes before what the campaign has. */
  hints: { hour: Hour | undefined; weather: Weather | undefined; things: readonly Thing[] };
}

/** What an idea or the lines of a campaign do not want to see. */
interface Unwanted {
  scenes: readonly SceneKind[];
  hours: readonly Hour[];
  weathers: readonly Weather[];
  things: readonly Thing[];
  parts: readonly Part[];
}

interface Wished {
  /** The plan without an idea. */
  plan: CoverPlan;
  idea: string;
  /** The words of the campaign, which choose between the scenes that can show what the idea names. */
  counts: WordCounts;
  next: () => number;
  excludes: (text: string) => boolean;
}

/**
 * Changes the plan of a campaign to what an idea says. The idea decides about everything that it names. The rest
 * stays as the campaign has it, unless it would hide what the idea names.
 */
export function coverAsWished({ plan, idea, counts, next, excludes }: Wished): CoverPlan {
  const { wanted, unwanted: denied } = spokenIn(idea);
  const parts = namedIn(partNames, denied);
  const unwanted: Unwanted = {
    scenes: [
      ...namedIn(sceneNames, denied),
      ...(parts.includes('ships') ? (['ship'] as const) : []),
      ...excludedScenes(excludes),
    ],
    hours: namedIn(hourNames, denied),
    weathers: namedIn(weatherNames, denied),
    things: [...namedIn(thingNames, denied), ...(parts.includes('people') ? thingsWithPeople : [])],
    parts,
  };
  const wish = wishIn(wanted, { unwanted, next, excludes });
  const { hints } = wish;
  const isOutside = wish.hour !== undefined || wish.weather !== undefined;
  const inRoom = thingsInRoom(wish.scene ?? plan.scene);
  const isInside = wish.isInside && !isOutside && inRoom !== undefined;
  // The tower or the fire that the idea names must not become a burning tower of the campaign.
  const mayBurn = !towerOrFire.test(wanted);
  const open = [...hints.things, ...plan.things].filter(
    (thing) =>
      !unwanted.things.includes(thing) &&
      (mayBurn || thing !== 'burningTower') &&
      (!isInside || inRoom.includes(thing)),
  );
  const weather = isInside ? 'clear' : wish.weather;
  const candidates = combinations(
    { ...plan, things: wish.things.length > 0 ? wish.things : open },
    {
      scenes: choices(wish.scene, ranked(plan.scene, counts, next), unwanted.scenes),
      hours:
        // At dusk, the disc in the sky is the sun.
        wish.hour === 'dusk' && wish.things.includes('moon')
          ? ['night']
          : choices(wish.hour, [hints.hour ?? plan.hour, ...kindsOf(hourNames)], unwanted.hours),
      weathers: choices(weather, [hints.weather ?? plan.weather, 'clear'], unwanted.weathers),
    },
  );
  const shownBy = (candidate: CoverPlan): number => {
    const shown = fitting(candidate);
    const hasSky = isOutside && candidate.scene !== 'cavern';
    return wish.things.filter((thing) => shown.includes(thing)).length + Number(hasSky);
  };
  const found = candidates.reduce((one, other) => (shownBy(other) > shownBy(one) ? other : one));
  const view = isOutside ? 'outside' : isInside ? 'inside' : undefined;
  const things = fitting(found);
  const asked = things.filter((thing) => wish.things.includes(thing));
  return {
    ...found,
    things,
    ...(asked.length > 0 && { asked }),
    ...(parts.length > 0 && { without: parts }),
    ...(view && { view }),
  };
}

const thingsWithPeople: readonly Thing[] = ['travellers', 'campfire'];

const excludedScenes = (excludes: Wished['excludes']): SceneKind[] =>
  kindsOf(sceneSights).filter((scene) => excludes(`${scene} ${sceneSights[scene]}`));

/** The scene of the campaign, then those with the most words. The seed decides between equal ones. */
const ranked = (
  first: SceneKind,
  counts: WordCounts,
  next: () => number,
): [SceneKind, ...SceneKind[]] => [
  first,
  ...kindsOf(sceneWords)
    .map((scene) => {
      // A story at sea goes ashore in a harbour.
      const near = first === 'ship' && scene === 'harbour' ? 0.5 : 0;
      return { scene, score: scoreOf(sceneWords[scene], counts) + near + next() * 0.4 };
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ scene }) => scene),
];

/** What is named, or what is open without what is unwanted. If everything is unwanted, the first one stays. */
function choices<Kind>(
  named: Kind | undefined,
  open: readonly [Kind, ...Kind[]],
  unwanted: readonly Kind[],
): readonly [Kind, ...Kind[]] {
  if (named !== undefined) return [named];
  const [first = open[0], ...others] = open.filter((kind) => !unwanted.includes(kind));
  return [first, ...others];
}

interface Choices {
  scenes: readonly [SceneKind, ...SceneKind[]];
  hours: readonly Hour[];
  weathers: readonly Weather[];
}

/** Plans with all combinations of the choices. The first ones differ least from the first choices. */
const combinations = (plan: CoverPlan, { scenes, hours, weathers }: Choices): CoverPlan[] =>
  scenes.flatMap((scene) =>
    hours.flatMap((hour) => weathers.map((weather) => ({ ...plan, scene, hour, weather }))),
  );

function wishIn(
  text: string,
  { unwanted, next, excludes }: { unwanted: Unwanted } & Pick<Wished, 'next' | 'excludes'>,
): Wish {
  const shown = (word: string, pattern: RegExp, more = ''): boolean =>
    !excludes(`${word} ${pattern.exec(text)?.[0] ?? ''} ${more}`);
  const isShown = (thing: Thing) => shown(thing, thingNames[thing], thingWords[thing]);
  const isHour = (kind: Hour) => shown(kind, hourNames[kind]);
  const isWeather = (kind: Weather) => shown(kind, weatherNames[kind]);
  const things = namedIn(thingNames, text).filter(isShown);
  // The name of a thing says nothing else: a burning tower is not the tower of a castle.
  const rest = things.reduce((words, thing) => words.replace(thingNames[thing], ' '), text);
  const counts = countWords([{ text: rest, weight: 2 }]);
  const isWanted = (scene: SceneKind): boolean => !unwanted.scenes.includes(scene);
  const scenes = namedIn(sceneNames, text).filter(isWanted);
  const hinted = best(sceneWords, counts, next, 2);
  const hour = best(hourWords, counts, next, 2);
  const weather = best<Exclude<Weather, 'clear'>>(weatherWords, counts, next, 2);
  return {
    scene:
      // A harbour has ships, but the open sea has no harbour.
      (scenes.includes('ship') ? scenes.find((scene) => scene === 'harbour') : undefined) ??
      scenes[0] ??
      namedIn(lesserSceneNames, rest).find(isWanted) ??
      (hinted && isWanted(hinted) ? hinted : undefined),
    hour: namedIn(hourNames, text).find(isHour),
    weather: namedIn(weatherNames, text).find(isWeather),
    things: things.slice(0, mostThings),
    isInside: insideNames.test(text),
    hints: {
      hour: hour && isHour(hour) ? hour : undefined,
      weather: weather && isWeather(weather) ? weather : undefined,
      things: kindsOf(thingWords).filter(
        (thing) =>
          // Neither a tower nor a fire alone is a burning tower.
          thing !== 'burningTower' && scoreOf(thingWords[thing], counts) >= 2 && isShown(thing),
      ),
    },
  };
}
