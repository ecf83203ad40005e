import { difficultyFor } from '../plan/difficulty.ts';
import type { Exclusions } from '../plan/lines.ts';
import { rowHolds, rowText } from '../plan/truths.ts';
import type { Random } from '../random.ts';
import type { Brevity } from '../story.ts';
import type { Person, Row, Truths } from '../tables/row-types.ts';
import type { NameList } from './sentences.ts';
import { namePattern } from './sentences.ts';
import { anchored } from './anchored.ts';
import { KeptText } from './kept-text.ts';
import { type Mentioned, Mentions } from './mentions.ts';
import { BriefSection, inForm, type RowForm } from './row-forms.ts';
import { spoken } from './spoken.ts';
import { withAsides } from './asides.ts';
import { fieldsOf, openingOf, partsOf, type Verbs } from './templates.ts';
import { tidy } from './tidy.ts';
import { isStatement, most, toldAgain } from './told-again.ts';
import { varied } from './variants.ts';

/** What a text is about. */
export interface Subject {
  truths: Truths;
  /** The persons by the part that they play; two parts can be one person. */
  people: ReadonlyMap<string, Person>;
  /** The words and names of the plan by their keys. A word can contain markup itself. */
  words: ReadonlyMap<string, string>;
  names: NameList;
  exclusions: Exclusions;
}

/** How a text refers to its persons, and which rows it has used. One instance writes one text. */
export class Telling {
  readonly subject: Subject;
  readonly #mentions: Mentions;
  readonly #used = new Set<string>();
  readonly #written = new Set<string>();
  /** What is true, and became true while the text was written: the opening, the place that is described. */
  readonly #truths: Record<string, string | number>;
  readonly #kept = new KeptText();
  readonly #openings = new Set<string>();
  #random: Random;
  #isLimited = false;
  /** The form of the row that is being made. */
  #form: RowForm = 'long';
  #brief: BriefSection | undefined;
  /** In a brief section: what its long telling has mentioned so far. */
  #long: Mentioned | undefined;
  /** How much harder the checks of the row became, in their order. */
  #shifts: number[] = [];
  /** Whether short sentences without a name are joined to those before them. */
  isJoining = false;
  /** Whether people in half of the rows say "don't" instead of "do not". */
  isSpoken = false;
  /** Whether words are replaced by others for the same, and checks are a little harder or easier. */
  isVaried = false;
  /** The tables of which no row had a condition that was met. A test reports them. */
  readonly missing: string[] = [];

  constructor(subject: Subject, random: Random) {
    this.subject = subject;
    this.#random = random;
    this.#truths = { ...subject.truths };
    this.#mentions = new Mentions(subject.people.values(), subject.names);
  }

  /** The characters that stand for a person's names. */
  marksOf(part: string): string[] {
    return this.#mentions.marksOf(this.subject.people.get(part));
  }

  /** Begins a section with its own stream, so that the choices of one do not change another. */
  section(random: Random, brevity?: Brevity): void {
    this.#random = random;
    this.#isLimited = false;
    this.#mentions.beginSection();
    this.#brief = brevity && new BriefSection(brevity);
    this.#long = undefined;
  }

  /** The glance, the truth and the endings say once more what the idea says. */
  mayStateAgain(): void {
    this.#mentions.statements = Math.min(this.#mentions.statements, most - 1);
  }

  /** Begins an addition at the end of a finished section. */
  resume(random: Random, text: string): void {
    this.section(random);
    this.#mentions.resume(text);
  }

  /** Whether lines of the campaign have excluded a row of the section. */
  get isLimited(): boolean {
    return this.#isLimited;
  }

  /** Whether the lines of the campaign allow the row. */
  allows(row: Row): boolean {
    const isAllowed = this.subject.exclusions.allows(row);
    if (!isAllowed) this.#isLimited = true;
    return isAllowed;
  }

  /** Begins a paragraph. If the heading `names` a person, the text does not give the full name again. */
  paragraph(names?: string): void {
    if (names !== undefined) this.#mentions.introduce(this.subject.people.get(names));
    this.#mentions.beginParagraph();
    if (this.#long) this.#long = { ...this.#long, paragraph: [] };
  }

  /** The next mention of each place has its full name, as in a clue. */
  placesInFull(): void {
    this.#mentions.places.clear();
    if (this.#long) this.#long = { ...this.#long, places: [] };
  }

  /** Adds what was chosen for a section to the facts on which later rows have conditions. */
  learn(key: string, value: string): void {
    this.#truths[key] = value;
  }

  /** Sentences of a kept section are not written again, and its persons need no introduction. */
  preload(text: string): void {
    this.#kept.add(text);
    this.#mentions.preload(text);
  }

  /** Whether sections of an earlier telling stay, in which names have no marks. */
  get hasKept(): boolean {
    return !this.#kept.isEmpty;
  }

  /** Whether the text is a section that stays: it is not written again, so it has no faults. */
  keeps(text: string): boolean {
    return this.#kept.hasSection(text);
  }

  preloadSentence(sentence: string): void {
    this.#kept.addSentence(sentence);
  }

  /** The rows that are true, allowed and not used yet in this text. */
  fitting(rows: readonly Row[]): Row[] {
    return rows.filter(
      (row) =>
        rowHolds(row, this.#truths) &&
        !this.#used.has(rowText(row)) &&
        this.allows(row) &&
        this.#hasDistinctPeople(rowText(row)),
    );
  }

  /** The list in a random order, drawn from the stream of the section. */
  shuffled<Item>(list: readonly Item[]): Item[] {
    return this.#random.shuffle(list);
  }

  /** A stream for decisions that depend on the words, which are fewer in a brief telling: they change nothing after them. */
  sideStream(): Random {
    return this.#random.copy();
  }

  /** The row of a table that the text has used, also in a section that is kept. */
  usedOf(rows: readonly Row[]): Row | undefined {
    return rows.find((row) => this.#used.has(rowText(row))) ?? this.#keptOf(rows);
  }

  /** The row of which the kept sections have most. */
  #keptOf(rows: readonly Row[]): Row | undefined {
    if (!this.hasKept) return undefined;
    return rows
      .filter((row) => rowHolds(row, this.#truths))
      .map((row) => ({ row, share: this.#kept.shareOf(rowText(row), this.isVaried) }))
      .filter(({ share }) => share > 0.5)
      .toSorted((one, other) => other.share - one.share)[0]?.row;
  }

  /** A row about two parts is false if one person plays both. */
  #hasDistinctPeople(text: string): boolean {
    const parts = partsOf(text);
    if (parts.length < 2) return true;
    const persons = parts.flatMap((part) => this.subject.people.get(part) ?? []);
    return new Set(persons).size === persons.length;
  }

  /** A sentence of the table, or an empty text if none fits. */
  say(rows: readonly Row[], extra?: Readonly<Record<string, string>>): string {
    const left = rows.filter((row) => rowHolds(row, this.#truths) && !this.#used.has(rowText(row)));
    const later: Row[] = [];
    while (left.length > 0) {
      const [row = ''] = left.splice(this.#random.int(left.length), 1);
      // Rows that begin like a row of the text are used only if no other row can be.
      if (this.#openings.has(openingOf(rowText(row)))) later.push(row);
      else {
        const sentence = this.#tryRow(row, extra);
        if (sentence !== undefined) return sentence;
      }
    }
    for (const row of later) {
      const sentence = this.#tryRow(row, extra);
      if (sentence !== undefined) return sentence;
    }
    return '';
  }

  #tryRow(row: Row, extra?: Readonly<Record<string, string>>): string | undefined {
    const isPossible = this.allows(row) && this.#hasDistinctPeople(rowText(row));
    return isPossible ? this.#write(rowText(row), extra) : undefined;
  }

  /** Like `must`, but rows for a level come first, then rows for a tier, then all others. */
  scaled(rows: readonly Row[], what: string): string {
    const about = (key: string): Row[] =>
      rows.filter((row) => typeof row !== 'string' && row[1].includes(key));
    return this.say(about('level')) || this.say(about('tier')) || this.must(rows, what);
  }

  /** Like `say`, but a table without a fitting row is an error of the tables. */
  must(rows: readonly Row[], what: string, extra?: Readonly<Record<string, string>>): string {
    const sentence = this.say(rows, extra);
    if (sentence === '') this.missing.push(what);
    return sentence;
  }

  /** Up to `count` different sentences. */
  list(rows: readonly Row[], count: number, extra?: Readonly<Record<string, string>>): string[] {
    return Array.from({ length: count }, () => this.say(rows, extra)).filter((text) => text !== '');
  }

  /** Fills the markup of a text that is in the code and not in a table, such as a label. */
  text(template: string, extra?: Readonly<Record<string, string>>): string {
    return this.#told(template, () => {
      this.#mentions.beginRow();
      return this.#joined(tidy(this.#expand(template, extra, 0)));
    }).said;
  }

  /** Like `text`, for a row of a table: its DCs, which are for the first levels, are adapted. */
  row(template: string): string {
    return this.#withNumbers(this.text(template));
  }

  /** Like `text`, for a part of a sentence: it does not begin with a capital letter. */
  inside(template: string): string {
    return this.#told(template, () => {
      this.#mentions.beginRow();
      return this.#expand(template, undefined, 1).trim();
    }).said;
  }

  /**
   * What `tell` makes of a row, in the form `#form`. In a brief section, it first makes the long form, after the long
   * forms of the rows before: so the section draws what a long one draws, and only the words of its rows are fewer.
   */
  #told(template: string, tell: () => string): { said: string; long: string } {
    if (this.#brief === undefined) {
      const long = tell();
      return { said: long, long };
    }
    const before = this.#mentions.mentioned();
    const random = this.#random.copy();
    this.#mentions.restore(this.#long ?? before);
    this.#shifts = [];
    const long = tell();
    this.#long = this.#mentions.mentioned();
    const drawn = this.#random;
    let said = '';
    for (const form of this.#brief.formsOf(template)) {
      this.#mentions.restore(before);
      this.#random = random.copy();
      this.#form = form;
      said = tell();
      if (said.length < long.length) break;
    }
    this.#form = 'long';
    this.#random = drawn;
    this.#brief.add(long, said);
    return { said, long };
  }

  #write(template: string, extra?: Readonly<Record<string, string>>): string | undefined {
    const before = this.#mentions.mentioned();
    const longBefore = this.#long;
    const { said, long } = this.#told(template, () => this.#sentenceOf(template, extra));
    const isKept = this.#kept.hasSentence(() => this.subject.names.marked(long));
    const isExcluded = this.subject.exclusions.matches(long.replaceAll(namePattern, ''));
    const isRepeated = isKept || this.#written.has(long);
    if (isExcluded && !isRepeated) this.#isLimited = true;
    if (isRepeated || isExcluded) {
      this.#mentions.restore(before);
      this.#long = longBefore;
      return undefined;
    }
    this.#used.add(template);
    this.#written.add(long);
    this.#openings.add(openingOf(template));
    return said;
  }

  #sentenceOf(template: string, extra: Readonly<Record<string, string>> | undefined): string {
    this.#mentions.beginRow();
    const expanded = this.#expand(template, extra, 0);
    const worded = this.isVaried ? varied(expanded, this.#random, template) : expanded;
    return this.#joined(this.#withNumbers(tidy(worded)));
  }

  #joined(text: string): string {
    const isShort = this.isSpoken && text.includes('"') && this.#random.chance(0.5);
    const said = isShort ? spoken(text) : text;
    return this.isJoining ? anchored(said) : said;
  }

  /** Adapts the difficulties, which in tables are for the first levels. */
  #withNumbers(sentence: string): string {
    if (!sentence.includes('DC ')) return sentence;
    let index = 0;
    return sentence.replaceAll(/\bDC (\d\d)/g, (_match, dc: string) => {
      const known = this.#form === 'long' ? undefined : this.#shifts[index];
      const shift = known ?? (this.isVaried ? this.#random.int(3) - 1 : 0);
      this.#shifts[index] = shift;
      index += 1;
      return `DC ${difficultyFor(Number(dc), this.subject.truths, shift)}`;
    });
  }

  #expand(
    template: string,
    extra: Readonly<Record<string, string>> | undefined,
    depth: number,
  ): string {
    if (depth > 4 || !/[{[«]/.test(template)) return template;
    const { fields, end } = fieldsOf(
      inForm(template, this.#form, (texts) => this.#random.pick(texts)),
    );
    let result = '';
    for (const field of fields) {
      const { before, endsSentence, name, possessive, verbs } = field;
      result += before;
      const isOuter = depth === 0;
      const begins = field.isStart && isOuter;
      const person = this.#personOf(name, extra);
      const pronoun =
        isOuter && !possessive ? this.#mentions.continuingPronoun(person, field) : undefined;
      if (endsSentence) this.#mentions.beginSentence();
      if (person !== undefined && pronoun !== undefined) {
        this.#mentions.note(person);
        result += pronoun;
        continue;
      }
      const again = toldAgain(name, result, this.#mentions.statements);
      if (isStatement(name)) this.#mentions.statements += 1;
      const word = again ?? this.#word(name, possessive, begins, extra, depth, verbs);
      result += word;
      if (begins || (field.isNext && isOuter)) {
        const named = this.#personOf(name.replace(/\.(?:full|name)$/, ''), extra);
        this.#mentions.beginWith(named, word);
      }
    }
    // A comma after the introduction of a person ends with the sentence.
    return end === '' && depth === 0 ? result.replace(/,$/, '') : result + end;
  }

  #personOf(key: string, extra: Readonly<Record<string, string>> | undefined): Person | undefined {
    return this.subject.people.get(extra?.[`@${key}`] ?? key);
  }

  #word(
    key: string,
    possessive: boolean,
    isStart: boolean,
    extra: Readonly<Record<string, string>> | undefined,
    depth: number,
    verbs: Verbs,
  ): string {
    const [id = '', form = ''] = key.split('.', 2);
    const person = this.#personOf(id, extra);
    if (person !== undefined) return this.#mentions.word(person, form, possessive, isStart, verbs);
    // The thing that is left at each scene is introduced before it is "the" thing.
    if (key === 'theemb' && !this.#mentions.isThingKnown) {
      return this.#word('emb', possessive, isStart, extra, depth, verbs);
    }
    // Later it is called by its short name.
    if (key === 'emb' && this.#mentions.isThingKnown && this.subject.words.has('emb.again')) {
      return this.#word('emb.again', possessive, isStart, extra, depth, verbs);
    }
    if (key === 'emb') this.#mentions.isThingKnown = true;
    const again = `${key}.again`;
    if (this.#mentions.places.has(key) && this.subject.words.has(again)) {
      return this.#word(again, possessive, isStart, extra, depth, verbs);
    }
    if (this.subject.words.has(again)) this.#mentions.places.add(key);
    const word = extra?.[key] ?? this.subject.words.get(key);
    if (word === undefined) {
      this.missing.push(`{${key}}`);
      return '';
    }
    return this.#expand(withAsides(word), extra, depth + 1) + (possessive ? "'s" : '');
  }
}
