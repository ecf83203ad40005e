import { ideaNouns } from '../tables/idea-nouns.ts';
import { partsOfEvents } from '../tables/matters/matter-roles.ts';
import type { MatterKernel } from '../tables/matters/matter-types.ts';
import { isPlaceNoun } from '../tables/place-nouns.ts';
import { inDuty } from './duty-plan.ts';
import type { Matter } from './matter-words.ts';

/** The place from which a thing was taken, if the idea says it: `stolen from a tomb`. */
export function robbedPlace({ id }: MatterKernel, { words }: Matter): string | undefined {
  const [, noun = ''] = /\b(?:stolen|taken) from (?:an?|the) (\p{L}+)/u.exec(words) ?? [];
  const isPlace = isPlaceNoun(noun) || ideaNouns.get(noun) === 'site';
  return id === 'thing-taken' && isPlace ? `the ${noun}` : undefined;
}

/** A role that names what the idea names: `speaker for {one}`. */
export const inRole = (role: string, matter: Matter): string =>
  inDuty(role, matter)
    .replace('{it}', matter.it)
    .replace(
      '{part of it}',
      partsOfEvents.find(([event]) => event.test(matter.it))?.[1] ?? 'guest of honour',
    )
    .replace('{one}', matter.sides?.[0] ?? matter.it)
    .replace('{two}', matter.sides?.[1] ?? matter.it);
