import { randomStream } from '../random.ts';
import type { StoryRequest } from '../story.ts';
import type { MatterKernel } from '../tables/matters/matter-types.ts';
import { withCaptor } from './captors.ts';
import { classicMatter, routedIdea } from './classic-idea.ts';
import { denOf } from './den.ts';
import { bands, typedText } from './duty-nouns.ts';
import { withFoes } from './duty-plan.ts';
import { framedIdea, laterClauses, mainIdea, otherIdea } from './framed-idea.ts';
import type { FramedIdea } from './framed-type.ts';
import { dutyOf } from './idea-duty.ts';
import { regionIn } from './idea-region.ts';
import type { Exclusions } from './lines.ts';
import { kernelFor } from './matter-kernels.ts';
import { isPluralWord, singularOf, type Matter } from './matter-words.ts';
import { matterOf } from './matter.ts';
import { isMonsterNoun } from './monster-nouns.ts';
import { asTarget } from './target-matter.ts';
import { headOf, toldOf } from './order-words.ts';
import { orderedMatter } from './ordered-matter.ts';
import { existence } from './matter-state.ts';
import { plainOrder } from './plain-order.ts';
import { tierOf } from './plan.ts';
import { saidIn } from './said.ts';
import {
  aboutEnemy,
  castClause,
  enemyOf,
  partsOfIdea,
  type EnemyNoun,
  type FoundClause,
  type PartedIdea,
} from './second-clause.ts';
import { soundMatter } from './sound-matter.ts';
import { partedByStrand } from './strand.ts';
import { taskMatter } from './task-idea.ts';
import { isContrary, wholeMatter } from './whole-idea.ts';

/** What a story is about, and the plot that tells it. */
export interface ChosenMatter {
  readonly matter: Matter;
  readonly kernel: MatterKernel;
  /** What the idea says after its first clause, if the plot does not tell it itself. */
  readonly second?: FoundClause;
  /** Those whom the party fights, as a noun of the idea. */
  readonly enemy?: EnemyNoun;
}

interface Choice {
  readonly request: StoryRequest;
  readonly seed: number;
  readonly exclusions: Exclusions;
  /** What the story is about if the idea is empty or only says where it takes place. */
  readonly premise: string;
}

/** The plot for an idea as it is, or undefined if none fits. */
function wholeChoice(
  idea: string,
  { request, seed, exclusions, premise }: Choice,
  { clause, told: known }: { clause?: string; told?: Matter } = {},
): ChosenMatter | undefined {
  // "Guide refugees through the mountains" is about the refugees.
  const region =
    exclusions.matches(idea) ||
    dutyOf(idea) !== undefined ||
    wholeMatter(idea) !== undefined ||
    plainOrder(idea) !== undefined
      ? undefined
      : regionIn(idea);
  const asks = idea !== '' && region === undefined;
  const read = known ?? matterOf(asks ? idea : premise, exclusions, request.known);
  const told = asks && read !== undefined ? soundMatter(asTarget(read)) : read;
  if (told === undefined) return undefined;
  const captured = withFoes(
    withCaptor(told, randomStream(seed, 'captor')),
    randomStream(seed, 'foes'),
  );
  const placed = region === undefined ? captured : { ...captured, region, source: idea };
  const matter =
    clause === undefined
      ? placed
      : { ...placed, said: { ...(placed.said ?? saidIn(placed.source)), clause } };
  const kernel = kernelFor(request, matter, asks, exclusions, randomStream(seed, 'kernel'));
  return kernel && { matter, kernel };
}

/** "Giant ants" of "giant ants, but they are friendly" is about a creature that people want to be rid of. */
function huntedIn({ main, second }: PartedIdea, { exclusions }: Choice): Matter | undefined {
  const { task, says } = saidIn(main);
  const isCreature = task === '' && says === '-' && isMonsterNoun(singularOf(headOf(main)));
  if (!isCreature || second?.row.isAboutEnemy !== true) return undefined;
  const fact = existence('claim', main, isPluralWord(headOf(main)));
  const said = { task: 'hunt', nouns: ['beast'], says: '-', object: '' } as const;
  return orderedMatter(main, toldOf('beast', main, fact, said), exclusions);
}

/** A traitor of "works for the bandits" says who attacks on the way, if the first clause does not. */
function withSworn(matter: Matter, { main, second }: PartedIdea): Matter {
  const { duty } = matter;
  const [, noun = ''] =
    / (?:for|with|by) the ((?:[\p{L}-]+ )?[\p{L}-]+)$/u.exec(second?.text ?? '') ?? [];
  if (duty?.kind !== 'way' || !bands.test(noun) || bands.test(main)) return matter;
  return {
    ...matter,
    duty: { ...duty, foes: { noun: `the ${noun}`, isPlural: isPluralWord(noun) } },
  };
}

const castsCulprit = ({ foeIs, without, roles }: MatterKernel): boolean =>
  foeIs === undefined && without?.includes('A') !== true && roles.A !== undefined;

/**
 * The plot for the first clause of an idea, which takes in what the other clauses say; undefined if the idea has no
 * part that the tables know, or if such a plot could not tell it.
 */
function partedChoice(idea: string, choice: Choice): ChosenMatter | undefined {
  const { exclusions, seed, request } = choice;
  const parted = exclusions.matches(idea) ? undefined : partsOfIdea(idea);
  if (parted === undefined) return undefined;
  const { second, time, culprit } = parted;
  const hunted = huntedIn(parted, choice);
  const first = wholeChoice(parted.main, choice, {
    ...(hunted && { told: hunted }),
    ...(parted.second && { clause: parted.second.row.id }),
  });
  if (first === undefined || first.matter.region !== undefined) return undefined;
  const { kernel } = first;
  if (culprit !== undefined && !castsCulprit(kernel)) return undefined;
  const matter: Matter = {
    ...withSworn(first.matter, parted),
    source: typedText(idea),
    ...(culprit !== undefined && { lead: culprit }),
    ...(time?.deadline !== undefined && { deadline: time.deadline }),
    ...(time?.days !== undefined && { days: time.days }),
  };
  if (second === undefined) return { matter, kernel };
  const own = kernel.clauses?.[second.row.id];
  if (own?.isWhole === true) {
    return {
      matter: { ...matter, reason: aboutEnemy(second, enemyOf(matter, undefined)) },
      kernel,
    };
  }
  if (second.row.only?.test(kernel.id) === false) return undefined;
  const den = denOf(
    matter,
    tierOf(request.level),
    request.tone,
    randomStream(seed, 'den'),
    kernel.lodgers,
  );
  const enemy = enemyOf(
    matter,
    kernel.fights === undefined ? undefined : { noun: den.brood, isPlural: den.isManyBrood },
  );
  if (second.row.isAboutEnemy === true) {
    // "But she is protecting them" speaks of a person that the plot does not fight.
    const isOther = /^(?:he|she) /.test(second.text) && enemy?.noun !== '{I}';
    if (enemy === undefined || (isOther && enemy.isPlural)) return undefined;
  }
  return {
    kernel,
    matter: second.row.isKnown === true ? { ...matter, more: `and ${second.text}` } : matter,
    second: castClause(
      { ...second, text: aboutEnemy(second, enemy) },
      own?.part,
      randomStream(seed, 'second clause'),
    ),
    ...(enemy && { enemy }),
  };
}

/**
 * The plot for what an idea says before the clause of its strand, if the whole idea has the same plot or none: a reader
 * of whole ideas knows more of it.
 */
function strandChoice(
  idea: string,
  choice: Choice,
  whole: ChosenMatter | undefined,
): ChosenMatter | undefined {
  if (choice.exclusions.matches(idea) || isContrary(idea)) return undefined;
  const parted = partedByStrand(idea);
  const first = parted && wholeChoice(parted.main, choice);
  if (parted === undefined || first === undefined || first.matter.region !== undefined) {
    return undefined;
  }
  const { matter, kernel } = first;
  if (whole !== undefined && whole.kernel !== kernel) return undefined;
  return {
    kernel,
    matter: {
      ...matter,
      source: typedText(idea),
      said: matter.said ?? saidIn(matter.source),
      ...(parted.more !== undefined && { more: parted.more }),
    },
  };
}

function plainChoice(idea: string, choice: Choice): ChosenMatter | undefined {
  const parted = partedChoice(idea, choice);
  const isGeneral = parted?.kernel.isGeneral === true;
  if (parted !== undefined && !isGeneral) return parted;
  const whole = wholeChoice(idea, choice);
  // A plot that tells anything about people is none about the first clause.
  if (isGeneral && (whole === undefined || whole.kernel.isGeneral === true)) return parted;
  return strandChoice(idea, choice, whole) ?? whole;
}

/** The plot for what an idea says within a sentence of its own, whose subject asks for help. */
function framedChoice(
  typed: string,
  framed: FramedIdea | undefined,
  choice: Choice,
): ChosenMatter | undefined {
  if (framed === undefined || choice.exclusions.matches(typed)) return undefined;
  const chosen = plainChoice(framed.idea, choice);
  if (chosen === undefined || chosen.matter.region !== undefined) return undefined;
  const { matter } = chosen;
  return {
    ...chosen,
    matter: {
      ...matter,
      source: typedText(typed),
      said: matter.said ?? saidIn(matter.source),
      // Who asks can be the one that it is about.
      ...(framed.giver !== undefined &&
        !(matter.sort === 'person' && matter.role === framed.giver) && { giver: framed.giver }),
      ...(framed.fact !== undefined &&
        framed.fact.startsWith('{I}') === (matter.sort === 'person') && { fact: framed.fact }),
    },
  };
}

/** The plot for a later clause, of an idea whose first clause has none. */
function laterChoice(idea: string, choice: Choice): ChosenMatter | undefined {
  for (const clause of laterClauses(idea)) {
    const chosen = framedChoice(idea, { ...clause, ...framedIdea(clause.idea) }, choice);
    if (chosen !== undefined) return chosen;
  }
  return undefined;
}

/** The plot for an idea whose words name it in any order. */
function classicChoice(
  idea: string,
  { request, seed, exclusions }: Choice,
  kind: StoryRequest['kind'] = request.kind,
): ChosenMatter | undefined {
  const matter = classicMatter(idea, kind, exclusions);
  if (matter === undefined) return undefined;
  const kernel = kernelFor(request, matter, true, exclusions, randomStream(seed, 'kernel'));
  return kernel && { matter, kernel };
}

/** The plot for an idea in a sentence that the readers know. */
function routedChoice(idea: string, choice: Choice): ChosenMatter | undefined {
  const routed = choice.exclusions.matches(idea) ? undefined : routedIdea(idea);
  const chosen = routed === undefined ? undefined : plainChoice(routed, choice);
  return chosen && { ...chosen, matter: { ...chosen.matter, source: typedText(idea) } };
}

/** The plot about any task, for an idea that has no plot of its own. */
function taskChoice(idea: string, { request, seed, exclusions }: Choice): ChosenMatter | undefined {
  if (idea === '' || isContrary(idea)) return undefined;
  const matter = taskMatter(idea, exclusions);
  const kernel =
    matter && kernelFor(request, matter, true, exclusions, randomStream(seed, 'kernel'));
  return matter && kernel && { matter, kernel };
}

const ways: readonly ((idea: string, choice: Choice) => ChosenMatter | undefined)[] = [
  (idea, choice) => classicChoice(idea, choice),
  routedChoice,
  (idea, choice) => framedChoice(idea, framedIdea(idea), choice),
  plainChoice,
  (idea, choice) => framedChoice(idea, otherIdea(idea), choice),
  (idea, choice) => (isContrary(idea) ? undefined : framedChoice(idea, mainIdea(idea), choice)),
  (idea, choice) => (idea === '' ? undefined : laterChoice(idea, choice)),
  // What only adventures tell at first is better than no plot.
  (idea, choice) => classicChoice(idea, choice, 'adventure'),
  taskChoice,
];

/** The plot for an idea; a plot that tells anything about people is used if no reading has another one. */
export function chooseMatter(idea: string, choice: Choice): ChosenMatter | undefined {
  const { keep, ...request } = choice.request;
  // A kept story has a plot already, so the reading that found it is looked for without it.
  const fresh = keep === undefined ? choice : { ...choice, request };
  let general: number | undefined;
  for (const [index, way] of ways.entries()) {
    const found = way(idea, fresh);
    if (found !== undefined && found.kernel.isGeneral !== true) {
      return fresh === choice ? found : way(idea, choice);
    }
    if (found !== undefined) general ??= index;
  }
  return general === undefined ? plainChoice(idea, choice) : ways[general]?.(idea, choice);
}
