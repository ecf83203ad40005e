/**
 * Returns the URL of the API without a trailing slash. The default is the origin of the page. A
 * page overrides the default with `<meta name="api-host" content="https://api.example.com">`.
 */
export function apiHost(): string {
  const hostOfPage = document
    .querySelector<HTMLMetaElement>('meta[name="api-host"]')
    ?.content.trim();
  return (hostOfPage || window.location.origin).replace(/\/+$/, '');
}
