/**
 * The URL of the API, without a trailing slash. A page names it if it is not its own host:
 * `<meta name="api-host" content="https://api.example.com">`.
 */
export function apiHost(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="api-host"]')?.content.trim();
  return (named || window.location.origin).replace(/\/+$/, '');
}
