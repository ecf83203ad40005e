import databaseImage from 'virtual:offline-database';
import { CookieJar } from '#mocks/cookie-jar.ts';
import { databaseImageVersion } from '#mocks/database-image-version.ts';
import { isSound, openChecked } from '#mocks/engines/open-checked.ts';
import { loadWasmEngine, type WasmEngine } from '#mocks/engines/wasm-engine.ts';
import type { NoticeKind } from './notices.ts';
import { openStateStore, type StateStore } from './state-store.ts';

/** Only the backend that holds this lock saves: two backends would overwrite each other's data. */
const ownerLock = 'questwright-offline-owner';
/** Milliseconds to wait for a lock: an earlier backend ends only shortly after its last page is closed. */
const lockTimeout = 3000;
/** Milliseconds from the first write to the save, so that one save stores several writes. */
const saveDelay = 200;
/** Milliseconds until the next attempt to save, if a transaction is open. */
const retryDelay = 20;

/** @returns `isIntact`: whether these are the bytes that the build has checked */
async function loadDatabaseImage() {
  const response = await fetch(databaseImage.url);
  if (!response.ok) {
    throw new Error(`The database image of the fixtures answered ${response.status}.`);
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { bytes, isIntact: (await databaseImageVersion(bytes)) === databaseImage.version };
}

/** Takes a lock until this thread ends. Resolves to false if another thread keeps it for too long. */
export function holdLock(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const forever = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    navigator.locks
      .request(name, { signal: AbortSignal.timeout(lockTimeout) }, forever)
      .catch(() => resolve(false));
  });
}

/**
 * Opens the saved database; undefined if there is none. A database that cannot be used is kept for a
 * download (`setAside`).
 */
async function openSaved(
  store: StateStore,
  loading: ReturnType<StateStore['load']>,
  openEngine: (databaseImage: Uint8Array) => WasmEngine,
  notify: (notice: NoticeKind) => void,
) {
  try {
    const saved = await loading;
    if (saved === undefined) return undefined;
    if (saved.version === databaseImage.version) {
      const cookies = saved.cookies.split('; ');
      const { isSound: isKnownSound } = saved;
      return {
        cookies,
        engine: openChecked(openEngine, saved.databaseImage, isKnownSound),
        isKnownSound,
      };
    }
    notify('outdated');
  } catch {
    notify('unreadable');
  }
  await store.setAside();
  return undefined;
}

async function openStored(
  engineLoading: ReturnType<typeof loadWasmEngine>,
  notify: (notice: NoticeKind) => void,
) {
  try {
    const store = await openStateStore();
    if (store.unusable) notify(store.unusable);
    const loading = store.load();
    // The promise is awaited later, so this prevents an error about an unhandled rejection.
    loading.catch(() => undefined);
    const openEngine = await engineLoading;
    return { store, saved: await openSaved(store, loading, openEngine, notify) };
  } catch {
    notify('noStorage');
    return {};
  }
}

/** Opens the database and the cookies of this browser, and saves them after each change. */
export async function openData(notify: (notice: NoticeKind) => void) {
  const jar = new CookieJar();
  let engine: WasmEngine | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let mayWrite = false;
  let isFailing = false;
  /**
   * Whether SQLite has checked the current content and found no damage. The database image of the fixtures was
   * checked when the app was built.
   */
  let isKnownSound = false;
  /** The loaded image of the fixtures, if its bytes are those that the build has checked. */
  let intactImage: Uint8Array | undefined;

  const saveSoon = (milliseconds = saveDelay): void => {
    timer ??= setTimeout(() => save(), milliseconds);
  };
  const onCommit = () => {
    isKnownSound = false;
    saveSoon();
  };
  const engineLoading = loadWasmEngine(onCommit);
  const [openEngine, { store, saved }] = await Promise.all([
    engineLoading,
    openStored(engineLoading, notify),
  ]);

  /** @param isClosing whether the page may be about to close, so that the writes must begin at once */
  function save(isClosing = false): void {
    clearTimeout(timer);
    timer = undefined;
    if (!store || !engine || !mayWrite) return;
    // The memory may contain incomplete writes of an open transaction.
    if (engine.inTransaction()) return saveSoon(retryDelay);
    // Checked now instead of at the next start, where a page waits for it.
    if (!isClosing) isKnownSound ||= isSound(engine);
    const { version } = databaseImage;
    const state = { version, cookies: jar.header ?? '', isSound: isKnownSound };
    store.save({ ...state, databaseImage: engine.databaseImage() }).then(
      () => {
        if (isFailing) notify('savedAgain');
        isFailing = false;
      },
      () => {
        if (!isFailing) notify('full');
        isFailing = true;
      },
    );
  }

  if (saved) {
    jar.take(saved.cookies);
    ({ engine, isKnownSound } = saved);
  }
  if (store) {
    void holdLock(ownerLock).then((isOwner) => {
      mayWrite = isOwner;
      if (isOwner) saveSoon();
      else notify('secondTab');
    });
  }

  return {
    jar,
    async fetchDatabaseImage(): Promise<Uint8Array> {
      const { bytes, isIntact } = await loadDatabaseImage();
      if (isIntact) intactImage = bytes;
      return bytes;
    },
    saved: saved?.engine,
    /** Opens a new database, which is saved from now on. */
    open(bytes?: Uint8Array): WasmEngine {
      engine = openEngine(bytes);
      isKnownSound = bytes !== undefined && bytes === intactImage;
      saveSoon();
      return engine;
    },
    saveSoon: () => saveSoon(),
    saveNow() {
      if (timer !== undefined) save(true);
    },
    asideFile: async () => store?.asideFile(),
  };
}
