import { hariBarat } from '@rekan/domain/waktu'
import { syaratPada } from '@rekan/domain/berita-acara/syarat'
import { transaction } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { Job } from '../../../platform/jobs.ts'
import { startServerDeed } from '../../../platform/perbuatan.ts'
import { agreeBySilence } from '../../berita-acara/putusan/tanda-tangan.service.ts'
import { listSyarat } from '../../klien/syarat.service.ts'
import { type Lewat, listLewat } from './diam.queries.ts'

type Diam = Lewat & { readonly pasal: string }

/**
 * Holds sheets as agreed whose contract says in words that silence is consent, once their deadline is over and its last
 * reminder was sent to each contact that may sign. Without such a clause silence is never consent.
 */
export function kontakDiamJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job<Diam> {
  /** Refused today, such as for a dispute that waits */
  const ditolak = new Map<number, string>()
  return {
    name: 'klien-diam',
    atOnce: 1,
    async claim() {
      const hari = hariBarat(clock.now())
      for (const lewat of await listLewat(db, hari)) {
        if (ditolak.get(lewat.revisi_id) === hari) continue
        const pasal = syaratPada(await listSyarat(db, lewat.kontrak_id), lewat.sampai)?.pasal_diam ?? null
        if (pasal !== null) return { ...lewat, pasal }
      }
      return null
    },
    async work({ id, revisi_id, ke, pasal }) {
      try {
        await transaction(db, (tx) =>
          agreeBySilence(startServerDeed(tx, 'berita acara', clock.now(), null), id, { revisi: ke, pasal }),
        )
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        ditolak.set(revisi_id, hariBarat(clock.now()))
      }
    },
  }
}
