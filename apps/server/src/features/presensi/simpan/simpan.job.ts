import { awalBulan, bulanDari, tambahBulan } from '@rekan/domain/bulan'
import { batasSimpan, isJamTenang } from '@rekan/domain/presensi/masa-simpan'
import { type Instan, type Tanggal, hariBarat, tambahHari } from '@rekan/domain/waktu'
import { recordAudit } from '../../../platform/audit.ts'
import { type Tx, transaction } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/jobs.ts'
import { readPengaturan } from '../../../platform/pengaturan.ts'
import { purgePicture } from '../../../platform/pictures.ts'
import { kunciSelfie } from '../selfie/selfie.service.ts'
import {
  type Simpanan,
  dropBukti,
  forgetKejadian,
  listSimpanan,
  lockTidakDitahan,
  openBukti,
} from './simpan.queries.ts'

/** So few that whoever is about to hold one of them hardly waits. */
const SEKALIGUS = 50

type Bagian = { readonly lewat: readonly Simpanan[]; readonly akhir: number }

/**
 * Once a day, while nobody comes to work: deletes the photos and exact positions whose term is over, from the oldest on
 * until none of the next ones is due. What is needed longer stays and is asked about again the next day. Interrupted
 * between a file and its row, the next run deletes the file once more.
 */
export function simpanJob({ db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>): Job<Bagian> {
  let hari: Tanggal | null = null
  let selesai: Tanggal | null = null
  let sesudah = 0
  return {
    name: 'simpan',
    atOnce: 1,
    async claim() {
      const saat = clock.now()
      const kini = hariBarat(saat)
      if (hari !== kini) {
        for (const bulan of [0, 1]) await openBukti(db, awalBulan(tambahBulan(bulanDari(kini), bulan)))
        sesudah = 0
        hari = kini
      }
      if (selesai === kini || !isJamTenang(saat)) return null
      const { simpan_foto_bulan } = await readPengaturan(db, kini)
      const batas = batasSimpan(kini, simpan_foto_bulan)
      const semua = await listSimpanan(db, sesudah, SEKALIGUS)
      const lewat = semua.filter(({ tanggal }) => tanggal < batas)
      const akhir = semua.at(-1)?.id
      if (lewat.length > 0 && akhir !== undefined) return { lewat, akhir }
      await transaction(db, async (tx) => {
        const bulan = await dropBukti(tx, batas)
        await catat(tx, saat, 'presensi_bukti', { jumlah: bulan, hari_akhir: tambahHari(batas, -1) })
      })
      selesai = kini
      return null
    },
    async work({ lewat, akhir }) {
      await transaction(db, async (tx) => {
        const bebas = await lockTidakDitahan(
          tx,
          lewat.map(({ id }) => id),
        )
        for (const { id, kunci, tanggal } of lewat) {
          // The demo's drawn pictures are each of many punches.
          const milik = kunciSelfie({ kejadian_id: id, tanggal })
          if (bebas.has(id) && (kunci === null || kunci === milik)) await purgePicture({ files }, milik)
        }
        const pergi = await forgetKejadian(tx, [...bebas])
        const semuaHari = lewat.filter(({ id }) => pergi.has(id)).map(({ tanggal }) => tanggal)
        await catat(tx, clock.now(), 'presensi_selfie', {
          jumlah: semuaHari.length,
          hari_awal: semuaHari.toSorted().at(0),
          hari_akhir: semuaHari.toSorted().at(-1),
        })
      })
      sesudah = akhir
    },
  }
}

/** What the trail keeps of what is gone: how many photos, or whole months of positions, and of which days. */
type Dihapus = {
  readonly jumlah: number
  readonly hari_awal?: Tanggal | undefined
  readonly hari_akhir: Tanggal | undefined
}

async function catat(
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
