import { batasSimpan, isJamTenang } from '@rekan/domain/presensi/masa-simpan'
import { type Tanggal, hariBarat } from '@rekan/domain/waktu'
import { transaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Job } from '../../platform/jobs.ts'
import { readMasaSimpan } from '../../platform/pengaturan.ts'
import { deleteSemua, findLewatSimpan } from './dokumen.queries.ts'
import { record, startServerDeed } from '../../platform/perbuatan.ts'

type Lewat = NonNullable<Awaited<ReturnType<typeof findLewatSimpan>>>

/**
 * Deletes the documents of people who left longer ago than the company keeps them, with every copy, outside the hours in
 * which people come to work. A run that breaks off between a file and its row deletes the file once more.
 */
export function masaSimpanDokumenJob({ db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>): Job<Lewat> {
  let selesai: Tanggal | null = null
  return {
    name: 'simpan-dokumen',
    atOnce: 1,
    async claim() {
      const hariIni = hariBarat(clock.now())
      if (selesai === hariIni || !isJamTenang(clock.now())) return null
      const { simpan_dokumen_tahun } = await readMasaSimpan(db, hariIni)
      const lewat = await findLewatSimpan(db, batasSimpan(hariIni, simpan_dokumen_tahun * 12))
      if (lewat === null) selesai = hariIni
      return lewat
    },
    async work({ karyawan_id, kunci }) {
      for (const satu of kunci) await files.purge(satu)
      await transaction(db, async (tx) => {
        const jumlah = await deleteSemua(tx, karyawan_id)
        await record(startServerDeed(tx, 'masa simpan', clock.now(), null), 'dokumen', karyawan_id, {
          sesudah: { jumlah },
        })
      })
    },
  }
}
