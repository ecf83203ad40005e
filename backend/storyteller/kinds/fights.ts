import { budgetOf } from '../plan/encounter.ts';
import { pluralOfCreature } from '../plan/foe.ts';
import { numberWord } from '../realise/tidy.ts';
import type { StoryRequest } from '../story.ts';
import { creatures } from '../tables/creatures.ts';
import { rulesCreatures } from '../tables/foes/rules-creatures.ts';

interface Opponent {
  name: string;
  plural: string;
  xp: number;
  count: number;
}

/** By which factor a fight may exceed its budget. */
const tolerance = 1.1;

/** Those who stand for one that is too strong fight with what they are, and are not known for something else. */
const special = /Pirate|Half-Dragon|Swarm|Warrior|Limb|Familiar/;

/** The strongest creature of the same type that one party can fight, for one that is too strong: `Mage` for `Archmage`. */
function weakerThan(name: string, budget: number): Omit<Opponent, 'count'> | undefined {
  const type = rulesCreatures.get(name)?.type;
  const weaker = [...rulesCreatures.values()].findLast(
    (one) => one.type === type && one.xp <= budget && !special.test(one.name),
  );
  return weaker && { name: weaker.name, plural: pluralOfCreature(weaker.name), xp: weaker.xp };
}

/** `Specter`, or a creature that the table does not have, with its experience points: `Roper 1800`. */
function opponentOf(written: string): Omit<Opponent, 'count'> {
  const known = creatures.find(({ name }) => name === written);
  if (known !== undefined) return known;
  const [, name = written, xp = ''] = /^(.+) (\d+)$/.exec(written) ?? [];
  if (xp === '') throw new Error(`There is no creature ${written}.`);
  return { name, plural: `${name}s`, xp: Number(xp) };
}

/**
 * Fills `<Ghoul, Wight>`: as many of one of them as the party can fight, such as "three Wights"; with `<1 ...>`
 * a single one. The weakest comes first. If even one of it is too much, a weaker creature of its type stands for it.
 */
export function withFights(
  text: string,
  { level, partySize, difficulty }: Pick<StoryRequest, 'level' | 'partySize' | 'difficulty'>,
): string {
  const budget = budgetOf(level, partySize, difficulty) * tolerance;
  return text.replaceAll(/<(1 )?([^<>]+)>/g, (_field, one: string | undefined, list: string) => {
    const most = one === undefined ? partySize + 1 : 1;
    const [weakest, ...others] = list.split(', ').map((written): Opponent => {
      const opponent = opponentOf(written);
      return { ...opponent, count: Math.min(most, Math.floor(budget / opponent.xp)) };
    });
    if (weakest === undefined) return '';
    const strength = ({ count, xp }: Opponent): number => count * xp;
    const stands = weakest.count > 0 ? weakest : (weakerThan(weakest.name, budget) ?? weakest);
    const best = others.reduce(
      (found, other) => (strength(other) >= strength(found) ? other : found),
      { ...stands, count: Math.max(1, weakest.count) },
    );
    return best.count === 1 ? `one ${best.name}` : `${numberWord(best.count)} ${best.plural}`;
  });
}
