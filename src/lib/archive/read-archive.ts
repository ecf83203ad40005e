import { ImportProblem } from '../import/import-problem.ts';
import { toOneLine } from '../one-line.ts';
import { picturesIn } from '../entry-text/pictures.ts';
import {
  archiveFormat,
  archiveLimits,
  archiveVersion,
  type ArchivedCampaign,
} from './archive-format.ts';
import { fitEntry, firstCharacters, plainString } from './fit-entry.ts';
import { hashOfText } from './content-hash.ts';
import type {
  Finding,
  ImportableEntry,
  ImportablePicture,
  ImportContent,
} from './import-content.ts';
import { dividedEntries } from './long-texts.ts';
import { withoutPictures } from './picture-marks.ts';
import { inTreeOrder } from './tree-order.ts';

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const damaged = () =>
  new ImportProblem(
    'The file campaign.json of this archive is damaged. Export the campaign again.',
  );

/** The files of an archive: their sizes by their paths. */
export type FileSizes = ReadonlyMap<string, number>;

/**
 * Reads `campaign.json`.
 * @throws ImportProblem if it is not an archive that this version can read
 */
export function readArchive(json: string, files: FileSizes): ImportContent {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    throw damaged();
  }
  if (!isRecord(parsed) || parsed['format'] !== archiveFormat) {
    throw new ImportProblem('This archive is not a campaign of Questwright.');
  }
  const { version, campaign, entries } = parsed;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) throw damaged();
  if (version > archiveVersion) {
    throw new ImportProblem(
      'This archive was made by a newer version of Questwright. Update this one, then import it again.',
    );
  }
  if (!isRecord(campaign) || !Array.isArray(entries)) throw damaged();
  if (entries.length > archiveLimits.entries) {
    throw new ImportProblem(
      `This archive has ${entries.length} entries; a campaign can have ${archiveLimits.entries}.`,
    );
  }
  const findings: Finding[] = [];
  const pictures = picturesOf(parsed['pictures'], files, findings);
  const known = new Set(pictures.map(({ key }) => key));
  const fields = campaignOf(campaign);
  return {
    source: 'archive',
    title: fields.title,
    campaign: fields,
    cover: coverOf(parsed['cover'], files, findings),
    entries: entriesOf(entries, known, findings),
    pictures,
    findings,
    undecided: [],
    hash: hashOfText(json),
  };
}

const idPattern = /^[\w-]{8,128}$/;

function picturesOf(value: unknown, files: FileSizes, findings: Finding[]): ImportablePicture[] {
  const pictures = new Map<string, ImportablePicture>();
  for (const each of Array.isArray(value) ? value.slice(0, archiveLimits.pictures) : []) {
    if (!isRecord(each)) continue;
    const { pictureId, file } = each;
    if (typeof pictureId !== 'string' || typeof file !== 'string') continue;
    if (!idPattern.test(pictureId)) continue;
    const size = files.get(file);
    if (size === undefined) {
      findings.push({ where: file.slice(0, 200), what: 'This picture is missing in the archive.' });
    } else if (size > archiveLimits.picture) {
      findings.push({ where: file.slice(0, 200), what: 'This picture is too large.' });
    } else pictures.set(pictureId, { key: pictureId, path: file, size });
  }
  return [...pictures.values()];
}

function coverOf(value: unknown, files: FileSizes, findings: Finding[]): string | null {
  if (typeof value !== 'string') return null;
  if (files.has(value)) return value;
  findings.push({ where: 'The campaign', what: 'Its cover is missing in the archive.' });
  return null;
}

function campaignOf(fields: Fields): ArchivedCampaign {
  const text = (name: string, most: number): string => {
    const value = fields[name];
    return typeof value === 'string' ? firstCharacters(plainString(value), most) : '';
  };
  const word = (name: string, most: number) =>
    firstCharacters(toOneLine(text(name, 4 * most)), most).trim();
  const choice = (name: string, choices: readonly string[], otherwise: string) =>
    choices.find((each) => each === fields[name]) ?? otherwise;
  const whole = (name: string, most: number, otherwise: number): number => {
    const value = fields[name];
    const fits =
      typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
    return fits ? value : otherwise;
  };
  const notes = text('dmNotes', 20_000);
  return {
    title: word('title', 120) || 'Untitled campaign',
    setting: text('setting', 10_000),
    storyOverview: text('storyOverview', 10_000),
    ...(notes !== '' && { dmNotes: notes }),
    edition: choice('edition', ['2024', '2014', 'other'], '2024'),
    status: choice('status', ['planning', 'active', 'paused', 'finished'], 'planning'),
    genre: word('genre', 60),
    tone: word('tone', 60),
    startingLevel: whole('startingLevel', 20, 1),
    partySize: whole('partySize', 12, 4),
    safetyLines: text('safetyLines', 2_000),
    safetyVeils: text('safetyVeils', 2_000),
  };
}

function entriesOf(
  values: readonly unknown[],
  known: ReadonlySet<string>,
  findings: Finding[],
): ImportableEntry[] {
  const raw = values.filter(isRecord).flatMap((fields) => {
    const { entryId, parentId } = fields;
    if (typeof entryId !== 'string' || !idPattern.test(entryId)) return [];
    return [{ id: entryId, parentId: typeof parentId === 'string' ? parentId : null, fields }];
  });
  const distinct = [...new Map(raw.map((entry) => [entry.id, entry])).values()];
  if (distinct.length < values.length) {
    const lost = values.length - distinct.length;
    findings.push({ where: 'campaign.json', what: `${lost} entries have no id of their own.` });
  }
  return inTreeOrder(distinct).flatMap(({ entry: { id, fields }, parentId }) => {
    const title = String(fields['title']).slice(0, 120);
    const note = (what: string) => void findings.push({ where: title, what });
    const { details, ...fitted } = fitEntry(fields, note);
    const { text, recap, missing } = withoutMissing(fitted.text, details['recap'], known);
    if (missing > 0) {
      note(
        missing === 1 ? 'A picture in it is missing.' : `${missing} pictures in it are missing.`,
      );
    }
    const cover = fields['coverPictureId'];
    const coverPicture = typeof cover === 'string' && known.has(cover) ? cover : null;
    if (typeof cover === 'string' && coverPicture === null) note('Its cover is missing.');
    const divided = dividedEntries({
      ...fitted,
      key: id,
      parentKey: parentId,
      text,
      details: recap === undefined ? details : { ...details, recap },
      coverPicture,
      pictures: [...new Set([...picturesIn(text), ...picturesIn(recap ?? '')])],
    });
    if (divided.length > 1) {
      note(`Its text is too long, and is divided into ${divided.length} entries.`);
    }
    return divided;
  });
}

function withoutMissing(text: string, recap: unknown, known: ReadonlySet<string>) {
  const shown = typeof recap === 'string' ? recap : undefined;
  const ids = [...picturesIn(text), ...picturesIn(shown ?? '')];
  const missing = new Set(ids.filter((id) => !known.has(id)));
  return {
    text: withoutPictures(text, missing),
    recap: shown === undefined ? undefined : withoutPictures(shown, missing),
    missing: missing.size,
  };
}
