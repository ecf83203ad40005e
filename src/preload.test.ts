import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './api/query-client.ts';
import { createPreload } from './preload.ts';

afterEach(() => void vi.unstubAllGlobals());

const loader = vi.fn<() => null>(() => null);
const preload = createPreload([{ path: '/rules', loader }], createQueryClient());

test.each([
  { connection: { effectiveType: '4g' }, loads: 1 },
  { connection: undefined, loads: 1 },
  { connection: { effectiveType: '3g' }, loads: 0 },
  { connection: { effectiveType: '4g', saveData: true }, loads: 0 },
])(
  'with the connection $connection, a link loads its page $loads times',
  async ({ connection, loads }) => {
    vi.stubGlobal('navigator', { connection });
    vi.stubGlobal('window', { location: { href: 'http://localhost/' } });
    loader.mockClear();
    preload('/rules');
    await new Promise((resolve) => setTimeout(resolve));
    expect(loader).toHaveBeenCalledTimes(loads);
  },
);
