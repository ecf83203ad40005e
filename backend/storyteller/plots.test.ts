import { describe, expect, test } from 'vitest';
import { draftOf, storyOf } from './drafts.fixture.ts';
import type { Draft } from './kinds/draft.ts';
import { tellQuest } from './kinds/quest.ts';
import { sentencesOf } from './realise/sentences.ts';
import { requestOf as requestOfKind, tones } from './requests.fixture.ts';
import type { StoryRequest } from './story.ts';
import { tellStory } from './tell.ts';

const requestOf = (seed: number, given: Partial<StoryRequest> = {}): StoryRequest =>
  requestOfKind(given.kind ?? 'quest', seed, given);

const textOf = (draft: Draft): string => draft.sections.map(({ text }) => text).join('\n\n');

const shareOf = (texts: readonly (readonly string[])[]): number => {
  const counts = new Map<string, number>();
  for (const sentences of texts) {
    for (const sentence of new Set(sentences)) {
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    }
  }
  const common = [...counts.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
  const pairs = (texts.length * (texts.length - 1)) / 2;
  return common / pairs / (texts.flat().length / texts.length);
};

describe.each(['quest', 'adventure'] as const)('of a thousand texts of the kind %s', (kind) => {
  const drafts = Array.from({ length: 1000 }, (_, seed) => ({
    request: requestOf(seed, { kind }),
    draft: draftOf(kind, seed),
  }));

  test('none has a fault that the checker knows', () => {
    expect(drafts.flatMap(({ draft }) => draft.faults)).toEqual([]);
  });

  test('each has its sections', () => {
    for (const { draft } of drafts) {
      const ids = draft.sections.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(['pitch', 'start', 'offer', 'truth', 'endings']));
    }
  });

  test('the difficulties, budgets and rewards follow the rules', () => {
    for (const { draft, request } of drafts) {
      const difficulties = [...textOf(draft).matchAll(/DC (\d+)/g)].map(([, dc]) => Number(dc));
      expect(difficulties.length).toBeGreaterThan(5);
      const [least, most] =
        request.level >= 17 ? [16, 25] : request.level >= 11 ? [14, 21] : [10, 19];
      expect(difficulties.filter((dc) => dc < least || dc > most)).toEqual([]);
      if (!('reward' in draft.details)) throw new Error('A plot has a reward.');
      const { coins, items: found } = draft.details.reward;
      expect(coins).toBeGreaterThan(0);
      const linked = found.filter(({ sk }) => sk !== undefined);
      expect(linked.filter(({ sk }) => !request.items.some((item) => item.sk === sk))).toEqual([]);
      expect(found.filter(({ sk }) => sk === 'galley')).toEqual([]);
      expect(JSON.stringify(draft.facts).length).toBeLessThanOrEqual(4096);
    }
  });

  test('two share few sentences, with and without their names', () => {
    const named = drafts.map(({ draft }) => sentencesOf(draft.names.plain(textOf(draft))));
    const masked = drafts.map(({ draft }) =>
      sentencesOf(textOf(draft).replaceAll(/[\ue000-\uefff]/g, 'N')),
    );
    // Two texts of one tale share sentences without a name; one pair in thirty has the same tale. A user who has
    // read one gets another.
    expect(shareOf(named)).toBeLessThan(0.005);
    expect(shareOf(masked)).toBeLessThan(0.03);
  });
});

describe('a story', () => {
  test('is the same for the same seed, and another one for another seed', () => {
    expect(tellStory(requestOf(7))).toEqual(tellStory(requestOf(7)));
    expect(tellStory(requestOf(8)).title).not.toBe(tellStory(requestOf(13)).title);
  });

  test('avoids the sentences of the last stories', () => {
    const first = tellStory(requestOf(3));
    const text = first.sections.map((section) => section.text).join('\n');
    const recent = [{ facts: first.facts, text }];
    const second = tellStory(requestOf(3, { recent }));
    // The seed of the story is enough to tell it again.
    expect(tellStory(requestOf(3, { seed: second.seed }))).toEqual(second);
    const sentences = new Set(sentencesOf(text));
    const common = second.sections
      .flatMap((section) => sentencesOf(section.text))
      .filter((sentence) => sentences.has(sentence));
    expect(common.length).toBeLessThan(5);
  });

  test('keeps sections word for word and tells the others with the same people', () => {
    const old = tellStory(requestOf(11));
    const sections = ['pitch', 'truth', 'endings'];
    const story = tellStory(
      requestOf(11, { keep: { story: old, sections }, instruction: 'again' }),
    );
    const kept = old.sections.filter(({ id }) => sections.includes(id));
    expect(kept).toHaveLength(3);
    expect(story.sections).toEqual(expect.arrayContaining(kept));
    expect(story.sections.find(({ id }) => id === 'places')?.text).not.toBe(
      old.sections.find(({ id }) => id === 'places')?.text,
    );
    expect(story.facts['people']).toEqual(old.facts['people']);
  });

  test('is shorter and longer on request', () => {
    const length = (given: Partial<StoryRequest>): number =>
      tellStory(requestOf(4, given)).sections.reduce((sum, { text }) => sum + text.length, 0);
    const normal = length({});
    expect(length({ instruction: 'shorter' })).toBeLessThan(normal * 0.9);
    expect(length({ instruction: 'longer' })).toBeGreaterThan(normal * 1.1);
  });

  test('uses people and places of the campaign, and makes none of these people guilty', () => {
    const known: StoryRequest['known'] = [
      {
        id: 'one',
        kind: 'person',
        name: 'Ilse Ravenhair',
        role: 'ferry captain',
        pronouns: 'she/her',
      },
      { id: 'two', kind: 'person', name: 'Odo', pronouns: 'he' },
      { id: 'three', kind: 'place', name: 'Lower Wending' },
      { id: 'four', kind: 'faction', name: 'The Lamp Guild' },
    ];
    for (let seed = 0; seed < 60; seed += 1) {
      const request = requestOf(seed, { known });
      const draft = tellQuest(request, seed);
      const text = draft.names.plain(textOf(draft));
      for (const { name } of known) expect(text).toContain(name);
      const people = draft.facts['people'];
      const guilty = (Array.isArray(people) ? people : []).filter((entry) =>
        /^\["(?:[ABHSTWC]|X\d)",/.test(JSON.stringify(entry)),
      );
      expect(guilty.length).toBeGreaterThan(4);
      expect(JSON.stringify(guilty)).not.toMatch(/Ilse|Odo/);
      expect(draft.faults).toEqual([]);
    }
  });

  test('treats the names of a campaign as text, whatever they contain', () => {
    const names = [
      '{G.full}',
      '[a|b]',
      '**Odo**',
      '<b>Odo</b>',
      '![x](http://example.com)',
      '$& $1',
    ];
    for (const [seed, name] of names.entries()) {
      const story = tellStory(
        requestOf(seed, { known: [{ id: 'x', kind: 'person', name: name + 'z'.repeat(200) }] }),
      );
      const text = story.sections.map((section) => section.text).join('\n');
      expect(text).not.toMatch(/(?<!\\)<b>|(?<!\\)!\[|http:\/\/|(?<!\\)\*\*Odo|[\ue000-\uefff]/);
      expect(story.details).toMatchObject({ giver: (name + 'z'.repeat(200)).slice(0, 60) });
    }
  });

  test.each(['water', 'house', 'night', 'money', 'work'])(
    'has no sentence with the everyday word "%s" if a line names it',
    (line) => {
      for (let seed = 0; seed < 5; seed += 1) {
        const { sections } = tellStory(requestOf(seed, { lines: [line] }));
        expect(sections.length).toBeGreaterThan(9);
        const text = sections.map((section) => section.text).join('\n');
        expect(text).not.toMatch(new RegExp(`\\b${line}\\b`, 'i'));
      }
    },
  );

  test.each(['fire', 'spiders', 'harm to children', 'undead', 'hanging', 'drowning', 'religion'])(
    'has nothing of the line "%s"',
    (line) => {
      for (let seed = 0; seed < 20; seed += 1) {
        expect(tellQuest(requestOf(seed, { lines: [line] }), seed).faults).toEqual([]);
      }
    },
  );
});

describe('the days of a quest', () => {
  test('are in order, and none is after the deadline', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const { facts, sections } = storyOf('quest', seed);
      const clock = sections.find(({ id }) => id === 'clock')?.text ?? '';
      const days = [...clock.matchAll(/\*\*Day (\d+)\*\*/g)].map(([, day]) => Number(day));
      expect(days).toHaveLength(4);
      expect(days).toEqual([...new Set(days)].toSorted((one, other) => one - other));
      expect(days[0]).toBeGreaterThan(0);
      expect(days.at(-1)).toBe(facts['days']);
    }
  });
});

describe('a comedy', () => {
  test('finds no weapons or poisons, and speaks of the goose only if there is one', () => {
    const armed: StoryRequest['items'] = [
      { kind: 'gear', sk: 'poison', name: 'Basic Poison', costCp: 10_000 },
      { kind: 'weapons', sk: 'greataxe', name: 'Greataxe', costCp: 3000 },
      ...requestOf(0).items,
    ];
    const texts = Array.from({ length: 100 }, (_, seed) => {
      const { sections } = tellStory(requestOf(seed, { tone: 'whimsical', items: armed }));
      return sections.map(({ text }) => text).join('\n');
    });
    expect(texts.filter((text) => /Poison|Greataxe|suffered for it/.test(text))).toEqual([]);
    const without = texts.filter((text) => !/\ba goose\b|oldest goose|goose with/i.test(text));
    expect(without.length).toBeGreaterThan(10);
    expect(without.filter((text) => /\bthe goose\b/.test(text))).toEqual([]);
  });
});

test('a person of the campaign has only the role that the campaign gives', () => {
  const known: StoryRequest['known'] = [{ id: 'odo', kind: 'person', name: 'Odo' }];
  for (let seed = 0; seed < 30; seed += 1) {
    const { facts } = tellStory(requestOf(seed, { known }));
    expect(JSON.stringify(facts['people'])).toContain('["G","G","Odo","","they","","odo"]');
  }
});

test('at the highest levels a realm is at stake', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const tone = tones[seed % 4] ?? 'heroic';
    const { sections } = tellStory(requestOf(seed, { tone, level: 17 + (seed % 4) }));
    const pitch = sections.find(({ id }) => id === 'pitch')?.text ?? '';
    expect(pitch).toMatch(/realm|crown|armies|throne/);
  }
});

describe('an adventure', () => {
  test('has a choice in the second act whose answers change the third', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const { sections } = storyOf('adventure', seed);
      const textOfAct = (act: string): string => sections.find(({ id }) => id === act)?.text ?? '';
      expect(textOfAct('act-2').match(/^- \*If the party /gm)).toHaveLength(2);
      expect(textOfAct('act-3').match(/^\*\*If the party (?!is too late)/gm)).toHaveLength(2);
    }
  });

  test('says in the overview and in the last act where the last act is', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const story = storyOf('adventure', seed);
      const glance = story.sections.find(({ id }) => id === 'glance')?.text ?? '';
      const act = story.sections.find(({ id }) => id === 'act-3');
      const place = (act?.heading ?? '').replace('Act three: ', '').toLowerCase();
      expect(place).not.toBe('');
      expect(glance.toLowerCase()).toContain(place);
      expect(act?.text.toLowerCase()).toContain(place);
    }
  });

  test('has titles with their articles and in the form of titles', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const { sections } = storyOf('adventure', seed);
      const titles = sections
        .filter(({ id }) => id.startsWith('act-'))
        .map(({ heading }) => heading);
      const faulty = titles.filter((title) =>
        /(?:Back to|Questions at|Day of|Everything but|Way into) (?!the [A-Z])/.test(title),
      );
      // Some works are several things without an article, such as seven bells.
      expect(faulty.filter((title) => !title.includes('Day of'))).toEqual([]);
      expect(titles.filter((title) => /\bthe [a-z]/.test(title))).toEqual([]);
    }
  });
});

test('a kept opening still has two things to do', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const story = storyOf('quest', seed);
    const again = tellStory(
      requestOf(seed, { keep: { story, sections: ['start'] }, instruction: 'again' }),
    );
    const running = again.sections.find(({ id }) => id === 'running')?.text ?? '';
    expect(running.split('\n').length, String(seed)).toBeGreaterThanOrEqual(2);
  }
});
