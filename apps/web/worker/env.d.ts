/** Of this build; `build/service-worker.ts` writes it in. */
declare const SHELL: {
  /** Names this build among all others */
  readonly version: string
  /** SHA-256 of its index.html, hexadecimal */
  readonly page: string
  /** Paths of the files that every start needs; those under `/assets/` are named after their content */
  readonly files: readonly string[]
}
/** The app's name */
declare const APP_TITLE: string
