export interface Preference {
  /** The documented status to answer with. */
  readonly code: number | null;
  /** Milliseconds. */
  readonly delay: number;
}

const longest = 60_000;

/** What a caller asks the mocks for: `Prefer: code=404, delay=500`. */
export function readPreference(header: string | undefined): Preference {
  const wishes = new Map(
    (header ?? '').split(/[,;]/).map((wish) => {
      const [name = '', value = ''] = wish.split('=');
      return [name.trim().toLowerCase(), Number.parseInt(value.trim().replaceAll('"', ''), 10)];
    }),
  );
  const number = (name: string) => {
    const value = wishes.get(name);
    return value === undefined || Number.isNaN(value) ? null : value;
  };
  return { code: number('code'), delay: Math.min(longest, Math.max(0, number('delay') ?? 0)) };
}
