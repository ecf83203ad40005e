/** A word that begins with a capital letter. */
interface Capital {
  readonly word: string;
  /** Whether it would have the capital in any case, because a sentence or a quotation begins with it. */
  readonly isFirst: boolean;
}

const token = /[\p{L}\p{M}\p{N}\ue000-\uefff'’-]+|[^\p{L}\p{M}\p{N}\ue000-\uefff'’-]/gu;

const isWord = (part: string): boolean => /[\p{L}\p{N}\ue000-\uefff]/u.test(part);

/** The capitalised words of a text whose names are masked (`NameMarks`). */
export function capitalsIn(masked: string): Capital[] {
  const capitals: Capital[] = [];
  let isFirst = true;
  for (const [part] of masked.matchAll(token)) {
    if (isWord(part)) {
      // Dashes and apostrophes around a word are marks of the sentence.
      const word = part.replaceAll(/^['’-]+|['’-]+$/g, '');
      if (/^\p{Lu}/u.test(word)) capitals.push({ word, isFirst });
      // The number of a list item is followed by the first word of the item.
      isFirst = false;
    } else if (/[\n.?!:…"“”‘(*>]/.test(part)) {
      isFirst = true;
    }
  }
  return capitals;
}

const withoutPossessive = (word: string): string => word.replace(/['’]s?$/, '');

/** The words of a text in lower case, also the parts of those with hyphens. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  return words.flatMap((word) => {
    const plain = withoutPossessive(word.replaceAll(/^['’-]+|['’-]+$/g, ''));
    return plain.includes('-') ? [plain, ...plain.split('-')] : [plain];
  });
}

/** Words with capitals that no fact needs to contain. */
const common = new Set(['i', "i'm", "i'd", "i'll", "i've", 'dc', 'gm', 'npc', 'xp']);

/** Words that often begin a sentence with an apostrophe and an "s". */
const contracted =
  /^(?:it|he|she|that|there|here|what|who|where|when|how|let|one|everyone|someone)['’]s$/i;

/**
 * Capitalised words that are not known. The first word of a sentence is taken for a name if it is a
 * possessive, or begins several sentences and is nowhere in lower case.
 */
export function unknownNames(masked: string, known: ReadonlySet<string>): string[] {
  const isKnown = (word: string): boolean => {
    const lower = withoutPossessive(word.toLowerCase());
    return (
      common.has(word.toLowerCase()) ||
      known.has(lower) ||
      (lower.includes('-') && lower.split('-').every((part) => known.has(part)))
    );
  };
  const unknown = capitalsIn(masked).filter(({ word }) => word.length > 1 && !isKnown(word));
  const inLower = new Set(masked.match(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}'’]*/gu) ?? []);
  const firsts = unknown.filter(({ isFirst }) => isFirst).map(({ word }) => word);
  const isName = ({ word, isFirst }: Capital): boolean => {
    if (!isFirst) return true;
    if (inLower.has(word.toLowerCase()) || frequent.has(word.toLowerCase())) return false;
    if (/['’]s$/.test(word)) return !contracted.test(word);
    return firsts.filter((other) => other === word).length > 1;
  };
  return [...new Set(unknown.filter(isName).map(({ word }) => withoutPossessive(word)))];
}

/** Words that begin several sentences of one text without being names. */
const frequent = new Set(
  (
    'a an the this that these those it its he she they we you your his her their there here no not ' +
    'nobody nothing none one some someone something any anyone all each every everyone both few many most ' +
    'more less only even still yet so but and or nor for if unless until when where while who whoever what ' +
    'whatever which why how as at by in on of off to from with without within into over under after before ' +
    'behind beside between beyond across along around against near through since then now once never always ' +
    'often sometimes perhaps maybe yes also too instead let ask do does did is are was were be been have has ' +
    'had will would can could may might must should two three four five inside outside above below today ' +
    'tonight tomorrow yesterday meanwhile somewhere somebody anybody everybody other others another such'
  ).split(' '),
);
