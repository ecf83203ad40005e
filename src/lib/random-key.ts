/** Random bytes in hexadecimal; `crypto.randomUUID` is missing where a page was not served securely. */
export const randomKey = (bytes = 16): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
