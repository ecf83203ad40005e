import { describe, expect, test } from 'vitest';
import { draftOf, storyOf } from './drafts.fixture.ts';
import { storyDrives } from './kinds/person-drives.ts';
import { tellPerson } from './kinds/person.ts';
import { placeStories } from './tables/place-stories/place-stories.ts';
import { settingStories } from './tables/setting-stories/setting-stories.ts';
import { maskSentence, namePattern, sentencesOf } from './realise/sentences.ts';
import { rowText } from './plan/truths.ts';
import { requestOf, textOf } from './requests.fixture.ts';
import type { StoryFacts, StoryKind, StoryLength } from './story.ts';
import { tellStory } from './tell.ts';

const lengths: readonly StoryLength[] = ['short', 'standard', 'long'];

const kinds = [
  ['person', ['look', 'manner', 'want', 'tell', 'secret', 'clue', 'table']],
  ['place', ['look', 'people', 'hooks', 'done', 'trace', 'wrong', 'checks', 'use', 'later']],
  [
    'setting',
    [
      'pitch',
      'party',
      'truths',
      'regions',
      'factions',
      'conflicts',
      'people',
      'places',
      'start',
      'openings',
      'truth',
      'hidden',
      'found',
      'levers',
      'secrets',
      'next',
      'ends',
    ],
  ],
  [
    'character',
    ['concept', 'appearance', 'personality', 'ideal', 'backstory', 'bond', 'flaw', 'hook'],
  ],
] as const satisfies readonly (readonly [StoryKind, readonly string[]])[];

/** The mean share of sentences that two texts have in common. */
function meanShare(texts: readonly ReadonlySet<string>[]): number {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const sentence of text) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  const common = [...counts.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
  const sentences = texts.reduce((sum, text) => sum + text.size, 0) / texts.length;
  return common / ((texts.length * (texts.length - 1)) / 2) / sentences;
}

describe.each(kinds)('of a thousand texts of the kind %s', (kind, ids) => {
  const drafts = Array.from({ length: 1000 }, (_, seed) => draftOf(kind, seed));
  const texts = drafts.map((draft) => draft.names.plain(textOf(draft)));
  const sentencesOfTexts = texts.map(sentencesOf);

  test('none has a fault that the checker knows', () => {
    expect(drafts.flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('each has its sections', () => {
    // Only places that are combined from tables have a section for what one hears and smells, and only persons who
    // are written as one have a section for what they say.
    for (const { sections } of drafts) {
      const own = sections
        .map((section) => section.id)
        .filter((id) => id !== 'senses' && id !== 'says');
      expect(own).toEqual(ids);
    }
  });

  test('a verb agrees with the plural that follows "no"', () => {
    // In these texts, the words that end in a single "s" are plurals.
    const wrong = /\bthere is no [a-z]+(?:ies|[^aious'\W]s)\b/gi;
    expect(texts.flatMap((text) => text.match(wrong) ?? [])).toEqual([]);
  });

  test('none has the same sentence twice', () => {
    for (const all of sentencesOfTexts) {
      const sentences = all.filter(({ length }) => length > 24);
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  });

  test('two have less than 0.3 % of their sentences in common, and 3 % without names', () => {
    const whole = sentencesOfTexts.map((sentences) => new Set(sentences));
    const masked = drafts.map((draft) => new Set(sentencesOf(textOf(draft)).map(maskSentence)));
    expect(meanShare(whole)).toBeLessThanOrEqual(0.003);
    expect(meanShare(masked)).toBeLessThanOrEqual(0.03);
  });

  test('no paragraph and no line of a list begins with "he" or "she", whose name would be in an earlier one', () => {
    const starts = texts.flatMap((text) => text.match(/(?:^|\n)(?:- )?(?:He|She) [^.]*/g) ?? []);
    expect(starts).toEqual([]);
  });

  test('no sentence joins more than three clauses by semicolons', () => {
    const long = texts.flatMap((text) => text.match(/;[^.\n]*;[^.\n]*;[^.\n]*/g) ?? []);
    expect(long).toEqual([]);
  });

  test('the difficulties are between 10 and 20', () => {
    for (const draft of drafts) {
      const difficulties = [...textOf(draft).matchAll(/DC (\d+)/g)].map(([, dc]) => Number(dc));
      expect(difficulties.filter((dc) => dc < 10 || dc > 20)).toEqual([]);
    }
  });

  test('the facts fit into 4 kB', () => {
    for (const { facts } of drafts) {
      expect(JSON.stringify(facts).length).toBeLessThanOrEqual(4096);
    }
  });
});

describe.each(kinds)('a text of the kind %s', (kind) => {
  test('is the same for the same request, and another one for another seed', () => {
    const story = tellStory(requestOf(kind, 5));
    expect(tellStory(requestOf(kind, 5))).toEqual(story);
    expect(tellStory(requestOf(kind, 6)).sections).not.toEqual(story.sections);
  });

  test('is longer the longer it is asked to be', () => {
    const sizes = lengths.map((length) => textOf(tellStory(requestOf(kind, 8, { length }))).length);
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect(new Set(sizes).size).toBe(3);
  });

  test('keeps the named sections word for word and writes the others again about the same things', () => {
    const story = tellStory(requestOf(kind, 11));
    const [first, ...others] = story.sections;
    if (first === undefined) throw new Error('A story has sections.');
    const again = tellStory(
      requestOf(kind, 11, { keep: { story, sections: [first.id] }, instruction: 'again' }),
    );
    expect(again.sections[0]).toEqual(first);
    expect(again.sections.slice(1)).not.toEqual(others);
    expect(again.title).toBe(kind === 'setting' ? again.title : story.title);
    expect(again.facts).toEqual(story.facts);
  });

  test('shows names of the campaign literally', () => {
    const name = '*[Mira](javascript:alert(1))* <img src=x onerror=alert(1)> {P} \u202E|x|';
    const known = [
      { id: 'person-1', kind: 'person', name, role: '{secret} **boss**' },
      { id: 'place-1', kind: 'place', name },
      { id: 'faction-1', kind: 'faction', name },
    ] as const;
    for (let seed = 0; seed < 20; seed += 1) {
      const story = tellStory(requestOf(kind, seed, { known }));
      const text = textOf(story);
      expect(text).not.toMatch(/(?<!\\)\[Mira|(?<!\\)<img|\u202E/);
      expect(text).toContain(String.raw`\[Mira\](javascript:alert(1))`);
    }
  });
});

describe('a person', () => {
  test('has the role and the pronouns that the idea names', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const story = tellStory(
        requestOf('person', seed, { idea: 'a grumpy blacksmith who lost her son' }),
      );
      if (story.details.kind !== 'person') throw new Error('The story is about a person.');
      expect(story.details.person).toMatchObject({ role: 'grumpy blacksmith', pronouns: 'she' });
    }
  });
});

describe.each(['person', 'character'] as const)('a text of the kind %s', (kind) => {
  test('knows a building of the campaign, and does not take it for a town', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const known = [{ id: 'c', kind: 'place', name: 'The Drowned Chapel' }] as const;
      const story = tellStory(requestOf(kind, seed, { known }));
      expect(story.facts['town']).not.toMatch(/chapel/i);
      expect(textOf(story, 'everyone').match(/the Drowned Chapel/g)).toHaveLength(1);
    }
  });
});

describe('a person who is written as one', () => {
  test('says something to people who are new, and names a place or a person in each sentence of it', () => {
    let count = 0;
    for (let seed = 0; seed < 200; seed += 1) {
      const { sections } = draftOf('person', seed);
      const said = sections.find(({ id }) => id === 'says');
      if (said === undefined) throw new Error(`The person of ${seed} says nothing.`);
      count += 1;
      expect(said.audience).toBe('everyone');
      expect(said.text).toMatch(/^"[^"]+"$/);
      for (const sentence of sentencesOf(said.text)) expect(sentence).toMatch(namePattern);
    }
    expect(count).toBeGreaterThan(50);
  });
});

describe('a spy', () => {
  test('is one for the game master, and has another trade for everyone', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const story = tellStory(requestOf('person', seed, { idea: 'a spy' }));
      expect(textOf(story, 'everyone')).not.toMatch(/\bspy\b/i);
      expect(textOf(story)).toContain('is a spy, and ');
    }
  });
});

describe('a thousand persons', () => {
  test('each ask something of the party, for sums that their rank can pay', () => {
    for (let seed = 0; seed < 1000; seed += 1) {
      const idea = seed % 2 === 0 ? 'a blacksmith' : '';
      const { names, sections } = tellPerson(requestOf('person', seed, { idea }), seed);
      const text = names.plain(textOf({ sections }));
      const want = sections.find(({ id }) => id === 'want')?.text ?? '';
      expect(want).toMatch(
        / (?:asks|begs|needs|urges|expects|wants the party|pays|offers|promises|gives) /,
      );
      const sums = [...text.matchAll(/([\d,]+) gold pieces/g)].map(([, sum = '']) =>
        Number(sum.replaceAll(',', '')),
      );
      const most = idea === '' ? 10_000 : 200;
      expect(Math.max(0, ...sums)).toBeLessThanOrEqual(most);
    }
  });

  test('have the manner, the age and the relation that the idea names', () => {
    const idea = 'a grumpy old blacksmith who lost her son';
    const stories = Array.from({ length: 30 }, (_, seed) =>
      tellStory(requestOf('person', seed, { idea, tone: 'grim' })),
    );
    for (const story of stories) {
      expect(textOf(story)).toContain('past seventy');
      expect(textOf(story)).toMatch(/complains of the weather|brows of \S+ meet/);
      expect(textOf(story)).toMatch(/\bson\b/);
    }
  });
});

describe('a story', () => {
  test('has a core that none of the last four stories had', () => {
    for (const kind of ['place', 'setting', 'person', 'character'] as const) {
      const recent: { facts: StoryFacts; text: string }[] = [];
      for (let seed = 0; seed < 5; seed += 1) {
        const story = tellStory(requestOf(kind, seed, { tone: 'grim', level: 5, recent }));
        expect(recent.map(({ facts }) => facts['core'])).not.toContain(story.facts['core']);
        recent.push({ facts: story.facts, text: textOf(story) });
      }
    }
  });

  test('is a comedy only where one is asked for', () => {
    const comedies = [...placeStories, ...settingStories]
      .filter(({ tones }) => tones[0] === 'whimsical')
      .map(({ id }) => id);
    for (const kind of ['place', 'setting'] as const) {
      for (let seed = 0; seed < 60; seed += 1) {
        const given = { tone: 'heroic', level: 1 + (seed % 20) } as const;
        expect(comedies).not.toContain(tellStory(requestOf(kind, seed, given)).facts['core']);
      }
    }
  });
});

describe('a place', () => {
  test('is always written as one from level 11, so that it concerns a realm', () => {
    const ids = new Set(placeStories.map(({ id }) => id));
    for (let seed = 0; seed < 200; seed += 1) {
      const level = 11 + (seed % 10);
      const { facts } = tellStory(requestOf('place', seed, { level }));
      expect(ids).toContain(facts['core']);
    }
  });

  test('tells the game master what is behind each reason to visit', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const { facts, sections } = storyOf('place', seed);
      const story = placeStories.find(({ id }) => id === facts['core']);
      if (story === undefined) continue;
      const wrong = sections.find(({ id }) => id === 'wrong')?.text ?? '';
      expect(wrong.match(/^- \*/gm)).toHaveLength(2);
    }
  });

  test('has checks and uses without meaningless labels and circumstances', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const { sections } = tellStory(requestOf('place', seed, { level: 1 + (seed % 20) }));
      const text = textOf({ sections });
      expect(text).not.toMatch(/What is true of what|Behind the (?:talk|story) of|seen it done/);
      expect(text).not.toMatch(/forgets to mention|strangers from .* notice|comes [a-z]+s\b/);
      const checks = sections.find(({ id }) => id === 'checks')?.text ?? '';
      expect(checks).not.toMatch(/(?:asleep|behind the back of \S+(?: \S+)?), (?:telling|asking)/);
    }
  });

  test('is of the sort that the idea names, and in a place of the campaign', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const story = tellStory(
        requestOf('place', seed, {
          idea: 'a tavern with a secret',
          known: [{ id: 'p', kind: 'place', name: 'Grauburg' }],
        }),
      );
      expect(story.facts['site']).toBe('inn');
      expect(textOf(story)).toContain('Grauburg');
    }
  });

  test('is called what the idea calls it', () => {
    for (const [idea, title] of [
      ['a lighthouse that sings', /^The lighthouse of /],
      ['a bridge with a toll nobody can pay', /^The bridge of /],
    ] as const) {
      expect(tellStory(requestOf('place', 1, { idea })).title).toMatch(title);
    }
  });

  test('has two persons with a wish and two reasons to visit', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const { sections } = storyOf('place', seed);
      const linesOf = (id: string): string[] =>
        (sections.find((section) => section.id === id)?.text ?? '').split('\n');
      expect(linesOf('people')).toHaveLength(2);
      expect(linesOf('hooks')).toHaveLength(2);
    }
  });

  test('has the trouble that the idea names beside the sort of place', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const story = tellStory(requestOf('place', seed, { idea: 'a haunted inn', tone: 'horror' }));
      expect(story.facts['site']).toBe('inn');
      expect(story.facts['trouble']).toMatch(/^haunted-/);
    }
  });

  test('does not name the missing person in sections for everyone', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const { facts, sections } = storyOf('place', seed);
      const missing = Array.isArray(facts['people']) ? String(facts['people'].at(-1)) : '';
      expect(missing).not.toBe('');
      expect(textOf({ sections }, 'everyone')).not.toContain(missing);
    }
  });

  test('names no person to people who are new whom the sections for everyone do not introduce', () => {
    const unknown: string[] = [];
    let count = 0;
    for (let seed = 0; seed < 1000; seed += 1) {
      const { sections, named } = storyOf('person', seed);
      const said = sections.find(({ id }) => id === 'says');
      if (said === undefined) continue;
      count += 1;
      const before = textOf({ sections: sections.slice(0, sections.indexOf(said)) }, 'everyone');
      const people = named.filter(({ pronouns }) => pronouns !== null);
      for (const { name } of people) {
        const isNamed = name.split(' ').some((part) => said.text.includes(part));
        if (isNamed && !before.includes(name)) unknown.push(`${seed} ${name}: ${said.text}`);
      }
    }
    expect(unknown).toEqual([]);
    expect(count).toBeGreaterThan(500);
  });

  test('has whole speeches, in which only parts of a sentence without a name are drawn', () => {
    for (const { says = [] } of storyDrives) {
      expect(says.length).toBeGreaterThanOrEqual(5);
      const speeches = says.map(rowText);
      expect(speeches.filter((speech) => /\[[^\]]*[.?!{]/.test(speech))).toEqual([]);
      expect(speeches.filter((speech) => /\{(?!town2?\}|Q[.}])/.test(speech))).toEqual([]);
    }
  });
});
