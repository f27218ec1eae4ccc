import { LANGKAH_BERAKHIR, langkahBerakhir, sebutanSisa } from '@rekan/domain/karyawan/berakhir'
import { type Instan, type Tanggal, addHari, formatTanggal, hariBarat } from '@rekan/domain/waktu'
import { transaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Job } from '../../platform/jobs.ts'
import { tell, tellHr } from '../notifikasi/notifikasi.service.ts'
import { type Berakhir, insertPengingatKontrak, listBerakhir } from './kontrak.queries.ts'
import { type Perbuatan, startServerDeed } from '../../platform/perbuatan.ts'

/** So few that whoever is told of something else meanwhile does not wait. */
const SEKALIGUS = 50

type Jatuh = Berakhir & { readonly langkah: number }

/**
 * Tells HR and the coordinator that a PKWT ends, at each step before its last day and once each, unless another contract
 * follows it. Looks once a day, when it has begun everywhere; a step that passed meanwhile is told of then.
 */
export function kontrakJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job<readonly Jatuh[]> {
  let selesai: Tanggal | null = null
  return {
    name: 'kontrak',
    atOnce: 1,
    async claim() {
      const saat = clock.now()
      const hari = hariBarat(saat)
      if (selesai === hari) return null
      const jatuh = await listJatuh(db, hari, saat)
      if (jatuh.length > 0) return jatuh.slice(0, SEKALIGUS)
      selesai = hari
      return null
    },
    work: (jatuh) =>
      transaction(db, (tx) => tellJatuh(startServerDeed(tx, 'pengingat', clock.now(), null), jatuh)),
  }
}

async function listJatuh(db: Deps['db'], hari: Tanggal, saat: Instan): Promise<Jatuh[]> {
  const semua = await listBerakhir(db, { dari: hari, sampai: addHari(hari, LANGKAH_BERAKHIR[0]) }, saat)
  return semua.flatMap((kontrak) => {
    const langkah = langkahBerakhir(hari, kontrak.sampai)
    const isBaru = langkah !== null && (kontrak.langkah === null || langkah < kontrak.langkah)
    return isBaru ? [{ ...kontrak, langkah }] : []
  })
}

async function tellJatuh(perbuatan: Perbuatan, jatuh: readonly Jatuh[]): Promise<void> {
  const { tx, saat } = perbuatan
  const baru = await insertPengingatKontrak(tx, jatuh, saat)
  for (const { id, karyawanId, nama, sampai, koordinatorIds } of jatuh.filter((satu) => baru.has(satu.id))) {
    const kabar = {
      jenis: 'KONTRAK_BERAKHIR',
      detailId: id,
      judul: 'Kontrak kerja segera berakhir',
      isi: `PKWT ${nama} berakhir ${sebutanSisa(hariBarat(saat), sampai)}, ${formatTanggal(sampai)}.`,
    } as const
    await tellHr(perbuatan, karyawanId, kabar)
    await tell(perbuatan, { ...kabar, kepada: koordinatorIds })
  }
}
