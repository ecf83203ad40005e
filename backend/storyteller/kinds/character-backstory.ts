import { preferring } from '../plan/situation.ts';
import { rowText } from '../plan/truths.ts';
import type { Telling } from '../realise/telling.ts';
import { backgroundRows } from '../tables/character-backgrounds.ts';
import { callings } from '../tables/character-callings.ts';
import { moreOrigins } from '../tables/more-origins.ts';
import { moreRenown } from '../tables/more-renown.ts';
import { formerTrades, origins, renown } from '../tables/character-lives.ts';
import type { AskedDeparture, Departure, Woven } from '../tables/departure-type.ts';
import type { Row } from '../tables/row-types.ts';
import type { StoryLength } from '../story.ts';
import type { Dealer } from './cards.ts';
import { rowsFor } from './choices.ts';
import { byName } from './subject-name.ts';
import { isAtLeast, paragraphs, prose } from './written.ts';

const limit = 1500;

const allOrigins = [...origins, ...moreOrigins];
const allRenown = [...renown, ...moreRenown];

interface Life {
  readonly telling: Telling;
  readonly spread: Dealer;
  readonly length: StoryLength;
  readonly plain: (text: string) => string;
  readonly departure: Departure;
  readonly ofIdea: AskedDeparture | undefined;
  readonly woven: readonly Woven[];
  readonly variant: number;
  /** The general rows that do not contradict the idea. */
  readonly likely: (rows: readonly Row[]) => readonly Row[];
}

interface Details {
  readonly className: string | undefined;
  readonly background: string | undefined;
  /** A trade that the idea names. */
  readonly former: string | undefined;
  readonly tier: number;
  /** Where a trait of the idea comes from; can be empty. */
  readonly cause: () => string;
}

export function backstoryText(
  { telling, spread, length, plain, departure, ofIdea, woven, variant, likely }: Life,
  { className, background, former, tier, cause }: Details,
): string {
  const standard = isAtLeast(length, 'standard');
  const ofTier = (row: Row): boolean => typeof row !== 'string' && row[1] === `tier=${tier}`;
  const nameMarks = telling.marksOf('P');
  /** A sentence that begins with "she" is about P only if the one before it begins with P. */
  const after = (before: string, rows: readonly Row[]): readonly Row[] =>
    before === '' ||
    /^(?:She|He) /.test(before) ||
    nameMarks.some((mark) => before.startsWith(mark))
      ? rows
      : rows.map(byName);
  /** Whether the text has used the row neither with a pronoun nor with the name. */
  const isUnused = (row: Row): boolean => telling.fitting([row, byName(row)]).length === 2;
  const isAsked = ofIdea !== undefined || woven.length > 0;
  // A false hero has no other deeds, and beside what was done to a realm others are small.
  const hasFewDeeds = (departure.levels?.[0] ?? 0) > 10;
  const deeds =
    departure.id === 'false-hero'
      ? 0
      : { short: 0, standard: hasFewDeeds ? 0 : 1, long: 2 }[length];

  const origin =
    departure.tellsChildhood === true || isAsked
      ? ''
      : spread(allOrigins, { pack: 2, turn: 0 }) || telling.must(allOrigins, 'origins');
  const rowsOfClass = likely(rowsFor(callings, className) ?? callings['other'] ?? []);
  // A child of the caves has learned nothing from a thief in town.
  const learned =
    departure.grewUpApart === true || departure.isFromElsewhere === true
      ? preferring(rowsOfClass, (row) => !rowText(row).includes('{town}'))
      : rowsOfClass;
  const event = (before: string): string =>
    telling.must(after(before, [departure.event[variant - 1] ?? '']), 'events');
  const parts: string[] = [];
  const add = (part: string): void => {
    if (part !== '') parts.push(part);
  };
  /** The rows as they can follow the sentence before: with a pronoun, or with the name. */
  const next = (rows: readonly Row[]): readonly Row[] =>
    parts.length === 0 && isAsked
      ? rows.filter(isUnused).map(byName)
      : after(parts.at(-1) ?? '', rows.filter(isUnused));
  const addLife = (): void => {
    if (ofIdea?.tellsCalling !== true) add(spread(next(learned), { pack: 2, turn: 1 }));
    if (former !== undefined && ofIdea === undefined) add(telling.say(next(formerTrades)));
    if (!isAsked && (length === 'long' || (standard && former === undefined))) {
      const rows = rowsFor(backgroundRows, background) ?? backgroundRows['other'] ?? [];
      add(spread(next(rows), { pack: 3, turn: 1 }));
    }
  };
  const addDeeds = (): void => {
    for (let deed = 0; deed < deeds; deed += 1) {
      add(spread(next(likely(allRenown.filter(ofTier))), { pack: 4, turn: 1 }));
    }
  };
  const addNow = (): void => {
    add(telling.say(next(departure.now)));
    if (length === 'long' || ofIdea !== undefined) add(telling.say(next(departure.now)));
  };
  const isPronoun = (sentence: string): boolean => /^(?:She|He|Her|His|Their) /.test(sentence);

  if (!isAsked) {
    // What follows from the event comes right after it, so that nothing else stands between.
    if (departure.tellsChildhood === true) {
      add(event(''));
      addNow();
      const story = parts.splice(0);
      telling.paragraph();
      addLife();
      addDeeds();
      return fitted({ story, life: parts, isLifeFirst: false });
    }
    add(origin);
    addLife();
    const life = parts.splice(0);
    telling.paragraph();
    add(event(''));
    addNow();
    addDeeds();
    return fitted({ story: parts, life, isLifeFirst: true });
  }

  const first = event('');
  telling.paragraph();
  const ofIdeas = woven.map((part) => telling.say(part.story.filter(isUnused).map(byName)));
  addLife();
  addDeeds();
  addNow();
  const told = prose(...ofIdeas);
  // The last sentences are left out, not cut, if the names are very long.
  const isLong = (): boolean => plain([first, told, ...parts].join(' ')).length > limit - 10;
  while (parts.length > 0 && isLong()) {
    parts.shift();
    // A paragraph does not begin with a pronoun.
    while (isPronoun(parts[0] ?? '')) parts.shift();
  }
  return withCause(paragraphs(first, told, prose(...parts)));

  /** The paragraphs of a life, from which what was learned is left out if the names are very long. */
  function fitted(whole: {
    story: readonly string[];
    life: readonly string[];
    isLifeFirst: boolean;
  }): string {
    const kept = [...whole.life];
    const text = (): string =>
      whole.isLifeFirst
        ? paragraphs(prose(...kept), prose(...whole.story))
        : paragraphs(prose(...whole.story), prose(...kept));
    while (kept.length > 0 && plain(text()).length > limit - 10) {
      kept.pop();
    }
    return withCause(text());
  }

  function withCause(life: string): string {
    const whole = paragraphs(life, cause());
    return plain(whole).length <= limit ? whole : life;
  }
}
