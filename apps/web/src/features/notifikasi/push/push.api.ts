import { call } from '../../../lib/http.ts'

/** What this browser gave when it subscribed. */
export type Langganan = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** What a browser subscribes with, base64url. */
export async function fetchKunciPush(): Promise<string> {
  return (await call('GET /push/public-key')).data.public_key
}

/** This session's device is told from now on. */
export async function startLangganan({ endpoint, p256dh, auth }: Langganan): Promise<void> {
  await call('POST /push/langganan', { body: { endpoint, keys: { p256dh, auth } } })
}

export async function stopLangganan(): Promise<void> {
  await call('POST /push/berhenti', { body: {} })
}
