import { type DiBawahMinimum, type UpahMinimum, judgeUpahMinimum } from '@rekan/domain/karyawan/upah-minimum'
import type { Upah } from '@rekan/domain/pengajuan/lembur/upah-lembur'
import type { Tanggal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../platform/db.ts'
import { invalid } from '../../platform/errors.ts'
import type { Context } from '../../platform/http.ts'
import {
  type DasarLokasi,
  listDasarLokasi,
  listLokasiGaji,
  listUpahMinimum,
  updateLokasiGaji,
  upsertUpahMinimum,
} from './minimum.queries.ts'
import { type PerbuatanPelaku, record } from '../../platform/perbuatan.ts'

/** By karyawan, what pay follows from at the site of a day. */
export async function fetchDasarLokasi(
  db: Db | Tx,
  diminta: readonly { readonly karyawanId: number; readonly tanggal: Tanggal }[],
): Promise<ReadonlyMap<number, DasarLokasi>> {
  return diminta.length === 0 ? new Map() : listDasarLokasi(db, diminta)
}

/** Whose wage of a day is below the minimum of their site, by karyawan; a wage by the day counts 21 or 25 days. */
export async function judgeUpahOrang(
  db: Db | Tx,
  karyawanId: number,
  tanggal: Tanggal,
  upah: Pick<Upah, 'satuan' | 'pokok' | 'tunjanganTetap'>,
): Promise<DiBawahMinimum | null> {
  const lokasi = (await listDasarLokasi(db, [{ karyawanId, tanggal }])).get(karyawanId)
  return judgeUpahMinimum(upah, lokasi?.hari_seminggu ?? 5, tanggal, lokasi?.minimum ?? null)
}

/** The table of minimum wages, and what sites follow it. */
export async function showUpahMinimum(db: Db | Tx) {
  return { baris: await listUpahMinimum(db), lokasi: await listLokasiGaji(db) }
}

/** Records minimum wages, each of its place and year once. Throws 422 at `baris` where one comes twice. */
export async function recordUpahMinimum(
  perbuatan: PerbuatanPelaku,
  { baris }: Context<'POST /kelola/upah-minimum'>['body'],
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const kunci = new Set(baris.map(({ wilayah, tahun }) => `${wilayah} ${tahun}`))
  if (kunci.size < baris.length)
    throw invalid({ baris: ['Satu wilayah dan tahun tertulis dua kali. Sisakan satu.'] })
  const lama = new Map(
    (await listUpahMinimum(tx)).map(({ wilayah, tahun, jumlah }) => [`${wilayah} ${tahun}`, jumlah]),
  )
  await upsertUpahMinimum(tx, baris, pelaku.penggunaId, new Date(saat))
  const rincian = (jumlah: (satu: UpahMinimum) => number | null) =>
    Object.fromEntries(baris.map((satu) => [`${satu.wilayah} ${satu.tahun}`, jumlah(satu)]))
  await record(perbuatan, 'upah_minimum', String(baris.length), {
    sebelum: rincian(({ wilayah, tahun }) => lama.get(`${wilayah} ${tahun}`) ?? null),
    sesudah: rincian(({ jumlah }) => jumlah),
  })
}

/** What pay follows from at a site. Throws 422 at `kantor_id` for none. */
export async function recordLokasiGaji(
  perbuatan: PerbuatanPelaku,
  { kantor_id, wilayah, kelas_jkk }: Context<'POST /kelola/upah-minimum/lokasi'>['body'],
): Promise<void> {
  const { tx } = perbuatan
  const lama = (await listLokasiGaji(tx)).find(({ id }) => id === kantor_id)
  if (lama === undefined || !(await updateLokasiGaji(tx, kantor_id, { wilayah, kelas_jkk })))
    throw invalid({ kantor_id: ['Lokasi tidak ditemukan.'] })
  await record(perbuatan, 'kantor', kantor_id, {
    sebelum: { wilayah: lama.wilayah, kelas_jkk: lama.kelas_jkk },
    sesudah: { wilayah, kelas_jkk },
  })
}
