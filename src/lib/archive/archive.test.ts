import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorTime } from '#tests/support/processor-time.ts';
import { ImportProblem } from '../import/import-problem.ts';
import { entryLimits } from '../entries/entry-limits.ts';
import { detailsOfType } from '../entries/entry-types.ts';
import { archiveJson, markdownFiles, readMe, writtenPictures } from './archive-files.ts';
import { type ArchivedEntry, type ArchivedType, type CampaignArchive } from './archive-format.ts';
import { safeFileName, uniqueFileNames } from './file-names.ts';
import type { ImportContent } from './import-content.ts';
import { readArchive } from './read-archive.ts';

const types = Object.keys(detailsOfType) as ArchivedType[];
const someId = fc.stringMatching(/^[a-z0-9-]{12}$/);
const someTitle = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .map((title) =>
    title
      .normalize('NFC')
      .replaceAll(/[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\s\u2800]/gu, ''),
  )
  .filter((title) => title !== '');
const someText = fc
  .array(fc.constantFrom('A *keeper*.', '[[Corvin]]', ':::secret\nBones.\n:::', '- a\n- b', '`x`'))
  .map((lines) => lines.join('\n\n'));

const detailsOf = (type: ArchivedType): fc.Arbitrary<Record<string, unknown>> => {
  const all: Record<string, fc.Arbitrary<unknown>> = {
    number: fc.nat({ max: 100_000 }),
    date: fc.constantFrom('2026-11-08', '2024-02-29'),
    attendance: fc.uniqueArray(someId, { maxLength: 3 }),
    recap: someText,
    questStatus: fc.constantFrom('not-started', 'ongoing', 'completed', 'abandoned'),
    steps: fc.array(fc.record({ text: someTitle, done: fc.boolean() }), { maxLength: 3 }),
    rewardItems: fc.array(
      fc.record({ name: someTitle, quantity: fc.integer({ min: 1, max: 1_000_000 }) }),
      { maxLength: 3 },
    ),
    rewardCoins: fc.record({ gp: fc.nat({ max: 100 }) }, { requiredKeys: [] }),
    life: fc.constantFrom('alive', 'dead', 'missing', 'unknown'),
  };
  const fields = detailsOfType[type].map((name) => [name, all[name] ?? someTitle] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
};

const someEntry: fc.Arbitrary<ArchivedEntry> = fc.constantFrom(...types).chain((type) =>
  fc.record({
    entryId: someId,
    parentId: fc.constant(null),
    type: fc.constant(type),
    title: someTitle,
    text: someText,
    tags: fc.uniqueArray(someTitle, { maxLength: 3 }),
    visibility: fc.constantFrom(...entryLimits.visibility.enum),
    readerIds: fc.uniqueArray(someId, { maxLength: 3 }),
    details: detailsOf(type),
    coverPictureId: fc.constantFrom(null, 'picture-one'),
    author: fc.constant('Mira'),
    draftedBy: fc.constantFrom(null, 'storyteller', 'a-model'),
    created: fc.constant('2026-11-08T18:00:00.000Z'),
    updated: fc.constant('2026-11-08T18:00:00.000Z'),
  }),
);

const campaign = {
  title: 'The Lanterns of Vell',
  setting: 'A coast.',
  storyOverview: 'Fog came.',
  dmNotes: 'The keeper lies.',
  edition: '2014',
  status: 'active',
  genre: 'Mystery',
  tone: '',
  startingLevel: 3,
  partySize: 5,
  safetyLines: 'Harm to animals',
  safetyVeils: '',
};

const noAuthors = { setting: null, storyOverview: null, dmNotes: null };

const archiveOf = (entries: readonly ArchivedEntry[]): CampaignArchive => ({
  format: 'questwright-campaign',
  version: 1,
  view: 'game-master',
  campaign: { ...campaign, draftedBy: noAuthors },
  cover: null,
  members: [{ memberId: 'member-mira', name: 'Mira', role: 'owner' }],
  entries,
  pictures: writtenPictures(['picture-one']),
});

const files = new Map([['pictures/picture-one.webp', 100]]);

/** The archive of a campaign into which another archive was imported. */
const exportedAgain = ({ campaign: again, entries }: ImportContent): CampaignArchive => ({
  ...archiveOf(
    entries.map(({ key, parentKey, coverPicture, ...entry }) => ({
      type: entry.type,
      title: entry.title,
      text: entry.text,
      tags: entry.tags,
      visibility: entry.visibility,
      readerIds: entry.readerIds,
      details: entry.details,
      entryId: key,
      parentId: parentKey,
      coverPictureId: coverPicture,
      author: 'Mira',
      draftedBy: entry.draftedBy,
      created: '2026-11-08T18:00:00.000Z',
      updated: '2026-11-08T18:00:00.000Z',
    })),
  ),
  campaign: { ...campaign, ...again, draftedBy: noAuthors },
});

function outcomeOf(json: string): 'read' | 'refused' | 'failed' {
  try {
    readArchive(json, files);
    return 'read';
  } catch (error) {
    return error instanceof ImportProblem ? 'refused' : 'failed';
  }
}

/** Puts each entry below an earlier one, as an export lists them. */
function someTree(entries: readonly ArchivedEntry[], parents: readonly number[]): ArchivedEntry[] {
  const placed: ArchivedEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    const parent = (parents[index] ?? 0) % 3 === 0 ? undefined : placed.at(-1);
    placed.push({ ...entry, parentId: parent?.entryId ?? null });
  }
  return placed;
}

describe('an archive', () => {
  test('is the same after an import and another export', () => {
    const property = fc.property(
      fc.uniqueArray(someEntry, { selector: ({ entryId }) => entryId, maxLength: 8 }),
      fc.array(fc.nat(), { maxLength: 8 }),
      (entries, parents) => {
        const archive = archiveOf(someTree(entries, parents));
        const content = readArchive(archiveJson(archive).input, files);
        expect(content.findings).toEqual([]);
        expect(exportedAgain(content)).toEqual(archive);
      },
    );
    fc.assert(property);
  });

  test.each([
    ['no JSON', '{', 'is damaged'],
    ['another format', '{"format":"x"}', 'not a campaign of Questwright'],
    ['a newer version', archiveJson({ ...archiveOf([]), version: 2 }).input, 'newer version'],
    ['no entries', '{"format":"questwright-campaign","version":1,"campaign":{}}', 'is damaged'],
  ])('with %s is refused', (_, json, message) => {
    expect(() => readArchive(json, files)).toThrow(message);
  });

  test('of any shape is read or refused, and never fails otherwise', () => {
    const property = fc.property(fc.jsonValue(), fc.jsonValue(), (entries, campaignValue) => {
      const json = JSON.stringify({ ...archiveOf([]), entries, campaign: campaignValue });
      expect(outcomeOf(json)).not.toBe('failed');
    });
    fc.assert(property);
  });

  test('names missing pictures, and keeps their descriptions', () => {
    const text = 'See ![The tower](/api/pictures/picture-two) and ![](/api/pictures/picture-one).';
    const [entry] = fc.sample(someEntry, 1);
    if (!entry) throw new Error('There is no entry.');
    const archive = {
      ...archiveOf([{ ...entry, text, coverPictureId: 'picture-two' }]),
      cover: 'cover.webp',
    };
    const { entries, findings } = readArchive(archiveJson(archive).input, files);
    expect(entries[0]).toMatchObject({
      text: 'See The tower and ![](/api/pictures/picture-one).',
      coverPicture: null,
    });
    expect(findings.map(({ what }) => what)).toEqual([
      'Its cover is missing in the archive.',
      'A picture in it is missing.',
      'Its cover is missing.',
    ]);
  });

  const entryWith = (fields: Partial<ArchivedEntry>): ArchivedEntry => {
    const [entry] = fc.sample(someEntry, 1);
    if (!entry) throw new Error('There is no entry.');
    return { ...entry, type: 'note', details: {}, coverPictureId: null, ...fields };
  };

  test('says which unknown details are left out', () => {
    const entry = entryWith({ title: 'Vell', details: { constructor: 'x', toString: 'y' } });
    const { findings } = readArchive(archiveJson(archiveOf([entry])).input, files);
    expect(findings.map(({ what }) => what)).toEqual([
      'The detail “constructor” is shortened or left out.',
      'The detail “toString” is shortened or left out.',
    ]);
  });

  test('has a cover of at most 50 MB', () => {
    const large = new Map([...files, ['cover.webp', 50_000_001]]);
    const { cover, findings } = readArchive(
      archiveJson({ ...archiveOf([]), cover: 'cover.webp' }).input,
      large,
    );
    expect(cover).toBeNull();
    expect(findings).toEqual([{ where: 'The campaign', what: 'Its cover is too large.' }]);
  });

  test('with a huge text is refused before the text is read', () => {
    const entry = entryWith({
      title: 'Vell',
      text: '![](/api/pictures/picture-one)'.repeat(1_000_000),
    });
    const from = processorTime();
    expect(() => readArchive(archiveJson(archiveOf([entry])).input, files)).toThrow(
      'The text of “Vell” has more than 4 MB.',
    );
    expect(processorTime() - from).toBeLessThan(2000);
  });

  test('with a long text and other long fields is read in linear time', () => {
    const long = 'x'.repeat(3_900_000);
    const text = `${long.slice(100)}![](/api/pictures/picture-one)`;
    const details = { recap: long, giver: long };
    const entry = entryWith({ type: 'quest', title: long, text, tags: [long], details });
    const from = processorTime();
    const { entries } = readArchive(archiveJson(archiveOf([entry])).input, files);
    expect(processorTime() - from).toBeLessThan(2000);
    expect(entries).toHaveLength(195);
    expect(entries.map((part) => part.text).join('')).toBe(text);
    expect(entries.at(-1)?.pictures).toEqual(['picture-one']);
    expect(entries[0]?.pictures).toEqual([]);
  });

  test('with texts that become too many entries is refused', () => {
    const entry = entryWith({ text: 'x' });
    const long = Array.from({ length: 9_999 }, (_, index) => ({
      ...entry,
      entryId: `entry-number-${index}`,
      text: 'x'.repeat(index === 9_000 ? 45_000 : 1),
    }));
    expect(() => readArchive(archiveJson(archiveOf(long)).input, files)).toThrow(
      'more than 10000 entries',
    );
  });

  test('says how many entries and pictures it cannot keep', () => {
    const again = entryWith({ entryId: 'entry-number-1' });
    const pictures = Array.from({ length: 5_001 }, () => ({
      pictureId: 'picture-one',
      file: 'pictures/picture-one.webp',
    }));
    const { findings } = readArchive(
      archiveJson({ ...archiveOf([again, again]), pictures }).input,
      files,
    );
    expect(findings).toEqual([
      {
        where: 'Pictures',
        what: 'This archive has more than 5,000 pictures; the others are left out.',
      },
      { where: 'campaign.json', what: '1 entry has no id of its own.' },
    ]);
  });

  test('names the fields of the campaign that it cannot keep', () => {
    const json = JSON.stringify({
      ...archiveOf([]),
      campaign: {
        ...campaign,
        setting: 'x'.repeat(10_001),
        dmNotes: 7,
        edition: '1974',
        genre: 'x'.repeat(61),
        startingLevel: 40,
      },
    });
    const { findings } = readArchive(json, files);
    expect(findings.every(({ where }) => where === 'The campaign')).toBe(true);
    expect(findings.map(({ what }) => what)).toEqual([
      'Its setting: this is too long, and is shortened.',
      'Its notes: this cannot be read, and is left out.',
      'Its edition: this is not known here, and becomes “2024”.',
      'Its genre: this is too long, and is shortened.',
      'Its starting level: this is not known here, and becomes “1”.',
    ]);
  });

  test('names an unknown type, an unknown visibility and too many readers of an entry', () => {
    const readerIds = Array.from({ length: 51 }, (_, index) => `reader-number-${index}`);
    const entry = { ...entryWith({ readerIds }), type: 'dream', visibility: 'friends' };
    const json = JSON.stringify({ ...archiveOf([]), entries: [entry] });
    const { entries, findings } = readArchive(json, files);
    expect(entries[0]).toMatchObject({ type: 'note', visibility: 'gm' });
    expect(entries[0]?.readerIds).toHaveLength(50);
    expect(findings.map(({ what }) => what)).toEqual([
      'Its type is not known here, so it becomes a note.',
      'Who may read it is not known here, so it is for game masters only.',
      'Some of its readers are left out.',
    ]);
  });

  test('of an old version has no authors of drafts, and a damaged author is shortened or left out', () => {
    const { draftedBy: _, ...earlier } = entryWith({ entryId: 'entry-number-1' });
    const long = { ...entryWith({ entryId: 'entry-number-2' }), draftedBy: 'x'.repeat(200) };
    const damaged = { ...entryWith({ entryId: 'entry-number-3' }), draftedBy: ['x'] };
    const json = JSON.stringify({ ...archiveOf([]), entries: [earlier, long, damaged] });
    const { entries, findings } = readArchive(json, files);
    expect(entries.map(({ draftedBy }) => draftedBy)).toEqual([null, 'x'.repeat(120), null]);
    const what = 'The author of its draft is shortened or left out.';
    expect(findings).toMatchObject([{ what }, { what }]);
  });

  test('has one file with links and pictures for each entry', () => {
    const [base] = fc.sample(someEntry, 1);
    if (!base) throw new Error('There is no entry.');
    const common = { ...base, type: 'person' as const, details: {}, tags: ['two words'] };
    const archive = archiveOf([
      { ...common, entryId: 'entry-number-1', title: 'What? Now', text: '', draftedBy: null },
      {
        ...common,
        entryId: 'entry-number-2',
        parentId: 'entry-number-1',
        title: 'Corvin',
        text: '[[what? now]] [[Corvin]] ![](/api/pictures/picture-one)',
        visibility: 'chosen',
        readerIds: ['member-mira'],
        draftedBy: 'storyteller',
      },
    ]);
    const [first, second] = markdownFiles(archive);
    expect(first?.name).toBe('entries/person/What Now.md');
    expect(first?.input).not.toContain('draftedBy');
    expect(second?.input).toContain('draftedBy: "storyteller"');
    expect(second?.input).toContain('readers: ["Mira"]');
    expect(second?.input).toContain('tags: ["two-words"]');
    expect(second?.input).toContain('parent: "[[What Now|What? Now]]"');
    expect(second?.input).toContain('[[What Now|what? now]] [[Corvin]]');
    expect(second?.input).toContain('![](../../pictures/picture-one.webp)');
    const keptLinks = [{ title: 'Corvin', links: ['[[The keeper]]'] }];
    const { input } = readMe({ ...archive, keptLinks });
    expect(input).toContain('The keeper lies.');
    expect(input).toContain('- Corvin: `[[The keeper]]`');
  });
});

/** Names with the characters that systems refuse. */
const someName = fc.string({
  unit: fc.constantFrom(...Array.from('aA1.:/\\?*"<>|#^[] \u0000\u202Eé😀')),
});

test('file names are safe and different on every system', () => {
  expect(['CON', 'a/b: c?', '...', '[[x]] #1', 'Nul.txt'].map(safeFileName)).toEqual([
    '_CON',
    'a b c',
    'Untitled',
    'x 1',
    '_Nul.txt',
  ]);
  expect(uniqueFileNames(['Vell', 'vell', 'Vell?', 'Vell (2)'])).toEqual([
    'Vell',
    'vell (2)',
    'Vell (3)',
    'Vell (2) (2)',
  ]);
  const unsafe = /[\p{Cc}<>:"/\\|?*]|[. ]$/u;
  fc.assert(
    fc.property(fc.array(someName, { maxLength: 6 }), (titles) => {
      const names = uniqueFileNames(titles);
      expect(names.filter((name) => unsafe.test(name) || name === '' || name.length > 180)).toEqual(
        [],
      );
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(titles.length);
    }),
  );
});

test('file names of many entries with the same title are made in linear time', () => {
  const titles = Array.from({ length: 40_000 }, (_, index) => (index % 2 ? 'Session' : 'session?'));
  const from = processorTime();
  const names = uniqueFileNames(titles);
  expect(processorTime() - from).toBeLessThan(2000);
  expect(new Set(names).size).toBe(titles.length);
  expect(names.at(-1)).toBe('Session (40000)');
});
