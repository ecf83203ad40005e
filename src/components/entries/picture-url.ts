import { apiHost } from '#src/api/host.ts';

/** The URL of a picture whose address in a text is a path of this server. */
export const pictureUrl = (path: string): string =>
  path.startsWith('/api/') ? apiHost() + path : path;
