import { KETENTUAN, requireBerlaku } from '@rekan/domain/ketentuan'
import type { Pelaku } from '@rekan/domain/akses/akses'
import { isMelekat } from '@rekan/domain/pengajuan/lembur/lembur-bayar'
import { type Instan, hariBarat } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import { refuse } from '../../../platform/errors.ts'
import { type Perbuatan, type PerbuatanPelaku, record } from '../../../platform/perbuatan.ts'
import { tell } from '../../notifikasi/notifikasi.service.ts'
import {
  type Kesediaan,
  insertDiminta,
  listHariSeminggu,
  listKesediaan,
  updateBersedia,
} from './kesediaan.queries.ts'

/** A work that was published; moments in milliseconds. */
type KerjaTerbit = {
  readonly karyawan_id: number
  readonly kantor_id: number
  readonly mulai: Instan
  readonly selesai: Instan
  readonly istirahat_detik: number
  readonly istirahat_sesudah_detik: number
}

/** Asks those whose published shifts hold overtime by plan whether they consent to it (PP 35/2021, article 28): once a person. */
export async function tellKesediaan(perbuatan: Perbuatan, kerja: readonly KerjaTerbit[]): Promise<void> {
  const { tx, saat } = perbuatan
  const aturan = requireBerlaku(KETENTUAN.jam_kerja, hariBarat(saat))
  const panjang = kerja
    .map((satu) => ({ ...satu, jam: lamaBersih(satu) }))
    .filter(({ jam }) => isMelekat(aturan, jam, 6))
  if (panjang.length === 0) return
  const seminggu = await listHariSeminggu(tx, [...new Set(panjang.map((k) => k.karyawan_id))], saat)
  const melekat = panjang.filter(({ karyawan_id, jam }) =>
    isMelekat(aturan, jam, seminggu.get(karyawan_id) ?? 5),
  )
  const [pertama] = melekat
  if (pertama === undefined) return
  const kepada = await insertDiminta(tx, [...new Set(melekat.map((k) => k.karyawan_id))], saat)
  if (kepada.length === 0) return
  await tell(perbuatan, {
    kepada,
    jenis: 'JADWAL_TERBIT',
    detailId: pertama.kantor_id,
    judul: 'Bersediakah Anda lembur menurut jadwal?',
    isi: 'Sebagian shift Anda lebih panjang dari jam kerja sehari; lebihnya dibayar sebagai lembur. Nyatakan bersedia di Jadwal, sekali saja.',
  })
}

/** Whether one was asked and consents; null: nobody asked. */
export async function showKesediaan(db: Db | Tx, { karyawanId }: Pelaku) {
  const milik = karyawanId === null ? undefined : (await listKesediaan(db, [karyawanId])).get(karyawanId)
  return milik === undefined
    ? null
    : { diminta_pada: isoFrom(milik.diminta_pada), bersedia_pada: isoFrom(milik.bersedia_pada) }
}

/** One's own consent to overtime by plan, which stays. Throws 422 for an account that is no employee's. */
export async function agreeMelekat(perbuatan: PerbuatanPelaku): Promise<void> {
  const {
    tx,
    pelaku: { karyawanId },
    saat,
  } = perbuatan
  if (karyawanId === null) throw refuse('TANPA_KARYAWAN')
  if (!(await updateBersedia(tx, karyawanId, saat))) return
  await record(perbuatan, 'kesediaan_melekat', karyawanId, {
    sebelum: { bersedia_pada: null },
    sesudah: { bersedia_pada: new Date(saat).toISOString() },
  })
}

/** Since when people consent to overtime by plan, by person; absent: they have not said so. */
export async function fetchBersedia(
  db: Db | Tx,
  karyawanIds: readonly number[],
): Promise<ReadonlyMap<number, Instan>> {
  const semua = await listKesediaan(db, karyawanIds)
  return new Map(
    [...semua].flatMap(([id, { bersedia_pada }]: [number, Kesediaan]) =>
      bersedia_pada === null ? [] : [[id, bersedia_pada] as const],
    ),
  )
}

function lamaBersih({ mulai, selesai, istirahat_detik, istirahat_sesudah_detik }: KerjaTerbit): number {
  const lama = (selesai - mulai) / 1000
  return lama > istirahat_sesudah_detik ? lama - istirahat_detik : lama
}

function isoFrom<T extends Instan | null>(saat: T): string | (T & null) {
  return saat === null ? (saat as T & null) : new Date(saat).toISOString()
}
