import { hashText, type Random } from '../random.ts';
import type { StoryRequest } from '../story.ts';
import { ideaWords } from '../tables/idea-words.ts';
import { livelihoods } from '../tables/livelihoods.ts';
import type { Agent, Fate, Harm, Twist, Wrong } from '../tables/plot-types.ts';
import type { Livelihood } from '../tables/row-types.ts';
import { settlementsOf } from './known-places.ts';
import { noExclusions, type Exclusions } from './lines.ts';
import { inOrderOf } from './planned.ts';
import { tablesOf } from './tone-tables.ts';
import { holds } from './truths.ts';
import { agentSlots, harmSlots, hasRows, plotTruths, twistSlots, wrongSlots } from './plot-rows.ts';

/** The words of an idea that are long enough to mean something. */
export const ideaOf = (idea: string): ReadonlySet<string> =>
  new Set(
    idea
      .slice(0, 600)
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 2),
  );

/** Keeps what passes the test, or everything if nothing does. */
export function preferring<Item>(
  list: readonly Item[],
  test: (item: Item) => boolean,
): readonly Item[] {
  const passing = list.filter(test);
  return passing.length > 0 ? passing : list;
}

export interface Choosing {
  request: StoryRequest;
  tier: number;
  random: Random;
  seed: number;
  exclusions: Exclusions;
  words: ReadonlySet<string>;
}

const livelihoodTexts = new WeakMap<Livelihood, string>();

/** The words of a livelihood that a text cannot do without. */
function textOfLivelihood(livelihood: Livelihood): string {
  const known = livelihoodTexts.get(livelihood);
  if (known !== undefined) return known;
  const {
    words: _words,
    habits: _habits,
    realmCost: _cost,
    upheaval: _upheaval,
    ...rest
  } = livelihood;
  const sites = livelihood.sites.map(({ name, residue }) => [name, residue]);
  const text = JSON.stringify({ ...rest, sites });
  livelihoodTexts.set(livelihood, text);
  return text;
}

/**
 * A town of the campaign lives from the same thing in every text: from what its name says, or from what its
 * name is hashed to, unless the idea asks for something else.
 */
function chooseLivelihood({ random, exclusions, words, request, seed }: Choosing): Livelihood {
  const known = settlementsOf(inOrderOf(seed, request))[0]?.name;
  const named = ideaOf(known ?? '');
  const allowed = preferring(livelihoods, (item) => !exclusions.matches(textOfLivelihood(item)));
  const scored = allowed.map((item) => ({
    item,
    score:
      10 *
        (item.words.filter((word) => words.has(word)).length +
          (asksFor(words, 'livelihood', item.id) ? 1 : 0)) +
      1000 * item.words.filter((word) => named.has(word)).length +
      (known === undefined ? 0 : hashText(`${known}|${item.id}`) / 2 ** 32),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  return random.pick(scored.filter(({ score }) => score === best)).item;
}

/** Wrong, agent, fate and harm that can be true together. */
export interface PlotOption {
  wrong: Wrong;
  agent: Agent;
  fate: Fate;
  harm: Harm;
}

/** Whether the wrong could have happened in a place. */
export const isPossibleAt = (
  { needs, unless = [] }: Wrong,
  { can }: Pick<Livelihood, 'can'>,
): boolean => needs.every((need) => can.includes(need)) && !unless.some((ban) => can.includes(ban));

const knownOptions = new WeakMap<Exclusions, Map<string, readonly PlotOption[]>>();

/** All combinations that the tone and the place allow. For each, every needed table has a row that the lines allow. */
export function plotOptions(
  choosing: Omit<Choosing, 'random' | 'words' | 'seed'>,
  livelihood: Pick<Livelihood, 'can'>,
  giver: string,
): readonly PlotOption[] {
  const { request, tier, exclusions } = choosing;
  const ofLines = knownOptions.get(exclusions) ?? new Map<string, readonly PlotOption[]>();
  knownOptions.set(exclusions, ofLines);
  const known = (key: string, find: () => readonly PlotOption[]): readonly PlotOption[] => {
    const options = ofLines.get(key) ?? find();
    ofLines.set(key, options);
    return options;
  };
  // The ten candidates of a text have different places, but the options of all places are from one cached list.
  const anywhere = `${request.tone} ${tier} ${giver}`;
  return known([anywhere, ...livelihood.can].join(' '), () =>
    known(anywhere, () => findOptions(choosing, giver)).filter(({ wrong }) =>
      isPossibleAt(wrong, livelihood),
    ),
  );
}

function findOptions(
  { request, tier, exclusions }: Omit<Choosing, 'random' | 'words' | 'seed'>,
  giver: string,
): PlotOption[] {
  const { tone } = request;
  const { wrongs, agents, harms } = tablesOf(tone);
  const options: PlotOption[] = [];
  for (const wrong of wrongs) {
    if (!wrong.tones.includes(tone)) continue;
    for (const agent of agents) {
      // A wrongdoer who acts in person is not also the one who pays for the search.
      const excluded = giver === 'did' && agent.id === 'penitent';
      if (excluded || !agent.tones.includes(tone) || !wrong.agents.includes(agent.id)) continue;
      for (const fate of wrong.fates.filter((item) => agent.fates.includes(item))) {
        const plot = { wrong, agent, fate, giver };
        const slots = [...wrongSlots(wrong, agent.id), ...agentSlots(agent)];
        if (
          exclusions.matches(`${wrong.deed} ${wrong.part}`) ||
          !hasRows(slots, plotTruths(request, tier, plot), exclusions)
        ) {
          continue;
        }
        for (const harm of harms) {
          if (
            harm.tones.includes(tone) &&
            harm.agents.includes(agent.id) &&
            !exclusions.matches(harm.noun) &&
            hasRows(harmSlots(harm), plotTruths(request, tier, { ...plot, harm }), exclusions)
          ) {
            options.push({ wrong, agent, fate, harm });
          }
        }
      }
    }
  }
  return options;
}

const asksFor = (words: ReadonlySet<string>, key: string, id: string): boolean =>
  ideaWords[key]?.[id]?.some((word) => words.has(word)) === true;

export function choosePlot(
  choosing: Choosing,
  giver: string,
): PlotOption & { livelihood: Livelihood } {
  const { random, words, request } = choosing;
  const livelihood = chooseLivelihood(choosing);
  const allowed = plotOptions(choosing, livelihood, giver);
  // If the lines exclude every plot, all plots are allowed, and sentences are left out of the text instead.
  const all =
    allowed.length > 0
      ? allowed
      : plotOptions({ ...choosing, request, exclusions: noExclusions }, livelihood, giver);
  const byHarm = preferring(all, ({ harm }) => asksFor(words, 'harm', harm.id));
  const byAgent = preferring(byHarm, ({ agent }) => asksFor(words, 'agent', agent.id));
  const options = preferring(byAgent, ({ wrong }) => asksFor(words, 'wrong', wrong.id));
  const wrong = random.pick([...new Set(options.map((option) => option.wrong))]);
  const ofWrong = options.filter((option) => option.wrong === wrong);
  const agent = random.pick([...new Set(ofWrong.map((option) => option.agent))]);
  return { ...random.pick(ofWrong.filter((option) => option.agent === agent)), livelihood };
}

export function giverOf({ request, random }: Choosing): 'clean' | 'knew' | 'did' {
  const canBeGuilty = request.tone !== 'heroic' && request.tone !== 'whimsical';
  const hasKnown = request.known.some(({ kind }) => kind === 'person');
  const draw = random.next();
  if (hasKnown) return 'clean';
  if (canBeGuilty && draw < 0.15) return 'did';
  return draw > 0.86 && request.tone !== 'whimsical' ? 'knew' : 'clean';
}

/** The twists that a plot allows. */
export function twistOptions(
  { request, tier, exclusions }: Omit<Choosing, 'random' | 'words' | 'seed'>,
  plot: PlotOption,
  giver: string,
): Twist[] {
  const truths = plotTruths(request, tier, { ...plot, giver });
  // A person of the campaign has no part in what happened.
  const isGiverKnown = request.known.some(({ kind }) => kind === 'person');
  const possible = tablesOf(request.tone).twists.filter(
    (twist) =>
      twist.tones.includes(request.tone) &&
      holds(twist.when, truths) &&
      !(isGiverKnown && twist.id.startsWith('giver-')) &&
      hasRows(twistSlots(twist), truths, exclusions),
  );
  // A giver with something to hide is the twist; another one would distract from it.
  const own = possible.filter(({ id }) => id === `giver-${giver}`);
  return own.length > 0
    ? own
    : possible.filter(({ id }) => !id.startsWith('giver-did') && !id.startsWith('giver-knew'));
}
