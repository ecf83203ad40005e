import { ideaNouns } from '../tables/idea-nouns.ts';
import {
  auxiliaries,
  bandNouns,
  claimNouns,
  clauseVerbs,
  festiveWords,
  personNouns,
  shapeshifters,
  vagueNouns,
} from '../tables/matters/idea-grammar.ts';
import type { KnownThing } from '../story.ts';
import type { MatterSort } from '../tables/matters/matter-types.ts';
import { isPlaceNoun } from '../tables/place-nouns.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import { isTitle, recased, typedClause } from './idea-case.ts';
import { isCreatureNoun, isMuteCreature } from './foe.ts';
import {
  canBeName,
  isNamelessEnemy,
  ownerNamedIn,
  personNamedIn,
  placeNamedIn,
} from './idea-names.ts';
import { dutyMatter } from './duty-matter.ts';
import { collectives, isCommon, shortened } from './known-nouns.ts';
import { kinIn, plainSentenceOf, sentenceOf, wholeSentenceOf } from './idea-sentence.ts';
import { sentenceOfNoun, toldOfNoun } from './bare-idea.ts';
import { askedIn, isNamedIn, kindOfName, withCapitals } from './known-people.ts';
import type { Exclusions } from './lines.ts';
import { doerIn } from './idea-people.ts';
import { isLargeLand } from './idea-region.ts';
import { masterOfTown, namedMatter } from './named-matter.ts';
import { saidIn } from './said.ts';
import { isBaseVerb, isThirdVerb } from '../tables/matters/said-words.ts';
import { stateIn } from './idea-state.ts';
import { crimeDoneTo, crimeOf } from './matter-crime.ts';
import { inquiryOf, joinedClauses, wholeInquiryOf } from './matter-inquiry.ts';
import { goneMatter } from './matter-gone.ts';
import { feudOf } from './matter-feud.ts';
import { placesIn } from './matter-places.ts';
import { asVillain, guardedOf, monsterOf } from './matter-monster.ts';
import { existence, statedMatter } from './matter-state.ts';
import { isContrary, wholeMatter } from './whole-idea.ts';
import { plainPlightOf, plightOf } from './matter-plight.ts';
import { plainOrder } from './plain-order.ts';
import { asClause, officeIn } from './office.ts';
import { orderedMatter } from './ordered-matter.ts';
import { undertakingOf } from './undertaking.ts';
import { withThief } from './undertaking-wordings.ts';
import {
  determiners,
  isPluralWord,
  nounPhraseOf,
  pronounsIn,
  relatives,
  singularOf,
  stops,
  type Matter,
  type Told,
} from './matter-words.ts';

/** "Rescue Elira from the drow" says who has kidnapped her. */
const namedCaptive = (idea: string): string =>
  idea.replace(
    /^(?:rescue|free|liberate|save) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) from ((?:the|an?) [\p{L}' -]+)$/iu,
    (all, name: string, captor: string) =>
      name.split(' ').every((word) => /^\p{Lu}/u.test(word) && canBeName(word)) &&
      doerIn(captor.toLowerCase()) !== undefined
        ? `${name} was kidnapped by ${captor}`
        : all,
  );

const possessives = /^(?:its|my|our|their|his|her)$/;
const sortOf = (head: string, isPlural: boolean, after: string): MatterSort => {
  const noun = singularOf(head);
  // "A child who speaks with the dead" can be met.
  if (after === 'who' && !isPlural && !vagueNouns.has(head)) return 'person';
  if (claimNouns.has(head) || claimNouns.has(noun)) return 'claim';
  const known = ideaNouns.get(head) ?? ideaNouns.get(noun);
  if (bandNouns.has(noun)) return isPlural ? 'band' : 'person';
  if (personNouns.has(noun)) return isPlural ? 'band' : 'person';
  if (after === 'who') return 'band';
  if (known === 'beast') return isPlural ? 'claim' : 'beast';
  if (known !== undefined) return known;
  if (collectives.has(head)) return 'band';
  if (isMuteCreature(noun)) return isPlural ? 'claim' : 'beast';
  if (isPlaceNoun(noun)) return 'site';
  if (isPersonNoun(noun) || isCreatureNoun(noun)) return isPlural ? 'band' : 'person';
  return isPlural ? 'claim' : 'thing';
};

/** The auxiliary verb after a noun with a place: `every cat in town has vanished`. -1 if there is none. */
function laterAuxiliary(words: readonly string[], from: number): number {
  const found = words.findIndex((word, index) => index > from && auxiliaries.has(word));
  const isRelative = words.slice(from, Math.max(from, found)).some((word) => relatives.test(word));
  return found > from + 1 && !isRelative ? found : -1;
}

/** The verb after a noun with a place: `something in the lighthouse eats people`. */
const laterVerb = (words: readonly string[], from: number): number =>
  vagueNouns.has(words[0] ?? '')
    ? words.findIndex((word, index) => {
        const form = index > from + 1 ? clauseVerbs.get(word) : undefined;
        return form !== undefined && form !== 'base' && !determiners.test(words[index - 1] ?? '');
      })
    : -1;

/** "Extorts" in "a gang extorts the shops": a verb that only what follows tells from a noun. */
function isVerbBefore(words: readonly string[], index: number): boolean {
  const [subject = '', word = '', next = ''] = words.slice(index - 1, index + 2);
  const hasObject =
    determiners.test(next) || possessives.test(next) || /^(?:to|him|her|them|it|from)$/.test(next);
  return (
    hasObject &&
    (isPluralWord(subject) ? isBaseVerb(word) : isThirdVerb(word) && !determiners.test(subject))
  );
}

/** Where the verb of a clause is, or -1 for a noun phrase. */
export function verbAt(words: readonly string[]): number {
  const least = determiners.test(words[0] ?? '') ? 2 : 1;
  for (const [index, word] of words.entries()) {
    if (relatives.test(word)) return -1;
    if (stops.test(word)) return Math.max(laterAuxiliary(words, index), laterVerb(words, index));
    if (index < least) continue;
    const subject = words[index - 1] ?? '';
    // "Curse" in "the old mill and its curse" is a noun, and "ring" in "the baker's ring was stolen".
    if (possessives.test(subject) || subject.endsWith("'s")) continue;
    if (auxiliaries.has(word)) return index;
    const verb = clauseVerbs.get(word);
    if (verb === undefined && isVerbBefore(words, index)) return index;
    const isLastNoun = index === words.length - 1 && verb === 'base' && !isPluralWord(subject);
    if (verb === undefined || isLastNoun) continue;
    const fits =
      verb === 'past' ||
      (verb === 'base') ===
        (isPluralWord(subject) ||
          subject === 'people' ||
          (verb === 'base' && words.slice(0, index).includes('and')));
    if (fits) return index;
  }
  return -1;
}

/** What a beast does that has to be stopped: `a dragon demands tribute`. */
const harms =
  /^(?:attack|raid|demand|hunt|guard|haunt|threaten|devour|burn|kill|terrori[sz]e|besiege|ravage|follow)(?:s|es|ed)?$|^(?:eats?|ate|steals?|stole|takes?|took|bites?|bit)$/;

const withArticle = /^(?:an?|the) /i;

/** Whether an idea is the title of a story, and says nothing of what is so: "Curse of the Crimson Throne". */
const isOnlyTitle = (source: string, { words, fact, state, crime, sides }: Told): boolean =>
  isTitle(source) &&
  words === source.toLowerCase() &&
  /^(?:there (?:is|are|is to be)|everyone talks about) /.test(fact) &&
  state === undefined &&
  crime === undefined &&
  sides === undefined;

const hasWordOf = (text: string, list: ReadonlySet<string>): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => list.has(word));

/**
 * What an idea is about, as far as the lines of the campaign allow it.
 * @param known what the campaign has: its persons have names that no list of words knows
 */
export function matterOf(
  typed: string,
  exclusions: Exclusions,
  known: readonly KnownThing[] = [],
): Matter | undefined {
  const found = plainOrder(typed);
  const isInquiry = found?.isGeneral === true || hasWordOf(typed, shapeshifters);
  const ordered = isInquiry && inquiryIn(typed, exclusions) ? undefined : found;
  if (ordered?.told !== undefined) return orderedMatter(typed, ordered, exclusions);
  const read = ordered && matterOf(ordered.idea, exclusions, known);
  if (ordered !== undefined && read !== undefined && !exclusions.matches(typed)) {
    const { said = ordered.said ?? saidIn(ordered.idea), fact } = read;
    return { ...read, source: typedClause(typed), said, fact: ordered.fact ?? fact };
  }
  return readMatter(typed, exclusions, known);
}

/** What an idea is about in the words of the one who typed it. */
function readMatter(
  typed: string,
  exclusions: Exclusions,
  known: readonly KnownThing[],
): Matter | undefined {
  const idea = withCapitals(joinedClauses(namedCaptive(typed)), known);
  const source = typedClause(idea);
  const saidOfNoun = sentenceOfNoun(source);
  const ofNoun = saidOfNoun && matterOf(saidOfNoun, exclusions, known);
  if (ofNoun) return { ...toldOfNoun(source, ofNoun), source, said: saidIn(saidOfNoun) };
  const asked = askedIn(idea, known);
  const wanted = asked && matterOf(asked.task, exclusions, known);
  if (wanted !== undefined) return { ...wanted, source };
  if (isContrary(typed)) return undefined;
  // A person with a name is a person of the story and no charge.
  const isNamed = personNamedIn(idea, (name) => kindOfName(name, known)) !== undefined;
  const whole = isNamed || exclusions.matches(typed) ? undefined : wholeMatter(typed);
  const prey = whole === undefined && !exclusions.matches(source) ? guardedOf(source) : undefined;
  if (prey !== undefined) return { ...prey, source };
  const isOther = isNamed || whole !== undefined;
  const onDuty = isOther
    ? undefined
    : dutyMatter(withCapitals(namedCaptive(typed), known), exclusions);
  if (onDuty !== undefined) return onDuty;
  const person = whole === undefined ? namedMatter(idea, exclusions, known) : undefined;
  if (person !== undefined) return person;
  const inquiry = whole === undefined ? inquiryIn(idea, exclusions) : undefined;
  const monster = monsterOf(shortened(sentenceOf(idea)), source);
  // "Something lives in the fog" is about what lives there.
  const isUnknown = inquiry === undefined && monster?.it === 'the thing';
  const read = whole ?? (isUnknown ? undefined : (inquiry ?? readingOf(idea, exclusions)));
  const creature = read === undefined ? (guardedOf(source) ?? monster) : undefined;
  if (creature !== undefined) {
    if (exclusions.matches(source)) return undefined;
    const cased = (text: string): string => recased(text, source, isCommon);
    return { ...creature, source, fact: cased(creature.fact), it: cased(creature.it) };
  }
  const plain = read ?? toldOf(shortened(sentenceOf(idea)), exclusions);
  if (plain === undefined) return undefined;
  const told = (inquiry ?? whole) ? plain : asVillain(plain, source);
  const place = told.sort === 'site' ? placeNamedIn(idea) : undefined;
  if (isOnlyTitle(source, told)) {
    const name = place ?? `the ${source.replace(withArticle, '')}`;
    return { ...told, source, it: place ?? told.it, fact: `everyone talks about ${name}` };
  }
  const kin = kinIn(idea);
  const ofParty = (text: string): string =>
    kin === '' || text.includes(`${kin}'s`)
      ? text
      : text.replace(
          new RegExp(`\\b(an?|the) ((?:\\p{L}+ )?${kin})\\b`, 'u'),
          `$1 $2 of one of the party`,
        );
  const role =
    kin !== '' && told.role.endsWith(kin) ? `${told.role} of one of the party` : told.role;
  const owner =
    told.sort === 'person' ? undefined : (ownerNamedIn(idea) ?? victimIn(idea, told, known));
  const says = /^\{I\} (.+)$/.exec(told.fact)?.[1] ?? '';
  const isVillain =
    told.sort === 'person' && (told.isVillain === true || isNamelessEnemy(source, told.role, says));
  const fact = isVillain && says === '' ? masterOfTown : told.fact;
  const names = [owner ?? '', subjectNamedIn(told, source), place ?? ''].filter(Boolean);
  const named = (text: string): string =>
    names.reduce(
      (said, name) => said.replace(new RegExp(`\\b(?:(?:an?|the) )?${name}\\b`, 'iu'), name),
      recased(text, source, isCommon),
    );
  const isBare = told.sort === 'crime' && role !== '' && fact.startsWith(`${role} `);
  return {
    ...told,
    ...(owner !== undefined && { name: { first: owner, last: '' } }),
    // The clauses after the first one are a part of it.
    source:
      inquiry === undefined && (whole ?? goneMatter(idea)) !== undefined ? idea.trim() : source,
    ...(isVillain && { isVillain }),
    fact: `${isBare ? 'the ' : ''}${named(ofParty(fact))}`.replace(
      /^there is (?=(?:\p{Lu}[\p{L}'-]*(?: |$))+$)/u,
      'everyone talks about ',
    ),
    it: named(nameIn(told, source)),
    ...(told.captor && { captor: { ...told.captor, noun: named(told.captor.noun) } }),
    role: owner === undefined ? named(role) : '',
  };
}

/** The person of the campaign who is the victim of a crime: "Solve the murder of Hanne Velt". */
const victimIn = (
  idea: string,
  { sort, role }: Told,
  known: readonly KnownThing[],
): string | undefined =>
  sort === 'crime' && role === ''
    ? known.find(({ kind, name }) => kind === 'person' && isNamedIn(idea, name))?.name
    : undefined;

/** `Waterdeep` of "Waterdeep is under siege", whose capital could be that of any sentence. */
function subjectNamedIn({ words }: Told, source: string): string {
  const [first = '', second = '', third] = source.split(' ');
  // "Find Excalibur".
  if (third === undefined && words !== source.toLowerCase() && canBeName(second)) return second;
  return canBeName(first) && verbAt(words.split(' ')) === 1 ? first : '';
}

/** A name has no article: `Lord Vexmoor` and not "the Lord Vexmoor". */
function nameIn({ it, words }: Told, source: string): string {
  const bare = it.replace(/^the /, '');
  const isName =
    words.startsWith(`${bare} `) &&
    recased(bare, source, isCommon)
      .split(' ')
      .every((word) => /^\p{Lu}/u.test(word));
  return isName ? bare : it;
}

function inquiryIn(idea: string, { matches }: Exclusions): Told | undefined {
  const text = shortened(sentenceOf(idea));
  if (hasWordOf(idea, festiveWords)) return undefined;
  if (matches(idea)) return matches(text) ? undefined : inquiryOf(text);
  return inquiryOf(text) ?? wholeInquiryOf(wholeSentenceOf(idea));
}

/** What an idea is about, if it is one of those that are read as a whole: the first that fits. */
function readingOf(idea: string, exclusions: Exclusions): Told | undefined {
  if (exclusions.matches(idea)) return plightOf(idea, exclusions);
  return (
    goneMatter(idea) ??
    plainPlightOf(idea, exclusions) ??
    withThief(undertakingOf(shortened(plainSentenceOf(idea))), idea) ??
    placesIn(shortened(typedClause(idea).toLowerCase())) ??
    plightOf(idea, exclusions)
  );
}

/** What an idea says of one whose office has more than one word. */
function officerOf(text: string, exclusions: Exclusions): Told | undefined {
  const found = officeIn(text);
  const told = found && toldOf(`${found.who} ${found.says}`, exclusions);
  return told?.sort === 'person'
    ? { ...told, words: text, role: `${told.role} ${found?.office ?? ''}` }
    : undefined;
}

function toldOf(text: string, exclusions: Exclusions): Told | undefined {
  if (text.length < 3 || exclusions.matches(text)) return undefined;
  const feud = feudOf(text) ?? officerOf(text, exclusions);
  if (feud !== undefined) return feud;
  const words = text.split(' ');
  const verb = verbAt(words);
  const stop = words.findIndex((word, index) => index > 0 && stops.test(word));
  // "Raised" in "a cleric raised by wolves" ends the noun.
  const part = words.findIndex(
    (word, index) =>
      index > 1 &&
      /ed$|^(?:run|built|made|held|lost|sunk|hidden|kept|stolen|taken|slain)$/.test(word) &&
      stops.test(words[index + 1] ?? ''),
  );
  const more = words.findIndex(
    (word, index) => word === 'and' && possessives.test(words[index + 1] ?? ''),
  );
  const ends = [verb, stop, part, verb < 0 ? more : -1].filter((index) => index > 0);
  const end = verb > 0 && stop < 0 ? verb : Math.min(words.length, ...ends);
  const phrase = nounPhraseOf(words.slice(0, end));
  const { head, owner, isPlural } = phrase;
  const after = words[end] ?? '';
  // "Kidnapped by goblins" does not say who was.
  if (head === '' || (head.endsWith('ed') && after === 'by')) return undefined;
  const found = sortOf(head, isPlural, after);
  const stated = stateIn(words, end, verb, isPlural);
  const inState = stated && (crimeDoneTo(stated, found, head) ?? statedMatter(stated, found));
  const special = inState ?? crimeOf(words, end, verb);
  if (special !== undefined) return { ...special, words: text };
  const isClause = verb > 0;
  // If the idea says something about a thing or a day, the plot is about this statement, and no one carries the thing away.
  const isHarmful = found === 'beast' && harms.test(words[verb] ?? '');
  const isSaid =
    found === 'thing' ||
    found === 'event' ||
    // What has happened to a place is no riddle of long ago.
    (found === 'site' &&
      (isLargeLand(head) ||
        /^(?:has|have|had|was|were)$/.test(words[verb] ?? '') ||
        words[verb + 1] === 'dying')) ||
    (found === 'beast' && !isHarmful);
  const sort = isClause && isSaid ? 'claim' : found;
  const isVague = vagueNouns.has(head);
  const role =
    sort === 'person'
      ? [owner === '' ? '' : `${owner}'s`, phrase.it.replace(/^the /, '')].filter(Boolean).join(' ')
      : owner;
  const isPerson = sort === 'person';
  const says = asClause(words.slice(after === 'who' ? end + 1 : end).join(' '));
  const fact = isPerson
    ? isClause || (after === 'who' && says !== '')
      ? `{I} ${says}`
      : `there lives {I.full}, ${determiners.test(words[0] ?? '') ? '' : 'a '}${text}`
    : isClause
      ? text
      : existence(sort, text, phrase.isPlural);
  return {
    sort,
    words: text,
    fact,
    it: isPerson ? '{I}' : isVague ? 'the trouble' : phrase.it,
    isPlural: !isPerson && !isVague && isPlural,
    role: role.replace(/^(?:an?|the) /, ''),
    pronouns: pronounsIn(words, isPerson ? head : owner),
    sides: undefined,
  };
}
