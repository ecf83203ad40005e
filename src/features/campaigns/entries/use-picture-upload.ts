import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureText, HttpError } from '#src/api/http-error.ts';
import { RefusedPicture } from '#src/components/entry-editor/refused-picture.ts';
import { pictureCreate } from '#src/generated/endpoints/pictures/pictures.ts';
import type { Picture } from '#src/generated/model/index.ts';
import { randomKey } from '#src/lib/random-key.ts';
import { preparePicture } from './prepare-picture.ts';
import { mostImageBytes } from '#src/lib/contract-limits.ts';

/** The key of the mutations that add pictures. */
export const pictureUploads = ['pictureCreate'] as const;

interface Variables {
  file: File;
  key: string;
  signal: AbortSignal;
}

/** What makes another try useless: the file itself, or the right to add it. */
const refusals = new Set([400, 403, 404, 413, 415, 422]);

function errorForUser(error: unknown): Error {
  if (!(error instanceof HttpError)) {
    return error instanceof RefusedPicture ? error : new Error(failureText(error));
  }
  if (error.status === 413) {
    const megabytes = mostImageBytes / 1024 / 1024;
    return new RefusedPicture(`It has more than ${megabytes} MB. Use a smaller one.`);
  }
  const text = error.fields[0]?.message ?? failureText(error);
  return refusals.has(error.status) ? new RefusedPicture(text) : new Error(text);
}

/**
 * Returns a function that adds a picture to the campaign. It rejects with an error that has a text for
 * the user, and with RefusedPicture if another try would not help.
 */
export function usePictureUpload(campaignId: string) {
  // A repeated upload of the same file must not store it twice.
  const keys = useRef(new WeakMap<File, string>());
  const { mutateAsync } = useMutation({
    mutationKey: pictureUploads,
    mutationFn: async ({ file, key, signal }: Variables) => {
      const prepared = await preparePicture(file);
      signal.throwIfAborted();
      const headers = { 'Idempotency-Key': key };
      return pictureCreate(campaignId, { file: prepared }, headers, { signal });
    },
  });
  return async (file: File, signal: AbortSignal): Promise<Picture> => {
    const key = keys.current.get(file) ?? randomKey();
    keys.current.set(file, key);
    try {
      return await mutateAsync({ file, key, signal });
    } catch (error) {
      throw errorForUser(error);
    }
  };
}
