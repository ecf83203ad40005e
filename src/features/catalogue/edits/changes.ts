import { editedCell } from '#src/components/grid/ag-dom.ts';
import type { CatalogueChange } from '#src/generated/model/index.ts';
import { sameValue } from '#src/lib/catalogue/same-value.ts';
import type { CatalogueItem } from '../values.ts';
import type { Desk } from './desk.ts';
import type { Find } from './edits.ts';

/** What an event means for one list. */
export interface Heard {
  /** Rows of the list, or with drafts, that have another version now. */
  changed: string[];
  gone: string[];
  /** What the list does not hold: new items, or some that are further down. */
  unknown: string[];
  /** Rows have come or gone, here or further down: there are fewer or more of them. */
  recount: boolean;
}

/** What has been heard and is not shown; null while everything is. */
export interface ChangesHeard {
  changed: number;
  created: number;
  /** The connection was lost for a while. */
  missed: boolean;
  by: string | null;
}

/** The latest version known here: of the list, of the drafts or of what was saved from here. */
function versionKnown({ get }: Desk, sk: string, listed: Find): number | undefined {
  const { drafts, written } = get().edits;
  const draft = drafts.get(sk);
  const theirs = draft?.status?.state === 'conflict' ? draft.status.theirs.version : undefined;
  const versions = [
    listed(sk)?.version,
    draft?.base?.version,
    theirs,
    written.get(sk)?.version,
  ].filter((version) => version !== undefined);
  return versions.length === 0 ? undefined : Math.max(...versions);
}

/** Sorts an event out; our own changes are known by their versions and are no news. */
export function heardIn(changes: readonly CatalogueChange[], desk: Desk, listed: Find): Heard {
  const heard: Heard = { changed: [], gone: [], unknown: [], recount: false };
  const { written } = desk.get().edits;
  for (const { sk, version } of changes) {
    const known = versionKnown(desk, sk, listed);
    const isDeletedHere = written.get(sk)?.item === null && listed(sk) === undefined;
    if (version === null) {
      if (known !== undefined && !isDeletedHere) heard.gone.push(sk);
      if (!isDeletedHere) heard.recount = true;
    } else if (known === undefined || (isDeletedHere && version > known)) {
      heard.unknown.push(sk);
      heard.recount = true;
    } else if (version > known) {
      heard.changed.push(sk);
    }
  }
  return heard;
}

/** Resolves once no row of the desk is on its way: until then our own changes cannot be told apart. */
export function whenSettled(desk: Desk): Promise<void> {
  if (desk.get().saving.size === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = desk.subscribe(() => {
      if (desk.get().saving.size > 0) return;
      stop();
      resolve();
    });
  });
}

/** Whether a person is typing in a cell that this change would replace. */
export function isTypedOver(item: CatalogueItem, listed: Find): boolean {
  const cell = editedCell();
  if (cell?.rowId !== item.sk) return false;
  return !sameValue(listed(item.sk)?.values[cell.key], item.values[cell.key]);
}
