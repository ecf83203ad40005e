import type { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { RefusedPicture } from './refused-picture.ts';
import { addPlaceholder, putPicture, removePlaceholder } from './uploads.ts';

export type UploadPicture = (file: File, signal: AbortSignal) => Promise<{ src: string }>;

/** A picture that is not in the text yet. */
export interface Upload {
  readonly id: number;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** What went wrong; null unless it has failed. */
  readonly problem: string | null;
  readonly canRetry: boolean;
  readonly retry: () => void;
  /** Stops the upload and removes its placeholder. */
  readonly leaveOut: () => void;
}

/** Uploads pictures one after the other. Each of them then replaces its placeholder in the text. */
export function useUploads(view: EditorView | undefined, upload: UploadPicture | undefined) {
  const [list, setList] = useState<readonly Upload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const count = useRef(0);
  const leaving = useRef(new AbortController());

  useEffect(() => {
    if (view === undefined) return undefined;
    leaving.current = new AbortController();
    return () => {
      leaving.current.abort();
      setList([]);
    };
  }, [view]);

  function add(file: File, pos: number) {
    if (view === undefined || upload === undefined) return;
    const id = (count.current += 1);
    const own = new AbortController();
    const signal = AbortSignal.any([own.signal, leaving.current.signal]);
    const placeholder = addPlaceholder(view, pos, file.name);
    const change = (changed: Partial<Upload>) =>
      setList((all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one)));
    const forget = () => setList((all) => all.filter((one) => one.id !== id));

    async function send(take: UploadPicture, target: EditorView) {
      if (signal.aborted) return;
      change({ state: 'sending' });
      try {
        const { src } = await take(file, signal);
        if (signal.aborted) return;
        putPicture(target, placeholder, src);
        forget();
      } catch (error) {
        if (signal.aborted) return;
        placeholder.textContent = `${file.name} is not added`;
        change({
          state: 'failed',
          problem: error instanceof Error ? error.message : null,
          canRetry: !(error instanceof RefusedPicture),
        });
      }
    }
    const start = () => {
      queue.current = queue.current.then(() => send(upload, view));
    };
    const entry: Upload = {
      id,
      name: file.name,
      state: 'waiting',
      problem: null,
      canRetry: false,
      retry: () => {
        placeholder.textContent = `Adding ${file.name}…`;
        change({ state: 'waiting', problem: null });
        start();
      },
      leaveOut: () => {
        own.abort();
        removePlaceholder(view, placeholder);
        forget();
        view.focus();
      },
    };
    setList((all) => [...all, entry]);
    start();
  }

  return { list, add, isBusy: list.some(({ state }) => state !== 'failed') };
}
