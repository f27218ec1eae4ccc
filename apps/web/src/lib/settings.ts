export type Settings = { readonly serverUrl: string; readonly appTitle: string }

/**
 * Reads the client's settings at build time from `VITE_SERVER_URL` (a URL; absent where the server serves the page itself) and
 * `VITE_APP_TITLE` (at least one character). Throws on a wrong one.
 */
export function readSettings(env: Readonly<Record<string, unknown>>): Settings {
  const serverUrl = env['VITE_SERVER_URL'] ?? ''
  const appTitle = env['VITE_APP_TITLE'] ?? 'Rekan'
  if (
    typeof serverUrl !== 'string' ||
    (serverUrl !== '' && !/^https?:\/\//.test(serverUrl)) ||
    !isUrl(serverUrl)
  ) {
    throw new Error('VITE_SERVER_URL must be a valid URL, such as https://rekan.example')
  }
  if (typeof appTitle !== 'string' || appTitle.trim() === '') {
    throw new Error('VITE_APP_TITLE must have at least 1 character')
  }
  return { serverUrl: serverUrl.replace(/\/+$/, ''), appTitle }
}

function isUrl(text: string): boolean {
  return text === '' || URL.canParse(text)
}
