interface ImportMetaEnv {
  /** `1` if the app runs on the offline mocks. `npm run dev` sets it unless it is already set. */
  readonly VITE_MOCKS?: string;
}
