import { toast } from 'sonner';
import { failureText } from '#src/api/http-error.ts';
import { useEntryVersionRestore } from '#src/generated/endpoints/entries/entries.ts';
import type { Entry, EntryVersionSummary } from '#src/generated/model/index.ts';
import { isOutdated } from '../change-entry.ts';
import { useEntryRefresh } from '../refresh-entries.ts';
import { momentText } from './version-list.tsx';

/** Restores a version of an entry, unless someone else has changed the entry since it was shown. */
export function useVersionRestore(campaignId: string, { entryId }: Entry, onRestored: () => void) {
  const refresh = useEntryRefresh(campaignId);
  const { mutateAsync, isPending } = useEntryVersionRestore();

  /** @param present the version of the entry that the user has seen */
  async function send(version: number, present: number): Promise<Entry | null> {
    const headers = { 'If-Match': `"${present}"` };
    try {
      const entry = await mutateAsync({ campaignId, entryId, version, headers });
      await refresh(entry);
      return entry;
    } catch (error) {
      if (isOutdated(error)) {
        await refresh();
        toast.error('Someone has changed this entry meanwhile. Look at the present version first.');
      } else toast.error(failureText(error));
      return null;
    }
  }

  async function undo(before: EntryVersionSummary, restored: Entry) {
    const entry = await send(before.version, restored.version);
    if (entry !== null) toast.success('Undone. The entry is as it was before.');
  }

  async function restore(version: EntryVersionSummary, present: EntryVersionSummary) {
    const restored = await send(version.version, present.version);
    if (restored === null) return;
    toast.success(`The version of ${momentText(version.changedAt)} is back.`, {
      action: { label: 'Undo', onClick: () => void undo(present, restored) },
    });
    onRestored();
  }

  return {
    isPending,
    restore: (version: EntryVersionSummary, present: EntryVersionSummary) =>
      void restore(version, present),
  };
}
