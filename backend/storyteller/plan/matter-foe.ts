import type { KnownThing } from '../story.ts';
import { isDemon, isDevil } from '../tables/foes/foe-facts.ts';
import type { MatterKernel } from '../tables/matters/matter-types.ts';
import type { Person } from '../tables/row-types.ts';
import { sortOfType, type chooseEncounter } from './encounter.ts';
import { creaturesCalled, foeCalled, type Foe } from './foe.ts';
import { personOfName } from './known-people.ts';
import type { Matter } from './matter-words.ts';

/**
 * The enemy whom an idea names, if the rules have other statistics for it than for people. What it is can also be known
 * from the campaign.
 */
export function foeOf(
  { role, isVillain, name, lead }: Matter,
  known: readonly KnownThing[],
  budget: number,
): Foe | undefined {
  const person = personOfName(`${name?.first ?? ''} ${name?.last ?? ''}`, known);
  const foe =
    lead !== undefined
      ? foeCalled(lead, budget)
      : isVillain === true
        ? foeCalled(role || (person?.role ?? ''), budget)
        : undefined;
  return foe?.creature.type === 'humanoid' && foe.isTooStrong ? undefined : foe;
}

/** Who leads a fight: the enemy, or those who serve an enemy that is too strong. */
export const leadersFor = (
  foe: Foe | undefined,
  kernel: MatterKernel,
): Pick<Parameters<typeof chooseEncounter>[0], 'leader' | 'named'> =>
  foe === undefined
    ? { leader: kernel.leader ?? ['people'] }
    : foe.isTooStrong
      ? { leader: [sortOfType(foe.creature), 'people'] }
      : { leader: ['people'], named: foe.creature.name };

/** Whether a creature can serve the enemy. */
export const canServe = (foe: Foe | undefined, name: string): boolean =>
  foe === undefined ||
  !((isDemon(foe.creature.name) && isDevil(name)) || (isDevil(foe.creature.name) && isDemon(name)));

/** The creatures that an idea names as captors or as the band of A: `Goblin Warrior` for the goblins. */
export const wantedBy = (
  { captor, it, band }: Matter,
  { isBandBeside }: MatterKernel,
): readonly string[] => {
  const noun = isBandBeside === true ? it : (band ?? captor?.noun);
  return creaturesCalled(noun ?? '')?.creatures.map(({ name }) => name) ?? [];
};

/** Says of the persons what they are, so that no spell affects a vampire that affects only humanoids. */
export const byTheRules = (
  people: ReadonlyMap<string, Person>,
  foe: Foe | undefined,
): ReadonlyMap<string, Person> => {
  const enemy = people.get('A');
  const beings = new Map(
    [...new Set(people.values())].map((person): [Person, Person] => {
      const called = creaturesCalled(person.role)?.creatures[0];
      const creature = person === enemy && foe !== undefined ? foe.creature : called;
      return [person, creature === undefined ? person : { ...person, creature }];
    }),
  );
  return new Map([...people].map(([part, person]) => [part, beings.get(person) ?? person]));
};
