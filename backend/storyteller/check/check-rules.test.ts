import { expect, test } from 'vitest';
import { requestOf } from '../requests.fixture.ts';
import { tellQuest } from '../kinds/quest.ts';
import type { StorySection } from '../story.ts';
import { rulesCreatures } from '../tables/foes/rules-creatures.ts';
import { checkRules } from './check-rules.ts';

const section = (text: string): StorySection => ({
  id: 'lair',
  heading: '',
  audience: 'gm',
  text,
});

const idea = 'The lich Voruk returns';
const { telling } = tellQuest(requestOf('quest', 1, { idea, level: 20, partySize: 6 }), 1);
if (telling === undefined) throw new Error('A quest has a telling.');
const [voruk = ''] = telling.marksOf('A');
const [witness = ''] = telling.marksOf('T');

const lich = rulesCreatures.get('Lich');
if (lich === undefined) throw new Error('The rules have a Lich.');
const encounter = {
  leader: 'Lich',
  escort: { name: 'Wights', count: 2 },
  xp: 34_400,
  budget: 79_200,
};
const plan = { encounter, foe: { creature: lich, isTooStrong: false } };

const faultsIn = (text: string): string[] => checkRules(plan, [section(text)], telling);

test('statistics, challenges and spells that the rules have are no faults', () => {
  const right = `It has the statistics of a Lich, CR 21, or of a Wight (CR 3). *Hold Person* on ${witness} helps.`;
  expect(faultsIn(right)).toEqual([]);
});

test.each([
  ['the statistics of a Death Knight', 'has statistics that the rules have not'],
  ['the statistics of a Ogre', 'has statistics that the rules have not'],
  ['a Lich (CR 18)', 'has a challenge that is another one in the rules'],
  [`*Hold Person* on ${voruk}`, 'has a spell that does not affect its target'],
  [`*Charm Monster* on ${voruk}`, 'has a spell that does not affect its target'],
])('what the rules do not know is a fault: %s', (text, fault) => {
  expect(faultsIn(text).join('\n')).toContain(fault);
});

test('a fight over its budget, with other points, or without the enemy of the idea is a fault', () => {
  const faults = (changed: Partial<typeof encounter>): string[] =>
    checkRules({ ...plan, encounter: { ...encounter, ...changed } }, [], telling);
  expect(faults({ budget: 30_000 })).toHaveLength(1);
  expect(faults({ xp: 30_000 })).toHaveLength(1);
  expect(faults({ leader: 'Vampire', xp: 11_400 })).toHaveLength(1);
  expect(faults({})).toEqual([]);
});
