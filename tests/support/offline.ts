import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

/** Calls the API from the page, as the app would, and expects a response without an error. */
export async function callOffline(
  page: Page,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const answer = await page.evaluate(
    async ([verb, address, content]) => {
      const token = /csrfToken=([^;]*)/.exec(document.cookie)?.[1];
      const response = await fetch(address, {
        method: verb,
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { 'x-csrf-token': decodeURIComponent(token) }),
        },
        ...(content !== undefined && { body: JSON.stringify(content) }),
      });
      const text = await response.text();
      return { ok: response.ok, text };
    },
    [method, path, body] as const,
  );
  expect(answer.ok, answer.text).toBe(true);
  return answer.text === '' ? undefined : JSON.parse(answer.text);
}

const database = 'questwright-offline';

/** Overwrites bytes in the first part of the stored database, and stores the matching checksum. */
export async function damageStored(page: Page, from: number, to: number): Promise<void> {
  await page.evaluate(
    async ([name, start, end]) => {
      const resultOf = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(new Error('IndexedDB refused.')));
        });
      // The same checksum as in mocks/hosts/browser/state-store.ts.
      const checksum = (part: Uint8Array<ArrayBuffer>) => {
        let sum = part.length;
        for (const word of new Uint32Array(part.buffer)) {
          sum = Math.imul(sum ^ word, 0x9e_37_79_b1);
          sum ^= sum >>> 15;
        }
        return sum >>> 0;
      };
      const connection = await resultOf(indexedDB.open(name));
      const transaction = connection.transaction(['states', 'parts'], 'readwrite');
      const states = transaction.objectStore('states');
      const parts = transaction.objectStore('parts');
      // mocks/hosts/browser/state-store.ts stores states in this shape.
      const state = (await resultOf<unknown>(states.get('current'))) as {
        readonly id: string;
        readonly checksums: Uint32Array;
      };
      // mocks/hosts/browser/state-store.ts stores parts as bytes.
      const part = (await resultOf<unknown>(parts.get([state.id, 0]))) as Uint8Array<ArrayBuffer>;
      part.fill(7, start, end);
      state.checksums[0] = checksum(part);
      await resultOf(parts.put(part, [state.id, 0]));
      await resultOf(states.put(state, 'current'));
      connection.close();
    },
    [database, from, to] as const,
  );
}

/** Replaces the stored data by an IndexedDB database that another version could have created. */
export async function replaceStored(
  page: Page,
  version: number,
  stores: readonly string[],
): Promise<void> {
  await page.evaluate(
    async ([name, number, names]) => {
      // The browser runs these two requests in this order.
      indexedDB.deleteDatabase(name);
      const opening = indexedDB.open(name, number);
      opening.addEventListener('upgradeneeded', () => {
        for (const store of names) opening.result.createObjectStore(store);
      });
      await new Promise((resolve, reject) => {
        opening.addEventListener('success', resolve);
        opening.addEventListener('error', () => reject(new Error('IndexedDB refused.')));
      });
      opening.result.close();
    },
    [database, version, stores] as const,
  );
}

/** Changes or deletes the first record of a store, as a fault or an older version could. */
export async function changeStored(
  page: Page,
  store: 'states' | 'parts',
  change: { readonly field: string; readonly to: string } | 'delete',
): Promise<void> {
  await page.evaluate(
    async ([name, from, how]) => {
      const resultOf = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(new Error('IndexedDB refused.')));
        });
      const connection = await resultOf(indexedDB.open(name));
      const rows = connection.transaction(from, 'readwrite').objectStore(from);
      const [key] = await resultOf(rows.getAllKeys());
      if (key === undefined) throw new Error('Nothing is stored.');
      if (how === 'delete') await resultOf(rows.delete(key));
      else {
        const row: unknown = await resultOf(rows.get(key));
        await resultOf(rows.put({ ...Object(row), [how.field]: how.to }, key));
      }
      connection.close();
    },
    [database, store, change] as const,
  );
}
