interface ImportMetaEnv {
  /** `1` while the app runs on the offline mocks; `npm run dev` sets it. */
  readonly VITE_MOCKS?: string;
}
