import type { Random } from '../random.ts';
import { rulesCreatures } from '../tables/foes/rules-creatures.ts';
import type { CreatureType, RulesCreature } from '../tables/foes/foe-types.ts';
import type { Kin } from '../tables/matters/kin-words.ts';
import type { Den } from './den.ts';
import type { Encounter } from './encounter.ts';
import { creaturesCalled, pluralOfCreature } from './foe.ts';

const typesOfKin: Readonly<Record<Kin, readonly CreatureType[]>> = {
  folk: ['humanoid'],
  beast: ['monstrosity'],
  dead: ['undead'],
  bound: ['elemental'],
  mind: ['aberration'],
};

/** Creatures that are no match for adventurers, come in swarms or are known for something else. */
const unfit =
  /Swarm|Commoner|Noble|Priest|Druid|Familiar|Limb|Half-Dragon|Minion|Wizard|Kraken|Tarrasque/;

/** Beside a single creature that an idea names there are none of its type. */
const servants = [...rulesCreatures.values()].filter(
  ({ name, type, xp }) => /^(?:construct|plant)$/.test(type) && xp >= 25 && !unfit.test(name),
);

interface Fight {
  den: Den;
  /** Whether those who guard the place fight, in place of those who live there. */
  isGuarded: boolean;
  budget: number;
  partySize: number;
  allows: (name: string) => boolean;
}

const strongest = (list: readonly RulesCreature[], least: number): RulesCreature[] => {
  const most = Math.max(0, ...list.map(({ xp }) => xp));
  return list.filter(({ xp }) => xp >= most * least);
};

/** The last fight against the creatures of a place: the strongest of them and as many others as the budget allows. */
export function fightIn(
  { den, isGuarded, budget, partySize, allows }: Fight,
  random: Random,
): Encounter {
  const called = isGuarded
    ? []
    : (creaturesCalled(den.brood.replace(/^the (?:restless )?/, ''))?.creatures ?? []);
  const guards =
    den.owner === undefined ? random.pick<CreatureType>(['construct', 'undead']) : 'undead';
  const types = new Set(
    isGuarded
      ? [guards]
      : den.kin === 'beast' || called.length === 0
        ? typesOfKin[den.kin]
        : called.map(({ type }) => type),
  );
  const usable = [...rulesCreatures.values()].filter(
    ({ name, type, xp }) => types.has(type) && xp >= 25 && !unfit.test(name) && allows(name),
  );
  const own = called.filter(({ name }) => allows(name));
  const isMany = den.isManyBrood || isGuarded;
  const within = (list: readonly RulesCreature[], share: number): RulesCreature[] =>
    list.filter(({ xp }) => xp <= budget * share);
  // A few of the weakest kind are no danger to a strong party: then others of their type fight beside them.
  const ownChiefs = within(own, isMany ? 0.5 : 1).filter(
    ({ xp }) => !isMany || xp * (partySize + 4) >= budget * 0.6,
  );
  const chiefs = ownChiefs.length > 0 ? ownChiefs : within([...usable, ...own], 0.6);
  const chief = random.pick(strongest(chiefs.length > 0 ? chiefs : usable.slice(0, 1), 0.7));
  const left = budget - chief.xp;
  const groups = (list: readonly RulesCreature[]) =>
    list
      .filter(({ name }) => isMany || name !== chief.name)
      .map((one) => ({
        one,
        count: Math.min(partySize + 3, Math.floor(left / Math.max(1, one.xp))),
      }))
      .filter(({ count }) => count > 0);
  const sumOf = ({ one, count }: { one: RulesCreature; count: number }): number => one.xp * count;
  const ownGroups = groups(own).filter((group) => sumOf(group) >= left * 0.3);
  const others =
    ownGroups.length > 0
      ? ownGroups
      : groups(isMany ? usable : servants.filter(({ name }) => allows(name))).filter(
          ({ count }) => count > 1,
        );
  const top = Math.max(0, ...others.map(sumOf));
  const close = others.filter((group) => sumOf(group) >= top * 0.85);
  const group = close.length === 0 ? undefined : random.pick(close);
  return {
    leader: chief.name,
    escort:
      group === undefined
        ? null
        : {
            name: group.count === 1 ? group.one.name : pluralOfCreature(group.one.name),
            count: group.count,
          },
    xp: chief.xp + (group === undefined ? 0 : sumOf(group)),
    budget,
  };
}
