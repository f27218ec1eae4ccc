interface ImportMetaEnv {
  /** Judged and completed by `lib/settings.ts` when the app is built */
  readonly VITE_SERVER_URL: string
  readonly VITE_APP_TITLE: string
  /** Of the web app's package */
  readonly VITE_APP_VERSION: string
}
