import type { KnownThing } from '../story.ts';
import { isDemon, isDevil } from '../tables/foes/foe-facts.ts';
import { rulesCreatures } from '../tables/foes/rules-creatures.ts';
import type { MatterKernel } from '../tables/matters/matter-types.ts';
import type { Person } from '../tables/row-types.ts';
import { sortOfType, type chooseEncounter } from './encounter.ts';
import { creaturesCalled, foeCalled, type Foe } from './foe.ts';
import { personOfName } from './known-people.ts';
import { termsOf } from './matter-terms.ts';
import type { Duty } from './duty-types.ts';
import type { Matter } from './matter-words.ts';

/**
 * The enemy whom an idea names, if the rules have other statistics for it than for people. What it is can also be known
 * from the campaign.
 */
export function foeOf(
  { role, isVillain, name, inquiry, duty }: Matter,
  known: readonly KnownThing[],
  budget: number,
): Foe | undefined {
  if (duty !== undefined) return leaderOfFoes(duty, budget);
  const person = personOfName(`${name?.first ?? ''} ${name?.last ?? ''}`, known);
  const called = isVillain === true ? role || (person?.role ?? '') : inquiry?.doer;
  const foe = called === undefined ? undefined : foeCalled(called, budget);
  return foe?.creature.type === 'humanoid' && foe.isTooStrong ? undefined : foe;
}

const casters = /(?:mage|wizard|sorcere|necromancer|warlock|witch|enchant|alchemist|conjurer)/;

/** With whose statistics a person fights whom an idea names as the enemy: the strongest for which companions are left. */
function rankOf(role: string, budget: number): string {
  const ranks = casters.test(role)
    ? ['Cultist', 'Cultist Fanatic', 'Mage', 'Archmage']
    : ['Guard', 'Tough', 'Bandit Captain', 'Knight', 'Guard Captain', 'Gladiator', 'Assassin'];
  const isPossible = (name: string): boolean =>
    (rulesCreatures.get(name)?.xp ?? Infinity) <= budget * 0.6;
  return ranks.findLast(isPossible) ?? 'Guard';
}

/** One of those who attack leads them, if the rules have one that is strong enough to be the last enemy; the killer is an assassin or a spy. */
function leaderOfFoes({ foes, kind }: Duty, budget: number): Foe | undefined {
  if (kind === 'guard') {
    const [assassin, spy] = [foeCalled('assassin', budget), foeCalled('spy', budget)];
    if (assassin?.isTooStrong === false) return assassin;
    return spy !== undefined && spy.creature.xp * 7 >= budget ? spy : undefined;
  }
  const foe = foes === undefined ? undefined : foeCalled(foes.noun, budget);
  const isRight =
    foe !== undefined &&
    foe.missing === undefined &&
    (foe.isTooStrong ? foe.creature.type !== 'humanoid' : foe.creature.xp * 7 >= budget);
  return isRight ? foe : undefined;
}

/** Who leads a fight: the enemy, or those who serve an enemy that is too strong. */
export const leadersFor = (
  foe: Foe | undefined,
  kernel: MatterKernel,
  role: string,
  budget: number,
): Pick<Parameters<typeof chooseEncounter>[0], 'leader' | 'named'> =>
  foe === undefined
    ? {
        leader: kernel.leader ?? ['people'],
        // Who acts openly is the one whom the party has to beat, and not the weakest of all.
        ...(kernel.frame !== undefined && { named: rankOf(role, budget) }),
      }
    : foe.isTooStrong
      ? { leader: [sortOfType(foe.creature), 'people'] }
      : { leader: ['people'], named: foe.creature.name };

/** Whether a creature can serve the enemy. */
export const canServe = (foe: Foe | undefined, name: string): boolean =>
  foe === undefined ||
  !((isDemon(foe.creature.name) && isDevil(name)) || (isDevil(foe.creature.name) && isDemon(name)));

/** The creatures that an idea names as captors or as the band of A: `Goblin Warrior` for the goblins. */
export const wantedBy = (matter: Matter, kernel: MatterKernel): readonly string[] => {
  const noun =
    matter.duty?.foes?.noun ??
    (kernel.isBandBeside === true ? (matter.inquiry?.doer ?? matter.it) : matter.captor?.noun);
  return (
    creaturesCalled(noun ?? termsOf(kernel, matter).beside ?? '')?.creatures.map(
      ({ name }) => name,
    ) ?? []
  );
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
