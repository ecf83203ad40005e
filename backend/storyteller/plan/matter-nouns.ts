import type { Random } from '../random.ts';
import { ideaNouns } from '../tables/idea-nouns.ts';
import { partsOfEvents } from '../tables/matters/matter-roles.ts';
import type { MatterKernel } from '../tables/matters/matter-types.ts';
import { isPlaceNoun } from '../tables/place-nouns.ts';
import type { Matter } from './matter-words.ts';

/** The place from which a thing was taken, if the idea says it: `stolen from a tomb`. */
export function robbedPlace({ id }: MatterKernel, { words }: Matter): string | undefined {
  const [, noun = ''] = /\b(?:stolen|taken) from (?:an?|the) (\p{L}+)/u.exec(words) ?? [];
  const isPlace = isPlaceNoun(noun) || ideaNouns.get(noun) === 'site';
  return id === 'thing-taken' && isPlace ? `the ${noun}` : undefined;
}

/** Those who attack, if the idea does not say who they are. */
export const foesUnnamed = { noun: 'the attackers', isPlural: true } as const;

/** Those who attack on a journey or a place that is surrounded, if the idea does not say who they are. */
export function withFoes(matter: Matter, random: Random): Matter {
  const { duty } = matter;
  if (duty === undefined || duty.foes !== undefined) return matter;
  const nouns =
    duty.kind === 'way'
      ? ['the deserters', 'the road robbers', 'the toll riders', 'the hill clans']
      : [duty.isClosed === true ? 'the besiegers' : foesUnnamed.noun];
  return { ...matter, duty: { ...duty, foes: { noun: random.pick(nouns), isPlural: true } } };
}

/** A role that names what the idea names: `speaker for {one}`. */
export const inRole = (role: string, { it, sides, duty }: Matter): string =>
  role
    .replace('{foes}', duty?.foes?.noun ?? foesUnnamed.noun)
    .replace('{ward}', duty?.ward?.noun ?? 'the old wood')
    .replace('{it}', it)
    .replace(
      '{part of it}',
      partsOfEvents.find(([event]) => event.test(it))?.[1] ?? 'guest of honour',
    )
    .replace('{one}', sides?.[0] ?? it)
    .replace('{two}', sides?.[1] ?? it);
