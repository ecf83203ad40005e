import { asMarkdown, cleanName } from '#backend/storyteller/realise/sentences.ts';
import type { KnownThing, Pronouns, Story, StoryName } from '#backend/storyteller/story.ts';

/** The characters that stand for names while a text is checked, as in the storyteller. */
const firstMark = 0xe000;
const lastMark = 0xefff;

/** Words that begin names and are not names by themselves. */
const titles = new Set(
  'a an the of old young big little lady lord sir dame saint captain mother father brother sister'.split(
    ' ',
  ),
);

const isPlainName = (word: string): boolean => /^\p{Lu}[\p{L}'’-]+$/u.test(word);

/** The first and the last name of a person, which texts use alone. */
function shortForms({ name, pronouns }: StoryName): string[] {
  const words = name.split(' ');
  if (pronouns === null || words.length < 2 || words.length > 3 || !words.every(isPlainName)) {
    return [];
  }
  return words.filter((word) => !titles.has(word.toLowerCase()));
}

const withFirst = (text: string, change: (letter: string) => string): string =>
  `${change(text.charAt(0))}${text.slice(1)}`;

/** A name as sentences have it. The article of a place is a capital where a sentence begins. */
function formsOf(named: StoryName): string[] {
  if (named.pronouns !== null) return [named.name, ...shortForms(named)];
  return [
    withFirst(named.name, (letter) => letter.toUpperCase()),
    withFirst(named.name, (letter) => letter.toLowerCase()),
    named.name,
  ];
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

interface Form {
  readonly plain: string;
  readonly marked: string;
  readonly of: readonly StoryName[];
}

/** Replaces the names of a story by one character each, so that what is in a name is not checked as text. */
export class NameMarks {
  readonly #forms: readonly Form[];
  readonly #plain: RegExp | null;
  readonly #marked: RegExp | null;
  readonly #indexes: ReadonlyMap<string, number>;

  constructor(things: readonly StoryName[]) {
    const byForm = new Map<string, StoryName[]>();
    for (const thing of things) {
      for (const form of new Set(formsOf(thing))) {
        if (form !== '') byForm.set(form, [...(byForm.get(form) ?? []), thing]);
      }
    }
    // The longest first: a full name before the first name with which it begins.
    this.#forms = [...byForm]
      .toSorted(([one], [other]) => other.length - one.length)
      .slice(0, lastMark - firstMark)
      .map(([plain, of]) => ({ plain, marked: asMarkdown(plain), of }));
    this.#plain = patternOf(this.#forms.map(({ plain }) => plain));
    this.#marked = patternOf(this.#forms.map(({ marked }) => marked));
    this.#indexes = new Map(
      this.#forms.flatMap(({ plain, marked }, index) => [
        [plain, index],
        [marked, index],
      ]),
    );
  }

  #mask(text: string, pattern: RegExp | null): string {
    if (pattern === null) return text;
    return text.replaceAll(pattern, (form) =>
      String.fromCharCode(firstMark + (this.#indexes.get(form) ?? 0)),
    );
  }

  /** Masks the names of a text in which names are plain text. */
  maskPlain(text: string): string {
    return this.#mask(text, this.#plain);
  }

  /** Masks the names of a text of the storyteller, in which names are Markdown. */
  maskMarked(text: string): string {
    return this.#mask(text, this.#marked);
  }

  #form(mark: string): Form | undefined {
    return this.#forms[mark.charCodeAt(0) - firstMark];
  }

  #resolve(text: string, form: 'plain' | 'marked'): string {
    return text.replaceAll(/[\ue000-\uefff]/g, (mark) => this.#form(mark)?.[form] ?? '');
  }

  plain(text: string): string {
    return this.#resolve(text, 'plain');
  }

  marked(text: string): string {
    return this.#resolve(text, 'marked');
  }

  /** What the names in a masked text can mean. */
  thingsIn(masked: string): StoryName[][] {
    return [...masked.matchAll(/[\ue000-\uefff]/g)].map(([mark]) => [
      ...(this.#form(mark)?.of ?? []),
    ]);
  }
}

/** Names that are parts of longer words are left. */
function patternOf(forms: readonly string[]): RegExp | null {
  if (forms.length === 0) return null;
  return new RegExp(
    `(?<![\\p{L}\\p{N}\\ue000-\\uefff])(?:${forms.map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
}

const isPronouns = (text: string): text is Pronouns => /^(?:she|he|they|it)$/.test(text);

/** What a story names, and what it can name of the campaign. */
export function namedIn({ named }: Story, known: readonly KnownThing[]): StoryName[] {
  const things: StoryName[] = [];
  const add = (name: string, pronouns: Pronouns | null, role: string): void => {
    if (things.every((thing) => thing.name !== name)) things.push({ name, pronouns, role });
  };
  for (const { name, pronouns, role } of named) add(name, pronouns, role);
  for (const { kind, name, pronouns = 'they', role = '' } of known) {
    const [first = ''] = pronouns.toLowerCase().split(/[^a-z]/);
    // The storyteller writes them like this.
    add(
      cleanName(name),
      kind === 'person' ? (isPronouns(first) ? first : 'they') : null,
      cleanName(role),
    );
  }
  return things;
}
