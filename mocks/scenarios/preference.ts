export interface Preference {
  /** Answer with this status as the contract documents it. */
  readonly code: number | null;
  /** The delay in milliseconds. */
  readonly delay: number;
}

const longest = 60_000;

/** Reads what a caller requests from the mocks: `Prefer: code=404, delay=500`. */
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
