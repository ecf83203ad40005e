import type { Random } from '../random.ts';
import type { StoryRequest } from '../story.ts';
import type { MatterKernel } from '../tables/matters/matter-types.ts';
import type { Den } from './den.ts';
import { fightIn } from './den-fight.ts';
import { chooseEncounter, isGrimCreature, sortOfType, type Encounter } from './encounter.ts';
import type { Foe } from './foe.ts';
import type { Exclusions } from './lines.ts';
import { canServe, leadersFor, wantedBy } from './matter-foe.ts';
import type { Matter } from './matter-words.ts';
import { tierOf } from './plan.ts';

interface Fighting {
  request: StoryRequest;
  kernel: MatterKernel;
  matter: Matter;
  den: Den;
  foe: Foe | undefined;
  exclusions: Exclusions;
  budget: number;
  random: Random;
}

/** At the highest levels no people are strong enough, so the culprits also have such creatures in their service. */
const bound = ['construct', 'elemental'] as const;

/** The last fight of a plot: against A and those beside A, or against the creatures of a place. */
export function encounterOf(fighting: Fighting): Encounter {
  const { request, kernel, matter, den, foe, exclusions, budget, random } = fighting;
  const { level, partySize, tone } = request;
  const isAllowed = (name: string): boolean =>
    !exclusions.matches(name) && !(tone === 'whimsical' && isGrimCreature(name));
  if (kernel.fights !== undefined) {
    const isGuarded = kernel.fights === 'guards';
    return fightIn({ den, isGuarded, budget, partySize, allows: isAllowed }, random);
  }
  return chooseEncounter(
    {
      ...leadersFor(foe, kernel),
      escort: [
        ...kernel.escort,
        ...(level >= 11 ? bound : []),
        ...(foe === undefined ? [] : [sortOfType(foe.creature)]),
      ],
      terrain: kernel.lair.terrain,
      budget,
      partySize,
      allows: (name) =>
        isAllowed(name) &&
        canServe(foe, name) &&
        // A person with an office does not fight like a bully.
        !(tierOf(level) > 1 && name === 'Tough Boss'),
      wanted: wantedBy(matter, kernel),
      ...(matter.captor?.isPlural === false && { mostWanted: 1 }),
    },
    random,
  );
}
