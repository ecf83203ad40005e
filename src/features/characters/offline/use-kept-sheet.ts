import { type QueryClient, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useKeptAt, useSignedInUser } from '#src/api/session.ts';
import { keepSheet } from '#src/api/waiting/kept-sheets.ts';
import { whenIdle } from '#src/api/when-idle.ts';
import { startServiceWorker } from '#src/components/worker/service-worker.ts';
import type { Character, CharacterPlay } from '#src/generated/model/index.ts';
import { copiesKey } from '../copies-key.ts';

/** In development and with the mocks, the app is always there, and a service worker would show outdated code. */
const isBuilt = import.meta.env.PROD && import.meta.env.VITE_MOCKS !== '1';

/** Browsers have service workers only on https and on this machine. */
const canOpenOffline = isBuilt && 'serviceWorker' in navigator;

/** Loaded later, with the rules that it needs. */
const readRows = async (queryClient: QueryClient, character: Character) =>
  (await import('./kept-rows.ts')).keptRows(queryClient, character);

/** Keeps what the sheet shows on the device, so that its page opens without a network. */
export function useKeptSheet(character: Character, play: CharacterPlay | undefined): void {
  const user = useSignedInUser();
  const isKept = useKeptAt() !== null;
  const queryClient = useQueryClient();
  // The rows of the catalogue arrive after the sheet.
  const isReading = useIsFetching({ queryKey: copiesKey() }) > 0;
  const { pathname: path } = useLocation();
  // Without the storage of the browser or without the worker, the page needs the network.
  useEffect(() => {
    if (!canOpenOffline || isKept) return undefined;
    return whenIdle(() => void startServiceWorker().catch(() => undefined));
  }, [isKept]);
  useEffect(() => {
    if (!canOpenOffline || isKept || play === undefined) return undefined;
    const keep = async () => {
      // Until then, the sheet is kept with the rows of the last time.
      const rows = isReading ? [] : await readRows(queryClient, character);
      await keepSheet({ path, user, character, play, rows });
    };
    return whenIdle(() => void keep().catch(() => undefined));
  }, [path, user, character, play, isKept, isReading, queryClient]);
}
