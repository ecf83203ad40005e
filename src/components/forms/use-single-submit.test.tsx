import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSingleSubmit } from './use-single-submit.ts';

it('repeats a key only for the same values with the same file', () => {
  const { result } = renderHook(useSingleSubmit);
  const { onceFor } = result.current;
  const cover = new File(['a'], 'cover.png');
  const first = onceFor({ title: 'Vell' }, cover);
  expect(onceFor({ title: 'Vell' }, cover)).toEqual(first);
  const keys = [
    first,
    onceFor({ title: 'Vell' }, new File(['b'], 'cover.png')),
    onceFor({ title: 'Vell' }),
    onceFor({ title: 'Other' }),
  ].map((headers) => headers['Idempotency-Key']);
  expect(new Set(keys).size).toBe(4);
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{8,100}$/);
});
