import { addBulan, awalBulan, bulanFrom } from '@rekan/domain/bulan'
import { batasSimpan, isJamTenang } from '@rekan/domain/presensi/masa-simpan'
import { type Instan, type Tanggal, addHari, hariBarat } from '@rekan/domain/waktu'
import { type Db, type Tx, transaction } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/jobs.ts'
import { readMasaSimpan } from '../../../platform/pengaturan.ts'
import { deletePictureVersions } from '../../../platform/pictures.ts'
import { semuaKunciSelfie } from '../selfie/selfie.service.ts'
import {
  type Simpanan,
  deleteBulan,
  deleteJejak,
  endBuangan,
  findBuangan,
  listBuangan,
  listLewat,
  lockLewat,
  lockPenahanan,
  openBulan,
} from './simpan.queries.ts'
import { record, startServerDeed } from '../../../platform/perbuatan.ts'

/** So few that whoever is about to hold one of them hardly waits. */
const SEKALIGUS = 50

/** Photos to forget, or (`bulan`) of a month that has left already and whose files are to follow */
type Bagian = { readonly lewat: readonly Simpanan[]; readonly bulan: string | null }

/**
 * Deletes photos and exact positions whose term is over, oldest first, once a day outside the hours in which people
 * come to work: months that are over as a whole, then the days of the one in which the term ends. What is needed longer stays
 * and is looked at again the next day. If the run breaks off between a file and its row, the next run deletes the file once more.
 */
export function masaSimpanJob({ db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>): Job<Bagian> {
  let hari: Tanggal | null = null
  let selesai: Tanggal | null = null
  let sesudah = 0
  let bulan: string | null = null
  return {
    name: 'simpan',
    atOnce: 1,
    async claim() {
      const saat = clock.now()
      const hariIni = hariBarat(saat)
      if (hari !== hariIni) {
        for (const lagi of [0, 1, 2])
          if (!(await openBulan(db, awalBulan(addBulan(bulanFrom(hariIni), lagi))))) return null
        sesudah = 0
        hari = hariIni
      }
      if (selesai === hariIni || !isJamTenang(saat)) return null
      const buangan = await findBuangan(db)
      if (buangan !== null) {
        if (bulan !== buangan) sesudah = 0
        bulan = buangan
        const lewat = await listBuangan(db, buangan, sesudah, SEKALIGUS)
        if (lewat.length === 0) await endBuangan(db, buangan)
        return { lewat, bulan }
      }
      if (bulan !== null) sesudah = 0
      bulan = null
      const { simpan_foto_bulan } = await readMasaSimpan(db, hariIni)
      const batas = batasSimpan(hariIni, simpan_foto_bulan)
      if (await removeBulan(db, saat, addHari(batas, -1))) return { lewat: [], bulan }
      const lewat = await listLewat(db, batas, sesudah, SEKALIGUS)
      if (lewat.length > 0) return { lewat, bulan }
      selesai = hariIni
      return null
    },
    async work({ lewat, bulan: milikBulan }) {
      const hariIni = hariBarat(clock.now())
      const akhir = lewat.at(-1)?.id
      if (akhir === undefined) return
      if (milikBulan !== null) {
        for (const satu of lewat) await deleteBerkas(files, satu)
        sesudah = akhir
        return
      }
      await transaction(db, async (tx) => {
        const bebas = await lockLewat(
          tx,
          lewat.map(({ id }) => id),
          hariIni,
        )
        for (const satu of lewat) if (bebas.has(satu.id)) await deleteBerkas(files, satu)
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

async function deleteBerkas(files: Deps['files'], { id, kunci, tanggal }: Simpanan): Promise<void> {
  // The demo's drawn pictures are each of many punches.
  for (const milik of semuaKunciSelfie({ kejadian_id: id, tanggal }))
    if (kunci === null || kunci === milik) await deletePictureVersions({ files }, milik)
}

/** Lets go of the oldest month that is over as a whole, once nobody is about to hold anything of it. False where there is none. */
async function removeBulan(db: Db, saat: Instan, hariAkhir: Tanggal): Promise<boolean> {
  return transaction(db, async (tx) => {
    await lockPenahanan(tx)
    const lewat = await deleteBulan(tx, hariBarat(saat))
    if (lewat === null) return false
    const { foto, awal, akhir, bukti } = lewat
    await recordDihapus(tx, saat, 'presensi_selfie', {
      jumlah: foto,
      hari_awal: awal ?? undefined,
      hari_akhir: akhir ?? undefined,
    })
    await recordDihapus(tx, saat, 'presensi_bukti', { jumlah: Number(bukti), hari_akhir: hariAkhir })
    return true
  })
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
  await record(startServerDeed(tx, 'masa simpan', waktu, null), objek, hariBarat(waktu), { sesudah })
}
