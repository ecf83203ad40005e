import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { Field } from '../field.ts';
import type { Kind } from '../kind.ts';
import { exportFile, type ExportOrder, fileName } from './export-file.ts';
import { saveFile } from '../save-file.ts';
import type { Format } from './export-text.ts';

export interface Export extends Pick<ExportOrder, 'from'> {
  format: Format;
  scope: string;
  fields: readonly Field[];
}

/**
 * Walks through what is to be exported and hands it over as a file; with the element that has the ref
 * `stopsWith` it stops as well.
 */
export function useExport(kind: Kind) {
  const [count, setCount] = useState(0);
  const controller = useRef<AbortController>(null);
  // As a ref of what shows the export.
  const stopsWith = useCallback((shown: HTMLElement | null) => {
    if (shown === null) return undefined;
    return () => controller.current?.abort();
  }, []);
  const exporting = useMutation({
    mutationFn: async ({ format, scope, fields, from }: Export) => {
      const { signal } = (controller.current = new AbortController());
      setCount(0);
      const made = await exportFile({ kind, format, fields, from, signal, onProgress: setCount });
      // Cancelled at the last moment is cancelled as well.
      signal.throwIfAborted();
      saveFile(fileName(kind.slug, scope, format, new Date()), made.file);
      return made.count;
    },
  });
  const stopped = exporting.error?.name === 'AbortError';
  return {
    count,
    start: exporting.mutate,
    stopsWith,
    cancel: () => controller.current?.abort(),
    reset: exporting.reset,
    pending: exporting.isPending,
    exported: exporting.data,
    stopped,
    error: stopped ? null : exporting.error,
  };
}
