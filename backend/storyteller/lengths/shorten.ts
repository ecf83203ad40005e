import { leastGrowth, wordsIn } from '../effect.ts';
import type { Story, StorySection } from '../story.ts';
import { type Part, partsOf, withoutPart } from './parts.ts';

/** Sections of which whole items of a list can be left out: no heading counts them, and no other list is about them. */
const optionalItems: ReadonlySet<string> = new Set([
  'talk',
  'running',
  'spells',
  'use',
  'clue',
  'checks',
  'next',
  'levers',
]);

/** What happened and who did it. Parts of these sections stay if they name a person or a place. */
const truths: ReadonlySet<string> = new Set([
  'truth',
  'turn',
  'wrong',
  'secret',
  'hook',
  'found',
  'lair',
]);

/** Numbers, money, times and terms of the rules. */
const exact =
  /\d|\b(?:(?:gold|silver|copper) pieces?|prone|saving throw|advantage|disadvantage|hit points?|damage|statistics|attacks?|checks?|spells?|levels?|turns?|success|failure|party (?:must|has to|needs))\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty) (?:minutes?|hours?|days?|nights?|weeks?|months?|miles?|feet|rounds?|actions?)\b/i;

/** What holds in a certain case only, which is often a rule. */
const condition =
  /^[\s;,:]*(?:and |but )?(?:if|as soon as|as long as|whoever|anyone who|anybody who|once|when|unless|until|only)\b/i;

/** Sections in which remarks in brackets are rules. */
const rules = /^(?:places|lair|act-\d|instead|running|spells)$/;

/** What is asked and offered. */
const task = /\b(?:asks?|wants?|would like|offers?|begs?|urges?|promises|pays|hires?)\b/i;
const tasks: ReadonlySet<string> = new Set([
  'pitch',
  'offer',
  'want',
  'hooks',
  'party',
  'start',
  'concept',
]);

const name = /\p{Lu}[\p{L}’'-]+/gu;
const sentenceStart = /(?:^|[.?!:]["”*)]* |\n|["“(*])$/;

/** The names in a part of a text: words with a capital that are not the first of a sentence, and names of the story. */
function namesIn(text: string, from: number, to: number, named: ReadonlySet<string>): string[] {
  return [...text.slice(from, to).matchAll(name)].flatMap(({ index, 0: found }) => {
    const word = found.replace(/['’]s$/, '');
    const isFirst = sentenceStart.test(text.slice(Math.max(0, from + index - 4), from + index));
    return isFirst && !named.has(word) ? [] : [word];
  });
}

const common: ReadonlySet<string> = new Set(
  'with from that this they them their there then than have been were will would could should what when where which whom whose whoever someone somebody anyone anybody everyone everybody nobody into onto over under after before about again also only even ever never still just most more much many some such very each every other another like likes know knows knew come comes came goes gone went take takes took taken give gives gave make makes made says said tell tells told keep keeps kept look looks want wants until while because since without within through between behind beside against along around upon away back down here your yours hers himself herself itself themselves does done doing good long little small time times once both well thing things people person must may might cannot first last next'.split(
    ' ',
  ),
);

const wordsOf = (text: string): number => text.match(/[^\s]+/g)?.length ?? 0;

const stem = (word: string): string => word.replace(/(?:'s|’s|ing|ed|es|s|e)$/, '');

/** The words that can carry a fact, in a form in which they are compared. */
const contentOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !common.has(word)).map(stem),
  );

/** What is known before a section and needed after it. */
interface Around {
  readonly before: string;
  readonly after: string;
  readonly named: ReadonlySet<string>;
  readonly known: ReadonlySet<string>;
  readonly needed: ReadonlySet<string>;
}

function aroundOf({ sections, named }: Story, section: StorySection): Around {
  const at = sections.findIndex(({ id }) => id === section.id);
  // Players have not read the sections of the game master.
  const isRead = ({ audience }: StorySection): boolean =>
    audience === 'everyone' || section.audience === 'gm';
  const textOf = (list: readonly StorySection[]): string =>
    list.map(({ heading, text }) => `${heading}\n${text}`).join('\n');
  const before = `${section.heading}\n${textOf(sections.slice(0, at).filter(isRead))}`;
  const after = textOf(sections.slice(at + 1));
  return {
    before,
    after,
    known: contentOf(before),
    needed: contentOf(after),
    named: new Set(named.flatMap((thing) => thing.name.split(' '))),
  };
}

/** Sections whose items begin with words that another section repeats as a label. */
const labelled: ReadonlySet<string> = new Set(['hooks', 'openings']);

/** More characters than a label has. */
const longestLabel = 60;

/** Whether a part is in a label, or in the words that a label repeats. */
function isQuoted(text: string, start: number, id: string): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const isInLabel = (before.match(/\*/g) ?? []).length % 2 === 1;
  return isInLabel || (labelled.has(id) && before.length < longestLabel);
}

const levels = [0, 1, 2] as const;

interface Limits {
  readonly id: string;
  readonly around: Around;
  /** How much of what happened can go: no clause with a name, none that is a sentence, or only what is named elsewhere. */
  readonly level: (typeof levels)[number];
}

/** How many facts go with a part that something else needs; undefined if it must stay. */
function lossOf(text: string, part: Part, { id, around, level }: Limits): number | undefined {
  const { start, end, instead } = part;
  if (isQuoted(text, start, id)) return undefined;
  const removed = text.slice(start, end).replace(instead.replace(/^ and /, ''), '');
  if (part.kind === 'words') return 0;
  const isRule =
    exact.test(removed) || condition.test(removed) || (rules.test(id) && removed.startsWith(' ('));
  if (isRule && part.kind !== 'item') return undefined;
  if (tasks.has(id) && task.test(removed)) return undefined;
  const left = withoutPart(text, part);
  for (const found of namesIn(text, start, end, around.named)) {
    // Who did what stays; a clause at the end of it need not.
    const isAct =
      level === 0 || (level === 1 && part.weight >= 4) || (level === 2 && !left.includes(found));
    if (isAct && part.kind === 'clause' && truths.has(id)) return undefined;
    const isIntroduced = left.includes(found) || around.before.includes(found);
    if (!isIntroduced && around.after.includes(found)) return undefined;
  }
  const unknown = [...contentOf(removed)].filter((word) => !around.known.has(word));
  if (unknown.length === 0) return 0;
  const before = text.slice(0, start).toLowerCase();
  const rest = text.slice(end).toLowerCase();
  const lost = unknown.filter((word) => !before.includes(word));
  // "The key" after a part that had "a key".
  const isReferred = lost.some(
    (word) =>
      rest.includes(word) &&
      new RegExp(String.raw`\b(?:the|that|this|these|those|same) (?:\w+ )?${word}`).test(rest),
  );
  if (isReferred) return undefined;
  return lost.filter((word) => rest.includes(word) || around.needed.has(word)).length;
}

/** The share of a section that goes at once, unless less would not be noticed. */
const mostAtOnce = 0.4;

/** The facts that a shorter section may lose at most. */
const mostLoss = 2;

/**
 * The text without the parts that carry least, with at least a tenth fewer words; undefined if too much would go.
 * @param section the section without its additions
 * @param whole its text with the additions, whose words count as well
 */
export function shortened(story: Story, section: StorySection, whole: string): string | undefined {
  const { id } = section;
  const around = aroundOf(story, section);
  for (const level of levels) {
    const text = cut(section, whole, { id, around, level });
    if (text !== undefined) return text;
  }
  return undefined;
}

function cut(section: StorySection, whole: string, limits: Limits): string | undefined {
  const added = wordsIn(whole) - wordsIn(section.text);
  const goal = Math.floor(wordsIn(whole) / leastGrowth) - added;
  let { text } = section;
  while (wordsIn(text) > goal) {
    const current = text;
    const need = wordsIn(current) - goal;
    const [best] = partsOf(current, optionalItems.has(section.id))
      .flatMap((part) => {
        const loss = lossOf(current, part, limits);
        if (loss === undefined || loss > mostLoss) return [];
        const words = wordsOf(current.slice(part.start, part.end)) - wordsOf(part.instead);
        // One part that is large enough is better than several, and a much larger one is worse.
        const surplus = Math.max(0, words - need) / Math.max(6, need);
        const lack = Math.max(0, need - words) / need;
        const isTooMuch = words > Math.max(need, wordsIn(current) * mostAtOnce);
        return words < 1 || isTooMuch
          ? []
          : [{ part, cost: loss * 4 + part.weight + surplus + lack * 2 }];
      })
      .toSorted((one, other) => one.cost - other.cost);
    if (best === undefined) return undefined;
    text = withoutPart(current, best.part);
  }
  return text;
}
