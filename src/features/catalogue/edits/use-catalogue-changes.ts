import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { onServerEvent } from '#src/api/server-events.ts';
import { afterEditing } from '#src/components/grid/ag-dom.ts';
import type { CatalogueChanged } from '#src/generated/model/index.ts';
import type { Kind, ListQuery } from '../kind.ts';
import { type ChangesHeard, heardIn, isTypedOver, whenSettled } from './changes.ts';
import { fetchCurrent } from './fetch-current.ts';
import { canInsert, insertItems } from './insert-items.ts';
import { lost } from './meet.ts';
import type { EditsOfList } from './use-edits.ts';

interface ListShown {
  query: ListQuery;
  /** Everything is loaded. */
  complete: boolean;
  refetch: () => Promise<unknown>;
  /** These rows show something new. */
  onChanged?: (sks: readonly string[]) => void;
}

/** More than these are not fetched one by one: the list says so and offers to be read anew. */
const fetchedSingly = 20;

const nothing: ChangesHeard = { changed: 0, created: 0, missed: false, by: null };

/** What other administrators save shows in the list, and never takes anything from who types here. */
export function useCatalogueChanges(kind: Kind, { desk, listed }: EditsOfList, list: ListShown) {
  const client = useQueryClient();
  const [notice, setNotice] = useState<ChangesHeard | null>(null);
  const [refreshing, setRefreshing] = useState(false);
  const { query, complete, refetch, onChanged } = list;

  const say = (more: Partial<ChangesHeard>) =>
    setNotice((before) => {
      const { changed, created, missed } = before ?? nothing;
      return {
        changed: changed + (more.changed ?? 0),
        created: created + (more.created ?? 0),
        missed: missed || more.missed === true,
        by: before === null || before.by === more.by ? (more.by ?? null) : null,
      };
    });

  async function show({ changes, by }: CatalogueChanged): Promise<void> {
    await whenSettled(desk);
    const { changed, gone, unknown, recount } = heardIn(changes, desk, listed);
    if (recount) void kind.recount(client);
    if (changed.length + gone.length + unknown.length === 0) return;
    await kind.outdate(client);
    const inserting = unknown.length <= fetchedSingly && canInsert(query, complete);
    const singly = changed.length <= fetchedSingly ? changed : [];
    const current = await fetchCurrent(
      { client, kind },
      inserting ? [...singly, ...unknown] : singly,
    );
    const news = new Set(unknown);
    // What is typed was meant for the cell as it was: it is handed over first, and then they meet.
    const covered = current.found.filter((item) => isTypedOver(item, listed));
    kind.keep(
      client,
      current.found.filter((item) => !covered.includes(item)),
    );
    if (covered.length > 0) afterEditing(() => kind.keep(client, covered));
    insertItems(
      client,
      kind,
      query,
      current.found.filter(({ sk }) => news.has(sk)),
    );
    const left = [...gone, ...current.gone];
    if (left.length > 0) {
      afterEditing(() => {
        desk.set(({ edits }) => ({ edits: lost(edits, left) }));
        void kind.drop(client, left);
      });
    }
    onChanged?.(current.found.map(({ sk }) => sk));
    const unseen = {
      changed: changed.length - singly.length,
      created: inserting ? 0 : unknown.length,
    };
    if (unseen.changed + unseen.created > 0) say({ ...unseen, by });
  }

  const hear = useEffectEvent((event: CatalogueChanged) => {
    if (event.kind !== kind.slug) return;
    // What cannot be fetched now is offered for later.
    show(event).catch(() => say({ missed: true }));
  });
  const comeBack = useEffectEvent(() => {
    void kind.outdate(client);
    say({ missed: true });
  });

  useEffect(() => {
    // Another list holds the saved rows where they belong, or not at all.
    if (desk.get().list !== query) {
      desk.set(({ edits }) => ({ list: query, edits: { ...edits, placed: new Map() } }));
    }
    const stops = [
      onServerEvent('catalogueChanged', (event) => hear(event)),
      onServerEvent('reconnected', () => comeBack()),
    ];
    return () => stops.forEach((stop) => stop());
  }, [desk, query]);

  return {
    notice,
    refreshing,
    async refresh(): Promise<void> {
      setRefreshing(true);
      try {
        await refetch();
        setNotice(null);
      } finally {
        setRefreshing(false);
      }
    },
    dismiss: () => setNotice(null),
  };
}

export type CatalogueChanges = ReturnType<typeof useCatalogueChanges>;
