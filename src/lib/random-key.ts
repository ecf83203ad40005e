/**
 * Random bytes in hexadecimal; `crypto.randomUUID` does not exist on pages served without HTTPS.
 */
export const randomKey = (bytes = 16): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
