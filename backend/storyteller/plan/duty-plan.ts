import type { Random } from '../random.ts';
import type { Truths } from '../tables/row-types.ts';
import type { Duty } from './duty-types.ts';
import { creaturesCalled, foeCalled, type Foe } from './foe.ts';
import type { Matter } from './matter-words.ts';

/** Those who attack, if the idea does not say who they are. */
const foesUnnamed = { noun: 'the attackers', isPlural: true } as const;

/** Who does not lead or accompany those who raid or besiege. */
export const isCivil = /Noble|Priest|Cultist|Spy|Assassin|Mage|Commoner/;

/** Whether those whom the idea names fight: a kernel of a host has them beside A. */
export const isHost = ({ duty }: Matter, kernel: { isBandBeside?: true }): boolean =>
  duty !== undefined && kernel.isBandBeside === true;

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

/** A role or a place that names what the idea names: `leader of {foes}`. */
export const inDuty = (role: string, { duty }: Matter): string =>
  role
    .replace('{foes}', duty?.foes?.noun ?? foesUnnamed.noun)
    .replace('{ward}', duty?.ward?.noun ?? 'the old wood');

/**
 * One of those who attack leads them, if the rules have one that is strong enough to be the last enemy; the killer is
 * an assassin or a spy.
 */
export function leaderOfFoes({ foes, kind }: Duty, budget: number): Foe | undefined {
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

/** The creatures of those who attack, without those that are much too weak for the budget. */
export const creaturesOfFoes = ({ foes }: Duty, budget: number): readonly string[] =>
  (creaturesCalled(foes?.noun ?? '')?.creatures ?? [])
    .filter(({ xp }) => xp * 20 >= budget)
    .map(({ name }) => name);

/** What an idea says of a journey, a siege or a raid, for the conditions of rows. */
export function dutyTruths({ duty }: Matter): Truths {
  const said = (isSaid: unknown): string => (isSaid === undefined ? 'no' : 'yes');
  return {
    charge: duty?.charge ?? 'no',
    weapon: said(duty?.weapon),
    closed: said(duty?.isClosed),
  };
}

type Forms = (key: string, noun: string, isPlural: boolean) => [string, string][];

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words of rows about those who attack, what they attack, and the way. */
export function dutyWords({ duty }: Matter, town2: string, formsOf: Forms): [string, string][] {
  if (duty === undefined) return [];
  const foes = duty.foes ?? foesUnnamed;
  const ward = duty.ward ?? {
    noun: duty.kind === 'raid' ? 'the road to {town}' : '{town}',
    isPlural: false,
  };
  const goal = duty.goal ?? town2;
  const isEntered =
    duty.goal === undefined ||
    /(?:town|city|capital|village|kingdom|realm|country|province|fortress|castle|monastery)$/.test(
      goal,
    );
  return [
    ...formsOf('foes', foes.noun, foes.isPlural),
    ['Foes', upper(foes.noun)],
    ...formsOf('ward', ward.noun, ward.isPlural),
    ['Ward', upper(ward.noun)],
    ['goal', goal],
    ['ingoal', `${isEntered ? 'in' : 'at'} ${goal}`],
    ['Ingoal', `${isEntered ? 'In' : 'At'} ${goal}`],
    ['land', duty.land ?? 'through the wild'],
    ['weapon', duty.weapon ?? ''],
  ];
}
