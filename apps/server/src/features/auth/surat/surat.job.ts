import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/jobs.ts'
import type { JenisSurat } from '../../../platform/schema.akun.ts'
import { type Surat, countSurat, deleteSurat, findPenerima, takeSurat } from './surat.queries.ts'
import { composeSurat } from './surat.text.ts'
import { BERLAKU_MS, createTautan } from './tautan.service.ts'

/**
 * A letter that could not be mailed by then is of no use to anybody. A link's life begins as its letter is written, and
 * half an hour is how long somebody waits for one.
 */
const BASI_MS: Readonly<Record<JenisSurat, number>> = {
  lupa: 30 * 60_000,
  undangan: BERLAKU_MS.undangan,
  diganti: 86_400_000,
  kode: 86_400_000,
}
/** A try that hasn't reported back by then is lost, its server with it. */
const ANGGAP_HILANG_MS = 2 * 60_000

/** Finds the account behind each letter, makes its link if it holds one, and mails it. */
export function suratJob(deps: Deps): Job<Surat> {
  const { db, clock } = deps
  return {
    name: 'surat',
    atOnce: 1,
    depth: () => countSurat(db),
    claim: () => takeSurat(db, clock.now(), clock.now() + ANGGAP_HILANG_MS),
    async work(surat) {
      if (clock.now() - surat.dibuat_pada < BASI_MS[surat.jenis]) await sendSurat(deps, surat)
      await deleteSurat(db, surat)
    },
  }
}

async function sendSurat(deps: Deps, { email, jenis, dikenal, dibuat_pada: saat }: Surat): Promise<void> {
  const penerima = await findPenerima(deps.db, email)
  if (penerima === undefined) return
  const tautan =
    jenis === 'lupa' || jenis === 'undangan' ? await createTautan(deps.db, deps, penerima.id, jenis) : ''
  await deps.mail.send({ to: email, ...composeSurat(jenis, { nama: penerima.nama, tautan, dikenal, saat }) })
}
