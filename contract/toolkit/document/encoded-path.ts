const parts = /(\{[^{}]+\})|(%[0-9a-f]{2})|[^\w.~!$&'()*+,;=:@/-]/giu;

/**
 * A path of a contract as it is in a request: characters that no path can have are percent-encoded as UTF-8
 * (RFC 3986, 2.1). Its parameters stay as they are.
 */
export const encodedPath = (path: string): string =>
  path
    .toWellFormed()
    .replaceAll(
      parts,
      (character: string, parameter?: string, escape?: string) =>
        parameter ?? escape?.toUpperCase() ?? encodeURIComponent(character),
    );
