import { describe, expect, test } from 'vitest';
import { inPast, plainText } from './realise/retell.ts';
import type { StoryEvent, StoryRequest } from './story.ts';
import { tellStory } from './tell.ts';

const requestOf = (seed: number, given: Partial<StoryRequest> = {}): StoryRequest => ({
  kind: 'recap',
  seed,
  tone: 'heroic',
  length: 'standard',
  level: 3,
  partySize: 4,
  difficulty: 'standard',
  idea: '',
  lines: [],
  veils: [],
  known: [],
  recent: [],
  items: [],
  ...given,
});

const events: readonly StoryEvent[] = [
  {
    kind: 'session',
    title: 'Session 3: The bell',
    text: 'The party reaches Clearcote at dusk. Hanne says "the bell is mine" and leaves. You find a key.',
  },
  {
    kind: 'person',
    title: 'Hanne Tolliver',
    text: '# Hanne\n**Hanne** keeps the ferry.\n\n:::secret\nShe is the killer.\n:::\n',
  },
  { kind: 'quest', title: 'Find the clapper', text: '- It lies in the river.' },
  { kind: 'note', title: 'A song', text: '' },
];

const textOf = (request: StoryRequest): string =>
  tellStory(request)
    .sections.map(({ text }) => text)
    .join('\n');

describe('a recap', () => {
  test('tells sessions in the past, what is known as it was written, and tasks last', () => {
    for (let seed = 0; seed < 1000; seed += 1) {
      const text = textOf(requestOf(seed, { events }));
      const told = [
        'Session 3: The bell',
        'The party reached Clearcote at dusk. Hanne said "the bell is mine" and left. You found a key.',
        '- **Hanne Tolliver**: Hanne keeps the ferry.',
        '- **Find the clapper**: It lies in the river.',
      ].map((sentence) => text.indexOf(sentence));
      expect(told).not.toContain(-1);
      expect(told).toEqual(told.toSorted((one, other) => one - other));
    }
  });

  test('tells the open steps of a quest as tasks, and what is done as known', () => {
    const quest = {
      kind: 'quest',
      title: 'Find the Bell',
      text: 'Done: Ask the priest.\n\nTo do: Dive.\n\nIt lies deep.',
    };
    const ended = { kind: 'ended quest', title: 'The Ferry', text: 'Done: Row.\n\nIt is mended.' };
    const done = { kind: 'quest', title: 'The Lamp', text: 'Done: Light it.' };
    for (const length of ['short', 'standard', 'long'] as const) {
      const { sections } = tellStory(requestOf(1, { events: [quest, ended, done], length }));
      expect(sections.find(({ id }) => id === 'open')?.text).toBe(
        '- **Find the Bell**: It lies deep. Dive.',
      );
      const known = sections.find(({ id }) => id === 'known')?.text;
      expect(known).toContain('- **Find the Bell**: Done: Ask the priest.');
      expect(known).toContain('- **The Ferry**: Done: Row.');
      expect(known).toContain('- **The Lamp**: Done: Light it.');
    }
  });

  test('tells each quest its open steps, also if two have the same ones', () => {
    const text = 'To do: Ask the priest.';
    const two = ['One', 'Two'].map((title) => ({ kind: 'quest', title, text }));
    expect(textOf(requestOf(1, { events: two }))).toBe(
      '- **One**: Ask the priest.\n- **Two**: Ask the priest.',
    );
  });

  test('leaves out what has only a title, unless it is a quest', () => {
    const titled: StoryEvent[] = ['Borgo Amato', 'The mill', 'Hanne'].map((title) => ({
      kind: 'place',
      title,
      text: title === 'Hanne' ? ':::secret\nShe is the killer.\n:::' : '',
    }));
    expect(textOf(requestOf(1, { events: titled }))).toBe(
      'Nothing has been written down yet that everyone may know.',
    );
    const quest = { kind: 'quest', title: 'Find the Bell', text: '' };
    expect(textOf(requestOf(1, { events: [...titled, quest] }))).toBe('- **Find the Bell**.');
  });

  test('says nothing of a session without a text', () => {
    const empty: StoryEvent[] = [
      { kind: 'session', title: 'Session two', text: '' },
      { kind: 'session', title: 'Session three', text: '\n:::secret\nThe bell is hers.\n:::\n' },
    ];
    const text = textOf(requestOf(1, { events: [...events, ...empty] }));
    expect(text).toContain('**Session 3: The bell**: The party reached');
    expect(text).not.toMatch(/Session (?:two|three)/);
    // They also take no room from sessions that have a text.
    const many = [...events, ...Array.from({ length: 20 }, () => empty).flat()];
    expect(textOf(requestOf(1, { events: many, length: 'short' }))).toContain('The party reached');
    expect(textOf(requestOf(1, { events: empty }))).toBe(
      'Nothing has been written down yet that everyone may know.',
    );
  });

  test('takes tasks out of the sentences of a paragraph', () => {
    const text = 'You open the mill. Next time: pull the lever. TODO ask Mira about the seal.';
    const story = tellStory(requestOf(1, { events: [{ kind: 'session', title: 'Four', text }] }));
    const open = story.sections.find(({ id }) => id === 'open')?.text;
    expect(open).toBe('- Pull the lever.\n- Ask Mira about the seal.');
    expect(story.sections[0]?.text).not.toMatch(/lever|Mira/);
  });

  test('tells a list as one sentence, and what was found as another', () => {
    const text = '- fight with four goblins\n- The miller confesses\n- loot: a silver key';
    const told = textOf(requestOf(1, { events: [{ kind: 'session', title: 'Four', text }] }));
    expect(told).toMatch(
      /Fight with four goblins; the miller confess(?:ed|es)\. Loot: a silver key\./,
    );
  });

  test('takes lists, tasks and loot from notes, and leaves out what is about the table', () => {
    const notes = [
      {
        kind: 'session',
        title: 'Session 14',
        text:
          'Attendance: all but Tomas\n- arrived in Clearcote, late\n- fight w/ 4 cultists\n' +
          '- NEXT: talk to the bishop\n\n## Loot\n- 1 glove\n- 3 spoons\n\nXP: 450 each. DC 15 to read it.',
      },
    ];
    const text = textOf(requestOf(3, { events: notes }));
    expect(text).toContain(
      '**Session 14**: Arrived in Clearcote, late; fight with 4 cultists. Loot: 1 glove; 3 spoons.',
    );
    expect(text).toContain('- Talk to the bishop.');
    expect(text).not.toMatch(/Attendance|XP|DC 15/);
  });

  test('leaves notes in the past as they are', () => {
    const told = 'We talked to the bishop and he lied. Behind the door is a stair. Mira went down.';
    const text = textOf(
      requestOf(3, { events: [{ kind: 'session', title: 'Session 15', text: told }] }),
    );
    expect(text).toContain(told);
  });

  test('contains no secret passage', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      expect(textOf(requestOf(seed, { events }))).not.toMatch(/killer|secret/);
    }
  });

  test('names nothing that no event names', () => {
    const known = new Set(
      events.flatMap(({ title, text }) => `${title} ${text}`.match(/[A-Z]\w+/g) ?? []),
    );
    for (let seed = 0; seed < 1000; seed += 1) {
      const inside = [...textOf(requestOf(seed, { events })).matchAll(/[a-z,] ([A-Z]\w+)/g)].map(
        ([, word = '']) => word,
      );
      expect(inside.filter((word) => !known.has(word))).toEqual([]);
    }
  });

  test('shows hostile titles and texts literally, without links, pictures and HTML', () => {
    const hostile = [
      {
        kind: 'place',
        title: '<img src=x onerror=alert(1)> [x](javascript:alert(1)) {P} **bold**',
        text: 'See ![p](https://evil.example/p.png) and [this](javascript:alert(1)). <script>alert(1)</script> {G} [a|b]',
      },
    ];
    for (let seed = 0; seed < 50; seed += 1) {
      const text = textOf(requestOf(seed, { events: hostile }));
      expect(text).not.toMatch(/(?<!\\)<|(?<!\\)\]\(|!\[|https?:/);
      expect(text).toContain(String.raw`\<img src=x onerror=alert(1)\>`);
    }
  });

  test('shows only the words of a link, also if its address has brackets', () => {
    const linked = [
      {
        kind: 'place',
        title: 'The Salt Stair',
        text: 'Read [the note](javascript:alert(f(1))) at the stair. Look at ![the map](https://maps.example/a(b).png)the old map. See [the wall](https://en.example/Wall_(old)).',
      },
    ];
    const text = textOf(requestOf(1, { events: linked, length: 'long' }));
    expect(text).toContain('Read the note at the stair.');
    expect(text).toContain('Look at the old map.');
    expect(text).toContain('See the wall.');
  });

  test('leaves out sentences with what a line excludes', () => {
    const text = textOf(requestOf(1, { events, lines: ['drowning in rivers'] }));
    expect(text).not.toContain('river');
  });

  test('says so if there is nothing to tell', () => {
    expect(textOf(requestOf(1))).toBe('Nothing has been written down yet that everyone may know.');
  });

  test('survives texts of any size', () => {
    const huge = [
      { kind: 'session', title: 'x'.repeat(5000), text: 'The party waits. '.repeat(20_000) },
      { kind: 'session', title: '', text: '('.repeat(100_000) },
    ];
    expect(textOf(requestOf(1, { events: huge, length: 'long' })).length).toBeLessThan(5000);
  });
});

describe('a sentence in the past', () => {
  test.for([
    ['She finds a door and opens it.', 'She found a door and opened it.'],
    ['You find the works closed.', 'You found the works closed.'],
    ['The works are dark, and the guard sleeps.', 'The works were dark, and the guard slept.'],
    ['He says "I want it" and goes.', 'He said "I want it" and went.'],
    ['They want to find the key.', 'They wanted to find the key.'],
    ['The bell was old and hangs low.', 'The bell was old and hangs low.'],
    ['Mira attacks the guard.', 'Mira attacked the guard.'],
    ['The attacks of the bandits must stop.', 'The attacks of the bandits had to stop.'],
    ['They search the mill and find blood.', 'They searched the mill and found blood.'],
    ['You chase him and knock over the stall.', 'You chased him and knocked over the stall.'],
    ["You haven't decided yet.", "You hadn't decided yet."],
    ['Tomas buys swords and armor.', 'Tomas bought swords and armor.'],
    ['The guards change at midnight.', 'The guards changed at midnight.'],
  ])('of "%s" is "%s"', ([present, past]) => {
    expect(inPast(present ?? '')).toBe(past);
  });
});

test('the plain text of Markdown has no secrets, headings, pictures and addresses', () => {
  expect(
    plainText(
      '# Title\nA **bold** [link](https://example.org) to [[Hanne Tolliver|Hanne]] and [[Vell]].\n:::secret\nhidden\n:::\n![p](x.png)\n> quoted\n```\ncode\n```',
    ).replaceAll(/\n+/g, ' '),
  ).toBe('A bold link to Hanne and Vell. quoted code');
});
