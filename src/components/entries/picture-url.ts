import { apiHost } from '#src/api/host.ts';

/** The URL of a picture whose address in a text is a path of this server. */
export const pictureUrl = (path: string): string =>
  path.startsWith('/api/') ? apiHost() + path : path;

/** The address that a text contains for the picture with this URL, such as a URL that was copied from a page. */
export const pictureAddressOf = (url: string): string =>
  url.startsWith(`${apiHost()}/api/`) ? url.slice(apiHost().length) : url;
