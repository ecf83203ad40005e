import { rowText } from '../plan/truths.ts';
import type { Telling } from '../realise/telling.ts';
import type { StoryLength } from '../story.ts';
import { idealFrames, ideals } from '../tables/character-ideals.ts';
import { characterVoices, characterWays } from '../tables/character-manners.ts';
import type { Departure } from '../tables/departure-type.ts';
import type { Row } from '../tables/row-types.ts';
import { moreIdeals } from '../tables/more-ideals.ts';
import { askedManners } from '../tables/person-manners.ts';
import { voices } from '../tables/person-voices.ts';
import { ways } from '../tables/person-ways.ts';
import { rowsAsked } from './asked-person.ts';
import type { Dealer } from './cards.ts';
import { isAtLeast, paragraph, prose } from './written.ts';

/** Voices of a person who is met: a character is read about, and speaks to no reader. */
const ofMeeting = /\{Q\}|\byour?\b/;

const allVoices = [...voices.filter((row) => !ofMeeting.test(rowText(row))), ...characterVoices];
const allWays = [...ways, ...characterWays];
const allIdeals = [...ideals, ...moreIdeals];

interface Writer {
  readonly telling: Telling;
  readonly spread: Dealer;
  readonly length: StoryLength;
}

/**
 * @param own the words of the idea for the character
 * @param manner rows that tell the idea, and leave no room for others
 */
export function personalityText(
  { telling, spread, length }: Writer,
  own: ReadonlySet<string>,
  manner: readonly Row[] = [],
): string {
  if (manner.length > 0) return prose(telling.say(manner), telling.say(manner));
  const asked = rowsAsked(askedManners, own);
  return prose(
    asked === undefined ? spread(allVoices, { pack: 3, turn: 0 }) : telling.say(asked),
    isAtLeast(length, 'standard') ? spread(allWays, { pack: 4, turn: 0 }) : '',
    length === 'long' ? spread(allWays, { pack: 4, turn: 2 }) : '',
  );
}

export function idealText({ spread, length }: Writer): string {
  const first = spread(allIdeals, { pack: 0, turn: 2 });
  if (!isAtLeast(length, 'standard')) return first;
  const framed = spread(idealFrames, { pack: 2, turn: 2 }, { ideal: first }) || first;
  if (length !== 'long') return framed;
  const second = spread(allIdeals, { pack: 1, turn: 2 });
  return prose(framed, spread(idealFrames, { pack: 3, turn: 2 }, { ideal: second }) || second);
}

type Flaw = Departure['flaws'][number];

/** @param flaws the flaw that is in the concept, and the others of the departure */
export function flawText(
  { telling, length }: Writer,
  [first, ...others]: readonly [Flaw, ...Flaw[]],
  variant: number,
): string {
  const shown = telling.must([first[1]], 'flaws');
  const fitting = others.filter(
    ([, text, variants]) => text !== first[1] && (variants?.includes(variant) ?? true),
  );
  return paragraph(shown, length === 'long' ? telling.say(fitting.map(([, text]) => text)) : '');
}
