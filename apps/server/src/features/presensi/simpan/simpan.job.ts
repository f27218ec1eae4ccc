import { addBulan, awalBulan, bulanFrom } from '@rekan/domain/bulan'
import { batasSimpan, isJamTenang } from '@rekan/domain/presensi/masa-simpan'
import { type Instan, type Tanggal, addHari, hariBarat } from '@rekan/domain/waktu'
import { recordAudit } from '../../../platform/audit.ts'
import { type Tx, transaction } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/jobs.ts'
import { readPengaturan } from '../../../platform/pengaturan.ts'
import { deletePictureVersions } from '../../../platform/pictures.ts'
import { kunciSelfie } from '../selfie/selfie.service.ts'
import {
  type Simpanan,
  deleteBukti,
  deleteJejak,
  listSimpanan,
  lockLewat,
  openBulan,
} from './simpan.queries.ts'

/** So few that whoever is about to hold one of them hardly waits. */
const SEKALIGUS = 50

type Bagian = { readonly lewat: readonly Simpanan[]; readonly akhir: number }

/**
 * Deletes photos and exact positions whose term is over, oldest first, once a day outside the hours in which people
 * come to work. What is needed longer stays and is looked at again the next day. If the run breaks off between a file
 * and its row, the next run deletes the file once more.
 */
export function masaSimpanJob({ db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>): Job<Bagian> {
  let hari: Tanggal | null = null
  let selesai: Tanggal | null = null
  let sesudah = 0
  return {
    name: 'simpan',
    atOnce: 1,
    async claim() {
      const saat = clock.now()
      const hariIni = hariBarat(saat)
      if (hari !== hariIni) {
        for (const bulan of [0, 1, 2])
          if (!(await openBulan(db, awalBulan(addBulan(bulanFrom(hariIni), bulan))))) return null
        sesudah = 0
        hari = hariIni
      }
      if (selesai === hariIni || !isJamTenang(saat)) return null
      const { simpan_foto_bulan } = await readPengaturan(db, hariIni)
      const batas = batasSimpan(hariIni, simpan_foto_bulan)
      const semua = await listSimpanan(db, sesudah, SEKALIGUS)
      const lewat = semua.filter(({ tanggal }) => tanggal < batas)
      const akhir = semua.at(-1)?.id
      if (lewat.length > 0 && akhir !== undefined) return { lewat, akhir }
      await transaction(db, async (tx) => {
        const bulan = await deleteBukti(tx, hariIni)
        await recordDihapus(tx, saat, 'presensi_bukti', { jumlah: bulan, hari_akhir: addHari(batas, -1) })
      })
      selesai = hariIni
      return null
    },
    async work({ lewat, akhir }) {
      const hariIni = hariBarat(clock.now())
      await transaction(db, async (tx) => {
        const bebas = await lockLewat(
          tx,
          lewat.map(({ id }) => id),
          hariIni,
        )
        for (const { id, kunci, tanggal } of lewat) {
          // The demo's drawn pictures are each of many punches.
          const milik = kunciSelfie({ kejadian_id: id, tanggal })
          if (bebas.has(id) && (kunci === null || kunci === milik))
            await deletePictureVersions({ files }, milik)
        }
        const pergi = await deleteJejak(tx, [...bebas], hariIni)
        const semuaHari = lewat.filter(({ id }) => pergi.has(id)).map(({ tanggal }) => tanggal)
        await recordDihapus(tx, clock.now(), 'presensi_selfie', {
          jumlah: semuaHari.length,
          hari_awal: semuaHari.toSorted().at(0),
          hari_akhir: semuaHari.toSorted().at(-1),
        })
      })
      sesudah = akhir
    },
  }
}

/**
 * What the audit trail keeps of a deletion: the number of photos, or the months of positions, and the days they were
 * of.
 */
type Dihapus = {
  readonly jumlah: number
  readonly hari_awal?: Tanggal | undefined
  readonly hari_akhir: Tanggal | undefined
}

async function recordDihapus(
  tx: Tx,
  waktu: Instan,
  objek: 'presensi_selfie' | 'presensi_bukti',
  sesudah: Dihapus,
): Promise<void> {
  if (sesudah.jumlah === 0) return
  await recordAudit(tx, {
    waktu,
    oleh: null,
    tindakan: 'masa simpan',
    objek,
    objekId: hariBarat(waktu),
    sesudah,
  })
}
