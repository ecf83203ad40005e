import { isKin, isPronounForm, kinNoun, pronounForm } from '../names/pronouns.ts';
import { difficultyFor } from '../plan/difficulty.ts';
import type { Exclusions } from '../plan/lines.ts';
import { rowHolds, rowText } from '../plan/truths.ts';
import type { Random } from '../random.ts';
import type { Person, Row, Truths } from '../tables/row-types.ts';
import type { NameList } from './sentences.ts';
import { namePattern } from './sentences.ts';
import { anchored } from './anchored.ts';
import { fieldsOf, openingOf, partsOf } from './templates.ts';
import { tidy } from './tidy.ts';

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

/** What is known about each person while a text is written. */
interface Mention {
  first: string;
  full: string;
}

/** Verbs that "they" cannot have: `was`, `has`, `owes`. */
const isSingular = /^(?:is|was|has|does|\w+[^s]s)$/;

/** How a text refers to its persons, and which rows it has used. One instance writes one text. */
export class Telling {
  readonly subject: Subject;
  readonly #characters = new Map<Person, Mention>();
  readonly #used = new Set<string>();
  readonly #written = new Set<string>();
  /** What is true, and became true while the text was written: the opening, the place that is described. */
  readonly #truths: Record<string, string | number>;
  #keptText = '';
  readonly #keptSections = new Set<string>();
  /** Finished sentences of kept sections. */
  readonly #kept = new Set<string>();
  readonly #openings = new Set<string>();
  readonly #inText = new Set<Person>();
  readonly #inSection = new Set<Person>();
  #inParagraph: Person[] = [];
  /** The persons of the row so far, and those of its sentence so far. */
  #inRow: Person[] = [];
  #inSentence: Person[] = [];
  #introduced = false;
  #random: Random;
  /** Whether short sentences without a name are joined to those before them. */
  isJoining = false;
  /** Conditions that no row of a table met, which a test reports. */
  readonly missing: string[] = [];

  constructor(subject: Subject, random: Random) {
    this.subject = subject;
    this.#random = random;
    this.#truths = { ...subject.truths };
    for (const person of new Set(subject.people.values())) {
      const full = person.last === '' ? person.first : `${person.first} ${person.last}`;
      this.#characters.set(person, {
        first: subject.names.add(person.known === undefined ? person.first : full),
        full: subject.names.add(full),
      });
    }
  }

  /** The characters that stand for a person's names. */
  marksOf(part: string): string[] {
    const person = this.subject.people.get(part);
    const mention = person === undefined ? undefined : this.#characters.get(person);
    return mention === undefined ? [] : [mention.first, mention.full];
  }

  /** Begins a section with its own stream, so that the choices of one do not change another. */
  section(random: Random): void {
    this.#random = random;
    this.#inSection.clear();
    this.paragraph();
  }

  paragraph(): void {
    this.#inParagraph = [];
  }

  /** Makes a truth of what was chosen for a section, for the rows that follow. */
  learn(key: string, value: string): void {
    this.#truths[key] = value;
  }

  /** Sentences of a kept section are not written again, and its persons need no introduction. */
  preload(text: string): void {
    this.#keptText += text;
    this.#keptSections.add(text);
    for (const person of this.#characters.keys()) {
      if (text.includes(person.first)) this.#inText.add(person);
    }
  }

  /** Whether sections of an earlier telling stay, in which names have no marks. */
  get hasKept(): boolean {
    return this.#keptText !== '';
  }

  /** Whether the text is a section that stays: it is not written again, so it has no faults. */
  keeps(text: string): boolean {
    return this.#keptSections.has(text);
  }

  preloadSentence(sentence: string): void {
    this.#kept.add(sentence);
  }

  /** The rows that are true, allowed and not used yet in this text. */
  fitting(rows: readonly Row[]): Row[] {
    const { exclusions } = this.subject;
    return rows.filter(
      (row) =>
        rowHolds(row, this.#truths) &&
        !this.#used.has(rowText(row)) &&
        exclusions.allows(row) &&
        this.#hasDistinctPeople(rowText(row)),
    );
  }

  /** In an order of the section. */
  shuffled<Item>(list: readonly Item[]): Item[] {
    return this.#random.shuffle(list);
  }

  /** The row of a table that the text has used, also in a section that is kept. */
  usedOf(rows: readonly Row[]): Row | undefined {
    return (
      rows.find((row) => this.#used.has(rowText(row))) ?? rows.find((row) => this.#isKept(row))
    );
  }

  /** Whether a kept section has the longest part of the row that has no markup. */
  #isKept(row: Row): boolean {
    const parts = rowText(row).split(/\{[^{}]*\}|\[[^[\]]*\]/);
    const [longest = ''] = parts.toSorted((one, other) => other.length - one.length);
    return this.#keptText.includes(longest);
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
      // Rows whose opening the text has already are the last choice.
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
    const isPossible = this.subject.exclusions.allows(row) && this.#hasDistinctPeople(rowText(row));
    return isPossible ? this.#write(rowText(row), extra) : undefined;
  }

  /** As `must`, with the rows of the level and scale of the plan before the rows that fit every scale. */
  scaled(rows: readonly Row[], what: string): string {
    const about = (key: string): Row[] =>
      rows.filter((row) => typeof row !== 'string' && row[1].includes(key));
    return this.say(about('level')) || this.say(about('tier')) || this.must(rows, what);
  }

  /** As `say`; a table without a fitting row is an error of the tables. */
  must(rows: readonly Row[], what: string, extra?: Readonly<Record<string, string>>): string {
    const sentence = this.say(rows, extra);
    if (sentence === '') this.missing.push(what);
    return sentence;
  }

  /** Up to `count` different sentences. */
  list(rows: readonly Row[], count: number, extra?: Readonly<Record<string, string>>): string[] {
    return Array.from({ length: count }, () => this.say(rows, extra)).filter((text) => text !== '');
  }

  /** A text of code, such as a label, with the same markup. */
  text(template: string, extra?: Readonly<Record<string, string>>): string {
    this.#inRow = [];
    this.#inSentence = [];
    return this.#joined(tidy(this.#expand(template, extra, 0)));
  }

  /** As `text`, for a row of a table, whose difficulties are for the first levels. */
  row(template: string): string {
    return this.#withNumbers(this.text(template));
  }

  /** A part of a sentence of code: without the capital of a start. */
  inside(template: string): string {
    this.#inRow = [];
    this.#inSentence = [];
    return this.#expand(template, undefined, 1).trim();
  }

  #write(template: string, extra?: Readonly<Record<string, string>>): string | undefined {
    const before = {
      paragraph: [...this.#inParagraph],
      section: [...this.#inSection],
      text: [...this.#inText],
    };
    this.#inRow = [];
    this.#inSentence = [];
    const sentence = this.#joined(this.#withNumbers(tidy(this.#expand(template, extra, 0))));
    const isKept = this.#kept.size > 0 && this.#kept.has(this.subject.names.marked(sentence));
    if (isKept || this.#written.has(sentence)) {
      this.#restore(before);
      return undefined;
    }
    if (this.subject.exclusions.matches(sentence.replaceAll(namePattern, ''))) {
      this.#restore(before);
      return undefined;
    }
    this.#used.add(template);
    this.#written.add(sentence);
    this.#openings.add(openingOf(template));
    return sentence;
  }

  #joined(text: string): string {
    return this.isJoining ? anchored(text) : text;
  }

  /** Difficulties in tables are for the first scale. */
  #withNumbers(sentence: string): string {
    return sentence.replaceAll(
      /\bDC (\d\d)/g,
      (_match, dc: string) => `DC ${difficultyFor(Number(dc), this.subject.truths)}`,
    );
  }

  #restore(before: { paragraph: Person[]; section: Person[]; text: Person[] }): void {
    this.#inParagraph = before.paragraph;
    this.#inSection.clear();
    for (const person of before.section) this.#inSection.add(person);
    this.#inText.clear();
    for (const person of before.text) this.#inText.add(person);
  }

  #expand(
    template: string,
    extra: Readonly<Record<string, string>> | undefined,
    depth: number,
  ): string {
    if (depth > 4 || !/[{[]/.test(template)) return template;
    const chosen = template.includes('[')
      ? template.replaceAll(/\[([^[\]]*\|[^[\]]*)\]/g, (_match, choices: string) =>
          this.#random.pick(choices.split('|')),
        )
      : template;
    const { fields, end } = fieldsOf(chosen);
    let result = '';
    for (const { before, endsSentence, name, possessive, isStart, verb } of fields) {
      if (endsSentence) this.#inSentence = [];
      result += before;
      result += this.#word(name, possessive, isStart && depth === 0, extra, depth, verb);
    }
    return result + end;
  }

  #word(
    key: string,
    possessive: boolean,
    isStart: boolean,
    extra: Readonly<Record<string, string>> | undefined,
    depth: number,
    verb: string,
  ): string {
    const [id = '', form = ''] = key.split('.', 2);
    const person = this.subject.people.get(extra?.[`@${id}`] ?? id);
    if (person !== undefined) return this.#person(person, form, possessive, isStart, verb);
    // The thing that is left at each scene is introduced before it is "the" thing.
    if (key === 'theemb' && !this.#introduced) {
      return this.#word('emb', possessive, isStart, extra, depth, verb);
    }
    // Later it is called by its short name.
    if (key === 'emb' && this.#introduced && this.subject.words.has('emb.again')) {
      return this.#word('emb.again', possessive, isStart, extra, depth, verb);
    }
    if (key === 'emb') this.#introduced = true;
    const word = extra?.[key] ?? this.subject.words.get(key);
    if (word === undefined) {
      this.missing.push(`{${key}}`);
      return '';
    }
    return this.#expand(word, extra, depth + 1) + (possessive ? "'s" : '');
  }

  #person(
    person: Person,
    form: string,
    possessive: boolean,
    isStart: boolean,
    verb: string,
  ): string {
    const mention = this.#characters.get(person) ?? { first: '', full: '' };
    if (form === 'role') return person.role;
    if (form === 'call') {
      return this.#named(
        person,
        this.#inSection.has(person) ? mention.first : mention.full,
        possessive,
      );
    }
    if (form === 'full') return this.#named(person, mention.full, possessive);
    if (form === 'name') return this.#named(person, mention.first, possessive);
    if (form.startsWith('kin:')) {
      const noun = form.slice(4);
      return (isKin(noun) ? kinNoun(person.pronouns, noun) : noun) + (possessive ? "'s" : '');
    }
    if (isPronounForm(form)) return this.#pronoun(person, form, mention, verb);
    const known = this.#inText.has(person);
    const inSection = this.#inSection.has(person);
    const canBePronoun = isStart && inSection && this.#isOnlyOne(person);
    if (canBePronoun) {
      this.#note(person);
      return pronounForm(person.pronouns, possessive ? 'their' : 'they');
    }
    if (known && inSection) return this.#named(person, mention.first, possessive);
    const introduce = !known && person.role !== '' && person.pronouns !== 'it';
    const named = this.#named(person, mention.full, possessive);
    return introduce ? `the ${person.role} ${named}` : named;
  }

  #named(person: Person, name: string, possessive: boolean): string {
    this.#note(person);
    return name + (possessive ? "'s" : '');
  }

  #note(person: Person): void {
    this.#inText.add(person);
    this.#inSection.add(person);
    this.#inParagraph.push(person);
    this.#inRow.push(person);
    this.#inSentence.push(person);
  }

  /** Whether a pronoun at the start of a sentence can only mean this person. */
  #isOnlyOne(person: Person): boolean {
    if (person.pronouns === 'they' || person.pronouns === 'it') return false;
    return (
      this.#inParagraph.at(-1) === person &&
      this.#inParagraph.every((other) => other === person || other.pronouns !== person.pronouns)
    );
  }

  /** A pronoun, or the name where another person of the sentence has the same pronouns. */
  #pronoun(
    person: Person,
    form: Parameters<typeof pronounForm>[1],
    mention: Mention,
    verb: string,
  ): string {
    // A sentence that has named the person goes on about that person.
    const around = this.#inSentence.includes(person) ? this.#inSentence : this.#inRow;
    const isAmbiguous = around.some(
      (other) => other !== person && other.pronouns === person.pronouns,
    );
    const isMentioned = this.#inParagraph.includes(person) || this.#inRow.includes(person);
    const needsName =
      isAmbiguous ||
      !isMentioned ||
      (person.pronouns === 'they' && form === 'they' && (verb === '' || isSingular.test(verb)));
    if (!needsName || form === 'themself') return pronounForm(person.pronouns, form);
    const isPossessive = form === 'their' || form === 'theirs';
    const name = this.#inSection.has(person) ? mention.first : mention.full;
    return this.#named(person, name, isPossessive);
  }
}
