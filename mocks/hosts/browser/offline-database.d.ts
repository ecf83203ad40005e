/** The database of the fixtures for a new browser; tools/offline-database.ts builds it. */
declare module 'virtual:offline-database' {
  /** Changes when the tables or the fixtures change. */
  const databaseImage: { readonly url: string; readonly version: string };
  export default databaseImage;
}
