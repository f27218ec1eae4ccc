import { LANGKAH_BERAKHIR, langkahBerakhir, sebutanSisa } from '@rekan/domain/karyawan/berakhir'
import { type Tanggal, addHari, formatTanggal, hariBarat } from '@rekan/domain/waktu'
import { transaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Job } from '../../platform/jobs.ts'
import { tell, tellHr } from '../notifikasi/notifikasi.service.ts'
import { type Berakhir, insertPengingatDokumen, listBerakhir } from './dokumen.queries.ts'
import { type Perbuatan, startServerDeed } from '../../platform/perbuatan.ts'

const SEKALIGUS = 50

type Jatuh = Berakhir & { readonly langkah: number }

/**
 * Tells a person, HR and, of kinds that are theirs to know, the coordinator that a document ends: at each step before
 * its last day and once each, unless a later one of its kind is there. Looks once a day, when it has begun everywhere.
 */
export function dokumenJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job<readonly Jatuh[]> {
  let selesai: Tanggal | null = null
  return {
    name: 'dokumen',
    atOnce: 1,
    async claim() {
      const saat = clock.now()
      const hari = hariBarat(saat)
      if (selesai === hari) return null
      const semua = await listBerakhir(db, { dari: hari, sampai: addHari(hari, LANGKAH_BERAKHIR[0]) }, saat)
      const jatuh = semua.flatMap((dokumen) => {
        const langkah = langkahBerakhir(hari, dokumen.berakhir)
        const isBaru = langkah !== null && (dokumen.langkah === null || langkah < dokumen.langkah)
        return isBaru ? [{ ...dokumen, langkah }] : []
      })
      if (jatuh.length > 0) return jatuh.slice(0, SEKALIGUS)
      selesai = hari
      return null
    },
    work: (jatuh) =>
      transaction(db, (tx) => tellJatuh(startServerDeed(tx, 'pengingat', clock.now(), null), jatuh)),
  }
}

async function tellJatuh(perbuatan: Perbuatan, jatuh: readonly Jatuh[]): Promise<void> {
  const { tx, saat } = perbuatan
  const baru = await insertPengingatDokumen(tx, jatuh, saat)
  for (const { id, karyawanId, nama, jenis, berakhir, penggunaId, koordinatorIds } of jatuh) {
    if (!baru.has(id)) continue
    const sisa = `${sebutanSisa(hariBarat(saat), berakhir)}, ${formatTanggal(berakhir)}`
    const kabar = {
      jenis: 'DOKUMEN_BERAKHIR',
      detailId: id,
      judul: 'Dokumen segera berakhir',
      isi: `${jenis} ${nama} berakhir ${sisa}.`,
    } as const
    await tellHr(perbuatan, karyawanId, kabar)
    const sendiri = { ...kabar, isi: `${jenis} Anda berakhir ${sisa}. Hubungi HRD untuk memperbaruinya.` }
    await tell(
      perbuatan,
      { ...kabar, kepada: koordinatorIds },
      { ...sendiri, kepada: penggunaId === null ? [] : [penggunaId] },
    )
  }
}
