import { foldName } from '../fold.ts';
import {
  jsonFile,
  pictureFile,
  type ArchivedEntry,
  type CampaignArchive,
} from './archive-format.ts';
import { entryMarkdown } from './entry-markdown.ts';
import { uniqueFileNames } from './file-names.ts';

interface TextFile {
  readonly name: string;
  readonly input: string;
}

/** The ids of the pictures that the entries show, without repetitions. */
export function picturesOf(
  entries: readonly (Pick<ArchivedEntry, 'coverPictureId'> & {
    readonly pictureIds: readonly string[];
  })[],
): string[] {
  const ids = entries.flatMap(({ coverPictureId, pictureIds }) =>
    coverPictureId === null ? pictureIds : [coverPictureId, ...pictureIds],
  );
  return [...new Set(ids)];
}

/** The Markdown files of an archive, one after the other. */
export function* markdownFiles(
  archive: Pick<CampaignArchive, 'entries' | 'members'>,
): Generator<TextFile> {
  const { entries } = archive;
  const names = uniqueFileNames(entries.map(({ title }) => title));
  const fileNames = new Map<string, string>();
  for (const [index, { title }] of entries.entries()) {
    const fold = foldName(title);
    // A link leads to the first entry with its title.
    if (!fileNames.has(fold)) fileNames.set(fold, names[index] ?? title);
  }
  const members = new Map(archive.members.map(({ memberId, name }) => [memberId, name]));
  const titles = new Map(entries.map(({ entryId, title }) => [entryId, title]));
  for (const [index, entry] of entries.entries()) {
    const parentTitle = entry.parentId === null ? null : (titles.get(entry.parentId) ?? null);
    yield {
      name: `entries/${entry.type}/${names[index] ?? entry.entryId}.md`,
      input: entryMarkdown(entry, { fileNames, members, parentTitle }),
    };
  }
}

export const archiveJson = (archive: CampaignArchive): TextFile => ({
  name: jsonFile,
  input: JSON.stringify(archive, null, 2),
});

/** The list of the pictures that were really written. */
export const writtenPictures = (ids: Iterable<string>): CampaignArchive['pictures'] =>
  [...ids].map((pictureId) => ({ pictureId, file: pictureFile(pictureId) }));

/** The links of an entry that lead nowhere after an import, because they have former titles. */
export interface KeptLinks {
  readonly title: string;
  readonly links: readonly string[];
}

interface Described extends Pick<CampaignArchive, 'campaign' | 'members' | 'view' | 'entries'> {
  readonly keptLinks: readonly KeptLinks[];
}

/** What a person finds in an archive, with the texts of the campaign. */
export function readMe({ campaign, members, view, entries, keptLinks }: Described): TextFile {
  const part = (heading: string, text = '') => (text.trim() === '' ? [] : [`## ${heading}`, text]);
  const whole = view === 'game-master';
  const input = [
    `# ${campaign.title}`,
    whole
      ? 'A campaign of Questwright, with everything that its game masters read.'
      : 'A campaign of Questwright, as one of its members reads it.',
    ...part('Setting', campaign.setting),
    ...part('Story', campaign.storyOverview),
    ...part('Notes for game masters', campaign.dmNotes),
    ...part('Lines', campaign.safetyLines),
    ...part('Veils', campaign.safetyVeils),
    ...part(
      'Members',
      members.map(({ name, role, memberId }) => `- ${name}: ${role} (\`${memberId}\`)`).join('\n'),
    ),
    '## The files',
    [
      `- \`${jsonFile}\`: everything, for an import into Questwright.`,
      `- \`entries\`: ${entries.length} entries as Markdown files. Open this folder as a vault of Obsidian, or read the files with any editor.`,
      '- `pictures`: the pictures of the entries.',
      ...(whole
        ? [
            '- Passages between `:::secret` and `:::` are not for everyone. `for` names their readers.',
          ]
        : []),
    ].join('\n'),
    ...(keptLinks.length === 0
      ? []
      : [
          '## Links with former titles',
          'These links lead to entries that have other titles now. The new titles do not fit into the texts, so the links lead nowhere in this archive.',
          keptLinks.map(({ title, links }) => `- ${title}: \`${links.join(' ')}\``).join('\n'),
        ]),
  ].join('\n\n');
  return { name: 'README.md', input: `${input}\n` };
}
