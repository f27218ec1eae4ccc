import { hashToken } from '../../../platform/auth.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/jobs.ts'
import { JOB_KABAR_KONTAK } from '../../klien/kabar-kontak.service.ts'
import { type KabarKontak, finishKabar, findIsiKabar, takeKabar } from './kabar.queries.ts'
import { composePenanda, composeTertanda } from './kabar.text.ts'
import { insertTautan } from './surat.queries.ts'

/** A try that hasn't reported back by then is lost, its server with it. */
const ANGGAP_HILANG_MS = 2 * 60_000

/** Mails contacts of what was done in their client's name, at once. */
export function kabarKontakJob({ db, clock, random, mail, publicUrl }: Deps): Job<KabarKontak> {
  return {
    name: JOB_KABAR_KONTAK,
    atOnce: 1,
    claim: () => takeKabar(db, clock.now(), clock.now() + ANGGAP_HILANG_MS),
    async work({ id, kontak_id }) {
      const isi = await findIsiKabar(db, id)
      const token = random.token()
      // Who is none any more is told, and opens nothing.
      if (!isi.dicabut)
        await insertTautan(
          db,
          { token_hash: hashToken(token), kontak_id, berita_acara_id: isi.berita_acara_id },
          clock.now(),
        )
      const tautan = isi.dicabut ? null : `${publicUrl}/klien/${token}`
      const compose = isi.penanda_email === null ? composeTertanda : composePenanda
      await mail.send({
        to: isi.email,
        messageId: `<kabar-kontak-${id}@${new URL(publicUrl).hostname}>`,
        ...compose(isi, tautan),
      })
      await finishKabar(db, id, clock.now())
    },
  }
}
