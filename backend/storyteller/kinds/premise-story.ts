import { withArticle } from '../plan/idea-phrase.ts';
import { landNameIn } from '../plan/place-names.ts';
import { exclusionsFor, type Exclusions } from '../plan/lines.ts';
import { askedBy, inOrder, premisesIn } from '../plan/premises-in.ts';
import type { Situation } from '../plan/situation.ts';
import { randomStream } from '../random.ts';
import { withAsides } from '../realise/asides.ts';
import type { StoryRequest } from '../story.ts';
import type { SettingPremise } from '../tables/setting-premises/premise-type.ts';
import { settingPremises } from '../tables/setting-premises/setting-premises.ts';
import { saidOf, toldOnly } from './premise-words.ts';
import type { PremiseStory } from './premise-story-type.ts';
import { upperFirst } from './written.ts';

const prefix = 'premises:';

const numerals =
  'two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|few|many';

/** `a hundred years` of "has lasted for a hundred years" and of "died a hundred years ago". */
const yearsIn = (idea: string): string | undefined =>
  (
    /\b(?:for|since|lasted|lasts) ((?:an? |the last )?(?:\p{L}+ )?years?)\b/iu.exec(idea) ??
    new RegExp(`\\b((?:an? )?(?:(?:${numerals}|\\d+) )+years|a year) ago\\b`, 'iu').exec(idea)
  )?.[1]?.toLowerCase();

/** How many lines of a section come from each premise. */
interface Shares {
  readonly truths: readonly number[];
  readonly four: readonly number[];
  readonly three: readonly number[];
  readonly two: readonly number[];
}

const shares: Readonly<Record<'alone' | 'two' | 'three', Shares>> = {
  alone: { truths: [6], four: [4], three: [3], two: [2] },
  two: { truths: [3, 3], four: [2, 2], three: [2, 1], two: [1, 1] },
  three: { truths: [2, 2, 2], four: [2, 1, 1], three: [1, 1, 1], two: [1, 1, 0] },
};

const defaults = {
  rulers: 'the council',
  guards: 'the guards',
  wild: 'the open country',
  way: 'by cart',
};

/** The premises of a story that is kept, or else those of the idea. */
function premisesFor(
  { keep }: StoryRequest,
  { request: { idea } }: Situation,
): readonly SettingPremise[] {
  const facts = keep?.story.facts;
  if (facts?.['kind'] !== 'setting') return inOrder(premisesIn(idea));
  const { core } = facts;
  const ids =
    typeof core === 'string' && core.startsWith(prefix) ? core.slice(prefix.length).split('+') : [];
  return ids.flatMap((id) => settingPremises.find((premise) => premise.id === id) ?? []);
}

/** The lines of the campaign, and its landscape if the idea has none. What a premise says of a land fits that land. */
function exclusionsOfPremises(
  { lines, veils, landscape }: StoryRequest,
  premises: readonly SettingPremise[],
): Exclusions {
  const isOwnLand = premises.some(({ slot }) => slot === 'land');
  return exclusionsFor({ lines, veils, ...(!isOwnLand && landscape && { landscape }) });
}

/** The text about the turtle of an idea in place of a beast. */
function calledIn(text: string, called: SettingPremise['called'], idea: string): string {
  if (called === undefined) return text;
  const [noun, others] = called;
  const [, other] = new RegExp(`\\b(${others})s?\\b`, 'i').exec(idea) ?? [];
  if (other === undefined) return text;
  const name = other.toLowerCase();
  return text
    .replaceAll(new RegExp(`\\ba ${noun}\\b`, 'g'), withArticle(name))
    .replaceAll(new RegExp(`\\b${noun}(?=s?\\b)`, 'g'), name);
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
  const premises = premisesFor(asked, situation);
  // If the premises contradict each other, the last one is left out.
  for (let count = premises.length; count > 0; count -= 1) {
    const story = composed(asked, situation, premises.slice(0, count));
    if (story !== undefined) return story;
  }
  return undefined;
}

function composed(
  asked: StoryRequest,
  situation: Situation,
  premises: readonly SettingPremise[],
): PremiseStory | undefined {
  const [lead] = premises;
  if (lead === undefined) return undefined;
  const share = [shares.alone, shares.two, shares.three][premises.length - 1] ?? shares.three;
  const { request, seed } = situation;
  const exclusions = exclusionsOfPremises(asked, premises);
  const random = randomStream(seed, 'premises');
  const said = saidOf(request.idea, premises, exclusions);
  const { premise, statement } = toldOnly(said, premises);
  const given = landNameIn(request.idea)?.name;
  const isCity = said.premise?.isCity === true || premises.some((one) => one.isCity === true);

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
  const ownPart = premises.find((one) => one.part !== undefined)?.part;
  const part = ownPart ?? (isCity ? 'quarter' : 'town');
  const words: Readonly<Record<string, string>> = {
    rulers: styled(wordOf('rulers'), request.idea),
    guards: wordOf('guards'),
    wild: wordOf('wild'),
    way: wordOf('way'),
    part,
    parts: `${part}s`,
  };
  const years = yearsIn(request.idea);
  const filled = (row: string, index: number): string => {
    const text = calledIn(row, premises[index]?.called, request.idea);
    return (
      years === undefined ? text : text.replaceAll(/\{years(?:\.s)?\}(?: years)?/g, years)
    ).replaceAll(/\{([A-Da-z]+)(\.[a-z]+)?\}/g, (field, key: string, form = '') => {
      const person = numbers.get(`${index}${key}`);
      if (person !== undefined) return `{${person}${form}}`;
      const word = words[key];
      if (word === undefined) return field;
      return form === '.s' ? upperFirst(word) : word;
    });
  };
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
    if (taken.flat().length < Math.min(whole, whole > 4 ? whole : 3) - (whole === 2 ? 1 : 0)) {
      isComplete = false;
    }
    return taken.flatMap((rows, index) =>
      rows.map((row) => mapped(row, (text) => filled(text, index))),
    );
  }

  const styledFaction = (name: string): string => (governed ? name : styled(name, request.idea));
  const governed = premises.some(({ slot }) => slot === 'ruler');
  const people = cast.flatMap((list, index) =>
    list.map((row) => mapped(row, (text) => filled(text, index))),
  );
  const possible = cast.every((list, index) =>
    list.every((row) => isPossible(row.slice(2).join(' '), index)),
  );
  const fixed = [lead.party, lead.truth, ...lead.steps];
  if (!possible || number < 3 || fixed.some((text) => !isPossible(text, 0))) return undefined;
  // Two sentences about one town contradict each other: the premises take turns.
  const regions = [0, 1, 2, 3].map((town) => {
    const turns = premises.map((_, index) => (index + town) % premises.length);
    const told = turns.flatMap((index) => {
      const row = premises[index]?.regions[town] ?? '';
      return row !== '' && isPossible(row, index) ? [filled(row, index)] : [];
    });
    return told[0] ?? '';
  });
  const starts = lead.starts.filter((start) => isPossible(start.join(' '), 0));
  const start = starts[random.int(Math.max(1, starts.length))];
  const factionsOf = (one: SettingPremise): SettingPremise['factions'] =>
    governed && one.slot !== 'ruler' ? one.factions.slice(1) : one.factions;
  const story = {
    truths: of(({ truths }) => truths, share.truths),
    factions: of(factionsOf, share.four, false).map(
      ([name, ...others]) => [styledFaction(name), ...others] as const,
    ),
    conflicts: of(({ conflicts }) => conflicts, share.three),
    places: of(({ places }) => places, share.four),
    openings: of(({ openings }) => openings, share.two),
    secrets: of(({ secrets }) => secrets, share.four),
    ends: of(({ ends }) => ends, share.three),
  };
  if (!isComplete || start === undefined || regions.includes('')) return undefined;
  const core = prefix + premises.map(({ id }) => id).join('+');
  return {
    id: core,
    tones: [request.tone],
    levels: [1, 20],
    words: [],
    premise,
    statement,
    told: askedBy(request.idea, premises).join(' '),
    isCity,
    exclusions,
    ...(given !== undefined &&
      !exclusions.matches(given) && { given: given.replace(/^The /, 'the ') }),
    title: lead.title,
    pitch: pitchOf(
      premises.map((one, index) => filled(one.pitch, index)),
      premise?.idea ?? statement,
    ),
    party: filled(lead.party, 0),
    regions,
    people: people.map(([role, , want, manner, lever]) => [role, want, manner, lever] as const),
    pronouns: Object.fromEntries(
      premises.flatMap(({ pronouns = {} }, index) =>
        letters.flatMap((letter) => {
          const person = numbers.get(`${index}${letter}`);
          const they = pronouns[letter];
          return person === undefined || they === undefined ? [] : [[person, they]];
        }),
      ),
    ),
    homes: Object.fromEntries(people.map(([, town], index) => [`P${index + 1}`, town])),
    start: [filled(start[0], 0), filled(start[1], 0)],
    truth: [filled(lead.truth, 0), ''],
    furtherTruths: premises
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

/** In a kingdom, the council that governs is a royal one. */
function styled(name: string, idea: string): string {
  const [, realm = ''] = /\b(kingdom|queendom|empire|republic)\b/i.exec(idea) ?? [];
  const style = { kingdom: 'Royal', queendom: 'Royal', empire: 'Imperial' }[realm.toLowerCase()];
  return style === undefined
    ? name
    : name.replace(
        /^([Tt]he) (?=(?:[\p{L}']+ )*(?:Council|Board|Office|Court|Elders|House|Lords|Masters|Bank)\b)/u,
        `$1 ${style} `,
      );
}

const longWords = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]{4,}/g) ?? [];

/** Whether a sentence says little besides what the idea says in the same words. */
function repeats(sentence: string, idea: string): boolean {
  const words = longWords(idea);
  const said = new Set(longWords(sentence.replaceAll(/\{[^{}]*\}/g, '')));
  const common = [...said].filter((word) => words.includes(word)).length;
  return common >= 3 && common >= said.size * mostRepeated;
}

const mostRepeated = 0.6;

/** Before a sentence that can stand after one of another premise: "They" and "it" belong to the sentence before. */
const beforeSentence =
  /(?<=[.?!]) (?=[^a-z])(?!(?:Its?|They|Their|Them|He|She|This|These|So|Both|Most of|Beyond it|Under it|Below it|Each of)\b|\{\w+\.s\} of them)/;

/** The first sentences of all premises, and then the others: the end is left out if it is too long. */
function pitchOf(pitches: readonly string[], idea: string): string {
  const sentences = pitches.map((pitch) => {
    const list = pitch.split(beforeSentence);
    return repeats(list[0] ?? '', idea) ? list.slice(1) : list;
  });
  return [0, 1, 2].flatMap((at) => sentences.flatMap((list) => list[at] ?? [])).join(' ');
}
