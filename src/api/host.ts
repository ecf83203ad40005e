/**
 * Where the API is, without a trailing slash. The page says so when it is not the page's own host:
 * `<meta name="api-host" content="https://api.example.com">`.
 */
export function apiHost(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="api-host"]')?.content.trim();
  return (named || window.location.origin).replace(/\/+$/, '');
}
