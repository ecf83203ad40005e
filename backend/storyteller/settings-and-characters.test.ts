import { describe, expect, test } from 'vitest';
import { draftOf, storyOf } from './drafts.fixture.ts';
import { settingStories } from './tables/setting-stories/setting-stories.ts';
import { tellSetting } from './kinds/setting.ts';
import { requestOf, textOf } from './requests.fixture.ts';
import { tellStory } from './tell.ts';

describe('a setting', () => {
  test('has a pitch of at most 300 characters, six truths, four regions and three conflicts', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const { sections } = storyOf('setting', seed);
      const lines = (id: string): number =>
        (sections.find((section) => section.id === id)?.text ?? '').split('\n').length;
      expect(sections[0]?.text.length).toBeLessThanOrEqual(300);
      expect([lines('truths'), lines('regions'), lines('conflicts')]).toEqual([6, 4, 3]);
    }
  });

  test('names its four places and four persons where they matter', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const { facts, sections } = storyOf('setting', seed);
      const text = textOf({ sections });
      const count = (name: unknown): number => text.split(String(name)).length - 1;
      const [towns, people] = [facts['towns'], facts['people']];
      if (!Array.isArray(towns) || !Array.isArray(people)) throw new Error('A setting has both.');
      expect(Math.min(...towns.map(count))).toBeGreaterThanOrEqual(2);
      const elsewhere = textOf({ sections: sections.filter(({ id }) => id !== 'people') });
      const firstNames = people.map((name) => String(name).split(' ')[0] ?? '');
      expect(firstNames.filter((name) => elsewhere.includes(name)).length).toBeGreaterThanOrEqual(
        2,
      );
    }
  });

  test('says what each faction and each person wants', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const { sections } = storyOf('setting', seed);
      const linesOf = (id: string): string[] =>
        (sections.find((section) => section.id === id)?.text ?? '').split('\n');
      for (const line of [...linesOf('factions'), ...linesOf('people')]) {
        expect(line).toMatch(/ (?:wants?|would like to) /);
      }
    }
  });

  test('says the names of factions, weeks and places once, and labels each secret differently', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const { facts, sections } = storyOf('setting', seed);
      if (!settingStories.some(({ id }) => id === facts['core'])) continue;
      const text = textOf({ sections });
      expect(text).not.toMatch(
        /this faction|a faction that|Week \dIn|other beginnings|In \S+ where/,
      );
      expect(text).not.toMatch(/\*\*[^*]* (?:of|in) (\S+)\*\* in \1/);
      const linesOf = (id: string): string[] =>
        (sections.find((section) => section.id === id)?.text ?? '').split('\n');
      const labels = linesOf('secrets').flatMap(
        (line) => /^- \*(?!Where it begins)([^*]+?)(?: …)?\*:/.exec(line)?.[1] ?? [],
      );
      const hooks = linesOf('openings').map((line) => line.replaceAll('"', ''));
      const people = facts['people'];
      if (!Array.isArray(people)) throw new Error('A setting has people.');
      const firstNames = people.map((name) => String(name).split(' ')[0] ?? '');
      expect(labels).toHaveLength(hooks.length);
      for (const [index, label] of labels.entries()) {
        // A label has the short name of a person whom the hook introduces, and a name instead of a pronoun.
        const hasName = firstNames.some((name) => label.includes(name));
        const words = hasName ? label.split(' ').slice(-1) : label.split(' ').slice(0, 3);
        expect(hooks[index]?.toLowerCase()).toContain(words.join(' ').toLowerCase());
      }
    }
  });

  test('lets a place of the campaign live from the same thing in every text', () => {
    const livelihoodsOf = (name: string): Set<string> =>
      new Set(
        Array.from({ length: 30 }, (_, seed) => {
          const known = [{ id: 'p', kind: 'place' as const, name }];
          const { facts } = tellSetting(requestOf('setting', seed, { known }), seed);
          const [first = null] = [facts['livelihoods'] ?? null].flat();
          return typeof first === 'string' ? first : '';
        }),
      );
    expect([...livelihoodsOf('The Salt Stair')]).toEqual(['salt']);
    expect(livelihoodsOf('Grauburg').size).toBe(1);
  });

  test('that is combined from tables trades in nothing that cannot be loaded on a cart', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const { facts } = storyOf('setting', seed);
      if (settingStories.some(({ id }) => id === facts['core'])) continue;
      expect(facts['livelihoods']).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(?:canal|ferry|university|archives)$/)]),
      );
    }
  });

  test('is about what the idea asks for, whatever its tone', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const idea = 'a city built on the back of a sleeping giant';
      const { facts, sections } = tellStory(requestOf('setting', seed, { idea, tone: 'intrigue' }));
      expect(facts['core']).toMatch(/^premises:carried\b/);
      expect(textOf({ sections }, 'everyone')).toContain(idea);
    }
  });

  test('has no noon and no shadows where the idea has no sun', () => {
    const idea = 'the sun has not risen for a year';
    for (let seed = 0; seed < 20; seed += 1) {
      const text = textOf(tellStory(requestOf('setting', seed, { idea })));
      expect(text).toContain('un has not risen for a year');
      expect(text).not.toMatch(/\b(?:noon|midday|dusk|dawn|daylight|shadows?|perfect weather)\b/i);
    }
  });

  test('has a building of the campaign among its places, and not among its towns', () => {
    const known = [{ id: 'p', kind: 'place' as const, name: 'The Drowned Chapel' }];
    for (let seed = 0; seed < 10; seed += 1) {
      const { facts, sections } = tellStory(requestOf('setting', seed, { known }));
      expect(facts['towns']).not.toContain('The Drowned Chapel');
      const places = sections.find(({ id }) => id === 'places')?.text ?? '';
      expect(places).toMatch(/^- \*\*The Drowned Chapel\*\* in /);
      expect(textOf({ sections })).not.toMatch(/[a-z,] The Drowned Chapel/);
    }
  });

  test('has another wrong than the recent settings of a user, and keeps its own', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      // The numbers of opponents depend on the size of the party.
      const given = { tone: 'grim', level: 5, partySize: 4 } as const;
      const first = tellStory(requestOf('setting', seed, given));
      const recent = [{ facts: first.facts, text: textOf(first) }];
      const second = tellStory(requestOf('setting', seed, { ...given, recent }));
      expect(second.facts['wrong']).not.toBe(first.facts['wrong']);
      expect(tellStory(requestOf('setting', second.seed, given))).toEqual(second);
      const keep = { story: second, sections: ['pitch'] };
      const again = tellStory(requestOf('setting', seed, { ...given, keep, recent: [] }));
      expect(again.facts).toEqual(second.facts);
    }
  });

  test('is not of the size of a village at level 12', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const { facts, sections } = tellStory(requestOf('setting', seed, { level: 12 }));
      // A setting that is not combined from tables has levels of its own, which another test checks.
      if (settingStories.some(({ id }) => id === facts['core'])) continue;
      const text = textOf({ sections });
      expect(text).toMatch(/million|capital|crown|army|armies|fleet|royal|realm/i);
      expect(text).not.toMatch(/all four towns|the four towns|a day on foot/);
    }
  });
});

describe('a character', () => {
  test('takes species, class and background from the choices, as the idea wants them', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const { details } = tellStory(
        requestOf('character', seed, { idea: 'a dwarf thief who was a soldier' }),
      );
      expect(details).toMatchObject({ species: 'Dwarf', class: 'Rogue', background: 'Soldier' });
    }
  });

  test.each([
    [
      'an elven wizard who fled a debt',
      { species: 'Elf', class: 'Wizard' },
      /debt|owe|paper|claim/,
    ],
    ['a halfling cook who sings', { species: 'Halfling', class: 'Bard' }, /\bcook\b/],
    [
      'an orc cleric raised by her brother',
      { species: 'Orc', class: 'Cleric' },
      /raised by her brother/,
    ],
    ['a runaway noble paladin', { class: 'Paladin' }, /noble/],
  ])('for the idea "%s" is about the idea', (idea, expected, about) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const story = tellStory(requestOf('character', seed, { idea, tone: 'heroic' }));
      expect(story.details).toMatchObject(expected);
      expect(textOf(story)).toMatch(about);
    }
  });

  test('has a concept of one line with who, want and flaw', () => {
    for (let seed = 0; seed < 1000; seed += 1) {
      const { details } = draftOf('character', seed);
      if (details.kind !== 'character') throw new Error('The story is about a character.');
      expect(details.concept.length).toBeLessThanOrEqual(300);
      expect(details.concept).toMatch(/^[^\n]+, an? [^\n]+ wants (?:is )?to [^\n]+\.$/);
    }
  });

  test('has another form and other phrases than those before it', () => {
    const stories = Array.from({ length: 20 }, (_, seed) =>
      tellStory(requestOf('character', seed, { tone: 'heroic' })),
    );
    const texts = stories.map((story) => textOf(story));
    expect(texts.filter((text) => / wants to [^.]*, but /.test(text)).length).toBeLessThan(12);
    for (const worn of [
      /two friends and a good coat/,
      /in a basket of/,
      /learned to walk between/,
    ]) {
      expect(texts.filter((text) => worn.test(text))).toEqual([]);
    }
    const ideals = stories.map(
      ({ sections }) => /"[^"]+"/.exec(sections.find(({ id }) => id === 'ideal')?.text ?? '')?.[0],
    );
    const counts = ideals.map((ideal) => ideals.filter((other) => other === ideal).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(3);
  });

  test('has no species, class or background if none is offered', () => {
    const { details } = tellStory(
      requestOf('character', 3, { choices: { species: [], classes: [], backgrounds: [] } }),
    );
    expect(Object.keys(details)).not.toEqual(
      expect.arrayContaining(['species', 'class', 'background']),
    );
  });

  test('has a backstory of at most 1,500 characters, also with long names, and all six abilities', () => {
    const long = 'Hereditary Warden of the Nine Thousand Drowned and Undrowned Bells';
    for (let seed = 0; seed < 200; seed += 1) {
      const { details, sections } = tellStory(
        requestOf('character', seed, {
          length: 'long',
          known: [1, 2, 3].map((id) => ({ id: String(id), kind: 'place' as const, name: long })),
        }),
      );
      if (details.kind !== 'character') throw new Error('The story is about a character.');
      const backstory = sections.find(({ id }) => id === 'backstory')?.text ?? '';
      expect(backstory.length).toBeLessThanOrEqual(1500);
      expect(backstory.length).toBeGreaterThan(200);
      expect(details.abilityPriority.toSorted()).toEqual([
        'cha',
        'con',
        'dex',
        'int',
        'str',
        'wis',
      ]);
    }
  });
});
