import type { Plan } from '../plan/plan-types.ts';
import type { Random } from '../random.ts';
import type { Telling } from '../realise/telling.ts';
import type { Audience } from '../story.ts';

/** What the section functions work with. */
export interface Writing {
  plan: Plan;
  telling: Telling;
  random: Random;
}

export interface SectionWriter {
  id: string;
  heading: (writing: Writing) => string;
  audience: Audience;
  /** 1: in every text; 2: in texts of standard length and in long ones; 3: only in long ones. */
  rank: 1 | 2 | 3;
  write: (writing: Writing) => string;
}

export const paragraphs = (...parts: readonly (readonly string[])[]): string =>
  parts
    .map((sentences) => sentences.filter((sentence) => sentence !== '').join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');

export const isLong = ({ plan }: Writing): boolean => plan.length === 'long';
export const isShort = ({ plan }: Writing): boolean => plan.length === 'short';

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Names in the texts of the tables, which keep their capitals inside a sentence. */
const proper =
  /^(?:I|God|Heaven|Hell|Death|War|Papa|Mama|Doctor|Button|Champions?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Lantern Row|Cold Step|Rain Street)\b/;

/** A sentence that follows a semicolon. A word that is not followed by another one can be a name. */
export const lowerStart = (sentence: string): string =>
  !proper.test(sentence) && /^(?:[A-Z][a-z]*['\u2019-]?[a-z]*|A)[ ,:]/.test(sentence)
    ? lowerFirst(sentence)
    : sentence;
