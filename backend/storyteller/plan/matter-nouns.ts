import { ideaNouns } from '../tables/idea-nouns.ts';
import { keepersOfPlaces, partsOfEvents } from '../tables/matters/matter-roles.ts';
import type { MatterKernel } from '../tables/matters/matter-types.ts';
import { isPlaceNoun } from '../tables/place-nouns.ts';
import { inDuty } from './duty-plan.ts';
import type { Matter } from './matter-words.ts';

/** The place from which a thing was taken, if the idea says it: `stolen from a tomb`. */
export function robbedPlace({ id }: MatterKernel, { words }: Matter): string | undefined {
  const [, noun = ''] =
    /\b(?:stolen|taken|vanished|missing|disappeared)(?: [\p{L}-]+){0,3}? from (?:an?|the) (?:(?:old|local|great|royal|town|city|village) )?(\p{L}+)/u.exec(
      words,
    ) ?? [];
  const isPlace = isPlaceNoun(noun) || ideaNouns.get(noun) === 'site';
  return /^(?:thing-taken|direct-stolen)$/.test(id) && isPlace ? `the ${noun}` : undefined;
}

/** Who answers for a thing in the place from which it was taken. */
export function keeperOf(kernel: MatterKernel, matter: Matter): readonly string[] | undefined {
  const from = kernel.id === 'direct-stolen' ? robbedPlace(kernel, matter) : undefined;
  return keepersOfPlaces.find(([place]) => from !== undefined && place.test(from))?.[1];
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
