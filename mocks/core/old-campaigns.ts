import type { CampaignRole } from '#src/generated/model/index.ts';
import type { StoredCampaign } from './state.ts';
import { usualTable } from '#src/lib/campaign-table.ts';
import { covers } from '#mocks/fixtures/covers.ts';
import { people } from '#mocks/fixtures/people.ts';

interface Story {
  readonly title: string;
  readonly setting: string;
  readonly storyOverview: string;
  readonly dmNotes: string;
  readonly cover: keyof typeof covers | null;
  readonly createdAt: string;
  readonly openedAt: string | null;
  readonly table: Readonly<Partial<Record<keyof typeof people, CampaignRole>>>;
}

const stories: readonly Story[] = [
  {
    title: 'The Lanterns of Vell',
    setting:
      'A drowned coast where the light-keepers have stopped answering. Tides come in twice as high as they did a year ago, and what they leave behind walks.',
    storyOverview:
      'The party was hired to relight the seventh lantern before the spring tide. They have the lamp, a ferryman who owes them, and a bell that rings where no chapel stands.',
    dmNotes: 'The keeper of the seventh lantern is already dead. The bell is hers.',
    cover: 'lanterns',
    createdAt: '2026-09-04T18:00:00.000Z',
    openedAt: '2026-11-19T19:30:00.000Z',
    table: { mira: 'owner', tomas: 'player', ilse: 'player' },
  },
  {
    title: 'A Crown of Thornwood',
    setting:
      'A forest that was a kingdom, and remembers. Its courts meet under roots; its laws hold for whoever eats there.',
    storyOverview:
      'Three claimants, one crown, and it grows. The party escorts the youngest of them to a coronation that nobody has survived so far.',
    dmNotes: 'The crown chooses whoever refuses it. Let them find the earlier coronation cups.',
    cover: 'thornwood',
    createdAt: '2026-10-11T17:20:00.000Z',
    openedAt: '2026-11-16T20:05:00.000Z',
    table: { mira: 'owner', ilse: 'gm', tomas: 'viewer' },
  },
  {
    title: 'Ashfall Season',
    setting: 'Mining towns below a volcano that keeps appointments.',
    storyOverview:
      'Every nine years the mountain wakes, politely, on a date in the almanac. This year it woke early, and someone is buying up the boats.',
    dmNotes: 'The guild moved the date. The mountain is only being punctual.',
    cover: 'ashfall',
    createdAt: '2026-10-28T16:45:00.000Z',
    openedAt: '2026-11-12T21:10:00.000Z',
    table: { mira: 'owner', tomas: 'player' },
  },
  {
    title: 'Letters to a Dragon',
    setting: 'A river city, and a postal service that delivers anywhere.',
    storyOverview:
      'Somebody has been writing to the dragon under the hill, and the dragon has begun to answer.',
    dmNotes: '',
    cover: null,
    createdAt: '2026-11-02T18:30:00.000Z',
    openedAt: null,
    table: { mira: 'owner' },
  },
  {
    title: 'The Understudy',
    setting: 'A travelling theatre between two wars.',
    storyOverview: 'The lead has vanished, the curtain rises at eight, and the play is true.',
    dmNotes: 'Tomas runs this one: Mira knows nothing of the second act.',
    cover: null,
    createdAt: '2026-11-09T15:00:00.000Z',
    openedAt: '2026-11-10T18:00:00.000Z',
    table: { tomas: 'owner', mira: 'player' },
  },
];

const names = ['mira', 'tomas', 'ilse', 'odo'] as const;

/** Campaigns as they are kept; `keep` takes a picture in and says where it is. */
export function storedCampaigns(keep: (base64: string) => string): StoredCampaign[] {
  return stories.map(({ cover, createdAt, openedAt, table, ...texts }, index) => {
    const picture = cover === null ? null : keep(covers[cover]);
    return {
      ...usualTable,
      status: openedAt === null ? 'planning' : 'active',
      ...texts,
      campaignId: `019a0000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
      coverImageW1024: picture,
      coverImageW704: picture,
      generateCover: false,
      version: 1,
      createdAt,
      updatedAt: createdAt,
      members: names.flatMap((name) => {
        const role = table[name];
        return role ? [{ userId: people[name].id, role, lastAccessedAt: openedAt }] : [];
      }),
    };
  });
}
