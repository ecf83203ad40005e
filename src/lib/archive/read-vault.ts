import { counted } from '../counted.ts';
import { detailsOfType } from '../entries/entry-types.ts';
import { textFor } from '../entry-text/passages.ts';
import { ImportProblem } from '../import/import-problem.ts';
import { archiveLimits, type ArchivedType, type ArchivedVisibility } from './archive-format.ts';
import { hashOfText } from './content-hash.ts';
import { fitEntry, isType } from './fit-entry.ts';
import { readFrontMatter } from './front-matter.ts';
import type {
  ImportFinding,
  ImportableEntry,
  ImportablePicture,
  ImportContent,
} from './import-content.ts';
import { dividedEntries, measured, type UnmeasuredEntry } from './long-texts.ts';
import { type FileSizes, requireEntryCount, tooManyPictures } from './read-archive.ts';
import { inTreeOrder } from './tree-order.ts';
import { listOfFields, propertyNames } from './vault-properties.ts';
import { hasCommentMark } from './vault-parts.ts';
import { convertText, hashTags, hidesComments, longColons } from './vault-text.ts';
import { VaultIndex, folderOf, isNote, isPicturePath, noteNameOf } from './vault-index.ts';

interface Note {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const synonyms: Readonly<Record<string, ArchivedType>> = {
  npc: 'person',
  character: 'person',
  pc: 'person',
  people: 'person',
  location: 'place',
  city: 'place',
  region: 'place',
  organization: 'faction',
  organisation: 'faction',
  group: 'faction',
  guild: 'faction',
  settlement: 'place',
  adventure: 'quest',
  recap: 'session',
  object: 'item',
};

function typeNamed(name: string): ArchivedType | undefined {
  const word = name.trim().toLowerCase();
  const single = word.replace(/s$/, '');
  return [word, single].find(isType) ?? synonyms[word] ?? synonyms[single];
}

/** The type that the note says; otherwise the one that its nearest folder with the name of a type says. */
function typeOf({ path, fields: { type } }: Note): ArchivedType {
  if (typeof type === 'string') return typeNamed(type) ?? 'note';
  const folders = path.split('/').slice(0, -1).toReversed();
  const named = folders.map(typeNamed).find((one) => one !== undefined);
  return named ?? 'note';
}

/** Null if the note does not say who may read it. */
function visibilityOf(value: unknown): ArchivedVisibility | null {
  if (typeof value !== 'string') return null;
  const word = value.trim().toLowerCase();
  if (['everyone', 'public', 'players', 'all'].includes(word)) return 'everyone';
  // The readers of a note are names, and not members, so such a note is for game masters.
  return ['gm', 'dm', 'private', 'secret', 'hidden', 'chosen'].includes(word) ? 'gm' : null;
}

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[,\s]+/) : [];

/**
 * Reads the notes of a vault.
 * @param texts the notes by their paths, in which the parts are separated by `/`
 */
export function readVault(
  name: string,
  texts: ReadonlyMap<string, string>,
  files: FileSizes,
): ImportContent {
  const findings: ImportFinding[] = [];
  const notes: Note[] = [...texts].map(([path, file]) => {
    const { fields, body, isDamaged } = readFrontMatter(file);
    if (isDamaged) {
      const what = 'Its properties are not valid YAML. They stay in the text.';
      findings.push({ where: path, what });
    }
    return { path, fields, body };
  });
  const index = new VaultIndex(notes, files);
  const folders = index.foldersWithoutNote();
  if (notes.length + folders.length > archiveLimits.entries) {
    throw new ImportProblem(
      `There are ${counted(notes.length, 'note', 'notes')} and ${counted(folders.length, 'folder', 'folders')} without a note of its own; a campaign can have ${archiveLimits.entries} entries.`,
    );
  }
  if (notes.length === 0) {
    throw new ImportProblem('There are no Markdown files in it, and no campaign of Questwright.');
  }
  const undecided: string[] = [];
  const read = notes.map((note) => {
    const key = hashOfText(note.path);
    const { entry, isInDoubt } = entryOf(note, key, index, findings);
    if (visibilityOf(note.fields['visibility']) === null && !isInDoubt) undecided.push(key);
    return { id: key, parentId: index.parentOf(note), entry };
  });
  const made = folders.map((path) => {
    const key = hashOfText(`${path}/`);
    undecided.push(key);
    return { id: key, parentId: index.keyOfFolder(folderOf(path)), entry: folderEntry(path, key) };
  });
  let count = 0;
  const entries = inTreeOrder([...made, ...read]).flatMap(({ entry: { entry }, parentId }) => {
    const divided = dividedEntries({ ...entry, parentKey: parentId });
    count += divided.length;
    requireEntryCount(count);
    if (divided.length > 1) {
      const what = `Its text is too long, and is divided into ${divided.length} entries.`;
      findings.push({ where: entry.title, what });
      if (undecided.includes(entry.key) && !entry.text.includes(':::')) {
        undecided.push(...divided.slice(1).map(({ key }) => key));
      }
    }
    return divided.map(measured);
  });
  const pictures = shownPictures(entries, files, findings);
  return {
    source: 'vault',
    title: name,
    campaign: null,
    cover: null,
    entries,
    pictures,
    findings,
    undecided,
    hash: hashOfText([...texts].map(([path, text]) => `${path}\n${hashOfText(text)}`).join('\n')),
  };
}

/** Longer texts are not searched for tags to their end. */
const searchedForTags = 100_000;

/** The tags in a text. Every reader sees the tags of an entry, so those in passages are not read. */
const tagsIn = (text: string): string[] =>
  hashTags(textFor(text.slice(0, searchedForTags), 'everyone'));

/** What stands for a folder without a note of its name. */
const folderEntry = (path: string, key: string): UnmeasuredEntry => ({
  ...fitEntry({ type: 'note', title: noteNameOf(path) }, () => undefined),
  key,
  parentKey: null,
  coverPicture: null,
});

/** The entry of a note, and whether a comment can be in what its readers see. */
function entryOf(
  note: Note,
  key: string,
  index: VaultIndex,
  findings: ImportFinding[],
): { entry: UnmeasuredEntry; isInDoubt: boolean } {
  const { path, fields, body } = note;
  const title = index.titleOfNote(note);
  const noteFinding = (what: string) => void findings.push({ where: title, what });
  const type = typeOf(note);
  const names: readonly string[] = detailsOfType[type];
  const details = Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => names.includes(name) && name !== 'attendance' && value !== null,
    ),
  );
  const rest = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !(name in details) && !propertyNames.has(name)),
  );
  const properties = listOfFields(rest);
  const colons = longColons(`${properties}\n${body}`);
  const { text, findings: lost } = convertText(body, path, index, colons);
  for (const what of lost) noteFinding(what);
  const list = convertText(properties, path, index, colons).text;
  const whole = [list, text.trim()].filter((part) => part !== '').join('\n\n');
  const fitted = fitEntry(
    {
      type,
      title,
      text: whole,
      tags: [...listOf(fields['tags']), ...listOf(fields['tag']), ...tagsIn(text)].map((tag) =>
        String(tag).replace(/^#/, ''),
      ),
      visibility: visibilityOf(fields['visibility']) ?? 'gm',
      details,
      draftedBy: fields['draftedBy'],
    },
    noteFinding,
  );
  const hasMark = hasCommentMark(
    `${fitted.text}${JSON.stringify(fitted.details)}${fitted.draftedBy}`,
  );
  const isInDoubt = hasMark || !hidesComments(fitted.text, colons);
  if (isInDoubt && fitted.visibility === 'everyone') {
    noteFinding('It can have a comment in what looks like code, so it is for game masters.');
  }
  const entry: UnmeasuredEntry = {
    ...fitted,
    ...(isInDoubt && { visibility: 'gm' }),
    key,
    parentKey: null,
    coverPicture: index.coverOf(note) ?? null,
  };
  return { entry, isInDoubt };
}

/** The pictures that a note shows; the other files are named in the findings. */
function shownPictures(
  entries: readonly ImportableEntry[],
  files: FileSizes,
  findings: ImportFinding[],
): ImportablePicture[] {
  const shown = new Set(
    entries.flatMap(({ pictures, coverPicture }) => [...pictures, coverPicture ?? []].flat()),
  );
  const pictures: ImportablePicture[] = [];
  for (const [path, size] of files) {
    if (isNote(path)) continue;
    const key = hashOfText(path);
    const refusal = refusalOf(path, size, shown.has(key));
    if (refusal === null) pictures.push({ key, path, size });
    else findings.push({ where: path, what: refusal });
  }
  if (pictures.length > archiveLimits.pictures) findings.push(tooManyPictures);
  return pictures.slice(0, archiveLimits.pictures);
}

function refusalOf(path: string, size: number, isShown: boolean): string | null {
  if (!isPicturePath(path)) return 'This file is neither a note nor a picture, and is left out.';
  if (!isShown) return 'No note shows this picture, so it is left out.';
  return size > archiveLimits.picture ? 'This picture is too large.' : null;
}
