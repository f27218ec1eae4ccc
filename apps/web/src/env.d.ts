interface ImportMetaEnv {
  /** Judged and completed by `lib/settings.ts` when the app is built */
  readonly VITE_SERVER_URL: string
  readonly VITE_APP_TITLE: string
}
