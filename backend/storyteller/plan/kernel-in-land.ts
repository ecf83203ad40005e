import type { StoryRequest } from '../story.ts';
import { instead, insteadIn, type Instead } from '../tables/lands/instead.ts';
import type { Family } from '../tables/lands/land-type.ts';
import type { MatterKernel } from '../tables/matters/matter-types.ts';
import { withoutOf } from './land.ts';

/** What a kernel says of itself, which no story tells: lists of words and ids. */
const untold: ReadonlySet<string> = new Set<keyof MatterKernel | 'terrain'>([
  'id',
  'sort',
  'of',
  'family',
  'tells',
  'clauses',
  'tones',
  'plight',
  'states',
  'needs',
  'inquiry',
  'allows',
  'subjectIs',
  'victim',
  'escort',
  'leader',
  'owner',
  'fights',
  'foeIs',
  'without',
  'terrain',
]);

/** The second part of a row, such as `theme!=ship tier>=2`. */
const condition = /^(?:(?:[#@]\w+|\w+(?:!=|>=|<=|=)\S+)(?: |$))+$/;

/** A copy of a kernel with each of its told texts changed. */
function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  const map = (part: unknown): unknown => {
    if (typeof part === 'string') return condition.test(part) ? part : change(part);
    if (Array.isArray(part)) return part.map(map);
    if (typeof part !== 'object' || part === null || part instanceof RegExp) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [key, untold.has(key) ? inner : map(inner)]),
    );
  };
  // Objects, arrays and texts stay what they are.
  return map(value) as Value;
}

/** The texts of a kernel without those of its frame: a row of the frame can be left out, because there are others. */
export function textsOf(kernel: MatterKernel): string[] {
  const { frame: _, ...told } = kernel;
  const texts: string[] = [];
  mapTexts(told, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

/** Fields and the names of spells stay as they are. */
const fixed = '\\{[^{}]*\\}|(?<!\\*)\\*(?=\\p{Lu})[^*:]*\\*(?!\\*)';

const startsWithVowel = (word: string): boolean => /^[aeiou]/i.test(word);

function replacer(list: Instead): (text: string) => string {
  const patterns = list.map(([words, word]) => [new RegExp(`^(?:${words})$`, 'i'), word] as const);
  // The longest words come first, because shorter ones begin like them.
  const words = list.map(([part]) => part).toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `${fixed}|(?:\\b(?<article>an?) )?\\b(?<word>${words.join('|')})\\b`,
    'giu',
  );
  return (text) =>
    text.replace(pattern, (found, ...groups) => {
      // With named groups, they are the last argument.
      const { article, word } = groups.at(-1) as { article?: string; word?: string };
      if (word === undefined) return found;
      const said = patterns.find(([one]) => one.test(word))?.[1] ?? word;
      const cased = /^\p{Lu}/u.test(word) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
      if (article === undefined) return cased;
      return `${article.charAt(0)}${startsWithVowel(said) ? 'n' : ''} ${cased}`;
    });
}

/** Such plots are about ships at sea, so that other words make no sense of them. */
const atSea: ReadonlySet<string> = new Set(['hunt-sea', 'dead-ship']);

/** The result of the last call is kept, because each reading of an idea needs the same kernels. */
let last: { key: string; inLand: (kernel: MatterKernel) => MatterKernel } | undefined;

/**
 * What becomes of a kernel in the land of a request: words that contradict the land are replaced. What cannot be
 * replaced stays, so that the plot is refused.
 */
export function kernelsOfLand(request: StoryRequest): (kernel: MatterKernel) => MatterKernel {
  const without = withoutOf(request);
  if (without.length === 0) return (kernel) => kernel;
  const key = [request.landscape?.id, ...without].join('|');
  if (last?.key === key) return last.inLand;
  const inLand = mended(without, insteadIn[request.landscape?.id ?? ''] ?? []);
  last = { key, inLand };
  return inLand;
}

function mended(without: readonly Family[], own: Instead): (kernel: MatterKernel) => MatterKernel {
  const replaced = replacer([...own, ...without.flatMap((family) => instead[family] ?? [])]);
  const known = new Map<MatterKernel, MatterKernel>();
  return (kernel) => {
    if (without.includes('sea') && atSea.has(kernel.id)) return kernel;
    const found = known.get(kernel) ?? mapTexts(kernel, replaced);
    known.set(kernel, found);
    return found;
  };
}
