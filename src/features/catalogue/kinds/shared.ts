import { Edition } from '../../../generated/model/index.ts';
import { choicesOf } from '../../../lib/catalogue/choice.ts';

export const editions = choicesOf(Object.values(Edition));

/** Said in the same words by every kind. */
export const printed = {
  source: { hint: 'Where it comes from; the attribution follows it.' },
  description: { hint: 'Markdown.' },
} as const;
