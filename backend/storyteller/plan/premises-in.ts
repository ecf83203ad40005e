import type { SettingPremise } from '../tables/setting-premises/premise-type.ts';
import { areExcluded } from '../tables/setting-premises/excluded-pairs.ts';
import { settingPremises } from '../tables/setting-premises/setting-premises.ts';
import { askedSettingStories } from '../tables/setting-premises/asked-stories.ts';
import { isListedPerson, isPersonNoun } from '../tables/person-nouns.ts';
import { isTitle, typedClause } from './idea-case.ts';
import { isKnownNoun } from './known-nouns.ts';
import { singularOf } from './matter-words.ts';
import { isCityNoun, landNameIn } from './place-names.ts';

const mostPremises = 3;

/** The words of an idea as they stand and in the singular, with a space before and after each. */
function wordsOf(idea: string): string {
  const words =
    idea
      .slice(0, 600)
      .toLowerCase()
      .replaceAll(/[\u2018\u2019]/g, "'")
      .match(/\p{L}+(?:'\p{L}+)?/gu) ?? [];
  const singular = words.map((word) => singularOf(word.replace(/'s?$/, '')));
  return ` ${words.join(' ')} / ${singular.join(' ')} `;
}

const rule = String.raw`(?:rule|rules|ruling|govern|governs|reign|reigns|control|controls|own|owns|run|runs|won|conquered|took_over|take_over|in_charge)`;
const realm =
  'empire|kingdom|republic|realm|state|nation|country|land|lands|city|league|federation|court|lords|kings|queens|princes|senate|dynasty|regime|utopia|tyranny|domain|province';

/** How an idea says that a group rules: "ruled by the old dragons", "dragons who rule", "a dragon empire". */
const ruling = (nouns: string): string =>
  [
    `(?:(?:ruled|governed|run|owned|led|controlled|dominated|conquered|oppressed|held|enslaved) by|under)(?: [a-z']+){0,3} (?:${nouns})`,
    `(?:${nouns})(?: [a-z']+){0,3} ${rule}`,
    `(?:${nouns}) (?:${realm})`,
    `(?:${realm}) of(?: [a-z']+){0,2} (?:${nouns})`,
  ].join('|');

/** The pattern of one group of an entry, which finds all of its places in a text. */
function patternOf(group: string): RegExp {
  const typed = group.startsWith('@') ? ruling(group.slice(1)) : group;
  const words = typed.replaceAll(/(?<![)}\]])\*/g, String.raw`[\p{L}']*`).replaceAll('_', ' ');
  return new RegExp(` (${words})(?= )`, 'gu');
}

interface Entry {
  /** Whether the words only name it, and count if nothing else in the idea takes the slot. */
  readonly isWeak: boolean;
  /** Whether it is a sort of place, and counts only if the idea asks for no other premise. */
  readonly isGeneral: boolean;
  readonly groups: readonly RegExp[];
}

interface Asked {
  readonly premise: SettingPremise;
  readonly not: RegExp | undefined;
  readonly entries: readonly Entry[];
}

const asked: readonly Asked[] = settingPremises.map((premise) => ({
  premise,
  not: premise.not === undefined ? undefined : patternOf(premise.not),
  entries: premise.asks.map((entry) => ({
    isWeak: entry.startsWith('~'),
    isGeneral: entry.startsWith('?'),
    groups: entry.replace(/^[~?]/, '').split(' ').map(patternOf),
  })),
}));

interface Found {
  readonly premise: SettingPremise;
  /** The words of the idea that ask for it. */
  readonly words: readonly string[];
  readonly at: number;
  readonly isWeak: boolean;
  readonly isGeneral: boolean;
}

/** How many words can stand between those of one entry. */
const widest = 5;

/** Whether a pattern is anywhere in a text. The patterns are global, so `test` would start where it last stopped. */
const isIn = (pattern: RegExp, text: string): boolean => text.search(pattern) !== -1;

/** The number of the word at a place in a text that has each word twice, first as it stands. */
const wordAt = (text: string, at: number): number =>
  (text.slice(0, at).split('/').at(-1) ?? '').trim().split(' ').length;

/** One match of each group, all of them near the first one: "magic" and "back" at two ends of an idea ask for nothing. */
function nearestOf(
  groups: readonly (readonly RegExpExecArray[])[],
): readonly RegExpExecArray[] | undefined {
  const [first = [], ...others] = groups;
  for (const match of first) {
    const place = wordAt(match.input, match.index);
    const near = others.map((matches) =>
      matches.find(({ index, input }) => Math.abs(wordAt(input, index) - place) <= widest),
    );
    const found = near.filter((one) => one !== undefined);
    if (found.length === others.length) return [match, ...found];
  }
  return undefined;
}

function foundBy(
  premise: SettingPremise,
  { groups, isWeak, isGeneral }: Entry,
  text: string,
): Found | undefined {
  if (!groups.every((group) => isIn(group, text))) return undefined;
  const found = nearestOf(groups.map((group) => [...text.matchAll(group)]));
  if (found === undefined) return undefined;
  return {
    premise,
    words: found.flatMap(([, words = '']) => words.split(' ').map(singularOf)),
    at: Math.min(...found.map(({ index }) => index)),
    isWeak,
    isGeneral,
  };
}

/** Of all entries that an idea has, the one with the most words; and one of those for a sort of place. */
function bestOf({ premise, not, entries }: Asked, text: string): readonly Found[] {
  const found = entries.flatMap((entry) => foundBy(premise, entry, text) ?? []);
  if (found.length === 0 || (not !== undefined && isIn(not, text))) return [];
  const sorted = found.toSorted(byStrength);
  return [false, true].flatMap((isGeneral) =>
    sorted.filter((one) => one.isGeneral === isGeneral).slice(0, 1),
  );
}

const byStrength = (one: Found, other: Found): number =>
  Number(one.isGeneral) - Number(other.isGeneral) ||
  Number(one.isWeak) - Number(other.isWeak) ||
  other.words.length - one.words.length ||
  one.at - other.at;

const most: Readonly<Record<SettingPremise['slot'], number>> = { ruler: 1, land: 1, change: 2 };

/** Whether a word is in no list of nouns. "Phandelver" only has the ending of a trade. */
const isNoNoun = (word: string): boolean =>
  !isKnownNoun(word) || (isPersonNoun(word) && !isListedPerson(word));

/** Whether an idea is the name of a place: "Lost Mine of Phandelver", "a city called Oruvane". */
function isNameOfPlace(idea: string): boolean {
  const clause = typedClause(idea);
  const [, owner = ''] = / of (?:the )?(\p{L}+)$/iu.exec(clause) ?? [];
  const named = landNameIn(idea);
  const isNamedCity = named !== undefined && isCityNoun(named.noun);
  return (
    (isTitle(clause) && owner !== '' && isNoNoun(owner.toLowerCase())) ||
    (isNamedCity && /^(?:an?|the) \p{L}+$/iu.test(named.besides))
  );
}

/**
 * The premises that an idea names: at most one for who rules and one for the sort of land. A premise is left out if
 * another one is asked for by the same words.
 */
function premisesOf(idea: string): readonly SettingPremise[] {
  const text = wordsOf(idea);
  const chosen: Found[] = [];
  const all = asked.flatMap((one) => bestOf(one, text)).toSorted(byStrength);
  for (const found of all.filter(({ isGeneral }) => !isGeneral)) {
    const { premise, words } = found;
    const ofSlot = chosen.filter((one) => one.premise.slot === premise.slot).length;
    const taken = new Set(chosen.flatMap((one) => one.words));
    // A kingdom that is ruled by dragons has no other king.
    if (found.isWeak && premise.slot === 'ruler' && chosen.length > 0) continue;
    if (chosen.some((one) => areExcluded(one.premise.id, premise.id))) continue;
    const isFree = words.some((word) => !taken.has(word));
    if (isFree && ofSlot < most[premise.slot] && chosen.length < mostPremises) chosen.push(found);
  }
  const told = isWhole(text, chosen) ? chosen : [];
  // The sort of place that an idea names first is what it is about: a town in a forest is a town.
  const general = all
    .filter(({ isGeneral }) => isGeneral)
    .toSorted((one, other) => one.at - other.at)
    .slice(0, 1);
  // A mine in the name of a place does not make it a mining town.
  const others = isNameOfPlace(idea) ? [] : general;
  return (told.length > 0 ? told : others).map(({ premise }) => premise);
}

let last: { readonly idea: string; readonly premises: readonly SettingPremise[] } = {
  idea: '',
  premises: [],
};

/** The premises that an idea names. The candidates of one draft have the same idea, so the last answer is kept. */
export function premisesIn(idea: string): readonly SettingPremise[] {
  if (idea !== last.idea) last = { idea, premises: premisesOf(idea) };
  return last.premises;
}

const askedStories = Object.entries(askedSettingStories).map(([id, asks]) => ({
  id,
  entries: asks.map((entry) => ({
    isWeak: entry.startsWith('~'),
    groups: entry
      .replace(/^~/, '')
      .split(' ')
      .map((group) => ({
        isAsked: !group.startsWith('!'),
        pattern: patternOf(group.replace(/^!/, '')),
      })),
  })),
}));

/** The ids of the written settings for which an idea asks with the words of one entry at least. */
export function askedStoriesIn(idea: string): readonly string[] {
  const text = wordsOf(idea);
  // What is only named has to be all that the idea says.
  const isShort = idea.trim().split(/\s+/).length <= 2;
  return askedStories
    .filter(({ entries }) =>
      entries.some(
        ({ isWeak, groups }) =>
          (isShort || !isWeak) &&
          groups.every(({ isAsked, pattern }) => isIn(pattern, text) === isAsked),
      ),
    )
    .map(({ id }) => id);
}

/** The words of a text by which it asks for one of these premises, in the singular and as they stand. */
export function askedBy(text: string, premises: readonly SettingPremise[]): readonly string[] {
  const typed = wordsOf(text);
  const found = new Set(
    asked
      .filter(({ premise }) => premises.includes(premise))
      .flatMap(({ entries }) => entries.flatMap(({ groups }) => groups))
      .flatMap((group) => [...typed.matchAll(group)].slice(0, 1))
      .flatMap(([, words = '']) => words.split(' ')),
  );
  const words = typed.split('/', 1)[0]?.trim().split(' ') ?? [];
  return words.filter((word) => found.has(word) || found.has(singularOf(word)));
}

/** Words that say nothing of a land. */
const empty =
  /^(?:\p{L}{1,3}|land|lands|world|realm|kingdom|country|place|setting|region|state|nation|where|with|that|which|whose|from|they|their|them|have|been|into|very|this|there|everyone|everybody|people|full|many|some|only|also|small|large|great|ancient|mighty|fantasy|classic|typical|dark|ruled)$/u;

/** Whether a premise is asked for, or one that is only named is all that the idea says. */
function isWhole(text: string, chosen: readonly Found[]): boolean {
  if (chosen.some(({ isWeak }) => !isWeak)) return true;
  const taken = new Set(chosen.flatMap(({ words }) => words));
  const [typed = ''] = text.split('/');
  return typed
    .trim()
    .split(' ')
    .every((word) => empty.test(word) || taken.has(singularOf(word)));
}

const order = { change: 0, ruler: 1, land: 2 } as const;

/** What is different in a land leads, then who rules it, then what sort of land it is. */
export const inOrder = (premises: readonly SettingPremise[]): readonly SettingPremise[] =>
  premises.toSorted((one, other) => order[one.slot] - order[other.slot]);
