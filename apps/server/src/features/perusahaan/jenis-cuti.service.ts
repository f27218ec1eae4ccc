import jenisCuti from '@rekan/domain/data/jenis-cuti.json' with { type: 'json' }
import {
  type JenisCutiBawaan,
  isWajib,
  judgeJenisCuti,
  judgeSetengah,
} from '@rekan/domain/pengajuan/cuti/jenis-cuti'
import { type Instan, type Tanggal, hariBarat, hariTimur } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../platform/db.ts'
import { invalid, requireVersi } from '../../platform/errors.ts'
import type { Context } from '../../platform/http.ts'
import { type PerbuatanPelaku, record } from '../../platform/perbuatan.ts'
import {
  type UbahJenisCuti,
  findJenisCuti,
  insertJenisCuti,
  insertPerubahan,
  listJenisPada,
  lockJenisCuti,
} from '../reference/jenis-cuti.service.ts'
import { refuse } from './perusahaan.refusals.ts'

const BAWAAN: ReadonlyMap<string, JenisCutiBawaan> = new Map(jenisCuti.data.map((satu) => [satu.kode, satu]))

/** Returns every kind of leave as it is today, whether law gives it, and what becomes of it. */
export async function showJenisCuti(db: Db | Tx, saat: Instan) {
  const semua = await listJenisPada(db, hariBarat(saat))
  return semua.map((satu) => {
    const bawaan = BAWAAN.get(satu.kode)
    return { ...satu, wajib: bawaan !== undefined && isWajib(bawaan) }
  })
}

/** What is below the law's minimum in a change of a kind of leave, by field. */
export function judgePerubahan(kode: string, ubah: UbahJenisCuti) {
  const bawaan = BAWAAN.get(kode)
  const { boleh_setengah: _, ...pokok } = ubah
  return bawaan === undefined ? {} : judgeJenisCuti(bawaan, pokok)
}

/**
 * Changes a kind of leave from a day on, today at the earliest: what was asked for before is judged as it was. Throws 404
 * for a kind that is none, 422 by field for a day that is past and for what is below the law's minimum, 409 with the kinds as they stand for
 * a version that is no longer the latest.
 */
export async function editJenisCuti(
  perbuatan: PerbuatanPelaku,
  id: number,
  { berlaku_dari, versi, ...diisi }: Context<'POST /kelola/pengaturan/jenis-cuti/{id}'>['body'],
): Promise<void> {
  const { tx, saat } = perbuatan
  const ada = await lockJenisCuti(tx, id)
  if (ada === undefined) throw refuse('JENIS_CUTI_TIDAK_ADA')
  await requireVersi(ada.versi, versi, async () => showJenisCuti(tx, saat))
  const ubah = diisi as UbahJenisCuti
  const sebelum = await findJenisCuti(tx, ada.kode, berlaku_dari)
  const tolakSetengah = judgeSetengah({
    ...ada,
    dibayar: ubah.dibayar ?? sebelum?.dibayar ?? true,
    boleh_setengah: ubah.boleh_setengah ?? sebelum?.boleh_setengah ?? false,
  })
  const tolak = { ...judgePerubahan(ada.kode, ubah), ...(tolakSetengah && { boleh_setengah: tolakSetengah }) }
  const salah = Object.entries(tolak).map(([nama, pesan]) => [nama, [pesan]])
  if (salah.length > 0) throw invalid(Object.fromEntries(salah))
  requireHari(berlaku_dari, saat)
  await insertPerubahan(tx, id, berlaku_dari, ubah)
  await record(perbuatan, 'jenis_cuti', id, {
    sebelum: sebelum ?? null,
    sesudah: { ...sebelum, ...ubah, berlaku_dari },
  })
}

/** Adds a kind of leave of the company's own, in use from a day on. Throws 422 for a day that is past. */
export async function createJenisCuti(
  perbuatan: PerbuatanPelaku,
  { berlaku_dari, ...isi }: Context<'POST /kelola/pengaturan/jenis-cuti'>['body'],
): Promise<void> {
  const { tx, saat } = perbuatan
  requireHari(berlaku_dari, saat)
  const { boleh_setengah = false } = isi
  const tolak = judgeSetengah({ ...isi, boleh_setengah, satuan: 'hari', cara_hitung: 'hari_kerja' })
  if (tolak !== undefined) throw invalid({ boleh_setengah: [tolak] })
  const id = await insertJenisCuti(tx, { ...isi, boleh_setengah })
  await insertPerubahan(tx, id, berlaku_dari, { aktif: true })
  await record(perbuatan, 'jenis_cuti', id, { sesudah: { ...isi, berlaku_dari } })
}

function requireHari(berlaku_dari: Tanggal, saat: Instan): void {
  if (berlaku_dari < hariTimur(saat))
    throw invalid({ berlaku_dari: ['Berlaku paling cepat mulai hari ini: hari yang lewat tidak berubah.'] })
}
