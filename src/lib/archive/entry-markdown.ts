import { pictureAddressForm } from '../entry-text/picture-address.ts';
import { foldName } from '../fold.ts';
import type { ArchivedEntry } from './archive-format.ts';
import { withTargets } from './wiki-links.ts';
import { isRecord } from '../is-record.ts';

/** What the file of an entry says about others. */
export interface Surroundings {
  /** The file names of the entries by the plain form of their titles. */
  readonly fileNames: ReadonlyMap<string, string>;
  /** The names of the members by their ids. */
  readonly members: ReadonlyMap<string, string>;
  readonly parentTitle: string | null;
}

const pictureAddresses = new RegExp(pictureAddressForm, 'g');

/** Files of entries are two folders deep. */
const withPicturePaths = (text: string): string =>
  text.replaceAll(pictureAddresses, '../../pictures/$1.webp');

/** A JSON value is a YAML value, whatever characters a text has. */
const yamlOf = (value: unknown): string => JSON.stringify(value);

const namesOf = (ids: unknown, { members }: Surroundings): string[] =>
  Array.isArray(ids) ? ids.map((id) => members.get(String(id)) ?? String(id)) : [];

/** Details that the front matter does not copy: they are sections of the file, or a line writes them in another way. */
const inText = new Set(['recap', 'steps', 'rewardItems', 'rewardCoins', 'attendance']);

function frontMatter(entry: ArchivedEntry, around: Surroundings): string {
  const { title, type, visibility, tags, details, coverPictureId, author, draftedBy } = entry;
  const fields: (readonly [string, unknown])[] = [
    ['title', title],
    ['type', type],
    ['visibility', visibility],
    ['readers', namesOf(entry.readerIds, around)],
    // Tags of Obsidian have no spaces.
    ['tags', tags.map((tag) => tag.trim().replaceAll(/\s+/g, '-'))],
    ['parent', around.parentTitle === null ? null : linkTo(around.parentTitle, around)],
    ...Object.entries(details).filter(([name]) => !inText.has(name)),
    ['attendance', namesOf(details['attendance'], around)],
    ['cover', coverPictureId === null ? null : `../../pictures/${coverPictureId}.webp`],
    ['author', author],
    ['draftedBy', draftedBy],
    ['created', entry.created],
    ['updated', entry.updated],
  ];
  const lines = fields
    .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => `${name}: ${yamlOf(value)}`);
  return ['---', ...lines, '---'].join('\n');
}

const linkTo = (title: string, { fileNames }: Surroundings): string => {
  const name = fileNames.get(foldName(title)) ?? title;
  return name === title ? `[[${title}]]` : `[[${name}|${title}]]`;
};

const section = (heading: string, body: string): string =>
  body.trim() === '' ? '' : `## ${heading}\n\n${body}`;

const coins = ['pp', 'gp', 'ep', 'sp', 'cp'] as const;

function sections({ details }: ArchivedEntry): string[] {
  const { recap, steps, rewardItems, rewardCoins } = details;
  const records = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);
  const coinList = isRecord(rewardCoins)
    ? coins
        .filter((coin) => rewardCoins[coin])
        .map((coin) => `${String(rewardCoins[coin])} ${coin}`)
    : [];
  return [
    section('Recap', typeof recap === 'string' ? recap : ''),
    section(
      'Steps',
      records(steps)
        .map(({ text, done }) => `- [${done === true ? 'x' : ' '}] ${String(text)}`)
        .join('\n'),
    ),
    section(
      'Reward',
      [
        ...records(rewardItems).map(
          ({ name, quantity }) => `- ${String(quantity)} × ${String(name)}`,
        ),
        ...(coinList.length === 0 ? [] : [`- ${coinList.join(', ')}`]),
      ].join('\n'),
    ),
  ];
}

/** The entry as a Markdown file for people and for Obsidian. */
export function entryMarkdown(entry: ArchivedEntry, around: Surroundings): string {
  const parts = [entry.text, ...sections(entry)]
    .filter((part) => part.trim() !== '')
    .map((part) =>
      withPicturePaths(withTargets(part, (title) => around.fileNames.get(foldName(title)))),
    );
  return `${[frontMatter(entry, around), ...parts].join('\n\n')}\n`;
}
