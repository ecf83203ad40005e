/** The database that a new browser starts from; tools/offline-image.ts makes it. */
declare module 'virtual:offline-image' {
  /** `version` differs with the tables and with the fixtures. */
  const image: { readonly url: string; readonly version: string };
  export default image;
}
