import type { MatterPart } from '../tables/matters/matter-types.ts';
import type { SecondClause } from '../tables/matters/second-clause-type.ts';
import { secondClauses } from '../tables/matters/second-clauses.ts';
import { isPersonNoun } from '../tables/person-nouns.ts';
import type { Random } from '../random.ts';
import { typedText } from './duty-nouns.ts';
import { recased } from './idea-case.ts';
import { isCommon } from './known-nouns.ts';
import { isPluralWord, singularOf, type Matter } from './matter-words.ts';
import { headOf } from './order-words.ts';
import { saidIn } from './said.ts';
import { countWords, timeIn, type FoundTime } from './idea-time.ts';
import { oncePerText } from './once-per-text.ts';

/** What an idea says after its first clause. All words are from the idea, which is untrusted. */
export interface FoundClause {
  readonly row: SecondClause;
  /** The clause without its conjunction: `the mayor is paying them`. */
  readonly text: string;
  /** What the person is of whom it speaks: `mayor`. */
  readonly role?: string;
  /** The part of the plot that is this person, if its rows tell what the clause says. */
  readonly part?: MatterPart;
}

/** An idea as its first clause, and what it says besides. */
export interface PartedIdea {
  readonly main: string;
  readonly second?: FoundClause;
  /** The role of the one who turns out to be the enemy: `priest` of "and it is the priest". */
  readonly culprit?: string;
  readonly time?: FoundTime;
}

const joints =
  /,? (?:but|and|while|because|although|though|yet|however|except that|since|so that|where) |, |,? (who|that|which) /gu;

const opener =
  /^(?:but|and|while|because|although|however|yet|then|now|only that|it turns out(?: that)?|in (?:truth|reality|the end|fact)|actually|secretly|also|too|where|the twist(?: is)?(?: that)?|twist) /;

const patterns = secondClauses.map((row) => ({
  row,
  of: row.of.map((pattern) => new RegExp(`^${pattern}$`, 'u')),
}));

const spoken = (text: string): string =>
  text
    .replaceAll(/\b(he|she|it|who|that|there|what)'s\b/g, '$1 is')
    .replaceAll(/\b(they|we|you)'re\b/g, '$1 are')
    .replaceAll(/\b(?:my|our|your)(?= )/g, 'the')
    .replaceAll(/\b(?:us|me|you)\b/g, 'the party');

/** `guard` of "one of the guards", `royal tax collector` of "the royal tax collector"; empty if it is no person. */
function roleIn(who: string): string {
  const [, many] = /^(?:one|some) of (?:the|their|his|her|our) (.+)$/.exec(who) ?? [];
  const bare = many ?? who.replace(/^(?:an?|the|their|his|her|our) /, '');
  const words = bare.split(' ');
  const head = words.at(-1) ?? '';
  if (words.length > 3 || !isPersonNoun(singularOf(head))) return '';
  if (many === undefined && isPluralWord(head)) return '';
  return [...words.slice(0, -1), singularOf(head)].join(' ');
}

const culprit =
  /^(?:it|he|she|the (?:werewolf|vampire|killer|murderer|culprit|monster|witch|necromancer|thief|doppelganger|beast)) (?:is|was|turns out to be) (?:actually |really |secretly )*((?:the|an?|one of the) [\p{L}' -]+)$/u;

/** Whether the noun of a clause is one that the row can be about. */
function isAbout({ about }: SecondClause, clause: string, main: string): boolean {
  const [, noun = ''] = /^the ((?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+)(?= |$)/u.exec(clause) ?? [];
  if (about === undefined || noun === '' || about.test(noun)) return true;
  const own = new Set(main.split(' ').map(singularOf));
  return clause
    .split(' ')
    .slice(1, 4)
    .some((word) => own.has(singularOf(word)));
}

const merely = /\b(?:only|just|really|actually|simply|secretly|truth|not|never)\b/;

function clauseOf(
  rest: string,
  { relative, isAnd }: { relative: string; isAnd: boolean },
  main: string,
): Partial<PartedIdea> | undefined {
  const isMany = isPluralWord(headOf(main));
  const own = relative === '' ? rest.replace(opener, '') : `${isMany ? 'they' : 'it'} ${rest}`;
  for (const { row, of } of patterns) {
    // What is said in a relative clause belongs to the noun, unless it says that the enemy is none.
    if (relative !== '' && !/^(?:innocent|kin)$/.test(row.id)) continue;
    if (row.isContrast === true && isAnd && !merely.test(own)) continue;
    if (!isAbout(row, own, main)) continue;
    for (const pattern of of) {
      const found = pattern.exec(own);
      if (found === null) continue;
      const role = roleIn(found.groups?.['who'] ?? '');
      return { second: { row, text: own, ...(role !== '' && { role }) } };
    }
  }
  const named = roleIn(culprit.exec(own)?.[1] ?? '');
  return named === '' || relative !== '' ? undefined : { culprit: named };
}

/** Parts an idea; undefined if it has no part that the tables know. */
export const partsOfIdea = oncePerText((idea: string): PartedIdea | undefined => {
  const typed = typedText(
    idea.replaceAll(/\b\d{1,2}\b/g, (digits) => countWords[Number(digits) - 1] ?? digits),
  );
  const cased = (part: string): string => recased(part, typed, isCommon);
  const lower = spoken(typed.toLowerCase());
  for (const joint of lower.matchAll(joints)) {
    const before = lower.slice(0, joint.index);
    const rest = lower.slice(joint.index + joint[0].length);
    if (before.split(' ').length < 2) continue;
    const timeAfter = timeIn(rest);
    const found = clauseOf(
      timeAfter?.main ?? rest,
      { relative: joint[1] ?? '', isAnd: /\b(?:and|while|where)\b/.test(joint[0]) },
      before,
    );
    // "A troll who wants to retire" is about nothing else, but "slay the troll who …" is.
    const isNoun = joint[1] !== undefined && saidIn(before).task === '';
    if (found === undefined || isNoun) continue;
    const timed = timeIn(before);
    const time = timed?.time ?? timeAfter?.time;
    const { second } = found;
    return {
      ...found,
      ...(second && { second: { ...second, text: cased(second.text) } }),
      main: cased(timed?.main ?? before),
      ...(time && { time: casedTime(time, cased) }),
    };
  }
  const timed = timeIn(lower);
  return timed && { main: cased(timed.main), time: casedTime(timed.time, cased) };
});

const casedTime = (time: FoundTime, cased: (part: string) => string): FoundTime =>
  time.deadline === undefined ? time : { ...time, deadline: cased(time.deadline) };

/** The clause with a role for its person, if it is about one. */
export function castClause(
  { row, text, role }: FoundClause,
  part: MatterPart | undefined,
  random: Random,
): FoundClause {
  if (part !== undefined) return { row, text, part, ...(role !== undefined && { role }) };
  if (row.roles === undefined) return { row, text };
  return { row, text, role: role ?? random.pick(row.roles) };
}

export interface EnemyNoun {
  readonly noun: string;
  readonly isPlural: boolean;
}

/**
 * Those whom the party fights, as a noun of the idea; undefined if it names none.
 * @param brood the creatures that live in the place of the idea
 */
export function enemyOf(
  { duty, captor, sort, it, isPlural, isVillain }: Matter,
  brood: EnemyNoun | undefined,
): EnemyNoun | undefined {
  if (duty !== undefined) return duty.foes;
  if (captor !== undefined) return captor;
  if (sort === 'person') return isVillain === true ? { noun: '{I}', isPlural: false } : undefined;
  if (/^(?:beast|band|being)$/.test(sort)) return { noun: it, isPlural };
  return brood;
}

/** "They are only hungry" as a sentence that needs no other one before it: `the goblins are only hungry`. */
export function aboutEnemy({ row, text }: FoundClause, enemy: EnemyNoun | undefined): string {
  if (enemy === undefined || enemy.noun === '{I}' || row.isAboutEnemy !== true) return text;
  const [, pronoun = '', rest = ''] = /^(they|it|he|she) (.+)$/u.exec(text) ?? [];
  return pronoun !== '' && (pronoun === 'they') === enemy.isPlural ? `${enemy.noun} ${rest}` : text;
}
