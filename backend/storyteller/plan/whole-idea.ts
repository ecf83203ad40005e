import { heldPeople } from './held-idea.ts';
import { lostPeople } from './lost-idea.ts';
import type { Told } from './matter-words.ts';

/** Ideas whose form says more than their first noun and verb, so that they are read before all others. */
export const wholeMatter = (typed: string): Told | undefined =>
  lostPeople(typed) ?? heldPeople(typed);
