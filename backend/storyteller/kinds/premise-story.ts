import { landNameIn } from '../plan/place-names.ts';
import { exclusionsFor, type Exclusions } from '../plan/lines.ts';
import { inOrder, premisesIn } from '../plan/premises-in.ts';
import type { Situation } from '../plan/situation.ts';
import { randomStream, type Random } from '../random.ts';
import { withAsides } from '../realise/asides.ts';
import type { StoryRequest } from '../story.ts';
import type { SettingStory } from '../tables/setting-story-type.ts';
import type { SettingPremise } from '../tables/setting-premises/premise-type.ts';
import { settingPremises } from '../tables/setting-premises/setting-premises.ts';
import { ideaThingOf } from './idea-thing.ts';
import { premiseOf, type Premise } from './setting-premise.ts';
import { upperFirst } from './written.ts';

/** A setting that is put together from what its idea says. */
export interface PremiseStory extends SettingStory {
  /** What the idea says about the land in its own words. */
  premise: Premise | undefined;
  isCity: boolean;
  exclusions: Exclusions;
  /** The name that the idea gives the land or the city. */
  given?: string;
  /** What really happened, of each premise after the first one. */
  furtherTruths: readonly string[];
  /** The statement that the idea is, if it is about no noun: `The sun has not risen for a year`. */
  statement: string;
}

const prefix = 'premises:';

/** `a hundred years` of "has lasted for a hundred years". */
const yearsIn = (idea: string): string | undefined =>
  /\b(?:for|since|lasted|lasts) ((?:an? |the last )?(?:\p{L}+ )?years?)\b/iu
    .exec(idea)?.[1]
    ?.toLowerCase();

function statementOf(idea: string, exclusions: Exclusions): string {
  const thing = ideaThingOf(idea, exclusions);
  return thing?.sort === 'clause' ? thing.text : '';
}

/** How many lines of a section come from each premise. */
interface Shares {
  readonly truths: readonly number[];
  readonly four: readonly number[];
  readonly three: readonly number[];
  readonly two: readonly number[];
}

const shares: Readonly<Record<'alone' | 'led' | 'two' | 'three', Shares>> = {
  alone: { truths: [6], four: [4], three: [3], two: [2] },
  // The rulers that an idea does not name stay in the background.
  led: { truths: [4, 2], four: [3, 1], three: [2, 1], two: [1, 1] },
  two: { truths: [3, 3], four: [2, 2], three: [2, 1], two: [1, 1] },
  three: { truths: [2, 2, 2], four: [2, 1, 1], three: [1, 1, 1], two: [1, 1, 0] },
};

const defaults = {
  rulers: 'the council',
  guards: 'the guards',
  wild: 'the open country',
  way: 'by cart',
};

/** The rulers that are added to an idea that names none. */
function rulersFor(premises: readonly SettingPremise[], random: Random): readonly SettingPremise[] {
  if (premises.length > 1) return [];
  if (premises.some(({ slot, isGoverned }) => slot === 'ruler' || isGoverned === true)) return [];
  return [random.pick(settingPremises.filter(({ isOrdinary }) => isOrdinary === true))];
}

/** The premises of a story that is kept, or else those of the idea. */
function premisesFor(
  { keep }: StoryRequest,
  { request, seed }: Situation,
): {
  asked: readonly SettingPremise[];
  added: readonly SettingPremise[];
} {
  const facts = keep?.story.facts;
  const core = facts?.['core'];
  if (facts?.['kind'] === 'setting') {
    const ids =
      typeof core === 'string' && core.startsWith(prefix) ? core.slice(prefix.length) : '';
    const [own = '', others = ''] = ids.split('/');
    const named = (list: string): readonly SettingPremise[] =>
      list.split('+').flatMap((id) => settingPremises.find((premise) => premise.id === id) ?? []);
    return { asked: named(own), added: named(others) };
  }
  const asked = inOrder(premisesIn(request.idea));
  return { asked, added: asked.length === 0 ? [] : rulersFor(asked, randomStream(seed, 'rulers')) };
}

/** The lines of the campaign, and its landscape if the idea has none. What a premise says of a land fits that land. */
function exclusionsOfPremises(
  { lines, veils, landscape }: StoryRequest,
  premises: readonly SettingPremise[],
): Exclusions {
  const isOwnLand = premises.some(({ slot }) => slot === 'land');
  return exclusionsFor({ lines, veils, ...(!isOwnLand && landscape && { landscape }) });
}

type Cells = readonly (string | number)[];
const textOf = (row: string | Cells): string => (typeof row === 'string' ? row : row.join(' '));
const letters = ['A', 'B', 'C', 'D'] as const;

/**
 * The setting that an idea asks for; undefined if no premise tells the idea, or if the lines of the campaign leave
 * too little of it.
 */
export function premiseStoryOf(
  asked: StoryRequest,
  situation: Situation,
): PremiseStory | undefined {
  const { asked: own, added } = premisesFor(asked, situation);
  const [lead] = own;
  if (lead === undefined) return undefined;
  const premises = [...own, ...added];
  const share =
    added.length > 0
      ? shares.led
      : own.length === 1
        ? shares.alone
        : own.length === 2
          ? shares.two
          : shares.three;
  const { request, seed } = situation;
  const exclusions = exclusionsOfPremises(asked, premises);
  const random = randomStream(seed, 'premises');
  const premise = premiseOf(request.idea, exclusions);
  const given = landNameIn(request.idea)?.name;
  const isCity = premise?.isCity === true || premises.some((one) => one.isCity === true);

  const cast = premises.map(({ people }, index) => people.slice(0, share.four[index]));
  const numbers = new Map<string, string>();
  let number = 0;
  for (const [index, list] of cast.entries()) {
    for (const at of list.keys()) {
      number += 1;
      numbers.set(`${index}${letters[at] ?? ''}`, `P${number}`);
    }
  }

  const wordOf = (key: keyof typeof defaults): string => {
    const order =
      key === 'rulers' || key === 'guards'
        ? ['ruler', 'change', 'land']
        : ['land', 'change', 'ruler'];
    const found = order.flatMap((slot) =>
      premises.flatMap((one) => (one.slot === slot ? (one[key] ?? []) : [])),
    );
    return found[0] ?? defaults[key];
  };
  const words: Readonly<Record<string, string>> = {
    rulers: wordOf('rulers'),
    guards: wordOf('guards'),
    wild: wordOf('wild'),
    way: wordOf('way'),
    part: isCity ? 'quarter' : 'town',
    parts: isCity ? 'quarters' : 'towns',
  };
  const years = yearsIn(request.idea);
  const filled = (text: string, index: number): string =>
    (years === undefined
      ? text
      : text.replaceAll(/\{years(?:\.s)?\}(?: years)?/g, years)
    ).replaceAll(/\{([A-Da-z]+)(\.[a-z]+)?\}/g, (field, key: string, form = '') => {
      const person = numbers.get(`${index}${key}`);
      if (person !== undefined) return `{${person}${form}}`;
      const word = words[key];
      if (word === undefined) return field;
      return form === '.s' ? upperFirst(word) : word;
    });
  /** Whether a row of a premise can stand in this text: all of its people are cast, and nothing contradicts it. */
  const isPossible = (text: string, index: number): boolean =>
    letters.every(
      (letter) => !new RegExp(`\\{${letter}[.}]`).test(text) || numbers.has(`${index}${letter}`),
    ) &&
    premises.every(
      ({ without }, other) =>
        other === index ||
        without === undefined ||
        !new RegExp(`\\b(?:${without})\\b`, 'i').test(text),
    ) &&
    !exclusions.matches(withAsides(filled(text, index)).replaceAll(/\{[^{}]*\}/g, 'N'));

  let isComplete = true;
  /** Lines of all premises, so many of each; if one has too few, the others have more. */
  function of<Row extends string | Cells>(
    rowsOf: (premise: SettingPremise) => readonly Row[],
    counts: readonly number[],
    isShuffled = true,
  ): Row[] {
    const left = premises.map((one, index) => {
      const rows = rowsOf(one).filter((row) => isPossible(textOf(row), index));
      return isShuffled ? random.shuffle(rows) : rows;
    });
    const whole = counts.reduce((sum, count) => sum + count, 0);
    const taken = left.map((rows, index) => rows.slice(0, counts[index] ?? 0));
    for (const [index, rows] of left.entries()) {
      const missing = whole - taken.flat().length;
      taken[index]?.push(...rows.slice(counts[index] ?? 0, (counts[index] ?? 0) + missing));
    }
    // Three factions, people or places are enough.
    if (taken.flat().length < Math.min(whole, whole > 4 ? whole : 3) - (whole === 2 ? 1 : 0))
      isComplete = false;
    return taken.flatMap((rows, index) =>
      rows.map((row) => mapped(row, (text) => filled(text, index))),
    );
  }

  const governed = premises.some(({ slot }) => slot === 'ruler');
  const people = cast.flatMap((list, index) =>
    list.map((row) => mapped(row, (text) => filled(text, index))),
  );
  const possible = cast.every((list, index) =>
    list.every((row) => isPossible(row.slice(2).join(' '), index)),
  );
  const fixed = [lead.party, lead.truth, ...lead.steps];
  if (!possible || number < 3 || fixed.some((text) => !isPossible(text, 0))) return undefined;
  const regions = [0, 1, 2, 3].map((town) =>
    premises
      .flatMap(({ regions: rows }, index) => {
        const row = rows[town] ?? '';
        // Three sentences about each town are a list.
        const isSaid = index < 2 || town % 2 === 0;
        return isSaid && row !== '' && isPossible(row, index) ? [filled(row, index)] : [];
      })
      .join(' '),
  );
  const starts = lead.starts.filter((start) => isPossible(start.join(' '), 0));
  const start = starts[random.int(Math.max(1, starts.length))];
  const factionsOf = (one: SettingPremise): SettingPremise['factions'] =>
    governed && one.slot !== 'ruler' ? one.factions.slice(1) : one.factions;
  const story = {
    truths: of(({ truths }) => truths, share.truths),
    factions: of(factionsOf, share.four, false),
    conflicts: of(({ conflicts }) => conflicts, share.three),
    places: of(({ places }) => places, share.four),
    openings: of(({ openings }) => openings, share.two),
    secrets: of(({ secrets }) => secrets, share.four),
    ends: of(({ ends }) => ends, share.three),
  };
  if (!isComplete || start === undefined || regions.includes('')) return undefined;
  const core = `${prefix}${own.map(({ id }) => id).join('+')}${added.length > 0 ? `/${added.map(({ id }) => id).join('+')}` : ''}`;
  return {
    id: core,
    tones: [request.tone],
    levels: [1, 20],
    words: [],
    premise,
    statement: premise === undefined ? statementOf(request.idea, exclusions) : '',
    isCity,
    exclusions,
    ...(given !== undefined &&
      !exclusions.matches(given) && { given: given.replace(/^The /, 'the ') }),
    title: lead.title,
    pitch: pitchOf(
      own.map((one, index) => filled(one.pitch, index)),
      request.idea,
    ),
    party: filled(lead.party, 0),
    regions,
    people: people.map(([role, , want, manner, lever]) => [role, want, manner, lever] as const),
    pronouns: Object.fromEntries(
      premises.flatMap(({ pronouns = {} }, index) =>
        letters.flatMap((letter) => {
          const person = numbers.get(`${index}${letter}`);
          const own = pronouns[letter];
          return person === undefined || own === undefined ? [] : [[person, own]];
        }),
      ),
    ),
    homes: Object.fromEntries(people.map(([, town], index) => [`P${index + 1}`, town])),
    start: [filled(start[0], 0), filled(start[1], 0)],
    truth: [filled(lead.truth, 0), ''],
    furtherTruths: own
      .slice(1)
      .flatMap((one, index) =>
        isPossible(one.truth, index + 1) ? [filled(one.truth, index + 1)] : [],
      ),
    steps: lead.steps.map((step) => filled(step, 0)),
    ...story,
  };
}

const mapped = <Row extends string | readonly unknown[]>(
  row: Row,
  change: (text: string) => string,
): Row => {
  const changed =
    typeof row === 'string'
      ? change(row)
      : row.map((part: unknown) => (typeof part === 'string' ? change(part) : part));
  // A tuple keeps its length and the types of its parts, which `map` does not tell.
  return changed as unknown as Row;
};

const longWords = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]{4,}/g) ?? [];

/** Whether a sentence repeats what the idea says in the same words. */
const repeats = (sentence: string, idea: string): boolean => {
  const words = longWords(idea);
  return new Set(longWords(sentence).filter((word) => words.includes(word))).size >= 3;
};

/** The first sentences of all premises, and then the others: the end is left out if it is too long. */
function pitchOf(pitches: readonly string[], idea: string): string {
  const sentences = pitches.map((pitch) => {
    const list = pitch.split(/(?<=[.?!]) (?=[^a-z])/);
    return repeats(list[0] ?? '', idea) ? list.slice(1) : list;
  });
  return [0, 1, 2].flatMap((at) => sentences.flatMap((list) => list[at] ?? [])).join(' ');
}
