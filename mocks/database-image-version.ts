/** A name for the bytes of a database image: the first 16 hexadecimal digits of their SHA-256 hash. */
export async function databaseImageVersion(
  databaseImage: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', databaseImage));
  return Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
