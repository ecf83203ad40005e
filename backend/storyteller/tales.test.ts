import { describe, expect, test } from 'vitest';
import { tellAdventure } from './kinds/adventure.ts';
import type { Draft } from './kinds/draft.ts';
import { tellQuest } from './kinds/quest.ts';
import { chooseTale } from './plan/tale-choice.ts';
import { rowHolds, rowText } from './plan/truths.ts';
import { withAsides } from './realise/asides.ts';
import { requestOf } from './requests.fixture.ts';
import type { StoryRequest, Tone } from './story.ts';
import { creatures } from './tables/creatures.ts';
import type { Tale } from './tables/tales/tale-types.ts';
import { tales } from './tables/tales/tales.ts';
import { tellStory } from './tell.ts';

const tones: readonly Tone[] = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'];
const kinds = ['quest', 'adventure'] as const;
/** The number of seeds in a neighbourhood: see `chooseTale`. */
const neighbourhood = 131_072;

/** A level of each band of five levels. */
const levels = [3, 8, 13, 18];

const idOf = (seed: number, tone: Tone, level: number, kind: (typeof kinds)[number]): string =>
  chooseTale({ seed, tone, level }, kind, () => true)?.id ?? '';

const firstIds = new Map<string, string>();

/** Like `idOf`, for the seed that is used of a neighbourhood. Each tale is looked for in the same ones. */
function firstIdOf(seed: number, tone: Tone, level: number, kind: (typeof kinds)[number]): string {
  const key = `${kind} ${seed} ${tone} ${level}`;
  const id = firstIds.get(key) ?? idOf(seed, tone, level, kind);
  firstIds.set(key, id);
  return id;
}

/** A seed whose tale is the given one, in one of its tones at one of its levels. */
function requestFor(tale: Tale, kind: (typeof kinds)[number], from: number): StoryRequest {
  for (let index = from; index < from + 400; index += 1) {
    for (const tone of tale.tones) {
      for (const level of levels) {
        const seed = index * neighbourhood + 7;
        if (firstIdOf(seed, tone, level, kind) === tale.id) {
          return requestOf(kind, seed, { tone, level });
        }
      }
    }
  }
  throw new Error(`No seed has the tale ${tale.id}.`);
}

const knownDrafts = new Map<string, Draft>();

/** Several tests read the drafts of the same tales, which `requestFor` returns the requests of. */
function tell(kind: (typeof kinds)[number], request: StoryRequest): Draft {
  const key = `${kind} ${request.seed} ${request.tone} ${request.level}`;
  const teller = kind === 'quest' ? tellQuest : tellAdventure;
  const draft = knownDrafts.get(key) ?? teller(request, request.seed);
  knownDrafts.set(key, draft);
  return draft;
}

/** Lines of the list of people in which a word follows the brackets without a space: `(heretic, she)Ingrith`. */
const joinedLabels = ({ names, sections }: Draft): string[] =>
  sections
    .flatMap(({ text }) => names.plain(text).split('\n'))
    .filter((line) => /^- \*\*[^*]+\*\* \([^()]*\)(?![ :,])/.test(line));

test.each(tales.map((tale) => [tale.id, tale] as const))(
  'the tale %s has no fault in either truth, as a quest and as an adventure',
  (_id, tale) => {
    const told = kinds.flatMap((kind) =>
      [0, 400, 800, 1200, 1600, 2000, 2400].map((from) => {
        const request = requestFor(tale, kind, from);
        const draft = tell(kind, request);
        expect(draft.facts['tale']).toBe(tale.id);
        expect(draft.faults, `${kind} ${request.seed}`).toEqual([]);
        expect(joinedLabels(draft), `${kind} ${request.seed}`).toEqual([]);
        return draft.facts['variant'];
      }),
    );
    expect(new Set(told)).toEqual(new Set([`${tale.id} a`, `${tale.id} b`]));
  },
);

describe('the checker', () => {
  const drafts = (from: number): readonly Draft[] =>
    tales.map((tale) => tell('quest', requestFor(tale, 'quest', from)));

  test('looks for words of the other truth that the tale really contains', () => {
    const owned = tales.filter(({ onlyIn }) => onlyIn !== undefined);
    expect(owned.length).toBeGreaterThan(10);
    for (const { id, onlyIn, truth, turn, gist, ...rest } of owned) {
      const words = withAsides(JSON.stringify({ truth, turn, gist, rest })).toLowerCase();
      const unused = [...(onlyIn?.a ?? []), ...(onlyIn?.b ?? [])].filter(
        (word) => !words.includes(word.toLowerCase()),
      );
      expect(unused, id).toEqual([]);
    }
  });

  test('lets only clergy fight with the statistics of a priest', () => {
    const clergy = /bishop|cardinal|priest|abb(?:ot|ess)|sexton|exorcist/;
    const wrong = [0, 400, 800, 1200].flatMap(drafts).filter(({ facts, sections }) => {
      const people = facts['people'] as readonly (readonly string[])[];
      const role = people.find(([part]) => part === 'A')?.[5] ?? '';
      return (
        !clergy.test(role) && sections.some(({ text }) => text.includes('statistics of a Priest'))
      );
    });
    expect(wrong.map(({ title }) => title)).toEqual([]);
  }, 60_000);
});

test('a character without companions is not told of a group, and who is at hand where two are needed', () => {
  const told = tales.flatMap((tale) =>
    kinds.map((kind) => {
      const request = { ...requestFor(tale, kind, 0), partySize: 1 };
      const teller = kind === 'quest' ? tellQuest : tellAdventure;
      return teller(request, request.seed).sections.map(({ text }) => text);
    }),
  );
  for (const texts of told) {
    expect(texts.join('\n')).not.toMatch(/\b1 characters|DC \d+ [^();]* group\b/);
    expect(texts.join('\n')).toMatch(
      /second pair of hands|cannot be in two places|character who is alone/,
    );
  }
});

describe('an early visit to the place where a tale ends', () => {
  const earlyTexts = (tale: Tale, v: string): string[] =>
    tale.acts.early.flatMap((row) => {
      if (typeof row === 'string') return [row];
      return rowHolds(row, { v }) ? [row[0]] : [];
    });

  test.each(['a', 'b'])('has sentences of its own in each tale if %s is so', (v) => {
    const found = tales.flatMap((tale) => earlyTexts(tale, v));
    const lacking = tales.filter((tale) => earlyTexts(tale, v).length === 0);
    expect(lacking.map(({ id }) => id)).toEqual([]);
    // What bars it, or what is found and gained, needs more than a sentence that fits every tale.
    expect(found.filter((text) => text.length < 250)).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
  });

  test('is in the first act, with its clues', () => {
    for (const tale of tales) {
      const request = requestFor(tale, 'adventure', 0);
      const act = tell('adventure', request).sections.find(({ id }) => id === 'act-1')?.text ?? '';
      expect(act, tale.id).toMatch(/\*\*If the party goes to .+ in the first act\*\*: \S/);
    }
  });
});

test('the first fight of an adventure is with people', () => {
  const people = new Set(
    creatures.filter(({ sort }) => sort === 'people').flatMap(({ name, plural }) => [name, plural]),
  );
  const strange = tales.flatMap((tale) => {
    const request = requestFor(tale, 'adventure', 0);
    const act = tell('adventure', request).sections.find(({ id }) => id === 'act-1')?.text ?? '';
    const [, leader = '', escort] =
      /\*\*When it comes to blows\*\*.*?\ban? ([A-Z][a-zA-Z ]*?)(?: with \d+ ([A-Z][a-zA-Z ]*?))?; [\d,]+ XP/.exec(
        act,
      ) ?? [];
    return [leader, escort ?? leader].filter((name) => !people.has(name));
  });
  expect(strange).toEqual([]);
});

test('no tale has demons in the service of Hell', () => {
  const demons = /\b(?:Quasit|Hezrou|Nalfeshnee|Marilith)/;
  const found = [0, 400, 800].flatMap((from) =>
    tales.flatMap((tale) =>
      tell('adventure', requestFor(tale, 'adventure', from))
        .sections.filter(({ text }) => demons.test(text))
        .map(({ id }) => `${tale.id} ${id}`),
    ),
  );
  expect(found).toEqual([]);
});

describe('the tales', () => {
  test('have the pronouns that their roles need', () => {
    const gendered =
      /\b(?:queen|king|prince|princess|lady|lord|abbess|widow|uncle|aunt|son|daughter|brother|sister|mother|midwife|duchess|margravine|laundress|chambermaid|mistress|maid)\b/;
    // These offices and trades contain such a word, but have no gender.
    const office = /lord (?:of the calendar|treasurer)|landlord|horse dealer|of the king/;
    const wrong = tales.flatMap(({ id, cast }) =>
      Object.values(cast)
        .flatMap((roles) => roles.split('|'))
        .filter((role) => gendered.test(role) && !/^(?:she|he):/.test(role) && !office.test(role))
        .map((role) => `${id}: ${role}`),
    );
    expect(wrong).toEqual([]);
  });

  test('have verbs that agree with each side', () => {
    const singular = /^(?:is|has|was|does|\w*[^\Ws]s)\b/;
    const wrong = tales.flatMap(({ id, acts: { sides } }) =>
      sides.flatMap(({ who, wants, later }) => {
        const isOne = /^\{[A-Z]\.full\}$|^The (?:field|other house)\b/.test(who);
        return [...wants, ...later]
          .map((row) => (typeof row === 'string' ? row : row[0]))
          .filter((text) => singular.test(text) !== isOne)
          .map((text) => `${id}: ${who} ${text}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test.each(['a', 'b'])(
    'say with truth %s what three spells of a party of their lowest level show',
    (v) => {
      const few = tales.filter(
        ({ spells, levels: [least] }) =>
          spells.filter(
            ([level, row]) =>
              level <= Math.max(3, least) && (typeof row === 'string' || rowHolds(row, { v })),
          ).length < 3,
      );
      expect(few.map(({ id }) => id)).toEqual([]);
    },
  );

  test('name each spell before any choice of words, since the checker looks for it there', () => {
    const unnamed = tales.flatMap(({ id, spells }) =>
      spells
        .map(([, row]) => rowText(row))
        .filter((text) => !/^\*[^*]+\*/.test(text))
        .map((text) => `${id}: ${text}`),
    );
    expect(unnamed).toEqual([]);
  });

  test('of high levels say what three strong spells show, which could end them immediately', () => {
    const high = tales.filter(({ levels: [least] }) => least >= 9);
    expect(high.length).toBeGreaterThan(6);
    const strong = /Scrying|Sending|Commune|Legend Lore|True Seeing|Teleport|Plane Shift|Wish/;
    const silent = high.filter(
      ({ spells }) =>
        spells.filter(([, row]) => strong.test(typeof row === 'string' ? row : row[0])).length < 3,
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('name a person or a place in each way to prevent a step', () => {
    const vague = tales.flatMap(({ id, clock: [, second, third] }) =>
      [...second.stop, ...third.stop]
        .map((row) => (typeof row === 'string' ? row : row[0]))
        .filter((text) => !/\{(?:[GABSTH]|p\d|lair|town2?)[.}]/.test(text))
        .map((text) => `${id}: ${text}`),
    );
    expect(
      vague.filter((text) => !/\b(?:square|council|Row|pens|market|names|verses)\b/.test(text)),
    ).toEqual([]);
  });

  test('put a clue to the hiding place at each place and in the second act', () => {
    const texts = (clue: unknown): string => JSON.stringify(clue);
    const lacking = tales.filter(({ places, acts }) =>
      [...places.map(({ where }) => where), acts.where].some(
        (clue) => !texts(clue).includes('{lair'),
      ),
    );
    expect(lacking.map(({ id }) => id)).toEqual([]);
  });

  test.each(tones)('are at least two at each level for the tone %s', (tone) => {
    for (let level = 1; level <= 20; level += 1) {
      const found = tales.filter(
        ({ tones: own, levels: [least, most] }) =>
          own.includes(tone) && level >= least && level <= most,
      );
      expect(found.length, String(level)).toBeGreaterThanOrEqual(2);
    }
  });
});

test('no tale is left out: each one is a quest for some seeds and an adventure for others', () => {
  for (const kind of kinds) {
    const found = new Set<string>();
    for (let place = 0; place < 120; place += 1) {
      for (const tone of tones) {
        for (const level of levels) {
          found.add(idOf(place * neighbourhood + 31 * place, tone, level, kind));
        }
      }
    }
    expect([...found].toSorted()).toEqual(tales.map(({ id }) => id).toSorted());
  }
});

test('the seeds of one neighbourhood have more tales than there are tones and bands', () => {
  const found = new Set<string>();
  for (let seed = 0; seed < 40; seed += 1) {
    for (const tone of tones) {
      for (const level of levels) found.add(idOf(seed, tone, level, 'quest'));
    }
  }
  expect(found.size).toBeGreaterThan(tones.length * levels.length + 8);
});

test('a tale in which a devil gives the quest is not told if a person of the campaign gives it', () => {
  const known: StoryRequest['known'] = [{ id: 'odo', kind: 'person', name: 'Odo' }];
  const strange = tales.filter(({ hasOwnGiver }) => hasOwnGiver === true);
  expect(strange.map(({ id }) => id)).toEqual(['branch-office']);
  for (const tale of strange) {
    const request = requestFor(tale, 'quest', 0);
    expect(tellQuest(request, request.seed).facts['tale']).toBe(tale.id);
    expect(tellQuest({ ...request, known }, request.seed).facts['tale']).not.toBe(tale.id);
  }
});

test('each place of a tale has several names, and a text uses only one of them', () => {
  const tale = tales.find(({ id }) => id === 'second-lamp');
  if (tale === undefined) throw new Error('There is no tale of a second lamp.');
  const names = tale.lair.name.toLowerCase().split('|');
  const told = [0, 400, 800, 1200, 1600, 2000].map((from) => {
    const request = requestFor(tale, 'quest', from);
    const { sections } = tell('quest', request);
    const text = sections
      .map((section) => section.text)
      .join('\n')
      .toLowerCase();
    return names.filter((name) => text.includes(name));
  });
  expect(told.filter((found) => found.length !== 1)).toEqual([]);
  expect(new Set(told.flat()).size).toBeGreaterThan(1);
});

test('the seeds of one neighbourhood have different tales for different tones, bands and kinds', () => {
  for (let place = 0; place < 200; place += 1) {
    const seed = place * neighbourhood + 100;
    const told = kinds.map((kind) =>
      tones.flatMap((tone) =>
        levels.map((level, index) => idOf(seed + 613 * index, tone, level, kind)),
      ),
    );
    for (const ids of told) expect(new Set(ids).size, String(place)).toBe(ids.length);
    const [quests = [], adventures = []] = told;
    expect(quests.filter((id, index) => id === adventures[index])).toEqual([]);
  }
});

test('a user who asks again gets another tale', () => {
  for (const tone of tones) {
    const first = tellStory(requestOf('adventure', 5, { tone, level: 8 }));
    const text = first.sections.map((section) => section.text).join('\n');
    const recent = [{ facts: first.facts, text }];
    const second = tellStory(requestOf('adventure', 5, { tone, level: 8, recent }));
    expect(second.facts['tale'], tone).not.toBe(first.facts['tale']);
  }
});

test('a request with an idea has a plot and no tale, and a tale that is written again stays the same', () => {
  const story = tellStory(requestOf('quest', 3));
  expect(story.facts['tale']).toBeTypeOf('string');
  expect(tellStory(requestOf('quest', 3, { idea: 'a stolen bell' })).facts['tale']).toBeUndefined();
  const again = tellStory(
    requestOf('quest', 3, { keep: { story, sections: ['truth'] }, instruction: 'again' }),
  );
  expect(again.facts).toEqual(story.facts);
});

test('a paragraph has the full name of the hiding place once, and then the short one', () => {
  const castle = tales.find(({ id }) => id === 'castle');
  if (castle === undefined) throw new Error('No castle.');
  const lines = [0, 400, 800].flatMap((from) => {
    const { sections } = tell('adventure', requestFor(castle, 'adventure', from));
    return sections.flatMap(({ text }) => text.split('\n'));
  });
  const named = lines.filter((line) => /anchor chamber (?:below|under) the lake/.test(line));
  expect(named).not.toHaveLength(0);
  for (const line of named) {
    expect(line.match(/anchor chamber (?:below|under) the lake/g)).toHaveLength(1);
  }
});
