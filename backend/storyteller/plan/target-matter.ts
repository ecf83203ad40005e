import { masterOfTown } from './named-matter.ts';
import { saidIn } from './said.ts';
import { kindOfNoun } from './subject-kinds.ts';
import type { Matter } from './matter-words.ts';

const fights = /^(?:kill|slay|hunt|defeat|destroy|assassinate|fight)$/;
const thieves = /\b(?:thief|burglar|robber|pickpocket|cutpurse|bandit|highwayman)$/;

/** Where an enemy of the idea sits, if it is a house: `the old manor`. */
function houseIn(source: string): string | undefined {
  const [, where = ''] =
    /\b(?:in|at|inside|from|of) ((?:an?|the) (?:[\p{L}'-]+ ){0,3}?[\p{L}-]+)$/u.exec(
      source.toLowerCase(),
    ) ?? [];
  const isHouse = kindOfNoun(where.split(' ').at(-1) ?? '') === 'building';
  return isHouse ? where.replace(/^an? /, 'the ') : undefined;
}

/** Whom the party is to kill or to catch, an idea need not call evil, nor say what they do. */
export function asTarget(matter: Matter): Matter {
  const { sort, role, fact, isVillain, source, spot } = matter;
  if (sort !== 'person' || matter.duty !== undefined) return matter;
  const { task } = matter.said ?? saidIn(source);
  const isBare = fact.startsWith('there lives');
  const isEnemy = isVillain === true || fights.test(task);
  const house = isEnemy && spot === undefined ? houseIn(source) : undefined;
  const place = house === undefined ? {} : { spot: house };
  if (isVillain === true) return { ...matter, ...place };
  if (isEnemy) {
    return { ...matter, ...place, isVillain: true, ...(isBare && { fact: masterOfTown }) };
  }
  const isThief =
    isBare && thieves.test(role) && /^(?:catch|unmask|arrest|find|stop|identify)$/.test(task);
  return isThief ? { ...matter, fact: '{I} steals from the people of {town}' } : matter;
}
