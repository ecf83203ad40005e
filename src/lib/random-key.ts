/**
 * Random bytes in hexadecimal. `crypto.randomUUID` exists only in secure contexts such as HTTPS.
 */
export const randomKey = (bytes = 16): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
