import { describe, expect, test } from 'vitest';
import { taleFactsOf } from './drafts.fixture.ts';
import { requestOf, textOf, tones } from './requests.fixture.ts';
import { creatures } from './tables/creatures.ts';
import { chiefEnemies } from './tables/tales/chief-enemies.ts';
import { tales } from './tables/tales/tales.ts';
import type { StoryRequest } from './story.ts';
import { tellAdventure } from './kinds/adventure.ts';
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
        const facts = JSON.stringify(taleFactsOf(kind, request)['encounter']);
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
    }).filter((text) => whos.some((who) => text.includes(`In the last fight**: ${who} (`)));
    expect(led.length).toBeGreaterThan(20);
    expect(led.filter((text) => !/\bNoble\b/.test(text))).toEqual([]);
  });

  test('are named in the overview and in an act of an adventure, before the last fight', () => {
    const leaders = Array.from({ length: 40 }, (_, index) => {
      const request = highRequest('adventure', index);
      const { sections } = tellAdventure(request, request.seed);
      const textIn = (id: string): string => sections.find((one) => one.id === id)?.text ?? '';
      const [, who] = /\*\*In the last fight\*\*: (.*?) \(an? /.exec(textIn('glance')) ?? [];
      return who === undefined ? undefined : { who, act: textIn('act-2'), fight: textIn('act-3') };
    }).filter((leader) => leader !== undefined);
    expect(leaders.length).toBeGreaterThan(10);
    for (const { who, act, fight } of leaders) {
      expect(act).toContain(who);
      expect(fight).toMatch(new RegExp(String.raw`\. The .* has the statistics of an? [A-Z]`));
    }
  });

  test('are introduced in the fight of an adventure without an overview', () => {
    const texts = Array.from({ length: 20 }, (_, index) => {
      const request = { ...highRequest('adventure', index), length: 'short' as const };
      return tellAdventure(request, request.seed).sections;
    });
    const introduced = Object.values(chiefEnemies)
      .flat()
      .map(({ who }) => who);
    const fights = texts.map((sections) => sections.find(({ id }) => id === 'act-3')?.text ?? '');
    expect(
      fights.filter((text) => introduced.some((who) => text.includes(who))).length,
    ).toBeGreaterThan(5);
  });
});
