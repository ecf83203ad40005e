import { isKin, isPronounForm, kinNoun, pronounForm } from '../names/pronouns.ts';
import type { Person } from '../tables/row-types.ts';
import type { NameList } from './sentences.ts';
import type { Field, Verbs } from './templates.ts';

/** The names of a person as characters that stand for them. */
interface Mention {
  first: string;
  full: string;
}

/** Who and what a text has mentioned where, before or after one of its rows. */
export interface Mentioned {
  readonly text: readonly Person[];
  readonly section: readonly Person[];
  readonly paragraph: readonly Person[];
  readonly places: readonly string[];
  readonly isThingKnown: boolean;
  readonly statements: number;
}

const hasNameMark = /[\ue000-\uefff]/;

/** What follows a person who is not a subject: `the goat and {S} in the tower`, `nothing but {S}.` */
const noVerb =
  /^(?:|in|on|at|to|of|for|with|by|from|into|out|over|under|up|down|off|through|behind|beside|before|after|until|and|or|as|who|that|which|when|while|if|too|alone|together|back|away|home|here|there)$/;

/** After such a role, the name would belong to its last word: `the keeper of the lodge Marten`. */
const longRole =
  / (?:of|at|in|on|for|from|to|with|without|who|by|that|under|between|beyond|behind) /;

function refill<Item>(set: Set<Item>, items: readonly Item[]): void {
  set.clear();
  for (const item of items) set.add(item);
}

/** Who was mentioned so far, and how a text refers to them next: by role, full name, first name or pronoun. */
export class Mentions {
  readonly #characters = new Map<Person, Mention>();
  readonly #inText = new Set<Person>();
  readonly #inSection = new Set<Person>();
  #inParagraph: Person[] = [];
  /** The keys of the places whose full names the section has. */
  readonly places = new Set<string>();
  /** Whether the text has introduced the thing that is left at each scene. */
  isThingKnown = false;
  /** How often the text has said what the idea says is so. */
  statements = 0;
  /** The persons of the row so far, and those of its sentence so far. */
  #inRow: Person[] = [];
  #inSentence: Person[] = [];
  /** The person whose name began the last sentence of the row, if it named no one else of these pronouns. */
  #subject: Person | undefined;

  constructor(people: Iterable<Person>, names: NameList) {
    for (const person of new Set(people)) {
      const full = person.last === '' ? person.first : `${person.first} ${person.last}`;
      this.#characters.set(person, {
        first: names.add(person.known === undefined ? person.first : full),
        full: names.add(full),
      });
    }
  }

  /** The characters that stand for a person's names. */
  marksOf(person: Person | undefined): string[] {
    const mention = person === undefined ? undefined : this.#characters.get(person);
    return mention === undefined ? [] : [mention.first, mention.full];
  }

  beginSection(): void {
    this.#inSection.clear();
    this.places.clear();
    this.beginParagraph();
  }

  beginParagraph(): void {
    this.#inParagraph = [];
  }

  beginRow(): void {
    this.#inRow = [];
    this.beginSentence();
  }

  beginSentence(): void {
    this.#inSentence = [];
    this.#subject = undefined;
  }

  /** Goes on with a section: whom its text names, the next sentences call by the first name. */
  resume(text: string): void {
    this.preload(text);
    for (const person of this.#inText) {
      if (text.includes(person.first)) this.#inSection.add(person);
    }
  }

  /** The persons of a kept section need no introduction. */
  preload(text: string): void {
    for (const person of this.#characters.keys()) {
      if (text.includes(person.first)) this.#inText.add(person);
    }
  }

  mentioned(): Mentioned {
    return {
      text: [...this.#inText],
      section: [...this.#inSection],
      paragraph: [...this.#inParagraph],
      places: [...this.places],
      isThingKnown: this.isThingKnown,
      statements: this.statements,
    };
  }

  /** Goes back to what was mentioned before a row that the text does not use. */
  restore({ text, section, paragraph, places, isThingKnown, statements }: Mentioned): void {
    refill(this.#inText, text);
    refill(this.#inSection, section);
    refill(this.places, places);
    this.#inParagraph = [...paragraph];
    this.isThingKnown = isThingKnown;
    this.statements = statements;
  }

  /** Remembers whose name begins a sentence. */
  beginWith(person: Person | undefined, word: string): void {
    this.#subject = person !== undefined && hasNameMark.test(word) ? person : undefined;
  }

  /**
   * A pronoun for the person whose name began the sentence before, or who was named last in this sentence, because
   * "Zorn is not evil. Zorn has never paid" sounds like two people. Undefined if it could mean someone else.
   */
  continuingPronoun(
    person: Person | undefined,
    { isNext, beginsClause, verbs }: Field,
  ): string | undefined {
    const isSubject = beginsClause && !noVerb.test(verbs.first);
    const isMeant =
      (isNext && person === this.#subject) || (isSubject && person === this.#inSentence.at(-1));
    if (person === undefined || !isMeant) return undefined;
    if (person.pronouns !== 'she' && person.pronouns !== 'he') return undefined;
    const isAlone = this.#inSentence.every(
      (other) => other === person || other.pronouns !== person.pronouns,
    );
    return isAlone ? pronounForm(person.pronouns, 'they') : undefined;
  }

  /** Records that something before the text mentions the person. */
  introduce(person: Person | undefined): void {
    if (person !== undefined) this.note(person);
  }

  /** Records that a pronoun mentions the person. */
  note(person: Person): void {
    this.#inText.add(person);
    this.#inSection.add(person);
    this.#inParagraph.push(person);
    this.#inRow.push(person);
    this.#inSentence.push(person);
  }

  word(person: Person, form: string, possessive: boolean, isStart: boolean, verbs: Verbs): string {
    const mention = this.#characters.get(person) ?? { first: '', full: '' };
    if (form === 'role') return person.role;
    if (form === 'call') {
      return this.#named(
        person,
        this.#inSection.has(person) ? mention.first : mention.full,
        possessive,
      );
    }
    // A sentence that has named the person does not spell out the name again.
    if (form === 'full') {
      const name = this.#inRow.includes(person) ? mention.first : mention.full;
      return this.#named(person, name, possessive);
    }
    if (form === 'name') return this.#named(person, mention.first, possessive);
    if (form.startsWith('kin:')) {
      const noun = form.slice(4);
      return (isKin(noun) ? kinNoun(person.pronouns, noun) : noun) + (possessive ? "'s" : '');
    }
    if (isPronounForm(form)) return this.#pronoun(person, form, mention, verbs);
    const known = this.#inText.has(person);
    const inSection = this.#inSection.has(person);
    const canBePronoun = isStart && inSection && this.#isOnlyOne(person);
    if (canBePronoun) {
      this.note(person);
      return pronounForm(person.pronouns, possessive ? 'their' : 'they');
    }
    if (known && inSection) return this.#named(person, mention.first, possessive);
    const introduce = !known && person.role !== '' && person.pronouns !== 'it';
    const named = this.#named(person, mention.full, possessive);
    if (!introduce) return named;
    return !possessive && longRole.test(person.role)
      ? `${named}, the ${person.role},`
      : `the ${person.role} ${named}`;
  }

  #named(person: Person, name: string, possessive: boolean): string {
    this.note(person);
    return name + (possessive ? "'s" : '');
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
    verbs: Verbs,
  ): string {
    // A sentence that has named the person goes on about that person.
    const around = this.#inSentence.includes(person) ? this.#inSentence : this.#inRow;
    const isAmbiguous = around.some(
      (other) => other !== person && other.pronouns === person.pronouns,
    );
    const isMentioned = this.#inParagraph.includes(person) || this.#inRow.includes(person);
    // "With their own hands" is about the one who acts.
    if (verbs.first === 'own' && around.includes(person)) return pronounForm(person.pronouns, form);
    // "Munir wiped his hand": no other person was named since.
    const isOwner = form === 'their' && this.#inSentence.at(-1) === person;
    if (isOwner && isMentioned) return pronounForm(person.pronouns, form);
    const needsName =
      isAmbiguous ||
      !isMentioned ||
      (person.pronouns === 'they' && form === 'they' && (verbs.first === '' || verbs.isSingular));
    if (!needsName || form === 'themself') return pronounForm(person.pronouns, form);
    const isPossessive = form === 'their' || form === 'theirs';
    const name = this.#inSection.has(person) ? mention.first : mention.full;
    return this.#named(person, name, isPossessive);
  }
}
