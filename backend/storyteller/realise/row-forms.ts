import type { Brevity } from '../story.ts';
import { withAsides, withoutAsides } from './asides.ts';
import { shortestOf, withChoices } from './choices.ts';

/** A row with its asides or without them, and with drawn texts of its choices or the shortest ones. */
export type RowForm = 'long' | 'without asides' | 'shortest';

/** The row with one text of each choice. */
export function inForm(
  template: string,
  form: RowForm,
  pick: (texts: readonly string[]) => string,
): string {
  if (form === 'shortest') return withChoices(withoutAsides(template), shortestOf);
  const drawn = withChoices(template, pick);
  return form === 'long' ? withAsides(drawn) : withoutAsides(drawn);
}

/** A section that loses little keeps this share of its words. */
const mostLeft = 6 / 7;

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** How short the rows of a brief section are, which depends on the rows before. */
export class BriefSection {
  readonly #brevity: Brevity;
  #long = 0;
  #said = 0;

  constructor(brevity: Brevity) {
    this.#brevity = brevity;
  }

  /** The forms that a row can have here. The section has the first one that is shorter than the long form. */
  formsOf(template: string): readonly RowForm[] {
    if (this.#brevity === 'most') return ['shortest'];
    if (this.#said < this.#long * mostLeft) return ['long'];
    return template.includes('«') ? ['without asides', 'shortest'] : ['shortest'];
  }

  /** Counts the words of a row in its long form, and in the form that the section has. */
  add(long: string, said: string): void {
    this.#long += wordsIn(long);
    this.#said += wordsIn(said);
  }
}
