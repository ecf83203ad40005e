/** Stores the cookies of one API for code that cannot use a browser's cookies, such as a worker or a test. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  /** The Cookie header of the next request; undefined without cookies. */
  get header(): string | undefined {
    if (this.#cookies.size === 0) return undefined;
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  /** Stores the cookies of Set-Cookie lines. */
  take(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const name = pair.slice(0, pair.indexOf('=')).trim();
      const value = pair.slice(pair.indexOf('=') + 1).trim();
      if (value === '' || /;\s*Max-Age=0\b/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  clear(): void {
    this.#cookies.clear();
  }
}
