import { afterEach, expect, test, vi } from 'vitest';
import { fileTarget, zipFile } from './file-target.ts';

/** A file on a fake disk. As in browsers, the content changes when the stream is closed. */
function fileWith(content: string) {
  const file = { content, isRemoved: false };
  const handle = {
    getFile: async () => new Blob([file.content]),
    createWritable: async () => {
      const written: string[] = [];
      return new WritableStream<Uint8Array>({
        write: (chunk) => void written.push(new TextDecoder().decode(chunk)),
        close: () => void (file.content = written.join('')),
      });
    },
    remove: async () => void (file.isRemoved = true),
  };
  vi.stubGlobal('showSaveFilePicker', async () => handle);
  return file;
}

async function targetOf(name: string) {
  const target = await fileTarget(name, zipFile);
  if (target === null) throw new Error('No file is chosen.');
  return target;
}

afterEach(() => void vi.unstubAllGlobals());

const archive = () => new Blob(['archive of today']).stream();

/** Ends with an error after the first bytes. */
const failing = () => {
  let isFirst = true;
  return new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (isFirst) controller.enqueue(new TextEncoder().encode('arch'));
      else controller.error(new TypeError('The network is gone.'));
      isFirst = false;
    },
  });
};

test('an archive replaces the file that was chosen', async () => {
  const file = fileWith('archive of last week');
  await (await targetOf('vell.zip')).write(archive(), new AbortController().signal);
  expect(file).toEqual({ content: 'archive of today', isRemoved: false });
});

test('a failed export leaves the archive that it would have replaced', async () => {
  const file = fileWith('archive of last week');
  const writing = (await targetOf('vell.zip')).write(failing(), new AbortController().signal);
  await expect(writing).rejects.toThrow('The network is gone.');
  expect(file).toEqual({ content: 'archive of last week', isRemoved: false });
});

test('a cancelled export leaves the archive that it would have replaced', async () => {
  const file = fileWith('archive of last week');
  const controller = new AbortController();
  const endless = new ReadableStream<Uint8Array>();
  const writing = (await targetOf('vell.zip')).write(endless, controller.signal);
  controller.abort();
  await expect(writing).rejects.toMatchObject({ name: 'AbortError' });
  expect(file).toEqual({ content: 'archive of last week', isRemoved: false });
});

test('a failed export removes the empty file that was created for it', async () => {
  const file = fileWith('');
  const writing = (await targetOf('vell.zip')).write(failing(), new AbortController().signal);
  await expect(writing).rejects.toThrow('The network is gone.');
  expect(file.isRemoved).toBe(true);
});
