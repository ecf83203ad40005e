export interface Preference {
  /** The status whose documented answer is requested; null for the usual answer. */
  readonly code: number | null;
  /** The delay in milliseconds. */
  readonly delay: number;
}

const maxDelay = 60_000;

/** Reads what a caller requests from the mocks: `Prefer: code=404, delay=500`. */
export function readPreference(header: string | undefined): Preference {
  const preferences = new Map(
    (header ?? '').split(/[,;]/).map((preference) => {
      const [name = '', value = ''] = preference.split('=');
      return [name.trim().toLowerCase(), Number.parseInt(value.trim().replaceAll('"', ''), 10)];
    }),
  );
  const number = (name: string) => {
    const value = preferences.get(name);
    return value === undefined || Number.isNaN(value) ? null : value;
  };
  return { code: number('code'), delay: Math.min(maxDelay, Math.max(0, number('delay') ?? 0)) };
}
