import type { Telusur } from './telusur.otel.ts'
import { type PermintaanTelusur, type Ringkasan, currentWork } from './work.ts'

/** Traces go to whoever collects them (`OTEL_EXPORTER_OTLP_ENDPOINT`); without one nothing of OpenTelemetry is loaded. */
let telusur: Telusur | null = null

/**
 * Sends traces to a collector from now on. Gives what sends the last of them and ends it.
 *
 * @param endpoint its address without `/v1/traces`
 */
export async function startTelusur(endpoint: string): Promise<() => Promise<void>> {
  const { openTelusur } = await import('./telusur.otel.ts')
  const opened = openTelusur(endpoint)
  telusur = opened
  return async () => {
    telusur = null
    await opened.stop()
  }
}

/** A request begins, known by its route as it was mounted: no address, no person. */
export function startPermintaan(key: string): PermintaanTelusur | null {
  return telusur?.begin(key) ?? null
}

/** A statement begins on behalf of the request at work. Gives what tells its end; null where nobody collects. */
export function startKueri(teks: unknown): ((gagal: boolean) => void) | null {
  if (telusur === null || typeof teks !== 'string') return null
  return currentWork().telusur?.kueri(ringkasan(teks)) ?? null
}

const TABEL = /\b(?:from|join|into|update)\s+"?([a-z_]+)"?/gi
const TABEL_TERBANYAK = 20

/** What a statement does to which tables: never its text, which may hold a value. */
function ringkasan(teks: string): Ringkasan {
  const [perintah = ''] = /[a-z]+/i.exec(teks) ?? []
  const tabel = [...teks.matchAll(TABEL)].map(([, nama = '']) => nama)
  return { perintah: perintah.toUpperCase(), tabel: [...new Set(tabel)].slice(0, TABEL_TERBANYAK) }
}
