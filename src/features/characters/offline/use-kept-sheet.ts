import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useKeptAt, useSignedInUser } from '#src/api/session.ts';
import { keepSheet } from '#src/api/waiting/kept-sheets.ts';
import { whenIdle } from '#src/api/when-idle.ts';
import { startServiceWorker } from '#src/components/worker/service-worker.ts';
import type { Character, CharacterPlay } from '#src/generated/model/index.ts';

/** In development and with the mocks, the app is always there, and a service worker would show outdated code. */
const isBuilt = import.meta.env.PROD && import.meta.env.VITE_MOCKS !== '1';

/** Browsers have service workers only on https and on this machine. */
const canOpenOffline = isBuilt && 'serviceWorker' in navigator;

/** Keeps what the sheet shows on the device, so that its page opens without a network. */
export function useKeptSheet(character: Character, play: CharacterPlay | undefined): void {
  const user = useSignedInUser();
  const isKept = useKeptAt() !== null;
  const { pathname: path } = useLocation();
  // Without the storage of the browser or without the worker, the page needs the network.
  useEffect(() => {
    if (!canOpenOffline || isKept) return undefined;
    return whenIdle(() => void startServiceWorker().catch(() => undefined));
  }, [isKept]);
  useEffect(() => {
    if (!canOpenOffline || isKept || play === undefined) return undefined;
    return whenIdle(() => void keepSheet({ path, user, character, play }).catch(() => undefined));
  }, [path, user, character, play, isKept]);
}
