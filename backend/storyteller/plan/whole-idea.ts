import { wantsOf } from './bargain-idea.ts';
import { heldPeople } from './held-idea.ts';
import { isUnwillingCaptive, lostPeople } from './lost-idea.ts';
import type { Told } from './matter-words.ts';
import { occasionOf } from './occasion-idea.ts';
import { blackmailOf, poisonedOf, witnessedOf } from './poisoned-idea.ts';
import { wonderOf } from './wonder-clause.ts';
import { oncePerText } from './once-per-text.ts';

/** Ideas whose form says more than their first noun and verb, so that they are read before all others. */
export const wholeMatter = oncePerText(
  (typed: string): Told | undefined =>
    poisonedOf(typed) ??
    blackmailOf(typed) ??
    witnessedOf(typed) ??
    wantsOf(typed) ??
    wonderOf(typed) ??
    lostPeople(typed) ??
    heldPeople(typed) ??
    occasionOf(typed),
);

const falseHero =
  /\b(?:hero|saviou?r|champion|legend) (?:is|was) (?:really |actually |secretly )?(?:an? )?(?:fraud|fake|coward|liar|impostor)\b/;

/** Whether each plot that an idea could have would contradict it. */
export const isContrary = (typed: string): boolean =>
  isUnwillingCaptive(typed) || falseHero.test(typed.toLowerCase());
