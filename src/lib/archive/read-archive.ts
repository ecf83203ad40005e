import { ImportProblem } from '../import/import-problem.ts';
import { counted } from '../counted.ts';
import { toOneLine } from '../one-line.ts';
import {
  archiveFormat,
  archiveLimits,
  archiveVersion,
  type ArchivedCampaign,
} from './archive-format.ts';
import { firstCharacters } from '../first-characters.ts';
import { fitEntry, plainStart, plainString } from './fit-entry.ts';
import { hashOfText } from './content-hash.ts';
import type {
  ImportFinding,
  ImportableEntry,
  ImportablePicture,
  ImportContent,
} from './import-content.ts';
import { dividedEntries, measured, type UnmeasuredEntry } from './long-texts.ts';
import { withoutPictures } from './picture-marks.ts';
import { inTreeOrder } from './tree-order.ts';
import { isId } from '../ids.ts';
import { isRecord } from '../is-record.ts';

type Fields = Readonly<Record<string, unknown>>;

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
  const findings: ImportFinding[] = [];
  const pictures = picturesOf(parsed['pictures'], files, findings);
  const known = new Set(pictures.map(({ key }) => key));
  const fields = campaignOf(campaign, findings);
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

/** @throws ImportProblem if long texts are divided into too many entries */
export function requireEntryCount(count: number): void {
  if (count <= archiveLimits.entries) return;
  throw new ImportProblem(
    `With the parts of long texts, there are more than ${archiveLimits.entries} entries, which is the most that a campaign can have.`,
  );
}

/** The finding about an archive with more pictures than an import can have. */
export const tooManyPictures: ImportFinding = {
  where: 'Pictures',
  what: 'This archive has more than 5,000 pictures; the others are left out.',
};

function picturesOf(
  value: unknown,
  files: FileSizes,
  findings: ImportFinding[],
): ImportablePicture[] {
  const pictures = new Map<string, ImportablePicture>();
  const listed = Array.isArray(value) ? value : [];
  if (listed.length > archiveLimits.pictures) findings.push(tooManyPictures);
  for (const each of listed.slice(0, archiveLimits.pictures)) {
    if (!isRecord(each)) continue;
    const { pictureId, file } = each;
    if (typeof pictureId !== 'string' || typeof file !== 'string') continue;
    if (!isId(pictureId)) continue;
    const size = files.get(file);
    if (size === undefined) {
      findings.push({ where: file.slice(0, 200), what: 'This picture is missing in the archive.' });
    } else if (size > archiveLimits.picture) {
      findings.push({ where: file.slice(0, 200), what: 'This picture is too large.' });
    } else pictures.set(pictureId, { key: pictureId, path: file, size });
  }
  return [...pictures.values()];
}

function coverOf(value: unknown, files: FileSizes, findings: ImportFinding[]): string | null {
  if (typeof value !== 'string') return null;
  const size = files.get(value);
  if (size !== undefined && size <= archiveLimits.picture) return value;
  const what =
    size === undefined ? 'Its cover is missing in the archive.' : 'Its cover is too large.';
  findings.push({ where: 'The campaign', what });
  return null;
}

/** The names of the fields of a campaign in findings. */
const campaignLabels: Readonly<Record<keyof ArchivedCampaign, string>> = {
  title: 'title',
  setting: 'setting',
  storyOverview: 'story overview',
  dmNotes: 'notes',
  edition: 'edition',
  status: 'status',
  genre: 'genre',
  tone: 'tone',
  startingLevel: 'starting level',
  partySize: 'party size',
  safetyLines: 'lines',
  safetyVeils: 'veils',
};

/** The fields whose value is one of several. */
const choiceFields: ReadonlySet<string> = new Set(['edition', 'status']);

/** Whether a value of the archive is kept as it is. A text that is much longer is not normalised: it was shortened. */
function isKept(given: unknown, kept: unknown): boolean {
  if (typeof given !== 'string' || typeof kept !== 'string') return given === kept;
  return given.length <= 4 * kept.length && plainString(given) === kept;
}

function lostOf(name: keyof ArchivedCampaign, given: unknown, kept: string | number): string {
  const label = campaignLabels[name];
  if (kept === '') return `Its ${label}: this cannot be read, and is left out.`;
  const isShorter =
    typeof given === 'string' && typeof kept === 'string' && given.length > kept.length;
  return isShorter && !choiceFields.has(name)
    ? `Its ${label}: this is too long, and is shortened.`
    : `Its ${label}: this is not known here, and becomes “${kept}”.`;
}

function campaignOf(fields: Fields, findings: ImportFinding[]): ArchivedCampaign {
  const campaign = fittedCampaign(fields);
  // The names are keys of the record.
  for (const name of Object.keys(campaignLabels) as (keyof ArchivedCampaign)[]) {
    const given = fields[name] ?? '';
    const kept = campaign[name] ?? '';
    if (given !== '' && !isKept(given, kept)) {
      findings.push({ where: 'The campaign', what: lostOf(name, given, kept) });
    }
  }
  return campaign;
}

function fittedCampaign(fields: Fields): ArchivedCampaign {
  const text = (name: string, most: number): string => {
    const value = fields[name];
    return typeof value === 'string' ? plainStart(value, most) : '';
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
  findings: ImportFinding[],
): ImportableEntry[] {
  const raw = values.filter(isRecord).flatMap((fields) => {
    const { entryId, parentId } = fields;
    if (typeof entryId !== 'string' || !isId(entryId)) return [];
    return [{ id: entryId, parentId: typeof parentId === 'string' ? parentId : null, fields }];
  });
  const distinct = [...new Map(raw.map((entry) => [entry.id, entry])).values()];
  if (distinct.length < values.length) {
    const lost = values.length - distinct.length;
    const what = counted(lost, 'entry has no id of its own', 'entries have no id of their own');
    findings.push({ where: 'campaign.json', what: `${what}.` });
  }
  let count = 0;
  return inTreeOrder(distinct).flatMap(({ entry: { id, fields }, parentId }) => {
    const title = String(fields['title']).slice(0, 120);
    const note = (what: string) => void findings.push({ where: title, what });
    const cover = fields['coverPictureId'];
    const coverPicture = typeof cover === 'string' && known.has(cover) ? cover : null;
    const fitted = fitEntry(fields, note);
    const divided = dividedEntries({ ...fitted, key: id, parentKey: parentId, coverPicture });
    count += divided.length;
    // Too many parts are refused before they are parsed, which would take long.
    requireEntryCount(count);
    const read = divided.map((part) => withoutMissing(part, known));
    const missing = read.reduce((sum, part) => sum + part.missing, 0);
    if (missing > 0) {
      note(
        missing === 1 ? 'A picture in it is missing.' : `${missing} pictures in it are missing.`,
      );
    }
    if (typeof cover === 'string' && coverPicture === null) note('Its cover is missing.');
    if (divided.length > 1) {
      note(`Its text is too long, and is divided into ${divided.length} entries.`);
    }
    return read.map(({ entry }) => entry);
  });
}

/** An entry without the pictures that are missing, and their number. */
function withoutMissing(entry: UnmeasuredEntry, known: ReadonlySet<string>) {
  const found = measured(entry);
  const missing = new Set(found.pictures.filter((id) => !known.has(id)));
  if (missing.size === 0) return { entry: found, missing: 0 };
  const { recap, ...details } = entry.details;
  const shown = measured({
    ...entry,
    text: withoutPictures(entry.text, missing),
    details: {
      ...details,
      ...(typeof recap === 'string' && { recap: withoutPictures(recap, missing) }),
    },
  });
  return { entry: shown, missing: missing.size };
}
