export type Cookies = Readonly<Record<string, string>>;

export interface SetCookie {
  readonly name: string;
  readonly value: string;
  readonly httpOnly: boolean;
  /** Seconds; 0 takes the cookie away. */
  readonly maxAge: number;
}

export function parseCookies(header: string | null | undefined): Cookies {
  const cookies: Record<string, string> = {};
  for (const pair of (header ?? '').split(';')) {
    const cut = pair.indexOf('=');
    if (cut > 0) cookies[pair.slice(0, cut).trim()] = pair.slice(cut + 1).trim();
  }
  return cookies;
}

export function serialiseCookie(cookie: SetCookie, secure: boolean): string {
  return [
    `${cookie.name}=${cookie.value}`,
    'Path=/',
    `Max-Age=${cookie.maxAge}`,
    'SameSite=Lax',
    ...(cookie.httpOnly ? ['HttpOnly'] : []),
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}

/** What a browser would remember of one host: for hosts and tests that are no browser. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  set(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** Takes in the Set-Cookie lines of a response. */
  take(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [name, value] = Object.entries(parseCookies(line.split(';')[0]))[0] ?? [];
      if (name === undefined) continue;
      if (value === undefined || value === '' || /;\s*Max-Age=0\b/i.test(line)) {
        this.#cookies.delete(name);
      } else {
        this.#cookies.set(name, value);
      }
    }
  }

  clear(): void {
    this.#cookies.clear();
  }
}
