import { describe, expect, test } from 'vitest';
import { planTale } from './kinds/tale.ts';
import { requestOf, textOf, tones } from './requests.fixture.ts';
import { creatures } from './tables/creatures.ts';
import { chiefEnemies } from './tables/tales/chief-enemies.ts';
import { tales } from './tables/tales/tales.ts';
import type { StoryRequest } from './story.ts';
import { tellQuest } from './kinds/quest.ts';

const highRequest = (kind: 'quest' | 'adventure', index: number): StoryRequest =>
  requestOf(kind, 600_000 + index, {
    level: 12 + (index % 9),
    partySize: 3 + (index % 4),
    tone: tones[Math.floor(index / 2) % tones.length] ?? 'heroic',
  });

describe('the chief enemies of high levels', () => {
  test.each(['quest', 'adventure'] as const)(
    'are of many kinds in each kind of text: %s',
    (kind) => {
      const counts = new Map<string, number>();
      const count = 400;
      for (let index = 0; index < count; index += 1) {
        const request = highRequest(kind, index);
        const facts = JSON.stringify(planTale(request, request.seed, kind)?.facts['encounter']);
        const [, leader = 'none'] = /"leader":"([^"]+)"/.exec(facts) ?? [];
        counts.set(leader, (counts.get(leader) ?? 0) + 1);
      }
      expect(counts.size).toBeGreaterThan(20);
      expect([...counts].filter(([, times]) => times > count / 4)).toEqual([]);
    },
  );

  test('belong to a tale and have statistics of the rules, the weakest first', () => {
    const ids = new Set(tales.map(({ id }) => id));
    expect(Object.keys(chiefEnemies).filter((id) => !ids.has(id))).toEqual([]);
    const xpOf = (name: string): number =>
      creatures.find((creature) => creature.name === name)?.xp ?? 0;
    for (const enemy of Object.values(chiefEnemies).flat()) {
      const points = enemy.creatures.map(xpOf);
      expect(points, enemy.who).toEqual(points.toSorted((one, other) => one - other));
      expect(Math.min(...points), enemy.who).toBeGreaterThan(0);
    }
  });

  test('are introduced where they fight, with what becomes of the culprit', () => {
    const whos = Object.values(chiefEnemies).flatMap((list) => list.map(({ who }) => who));
    const led = Array.from({ length: 60 }, (_, index) => {
      const request = highRequest('quest', index);
      return textOf(tellQuest(request, request.seed));
    }).filter((text) => whos.some((who) => text.includes(`(${who} has the statistics`)));
    expect(led.length).toBeGreaterThan(20);
    expect(led.filter((text) => !/\bNoble\b/.test(text))).toEqual([]);
  });
});
