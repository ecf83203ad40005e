import type { TalePlan } from '../plan/tale-plan.ts';
import { choiceAtStart } from '../realise/choices.ts';
import type { Telling } from '../realise/telling.ts';
import type { StoryRequest } from '../story.ts';
import type { Row } from '../tables/row-types.ts';
import type { TalePart, TalePlace } from '../tables/tales/tale-types.ts';

export interface TaleWriting {
  plan: TalePlan;
  telling: Telling;
  request: StoryRequest;
}

/** The rows of a clue: a text, a text with its condition, or several of these. */
export function rowsOf(clue: TalePlace['what']): readonly Row[] {
  if (typeof clue === 'string') return [clue];
  const [text, when] = clue;
  return typeof text === 'string' &&
    typeof when === 'string' &&
    clue.length === 2 &&
    !when.includes(' :: ')
    ? [[text, when]]
    : clue.flatMap((row): Row[] => [row]);
}

export const orderOfPeople: readonly TalePart[] = ['G', 'A', 'B', 'S', 'T', 'H', 'R'];

/** The name is the subject of a row that begins with the person; any other row follows a colon, with the first name. */
export function labelled(text: string, part: TalePart, label: string): string {
  const mark = `{${part}}`;
  if (text.startsWith(`${mark} `)) return label + text.slice(mark.length);
  const start = choiceAtStart.exec(text)?.[0] ?? /^[^ ]+ /.exec(text)?.[0] ?? '';
  const named = start.replaceAll(`${mark} `, `{${part}.name} `) + text.slice(start.length);
  return `${label}: ${named}`;
}
