import type { Random } from '../random.ts';
import type { KnownThing, StoryRequest } from '../story.ts';
import type { MatterKernel } from '../tables/matters/matter-types.ts';
import type { Person } from '../tables/row-types.ts';
import { captorFoe, encounterWith } from './captors.ts';
import type { Den } from './den.ts';
import { fightIn } from './den-fight.ts';
import { isCivil, isHost } from './duty-plan.ts';
import { isGrimCreature, sortOfType, type Encounter } from './encounter.ts';
import type { Foe } from './foe.ts';
import type { Exclusions } from './lines.ts';
import { beastFor, encounterOf, type FightingBeast } from './matter-beast.ts';
import { canServe, foeOf, leadersFor, wantedBy } from './matter-foe.ts';
import { termsOf } from './matter-terms.ts';
import type { Matter } from './matter-words.ts';
import { tierOf } from './plan.ts';

interface Fighting {
  request: StoryRequest;
  kernel: MatterKernel;
  matter: Matter;
  exclusions: Exclusions;
  budget: number;
}

/** At the highest levels no people are strong enough, so the culprits also have such creatures in their service. */
const bound = ['construct', 'elemental'] as const;

const isAllowed =
  ({ request, exclusions }: Fighting) =>
  (name: string): boolean =>
    !exclusions.matches(name) && !(request.tone === 'whimsical' && isGrimCreature(name));

/** The creature that an idea names, where it leads the last fight itself. */
export const beastIn = (fighting: Fighting): FightingBeast | undefined =>
  fighting.kernel.foeIs === 'it'
    ? beastFor(fighting.matter, fighting.budget, isAllowed(fighting))
    : undefined;

/** The enemy by the rules: the one whom the idea names, or the leader of those whom it names. */
export function enemyIn(
  { kernel, matter, budget }: Fighting,
  known: readonly KnownThing[],
): Foe | undefined {
  if (kernel.leadsCaptors === true && matter.captor !== undefined) {
    return captorFoe(matter.captor, budget);
  }
  const { foe } = termsOf(kernel, matter);
  return foe === undefined
    ? foeOf(matter, known, budget)
    : foeOf({ ...matter, role: foe, isVillain: true }, [], budget);
}

/** The last fight of a plot: against A and those beside A, the beast of the idea, or the creatures of a place. */
export function lastFight(
  fighting: Fighting,
  who: {
    readonly foe: Foe | undefined;
    readonly beast: FightingBeast | undefined;
    readonly den: Den;
    readonly people: ReadonlyMap<string, Person>;
  },
  random: Random,
): Encounter {
  const { request, kernel, matter, budget } = fighting;
  const { foe, beast, den, people } = who;
  const { level, partySize } = request;
  const allows = isAllowed(fighting);
  if (beast !== undefined) return encounterOf(beast, matter, budget, partySize);
  if (kernel.fights !== undefined) {
    const isGuarded = kernel.fights === 'guards';
    return fightIn({ den, isGuarded, budget, partySize, allows }, random);
  }
  const isHosted = isHost(matter, kernel);
  return encounterWith(
    {
      ...leadersFor(foe, kernel, people.get('A')?.role ?? '', budget),
      // A host has giants and trolls beside it, and its leader is a fighter.
      ...(isHosted && foe === undefined && budget > 8000 && { named: 'Gladiator' }),
      escort: [
        ...kernel.escort,
        ...(isHosted && level >= 7 ? (['giant'] as const) : []),
        ...(level >= 11 && !isHosted ? bound : []),
        ...(foe === undefined ? [] : [sortOfType(foe.creature)]),
      ],
      terrain: kernel.lair.terrain,
      budget,
      partySize,
      allows: (name) =>
        allows(name) &&
        canServe(foe, name) &&
        !(isHosted && isCivil.test(name)) &&
        // A person with an office does not fight like a bully.
        !(tierOf(level) > 1 && name === 'Tough Boss'),
      wanted: wantedBy(matter, kernel, budget),
      ...(isHosted && { hasCrowd: true }),
      ...(matter.captor?.isPlural === false && { mostWanted: 1 }),
    },
    random,
  );
}
