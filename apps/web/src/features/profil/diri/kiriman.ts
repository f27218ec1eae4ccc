import type { QueryClient } from '@tanstack/react-query'
import { errorFromBody } from '../../../lib/api-error.ts'
import { serverNow } from '../../../lib/clock.ts'
import { findEntri, removeRead } from '../../../lib/kotak/kotak.ts'
import { storeAndWait } from '../../../lib/kotak/tunggu.ts'
import type { Permintaan, Terkirim } from './kiriman.queries.ts'
import { connectTertunda, endKiriman, watchKiriman } from './tertunda.queries.ts'

/** Sends what a form asks for by the outbox. Rejects with the server's refusal. */
export async function sendPermintaan(
  client: QueryClient,
  { pengganti, ...isi }: Permintaan,
  akun: number,
): Promise<Terkirim> {
  connectTertunda(client)
  const kunci = crypto.randomUUID()
  watchKiriman(kunci)
  try {
    const awal = await storeAndWait({ ...isi, kunci, dibuat: serverNow() }, akun)
    if (awal.jenis === 'ditolak') throw errorFromBody(awal.ditolak.status, awal.ditolak.body)
    const lama = pengganti === undefined ? undefined : await findEntri(pengganti)
    if (lama !== undefined) await removeRead(lama)
    return awal
  } finally {
    endKiriman(kunci)
  }
}
